import { readChartFile, type ChartFile } from "./chart-file.ts";
import type { MapTables } from "./map.ts";
import { inside, wrong, type Place } from "./refusal.ts";
import { expectCount } from "./reader.ts";
import { countsOf } from "./units.ts";
import {
  EVENTS,
  HORDES,
  INVASIONS,
  NONE,
  OBJECTIVES,
  PORT,
  POWERS,
  RANGES,
  REBELLIONS,
  type HordeName,
  type Node,
  type Province,
  type Range,
  type Territory,
} from "./vocabulary.ts";

/** A table of named numbers. */
type Values<Table extends Readonly<Record<string, { readonly value: number }>>> = Readonly<Record<keyof Table, number>>;

/** 15.49: what has to be controlled for an objective; ports are listed as Spaces. */
export interface ObjectiveControl {
  readonly territories: readonly Territory[];
  readonly provinces: readonly Province[];
  readonly spaces: readonly Node[];
}

/** 15.4: an Opportunity Objective. */
export interface Objective {
  readonly count: number;
  readonly kind: "gop" | "vp";
  /** By power; 0 where the power may not use it. */
  readonly award: readonly number[];
  /** Goes back to the pool once used. */
  readonly discarded: boolean;
  /** Undefined where the condition is no list of places (K to N). */
  readonly control: ObjectiveControl | undefined;
}

/** 13.4: where a horde of one kind may appear, and with how many dice of infantry and how much cavalry. */
export interface HordeFacts {
  readonly horde: number;
  readonly dice: number;
  readonly cavalry: number;
  readonly provinces: readonly Province[];
}

/**
 * The charts as tables of numbers. Tables by die have 7 entries and by the sum of two dice 13, so that the roll is the
 * index; the entries no roll reaches are 0 or NONE.
 */
export interface Charts {
  /** 3.44, 6.1, 6.4, 7.46, 10.86, 12.51, 15.43: Talents. */
  readonly prices: Values<ChartFile["prices"]>;
  /** 6.42: by power times three plus range. */
  readonly manpowerMaximum: readonly number[];
  /** 14.14, 14.11: the track; `range` is indexed by level minus lowest. */
  readonly stability: {
    readonly lowest: number;
    readonly highest: number;
    readonly range: readonly Range[];
    readonly start: readonly number[];
    /** 14.21. */
    readonly changes: Readonly<Record<keyof ChartFile["stabilityChanges"], number>>;
  };
  /** 10.51: row i holds while 4 x larger BP <= `quarters[i]` x smaller BP. */
  readonly odds: {
    readonly quarters: readonly number[];
    readonly shifts: readonly number[];
    readonly withoutOpponent: number;
  };
  /** 10.51. */
  readonly shifts: Values<ChartFile["shifts"]>;
  readonly battle: Values<ChartFile["battle"]>;
  /** 10.32. */
  readonly interception: Values<ChartFile["interception"]>;
  /** 8.41: by sum, 1 where the leader dies. */
  readonly leaderDeath: { readonly winner: readonly number[]; readonly loserOrDraw: readonly number[] };
  /** 10.67: by die. */
  readonly elephants: Readonly<Record<"negates" | "enemyLoss" | "ownLoss" | "dies", readonly number[]>>;
  /** 9.43: per cent by die. */
  readonly attrition: readonly number[];
  /** 11.1-11.4, 12.6. */
  readonly naval: Values<ChartFile["naval"]>;
  /** 9.21: MP. */
  readonly movement: Values<ChartFile["movement"]>;
  /** 7.5, 12.3. */
  readonly sack: Values<ChartFile["sack"]>;
  readonly militia: Values<ChartFile["militia"]>;
  /** 16.2, 17.2: the territory by die, and the change of Stability by game. */
  readonly harvest: readonly Territory[];
  readonly harvestEffect: { readonly standard: number; readonly card: number };
  /** 16.2, 13.3, 13.4: by sum, indices of `EVENTS`, `REBELLIONS`, `INVASIONS`. */
  readonly events: readonly number[];
  readonly rebellions: readonly number[];
  readonly invasions: readonly number[];
  /** 13.3, R175: the provinces of a rebellion, indexed by `REBELLIONS`. */
  readonly rebellionAreas: readonly (readonly Province[])[];
  readonly hordes: readonly HordeFacts[];
  /** 15.49: indexed by `OBJECTIVES`. */
  readonly objectives: readonly Objective[];
  /** 15.23, 15.33: VP by place. */
  readonly victory: { readonly gop: readonly number[]; readonly cvp: readonly number[] };
  /** 1.3: by turn minus one, years BC. */
  readonly turns: { readonly from: readonly number[]; readonly to: readonly number[] };
  /** 12.43, 12.44: his army by unit, and the squadrons that may escort it. */
  readonly soldierOfFortune: { readonly units: readonly number[]; readonly escort: number };
}

