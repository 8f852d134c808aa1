import { isObject, parseJson } from "@ara/kernel";
import { paxRomana, worldOf, type Config, type Data, type State } from "@ara/pax-romana";
import { CliError, languageOf, text, whole, type Values } from "../../../command.ts";
import { readText, writeWhole } from "../../../files.ts";
import { print, printJson } from "../../../terminal.ts";
import { dataFrom, refused, romanaConfig } from "../options.ts";
import { loadPosition } from "../position.ts";
import { readCoast } from "./coast.ts";
import { drawMap } from "./draw.ts";

/** `ara map`. */
export function drawRomana(values: Values): number {
  const file = text(values, "svg");
  if (file === undefined) throw new CliError("say where to draw it: --svg FILE");
  const state = stateOf(values);
  const ground = state ? worldOf(state.config) : wholeOf(dataFrom(values).data);
  const coast = readCoast();
  writeWhole(file, drawMap({ ...ground, state, language: languageOf(values) }, coast));
  const coastline = coast !== undefined;
  if (values["json"] === true) printJson({ file, coastline, confidence: inferredShare(ground.data) });
  else print(`${file}${coastline ? "" : " (without a coastline: world-atlas is not installed)"}\n`);
  return 0;
}

const wholeOf = (data: Data): { readonly data: Data; readonly map: Data["map"] } => ({ data, map: data.map });

/** How much of the map is only guessed, in parts of one. */
function inferredShare({ drawing: { confidence } }: Data): number {
  return confidence.filter((mark) => mark === "inferred").length / confidence.length;
}

function stateOf(values: Values): State | undefined {
  const path = text(values, "position");
  if (path === undefined) return values["scenario"] === undefined ? undefined : setUp(romanaConfig(values));
  const settled = ["scenario", "data"].find((option) => values[option] !== undefined);
  if (settled !== undefined) throw new CliError(`--position cannot go with --${settled}: it brings its own`);
  const json = parseJson(readText(path));
  if (!json.ok) throw refused(path, json.error, values, 1);
  if (!isObject(json.value) || json.value["game"] !== paxRomana.id) throw new CliError(`${path}: not of pax-romana`, 1);
  const read = loadPosition(json.value, whole(values, "entry", 0, 1_000_000_000));
  if (!read.ok) throw refused(path, read.error, values, 1);
  return read.value.state;
}

/** As the scenario begins; which tribes are strong does not show. */
function setUp(config: Config): State {
  const { tribes, charts } = worldOf(config).data;
  return paxRomana.setup(config, {
    tribes: tribes.slice(),
    objectives: charts.objectives.flatMap(({ count }, objective) => Array<number>(count).fill(objective)),
  });
}
