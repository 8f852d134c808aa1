import { legalActions, FastChance, Match, type GameRecord } from "@ara/kernel";
import { config, pax, type Pax } from "@ara/pax";
import { expect, test } from "vitest";
import { branch, Replay } from "./replay.ts";

function finished(seed: string): Match<Pax> {
  const match = new Match(pax, config(3), { seats: ["a", "b", "c"], seed });
  const chance = new FastChance(seed);
  while (!match.over) {
    const seat = match.state.decider;
    match.act(seat, chance.pick(legalActions(pax, match.state, seat)));
  }
  return match;
}

const opened = (record: GameRecord) => {
  const replay = Replay.open(pax, record);
  if (!replay.ok) throw new Error(replay.error.refusal.key);
  return replay.value;
};

test("every moment is what the viewer saw at that moment, and all logs together are his log", () => {
  const match = finished("moments");
  const replay = opened(match.record());
  expect(replay.length).toBe(match.length + 1);
  expect(replay.moment(replay.length - 1, 1).view).toEqual(pax.view(match.state, 1));
  const log = Array.from({ length: replay.length }, (_, i) => replay.moment(i, 1).log).flat();
  expect(log).toEqual(match.log(1));
  expect(replay.moment(0, "spectator").entry).toBeNull();
  expect(replay.moment(5, 0).entry).toEqual(match.record().entries[4]);
  expect(replay.moment(9999, 0)).toEqual(replay.moment(replay.length - 1, 0));
});

test("a record with a mistake cannot be looked at; the mistake is named", () => {
  const record = finished("broken").record();
  const entries = record.entries.map((entry, i) => (i === 10 ? { ...entry, seat: (entry.seat + 1) % 3 } : entry));
  const replay = Replay.open(pax, { ...record, entries });
  expect(!replay.ok && replay.error.entry).toBeGreaterThan(9);
});

test("what if: a game goes on from any moment of a finished one", () => {
  const match = finished("branch");
  const record = match.record();
  const begun = Match.resume(pax, branch(record, 20, ["me", "x", "y"]));
  expect(begun.ok && begun.value.length).toBe(20);
  expect(begun.ok && begun.value.over).toBe(false);
  expect(begun.ok && begun.value.seats).toEqual(["me", "x", "y"]);
  const replay = opened(record);
  expect(begun.ok && pax.view(begun.value.state, 0)).toEqual(replay.moment(20, 0).view);
});
