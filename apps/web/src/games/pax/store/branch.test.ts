import { FastChance, Match, randomPlayer, run } from "@ara/kernel";
import { config, pax, writeConfig } from "@ara/pax";
import { expect, test } from "vitest";
import { branched } from "../../../store/branch.ts";
import type { Saved } from "../../../store/saved.ts";

const NAMES = ["Livia", "Varro", "Octavia"];

async function played(): Promise<Saved> {
  const match = new Match(pax, config(3), { seats: NAMES, seed: "what if" });
  await run(
    match,
    NAMES.map(() => randomPlayer(new FastChance("what if"))),
  );
  return {
    id: "old",
    game: "pax",
    created: 1,
    updated: 1,
    config: writeConfig(config(3)),
    seats: NAMES.map((name) => ({ name, bot: null })),
    seed: "what if",
    record: match.record("keep"),
    over: true,
  };
}

test("a branch keeps the game so far, with one person and bots", async () => {
  const table = branched(await played(), { at: 20, seat: 1, level: "legatus" }, "new", 5)!;
  expect(table).toMatchObject({ id: "new", over: false, created: 5 });
  expect(table.seats.map(({ bot }) => bot)).toEqual(["legatus", null, "legatus"]);
  expect(table.whatIf).toBe(true);
  const match = Match.resume(pax, table.record!);
  expect(match.ok && [match.value.length, match.value.over]).toEqual([20, false]);
});

test("bots stay as strong as they were; only for other people somebody has to be found", async () => {
  const saved = await played();
  const seats = saved.seats.map((seat, i) => ({ ...seat, bot: [null, "tiro", null][i]! }));
  const levels = (seat: number, level?: string): unknown =>
    branched({ ...saved, seats }, { at: 20, seat, ...(level && { level }) }, "new", 5)!.seats.map(({ bot }) => bot);
  expect(levels(0, "consul")).toEqual([null, "tiro", "consul"]);
  expect(levels(1, "consul")).toEqual(["consul", null, "consul"]);
  expect(levels(2)).toEqual(["centurio", "tiro", null]);
});

test("without a revealed seed nobody can go on", async () => {
  const saved = await played();
  const { reveal: _reveal, ...seed } = saved.record!.seed!;
  expect(
    branched({ ...saved, record: { ...saved.record!, seed } }, { at: 20, seat: 1, level: "miles" }, "new", 5),
  ).toBeNull();
  expect(branched({ ...saved, record: null }, { at: 0, seat: 0, level: "miles" }, "new", 5)).toBeNull();
});
