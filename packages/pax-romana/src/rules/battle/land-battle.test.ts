import type { Action } from "../../action.ts";
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { FRESH, GREECE, LI, SOLDIER_LEADER, MOVED } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { position } from "../../testing/position.ts";
import { deciderFor } from "../control/keeper.ts";
import { machine } from "../index.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  intercepted,
  optionsNow,
  owner,
  play,
  setOut,
  standing,
  told,
} from "./testing.ts";

/** Greece marches from Pella to Larissa against The East. */
function larissa(greeks: object, east: object, more: Parameters<typeof position>[1] = {}, mp = 5) {
  const pieces = { "greece pella": greeks, "east larissa": east, ...more.pieces };
  const state = position("V", { treasury: { greece: 0, east: 0 }, ...more, pieces });
  const force = setOut(state, "greece", "pella", "larissa", mp);
  return { state, force, frame: battle(state, force, ["east"]) };
}

const EXAMPLE = [
  { HI: 5, LI: 6 },
  { HI: 3, LI: 2 },
  { leaders: { "greece-2": "pella", "east-3": "larissa" } },
] as const;
const UNSHIFTED = [
  { type: "raise", n: 0 },
  { type: "lower", n: 0 },
];
const STAY = [
  { type: "retreat", yes: false },
  { type: "force", yes: false },
];

