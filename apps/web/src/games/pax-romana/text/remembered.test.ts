import { afterEach, expect, test, vi } from "vitest";
import { Remembered } from "./remembered.ts";

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

test("what is remembered is there when the page is loaded again; the oldest goes first, and a table is forgotten as a whole", () => {
  storage();
  const one = new Remembered("x", 2);
  one.set("a 0", 1);
  one.set("b 0", 2);
  one.set("a 0", 3);
  one.set("c 0", 4);
  const again = new Remembered("x", 2);
  expect([again.get("a 0"), again.get("b 0"), again.get("c 0")]).toEqual([3, undefined, 4]);
  again.forget("a ");
  expect([one.get("a 0"), one.get("c 0")]).toEqual([undefined, 4]);
});

test("damaged storage, or none, is an empty one", () => {
  storage().set("x", "[1");
  const damaged = new Remembered("x");
  expect(damaged.get("a")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  damaged.set("a", 1);
  expect(damaged.get("a")).toBeUndefined();
});
