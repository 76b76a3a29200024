// The large files on their way: asked for once, counted while they come, and handed to whoever asks for them next.
//
// The page's head has asked for them already; a `fetch` here takes over what is on its way. Bytes are counted as they
// come off the wire into the page, and weighed by what the host sends for them, so a megabyte of the bar takes as long
// as any other. `downloads` tells of each step with "progress", and with "failed" when something does not come.

import { unpacked } from "./unpacking.mjs";

// What the assembly leaves in the page (`web/build/page.py`).
/** @type {{ build?: string, keeps?: boolean, loads?: Record<string, [bytes: number, sent: number]> }} */
const build = JSON.parse(globalThis.document?.getElementById("build").textContent ?? "{}");
const IN_PAGE = Boolean(globalThis.document); // in the page, and not in the worker
const site = new URL("../", import.meta.url).href;
const downloads = /** @type {Downloads} */ (new EventTarget());

// For each file that the page loads: its bytes, those of them that are sent, and those that have come.
const expected = new Map(
  Object.entries(build.loads ?? {}).map(([path, [bytes, sent]]) => [
    new URL(path, site).href,
    { bytes, sent, come: 0 },
  ]),
);
const total = [...expected.values()].reduce((sum, { sent }) => sum + sent, 0);

// Pieces come by the hundred; a step is told when the page is drawn next.
let due = false;
const progress = () => {
  if (!IN_PAGE || due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    const come = [...expected.values()].reduce((sum, file) => sum + (file.sent * file.come) / file.bytes, 0);
    downloads.dispatchEvent(new CustomEvent("progress", { detail: { come, total } }));
  });
};

// In the worker it goes to whoever made the worker, as an error event.
/** @type {(error: any) => void} */
const failed = (error) => {
  if (!IN_PAGE) return reportError(error);
  downloads.dispatchEvent(new CustomEvent("failed", { detail: String(error?.message ?? error) }));
};

// A file of this build could not be had: the host may have another one by now (`web/boot/sw_register.mjs` looks). In the
// worker it is told to the page, and to those of other tabs, for which it is as true.
const missing = () => {
  if (IN_PAGE) dispatchEvent(new Event("missing"));
  else new BroadcastChannel(site).postMessage("missing");
};

/** @type {(address: string, bytes: number) => void} */
const came = (address, bytes) => {
  const file = expected.get(address);
  if (file) file.come = Math.min(file.bytes, bytes);
  progress();
};

/** @type {(address: string) => TransformStream<Uint8Array, Uint8Array>} */
const counting = (address) => {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      came(address, bytes);
      controller.enqueue(chunk);
    },
    flush(controller) {
      const file = expected.get(address);
      if (file && bytes < file.bytes) controller.error(new Error(`${address}: ${bytes} of ${file.bytes} bytes`));
    },
  });
};

// WebAssembly is compiled as it comes only under this type, which not every host sends. Of all else here the bytes count.
const TYPE = "application/wasm";
const typed = { headers: { "Content-Type": TYPE } };

// What the service worker keeps has this header. Packs it has unpacked: WebAssembly the browser keeps compiled then, and
// nothing else is unpacked once more at every start.
const KEPT = "X-Ramparts-Hash";

// A file as a Response. One that does not come whole is told of here, unless who asks does that, or does without it:
// Pyodide only warns, and waits for ever.
/** @typedef {{ counted?: boolean, told?: boolean, cache?: RequestCache }} Arrival */
/** @type {(address: string, options?: Arrival) => Promise<Response>} */
const arriving = async (address, { counted = true, told = true, cache = "default" } = {}) => {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    missing();
    throw new Error(`${address}: ${response.status}`);
  }
  const unpacks = address.endsWith(".pack") && !response.headers.has(KEPT);
  /** @type {(body: ReadableStream) => Promise<Response>} */
  const made = async (body) => new Response(unpacks ? await unpacked(body) : body, typed);
  const asItIs = !unpacks && response.headers.get("Content-Type") === TYPE;
  if (!counted) return asItIs ? response : made(/** @type {ReadableStream} */ (response.body));
  const { readable, writable } = counting(address);
  /** @type {ReadableStream<Uint8Array>} */ (response.body).pipeTo(writable).catch(told ? failed : () => {});
  return made(readable);
};

// Kept once the table can be played, and never if it cannot.
/** @type {Promise<void>} */
const ready = new Promise((done) => {
  const table = globalThis.document?.getElementById("table");
  if (!table) return;
  const watching = new MutationObserver(() => {
    if (table.dataset.ready !== "true") return;
    watching.disconnect();
    done();
  });
  watching.observe(table, { attributeFilter: ["data-ready"] });
});

// Scripts and styles are counted when they have come: the browser tells of each.
if (IN_PAGE) {
  new PerformanceObserver((list) => {
    for (const { name, decodedBodySize } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) {
      if (decodedBodySize) came(name, decodedBodySize);
    }
  }).observe({ type: "resource", buffered: true });
}

export { IN_PAGE, downloads, arriving, build, failed, missing, ready, site };
