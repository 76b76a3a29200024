// What PyScript asks the browser for when it starts, and must not be refused, or Python would not start at all.
//
// A database, in the page and in its workers: an empty one, for Ramparts keeps nothing in it. It answers what
// PyScript asks of an IndexedDB: its keys, of which there are none, and that they be gone.

/** @type {(result?: unknown) => any} */
const request = (result) => {
  /** @type {any} */
  const asked = {};
  queueMicrotask(() => asked.onsuccess({ target: { result } }));
  return asked;
};

const store = { getAllKeys: () => request([]), clear: () => request() };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
const empty = { open: () => request(database) };

Object.defineProperty(globalThis, "indexedDB", { value: empty });

// A channel, on which nobody speaks to the page: Firefox refuses it together with storage.
try {
  new BroadcastChannel("ramparts").close();
} catch {
  /** @type {any} */ (globalThis).BroadcastChannel = class extends EventTarget {
    postMessage() {}
  };
}

export { empty };
