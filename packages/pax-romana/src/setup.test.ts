import "./rules/index.ts";
import { describe, expect, test } from "vitest";
import { config, worldOf } from "./config.ts";
import {
  data,
  FRESH,
  OWNERS,
  POWERS,
  SCENARIOS,
  SOLDIER_LEADER,
  UNITS,
  WORKS,
  type ScenarioName,
} from "./data/index.ts";
import file from "./data/scenarios.json" with { type: "json" };
import { isolatedStacks } from "./rules/movement/attrition-phase.ts";
import { hasLine, linesOf } from "./rules/economy/line-of-communication.ts";
import { setup } from "./setup.ts";
import { IN_POOL } from "./state/leaders.ts";
import type { State } from "./state/state.ts";
import { markOfKey, nodeOfKey, ownerOfKey, rowOf } from "./state/table.ts";
import { worksAt } from "./state/works.ts";
import { holdings } from "./data/testing-control.ts";

/** What a scenario says, as it is written in the file. */
interface Written {
  readonly powers: readonly string[];
  readonly start: { readonly turn: number };
  readonly forms: { readonly standard: Readonly<Record<"turns" | "activations" | "events", number | string>> };
  readonly victory: { readonly automatic: string; readonly end: string };
  readonly setup: string | WrittenSetup;
}
interface WrittenForce {
  readonly space: string;
  readonly owner: string;
  readonly units: Readonly<Record<string, number>>;
  readonly works?: string;
}
interface WrittenSetup {
  readonly order: { readonly powers: readonly string[] };
  readonly leaders: readonly { readonly leader: string; readonly power: string; readonly space: string }[];
  readonly forces: readonly WrittenForce[];
  readonly reserves: readonly { readonly power: string; readonly leader: string }[];
  readonly independents: { readonly standard: readonly string[] };
  readonly treasury?: { readonly talents: Readonly<Record<string, number>> };
  readonly stability?: { readonly levels: Readonly<Record<string, number>> };
}

const written = (id: ScenarioName): Written => (file.scenarios as unknown as Record<string, Written>)[id]!;
const setupOf = (id: ScenarioName): WrittenSetup => {
  const found = written(id).setup;
  return typeof found === "string" ? setupOf(found as ScenarioName) : found;
};
const independentsOf = (id: ScenarioName): WrittenForce[] =>
  setupOf(id).independents.standard.flatMap((name) =>
    (file.independents as unknown as Record<string, { forces: Omit<WrittenForce, "owner">[] }>)[name]!.forces.map(
      (force) => ({ ...force, owner: name }),
    ),
  );

const objectives = data.charts.objectives.flatMap(({ count }, id) => Array.from({ length: count }, () => id));
const begun = (id: ScenarioName): State => setup(config(id), { tribes: data.tribes.slice(), objectives });
const names = (list: readonly string[]): readonly string[] => list.toSorted();
const PLAYED = SCENARIOS.filter((id) => data.scenarios[SCENARIOS.indexOf(id)]!.forms.standard);

