// What another program shares into Ramparts, where that is installed: a link, or the text of a deal. The browser opens the
// page with it behind a question mark (`share_target` in the manifest). From then on it is what the address names, as if
// somebody had followed a link, and a reload does not open it again.

// Of a link into the page only what stands behind its `#`, which is written as an address is. Most programs put all they
// have into the text.
const takeShared = () => {
  const { hash, pathname, search } = location;
  const said = new URLSearchParams(search);
  const text = `${said.get("text") ?? ""} ${said.get("url") ?? ""}`.trim();
  const named = /^\S+#(\S+)$/.exec(text)?.[1] ?? encodeURIComponent(text);
  if (text && !hash) history.replaceState(null, "", `${pathname}#${named}`);
};

export { takeShared };
