// The service worker: keeps a whole build of the site in this browser, and answers from it.
//
// Each build has a cache of its own, named after its content. Files lie under addresses that change with them, so the
// caches of two builds never disagree. Which build a visit gets is decided by one entry, the page itself, and it is
// put down last, when everything that this page asks for is kept: an install that is cut short has changed nothing,
// and the next attempt goes on where it stopped. From then on every load of the page starts the new build, while pages
// of the old one run on; their cache goes when the last of them has been closed and this worker takes over.
//
// What is kept may be damaged. So nothing is taken over from an older build, or from an install that was cut short, before
// its hash is the one that the build names; and the page is compared with its hash whenever it is opened. All else is
// compared when the page is loaded anew, or when the last start was not seen to come to its end. What is damaged is taken
// away: then the network has it, past the browser's own cache if need be, and it is kept again.
//
// A build that is to let go (`python -m web.build.assemble --let-go`) names no files: its service worker takes away what
// others have kept, and then itself.
//
// Other sites may share our origin: nothing is touched whose name is not ours, scope included. The pages about the games,
// which no build names, come from the network, and are kept once they were visited; so are lists of puzzles.

// What only some players want, such as a language, is kept once it was asked for (`later`). What lies at the host under xz
// is kept unpacked, so no start waits for that, and WebAssembly stays compiled; `packed` has its hash as it lies there.
/** @typedef {Record<string, string>} Hashes */
/** @type {{ id: string, files: Hashes, later: Hashes, packed: Hashes }} */
const BUILD = { id: "", files: {}, later: {}, packed: {} };

// Types know a worker only, and not of which kind it is.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL(worker.registration.scope);
const PREFIX = `ramparts ${scope.pathname} `;
const HOME = "index.html"; // as what the page is kept, whatever its address
const KEEPS = HOME in BUILD.files;
const KEPT = `${PREFIX}${BUILD.id}`;
const PAGE = `${PREFIX}page`;
const HASH = "X-Ramparts-Hash";

if (KEEPS) importScripts("./web/shell/xz.js");

/** @type {(path: string) => string} */
const address = (path) => new URL(path, scope).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const STARTING = address("starting");

