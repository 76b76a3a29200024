// Unpacks the packs of the site, which are under xz, while they come: a quarter less to send than under gzip, and no
// browser knows it by itself.
//
// It is the one script of three places that each take scripts in their own way: the solver's worker imports it, the
// service worker has it by `importScripts`, and the page makes a worker of it (`unpacking.mjs`), so that its own thread
// is free meanwhile. So it leaves what it does on the global object.

import { XzReadableStream } from "xz-decompress";

// Streams are unpacked one after the other, in the order in which they are given: whoever gives several begins with what
// is small.

globalThis.unpackedXz = (body) => new XzReadableStream(body);

// What comes by a port, piece after piece and `null` at the end, goes back unpacked in the same manner; a fault is told
// as a text.
globalThis.unpackByPort = (port) => {
  const packed = new ReadableStream({
    start(controller) {
      port.onmessage = ({ data }) => {
        if (data) controller.enqueue(data);
        else controller.close();
      };
    },
  });
  const back = new WritableStream({
    write: (piece) => port.postMessage(piece, [piece.buffer]),
    close: () => port.postMessage(null),
    abort: (fault) => port.postMessage(String(fault?.message ?? fault)),
  });
  unpackedXz(packed)
    .pipeTo(back)
    .catch(() => {}); // told by the port
};

if (/** @type {any} */ (globalThis).name === "unpacking") {
  globalThis.onmessage = (/** @type {MessageEvent} */ { data }) => unpackByPort(data);
}
