import { expect, test } from "vitest";
import { GS } from "../../data/index.ts";
import { position } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import { machine } from "../index.ts";
import { answerFirst, asked, at, begin, entering, intercepted, owner, setOut, standing, told } from "./testing.ts";
import { seaPorts } from "./ways.ts";

/** What is found beside two armies: garrisons, walls, squadrons of others. */

const RIDE = [{ do: "intercept" }, { do: "all" }] as const;

test("10.33, 12.11, R231: garrisons of the mover's side are lost where an interceptor takes the Space", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { GARR: 1 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "carthage", "pisae", "GARR")).toBe(0);
  expect(standing(state, "rome", "pisae", "LG")).toBe(3);
});

test("10.33, R62, R231: garrisons or leaders that are intercepted among own land units fight beside them", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { HI: 2 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "interception", defender: owner("carthage") });
});

test("10.33, R231: an interceptor storms no walls: he goes home from a Town of the mover's side", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { town: 2 } },
  });
  const played = begin(state, intercepted(setOut(state, "carthage", "genua", "pisae")), [6, 6], RIDE);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "rome", "roma", "LG")).toBe(3);
  expect(standing(state, "rome", "pisae", "LG")).toBe(0);
  expect(told(played, "wentBack")).toMatchObject([{ owner: owner("rome"), to: at(state, "roma") }]);
});

test("7.34, 7.42, R231: but a Town of the mover's side at its last walls, with nobody left to hold it, he takes and may sack", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 3, city: 5 }, "carthage genua": { GARR: 1 }, "carthage pisae": { town: 1, GARR: 1 } },
  });
  const index = setOut(state, "carthage", "genua", "pisae");
  const played = begin(state, intercepted(index), [6, 6], RIDE);
  expect(told(played, "captured")).toMatchObject([{ from: owner("carthage"), to: owner("rome") }]);
  expect(played.handed).toMatchObject({ how: "gone" });
  expect(standing(state, "rome", "pisae", "LG")).toBe(3);
  expect(standing(state, "carthage", "pisae", "GARR")).toBe(0);
});

test("7.41, 5.12, R276: units of a power that lets the captor stack there neither defend the Town nor are lost with it", () => {
  for (const [guests, unit] of [
    [{ HI: 2 }, "HI"],
    [{ GARR: 1 }, "GARR"],
  ] as const) {
    const state = position("V", {
      pieces: { "carthage genua": { HI: 6 }, "rome pisae": { town: 1, GARR: 1 }, "greece pisae": guests },
      treasury: { rome: 0, carthage: 0 },
    });
    // Greece stands in Pisae as a guest of Rome, and has let Carthage stack with it.
    state.pacts[owner("rome") * 4 + owner("greece")] = STACK;
    state.pacts[owner("greece") * 4 + owner("carthage")] = STACK;
    const force = setOut(state, "carthage", "genua", "pisae");
    const played = begin(state, entering(force, 1), [], []);
    expect(told(played, "captured")).toMatchObject([{ node: at(state, "pisae"), to: owner("carthage") }]);
    expect(told(played, "battleOpened")).toEqual([]);
    expect(standing(state, "greece", "pisae", unit)).toBe(Object.values(guests)[0]);
  }
});

test("7.31, 10.71: of several defenders the one whose Town it is says whether it is used, and bids for it", () => {
  const state = position("V", {
    pieces: { "greece roma": { HI: 6 }, "carthage capua": { LI: 1, town: 2 }, "rome capua": { LG: 1 } },
    treasury: { greece: 0, carthage: 2, rome: 2 },
  });
  state.pacts[owner("carthage") * 4 + owner("rome")] = STACK;
  const force = setOut(state, "greece", "roma", "capua");
  begin(state, entering(force, 1), [], [{ do: "stand" }, { do: "stand" }]);
  expect(asked(state)).toBe("battle.walls");
  expect(machine.who(state)).toEqual([owner("carthage")]);
  answerFirst(state, { yes: true });
  expect(asked(state)).toBe("siege.bid");
  expect(machine.who(state)).toEqual([owner("carthage")]);
});

test("10.41, 10.45: each of several defenders withdraws with his own units or stands, and cavalry is counted against all", () => {
  const state = position("V", {
    pieces: { "greece roma": { HI: 6, CAV: 2 }, "carthage capua": { LI: 1, CAV: 1 }, "rome capua": { LG: 1, CAV: 1 } },
  });
  state.pacts[owner("carthage") * 4 + owner("rome")] = STACK;
  const force = setOut(state, "greece", "roma", "capua");
  // Two against two: nobody is hindered. Rome goes to Corfinium, and Carthage stands.
  const away = [{ do: "withdraw" }, { do: "all" }, { do: "step", node: at(state, "corfinium") }, { do: "stop" }];
  const played = begin(state, entering(force, 1), [3, 3, 3], [...away, { do: "stand" }]);
  expect(told(played, "withdrew")).toMatchObject([{ power: owner("rome") }]);
  expect(standing(state, "rome", "corfinium", "LG")).toBe(1);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([20, 2]);
});

test("10.33, 8.44: an army that lands and is wiped out by an interceptor is gone, though its squadrons are left", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 9 }, "carthage genua": { LI: 1, GS: 1 } },
    leaders: { "carthage-4": "genua" },
  });
  const force = setOut(state, "carthage", "genua", "pisae");
  begin(state, intercepted(force, "debark"), [6, 6, 6, 1], [...RIDE, { do: "raise", n: 4 }]);
  while (state.frames.length > 0) answerFirst(state, { do: "retreat", yes: false });
  expect(state.handed).toMatchObject({ how: "gone" });
  expect(state.leaders[13]).toBeLessThan(0);
  expect(state.forces[force]!.rows[0]!.counts[GS]).toBe(1);
});

test("11.33, 11.37, 7.34, R223: an attack from the sea on walls alone is amphibious: shifts, no bids, no elephants", () => {
  const state = position("V", {
    pieces: { "carthage carthago": { HI: 6, EL: 1 }, "rome roma": { city: 5 } },
    treasury: { rome: 0, carthage: 9 },
  });
  const force = setOut(state, "carthage", "carthago", "roma");
  state.forces[force]!.aboard = true;
  const played = begin(state, entering(force, 1, "amphibious"), [3, 3], []);
  expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "amphibious" });
  expect(told(played, "shiftsCounted")[0]!.list).toContainEqual({ side: "defender", cause: "amphibious", n: 2 });
  expect(told(played, "siegeBids").every(({ attacker }) => attacker === 0)).toBe(true);
  expect(told(played, "elephantsRolled").every(({ attacker }) => attacker.length === 0)).toBe(true);
});

test("10.95, 12.51, R233: Rhodian squadrons bar a port to a retreat by sea, but not to the power they serve", () => {
  const ports = (rhodus: "greece" | "rhodes") => {
    const state = position("V", {
      pieces: {
        "greece naxos": { HI: 1, GS: 1 },
        "greece samos": { GARR: 1 },
        "rhodes samos": { GS: 1 },
        [`${rhodus} rhodus`]: { LI: 1 },
      },
    });
    const force = setOut(state, "greece", "naxos", "naxos");
    return seaPorts(state, state.forces[force]!, at(state, "naxos"), -1).includes(at(state, "samos"));
  };
  expect([ports("greece"), ports("rhodes")]).toEqual([true, false]);
});
