import { brief, err, isObject, isWhole, ok, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import {
  data as defaultData,
  GAMES,
  limitOf,
  measuresOf,
  OBJECTIVE_USES,
  POWERS,
  readCorrections,
  SCENARIOS,
  type Corrections,
  type Data,
  type Format,
  type GameName,
  type Limit,
  type MapTables,
  type Measures,
  type ObjectiveUse,
  type OwnMeasures,
  type Place,
  type Power,
  type Scenario,
  type ScenarioName,
} from "./data/index.ts";
import { refusal } from "./refusal.ts";

/** What a table may agree on beside the rules, each off until it does; 4.3 is a rule, and `noBribery` does without it. */
export const OPTIONS = [
  "firstMarker",
  "noBribery",
  "secretAlliances",
  "rerolls",
  "simpleOdds",
  "legionaryCavalry",
  "legionsWithoutCavalry",
  "soldierRange",
  "soldierNotInItaly",
  "pyrrhusFreeActivation",
  "fullRebellions",
] as const;
/** What only a table of the Advanced Game may agree on (9.45, 14.22). R368: 10.64 is a rule there, and the first does without it. */
export const ADVANCED_OPTIONS = ["noLegionaryCavalry", "mountainAttrition", "disbanding"] as const;
export type OptionName = (typeof OPTIONS)[number] | (typeof ADVANCED_OPTIONS)[number];

/** A name as it was given; whatever else stands in its place, spelled briefly. */
const plain = (found: unknown): string => (typeof found === "string" ? found : brief(found));

/** R19, R368: what is no option there but a rule: 10.64, and the whole effects of Rebellions (13.3). */
const RULES_THERE: readonly OptionName[] = ["legionaryCavalry", "fullRebellions"];

export const optionsIn = (game: GameName): readonly OptionName[] =>
  game === "standard" ? OPTIONS : [...OPTIONS.filter((option) => !RULES_THERE.includes(option)), ...ADVANCED_OPTIONS];

/** Why an option cannot be chosen in a game; `undefined` if it can. */
export function refuseOption(option: unknown, game: GameName = "standard"): Refusal | undefined {
  return optionsIn(game).includes(option as OptionName) ? undefined : refusal("config.options", {});
}

/** 1.2, 3.82: whether a game can be played in a scenario. */
export const isPlayed = ({ forms }: Scenario, game: GameName): boolean => forms[game] !== undefined;

/** 1.2: the game of a scenario where the table names none: with cards only where there is no other. */
const firstGame = ({ forms }: Scenario): GameName => (forms.standard ? "standard" : "advanced");

/** 3.8: the format a game is played in where the table names none. */
const firstFormat = (formats: readonly Format[], game: GameName): string =>
  formats.find((one) => one.game === game)!.id;

/** 1.2: whether a table plays with cards. */
export const isAdvanced = ({ game }: Config): boolean => game === "advanced";

/** R19: whether Rebellions have the whole effects of 13.3, not the short ones of 16.2. */
export const hasFullRebellions = (table: Config): boolean =>
  isAdvanced(table) || table.options.includes("fullRebellions");

/** What the table agreed on. */
export interface Config {
  readonly scenario: ScenarioName;
  readonly game: GameName;
  /** 3.8: the id of a format of play. */
  readonly format: string;
  /** By seat, the powers it plays: one seat may have several (3.8). */
  readonly seats: readonly (readonly Power[])[];
  readonly options: readonly OptionName[];
  /** 3.81: what the table has changed of the format; absent where nothing. What the scenario settles stays. */
  readonly measures?: OwnMeasures;
  /** The facts an owner of the box corrects; absent where none are. */
  readonly corrections?: Corrections;
}

/** Everything that follows from a config, looked up by the rules; shared by all states of a game. */
export interface World {
  readonly data: Data;
  readonly scenario: Scenario;
  /** The tables of the scenario's area. */
  readonly map: MapTables;
  readonly measures: Measures;
  /** 3.6: borders of the first turn. */
  readonly limit: Limit | null;
  /** By power, the seat that plays it; -1 where it is not in play. */
  readonly seatOf: readonly number[];
}

const worlds = new WeakMap<Config, World>();

/** The config that was asked about last: the rules ask many times about one game, and seldom about another. */
let lastConfig: Config | undefined;
let lastWorld: World;

export function worldOf(table: Config): World {
  if (table !== lastConfig) {
    lastWorld = worlds.get(table) ?? settleWorld(table);
    lastConfig = table;
  }
  return lastWorld;
}

function settleWorld(table: Config): World {
  const data = dataOf(table.corrections);
  const scenario = data.scenarios[SCENARIOS.indexOf(table.scenario)]!;
  const form = scenario.forms[table.game]!;
  const format = data.formats.find(({ id }) => id === table.format) ?? data.formats[0]!;
  const world: World = {
    data,
    scenario,
    map: scenario.map,
    measures: measuresOf(scenario, form, { ...format, ...table.measures }),
    limit: limitOf(scenario, table.options),
    seatOf: POWERS.map((_, power) => table.seats.findIndex((powers) => powers.includes(power))),
  };
  worlds.set(table, world);
  return world;
}

const ALONE: readonly (readonly number[])[] = POWERS.map((_, seat) => [seat]);

/** The seats that play these powers, each once. */
export function seatsOf(table: Config, powers: readonly Power[]): readonly number[] {
  const { seatOf } = worldOf(table);
  if (powers.length === 1) return ALONE[seatOf[powers[0]!]!]!;
  const seats: number[] = [];
  for (const power of powers) if (!seats.includes(seatOf[power]!)) seats.push(seatOf[power]!);
  return seats;
}

/** Our data, or an owner's; whoever makes a config has read its corrections before. */
function dataOf(corrections: Corrections | undefined): Data {
  if (corrections === undefined) return defaultData;
  const read = readCorrections(corrections);
  if (!read.ok) throw new Error(`corrections that nobody has read: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function config(scenario: ScenarioName, given: Partial<Config> = {}): Config {
  const { scenarios, formats } = dataOf(given.corrections);
  const found = scenarios[SCENARIOS.indexOf(scenario)]!;
  const game = given.game ?? firstGame(found);
  return {
    scenario,
    game,
    format: firstFormat(formats, game),
    seats: found.powers.map((power) => [power]),
    options: [],
    ...given,
  };
}

export const writeConfig = ({ scenario, game, format, seats, options, measures, corrections }: Config): JsonObject => ({
  scenario,
  game,
  format,
  seats: seats.map((powers) => powers.map((power) => POWERS[power]!)),
  options,
  ...(measures && { measures }),
  ...(corrections && { corrections }),
});

/** Trusts nothing: the corrections first, then every field with the corrected data; the seats must share out exactly the powers of the scenario. */
export function readConfig(json: unknown): Result<Config, Refusal> {
  if (!isObject(json)) return err(refusal("config.shape", {}));
  const { corrections } = json;
  const read = corrections === undefined ? ok(defaultData) : readCorrections(corrections, IN_CONFIG);
  if (!read.ok) return read;
  const { scenarios, formats } = read.value;
  const { scenario, seats, options = [], measures } = json;
  const found = scenarios[SCENARIOS.indexOf(scenario as ScenarioName)];
  if (!found) return err(refusal("config.scenario", { found: plain(scenario) }));
  const { game = firstGame(found) } = json;
  if (!isGame(game) || !isPlayed(found, game)) return err(refusal("config.game", { found: plain(game) }));
  const { format = firstFormat(formats, game) } = json;
  if (!formats.some((one) => one.id === format && one.game === game))
    return err(refusal("config.format", { found: plain(format) }));
  if (!Array.isArray(options)) return err(refusal("config.options", {}));
  for (const option of options) {
    const no = refuseOption(option, game);
    if (no) return err(no);
  }
  const wrong = measures === undefined ? undefined : wrongMeasure(measures, game);
  if (wrong !== undefined) return err(refusal("config.measures", { found: wrong }));
  const shared = seats === undefined ? found.powers.map((power) => [power]) : readSeats(seats);
  const all = shared?.flat().toSorted((a, b) => a - b);
  if (!shared || String(all) !== String(found.powers.toSorted((a, b) => a - b)))
    return err(refusal("config.seats", {}));
  return ok({
    scenario: found.id,
    game,
    format: format as string,
    seats: shared,
    options,
    ...(measures !== undefined && { measures: measures as OwnMeasures }),
    ...(corrections !== undefined && { corrections: corrections as Corrections }),
  });
}

/** 3.81: how far a table may go, least and most. */
const WITHIN: Readonly<Record<string, readonly [number, number]>> = {
  turns: [1, 10],
  activations: [1, 6],
  events: [0, 6],
};

const isGame = (name: unknown): name is GameName => GAMES.includes(name as GameName);

const NO_EVENTS = [0, 0] as const;

/** The first measure that cannot be, by its name. R375: there are no event markers in the Advanced Game. */
function wrongMeasure(json: unknown, game: GameName): string | undefined {
  if (!isObject(json)) return "measures";
  return Object.entries(json).find(([name, value]) => {
    if (name === "objectives") return !OBJECTIVE_USES.includes(value as ObjectiveUse);
    const within = game === "advanced" && name === "events" ? NO_EVENTS : WITHIN[name];
    return !within || !isWhole(value, within[0], within[1]);
  })?.[0];
}

const IN_CONFIG: Place = { file: "config", path: "corrections" };

function readSeats(json: unknown): Power[][] | undefined {
  if (!Array.isArray(json) || !json.every((one) => Array.isArray(one) && one.length > 0)) return undefined;
  const seats = json.map((names: unknown[]) => names.map((name) => POWERS.indexOf(name as (typeof POWERS)[number])));
  return seats.some((powers) => powers.includes(-1)) ? undefined : seats;
}
