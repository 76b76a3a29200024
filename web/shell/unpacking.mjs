// Has the packs of a first visit unpacked by a worker of their own: on the page's thread it took half a second and more of
// a slow phone, in which nothing else could be done.
//
// The worker ends with the last stream that is under way.

import "./xz.js";

const NAME = "unpacking"; // `xz.js` knows its part by it

/** @type {Worker | undefined} */
let worker;

// How each stream that is under way ends: a worker that does not come, or breaks, is a fault of them all.
/** @type {Set<(fault: string | null) => void>} */
const waiting = new Set();

const started = () => {
  worker = new Worker(new URL("xz.js", import.meta.url), { name: NAME });
  worker.onerror = (event) => waiting.forEach((told) => told(`xz.js: ${event.message}`));
  return worker;
};

/** @type {(body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>} */
const aside = (body) => {
  const { port1: port, port2: theirs } = new MessageChannel();
  (worker ?? started()).postMessage(theirs, [theirs]);
  return new ReadableStream({
    start(controller) {
      /** @type {(fault: string | null) => void} */
      const end = (fault) => {
        if (!waiting.delete(end)) return;
        port.close();
        if (!waiting.size) worker = void worker?.terminate();
        if (fault === null) controller.close();
        else controller.error(new Error(fault));
      };
      waiting.add(end);
      port.onmessage = ({ data }) => (data instanceof Uint8Array ? controller.enqueue(data) : end(data));
      const pieces = new WritableStream({
        write: (piece) => port.postMessage(piece),
        close: () => port.postMessage(null),
        abort: (fault) => end(String(fault?.message ?? fault)),
      });
      body.pipeTo(pieces).catch(() => {}); // told by `abort`
    },
  });
};

export { aside };
