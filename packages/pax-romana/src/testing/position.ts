// A position may be of any chapter: the machine knows all of them.
import "../rules/index.ts";
import { config, worldOf, type Config } from "../config.ts";
import {
  CITY,
  countsOf,
  data,
  FRESH,
  NONE,
  OWNERS,
  POWERS,
  TOWN,
  UNITS,
  type MapTables,
  type Node,
  type OwnerName,
  type Power,
  type PowerName,
  type Province,
  type ScenarioName,
  type UnitName,
} from "../data/index.ts";
import { setControl } from "../rules/stability/settle.ts";
import { setup } from "../setup.ts";
import { IN_POOL, putLeader } from "../state/leaders.ts";
import type { State } from "../state/state.ts";
import { addRow, countAt, keyOf } from "../state/table.ts";
import { clearTouched } from "../state/touched.ts";
import { setWorks } from "../state/works.ts";

/** Pieces of a test position, by names: counts of units, and a Town or City with all or some of its walls. */
export type Pieces = Readonly<Partial<Record<UnitName, number>>> & { readonly town?: number; readonly city?: number };

/** A test position: an empty map of a scenario, and what stands on it. */
export interface Given {
  /** `"rome roma": { LG: 3, city: 5 }`: an owner, a Space, and what he has there. */
  readonly pieces?: Readonly<Record<string, Pieces>>;
  /** `"rome-4": "roma"`. */
  readonly leaders?: Readonly<Record<string, string>>;
  readonly treasury?: Readonly<Partial<Record<PowerName, number>>>;
  readonly stability?: Readonly<Partial<Record<PowerName, number>>>;
  /** Provinces and who controls them; all others are nobody's until control is settled. */
  readonly control?: Readonly<Partial<Record<PowerName, readonly string[]>>>;
  /** Unrevealed tribes: a Space and a strength. */
  readonly tribes?: Readonly<Record<string, number>>;
  readonly pirates?: readonly string[];
  /** Whether control and capitals follow from the pieces (5.2), as after a set-up. */
  readonly settled?: boolean;
  readonly turn?: number;
  readonly config?: Partial<Config>;
  /** 4.3: whether the threatened may offer Talents; tests of other rules do without these questions. */
  readonly bribery?: boolean;
}

const names = (list: readonly string[], name: string): number => {
  const found = list.indexOf(name);
  if (found === NONE) throw new Error(`no ${name} in ${list.join(", ")}`);
  return found;
};

export const powerOf = (name: PowerName): Power => names(POWERS, name);
export const ownerOf = (name: OwnerName): number => names(OWNERS, name);

export function nodeIn(map: MapTables, id: string): Node {
  const node = map.nodeOf.get(id);
  if (node === undefined || map.inPlay[node] !== 1) throw new Error(`no node ${id} in the area`);
  return node;
}

export function provinceIn(map: MapTables, id: string): Province {
  const province = map.provinceOf.get(id);
  if (province === undefined) throw new Error(`no province ${id}`);
  return province;
}

/** An empty map of a scenario, without any procedure under way, and on it what is given. */
export function position(scenario: ScenarioName, given: Given = {}): State {
  const { options = [] } = given.config ?? {};
  const table = config(scenario, {
    ...given.config,
    options: given.bribery === true ? options : [...options, "noBribery"],
  });
  const world = worldOf(table);
  const objectives = data.charts.objectives.flatMap(({ count: markers }, objective) =>
    Array.from({ length: markers }, () => objective),
  );
  const state = setup(table, { tribes: data.tribes.slice(), objectives });
  state.frames = [];
  state.table = { keys: [], counts: [] };
  state.forces = [];
  state.leaders = state.leaders.map(() => IN_POOL);
  state.works = state.works.map(() => 0);
  state.tribes = state.tribes.map(() => 0);
  state.pirates = (given.pirates ?? []).map((id) => nodeIn(world.map, id));
  state.control = state.control.map(() => NONE);
  state.held = state.held.map(() => NONE);
  state.turn = given.turn ?? state.turn;
  for (const power of state.powers) power.reserve = 0;
  for (const [where, pieces] of Object.entries(given.pieces ?? {})) putPieces(state, where, pieces);
  for (const [id, space] of Object.entries(given.leaders ?? {}))
    putLeader(state, names(data.leaders.ids, id), nodeIn(world.map, space));
  for (const [id, strength] of Object.entries(given.tribes ?? {}))
    state.tribes[world.map.tribal[nodeIn(world.map, id)]!] = strength;
  for (const [name, talents] of Object.entries(given.treasury ?? {}))
    state.powers[names(POWERS, name)]!.treasury = talents;
  for (const [name, level] of Object.entries(given.stability ?? {}))
    state.powers[names(POWERS, name)]!.stability = level;
  for (const [name, provinces] of Object.entries(given.control ?? {}))
    for (const id of provinces) state.control[provinceIn(world.map, id)] = names(POWERS, name);
  if (given.settled === true) setControl(state);
  clearTouched(state);
  return state;
}

/** Puts pieces of `"owner space"` on the map. */
export function putPieces(state: State, where: string, { town, city, ...units }: Pieces): void {
  const [owner = "", space = ""] = where.split(" ");
  const node = nodeIn(worldOf(state.config).map, space);
  const walls = city ?? town;
  if (walls !== undefined)
    setWorks(state, node, { owner: names(OWNERS, owner), works: city === undefined ? TOWN : CITY, walls });
  addRow(state, keyOf(node, names(OWNERS, owner), FRESH), countsOf(units));
}

/** How many units of a sort an owner has in a Space: `count(state, "rome roma", "LG")`. */
export function count(state: State, where: string, unit: UnitName): number {
  const [owner = "", space = ""] = where.split(" ");
  const node = nodeIn(worldOf(state.config).map, space);
  return countAt(state, node, names(OWNERS, owner), names(UNITS, unit));
}
