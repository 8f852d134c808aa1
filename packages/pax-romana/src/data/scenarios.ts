import { areaOf, type Area, type HomeChange } from "./area.ts";
import { regions } from "./charts.ts";
import type { Format, ObjectiveUse } from "./formats.ts";
import type { LeaderTables } from "./leaders.ts";
import type { MapTables } from "./map.ts";
import { inside, wrong, type Place } from "./refusal.ts";
import { expectCount } from "./reader.ts";
import {
  INDEPENDENTS,
  SCENARIOS,
  setupOf,
  type AUTOMATIC_VICTORIES,
  type END_VICTORIES,
  type IndependentName,
  type ScenarioFile,
  type ScenarioName,
  type SetupFile,
} from "./scenario-file.ts";
import { countsOf } from "./units.ts";
import {
  GAMES,
  NONE,
  OWNERS,
  POWERS,
  WORKS,
  type GameName,
  type Leader,
  type Node,
  type Owner,
  type Power,
  type PowerName,
  type Territory,
  type Works,
} from "./vocabulary.ts";

/** Pieces that begin in one Space: counts by unit, and a Town or City or NONE. */
export interface SetupForce {
  readonly owner: Owner;
  readonly space: Node;
  readonly units: readonly number[];
  readonly works: Works;
}

/** A leader that begins on the map; the Soldier of Fortune's power is the one that uses him. */
export interface SetupLeader {
  readonly leader: Leader;
  readonly power: Power;
  readonly space: Node;
}

/** Units a power places freely in its Spaces of a territory before the game. */
export interface Placement {
  readonly power: Power;
  readonly units: readonly number[];
  readonly territory: Territory;
}

/** An army that waits off the map and enters at a Space. */
export interface Reserve {
  readonly power: Power;
  readonly name: string;
  readonly leader: Leader;
  readonly units: readonly number[];
  readonly space: Node;
}

/** 3.8: what a form of a scenario fixes, and what it leaves to the format of play. */
export interface Form {
  readonly turns: number | "format";
  readonly activations: number | "format";
  readonly events: number | "format";
  readonly objectives: ObjectiveUse | "format";
}

/** A scenario, ready to be set up. */
export interface Scenario {
  readonly id: ScenarioName;
  readonly title: string;
  readonly powers: readonly Power[];
  /** 3.6: the first turn, and the step at which it starts. */
  readonly start: { readonly turn: number; readonly step: "F" | "F3" };
  /** The games in which it can be played. */
  readonly forms: Readonly<Partial<Record<GameName, Form>>>;
  /** The tables of its area. */
  readonly map: MapTables;
  /** 3.42: the first order of play. */
  readonly order: readonly Power[];
  /** By power, Talents and Stability; NONE for powers not in play. Undefined where not used at all. */
  readonly treasury: readonly number[] | undefined;
  readonly stability: readonly number[] | undefined;
  readonly leaders: readonly SetupLeader[];
  readonly forces: readonly SetupForce[];
  readonly placements: readonly Placement[];
  readonly reserves: readonly Reserve[];
  /** 12.5: the forces of the independents, by game. */
  readonly independents: Readonly<Record<GameName, readonly SetupForce[]>>;
  /** Names of the special rules in force, and of those players may agree on. */
  readonly special: readonly string[];
  readonly options: readonly string[];
  readonly victory: {
    readonly automatic: (typeof AUTOMATIC_VICTORIES)[number];
    readonly end: (typeof END_VICTORIES)[number];
  };
}

/** 3.8: the measures of one game: its last turn, markers for each power, event markers, objectives. */
export interface Measures {
  readonly lastTurn: number;
  readonly activations: number;
  readonly events: number;
  readonly objectives: ObjectiveUse;
}

/** 3.81: what the table has changed of its format. */
export type OwnMeasures = Partial<Pick<Format, "turns" | "activations" | "events" | "objectives">>;

/** 3.81, 3.82: fills in from the format what the form leaves open. */
export function measuresOf({ start }: Scenario, form: Form, format: Format): Measures {
  const pick = <T>(own: T | "format", given: T): T => (own === "format" ? given : own);
  return {
    lastTurn: start.turn + pick(form.turns, format.turns) - 1,
    activations: pick(form.activations, format.activations),
    events: pick(form.events, format.events),
    objectives: pick<ObjectiveUse>(form.objectives, format.objectives),
  };
}

/** What a reader of set-ups needs to know. */
interface Known {
  readonly map: MapTables;
  readonly leaders: LeaderTables;
}

/** The scenarios of `scenarios.json`; everything it names must exist, and lie in the scenario's area. */
export const readScenarios = (file: ScenarioFile, at: Place, known: Known): readonly Scenario[] =>
  SCENARIOS.map((name) => scenario(file, name, at, known));

/** 12.55: what a card brings into play, by independent. */
export function readByCard(file: ScenarioFile): Readonly<Partial<Record<IndependentName, readonly number[]>>> {
  const rows = INDEPENDENTS.flatMap((name) => {
    const units = file.independents[name].byCard;
    return units === undefined ? [] : [[name, countsOf(units)] as const];
  });
  return Object.fromEntries(rows);
}

const power = (name: PowerName): Power => POWERS.indexOf(name);

