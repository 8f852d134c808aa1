import { isObject, isWhole } from "@ara/kernel";
import {
  config,
  data,
  GAMES,
  isPlayed,
  optionsIn,
  POWERS,
  SCENARIOS,
  type Config,
  type Corrections,
  type GameName,
  type OptionName,
  type Power,
  type Scenario,
  type ScenarioName,
} from "@ara/pax-romana";
import type { TableSeat } from "@ara/protocol";
import { LEVELS, type Level } from "../levels.ts";

/** Who plays a power: the owner of this browser, somebody else at this screen, or a bot. */
export type Sitter = "me" | "person" | Level;

/** Everything chosen for a new table. Of all four powers it is kept who plays them and under which name. */
export interface Choices {
  readonly scenario: ScenarioName;
  /** 1.2: with cards or without, where the scenario is played both ways. */
  readonly game: GameName;
  /** The id of a format, or `OWN_TURNS`. */
  readonly format: string;
  /** 3.82: how many turns a table has agreed on, where it has. */
  readonly turns: number;
  readonly options: readonly OptionName[];
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
}

export const NAME_LENGTH = 24;
const KEY = "ara.new.pax-romana";

/** The scenarios that can be played here, in one of the games or in both. */
export const PLAYED: readonly ScenarioName[] = data.scenarios
  .filter((scenario) => GAMES.some((game) => isPlayed(scenario, game)))
  .map(({ id }) => id);

/** R375: the Advanced Game for as many turns as the table likes. */
export const OWN_TURNS = "ownTurns";
export const MOST_TURNS = 10;

/** 3.8: the formats of a game. */
export const formatsOf = (game: GameName): readonly string[] => [
  ...data.formats.filter((format) => format.game === game).map(({ id }) => id),
  ...(game === "advanced" ? [OWN_TURNS] : []),
];

const ALL_OPTIONS: readonly OptionName[] = [...new Set(GAMES.flatMap(optionsIn))];

const DEFAULTS: Choices = {
  scenario: "II",
  game: "standard",
  format: formatsOf("standard")[0]!,
  turns: 3,
  options: [],
  sitters: POWERS.map((_, power) => (power === 0 ? "me" : LEVELS[0])),
  names: POWERS.map(() => ""),
};

export const isBot = (sitter: Sitter): sitter is Level => LEVELS.includes(sitter as Level);

export const scenarioOf = ({ scenario }: Pick<Choices, "scenario">): Scenario =>
  data.scenarios[SCENARIOS.indexOf(scenario)]!;

/** 1.2: the games a scenario is played in. */
export const gamesOf = (choices: Pick<Choices, "scenario">): readonly GameName[] =>
  GAMES.filter((game) => isPlayed(scenarioOf(choices), game));

/** The game that is played: the one that was chosen, if the scenario has it. */
export const gameOf = (choices: Choices): GameName => {
  const games = gamesOf(choices);
  return games.includes(choices.game) ? choices.game : games[0]!;
};

/** 3.81: whether a scenario leaves anything to the format. */
export const hasFormats = (choices: Choices): boolean =>
  Object.values(scenarioOf(choices).forms[gameOf(choices)]!).includes("format");

/** The format that is played: the one that was chosen, if the game has it. */
export const formatOf = (choices: Choices): string => {
  const formats = formatsOf(gameOf(choices));
  return hasFormats(choices) && formats.includes(choices.format) ? choices.format : formats[0]!;
};

/** Options that change nothing in this scenario are not offered; some belong to one scenario. */
export function optionsFor(choices: Choices): readonly OptionName[] {
  const special: readonly string[] = ["soldierRange", "soldierNotInItaly", "pyrrhusFreeActivation"];
  const own = [...scenarioOf(choices).options, ...(choices.scenario === "V" ? ["pyrrhusFreeActivation"] : [])];
  return optionsIn(gameOf(choices)).filter((option) => !special.includes(option) || own.includes(option));
}

/** A scenario in which no person has a power gives its first one to the owner. */
export function withScenario(choices: Choices, scenario: ScenarioName): Choices {
  const { powers } = scenarioOf({ scenario });
  const hasPerson = powers.some((power) => !isBot(choices.sitters[power]!));
  const sitters = hasPerson ? choices.sitters : choices.sitters.with(powers[0]!, "me");
  return { ...choices, scenario, sitters };
}

