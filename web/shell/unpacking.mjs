// Has the packs of a first visit unpacked by a worker of their own: on the page's thread it took half a second and more of
// a slow phone, in which nothing else could be done. Where there can be no worker, it is done here all the same.
//
// The solver's worker does it itself: its thread has nothing else to do yet, and Firefox does not always come back from
// making a worker within a worker (on a busy machine six of 240 starts stood still there, until they were given up).
//
// The worker ends with the last pack that is under way.

const ADDRESS = new URL("xz.js", import.meta.url).href;
const NAME = "unpacking"; // `xz.js` knows its part by it

/** @type {Promise<Worker | void> | undefined} */
let coming;
let underWay = 0;

// The worker, once it has said that it is there.
/** @type {() => Promise<Worker | void>} */
const started = () =>
  new Promise((done) => {
    try {
      const worker = new Worker(ADDRESS, { name: NAME });
      worker.onmessage = () => done(worker);
      worker.onerror = () => done(); // that it cannot be had; what goes wrong later comes by the ports
    } catch {
      done(); // a host may have a policy of its own
    }
  });

/** @type {(worker: Worker, body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>} */
const aside = (worker, body) => {
  const { port1: port, port2: theirs } = new MessageChannel();
  worker.postMessage(theirs, [theirs]);
  const ended = () => {
    port.close();
    underWay -= 1;
    if (underWay) return;
    worker.terminate();
    coming = undefined;
  };
  return new ReadableStream({
    start(controller) {
      port.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) return controller.enqueue(data);
        ended();
        if (data === null) controller.close();
        else controller.error(new Error(data));
      };
      const pieces = new WritableStream({
        write: (piece) => port.postMessage(piece),
        close: () => port.postMessage(null),
        abort: (fault) => port.postMessage(String(fault?.message ?? fault)),
      });
      body.pipeTo(pieces).catch(() => {}); // told by `abort`
    },
    // What is given up is unpacked to its end all the same, for the next waits for that.
    cancel: () => void (port.onmessage = ({ data }) => data instanceof Uint8Array || ended()),
  });
};

/** @type {(body: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>} */
const unpacked = async (body) => {
  underWay += 1;
  const worker = globalThis.document && (await (coming ??= started()));
  if (worker) return aside(worker, body);
  underWay -= 1;
  await import(ADDRESS);
  return unpackedXz(body);
};

Object.assign(globalThis, { unpacked }); // for Python

export { unpacked };
