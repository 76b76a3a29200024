// Starts Python in this page: hands PyScript its configuration, then loads PyScript.
//
// PyScript reads its configuration once, when its module is evaluated, so the <py-config> element must be there
// first. Every address is absolute and made from this module's own: the site works under any path, and PyScript
// never falls back to its default interpreter on a content delivery network, as it does for some relative ones.

// What stands at the end of each script is named here, needed or not: one that was cut off has no such thing, and the
// browser says so.
import { trusted } from "./trusted_types.mjs";
import { empty } from "./storage_stand_ins.mjs";
import { failed, missing } from "../shell/downloads.mjs";
import { splash } from "../shell/splash.mjs";
import { register } from "./sw_register.mjs";
import { tell } from "../shell/install_offer.mjs";

/** @type {(path: string) => string} */
const here = (path) => new URL(path, import.meta.url).href;

// PyScript's optional parts that Ramparts has no use for. Those not named here would each be one more download.
const UNUSED = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

const plugins = UNUSED.map((plugin) => `!${plugin}`);

const settings = {
  interpreter: here("interpreter.mjs"),
  packages_cache: "never",
  plugins,
  sync_main_only: true, // a worker has no need of the page's globals, which it could have only with special headers
  solver: here("solver_worker.py"), // PyScript has no use for this one; `web/page/solver_client.py` has
};

/** @type {(name: string, content: object) => void} */
const configure = (name, content) => {
  const element = document.createElement(name);
  element.hidden = true;
  element.setAttribute("type", "json");
  element.textContent = JSON.stringify(content);
  document.head.append(element);
};

configure("py-config", settings);
// PyScript prepares MicroPython on every page too, and would load its plugins again for it.
configure("mpy-config", { plugins });

if (!("old" in splash.dataset)) import(here("../pyscript/core.js")).catch(failed);

// Sounds are fetched by whoever wants them.
const wanted = () => document.documentElement.dataset.sound && import(here("sounds.js")).catch(missing);
new MutationObserver(wanted).observe(document.documentElement, { attributeFilter: ["data-sound"] });
