import type { Chance } from "@ara/kernel";
import {
  config,
  data,
  GAMES,
  isPlayed,
  OBJECTIVE_USES,
  optionsIn,
  SCENARIOS,
  type Config,
  type GameName,
  type Power,
  type Scenario,
  type ScenarioName,
} from "@ara/pax-romana";
import { CliError, oneOf, text, type Values } from "../../command.ts";
import type { Wanted } from "../../fuzz.ts";
import { FORMATS, gameOf, PLAYED } from "./options.ts";

/** Which tables are wanted: of these scenarios, and of this game or of any. */
export interface Tables {
  readonly scenarios: readonly ScenarioName[];
  readonly game?: GameName;
}

const ALL: Tables = { scenarios: PLAYED };

const scenarioOf = (id: ScenarioName): Scenario => data.scenarios[SCENARIOS.indexOf(id)]!;

/** The tables that the options of `ara fuzz` ask for; a scenario that is named must be one of the game that is named. */
export function wantedTables(values: Values): Wanted {
  const said = text(values, "scenario");
  const game = values["game"] === undefined ? undefined : oneOf(values, "game", GAMES, "standard");
  const words = [
    ...(said === undefined ? [] : [`--scenario ${said.replaceAll(" ", "")}`]),
    ...(game ? [`--game ${game}`] : []),
  ];
  const isOfGame = (id: ScenarioName): boolean => game === undefined || isPlayed(scenarioOf(id), game);
  const open = PLAYED.filter(isOfGame);
  const scenarios = said?.split(",").map((name) => {
    const found = open.find((id) => id === name.trim());
    if (found === undefined) throw new CliError(`--scenario takes ${open.join(", ")}, not "${name}"`);
    return found;
  });
  const tables: Tables = { scenarios: scenarios ?? open, ...(game && { game }) };
  return { tables, words };
}

/** A table of any kind that people could sit down at: the fuzzer's. One in three has something of each that is not usual. */
export function anyTable(chance: Chance, { scenarios, game: only }: Tables = ALL): Config {
  const scenario = chance.pick(scenarios);
  const found = scenarioOf(scenario);
  const isOpen = (name: GameName): boolean => (only === undefined || only === name) && isPlayed(found, name);
  const format = chance.pick(FORMATS.filter((id) => isOpen(gameOf(id))));
  const game = gameOf(format);
  const measures = isUnusual(chance) ? anyMeasures(chance, game) : undefined;
  return config(scenario, {
    game,
    format,
    seats: anySeats(found.powers, chance),
    options: optionsIn(game).filter(() => isUnusual(chance)),
    ...(measures && { measures }),
  });
}

const isUnusual = (chance: Chance): boolean => chance.below(3) === 0;

/** 3.81: some measures of one's own; never none of them. */
function anyMeasures(chance: Chance, game: GameName): NonNullable<Config["measures"]> {
  const all = {
    turns: 1 + chance.below(10),
    activations: 1 + chance.below(6),
    ...(game === "standard" && { events: chance.below(7) }),
    objectives: chance.pick(OBJECTIVE_USES),
  };
  const kept = Object.entries(all).filter(() => chance.below(2) === 0);
  return kept.length > 0 ? Object.fromEntries(kept) : { turns: all.turns };
}

/** 3.8: a seat for each power, or fewer; in the order of charts or any other. */
function anySeats(powers: readonly Power[], chance: Chance): Power[][] {
  const order = isUnusual(chance) ? chance.shuffle(powers.slice()) : powers.slice();
  if (!isUnusual(chance)) return order.map((power) => [power]);
  const seats: Power[][] = Array.from({ length: 1 + chance.below(order.length) }, () => []);
  order.forEach((power, i) => (i < seats.length ? seats[i]! : chance.pick(seats)).push(power));
  return seats;
}

/** What is worth counting of a table. */
export const kindOf = ({
  scenario,
  game,
  format,
  options,
  measures,
  seats,
}: Config): Record<string, readonly string[]> => ({
  scenario: [scenario],
  game: [game],
  format: [format],
  option: options.length > 0 ? options : ["none"],
  measures: measures ? Object.entries(measures).map(([name, value]) => `${name} ${value}`) : ["of the format"],
  seats: [seats.map(({ length }) => length).join("+")],
});
