import { isObject, parseJson } from "@ara/kernel";
import { data, paxRomana, type Config, type State } from "@ara/pax-romana";
import { CliError, languageOf, text, whole, type Values } from "../../command.ts";
import { readText, writeWhole } from "../../files.ts";
import { print, printJson } from "../../terminal.ts";
import { refused, romanaConfig } from "../options.ts";
import { loadPosition } from "../position.ts";
import { readCoast } from "./coast.ts";
import { drawMap } from "./draw.ts";

/** `ara map`. */
export function drawRomana(values: Values, positionals: readonly string[]): number {
  if (positionals.length > 0) throw new CliError(`unexpected "${positionals[0]}"`);
  const file = text(values, "svg");
  if (file === undefined) throw new CliError("say where to draw it: --svg FILE");
  const state = stateOf(values);
  const config: Config | undefined = state?.config;
  const coast = readCoast();
  writeWhole(file, drawMap({ state, config, language: languageOf(values) }, coast));
  const coastline = coast !== undefined;
  if (values["json"] === true) printJson({ file, coastline, confidence: inferredShare() });
  else print(`${file}${coastline ? "" : " (without a coastline: world-atlas is not installed)"}\n`);
  return 0;
}

/** How much of the map is only guessed, in parts of one. */
function inferredShare(): number {
  const { confidence } = data.drawing;
  return confidence.filter((mark) => mark === "inferred").length / confidence.length;
}

function stateOf(values: Values): State | undefined {
  const path = text(values, "position");
  if (path === undefined) return values["scenario"] === undefined ? undefined : setUp(romanaConfig(values));
  if (values["scenario"] !== undefined) throw new CliError("--position has a scenario of its own");
  const json = parseJson(readText(path));
  if (!json.ok) throw refused(path, json.error, values, 1);
  if (!isObject(json.value) || json.value["game"] !== paxRomana.id) throw new CliError(`${path}: not of pax-romana`, 1);
  const read = loadPosition(json.value, whole(values, "entry", 0, 1_000_000_000));
  if (!read.ok) throw refused(path, read.error, values, 1);
  return read.value.state;
}

/** As the scenario begins; which tribes are strong does not show. */
const setUp = (config: Config): State =>
  paxRomana.setup(config, {
    tribes: data.tribes.slice(),
    objectives: data.charts.objectives.flatMap(({ count }, objective) => Array<number>(count).fill(objective)),
  });
