// The first script of a page under test: whatever goes wrong from now on is written down, across loads of the page.

/** @type {(fault: unknown) => void} */
const note = (fault) => {
  const faults = JSON.parse(sessionStorage.getItem("faults") ?? "[]");
  sessionStorage.setItem("faults", JSON.stringify([...faults, String(fault)]));
};

// What is still loading as the page is left does not come, nor does what waits for it, and that is no fault.
let leaving = false;
addEventListener("beforeunload", () => {
  leaving = true;
});

addEventListener(
  "error",
  (/** @type {ErrorEvent & { target: any }} */ { message, target }) => {
    if (message || !leaving) note(message ?? `${target.localName} not loaded`);
  },
  { capture: true },
);
addEventListener("unhandledrejection", ({ reason }) => leaving || note(`not caught: ${reason}`));
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
  note(`${effectiveDirective}: ${blockedURI} ${sample}`),
);
for (const level of /** @type {const} */ (["assert", "error", "warn"])) {
  /** @type {(...words: any[]) => void} */
  const really = console[level];
  console[level] = (/** @type {any[]} */ ...words) => {
    if (level !== "assert" || !words[0]) note(`console ${level}: ${words.join(" ")}`);
    really.apply(console, words);
  };
}
