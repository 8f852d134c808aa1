import { isObject } from "@ara/kernel";

/** What this browser remembers of the last tables somebody sat at; without storage it is forgotten with the page. */
export class Remembered {
  readonly #key: string;
  readonly #most: number;

  constructor(key: string, most = 24) {
    this.#key = key;
    this.#most = most;
  }

  get(name: string): unknown {
    return this.#all()[name];
  }

  /** The oldest go first. */
  set(name: string, value: unknown): void {
    this.#store([...Object.entries(this.#all()).filter(([other]) => other !== name), [name, value]]);
  }

  /** Forgets whatever has a name that begins so. */
  forget(prefix: string): void {
    this.#store(Object.entries(this.#all()).filter(([name]) => !name.startsWith(prefix)));
  }

  #all(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
      return isObject(kept) ? kept : {};
    } catch {
      return {};
    }
  }

  #store(all: readonly (readonly [string, unknown])[]): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(all.slice(-this.#most))));
    } catch {
      // It is forgotten with the page.
    }
  }
}
