/** Worked examples of chapter 11 of the book, through all procedures of a voyage. */
import { expect, test } from "vitest";
import { GS, HI, LG } from "../../data/index.ts";
import type { Force } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { March } from "../../testing/march.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { worldOf } from "../../config.ts";
import { machine } from "../index.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { embarkOf } from "./embark.ts";
import { fleetMoveOf, Sea } from "./testing.ts";

const [rome, carthage, greece] = [powerOf("rome"), powerOf("carthage"), powerOf("greece")];

/** The whole game's procedures, in the middle of a Major Move. */
const major = (power: number, given: Given): March =>
  new March(position("V", { ...given, settled: true }), majorMoveOf(power, "own"), [], machine);

const forceOf = ({ state }: March): Force => state.forces[0]!;
const at = ({ state }: March, id: string): number => nodeIn(worldOf(state.config).map, id);

/** The Greek army of the example, with the die of its move, aboard in Dyrrhachium. */
const fromPella = (die: number, more: Given["pieces"] = {}): March => {
  const table = major(greece, {
    pieces: { "greece pella": { HI: 4 }, "greece syracusae": { GARR: 1 }, ...more },
    leaders: { "greece-3": "pella" },
  });
  table.answer(["at pella", "all", "leader greece-3 yes"], [die]);
  return table.answer(["step dyrrhachium", "embark"]);
};

const COAST = ["corcyra", "actium", "patrae", "gythium"].map((port) => `sail ${port}`);

test("11.3 example of transport: from Pella by Dyrrhachium and the Greek coast to Syracusae and Agrigentum for 5 MP", () => {
  const table = fromPella(3);
  // A 3 and the Campaign Rating of a 1-3 leader: 6 MP; 1 to Dyrrhachium, 1 to embark.
  expect(table.events.find(({ type: e }) => e === "moveBegan")).toMatchObject({ mp: 6 });
  expect(forceOf(table)).toMatchObject({ mp: 4, aboard: true });
  // 1 MP for the whole trip, and no Stop in a Home port.
  table.answer(COAST);
  expect(forceOf(table)).toMatchObject({ mp: 3, node: at(table, "gythium") });
  // The deep sea does nothing to it.
  table.answer(["sail ds_ionium", "sail syracusae"], [2]);
  expect(table.events.some(({ type: e }) => e === "continuityRolled")).toBe(false);
  table.answer("debark");
  expect(forceOf(table)).toMatchObject({ mp: 2, aboard: false });
  table.answer("step agrigentum");
  expect(forceOf(table)).toMatchObject({ mp: 1, used: 5, node: at(table, "agrigentum") });
  table.answer("stop");
  expect(countAt(table.state, at(table, "agrigentum"), greece, HI)).toBe(4);
});

test("11.3 example of transport: 6 MP would do to attack an enemy in Agrigentum, 5 would not", () => {
  const enemy = { "carthage agrigentum": { HI: 2 } };
  const arrive = (die: number): March => fromPella(die, enemy).answer([...COAST, "sail ds_ionium"], [2]);
  const six = arrive(3).answer(["sail syracusae", "debark", "pass"]);
  expect(forceOf(six).mp).toBe(2);
  expect(six.options).toContain("step agrigentum");
  const five = arrive(2).answer(["sail syracusae", "debark", "pass"]);
  expect(five.options).not.toContain("step agrigentum");
});

/** The Roman army of the example, with 6 MP, off Thapsus: not let pass by Carthage, it lands. */
const offThapsus = (): March => {
  const table = major(rome, {
    pieces: { "rome lilybaeum": { LG: 4, GS: 2 }, "carthage thapsus": { HI: 4 } },
    leaders: { "rome-5": "lilybaeum", "carthage-2": "thapsus" },
  });
  table.answer(["at lilybaeum", "army", "all", "leader rome-5 yes"], [3]);
  expect(forceOf(table).mp).toBe(6);
  table.answer(["embark", "escort 2", "sail ntp_melita"], [3]);
  table.answer("sail melite");
  // 11.12: no Roman in Melita, and it is not Home: a Stop. An 8 is a 7 with a leader, and costs no MP. (R390: he
  // could set one legion down instead and sail on.)
  expect(table.options).toEqual(["goOn", "debark", "setDown LG"]);
  table.answer("goOn", [4, 4]);
  expect(table.events.findLast(({ type: e }) => e === "continuityRolled")).toMatchObject({ added: -1, success: true });
  expect(forceOf(table).mp).toBe(4);
  return table.answer(["sail thapsus", "stopFleet", "debark"]);
};

