// The service worker: keeps a whole build of the site in this browser, and answers from it.
//
// Each build has a cache of its own, named after its content. Files lie under addresses that change with them, so the
// caches of two builds never disagree. Which build a visit gets is decided by one entry, the page itself, and it is
// put down last, when everything that this page asks for is kept: an install that is cut short has changed nothing,
// and the next attempt goes on where it stopped. From then on every load of the page starts the new build, while pages
// of the old one run on; their cache goes when the last of them has been closed and this worker takes over.
//
// A build that is to let go (`python -m web.build.assemble --let-go`) names no files: its service worker takes away what
// others have kept, and then itself.
//
// Other sites may share our origin: nothing is touched whose name is not ours, scope included.

// What only some players want is kept once it was asked for (`later`).
/** @type {{ id: string, files: Record<string, string>, later: Record<string, string> }} */
const BUILD = { id: "", files: {}, later: {} };

// Types know a worker only, and not of which kind it is.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL(worker.registration.scope);
const PREFIX = `ramparts ${scope.pathname} `;
const KEEPS = "index.html" in BUILD.files;
const KEPT = `${PREFIX}${BUILD.id}`;
const PAGE = `${PREFIX}page`;

/** @type {(path: string) => string} */
const address = (path) => new URL(path, scope).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** @type {(cache: Cache, url: string) => Promise<boolean>} */
const copied = async (cache, url) => {
  for (const name of await ours()) {
    const copy = await (await caches.open(name)).match(url);
    if (copy) return cache.put(url, copy).then(() => true);
  }
  return false;
};

// Whatever lies in a folder named after its content never changes, so a copy will do, be it the browser's or that of
// an older build. The browser itself compares what it got with the file's hash.
/** @type {(cache: Cache, path: string, integrity: string) => Promise<void>} */
const keep = async (cache, path, integrity) => {
  const url = address(path);
  if (await cache.match(url)) return;
  const lasting = path.includes("/") && !path.startsWith("icons/");
  if (lasting && (await copied(cache, url))) return;
  const response = await fetch(url, { integrity, cache: lasting ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
};

const tell = async () => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })) {
    client.postMessage({ ramparts: "kept", build: BUILD.id });
  }
};

const install = async () => {
  const { "index.html": page, ...files } = BUILD.files;
  const cache = await caches.open(KEPT);
  await Promise.all(Object.entries(files).map(([path, integrity]) => keep(cache, path, integrity)));
  await Promise.all(Object.keys(BUILD.later).map((path) => copied(cache, address(path))));
  const response = await fetch(address("index.html"), { integrity: page, cache: "no-cache" });
  if (!response.ok) throw new Error(`index.html: ${response.status}`);
  await (await caches.open(PAGE)).put(address("index.html"), response);
  await tell();
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

// The page is the last one put down, and nothing without files; any other file is the one of that address, whichever
// build has it.
/** @type {(url: string) => Promise<Response | undefined>} */
const found = async (url) => {
  if (url === address("index.html")) {
    return (await ours()).length > 1 ? caches.match(url, { cacheName: PAGE }) : undefined;
  }
  const mine = await caches.match(url, { cacheName: KEPT });
  if (mine) return mine;
  for (const name of await ours()) {
    const other = await caches.match(url, { cacheName: name });
    if (other) return other;
  }
};

// What is wanted for the first time is kept if it can be; whoever asked for it has it in any case.
/** @type {(url: string, integrity: string) => Promise<Response>} */
const fetched = async (url, integrity) => {
  const response = await fetch(url, { integrity });
  const copy = response.clone();
  if (response.ok)
    await caches.open(KEPT).then(
      (cache) => cache.put(url, copy),
      () => {},
    );
  return response;
};

// What is kept may be gone, or out of reach in a browser whose storage is broken: then the network may have it.
/** @type {(request: Request, path: string) => Promise<Response>} */
const answer = async (request, path) => {
  const kept = await found(address(path)).catch(() => undefined);
  if (kept) return kept;
  return path in BUILD.later ? fetched(address(path), BUILD.later[path]) : fetch(request);
};

// Whether an address is one of this site: of this build, or of another one, whose folders have names of the same form.
/** @type {(path: string) => boolean} */
const known = (path) => path in BUILD.files || /^(web|deck|pyodide|pyscript)-[\w.]+\/[^/]+$/.test(path);

worker.addEventListener("install", (event) => event.waitUntil(KEEPS ? install() : worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(KEEPS ? activate() : letGo()));
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(scope.pathname.length) || "index.html";
  const within = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (!KEEPS || event.request.method !== "GET" || !within || !known(path)) return;
  event.respondWith(answer(event.request, path));
});