export const sit = (choices: Choices, power: Power, sitter: Sitter): Choices => ({
  ...choices,
  sitters: choices.sitters.with(power, sitter),
});

export const rename = (choices: Choices, power: Power, name: string): Choices => ({
  ...choices,
  names: choices.names.with(power, name),
});

/** The powers of each seat: all that are the owner's share one, everybody else has a seat for each. */
export function sharesOf(choices: Choices): readonly (readonly Power[])[] {
  const { powers } = scenarioOf(choices);
  const mine = powers.filter((power) => choices.sitters[power] === "me");
  return powers.flatMap((power) => {
    if (choices.sitters[power] !== "me") return [[power]];
    return power === mine[0] ? [mine] : [];
  });
}

export function configOf(choices: Choices, corrections?: Corrections): Config {
  const offered = optionsFor(choices);
  const game = gameOf(choices);
  const format = formatOf(choices);
  const isOwn = format === OWN_TURNS;
  return config(choices.scenario, {
    game,
    format: isOwn ? formatsOf(game)[0]! : format,
    ...(isOwn && { measures: { turns: choices.turns } }),
    seats: sharesOf(choices),
    options: choices.options.filter((option) => offered.includes(option)),
    ...(corrections && { corrections }),
  });
}

/** Who sits where; a seat without a name is called as its powers are. */
export function seatsOf(choices: Choices, own: string, called: (powers: readonly Power[]) => string): TableSeat[] {
  return sharesOf(choices).map((powers) => {
    const sitter = choices.sitters[powers[0]!]!;
    const given = isBot(sitter) ? "" : choices.names[powers[0]!]!.trim();
    return { name: given || (sitter === "me" && own) || called(powers), bot: isBot(sitter) ? sitter : null };
  });
}

/** Where whoever makes the table wants to sit; -1 if nowhere. */
export const ownSeat = (choices: Choices): number =>
  sharesOf(choices).findIndex(([power]) => choices.sitters[power!] === "me");

/** What still stands in the way of a table; `null` if nothing does. */
export type Obstacle = { readonly type: "nobody" } | { readonly type: "sameName"; readonly name: string };

export function obstacle(seats: readonly TableSeat[]): Obstacle | null {
  if (seats.every(({ bot }) => bot !== null)) return { type: "nobody" };
  const plain = seats.map(({ name }) => name.toLocaleLowerCase());
  const twice = seats.find((_, at) => plain.indexOf(plain[at]!) < at);
  return twice === undefined ? null : { type: "sameName", name: twice.name };
}

/** What was chosen last time, as far as it makes sense, and what the address asks for. */
export function begin(query: URLSearchParams): Choices {
  const last = query.has("online") ? opened(remembered()) : remembered();
  const asked = PLAYED.find((known) => known === query.get("scenario"));
  return asked ? withScenario(last, asked) : last;
}

/** Whoever wants to play with others wants no bots in their seats. */
export const opened = (choices: Choices): Choices => ({
  ...choices,
  sitters: choices.sitters.map((sitter) => (sitter === "me" ? sitter : "person")),
});

function remembered(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isObject(stored) ? readChoices(stored) : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function readChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const { scenario, game, format, turns, options, sitters, names } = stored;
  const known = ["me", "person", ...LEVELS] as const;
  const asSitter = (given: unknown): Sitter | undefined => known.find((one) => one === given);
  const read = Array.isArray(sitters) ? sitters.flatMap((one) => asSitter(one) ?? []) : [];
  return {
    scenario: PLAYED.find((one) => one === scenario) ?? DEFAULTS.scenario,
    game: GAMES.find((one) => one === game) ?? DEFAULTS.game,
    format: GAMES.flatMap(formatsOf).find((one) => one === format) ?? DEFAULTS.format,
    turns: isWhole(turns, 1, MOST_TURNS) ? turns : DEFAULTS.turns,
    options: Array.isArray(options) ? ALL_OPTIONS.filter((option) => options.includes(option)) : [],
    sitters: read.length === POWERS.length ? read : DEFAULTS.sitters,
    names: POWERS.map((_, power) => {
      const name: unknown = Array.isArray(names) ? names[power] : "";
      return typeof name === "string" ? name.slice(0, NAME_LENGTH) : "";
    }),
  };
}

export function remember(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage the next table begins as the first one did.
  }
}