test("11.34 example of amphibious attack: Rome wins at Thapsus, forces the retreat for 1 MP, and is ashore", () => {
  const table = offThapsus();
  // 1 to embark, 1 to sail, 1 to debark, 1 to attack.
  expect(forceOf(table)).toMatchObject({ mp: 2, used: 4 });
  table.answer("stand", [6, 1]);
  expect(table.events.findLast(({ type: e }) => e === "shiftsCounted")).toMatchObject({
    list: expect.arrayContaining([{ side: "defender", cause: "amphibious", n: 2 }]),
  });
  table.answer(["raise 1", "retreat no", "force yes"]);
  expect(forceOf(table).mp).toBe(1);
  table.answer(["retreatTo zama", "stop"], [3, 3, 3, 3]).answer("levy no");
  // 11.33: it has debarked in Thapsus, and could go on by land.
  expect(forceOf(table)).toMatchObject({ mp: 1, aboard: false, node: at(table, "thapsus") });
  // 10.38, R405: now that it is ashore, those who retreated may try to intercept it.
  table.answer(["pass", "stop"]);
  const thapsus = at(table, "thapsus");
  const units = [countAt(table.state, thapsus, rome, LG), countAt(table.state, thapsus, rome, GS)];
  expect([...units, countAt(table.state, thapsus, carthage, HI)]).toEqual([3, 2, 0]);
});

test("11.34, 11.35 example of amphibious attack: beaten, Rome cannot attack again and sails to Melita or Lilybaeum", () => {
  const table = offThapsus().answer("stand", [1, 6]).answer(["raise 0", "lower 0"], [3, 3, 3, 3]);
  expect(table.events.findLast(({ type: e }) => e === "battleJudged")).toMatchObject({ winner: "defender" });
  // 2 MP less one for the defeat: no second attack; nothing more is paid or rolled for the way (R164).
  expect(forceOf(table)).toMatchObject({ mp: 1, aboard: true });
  expect(table.options).not.toContain("landAgain");
  expect(table.why({ type: "landAgain" })).toBe("11.35");
  table.answer(["sail melite", "goOn"], [1, 1]);
  expect(table.options).toContain("sail ntp_melita");
  table.answer("debark");
  expect(table.events.findLast(({ type: e }) => e === "debarked")).toMatchObject({ mp: 0, node: at(table, "melite") });
  expect(countAt(table.state, at(table, "melite"), rome, GS)).toBe(2);
  expect(countAt(table.state, at(table, "melite"), rome, LG)).toBeGreaterThan(0);
});

const thapsus = (mp: number): Sea => {
  const sea = new Sea(
    position("V", {
      pieces: { "rome lilybaeum": { LG: 4, GS: 2, GARR: 1 }, "carthage thapsus": { HI: 3 } },
      leaders: { "rome-5": "lilybaeum" },
    }),
  );
  const army = sea.force("rome", "lilybaeum", { LG: 4 }, { leader: "rome-5", mp });
  sea.begin(embarkOf(army)).take("escort 2");
  return sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 3).take("sail melite").take("goOn", 1, 1);
};

test("11.34, 11.36: with 5 MP the same force is not let near Thapsus, not even to sail past it", () => {
  const sea = thapsus(5);
  expect(sea.words).not.toContain("sail thapsus");
  expect(sea.refusal({ type: "sail", node: sea.node("thapsus") })).toBe("11.34");
});

test("11.35: with 8 MP it attacks a second time for 2 MP, but never without the guarantee", () => {
  const sea = thapsus(8);
  const force = sea.state.forces[0]!;
  sea.take("sail thapsus").take("stopFleet");
  sea.arrivals = ["back", "back"];
  sea.take("debark");
  expect(force.mp).toBe(4);
  sea.take("landAgain");
  expect(force.mp).toBe(2);
  expect(sea.words).not.toContain("landAgain");
});
