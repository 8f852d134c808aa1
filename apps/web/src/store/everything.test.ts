import { err, ok, RECORD_FORMAT, refuse, type GameRecord } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Settings } from "../app/settings.ts";
import { bringTables, isEverything, writeEverything, type Everything, type Here } from "./everything.ts";
import type { Ended } from "./history.ts";
import type { Saved } from "./saved.ts";

function game(id: string, change: Partial<Saved> = {}): Saved {
  const seats = [
    { name: "Livia", bot: null },
    { name: "Varro", bot: "miles" },
  ];
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: "pax",
    rules: 1,
    config: {},
    seats: seats.map(({ name }) => name),
    chance: {},
    seed: { commitment: "", nonces: [], reveal: `seed ${id}` },
    entries: [],
  };
  return {
    id,
    game: "pax",
    created: 1,
    updated: 1,
    config: {},
    seats,
    seed: `seed ${id}`,
    record,
    over: false,
    ...change,
  };
}

const file = (tables: readonly unknown[], ended: readonly Ended[] = [], locked = false) => {
  const all = { made: "", settings: {} as Settings, own: {}, ended, tables: tables as readonly Saved[] };
  return JSON.parse(writeEverything(all, locked)) as Everything;
};

/** A browser with these games; whatever says "bad" in its seed is a game that cannot have been played. */
function browser(...tables: Saved[]) {
  const kept = [...tables];
  const results: Ended[] = [];
  const here: Here = {
    tables,
    ended: [{ id: "old", game: "pax" }],
    async verify(text) {
      const { bots, ...record } = JSON.parse(text) as GameRecord & { bots?: readonly (string | null)[] };
      if (record.seed!.reveal!.includes("bad")) return err({ entry: 7, refusal: refuse("play.poor"), game: "pax" });
      const seats = record.seats.map((name, seat) => ({ name, bot: bots?.[seat] ?? null }));
      return ok({ record, seats, over: record.result !== undefined });
    },
    async keep(saved) {
      if (saved.seed.includes("full")) throw new DOMException("", "QuotaExceededError");
      kept.push(saved);
    },
    async keepEnded(rows) {
      results.push(...rows);
      return rows.length;
    },
  };
  return { here, kept, results };
}

test("games come in beside those that are here; the same game twice is one", async () => {
  const { here, kept } = browser(game("a"));
  const brought = await bringTables(file([game("a", { updated: 9 }), game("b"), game("b")]), here);
  expect(brought).toEqual({ came: 1, copies: 0, known: 2, ended: 0, refused: [] });
  expect(kept.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a game that stands otherwise here is kept as a copy, and what is here stays", async () => {
  const { here, kept } = browser(game("a"));
  const further = game("a", { seed: "another" });
  const brought = await bringTables(
    file([{ ...further, record: { ...further.record!, entries: [{ seat: 0 }] } }]),
    here,
  );
  expect(brought).toMatchObject({ came: 1, copies: 1 });
  expect(kept[0]).toEqual(game("a"));
  expect(kept[1]!.id).not.toBe("a");
  // Once more: now the copy is known.
  expect(await bringTables(file([kept[1]!]), browser(...kept).here)).toMatchObject({ came: 0, known: 1 });
});

test("what is broken is refused with its reason and place, and costs no other game", async () => {
  const { here, kept } = browser();
  const rows = [null, { id: "x" }, game("bad"), game("full"), game("b"), game("c", { record: null })];
  const brought = await bringTables({ tables: rows, ended: "nonsense" }, here);
  expect(brought).toMatchObject({ came: 2, ended: 0 });
  expect(brought.refused.map(({ why }) => [why.refusal.key, why.entry])).toEqual([
    ["table.damaged", 0],
    ["table.damaged", 0],
    ["play.poor", 7],
    ["file.notKept", 0],
  ]);
  expect(kept.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(await bringTables({ tables: 7, ended: null }, here)).toMatchObject({ came: 0, refused: [] });
});

test("an id that is no part of an address is replaced", async () => {
  const { here, kept } = browser();
  await bringTables(file([game("../settings")]), here);
  expect(kept[0]!.id).toMatch(/^[a-z0-9]+$/);
});

test("results nobody knew of come in", async () => {
  const { here, results } = browser();
  const rows = [{ id: "old", game: "pax" }, { id: "new", game: "pax" }, { id: 7 } as unknown as Ended];
  expect(await bringTables(file([], rows), here)).toMatchObject({ ended: 1 });
  expect(results).toEqual([{ id: "new", game: "pax" }]);
});

test("running games of several people are in a locked file only", () => {
  const people = ["Livia", "Varro"].map((name) => ({ name, bot: null }));
  const tables = [game("a"), game("two", { seats: people }), game("done", { seats: people, over: true })];
  expect(file(tables).tables.map(({ id }) => id)).toEqual(["a", "done"]);
  expect(file(tables, [], true).tables.map(({ id }) => id)).toEqual(["a", "two", "done"]);
  expect(isEverything(file([]))).toBe(true);
});
