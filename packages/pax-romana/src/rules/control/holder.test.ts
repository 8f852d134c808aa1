import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, EAST, EL, FRESH, GREECE, GS, NONE, ROME, UNITS, type OwnerName } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { controlMistakes } from "../../testing/oracles/control.ts";
import { nodeIn, ownerOf, position, provinceIn, putPieces, type Given } from "../../testing/position.ts";
import { breakPact, permit } from "../diplomacy/pacts.ts";
import { carryOut } from "../diplomacy/terms.ts";
import { given as marching, march } from "../movement/testing.ts";
import { setControl, settle } from "../stability/settle.ts";
import { holderOf, isFriendly, isFriendlyPort } from "./holder.ts";
import { controllerOf } from "./province.ts";

const map = (state: State) => worldOf(state.config).map;
const holder = (state: State, id: string): number => holderOf(state, nodeIn(map(state), id));
const controller = (state: State, id: string): number => controllerOf(state, provinceIn(map(state), id));
const at = (pieces: Given["pieces"], tribes: Given["tribes"] = {}): State => position("V", { pieces: pieces!, tribes });

describe("5.1: Spaces", () => {
  test("5.11: land units, garrisons, Towns and Cities control; elephants, leaders and galleys do not", () => {
    const state = at({ "rome narbo": { LI: 1 }, "rome massilia": { GARR: 1 }, "rome valentia": { town: 2 } });
    for (const id of ["narbo", "massilia", "valentia"]) expect(holder(state, id)).toBe(ROME);
    const weak = position("V", { pieces: { "rome narbo": { EL: 1, GS: 2 } }, leaders: { "rome-1": "narbo" } });
    expect(holder(weak, "narbo")).toBe(NONE);
  });

  test("12.12, 12.18, 7.21: garrisons, Towns and Cities count like a land unit for the province", () => {
    const state = at({ "rome narbo": { GARR: 1 }, "rome massilia": { town: 2 }, "carthage tolosa": { HI: 5 } });
    expect(controller(state, "narbonensis")).toBe(NONE);
    putPieces(state, "rome valentia", { GARR: 1 });
    expect(controller(state, "narbonensis")).toBe(ROME);
  });

  test("5.11: empty Home Spaces are their power's, other empty Spaces nobody's", () => {
    const state = at({ "carthage capua": { GARR: 1 } });
    expect(holder(state, "roma")).toBe(ROME);
    expect(holder(state, "capua")).toBe(CARTHAGE);
    expect(holder(state, "narbo")).toBe(NONE);
  });

  test("5.12: two powers in a Space by a pact: the owner of works has it, else the one that gave the permission (R180)", () => {
    const state = at({ "rome narbo": { LI: 1 }, "greece narbo": { LI: 1 } });
    state.pacts[GREECE * 4 + ROME] = 2;
    expect(holder(state, "narbo")).toBe(GREECE);
    putPieces(state, "rome narbo", { town: 2 });
    expect(holder(state, "narbo")).toBe(ROME);
  });

  test("5.11, 14.21, R421: a second permission moves nothing: a shared Space stays with whoever had it", () => {
    const state = at({ "greece narbo": { LI: 1 } });
    setControl(state);
    permit(state, GREECE, ROME, "stack");
    putPieces(state, "rome narbo", { LI: 1 });
    settle(state, undefined);
    const has = (): number[] => [holder(state, "narbo"), state.control[provinceIn(map(state), "narbonensis")]!];
    expect(has()).toEqual([GREECE, GREECE]);
    permit(state, ROME, GREECE, "stack");
    expect(has()).toEqual([GREECE, GREECE]);
    putPieces(state, "rome narbo", { LI: 1 });
    settle(state, undefined);
    expect(has()).toEqual([GREECE, GREECE]);
    expect(controlMistakes(state)).toEqual([]);
  });

  test("5.11, R421: whoever comes to allies takes nothing from them; whoever is left has it", () => {
    const state = at({ "east narbo": { LI: 1 } });
    setControl(state);
    for (const [giver, taker] of [
      [EAST, GREECE],
      [GREECE, EAST],
      [EAST, ROME],
      [ROME, EAST],
      [ROME, GREECE],
    ] as const)
      permit(state, giver, taker, "stack");
    for (const newcomer of ["greece narbo", "rome narbo"]) {
      putPieces(state, newcomer, { LI: 1 });
      settle(state, undefined);
      expect(holder(state, "narbo")).toBe(EAST);
    }
    addUnits(state, keyOf(nodeIn(map(state), "narbo"), EAST, FRESH), UNITS.indexOf("LI"), -1);
    settle(state, undefined);
    expect(holder(state, "narbo")).toBe(ROME);
    putPieces(state, "greece narbo", { town: 2 });
    settle(state, undefined);
    expect(holder(state, "narbo")).toBe(GREECE);
  });

  test("5.41, 5.11, 14.21, R458: a guest in an empty Space of its host's Home takes nothing, until his leave ends", () => {
    for (const permission of ["stack", "pass"] as const) {
      const state = marching(
        { "greece capua": { HI: 3 }, "rome genua": { LG: 1 } },
        { stability: { rome: 4, greece: 4 } },
      );
      permit(state, ROME, GREECE, permission);
      const table = march(state, "capua", 4, GREECE).answer(["step roma", "stop"]);
      expect([holder(state, "roma"), holder(state, "capua")]).toEqual([ROME, ROME]);
      expect(table.events.map(({ type: e }) => e)).not.toContain("capitalLost");
      expect(controlMistakes(state)).toEqual([]);
      breakPact(state, ROME, GREECE);
      settle(state, undefined);
      expect([holder(state, "roma"), controlMistakes(state)]).toEqual([GREECE, []]);
    }
  });

  test("5.41, R206, R458: peace in a Space that both share keeps no other one at Home from a guest whose leave has ended", () => {
    for (const [leaders, has] of [
      [{}, GREECE],
      [{ "rome-1": "roma" }, ROME],
      [{ "rome-1": "capua" }, GREECE],
    ] as const) {
      const state = position("V", { pieces: { "rome massilia": { LG: 1 } }, leaders });
      setControl(state);
      permit(state, ROME, GREECE, "stack");
      for (const where of ["greece massilia", "greece roma"]) putPieces(state, where, { HI: 1 });
      settle(state, undefined);
      expect([holder(state, "roma"), holder(state, "massilia")]).toEqual([ROME, ROME]);
      breakPact(state, ROME, GREECE);
      settle(state, undefined);
      expect([holder(state, "roma"), holder(state, "massilia"), controlMistakes(state)]).toEqual([has, ROME, []]);
    }
  });

  test("5.41, 12.41, R466: the Soldier of Fortune of a guest takes nothing from his host, at Home or elsewhere", () => {
    for (const pieces of [{ city: 5 }, { LG: 1 }]) {
      const state = at({ "rome roma": pieces, "rome narbo": { GARR: 1 } });
      setControl(state);
      addArmy(state, soldier(GREECE));
      permit(state, ROME, GREECE, "stack");
      for (const where of ["sof roma", "sof narbo"]) putPieces(state, where, { HI: 1 });
      settle(state, undefined);
      const has = (): number[] => [holder(state, "roma"), holder(state, "narbo"), controller(state, "narbonensis")];
      expect([has(), controlMistakes(state)]).toEqual([[ROME, ROME, ROME], []]);
      // Those who share it when the agreement ends are left in peace; an enemy's denies it.
      breakPact(state, ROME, GREECE);
      settle(state, undefined);
      expect(has()).toEqual([ROME, ROME, ROME]);
      state.pacts = state.pacts.map(() => 0);
      setControl(state);
      expect([has()[1], controlMistakes(state)]).toEqual([ownerOf("sof"), []]);
    }
  });

  test("5.41, 4.1, R458: what was taken in war, or ceded, is no guest's", () => {
    const taken = at({ "greece roma": { HI: 1 } });
    setControl(taken);
    permit(taken, ROME, GREECE, "stack");
    settle(taken, undefined);
    expect(holder(taken, "roma")).toBe(GREECE);
    const ceded = at({ "rome capua": { GARR: 1 } });
    setControl(ceded);
    permit(ceded, ROME, GREECE, "stack");
    const node = nodeIn(map(ceded), "capua");
    const term = { kind: "cede", giver: ROME, node, n: 0, text: "", turns: NONE } as const;
    carryOut(ceded, ROME, GREECE, [term], () => undefined);
    settle(ceded, undefined);
    expect(holder(ceded, "capua")).toBe(GREECE);
  });

  test("5.11, R398, R459: what a joint force takes goes to the power that leads it", () => {
    for (const power of [GREECE, ROME]) {
      const state = at({});
      setControl(state);
      permit(state, ROME, GREECE, "join");
      const force = emptyForce(power, nodeIn(map(state), "tolosa"));
      addForce(state, force);
      for (const owner of [ROME, GREECE]) addToForce(state, force, owner, 0, UNITS.indexOf("LI"), 1);
      settle(state, undefined);
      expect(holder(state, "tolosa")).toBe(power);
      state.forces = [];
      for (const owner of ["rome", "greece"]) putPieces(state, `${owner} tolosa`, { LI: 1 });
      settle(state, undefined);
      expect([holder(state, "tolosa"), controlMistakes(state)]).toEqual([power, []]);
    }
  });

  test("5.11, 11.33: an army aboard occupies nothing, not even in a port", () => {
    const state = at({});
    const force = emptyForce(ROME, nodeIn(map(state), "narbo"));
    addForce(state, force);
    addToForce(state, force, ROME, 0, 0, 1);
    expect(holder(state, "narbo")).toBe(ROME);
    force.aboard = true;
    expect(holder(state, "narbo")).toBe(NONE);
  });

  test("5.11, 5.42: nor do squadrons or elephants in a force", () => {
    const state = at({});
    const force = emptyForce(ROME, nodeIn(map(state), "narbo"));
    state.forces = [null, force];
    addToForce(state, force, ROME, 0, GS, 1);
    addToForce(state, force, ROME, 0, EL, 1);
    expect(holder(state, "narbo")).toBe(NONE);
  });

  test("5.13: the sea is nobody's", () => {
    const state = at({ "rome narbo": { LI: 1 } });
    const point = map(state).kind.findIndex((kind) => kind === 4);
    expect(isFriendlyPort(state, ROME, point)).toBe(false);
    expect(holderOf(state, point)).toBe(NONE);
  });

  test("5.14: Home ports without enemies are friendly, others only when occupied, whoever has the province", () => {
    const state = at({ "rome massilia": { GARR: 1 } });
    setControl(state);
    expect(state.control[provinceIn(map(state), "narbonensis")]).toBe(ROME);
    const port = (id: string): boolean => isFriendlyPort(state, ROME, nodeIn(map(state), id));
    expect([port("massilia"), port("narbo"), port("roma")]).toEqual([true, false, true]);
    expect([port("corfinium"), holder(state, "corfinium")]).toEqual([false, ROME]);
    putPieces(state, "carthage roma", { LI: 1 });
    expect(port("roma")).toBe(false);
    expect(isFriendly(state, CARTHAGE, nodeIn(map(state), "roma"))).toBe(true);
  });

  test("5.42: galleys neither control nor deny", () => {
    const state = at({ "carthage roma": { GS: 3 }, "rome narbo": { LI: 1 }, "carthage massilia": { GS: 1 } });
    expect(holder(state, "roma")).toBe(ROME);
    expect(controller(state, "narbonensis")).toBe(ROME);
  });
});

