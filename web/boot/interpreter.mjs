// The interpreter that PyScript loads, in the page and in the worker: Pyodide as it comes from npm, given the runtime
// and the library of this site, and the app.
//
// PyScript accepts any module that exports `loadPyodide` and `version`. Ours adds what PyScript's configuration has
// no words for:
// - where the runtime lies, and a lock file without packages, for Ramparts installs none and Pyodide's own is one more
//   file of 119 KB (Pyodide refuses to start when `abi_version` is not its own);
// - its WebAssembly in two halves (`halves.mjs`);
// - the library and the app as packs (see `web/build/compile`), which Python imports from as they are. While Pyodide
//   loads, and no longer, what it fetches is what is on its way already;
// - the words of the player's language, and those of another one when it is chosen (`other_words.mjs`).

import "./trusted_types.mjs";
import "./storage_stand_ins.mjs";
import { IN_PAGE, arriving, failed, ready } from "../shell/downloads.mjs";
import { FIRST_HALF, firstHalf, instantiated } from "./halves.mjs";
import { language } from "../shell/splash_words.mjs";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

/** @import { PyodideAPI } from "pyodide" */
/** @typedef {[name: string, pack: Promise<Uint8Array | void>]} Pack */

const RUNTIME = new URL("../pyodide/", import.meta.url).href;
const LIBRARY = new URL("../pyodide/library.pack", import.meta.url).href;
const KERNEL = new URL("kernel.wasm", import.meta.url).href;
const PACKS = IN_PAGE ? ["app"] : ["app", "solver"];
const LEADS_TO_ROOM = /^#(daily|lesson|puzzle)/;
const WORDS = "/lib/ramparts/app/words/languages";

/** @type {any} */ // for Pyodide's types ask for more than its own lock file has
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

// The page's path is the library, and nothing else: no empty entry, for there is no folder of scripts. The app's packs
// join the library's (`web/build/compile/sitecustomize.py`).
/** @type {(names: string[]) => string} */
const read = (names) => `
import sys
from sitecustomize import PACK
for name in ${JSON.stringify(names)}:
    with open(f"/lib/{name}.pack", "rb") as packed:
        PACK.add(packed.read())
sys.path.remove("")
`;

// Where WebAssembly can suspend what runs, Pyodide runs Python on stacks of its own, which nothing here needs. Chromium
// crashes of it: what measures memory in a share of its sessions, drawn by lot, reads on beyond the end of such a stack
// (https://github.com/pyodide/pyodide/issues/6106 tells of the like). So Pyodide is not shown that there is such a thing.
Reflect.deleteProperty(WebAssembly, "Suspending");

/** @type {(response: Promise<Response>) => Promise<Uint8Array>} */
const bytes = async (response) => new Uint8Array(await (await response).arrayBuffer());

/** @type {(code: string) => Promise<Uint8Array>} */
const catalogue = (code) => bytes(arriving(new URL(`words-${code}.pack`, import.meta.url).href));

// What is in the room that comes later (`web/page/late_room.py`) comes with the others where the address leads there.
// Where it does not come, that room asks for it again, and until then nothing is drawn (`web/shell/drawing.js`).
/** @type {() => Promise<Uint8Array | void>} */
const room = () => {
  const page = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel='stylesheet']"));
  const sheet = /** @type {HTMLLinkElement} */ (page.cloneNode());
  sheet.href = new URL("study.css", import.meta.url).href;
  page.after(sheet);
  const pack = new URL("study.pack", import.meta.url).href;
  return bytes(arriving(pack, { told: false })).catch(() => void dispatchEvent(new Event("lacking")));
};

// Between two parts of the start, so that what the player does meanwhile is answered.
const nextTask = () => new Promise((done) => setTimeout(done));

