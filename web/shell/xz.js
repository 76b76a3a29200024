// Unpacks the packs of the site, which are under xz, while they come: a quarter less to send than under gzip, and no
// browser knows it by itself.
//
// It is the one script of three places that each take scripts in their own way: the page and the solver's worker import
// it, the service worker has it by `importScripts`. So it leaves what it does on the global object.

import { XzReadableStream } from "xz-decompress";

// Streams are unpacked one after the other, in the order in which they are given: whoever gives several begins with what
// is small.

globalThis.unpackedXz = (body) => new XzReadableStream(body);
