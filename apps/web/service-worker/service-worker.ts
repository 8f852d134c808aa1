/**
 * Keeps the whole client in the browser: after the first visit nothing needs the network, and all that is loaded comes
 * from one and the same build. The build fills in the two names below.
 */

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build, as its address. */
declare const FILES: readonly string[];
/** Changes with any of them. */
declare const VERSION: string;

const PREFIX = "ara-";
const CACHE = PREFIX + VERSION;
const PAGE = "/index.html";

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

/** A new version waits until the player says so: a page must not change under a running game. */
self.addEventListener("message", ({ data }) => {
  if (data === "use") void self.skipWaiting();
});

/** Files with a hash in their name may come from the browser's own cache, the others are asked for anew. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" })),
  );
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, {
    ignoreSearch: true,
    ignoreVary: true,
  });
  return kept ?? fetch(request);
}