/** Reads `charts.json`. */
export function readCharts(json: unknown, at: Place, map: MapTables): Charts {
  const file = readChartFile(json, at).charts;
  const place = inside(at, "charts");
  checkSets(file, place);
  return {
    prices: valuesOf(file.prices),
    manpowerMaximum: POWERS.flatMap((power) => file.manpowerMaximum[power]),
    stability: stability(file, place),
    odds: odds(file, inside(place, "odds")),
    shifts: valuesOf(file.shifts),
    battle: valuesOf(file.battle),
    interception: valuesOf(file.interception),
    leaderDeath: { winner: bySum(file.leaderDeath.winner), loserOrDraw: bySum(file.leaderDeath.loserOrDraw) },
    elephants: {
      negates: [0, ...file.elephants.negates],
      enemyLoss: [0, ...file.elephants.enemyLoss],
      ownLoss: [0, ...file.elephants.ownLoss],
      dies: [0, ...file.elephants.dies],
    },
    attrition: [0, ...file.attrition.percent],
    naval: valuesOf(file.naval),
    movement: valuesOf(file.movement),
    sack: valuesOf(file.sack),
    militia: valuesOf(file.militia),
    harvest: [NONE, ...regions(file.harvest.territories, "territory", map, inside(place, "harvest.territories"))],
    harvestEffect: { standard: file.harvestEffect.standard, card: file.harvestEffect.card },
    events: fromTwo(file.events.bySum.map((name) => EVENTS.indexOf(name))),
    rebellions: fromTwo(file.rebellions.bySum.map((name) => REBELLIONS.indexOf(name))),
    invasions: fromTwo(file.invasions.bySum.map((name) => INVASIONS.indexOf(name))),
    rebellionAreas: REBELLIONS.map((name) =>
      regions(file.rebellionAreas[name].provinces, "province", map, inside(place, `rebellionAreas.${name}`)),
    ),
    hordes: Object.entries(file.hordes).map(([id, row]) => hordeFacts(row, map, inside(place, `hordes.${id}`))),
    objectives: OBJECTIVES.map((name) => objective(file.objectives[name], map, inside(place, `objectives.${name}`))),
    victory: { gop: file.victory.gop, cvp: file.victory.cvp },
    turns: { from: file.turns.from, to: file.turns.to },
    soldierOfFortune: { units: countsOf(file.soldierOfFortune.units), escort: file.soldierOfFortune.escort },
  };
}

function valuesOf<Name extends string>(table: Readonly<Record<Name, { value: number }>>): Record<Name, number> {
  const names = Object.keys(table) as Name[];
  return Object.fromEntries(names.map((name) => [name, table[name].value])) as Record<Name, number>;
}

const bySum = (sums: readonly number[]): number[] => Array.from({ length: 13 }, (_, i) => Number(sums.includes(i)));
const fromTwo = (list: readonly number[]): number[] => [NONE, NONE, ...list];