function scenario(file: ScenarioFile, name: ScenarioName, top: Place, known: Known): Scenario {
  const { title, powers, start, forms, area, victory } = file.scenarios[name];
  const all = inside(top, "scenarios");
  const here = inside(all, name);
  const { setup, at } = setupOf(file, name, all);
  const map = areaOf(known.map, readArea(area, inside(here, "area"), known.map), homes(setup, at, known.map));
  checkOrder(setup, powers, at);
  const inArea = { map, leaders: known.leaders };
  return {
    id: name,
    title,
    powers: powers.map(power),
    start: { turn: start.turn, step: start.step },
    forms,
    map,
    order: setup.order.powers.map(power),
    treasury: setup.treasury && levels(setup.treasury.talents, powers, inside(at, "treasury.talents")),
    stability: setup.stability && levels(setup.stability.levels, powers, inside(at, "stability.levels")),
    leaders: setupLeaders(setup, powers, inside(at, "leaders"), inArea),
    forces: setup.forces.map((force, i) => setupForce(force, force.owner, map, inside(at, `forces.${i}`))),
    placements: setup.placements.map(({ power: owner, units, territory }, i) => ({
      power: power(owner),
      units: countsOf(units),
      territory: regions([territory], "territory", map, inside(at, `placements.${i}.territory`))[0]!,
    })),
    reserves: setup.reserves.map((army, i) => reserve(army, inside(at, `reserves.${i}`), inArea)),
    independents: independents(file, setup, map, inside(top, "independents")),
    ...specials(setup),
    victory: { automatic: victory.automatic, end: victory.end },
  };
}

function readArea(area: ScenarioFile["scenarios"]["I"]["area"], at: Place, map: MapTables): Area {
  const read = (sort: "territory" | "province" | "space", key: "territories" | "provinces" | "spaces"): number[] =>
    regions(area[key] ?? [], sort, map, inside(at, key));
  return {
    whole: area.whole ?? false,
    territories: read("territory", "territories"),
    provinces: read("province", "provinces"),
    spaces: read("space", "spaces"),
  };
}

/** 5.22a: Home Provinces that differ in this scenario. */
function homes(setup: SetupFile, at: Place, map: MapTables): HomeChange {
  return new Map(
    POWERS.flatMap((name) => {
      const list = setup.home?.provinces[name];
      return list === undefined ? [] : [[power(name), regions(list, "province", map, inside(at, `home.${name}`))]];
    }),
  );
}

function checkOrder(setup: SetupFile, powers: readonly PowerName[], at: Place): void {
  const named = new Set(setup.order.powers);
  const fits = named.size === powers.length && powers.every((name) => named.has(name));
  if (!fits) wrong("data.type", inside(at, "order.powers"), powers.join(", "), setup.order.powers, "3.42");
}

/** One number for each power in play. */
function levels(
  given: Readonly<Partial<Record<PowerName, number>>>,
  powers: readonly PowerName[],
  at: Place,
): readonly number[] {
  expectCount(Object.keys(given).length, powers.length, at, "3.6");
  const missing = powers.find((name) => given[name] === undefined);
  if (missing !== undefined) wrong("data.missing", inside(at, missing), "a number");
  return POWERS.map((name) => given[name] ?? NONE);
}

/** The number of a Space that is in the scenario's area. */
function spaceIn(map: MapTables, id: string, at: Place): Node {
  const node = regions([id], "space", map, at)[0]!;
  return map.inPlay[node] === 1 ? node : wrong("data.area", at, "a space in the area of the scenario", id);
}

function leaderOf(leaders: LeaderTables, id: string, at: Place): Leader {
  return leaders.leaderOf.get(id) ?? wrong("data.reference", at, "a leader", id);
}

function setupLeaders(
  { leaders: list }: SetupFile,
  powers: readonly PowerName[],
  at: Place,
  { map, leaders }: Known,
): readonly SetupLeader[] {
  const seen = new Set<Leader>();
  return list.map((line, i) => {
    const place = inside(at, i);
    const leader = leaderOf(leaders, line.leader, inside(place, "leader"));
    if (seen.has(leader)) wrong("data.twice", inside(place, "leader"), "a leader not yet placed", line.leader);
    seen.add(leader);
    const owner = leaders.power[leader]!;
    const mine = owner === NONE || owner === power(line.power);
    if (!mine || !powers.includes(line.power)) {
      wrong("data.reference", inside(place, "power"), "the power of this leader", line.power);
    }
    return { leader, power: power(line.power), space: spaceIn(map, line.space, inside(place, "space")) };
  });
}

function reserve(army: SetupFile["reserves"][number], at: Place, { map, leaders }: Known): Reserve {
  return {
    power: power(army.power),
    name: army.name,
    leader: leaderOf(leaders, army.leader, inside(at, "leader")),
    units: countsOf(army.units),
    space: spaceIn(map, army.space, inside(at, "space")),
  };
}

type ForceLine = ScenarioFile["independents"]["rhodes"]["forces"][number];

function setupForce(line: ForceLine, owner: (typeof OWNERS)[number], map: MapTables, at: Place): SetupForce {
  return {
    owner: OWNERS.indexOf(owner),
    space: spaceIn(map, line.space, inside(at, "space")),
    units: countsOf(line.units),
    works: line.works === undefined ? NONE : WORKS.indexOf(line.works),
  };
}

function independents(file: ScenarioFile, setup: SetupFile, map: MapTables, at: Place): Scenario["independents"] {
  const forcesOf = (name: IndependentName): SetupForce[] =>
    file.independents[name].forces.map((line, i) => setupForce(line, name, map, inside(at, `${name}.forces.${i}`)));
  const [standard, advanced] = GAMES.map((game) => setup.independents[game].flatMap(forcesOf));
  return { standard: standard!, advanced: advanced! };
}

function specials({ special }: SetupFile): Pick<Scenario, "special" | "options"> {
  const names = Object.keys(special);
  return {
    special: names.filter((name) => !special[name]!.optional),
    options: names.filter((name) => special[name]!.optional),
  };
}
