import { expect, test, describe } from "vitest";
import { CAV, HI, EL } from "../../data/index.ts";
import { position, type Pieces } from "../../testing/position.ts";
import { answerFirst, asked, battle, begin, optionsNow, setOut, standing, told } from "./testing.ts";

function zama(punic: object, romans: object, leaders: Record<string, string> = {}) {
  const state = position("V", { pieces: { "carthage thapsus": punic, "rome zama": romans }, leaders });
  const force = setOut(state, "carthage", "thapsus", "zama");
  return { state, force, frame: battle(state, force, ["rome"]) };
}

const ALL = [{ type: "stand" }, { type: "commit", n: 2 }];

test("10.67: elephants negate cavalry and kill a BP on 1, negate on 2 and 3, die on 3, 5 and 6", () => {
  const { state, frame } = zama({ HI: 4, EL: 2 }, { HI: 2, LI: 1, CAV: 2 });
  // A 1 and a 3: both cavalry negated, one BP lost, one elephant dead.
  begin(state, frame, [1, 3], ALL);
  expect(asked(state)).toBe("losses.lose");
  answerFirst(state, { type: "loseUnits", n: 1 });
  expect(standing(state, "rome", "zama", "LI")).toBe(0);
  while (state.frames.length > 0) answerFirst(state);
});

test("10.67: negated cavalry gives no BP and no shifts, and takes no losses (R152)", () => {
  const { state, frame } = zama({ HI: 4, EL: 2 }, { HI: 2, CAV: 2 });
  const played = begin(state, frame, [2, 2, 3, 3], ALL);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([12, 6]);
  expect(told(played, "shiftsCounted")[0]!.list.map(({ cause }) => cause)).toEqual(["odds"]);
  while (state.frames.length > 0) {
    expect(optionsNow(state).every(({ unit }) => unit !== CAV)).toBe(true);
    answerFirst(state);
  }
  expect(standing(state, "rome", "zama", "CAV")).toBe(2);
});

test("10.67: all committed elephants roll, those of both sides before anything applies (R82)", () => {
  const { state, frame } = zama({ LI: 3, EL: 1 }, { LI: 3, EL: 1 });
  const both = [{ type: "stand" }, { type: "commit", n: 1 }, { type: "commit", n: 1 }];
  const played = begin(state, frame, [1, 1, 3, 3], both);
  expect(told(played, "elephantsRolled")[0]).toMatchObject({ attacker: [1], defender: [1] });
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([2, 2]);
});