// What workers before this one have kept has no hash with it.
/** @type {(kept: Response, integrity?: string | null) => Promise<boolean>} */
const sound = async (kept, integrity = kept.headers.get(HASH)) => {
  if (!integrity) return true;
  const digest = await crypto.subtle.digest("SHA-256", await kept.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

// A response of our own making: where the host's was redirected, the browser would not take it for the page. It has the
// type without which WebAssembly is not compiled as it comes, whatever the host has sent.
/** @type {(response: Response, path: string, integrity: string) => Response} */
const made = (response, path, integrity) => {
  const headers = new Headers(response.headers);
  headers.set(HASH, integrity);
  if (path.endsWith(".wasm") || path in BUILD.packed) headers.set("Content-Type", "application/wasm");
  return new Response(response.body, { headers });
};

// The browser itself compares what it gets with the file's hash.
/** @type {(path: string, integrity: string, cache: RequestCache) => Promise<Response>} */
const asked = async (path, integrity, cache) => {
  const packed = BUILD.packed[path];
  const response = await fetch(address(path), { integrity: packed ?? integrity, cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return made(packed && response.body ? new Response(unpackedXz(response.body)) : response, path, integrity);
};

// Whatever lies in a folder named after its content never changes, so the browser's own copy will do, unless it is not
// what it should be: a host may have answered something else there, and have told to keep it.
/** @type {(path: string, integrity: string) => Promise<Response>} */
const fetched = (path, integrity) => {
  const lasting = path.includes("/") && !path.startsWith("icons/");
  return asked(path, integrity, lasting ? "default" : "no-cache").catch(() => asked(path, integrity, "reload"));
};

// Whether a file is in the cache, put there by an install that was cut short, or taken over now from an older build.
/** @type {(cache: Cache, path: string, integrity: string) => Promise<boolean>} */
const copied = async (cache, path, integrity) => {
  const url = address(path);
  for (const name of [KEPT, ...(await ours())]) {
    const copy = await caches.match(url, { cacheName: name });
    if (!copy || !(await sound(copy, integrity))) continue;
    if (name !== KEPT) await cache.put(url, made(copy, path, integrity));
    return true;
  }
  return false;
};

/** @type {(cache: Cache, path: string, integrity: string) => Promise<void>} */
const keep = async (cache, path, integrity) => {
  if (await copied(cache, path, integrity)) return;
  await cache.put(address(path), await fetched(path, integrity));
};

/** @type {(path: string) => string} */
const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);

// The names of all files that this and other builds have kept. What somebody wants of what comes later they have in the
// next build as well, where it lies at another address.
const names = async () => {
  const kept = (await ours()).map(async (build) => (await caches.open(build)).keys());
  return new Set((await Promise.all(kept)).flat().map(({ url }) => fileName(url)));
};

const tell = async () => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    client.postMessage({ ramparts: "kept", build: BUILD.id });
  }
};

// The page is asked for where it is opened, for many a host sends away who asks for its file; where such an address
// has no page, its file will do.
const keepAll = async () => {
  const { [HOME]: page, ...files } = BUILD.files;
  const cache = await caches.open(KEPT);
  await Promise.all(Object.entries(files).map(([path, integrity]) => keep(cache, path, integrity)));
  const had = await names();
  /** @type {(file: [path: string, integrity: string]) => Promise<unknown>} */
  const takenOver = ([path, integrity]) => (had.has(fileName(path)) ? keep : copied)(cache, path, integrity);
  await Promise.all(Object.entries(BUILD.later).map(takenOver));
  const response = await asked("", page, "no-cache").catch(() => asked(HOME, page, "reload"));
  await (await caches.open(PAGE)).put(address(HOME), response);
};

const activate = async () => {
  const old = (await ours()).filter((name) => name !== KEPT && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const letGo = async () => {
  await worker.registration.unregister();
  await Promise.all((await ours()).map((name) => caches.delete(name)));
  await tell();
};

// Every start is noted, until the page tells that it can be played. Whether the last one still is: then something may be
// wrong with what is kept.
const unfinished = async () => {
  const cache = await caches.open(PAGE);
  const noted = await cache.match(STARTING);
  if (!noted) cache.put(STARTING, new Response()).catch(() => {});
  return Boolean(noted);
};

const dropDamaged = async () => {
  for (const name of await ours()) {
    const cache = await caches.open(name);
    /** @type {(request: Request) => Promise<void>} */
    const compared = async (request) => {
      const kept = await cache.match(request);
      if (kept && !(await sound(kept))) await cache.delete(request);
    };
    await Promise.all((await cache.keys()).map(compared));
  }
};

/** @type {(request: Request) => Promise<void>} */
const starting = async ({ cache }) => {
  if ((await unfinished()) || cache === "no-cache" || cache === "reload") await dropDamaged();
};

// Whether all is kept that belongs to this build.
const whole = async () => {
  const entries = await Promise.all([PAGE, KEPT].map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(entries.flat().map(({ url }) => url));
  return Object.keys(BUILD.files).every((path) => kept.has(address(path)));
};

// What was damaged, or is gone for another reason, and was not asked for by the page, is kept once it can be played.
const started = async () => {
  await (await caches.open(PAGE)).delete(STARTING);
  if (!(await whole())) await keepAll();
};

// Any file is the one of that address, whichever build has it.
/** @type {(url: string) => Promise<Response | undefined>} */
const found = async (url) => {
  for (const name of [KEPT, ...(await ours())]) {
    const kept = await caches.match(url, { cacheName: name });
    if (kept) return kept;
  }
};

// What comes from the network is kept if it can be; whoever asked for it has it in any case.
/** @type {(path: string, integrity: string) => Promise<Response>} */
const kept = async (path, integrity) => {
  const response = await fetched(path, integrity);
  const copy = response.clone();
  const cache = await caches.open(KEPT).catch(() => undefined);
  await cache?.put(address(path), copy).catch(() => {});
  return response;
};

// The page as it is kept, if it is sound and all is here that it asks for. Else the host has it, maybe that of another
// build, whose files it has as well; and what is kept of ours is better than nothing.
/** @type {(request: Request) => Promise<Response>} */
const page = async (request) => {
  const here = await caches.match(address(HOME), { cacheName: PAGE });
  const good = here && (await sound(here)) ? here : undefined;
  const another = good && good.headers.get(HASH) !== BUILD.files[HOME];
  if (good && (another || (await whole()))) return good;
  return fetch(request).catch((error) => good ?? Promise.reject(error));
};

// What is kept may be gone, or out of reach in a browser whose storage is broken: then the network may have it.
/** @type {(request: Request, path: string) => Promise<Response>} */
const answer = async (request, path) => {
  if (path === HOME) {
    if (request.mode === "navigate") await starting(request).catch(() => {});
    return page(request).catch(() => fetch(request));
  }
  const here = await found(address(path)).catch(() => undefined);
  if (here) return here;
  const integrity = BUILD.files[path] ?? BUILD.later[path];
  return integrity ? kept(path, integrity).catch(() => fetch(request)) : fetch(request);
};

// A page about the games, such as `de/fortress/`, or puzzles: as the host has it, or as it was seen last with this build.
const ABOUT = /^[a-z]{2}(-\w+)?\/([a-z-]+\/)?$|^puzzles-\w+\/[\w-]+\.txt$/;

/** @type {(request: Request, path: string) => Promise<Response>} */
const visited = async (request, path) => {
  const response = await fetch(request).catch(() => undefined);
  const none = () => (path.endsWith(".txt") ? new Response() : Response.error()); // Python needs no list
  if (!response) return (await found(address(path)).catch(() => undefined)) ?? none();
  const cache = response.ok && (await caches.open(KEPT).catch(() => undefined));
  if (cache) await cache.put(address(path), response.clone()).catch(() => {});
  return response;
};

// Whether an address is one of this site: of this build, or of another one, whose folders have names of the same form.
/** @type {(path: string) => boolean} */
const known = (path) => path in BUILD.files || /^(web|deck|pyodide|pyscript)-[\w.]+\/[^/]+$/.test(path);

worker.addEventListener("install", (event) => event.waitUntil(KEEPS ? keepAll().then(tell) : worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(KEEPS ? activate() : letGo()));
worker.addEventListener("message", (event) => {
  if (KEEPS && event.data?.ramparts === "ready") event.waitUntil(started().catch(() => {}));
});
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(scope.pathname.length).replace(/^(index)?$/, HOME);
  const within = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (!KEEPS || event.request.method !== "GET" || !within) return;
  if (ABOUT.test(path)) event.respondWith(visited(event.request, path));
  else if (known(path)) event.respondWith(answer(event.request, path));
});
