/** In what order things happen to a force that enters a Space where others may intercept. */
import { expect, test } from "vitest";
import { position, type Given } from "../../testing/position.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  intercepted,
  optionsNow,
  owner,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Carthage enters Pisae from Genua; Rome stands in Roma. */
function pisae(more: Given = {}) {
  const pieces = { "rome roma": { LG: 2 }, "carthage genua": { HI: 4 }, ...more.pieces };
  const state = position("V", { treasury: { rome: 0, carthage: 0 }, ...more, pieces });
  return { state, force: setOut(state, "carthage", "genua", "pisae") };
}

test("10.2: a tribe is turned over before anybody intercepts (R143)", () => {
  const state = position("V", {
    pieces: { "rome narbo": { LG: 2 }, "carthage valentia": { HI: 4 } },
    tribes: { nemausus: 3 },
  });
  const force = setOut(state, "carthage", "valentia", "nemausus");
  const played = begin(state, entering(force, 1), [], []);
  expect(told(played, "tribeRevealed")).toHaveLength(1);
  expect(asked(state)).toBe("interception.attempt");
});

test("10.2: interceptions come before a lone leader flees and a lone garrison is lost (R143)", () => {
  const leader = pisae({ leaders: { "rome-3": "pisae" } });
  begin(leader.state, entering(leader.force, 0), [], []);
  expect(asked(leader.state)).toBe("interception.attempt");
  answerFirst(leader.state, { type: "pass" });
  expect(asked(leader.state)).toBe("leader.flee");
  const garrison = pisae({ pieces: { "rome pisae": { GARR: 1 } } });
  const played = begin(garrison.state, entering(garrison.force, 1), [], []);
  expect(asked(garrison.state)).toBe("interception.attempt");
  expect(standing(garrison.state, "rome", "pisae", "GARR")).toBe(1);
  answerFirst(garrison.state, { type: "pass" }, played);
  expect(told(played, "garrisonLost")).toHaveLength(1);
});

test("10.2: interceptions come before the attack and its withdrawal, and the MP is spent last (R143)", () => {
  const { state, force } = pisae({ pieces: { "rome pisae": { LG: 1 } } });
  begin(state, entering(force, 1), [], []);
  expect(asked(state)).toBe("interception.attempt");
  expect(state.forces[force]!.mp).toBe(5);
  answerFirst(state, { type: "pass" });
  expect(asked(state)).toBe("withdrawal.ask");
  expect(state.forces[force]!.mp).toBe(4);
});

test("12.44, R170: in scenario I Pyrrhus and the Greeks attack together", () => {
  const state = position("I", {
    pieces: { "sof tarentum": { HI: 4 }, "greece venusia": { LI: 2 }, "rome capua": { LG: 2 } },
  });
  begin(state, intercepted(setOut(state, "rome", "capua", "venusia")), [], []);
  expect(optionsNow(state).flatMap((one) => (one.type === "intercept" ? [one.owner] : []))).toEqual([owner("sof")]);
});

test("12.44, 8.24: his player's leader leads the Soldier of Fortune's army where it is attacked, and is lost with it", () => {
  const state = position("V", {
    pieces: { "sof pella": { HI: 1 }, "rome scupi": { LG: 9 } },
    leaders: { "greece-2": "pella" },
  });
  const force = setOut(state, "rome", "scupi", "pella");
  const played = begin(state, entering(force, 1), [6, 1], [{ type: "stand" }, { type: "raise", n: 4 }]);
  expect(told(played, "leads")).toMatchObject([{ side: "defender", leader: 21 }]);
  while (state.frames.length > 0) answerFirst(state, {}, played);
  expect(standing(state, "sof", "pella", "HI")).toBe(0);
  expect(state.leaders[21]).toBeLessThan(0);
});

test("10.31: several forces intercept one entry, and their battles are fought one after the other", () => {
  const { state, force } = pisae({ pieces: { "rome arretium": { LG: 1 } } });
  const first = [{ type: "intercept", node: at(state, "arretium") }];
  const played = begin(state, entering(force, 0), [6, 6, 1, 1], first);
  while (asked(state) !== "interception.attempt") answerFirst(state, { n: 0 }, played);
  expect(standing(state, "rome", "arretium", "LG") + standing(state, "rome", "arretium", "lg")).toBe(1);
  expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, "roma"), undefined]);
  answerFirst(state, { type: "intercept" }, played);
  expect(told(played, "battleEnded")).toHaveLength(1);
  expect(asked(state)).toBe("units.how");
});

test("10.31: whenever somebody enters, anew: an army that regrouped and comes again may be intercepted again (10.97)", () => {
  const { state, force } = pisae();
  for (let entry = 0; entry < 2; entry++) {
    Object.assign(state.forces[force]!, { node: at(state, "pisae"), from: at(state, "genua") });
    const played = begin(state, entering(force, 0), [6, 6, 2, 2], [{ type: "intercept" }, { type: "all" }]);
    expect(told(played, "interceptionRolled")).toHaveLength(1);
    while (state.frames.length > 0) answerFirst(state, { n: 0 });
  }
});