describe.each(PLAYED)("3.6: the set-up of scenario %s", (id) => {
  const state = begun(id);
  const { map, scenario, measures } = worldOf(state.config);
  const { forces, leaders, treasury, stability, order, reserves } = setupOf(id);
  const all = [...forces, ...independentsOf(id)];

  test("3.6: exactly the units that are written down, and no others", () => {
    const put = all
      .filter(({ units }) => Object.keys(units).length > 0)
      .map(({ space, owner: name, units }) => `${name} ${space} ${UNITS.map((unit) => units[unit] ?? 0).join()}`);
    const found = state.table.keys.map((key) => {
      expect(markOfKey(key)).toBe(FRESH);
      return `${OWNERS[ownerOfKey(key)]!} ${map.ids[nodeOfKey(key)]!} ${rowOf(state, key).slice(0, UNITS.length).join()}`;
    });
    expect(names(found)).toEqual(names(put));
    expect(state.forces).toEqual([]);
  });

  test("7.12, 7.13: exactly the Towns and Cities, with all their walls", () => {
    const put = all.flatMap(({ space, owner: name, works }) =>
      works === undefined ? [] : [`${name} ${space} ${works} ${works === "city" ? 5 : 2}`],
    );
    const found = state.works.flatMap((packed, node) => {
      const here = worksAt(state, node);
      return packed === 0 ? [] : [`${OWNERS[here!.owner]!} ${map.ids[node]!} ${WORKS[here!.works]!} ${here!.walls}`];
    });
    expect(names(found)).toEqual(names(put));
  });

  test("8.11: exactly the leaders; all others are in the pool, those of a reserve too", () => {
    const put = leaders.map(({ leader, space }) => `${leader} ${space}`);
    const found = state.leaders.flatMap((place, leader) =>
      place === IN_POOL ? [] : [`${data.leaders.ids[leader]!} ${map.ids[place]!}`],
    );
    expect(names(found)).toEqual(names(put));
    const soldier = leaders.find(({ leader }) => data.leaders.ids.indexOf(leader) === SOLDIER_LEADER);
    expect(state.armies.map(({ kind, keeper }) => [kind, POWERS[keeper]])).toEqual(
      soldier ? [["soldier", soldier.power]] : [],
    );
  });

  test("14.12: Talents and Stability, and armies that wait off the map", () => {
    state.powers.forEach((power, i) => {
      expect(power.treasury).toBe(treasury?.talents[POWERS[i]!] ?? 0);
      expect(power.stability).toBe(stability?.levels[POWERS[i]!] ?? 0);
      expect([power.victoryPoints, power.flags, power.markerCost]).toEqual([0, 0, 1]);
      expect(power.reserve).toBe(reserves.reduce((set, army, n) => set | (army.power === POWERS[i] ? 1 << n : 0), 0));
    });
  });

  test("3.41, 3.42, 3.8: order of play, markers, the first and the last turn", () => {
    const { standard } = written(id).forms;
    const format = data.formats[0]!;
    const [turns, activations, events] = (["turns", "activations", "events"] as const).map((what) =>
      standard[what] === "format" ? format[what] : (standard[what] as number),
    );
    expect(state.order.map((power) => POWERS[power])).toEqual(order.powers);
    expect([state.turn, state.phase]).toEqual([written(id).start.turn, "F"]);
    expect(measures).toMatchObject({ lastTurn: state.turn + turns! - 1, activations, events });
    const inCup = POWERS.map((name) => (written(id).powers.includes(name) ? activations! - 1 : 0));
    expect(state.cup).toEqual([...inCup, events]);
    const { automatic, end } = written(id).victory;
    expect(scenario.victory).toEqual({ automatic, end });
  });

  test("5.2: control of provinces and capitals as the oracle says", () => {
    for (const power of scenario.powers) {
      const own = map.provinceIds.filter((_, province) => state.control[province] === power);
      const inPlay = (province: string): boolean =>
        map.spacesOf[map.provinceOf.get(province)!]!.some((node) => map.inPlay[node] === 1);
      expect(names(own)).toEqual(holdings(scenario, power).provinces.filter(inPlay));
      for (const capital of map.capitalsOf[power]!)
        expect((state.capitals & (1 << map.capital[capital]!)) !== 0).toBe(map.inPlay[capital] === 1);
    }
  });

  test("6.15, 9.41: every unit has a line home", () => {
    expect(isolatedStacks(state)).toEqual([]);
    for (const power of scenario.powers) {
      const lines = linesOf(state, power);
      for (const key of state.table.keys)
        if (ownerOfKey(key) === power)
          expect([map.ids[nodeOfKey(key)], hasLine(lines, nodeOfKey(key))]).toContain(true);
    }
  });

  test("13.11: a counter on every tribal Space of the area, the others in the pool", () => {
    const there = map.tribalSpaces.filter((node) => map.inPlay[node] === 1).length;
    expect(state.tribes.filter((strength) => strength > 0)).toHaveLength(there);
    expect(state.tribePool).toHaveLength(data.tribes.length - there);
  });
});
