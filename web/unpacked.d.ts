/** Set by `web/shell/xz.js`: what comes under xz, unpacked while it comes. An error where it is damaged or cut off. */
declare var unpackedXz: (body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>;