/** 13.3, 15.41, 16.2: every event and every rebellion has one sum; the markers are twenty. */
function checkSets(file: ChartFile, at: Place): void {
  expectCount(new Set(file.events.bySum).size, EVENTS.length, inside(at, "events.bySum"), "16.2");
  expectCount(new Set(file.rebellions.bySum).size, REBELLIONS.length, inside(at, "rebellions.bySum"), "13.3");
  expectCount(new Set(file.invasions.bySum).size, INVASIONS.length, inside(at, "invasions.bySum"), "13.4");
  const markers = OBJECTIVES.reduce((sum, name) => sum + file.objectives[name].count, 0);
  expectCount(markers, 20, inside(at, "objectives.*.count"), "15.41");
}

/** 14.11: every level of the track lies in exactly one range. */
function stability(file: ChartFile, at: Place): Charts["stability"] {
  const { lowest, highest } = file.stabilityTrack;
  const range = Array.from({ length: highest - lowest + 1 }, (_, i): Range => {
    const level = lowest + i;
    const fitting = RANGES.filter((n) => file.stabilityRanges[n].from <= level && level <= file.stabilityRanges[n].to);
    if (fitting.length !== 1) {
      wrong("data.count", inside(at, "stabilityRanges"), `one range for ${level}`, fitting.length, "14.11");
    }
    return RANGES.indexOf(fitting[0]!);
  });
  const changes = Object.entries(file.stabilityChanges).map(([cause, { by }]) => [cause, by]);
  return {
    lowest,
    highest,
    range,
    start: POWERS.map((power) => file.stabilityStart[power]),
    changes: Object.fromEntries(changes) as Charts["stability"]["changes"],
  };
}

/** Rows rise, and their bounds are quarters, so that odds are compared in whole numbers. */
function odds({ odds: { upTo, shifts, withoutOpponent } }: ChartFile, at: Place): Charts["odds"] {
  expectCount(shifts.length, upTo.length, inside(at, "shifts"), "10.51");
  upTo.forEach((bound, i) => {
    const rises = bound > (upTo[i - 1] ?? 0) && Number.isInteger(bound * 4);
    if (!rises) wrong("data.type", inside(at, `upTo.${i}`), "a rising multiple of 0.25", bound, "10.51");
  });
  return { quarters: upTo.map((bound) => bound * 4), shifts, withoutOpponent };
}

function hordeFacts(row: ChartFile["hordes"]["westGauls"], map: MapTables, at: Place): HordeFacts {
  const horde = HORDES.indexOf(row.horde satisfies HordeName);
  return { horde, dice: row.dice, cavalry: row.cavalry, provinces: regions(row.provinces, "province", map, at) };
}

function objective(row: ChartFile["objectives"]["A"], map: MapTables, at: Place): Objective {
  const { count, kind, award, discarded = false, control } = row;
  return { count, kind, award, discarded, control: control && controlOf(control, map, inside(at, "control")) };
}

function controlOf(
  control: NonNullable<ChartFile["objectives"]["A"]["control"]>,
  map: MapTables,
  at: Place,
): ObjectiveControl {
  const portsOf = regions(control.portsOf ?? [], "province", map, inside(at, "portsOf"));
  const ports = portsOf.flatMap((province) => map.spacesOf[province]!.filter((node) => map.kind[node] === PORT));
  return {
    territories: regions(control.territories ?? [], "territory", map, inside(at, "territories")),
    provinces: regions(control.provinces ?? [], "province", map, inside(at, "provinces")),
    spaces: [...regions(control.spaces ?? [], "space", map, inside(at, "spaces")), ...ports],
  };
}

/** Numbers for string ids of the map, or a refusal that names the place. */
export function regions(
  ids: readonly string[],
  sort: "territory" | "province" | "space",
  map: MapTables,
  at: Place,
): number[] {
  const numberOf = { territory: map.territoryNumbers, province: map.provinceOf, space: map.nodeOf }[sort];
  return ids.map((id, i) => {
    const found = numberOf.get(id);
    if (found === undefined || (sort === "space" && found >= map.spaces)) {
      return wrong("data.reference", inside(at, i), `a ${sort}`, id);
    }
    return found;
  });
}
