// What may become code in this page: the Trusted Types policy of Ramparts, made before anything else runs.
//
// The page's content security policy refuses to turn a text into code, or into a script's address, unless a policy has
// let it pass. There is one, called "default", and it lets pass the one text that PyScript makes a function of, and
// scripts of this site. There is nothing in it for HTML: whatever sets innerHTML is refused.
//
// A worker has its own globals but the same rules, so the interpreter's module imports this one there too.

const site = new URL("../", import.meta.url).href;

// What PyScript asks to compile, letter by letter: the one hook that it prepares for workers, in the page, and the same
// hook as it is revived in the worker. Another version of PyScript may ask for something else, and will be refused until
// somebody has looked at it; `e2e/safety/test_security.py` tells then.
const HOOK =
  "(w,x)=>(async(e,t,...n)=>{for(const r of n)await r(e,t)})(w,x,...[({interpreter:e})=>" +
  '{e.registerJsModule("_pyscript",{fs:{ERROR:"storage permissions not granted",NAMESPACE:"@pyscript.fs"},' +
  "interpreter:e})}])";
const BODIES = [`return${HOOK}`, `'use strict';return (${HOOK})`];

// What a policy is shown of `Function(body)`: the source of the function that would be made. Chromium sets it in
// parentheses; Firefox, WebKit and the standard (ECMA-262, CreateDynamicFunction) do not.
const COMPILED = BODIES.flatMap((body) => {
  const source = `function anonymous(\n) {\n${body}\n}`;
  return [source, `(${source})`];
});

// What Pyodide tries to load in order to learn what kind of worker it is in: an empty script.
const EMPTY = "data:text/javascript,";

const trusted = globalThis.trustedTypes?.createPolicy("default", {
  createScript: (text) => (COMPILED.includes(text) ? text : null),
  createScriptURL: (address) => {
    const url = new URL(address, site).href;
    const ours = url.startsWith(site) || url.startsWith(`blob:${new URL(site).origin}/`);
    return ours || address === EMPTY ? address : null;
  },
});

export { trusted };
