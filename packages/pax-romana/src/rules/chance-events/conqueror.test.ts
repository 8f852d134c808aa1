import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { FLAGS, hasFlag, setFlag } from "../../state/flags.ts";
import { position, powerOf } from "../../testing/position.ts";
import { answerFirst, asked, begin } from "../battle/testing.ts";
import { expansionOf } from "../sequence/operations.ts";
import { activates, eventOf } from "./testing.ts";

const leader = (id: string): number => data.leaders.leaderOf.get(id)!;

const ROMAN = (of: (id: number) => boolean): string =>
  data.leaders.ids.find((_, id) => data.leaders.power[id] === 0 && of(id))!;

const ELITE = ROMAN((id) => data.leaders.elite[id] === 1);
const PLAIN = ROMAN((id) => data.leaders.elite[id] === 0);

test("16.2 Conqueror, R173: only a power with an Elite leader in play gets it, for the turn", () => {
  for (const [id, gets] of [
    [ELITE, true],
    [PLAIN, false],
  ] as const) {
    const state = position("V", { leaders: { [id]: "roma" } });
    state.waiting = [eventOf("conqueror")];
    const table = activates(state, "rome");
    expect(hasFlag(state, powerOf("rome"), FLAGS.conqueror)).toBe(gets);
    expect(table.told("noEvent")).toHaveLength(gets ? 0 : 1);
  }
});

test("16.2 Conqueror: one Elite leader among others is enough", () => {
  const state = position("V", { leaders: { [ELITE]: "roma", [PLAIN]: "roma" } });
  state.waiting = [eventOf("conqueror")];
  activates(state, "rome");
  expect(hasFlag(state, powerOf("rome"), FLAGS.conqueror)).toBe(true);
});

test("16.2 Conqueror, R104: an Elite leader at sea sails a second time, too", () => {
  const state = position("V", { pieces: { "rome pisae": { GS: 2 } }, leaders: { [ELITE]: "pisae" }, settled: true });
  setFlag(state, powerOf("rome"), FLAGS.conqueror);
  begin(state, expansionOf(powerOf("rome")), [], [{ type: "major", kind: "own" }, { type: "at" }, { type: "fleet" }]);
  for (const wanted of ["all", "leader", "halt"]) answerFirst(state, { type: wanted });
  expect(asked(state)).toBe("major.again");
  answerFirst(state, { yes: true });
  expect([asked(state), state.forces[0]!.leaders]).toEqual(["sea.sail", [leader(ELITE)]]);
  answerFirst(state, { type: "halt" });
  expect(asked(state)).toBe("expansion.choose");
});
