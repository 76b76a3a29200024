// Unpacks the packs of the site, which are under xz, while they come: a quarter less to send than under gzip, and no
// browser knows it by itself.
//
// It is the one script of places that each take scripts in their own way: the page makes a worker of it (`unpacking.mjs`),
// so that its own thread is free meanwhile, the service worker has it by `importScripts`, and where there can be no worker
// it is imported. So it leaves what it does on the global object.

import { XzReadableStream } from "xz-decompress";

// Streams are unpacked one after the other, in the order in which they are given: whoever gives several begins with what
// is small.

globalThis.unpackedXz = (body) => new XzReadableStream(body);

// What comes by a port goes back unpacked in the same manner: piece after piece, then `null`, or a fault as a text.
/** @type {(port: MessagePort) => void} */
const unpackByPort = (port) => {
  const packed = new ReadableStream({
    start(controller) {
      port.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) controller.enqueue(data);
        else if (data === null) controller.close();
        else controller.error(new Error(data));
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

/** @type {any} */
const here = globalThis;
if (here.name === "unpacking") {
  here.onmessage = (/** @type {MessageEvent<MessagePort>} */ { data }) => unpackByPort(data);
  here.postMessage("here");
}
