/** Set by `web/shell/xz.js`: what comes under xz, unpacked while it comes. An error where it is damaged or cut off. */
declare var unpackedXz: (body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;
/** The same for a worker, by a port: piece after piece and `null` at the end, both ways; a fault comes as a text. */
declare var unpackByPort: (port: MessagePort) => void;
