import { noChance, ScriptedChance } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import type { Action, Parts } from "../../action.ts";
import { config, worldOf } from "../../config.ts";
import {
  CARTHAGE,
  data,
  EAST,
  FRESH,
  GARR,
  GREECE,
  HI,
  LG,
  LI,
  NONE,
  ROME,
  SOLDIER_OF_FORTUNE,
  type Power,
  type ScenarioName,
  type Unit,
} from "../../data/index.ts";
import { setup } from "../../setup.ts";
import { cloneState, type State } from "../../state/state.ts";
import { keyOf, rowOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { position, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { totalOf } from "../economy/stock.ts";
import { machine } from "../index.ts";
import { placement, placementsOf, type PlacementFrame } from "./placement.ts";

const objectives = data.charts.objectives.flatMap(({ count }, id) => Array.from({ length: count }, () => id));
const begun = (scenario: ScenarioName): State => setup(config(scenario), { tribes: data.tribes.slice(), objectives });

describe("3.1: initial deployment", () => {
  test.each<ScenarioName>(["I", "II", "III", "IV", "V", "VI", "VII"])(
    "3.1: in scenario %s all stand where it says",
    (scenario) => {
      const state = begun(scenario);
      const { forces, independents, leaders } = worldOf(state.config).scenario;
      for (const { owner, space, units, works } of [...forces, ...independents[state.config.game]]) {
        expect(rowOf(state, keyOf(space, owner, FRESH))).toEqual(Array.from({ length: 16 }, (_, i) => units[i] ?? 0));
        if (works !== NONE) expect(worksAt(state, space)).toMatchObject({ owner, works });
      }
      for (const { leader, space } of leaders) expect(state.leaders[leader]).toBe(space);
    },
  );

  test("12.42, R266: by agreement Pyrrhus moves once before the first marker of V, and may do so again after it", () => {
    const dealt = { tribes: data.tribes.slice(), objectives };
    const optionsOf = (state: State): Action[] => {
      const options: Action[] = [];
      machine.options(state, machine.who(state)[0]!, options);
      return options;
    };
    const take = (state: State, action: Partial<Action>): void => {
      const given = optionsOf(state).find((option) =>
        Object.entries(action).every(([k, v]) => option[k as "type"] === v),
      );
      machine.answer(state, machine.who(state)[0]!, given!, new ScriptedChance([5]), undefined);
    };
    expect(machine.question(setup(config("V"), dealt))?.ask.prompt).toBe("activation.pay");
    const options = ["pyrrhusFreeActivation"] as const;
    expect(machine.question(setup(config("II", { options }), dealt))?.ask.prompt).toBe("activation.pay");
    const state = setup(config("V", { options }), dealt);
    expect(machine.who(state)).toEqual([GREECE]);
    expect(optionsOf(state)).toEqual([{ type: "major", kind: "sof" }, { type: "done" }]);
    const none = cloneState(state);
    take(none, { type: "done" });
    expect(machine.question(none)?.ask.prompt).toBe("activation.pay");
    take(state, { type: "major" });
    take(state, { type: "at" });
    take(state, { type: "all" });
    take(state, { type: "leader", yes: true });
    take(state, { type: "stop" });
    expect(machine.question(state)?.ask.prompt).toBe("activation.pay");
    expect([state.row, state.powers[GREECE]!.treasury]).toEqual([[EAST, CARTHAGE, ROME], 13]);
    const corcyra = worldOf(state.config).map.nodeOf.get("corcyra")!;
    expect(rowOf(state, keyOf(corcyra, SOLDIER_OF_FORTUNE, FRESH))[HI]).toBe(4);
    take(state, { type: "pay" });
    take(state, { kind: "expansion" });
    expect(optionsOf(state)).toContainEqual({ type: "major", kind: "sof" });
  });

  test("3.1, 12.13, R234: in scenario I Rome first places two garrisons in Spaces of its Home, one at a time", () => {
    const state = begun("I");
    const before = totalOf(state, ROME, GARR);
    for (let n = 1; n <= 2; n++) {
      expect(machine.question(state)?.ask.prompt).toBe("placement.where");
      expect(machine.who(state)).toEqual([ROME]);
      const options: Action[] = [];
      machine.options(state, ROME, options);
      const { map } = worldOf(state.config);
      expect(options.length).toBeGreaterThan(5);
      for (const { node } of options as Parts[]) {
        expect(map.homeAt[node!]).toBe(ROME);
        expect(map.mountain[node!]).toBe(0);
      }
      machine.answer(state, ROME, options.at(-1)!, noChance, undefined);
      expect(totalOf(state, ROME, GARR)).toBe(before + n);
    }
    expect(machine.question(state)?.ask.prompt).not.toBe("placement.where");
  });

  /** A power places two units in its Home. */
  const placing = (state: State, power: Power, unit: Unit): Table => {
    const units = data.units.bp.map((_, one) => (one === unit ? 2 : 0));
    const territory = worldOf(state.config).map.homeTerritory[power]!;
    return new Table(state, [placement], { proc: "placement", power, territory, units });
  };
  const places = (unit: Unit, given: Given = {}): Table =>
    placing(position("I", { leaders: { "soldier-of-fortune": "corcyra" }, ...given }), ROME, unit);

  test("3.1, 12.13: only garrisons are kept from mountains; nobody places units among enemies or elsewhere", () => {
    const { map } = worldOf(config("I"));
    const home = [...map.ids.keys()].filter((node) => map.inPlay[node] === 1 && map.homeAt[node] === ROME);
    const ids = (nodes: readonly number[]): string[] => nodes.map((node) => map.ids[node]!);
    expect(places(LI).choices("rome", "node")).toEqual(ids(home));
    const mountains = (unit: Unit): unknown[] =>
      placing(position("V"), CARTHAGE, unit)
        .choices("carthage", "node")
        .filter((id) => map.mountain[map.nodeOf.get(id as string)!] === 1);
    expect([mountains(GARR).length, mountains(LI).length > 0]).toEqual([0, true]);
    const held = places(LI, { pieces: { "greece capua": { HI: 1 }, "rome corcyra": { LG: 1 } } });
    expect(held.choices("rome", "node")).not.toContain("capua");
    expect(held.choices("rome", "node")).not.toContain("corcyra");
    expect(held.refusal("rome", { type: "at", node: map.nodeOf.get("capua")! })).toBe("placement.notThere 3.1");
  });

  test("3.1: it ends with the last unit, or at once where there is no Space", () => {
    const table = places(LG).take("rome", { node: "roma" });
    expect(table.told("raised")).toMatchObject([{ power: ROME, unit: LG, n: 1 }]);
    table.take("rome", { node: "capua" });
    expect(table.isOpen).toBe(false);
    const { map } = worldOf(config("I"));
    const home = [...map.ids.keys()].filter((node) => map.inPlay[node] === 1 && map.homeAt[node] === ROME);
    const pieces = Object.fromEntries(home.map((node) => [`greece ${map.ids[node]}`, { LI: 1 }]));
    expect(places(LI, { pieces }).isOpen).toBe(false);
  });

  test("3.1: what one game has placed, the next one places again", () => {
    const state = position("I");
    const left = (): number[] => (machine.begin(placementsOf(state)[0]!, state) as PlacementFrame).left;
    left()[GARR]!--;
    expect(left()[GARR]).toBe(2);
  });
});
