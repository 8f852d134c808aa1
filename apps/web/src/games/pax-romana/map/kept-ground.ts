/** Pictures of the ground that were painted before: whoever comes back sees the map at once. */

const NAME = "ara-ground";
/** So many are kept; the oldest go first. */
const MOST = 6;
/** What is painted again before so long was not worth keeping. */
const CALM = 1500;

const addressOf = (key: string): string => `/ground?${encodeURIComponent(key)}`;

/** Short, and another one for another picture. */
export async function keyOf(...parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only a secure page can keep anything. */
export const canKeep = (): boolean => typeof caches !== "undefined" && crypto.subtle !== undefined;

export async function keptGround(key: string): Promise<ImageBitmap | undefined> {
  try {
    const found = await (await caches.open(NAME)).match(addressOf(key));
    return found && (await createImageBitmap(await found.blob()));
  } catch {
    return undefined;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a picture once nothing else has been painted for a while. */
export function keepGround(key: string, picture: OffscreenCanvas): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keep(key, picture), CALM);
}

async function keep(key: string, picture: OffscreenCanvas): Promise<void> {
  try {
    const cache = await caches.open(NAME);
    await cache.put(addressOf(key), new Response(await picture.convertToBlob({ type: "image/webp", quality: 0.95 })));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((request) => cache.delete(request)));
  } catch {
    // Without room it is painted anew.
  }
}
