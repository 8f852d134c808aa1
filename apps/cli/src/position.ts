import { parseJson } from "@ara/kernel";
import { CliError, JSON_OUT, LANG, type Command } from "./command.ts";
import { readText } from "./files.ts";
import { describe, refuseForeign } from "./game-command.ts";
import type { Options } from "./games/game.ts";
import { gameOfFile, GAMES } from "./games/registry.ts";
import { whatOf } from "./positions.ts";

const OPTIONS: Options = {
  action: {
    type: "string",
    multiple: true,
    value: "JSON",
    help: 'such as {"type":"buy","legion":2}; can be repeated',
  },
  seat: { type: "string", value: "n", help: "who asks (default: whoever has to decide)" },
  lang: LANG,
  json: JSON_OUT,
};

const POSITIONS = GAMES.map(({ id, positions }) => ({ id, offer: positions }));

const DETAILS = `legal: the legal actions; with --action, whether each of these is legal and if not why (exit code 1).
apply: carries out the actions one after another and prints the new position; at the first refused one, says why.
score: the score sheet as if the game were over, and who would win.
show: what lies on the map, and the open question; with --json, the position itself.
Seats are counted from 0, as in positions and records. "-" is standard input.`;

export const position: Command = {
  name: "position",
  summary: "lists, explains, applies and scores on a position",
  ...describe(POSITIONS, DETAILS, OPTIONS),
  usage: [
    "legal FILE [--action JSON ...] [--seat n]",
    "apply FILE --action JSON ... [--seat n] [--seed s] [--outcomes n,n]",
    "score FILE",
    "show FILE [--seat n]",
  ],
  async run(values, positionals) {
    const [name, file, ...more] = positionals;
    const what = whatOf(name);
    if (file === undefined || more.length > 0) throw new CliError("name one file");
    const json = parseJson(readText(file));
    const { id, positions } = gameOfFile(json.ok ? json.value : undefined);
    refuseForeign(id, values, { ...OPTIONS, ...positions.options });
    const ask = await positions.load();
    return ask(what, file, json, values);
  },
};
