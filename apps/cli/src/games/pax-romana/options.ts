import { parseJson, type Refusal } from "@ara/kernel";
import {
  config,
  data,
  GAMES,
  isPlayed,
  OBJECTIVE_USES,
  optionsIn,
  paxRomana,
  POWERS,
  readCorrections,
  SCENARIOS,
  type Config,
  type Corrections,
  type Data,
  type GameName,
  type OptionName,
  type Power,
  type PowerName,
} from "@ara/pax-romana";
import { sayNo } from "@ara/pax-romana/texts";
import { CliError, oneOf, refusedIn, text, whole, type Values } from "../../command.ts";
import { readText } from "../../files.ts";

export const PLAYED = SCENARIOS;
export const FORMATS = data.formats.map(({ id }) => id);

/** 3.82: the game a format belongs to says whether cards are in play. */
export const gameOf = (format: string, formats: Data["formats"] = data.formats): GameName =>
  formats.find(({ id }) => id === format)!.game;

export function romanaConfig(values: Values): Config {
  const { data: own, corrections } = dataFrom(values);
  const scenario = oneOf(values, "scenario", PLAYED, "II");
  const found = own.scenarios[SCENARIOS.indexOf(scenario)]!;
  const { powers } = found;
  const formats = own.formats.map(({ id }) => id);
  const format = oneOf(values, "format", formats, formatOf(values, found, own));
  const game = gameOf(format, own.formats);
  const measures = measuresOf(values);
  const table = config(scenario, {
    game,
    format,
    seats: seatsOf(powers, values),
    options: optionsOf(values, game),
    ...(measures && { measures }),
    ...(corrections && { corrections }),
  });
  const read = paxRomana.json.readConfig(paxRomana.json.writeConfig(table));
  if (!read.ok) throw refused(read.error.key === "config.game" ? "--format" : "--seats", read.error, values);
  return table;
}

/** The first format that a scenario is played in, with cards or without if that is said. */
function formatOf(values: Values, scenario: Data["scenarios"][number], { formats }: Data): string {
  const game = values["game"] === undefined ? undefined : oneOf(values, "game", GAMES, "standard");
  const isMeant = (id: string): boolean =>
    isPlayed(scenario, gameOf(id, formats)) && game === (game && gameOf(id, formats));
  const format = formats.find(({ id }) => isMeant(id))?.id;
  if (format === undefined) throw new CliError(`scenario ${scenario.id} has no ${game} game`);
  return format;
}

/** 3.81: what differs from the format. */
function measuresOf(values: Values): Config["measures"] {
  const given = {
    turns: whole(values, "turns", 1, 10),
    activations: whole(values, "activations", 1, 6),
    events: whole(values, "events", 0, 6),
    objectives: values["objectives"] === undefined ? undefined : oneOf(values, "objectives", OBJECTIVE_USES, "none"),
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** The powers of each seat: as they were shared out, or one for each. */
function seatsOf(powers: readonly Power[], values: Values): readonly (readonly Power[])[] {
  const shared = text(values, "seats");
  if (shared === undefined) return seatsFrom(powers, values).map((power) => [power]);
  if (values["power"] !== undefined) throw new CliError("--seats and --power both say who sits first: use one");
  return shared.split(",").map((seat) =>
    seat.split("+").map((name) => {
      const power = POWERS.indexOf(name.trim() as PowerName);
      if (power < 0) throw new CliError(`--seats takes ${POWERS.join(", ")}, not "${name}"`);
      return power;
    }),
  );
}

/** The data to play with: ours, or those with the corrections of a file. */
export function dataFrom(values: Values): { readonly data: Data; readonly corrections?: Corrections } {
  const path = text(values, "data");
  if (path === undefined) return { data };
  const json = parseJson(readText(path));
  if (!json.ok) throw refused(path, json.error, values);
  const read = readCorrections(json.value, { file: path, path: "" });
  if (!read.ok) throw refused("--data", read.error, values);
  return { data: read.value, corrections: json.value as Corrections };
}

/** The powers in their order, from the one that was asked for. */
function seatsFrom(powers: readonly Power[], values: Values): readonly Power[] {
  const names = powers.map((power) => POWERS[power]!);
  const first = names.indexOf(oneOf(values, "power", names, names[0]!));
  return [...powers.slice(first), ...powers.slice(0, first)];
}

function optionsOf(values: Values, game: GameName): OptionName[] {
  const given = text(values, "with")?.split(",") ?? [];
  const all = optionsIn(game);
  return given.map((name) => {
    const known = all.find((option) => option === name.trim());
    if (known === undefined) throw new CliError(`--with takes ${all.join(", ")}, not "${name}"`);
    return known;
  });
}

export const refused = (what: string, refusal: Refusal, values: Values, exitCode?: number): CliError =>
  refusedIn(sayNo, what, refusal, values, exitCode);