test("10.51: dice are shifted no lower than 0 and no higher than 10", () => {
  const { state, frame } = larissa({ HI: 12, CAV: 3 }, { LI: 1 });
  begin(state, frame, [4, 2], [{ type: "stand" }]);
  expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const low = larissa({ HI: 12, CAV: 3 }, { LI: 1 });
  begin(low.state, low.frame, [4, 2], [{ type: "stand" }, { type: "raise", n: 0 }]);
  expect(optionsNow(low.state).map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("10.2, 12.52: the log names those who fight, not whoever throws their dice", () => {
  const state = position("V", { pieces: { "carthage panormus": { HI: 3 }, "mamertines messana": { HI: 1, LI: 1 } } });
  const force = setOut(state, "carthage", "panormus", "messana", 5);
  const played = begin(state, battle(state, force, ["mamertines"]), [3, 3], UNSHIFTED);
  expect(told(played, "battleOpened")[0]).toMatchObject({
    attacker: owner("carthage"),
    defender: owner("mamertines"),
  });
});

test("10.1: equal percentages are a Draw, and the attacker regroups (R81)", () => {
  const { state, force, frame } = larissa({ HI: 2 }, { HI: 2 });
  const played = play(state, frame, [2, 2], [{ type: "stand" }]);
  expect(played.handed).toMatchObject({ winner: "draw", holds: false });
  expect(state.forces[force]).toMatchObject({ node: at(state, "pella"), mp: 5 });
});

test("10.2: the steps come in their order", () => {
  const { state, frame } = larissa({ HI: 4, EL: 1 }, { HI: 3 }, EXAMPLE[2]);
  const played = begin(state, frame, [2, 1, 1], [{ type: "stand" }, { type: "commit", n: 1 }]);
  while (state.frames.length > 0) answerFirst(state);
  const order = ["battleOpened", "leads", "leads", "elephantsRolled", "battleRolled", "shiftsCounted"];
  expect(played.events.map(({ type: e }) => e).filter((e) => order.includes(e))).toEqual(order);
});

test("10.52: whoever has the units chooses which of them are lost", () => {
  const { state, frame } = larissa({ HI: 3, LI: 1 }, { HI: 3, LI: 1 });
  begin(state, frame, [3, 3], [{ type: "stand" }]);
  expect(asked(state)).toBe("losses.lose");
  expect(optionsNow(state).map(({ n }) => n)).toEqual([0, 1]);
});

test("10.37: a mover who loses the battle has one MP less, never below 0", () => {
  for (const [mp, left] of [
    [5, 4],
    [0, 0],
  ] as const) {
    const { state, force, frame } = larissa({ HI: 2 }, { HI: 2 }, {}, mp);
    play(state, frame, [1, 2], [{ type: "stand" }, { type: "levy", yes: false }]);
    expect(state.forces[force]!.mp).toBe(left);
  }
});

test("8.24: of two leaders one leads, and the attacker names his first (R151)", () => {
  const leaders = { "greece-1": "pella", "greece-3": "pella", "east-3": "larissa", "east-4": "larissa" };
  const { state, frame } = larissa({ HI: 2 }, { HI: 2 }, { leaders });
  begin(state, frame, [], [{ type: "stand" }]);
  expect(asked(state)).toBe("battle.lead.attacker");
  expect(optionsNow(state)).toHaveLength(2);
  answerFirst(state);
  expect(asked(state)).toBe("battle.lead.defender");
});

test("8.41, R17: the winner's leader dies on 12, the loser's on 2 or 12, and only the one used (R79)", () => {
  const deaths = (winner: readonly number[], loser: readonly number[]) => {
    const { state, frame } = larissa({ HI: 2 }, { HI: 2 }, EXAMPLE[2]);
    play(state, frame, [3, 1, ...winner, ...loser], [{ type: "stand" }, ...UNSHIFTED, ...STAY]);
    return [state.leaders[21]! < 0, state.leaders[32]! < 0];
  };
  expect(deaths([6, 6], [3, 4])).toEqual([true, false]);
  expect(deaths([1, 1], [1, 1])).toEqual([false, true]);
  expect(deaths([3, 4], [6, 6])).toEqual([false, true]);
});

test("8.42: a dead leader costs his force one MP, beside the one for losing", () => {
  const { state, force, frame } = larissa({ HI: 2 }, { HI: 2 }, { leaders: { "greece-3": "pella" } });
  play(state, frame, [1, 3, 1, 1], [{ type: "stand" }, ...UNSHIFTED, { type: "levy", yes: false }]);
  expect(state.forces[force]!.mp).toBe(3);
  expect(state.leaders[22]).toBeLessThan(0);
});

test("8.44: leaders die with their whole force, and garrisons and elephants too (R160)", () => {
  const { state, frame } = larissa({ HI: 9 }, { LI: 1, GARR: 2, EL: 1 }, { leaders: { "east-3": "larissa" } });
  const answers = [
    { type: "stand" },
    { type: "commit", n: 0 },
    { type: "raise", n: 6 },
    { type: "lower", n: 1 },
    ...STAY,
  ];
  const played = play(state, frame, [4, 1], answers);
  expect(played.handed).toMatchObject({ winner: "attacker", holds: true });
  expect(standing(state, "east", "larissa", "GARR")).toBe(0);
  expect(state.leaders[32]).toBeLessThan(0);
});

test("10.51: a Mountain Fortress, not a pass, gives its defender two shifts, whoever he is (R11)", () => {
  const state = position("V", { pieces: { "carthage saldae": { HI: 1 }, "rome cirta": { HI: 1 } } });
  const attack = battle(state, setOut(state, "carthage", "saldae", "cirta"), ["rome"]);
  const fought = begin(state, attack, [3, 3], [{ type: "stand" }]);
  expect(told(fought, "shiftsCounted")[0]!.list).toEqual([{ side: "defender", cause: "mountain", n: 2 }]);
  // Who is intercepted there defends.
  const caught = position("V", { pieces: { "carthage saldae": { HI: 1 }, "rome thevestis": { HI: 1 } } });
  const force = setOut(caught, "carthage", "saldae", "cirta");
  const played = begin(caught, intercepted(force), [6, 6, 3, 3], [{ type: "intercept" }]);
  expect(told(played, "shiftsCounted")[0]!.list).toEqual([{ side: "defender", cause: "mountain", n: 2 }]);
});

test("10.62: no cavalry in mountains: it neither counts nor dies", () => {
  const state = position("V", { pieces: { "carthage saldae": { HI: 2, CAV: 3 }, "rome cirta": { LG: 1, CAV: 1 } } });
  const force = setOut(state, "carthage", "saldae", "cirta");
  const played = begin(state, battle(state, force, ["rome"]), [3, 3], [{ type: "stand" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([6, 4]);
  expect(told(played, "shiftsCounted")[0]!.list.map(({ cause }) => cause)).toEqual(["odds", "mountain"]);
});

test("10.63: cavalry alone fights as 1 BP each, but in mountains it withdraws, or is lost without a way (R150)", () => {
  const { state, frame } = larissa({ HI: 2 }, { CAV: 2 });
  const played = begin(state, frame, [3, 3], [{ type: "stand" }]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([6, 2]);
  const mountain = position("V", { pieces: { "carthage saldae": { HI: 2 }, "rome cirta": { CAV: 1 } } });
  const force = setOut(mountain, "carthage", "saldae", "cirta");
  const left = begin(mountain, battle(mountain, force, ["rome"]), [4], []);
  expect(told(left, "withdrawalRolled")).toHaveLength(1);
  expect(asked(mountain)).toBe("withdrawal.go");
  const shut = position("V", {
    pieces: {
      "carthage saldae": { HI: 2 },
      "rome cirta": { CAV: 1 },
      "carthage hippo_regius": { HI: 1 },
      "carthage thevestis": { HI: 1 },
    },
  });
  const attack = setOut(shut, "carthage", "saldae", "cirta");
  const lost = begin(shut, battle(shut, attack, ["rome"]), [4, 4], []);
  expect(told(lost, "eliminated")[0]).toMatchObject({ rule: "10.63" });
});

test("10.65: optional: in turns 9 and 10 legions have no cavalry, are worth 5 BP and take as much (R83, R272)", () => {
  const fight = (turn: number, options: readonly ("legionaryCavalry" | "legionsWithoutCavalry")[]) => {
    const state = position("V", {
      turn,
      config: { options },
      pieces: { "carthage genua": { HI: 5, CAV: 1 }, "rome pisae": { LG: 4 } },
    });
    const force = setOut(state, "carthage", "genua", "pisae", 0);
    // 20 % of 20 BP are 4: one legion; of 16 BP they are 3: one legion too.
    const played = begin(state, battle(state, force, ["rome"]), [2, 2], [{ type: "stand" }]);
    while (state.frames.length > 0) answerFirst(state, { n: 0 }, played);
    const cavalry = told(played, "shiftsCounted")[0]!.list.filter(({ cause }) => cause === "cavalry");
    return [told(played, "battleRolled")[0]!.battlePoints[1], cavalry.map(({ side }) => side)];
  };
  expect(fight(8, ["legionaryCavalry", "legionsWithoutCavalry"])).toEqual([16, ["defender"]]);
  expect(fight(9, ["legionaryCavalry", "legionsWithoutCavalry"])).toEqual([20, ["attacker"]]);
  expect(fight(10, ["legionsWithoutCavalry"])).toEqual([20, ["attacker"]]);
  expect(fight(10, ["legionaryCavalry"])).toEqual([16, ["defender"]]);
});

test("10.65: such a legion is lost for five BP, and reduced for two (R272)", () => {
  const state = position("V", {
    turn: 9,
    config: { options: ["legionsWithoutCavalry"] },
    pieces: { "carthage genua": { HI: 9 }, "rome pisae": { LG: 2 } },
  });
  const force = setOut(state, "carthage", "genua", "pisae", 0);
  // 50 % of 10 BP: one of two legions is lost and the other is whole; with 4 BP each a legion would have to be reduced.
  begin(
    state,
    battle(state, force, ["rome"]),
    [5, 1],
    [{ type: "stand" }, { type: "raise", n: 0 }, { type: "lower", n: 0 }],
  );
  while (state.frames.length > 0) answerFirst(state, { type: "retreat", yes: false });
  expect([standing(state, "rome", "pisae", "LG"), standing(state, "rome", "pisae", "lg")]).toEqual([1, 0]);
});

test("10.55: optional: without it no die is rolled again", () => {
  const { state, frame } = larissa({ HI: 6 }, { HI: 2 }, EXAMPLE[2]);
  begin(state, frame, [1, 5], [{ type: "stand" }]);
  expect(asked(state)).toBe("battle.raise");
});

test("12.31: whoever loses units in his Home Territory may call militia; not by slaves (12.74)", () => {
  const greece = { pieces: { "greece thebae": { HI: 3 } } };
  const { state, frame } = larissa({ HI: 1 }, { HI: 9 }, greece);
  begin(state, frame, [1, 6, 4, 4], [{ type: "stand" }]);
  while (state.frames.length > 0 && asked(state) !== "militia") answerFirst(state);
  expect(asked(state)).toBe("militia");
  const slaves = position("V", { pieces: { "greece pella": { HI: 1 }, "slavesGreece larissa": { BI: 6 } } });
  const force = setOut(slaves, "greece", "pella", "larissa");
  begin(slaves, battle(slaves, force, ["slavesGreece"]), [1, 6], []);
  while (slaves.frames.length > 0) {
    expect(asked(slaves)).not.toBe("militia");
    answerFirst(slaves);
  }
});

test("12.31: Battle Points that elephants took call for militia, though the dice took none", () => {
  const { state, frame } = larissa({ LI: 3 }, { LI: 3, EL: 1 });
  begin(state, frame, [1, 1, 2], [{ type: "stand" }, { type: "commit", n: 1 }, ...UNSHIFTED]);
  expect(standing(state, "greece", "pella", "LI")).toBe(0);
  expect(asked(state)).toBe("militia");
});

test("12.31, 10.94: an army lost because it had nowhere to retreat calls for militia, though the dice took none", () => {
  const near = worldOf(position("V").config).map;
  const pella = near.nodeOf.get("pella")!;
  const around = [...near.land[pella]!, ...near.strait[pella]!].filter((node) => node < near.spaces);
  const pieces = Object.fromEntries(around.map((node) => [`east ${near.ids[node]}`, { LI: 2 }]));
  const state = position("V", { pieces: { ...pieces, "greece pella": { LI: 1 } }, treasury: { greece: 0, east: 0 } });
  const force = setOut(state, "east", "larissa", "pella");
  begin(state, battle(state, force, ["greece"]), [3, 2], [...UNSHIFTED, { type: "force", yes: true }]);
  expect(standing(state, "greece", "pella", "LI")).toBe(0);
  expect(asked(state)).toBe("militia");
});

test("12.31: lost militia call for no more militia", () => {
  const calls = (greeks: object) => {
    const { state, frame } = larissa(greeks, { HI: 9 });
    begin(state, frame, [1, 6], [{ type: "stand" }]);
    for (let i = 0; i < 30 && state.frames.length > 0 && asked(state) !== "militia"; i++) answerFirst(state);
    return asked(state) === "militia";
  };
  expect([calls({ MIL: 3 }), calls({ LI: 3 })]).toEqual([false, true]);
});

test("13.24: whoever is not the enemy decides for those without a player, the first in order of play (R172)", () => {
  const state = position("V");
  state.order = [3, 0, 1, 2];
  expect(deciderFor(state, owner("tribes"), 3)).toBe(0);
  expect(deciderFor(state, owner("tribes"), 0)).toBe(3);
  expect(deciderFor(state, owner("rome"), 1)).toBe(0);
});

test("12.44: the Soldier of Fortune and his player's units defend together, and either leader may lead", () => {
  const state = position("V", {
    pieces: { "rome scupi": { LG: 2 }, "greece pella": { HI: 1 }, "sof pella": { HI: 4, CAV: 1 } },
    leaders: { "soldier-of-fortune": "pella", "greece-3": "pella" },
  });
  state.armies.push(soldier(GREECE));
  const force = setOut(state, "rome", "scupi", "pella");
  const played = begin(
    state,
    battle(state, force, ["greece", "sof"]),
    [3, 3],
    [{ type: "stand" }, { type: "lead", leader: SOLDIER_LEADER }],
  );
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([8, 16]);
});

test("10.51: tribal infantry, barbarians and slaves are 1 BP each (R73)", () => {
  const state = position("V", { pieces: { "carthage genua": { HI: 3 }, "tribes pisae": { TI: 4 } } });
  const force = setOut(state, "carthage", "genua", "pisae");
  const played = begin(state, battle(state, force, ["tribes"]), [3, 3]);
  expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([9, 4]);
});

test("10.53: a number of units that leads to no legal end is refused with its rule", () => {
  const { state, frame } = larissa({ HI: 3, LI: 1 }, { HI: 3, LI: 1 });
  begin(state, frame, [3, 3], [{ type: "stand" }]);
  const [power] = machine.who(state);
  expect(machine.refuse(state, power!, { ...optionsNow(state)[0]!, n: 7 } as Action)).toMatchObject({ rule: "10.53" });
});

test("10.52: of equal units that stand, those that have moved are lost first", () => {
  const { state, frame } = larissa({ HI: 2 }, { LI: 5 });
  addUnits(state, keyOf(at(state, "larissa"), owner("east"), MOVED), LI, 2);
  begin(state, frame, [2, 2], [{ type: "stand" }]);
  while (state.frames.length > 0) answerFirst(state);
  expect(countIn(state, keyOf(at(state, "larissa"), owner("east"), MOVED), LI)).toBe(1);
  expect(countIn(state, keyOf(at(state, "larissa"), owner("east"), FRESH), LI)).toBe(5);
});