/** @typedef {Promise<Uint8Array | void> | undefined} Perhaps */
/** @type {(FS: PyodideAPI["FS"], packs: Pack[], kernel: Perhaps, words: Perhaps) => Promise<void>} */
const files = async (FS, packs, kernel, words) => {
  const solver = await kernel;
  if (solver) FS.writeFile("/lib/kernel.wasm", solver);
  for (const [name, pack] of packs) {
    const content = await pack;
    if (content) FS.writeFile(`/lib/${name}.pack`, content);
  }
  FS.mkdirTree(WORDS);
  const spoken = await words;
  if (spoken) FS.writeFile(`${WORDS}/${language}.mo`, spoken);
  await nextTask();
};

// Whoever opens a panel may be about to change to another language. What a first visit has had of its own is to be kept.
// A language that is chosen waits for that module, and then for its own words; of several the last one counts.
/** @type {(python: PyodideAPI, known: string[]) => void} */
const later = ({ FS }, known) => {
  const panel = document.getElementById("panel");
  /** @type {(code: string) => Promise<void>} */
  const bring = async (code) => FS.writeFile(`${WORDS}/${code}.mo`, await catalogue(code));
  /** @type {Promise<(chosen: string) => Promise<void>> | undefined} */
  let coming;
  const come = async () => (await import("./other_words.mjs")).others(bring, known);
  const lacking = () => {
    coming = undefined; // the next choice asks for it again
    return async () => {};
  };
  const once = () => (coming ??= come().catch(lacking));
  let waits = true;
  /** @type {(event: Event & { target: any }) => Promise<void>} */
  const holdBack = async (event) => {
    const { target } = event;
    if (target.dataset.pref !== "language" || !waits) return;
    event.stopImmediatePropagation();
    const chosen = target.value;
    const brought = await once();
    await brought(chosen);
    if (target.value !== chosen) return; // another one was chosen meanwhile, and brings words of its own
    waits = false;
    target.dispatchEvent(new Event("change", { bubbles: true }));
    waits = true;
  };
  panel.addEventListener("change", holdBack, true);
  new MutationObserver(once).observe(panel, { attributeFilter: ["open"] });
  if (language === "en") return;
  navigator.serviceWorker?.addEventListener("controllerchange", once);
  if (known.length === 0) once();
};

/** @type {typeof load} */
const loadPyodide = async (options) => {
  // One pack is unpacked after the other, so the largest comes last: by then it has come.
  const library = arriving(LIBRARY);
  const ours = PACKS.map((name) => arriving(new URL(`${name}.pack`, import.meta.url).href));
  /** @type {Pack[]} */
  const packs = PACKS.map((name, place) => [name, bytes(ours[place])]);
  const coming = new Map([
    [FIRST_HALF, Promise.allSettled([library, ...ours]).then(firstHalf)],
    [LIBRARY, library],
  ]);
  if (IN_PAGE && LEADS_TO_ROOM.test(location.hash)) packs.push(["study", room()]);
  // The solver's kernel comes with its worker; where it cannot be had, Python does without it.
  const kernel = IN_PAGE ? undefined : bytes(arriving(KERNEL)).catch(() => {});
  // What cannot be had is said in English.
  const words = IN_PAGE && language !== "en" ? catalogue(language).catch(() => {}) : undefined;
  for (const [address, file] of [...coming, ...packs]) file.catch(address === FIRST_HALF ? () => {} : failed);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (address, ...rest) => coming.get(String(address)) ?? fetch(address, ...rest);
  WebAssembly.instantiateStreaming = /** @type {typeof instantiateStreaming} */ (instantiated);
  try {
    const python = await load({
      ...options,
      indexURL: RUNTIME,
      stdLibURL: LIBRARY,
      packageBaseUrl: RUNTIME,
      lockFileContents: NO_PACKAGES,
      env: { PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: (FS) => files(FS, packs, kernel, words),
    });
    const come = await Promise.all(packs.map(async ([name, pack]) => ((await pack) ? [name] : [])));
    await nextTask();
    python.runPython(read(come.flat()));
    await nextTask();
    const known = (await words) ? [language] : [];
    if (IN_PAGE) ready.then(() => later(python, known));
    return python;
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};

export { loadPyodide, version };
