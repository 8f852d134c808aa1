import { shelf } from "./shelf.ts";

/**
 * How a table looked when somebody last sat at it: shown to whoever comes back until the table itself is there. It has a database
 * of its own, as it can be lost without harm.
 */
export interface Sight {
  /** Of the table. */
  readonly id: string;
  readonly kept: number;
  /** By which build, in which window, in which language and colours: in others it is not shown. */
  readonly look: string;
  /** Whose eyes it was seen with. */
  readonly viewer: unknown;
  readonly picture: unknown;
}

/** So many are kept; the oldest go first. */
const MOST = 6;
const SIGHTS = "sights";

const open = shelf("ara-sights", SIGHTS);

/** Which game has a sight of a table is known without waiting for a database. */
const flagOf = (id: string): string => `ara.sight.${id}`;

async function within<Value>(
  mode: IDBTransactionMode,
  work: (sights: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = work(database.transaction(SIGHTS, mode).objectStore(SIGHTS));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser could not keep it")));
  });
}

/** Nothing comes of it where the browser keeps nothing. */
export async function keepSight(game: string, sight: Sight): Promise<void> {
  try {
    await within("readwrite", (sights) => sights.put(sight));
    localStorage.setItem(flagOf(sight.id), game);
    const all = await within("readonly", (sights) => sights.getAll() as IDBRequest<Sight[]>);
    const old = all.toSorted((a, b) => b.kept - a.kept).slice(MOST);
    await Promise.all(old.map(({ id }) => dropSight(id)));
  } catch {
    // It is only not seen so early.
  }
}

export const sightOf = (id: string): Promise<Sight | undefined> =>
  within("readonly", (sights) => sights.get(id) as IDBRequest<Sight | undefined>);

export async function dropSight(id: IDBValidKey): Promise<void> {
  try {
    if (typeof id === "string") localStorage.removeItem(flagOf(id));
    await within("readwrite", (sights) => sights.delete(id));
  } catch {
    // What is not kept need not be forgotten.
  }
}

/** All that a sight depends on beside the position; a page of another build has its first script under another name. */
export const lookNow = (): string =>
  JSON.stringify([
    document.querySelector<HTMLScriptElement>("script[src]")?.src,
    localStorage.getItem("ara.settings"),
    matchMedia("(prefers-color-scheme: dark)").matches,
    devicePixelRatio,
    innerWidth,
    innerHeight,
  ]);
