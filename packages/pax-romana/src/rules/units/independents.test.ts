import { expect, test } from "vitest";
import type { Event } from "../../event.ts";
import { FRESH, GREECE, GS, NONE, ROME, SOLDIER_OF_FORTUNE, MOVED, type OwnerName } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { count, ownerOf, position } from "../../testing/position.ts";
import { answerFirst, asked, at, begin, entering, owner, setOut } from "../battle/testing.ts";
import { relation } from "../control/relation.ts";
import {
  fleetOf,
  isNeutralRhodes,
  owesToll,
  ownersOfFleet,
  RHODES,
  staysPut,
  SYRACUSE,
  takeOverFleet,
} from "./independents.ts";

/** Rome comes over from a Space beside it, with a great army; what was asked until the battle was over. */
function attacked(who: OwnerName, space: string, from: string): { questions: string[]; left: number; held: boolean } {
  const state = position("V", { pieces: { [`rome ${from}`]: { LG: 9 }, [`${who} ${space}`]: { HI: 4 } } });
  const force = setOut(state, "rome", from, space);
  begin(state, entering(force, 1), [6, 1]);
  const questions: string[] = [];
  while (state.frames.length > 0) {
    questions.push(asked(state)!);
    answerFirst(state);
  }
  return {
    questions,
    left: count(state, `${who} ${space}`, "HI"),
    held: state.forces[force]!.node === at(state, space),
  };
}

test.each([
  ["mamertines", "messana", "panormus"],
  ["syracuse", "syracusae", "messana"],
  ["rhodes", "rhodus", "ephesus"],
] as const)(
  "12.5, 12.51, 12.52, 12.53: %s must be attacked, and neither withdraw nor retreat, not by force",
  (who, space, from) => {
    const state = position("V");
    for (let power = 0; power < 4; power++) expect(relation(state, power, power, owner(who))).toBe("hostile");
    const { questions, left, held } = attacked(who, space, from);
    expect(questions.filter((name) => /withdraw|retreat|force/.test(name))).toEqual([]);
    expect(left).toBeLessThan(4);
    expect(held).toBe(left === 0);
  },
);

/** Rhodes is its own master, or Greece holds it. */
const rhodes = (holder: "rhodes" | "greece"): State =>
  position("V", { pieces: { [`${holder} rhodus`]: { HI: 1, city: 5 }, "rhodes miletus": { GS: 2 } } });

test("12.51, 12.44: a power's fleet is its own squadrons, its Soldier of Fortune's, and those of a Rhodes it holds", () => {
  const neutral = rhodes("rhodes");
  expect(fleetOf(neutral, RHODES)).toBe(RHODES);
  expect([fleetOf(neutral, ROME), fleetOf(neutral, SYRACUSE)]).toEqual([ROME, SYRACUSE]);
  expect([ownersOfFleet(neutral, RHODES), ownersOfFleet(neutral, ROME)]).toEqual([[RHODES], [ROME]]);
  const held = rhodes("greece");
  held.armies = [soldier(GREECE)];
  expect([fleetOf(held, RHODES), fleetOf(held, SOLDIER_OF_FORTUNE)]).toEqual([GREECE, GREECE]);
  expect(ownersOfFleet(held, GREECE)).toEqual([GREECE, SOLDIER_OF_FORTUNE, RHODES]);
  expect(ownersOfFleet(held, ROME)).toEqual([ROME]);
});

test("12.51, R220: only a fleet that has not paid, and only in Rhodus while it is neutral, owes the toll", () => {
  const owes = (state: State, space: string, unpaid: number): boolean => {
    state.powers[ROME]!.unpaid = unpaid;
    return owesToll(state, ROME, at(state, space));
  };
  expect(owes(rhodes("rhodes"), "rhodus", 0)).toBe(true);
  expect(owes(rhodes("rhodes"), "rhodus", NONE)).toBe(false);
  expect(owes(rhodes("rhodes"), "ephesus", 0)).toBe(false);
  expect(owes(rhodes("greece"), "rhodus", 0)).toBe(false);
  expect(isNeutralRhodes(position("I"), NONE)).toBe(false);
});

test("12.53: with Syracuse its squadrons are the captor's, fresh or not, and nobody else's", () => {
  const state = position("V", { pieces: { "syracuse syracusae": { GS: 2 }, "carthage syracusae": { GS: 1 } } });
  const space = at(state, "syracusae");
  addUnits(state, keyOf(space, SYRACUSE, MOVED), GS, 1);
  const events: Event[] = [];
  takeOverFleet(state, space, ROME, (event) => events.push(event));
  takeOverFleet(state, space, ROME, (event) => events.push(event));
  expect(count(state, "syracuse syracusae", "GS")).toBe(0);
  expect([FRESH, MOVED].map((mark) => countIn(state, keyOf(space, ROME, mark), GS))).toEqual([2, 1]);
  expect(count(state, "carthage syracusae", "GS")).toBe(1);
  expect(events).toMatchObject([{ type: "fleetTaken", to: ROME, n: 3 }]);
});

test("12.5, R192: nobody moves the land units of independents; all others can be moved", () => {
  const stay = ["mamertines", "syracuse", "rhodes", "egypt", "magnaGraecia"] as const;
  const move = ["rome", "sof", "rebels", "horde0", "slavesRome"] as const;
  expect(stay.map((name) => staysPut(ownerOf(name)))).toEqual(stay.map(() => true));
  expect(move.map((name) => staysPut(ownerOf(name)))).toEqual(move.map(() => false));
});