describe("5.4: others", () => {
  test.each<OwnerName>(["tribes", "rebels", "independent", "rhodes", "sof", "slavesRome"])(
    "5.41: %s deny a province to everybody",
    (owner) => {
      const state = at({ "rome narbo": { LI: 1 }, [`${owner} massilia`]: { BI: 1 } });
      expect(controller(state, "narbonensis")).toBe(NONE);
    },
  );

  test("5.41, R178: the Soldier of Fortune denies it to all but his player, and gives it to nobody", () => {
    const state = at({ "greece narbo": { LI: 1 }, "sof massilia": { HI: 1 } });
    addArmy(state, soldier(GREECE));
    expect(controller(state, "narbonensis")).toBe(GREECE);
    expect(holder(state, "massilia")).toBe(ownerOf("sof"));
    expect(controller(at({ "sof massilia": { HI: 1 } }), "narbonensis")).toBe(NONE);
    putPieces(state, "sof pella", { HI: 1 });
    expect(holder(state, "pella")).toBe(GREECE);
    expect(controller(at({ "sof narbo": { HI: 1 }, "greece massilia": { LI: 1 } }), "narbonensis")).toBe(GREECE);
    state.armies = [];
    expect([holder(state, "massilia"), holder(state, "pella")]).toEqual([ownerOf("sof"), ownerOf("sof")]);
  });

  test("5.41: slaves in a Space make it nobody's, with the Town in it", () => {
    expect(holder(at({ "rome capua": { town: 2 }, "slavesRome capua": { BI: 1 } }), "capua")).toBe(NONE);
  });

  test("5.43: a power without units comes back when a conqueror leaves", () => {
    const three = { "carthage tarentum": { LI: 1 }, "carthage croton": { LI: 1 }, "carthage venusia": { LI: 1 } };
    const state = at(three);
    expect(controller(state, "bruttium")).toBe(CARTHAGE);
    addUnits(state, keyOf(nodeIn(map(state), "croton"), CARTHAGE, FRESH), UNITS.indexOf("LI"), -1);
    expect(controller(state, "bruttium")).toBe(ROME);
  });
});