test("10.67: on a 6 they rampage: a BP of their own side and the elephant", () => {
  const { state, frame, force } = zama({ LI: 3, EL: 1 }, { LI: 3 });
  const played = begin(state, frame, [6, 3, 3], [{ type: "stand" }, { type: "commit", n: 1 }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([2, 3]);
  expect(state.forces[force]!.rows[0]!.counts[6]).toBe(0);
});

test("10.67: all hits on one side are one loss: two flip one unit, and do not flip and kill (R245)", () => {
  const { state, frame } = zama({ HI: 4, EL: 2 }, { HI: 2 });
  const played = begin(state, frame, [1, 1], ALL);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([12, 4]);
  expect([standing(state, "rome", "zama", "HI"), standing(state, "rome", "zama", "hi")]).toEqual([1, 1]);
});

test("10.84, R477: elephants and the battle together do not reduce two HI for 4 BP: one is lost and one reduced", () => {
  const { state, frame } = zama({ HI: 6, EL: 2 }, { HI: 7 });
  // Two hits flip one unit; then 10 per cent of 19 BP are 2 more.
  const played = begin(state, frame, [1, 1, 1, 3], ALL);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([18, 19]);
  while (state.frames.length > 0) answerFirst(state, { yes: false });
  expect([standing(state, "rome", "zama", "HI"), standing(state, "rome", "zama", "hi")]).toEqual([5, 1]);
});

test("10.84, R477: for 3 BP two reductions are the loss of one full unit", () => {
  const { state, frame } = zama({ HI: 6, EL: 1 }, { HI: 7 });
  begin(state, frame, [1, 1, 3], [{ type: "stand" }, { type: "commit", n: 1 }]);
  while (state.frames.length > 0) answerFirst(state, { yes: false });
  expect([standing(state, "rome", "zama", "HI"), standing(state, "rome", "zama", "hi")]).toEqual([6, 0]);
});

test("10.67: the hit of a 1 falls on others than the cavalry it negates (R152)", () => {
  const { state, frame } = zama({ HI: 4, EL: 1 }, { HI: 2, CAV: 1 });
  const played = begin(state, frame, [1, 3, 3], [{ type: "stand" }, { type: "commit", n: 1 }]);
  expect(told(played, "flipped")[0]).toMatchObject({ unit: HI });
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([12, 4]);
});

test("10.67: cavalry that was not negated may take the hit: that of the legions is negated first (R152)", () => {
  const state = position("V", {
    turn: 3,
    config: { options: ["legionaryCavalry"] },
    pieces: { "carthage thapsus": { HI: 6, EL: 1 }, "rome zama": { LG: 2, CAV: 1 } },
  });
  const force = setOut(state, "carthage", "thapsus", "zama");
  begin(state, battle(state, force, ["rome"]), [1], [{ type: "stand" }, { type: "commit", n: 1 }]);
  expect(asked(state)).toBe("losses.lose");
  answerFirst(state, { unit: CAV, n: 1 });
  expect(standing(state, "rome", "zama", "CAV")).toBe(0);
});

test("12.31: what elephants trample counts among the units lost in a battle at Home", () => {
  const state = position("V", { pieces: { "carthage genua": { HI: 4, EL: 1 }, "rome pisae": { LI: 5 } } });
  const force = setOut(state, "carthage", "genua", "pisae", 0);
  // One LI is trampled; 10 % of the other four are none.
  const answers = [{ type: "stand" }, { type: "commit", n: 1 }, { type: "raise", n: 0 }, { type: "lower", n: 1 }];
  const stay = [{ type: "retreat", yes: false }];
  begin(state, battle(state, force, ["rome"]), [1, 1, 1], [...answers, ...stay]);
  expect(standing(state, "rome", "pisae", "LI")).toBe(4);
  expect(asked(state)).toBe("militia");
});

test("10.67: an army that is trampled to the last has nobody to retreat; its leader is lost, and the Space is the attacker's", () => {
  const { state, frame } = zama({ HI: 4, EL: 1 }, { LI: 1 }, { "rome-9": "zama" });
  begin(state, frame, [1, 6, 1], [{ type: "stand" }, { type: "commit", n: 1 }]);
  while (state.frames.length > 0) {
    expect(["battle.retreat", "battle.force"]).not.toContain(asked(state));
    answerFirst(state);
  }
  expect(state.handed).toMatchObject({ holds: true });
  expect(state.leaders[8]).toBeLessThan(0);
});

test("10.66: an army commits as many elephants as it likes, or none", () => {
  const { state, frame } = zama({ HI: 4, EL: 2 }, { HI: 2 });
  begin(state, frame, [], [{ type: "stand" }]);
  expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("10.68: no elephants in mountains, behind walls, or in a landing", () => {
  const mountain = position("V", { pieces: { "carthage saldae": { HI: 2, EL: 1 }, "rome cirta": { LG: 1 } } });
  const up = setOut(mountain, "carthage", "saldae", "cirta");
  begin(mountain, battle(mountain, up, ["rome"]), [3, 3], [{ type: "stand" }]);
  expect(asked(mountain)).not.toBe("elephants.attacker");
  const landing = zama({ HI: 4, EL: 2 }, { HI: 2 });
  begin(landing.state, battle(landing.state, landing.force, ["rome"], "amphibious"), [3, 3], [{ type: "stand" }]);
  expect(asked(landing.state)).not.toBe("elephants.attacker");
  const walls = position("V", {
    pieces: { "carthage thapsus": { HI: 4, EL: 2 }, "rome zama": { HI: 2, town: 2 } },
    treasury: { rome: 0, carthage: 0 },
  });
  const siege = setOut(walls, "carthage", "thapsus", "zama");
  begin(walls, battle(walls, siege, ["rome"]), [3, 3], [{ type: "stand" }, { type: "useWalls", yes: true }]);
  expect(asked(walls)).not.toBe("elephants.attacker");
});

test("10.69: elephants absorb no losses, and are lost when all others are", () => {
  const { state, frame } = zama({ HI: 9 }, { LI: 2, EL: 3 });
  begin(state, frame, [6, 1], [{ type: "stand" }, { type: "commit", n: 0 }]);
  while (state.frames.length > 0) answerFirst(state, { type: "raise", n: 4 });
  expect(standing(state, "rome", "zama", "LI") + standing(state, "rome", "zama", "EL")).toBe(0);
});

describe("10.67: elephants die", () => {
  const dead = (dice: readonly number[], attack: Pieces, defence: Pieces): number[] => {
    const state = position("V", { pieces: { "carthage thapsus": attack, "rome zama": defence } });
    const force = setOut(state, "carthage", "thapsus", "zama");
    const played = begin(state, battle(state, force, ["rome"]), dice, [{ type: "stand" }, { type: "commit", n: 2 }]);
    const lost = told(played, "eliminated").filter(({ rule }) => rule === "10.67");
    const moving = state.forces[force]!.rows[0]!.counts[EL]!;
    return [moving, standing(state, "rome", "zama", "EL"), ...lost.map(({ units }) => units[EL]!)];
  };

  test("10.67: those that march, and those that stand", () => {
    expect(dead([3, 2], { HI: 3, EL: 3 }, { HI: 3 })).toEqual([2, 0, 1]);
    expect(dead([3, 2], { HI: 3 }, { HI: 3, EL: 3 })).toEqual([0, 2, 1]);
    expect(dead([5, 3], { HI: 3 }, { HI: 9, EL: 2 })).toEqual([0, 0, 2]);
    expect(dead([2, 2], { HI: 3 }, { HI: 3, EL: 2 })).toEqual([0, 2]);
  });
});
