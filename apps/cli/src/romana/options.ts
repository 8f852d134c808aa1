import { parseJson, type Refusal } from "@ara/kernel";
import {
  config,
  data,
  OPTIONS,
  POWERS,
  readCorrections,
  SCENARIOS,
  settleWorld,
  type Config,
  type OptionName,
  type Power,
} from "@ara/pax-romana";
import { sayNo } from "@ara/pax-romana/texts";
import { CliError, languageOf, oneOf, text, type Values } from "../command.ts";
import { readText } from "../files.ts";

export const PLAYED = SCENARIOS.filter((_, i) => data.scenarios[i]!.forms.standard);
export const FORMATS = data.formats.filter(({ game }) => game === "standard").map(({ id }) => id);

export function romanaConfig(values: Values): Config {
  const scenario = oneOf(values, "scenario", PLAYED, "II");
  const { powers } = data.scenarios[SCENARIOS.indexOf(scenario)]!;
  const table = config(scenario, {
    format: oneOf(values, "format", FORMATS, FORMATS[0]!),
    seats: seatsFrom(powers, values).map((power) => [power]),
    options: optionsOf(values),
  });
  const corrections = text(values, "data");
  if (corrections !== undefined) correct(table, corrections, values);
  return table;
}

/** The powers in their order, from the one that was asked for. */
function seatsFrom(powers: readonly Power[], values: Values): readonly Power[] {
  const names = powers.map((power) => POWERS[power]!);
  const first = names.indexOf(oneOf(values, "power", names, names[0]!));
  return [...powers.slice(first), ...powers.slice(0, first)];
}

function optionsOf(values: Values): OptionName[] {
  const given = text(values, "with")?.split(",") ?? [];
  return given.map((name) => {
    const known = OPTIONS.find((option) => option === name.trim());
    if (known === undefined) throw new CliError(`--with takes ${OPTIONS.join(", ")}, not "${name}"`);
    return known;
  });
}

function correct(table: Config, path: string, values: Values): void {
  const json = parseJson(readText(path));
  const read = json.ok ? readCorrections(json.value) : json;
  if (!read.ok) throw refused(path, read.error, values);
  settleWorld(table, read.value);
}

export const refused = (what: string, refusal: Refusal, values: Values, exitCode = 2): CliError =>
  new CliError(`${what}: ${sayNo(languageOf(values), refusal)}`, exitCode, {
    key: refusal.key,
    rule: refusal.rule ?? null,
    params: refusal.params,
  });
