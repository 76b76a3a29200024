// What the checker of JavaScript cannot know by itself: what `index.html` holds, which events are ours, and what is
// beside a script only in the assembled site. Nothing of this is in the site, nor runs.

declare module "*/pyodide/pyodide.mjs" {
  export * from "pyodide";
}

/** The elements that the scripts ask for by their names. */
interface Document {
  getElementById(id: "table" | "status" | "build"): HTMLElement;
  getElementById(id: "panel"): HTMLDialogElement;
  getElementById(id: "loaded"): HTMLProgressElement;
  /** They are gone when the table has been set. */
  getElementById(id: "splash" | "loaded-words" | "again"): HTMLElement;
}

/** What the scripts, PyScript and `web/page` tell each other on the window. */
interface WindowEventMap {
  report: CustomEvent<string>;
  installable: CustomEvent<boolean>;
  install: Event;
  arrived: CustomEvent<string>;
  "py:done": Event;
  beforeinstallprompt: InstallOffer;
}

/** Chromium's offer to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** What `web/shell/downloads.mjs` tells. */
interface Downloads {
  addEventListener(type: "progress", listener: (event: CustomEvent<{ come: number; total: number }>) => void): void;
  addEventListener(type: "failed", listener: (event: CustomEvent<string>) => void, options: { once: true }): void;
  dispatchEvent(event: Event): boolean;
}

/** Set by `web/shell/drawing.js`: the page is at an address from which its scripts can be had. */
declare var hasScripts: boolean;

/** Missing from the types of the browser. */
declare var launchQueue:
  { setConsumer(consumer: (launch: { files: FileSystemFileHandle[] }) => void): void } | undefined;
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScript(text: string): string | null; createScriptURL(address: string): string | null },
      ): object;
    }
  | undefined;

/** Cards as React components; it comes without types. */
declare module "@letele/playing-cards";

// Of Node's library, what our scripts use; and what only the types of Pyodide name.

declare module "node:net" {
  interface Socket {}
}

declare module "node:stream/web";

declare module "node:fs" {
  function readFileSync(path: string): Uint8Array;
  function readFileSync(path: string | 0, encoding: "utf-8"): string;
  function readdirSync(path: string): string[];
  function rmSync(path: string): void;
  function writeFileSync(path: string, text: string): void;
}
declare module "node:readline" {
  function createInterface(options: { input: object }): AsyncIterable<string>;
}

declare module "node:path" {
  function join(...parts: string[]): string;
  function resolve(...parts: string[]): string;
}

declare module "node:url" {
  function pathToFileURL(path: string): URL;
}

declare module "node:vm" {
  function runInNewContext(code: string): unknown;
  function runInThisContext(code: string): unknown;
}

declare const process: {
  argv: string[];
  exitCode: number;
  stdin: object;
  stdout: { write(text: string): void };
  stderr: { write(text: string): void };
};
