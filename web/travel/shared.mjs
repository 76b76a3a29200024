// What another program shares into Ramparts, where that is installed: a link, or the text of a deal. The browser opens the
// page with it behind a question mark (`share_target` in the manifest). From then on it is what the address names, as if
// somebody had followed a link, and a reload does not open it again.

// Of a link into the page only what stands behind its `#`, which is written as an address is.
/** @type {(text: string) => string} */
const named = (text) => /^\S+#(\S+)$/.exec(text)?.[1] ?? encodeURIComponent(text);

const takeShared = () => {
  const { hash, pathname, search } = location;
  const said = new URLSearchParams(search);
  const [words, link, title] = ["text", "url", "title"].map((name) => said.get(name)?.trim() ?? "");
  const text = `${words} ${link}`.trim() || title; // most programs put all they have into the first
  if (text && !hash) history.replaceState(history.state, "", `${pathname}#${named(text)}`);
};

export { takeShared };
