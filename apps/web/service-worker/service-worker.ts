/**
 * Keeps the client with its first game in the browser: after the first visit nothing of it needs the network, and all
 * that is loaded comes from one and the same build. Other games are kept once somebody wants them. The build fills in the
 * names below.
 */

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build that everybody keeps, as its address. */
declare const FILES: readonly string[];
/** The files of the other games. */
declare const GAMES: Readonly<Record<string, readonly string[]>>;
/** Changes with any file. */
declare const VERSION: string;

const PREFIX = "ara-";
const CACHE = PREFIX + VERSION;
const PAGE = "/index.html";

/** What the server says itself, also to somebody who opens its address like a page. */
const SERVER = /^\/(api|log|tlog|health|ready|metrics)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || SERVER.test(pathname)) return;
  event.respondWith(answer(request));
});

/** A new version waits until the player says so: a page must not change under a running game. */
self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (data === "use") void self.skipWaiting();
  else if (typeof data === "object" && data !== null && "keep" in data) event.waitUntil(keep(String(data.keep)));
});

/** What the server sends to somebody who is not here: a sentence, and where it leads to. */
interface Message {
  readonly text: string;
  readonly to: string;
  /** Of messages with the same one the newest is shown. */
  readonly tag: string;
}

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { text, to, tag } = event.data.json() as Message;
  event.waitUntil(
    self.registration.showNotification("Ara Pacis", { body: text, tag, icon: "/icon-192.png", data: { to } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { to } = event.notification.data as Pick<Message, "to">;
  // It leads to a place of this site, whatever was sent.
  const url = new URL(to, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(show(url.href));
});

/** A page that is there already is used again. */
async function show(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => one.url === url);
  await (page ? page.focus() : self.clients.openWindow(url));
}

/** Files with a hash in their name may come from the browser's own cache, the others are asked for anew. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" })),
  );
  // Whoever plays another game without a network can do so in the new version, too.
  for (const game of Object.keys(GAMES)) if (await caches.match(signOf(game))) await keep(game);
}

/** Lies in the cache of a version in which a game is kept. */
const signOf = (game: string): string => `/kept/${game}`;

/** All files of a game, those that are there already not again. */
async function keep(game: string): Promise<void> {
  const files = Object.hasOwn(GAMES, game) ? GAMES[game]! : [];
  if (files.length === 0) return;
  const cache = await caches.open(CACHE);
  await cache.put(signOf(game), new Response());
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
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
  if (kept) return kept;
  const answered = await fetch(request);
  const { pathname } = new URL(request.url);
  if (answered.ok && Object.values(GAMES).some((files) => files.includes(pathname)))
    await cache.put(request, answered.clone());
  return answered;
}
