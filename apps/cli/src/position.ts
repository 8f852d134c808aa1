import { isObject, parseJson } from "@ara/kernel";
import { CliError, JSON_OUT, LANG, type Command } from "./command.ts";
import { readText } from "./files.ts";
import { paxPositions } from "./pax/position.ts";
import { askPosition, whatOf } from "./positions.ts";

export const position: Command = {
  name: "position",
  summary: "lists, explains, applies and scores on a position",
  usage: [
    "legal FILE [--action JSON ...] [--seat n]",
    "apply FILE --action JSON ... [--seat n] [--seed s] [--outcomes n,n]",
    "score FILE",
    "show FILE [--seat n]",
  ],
  details: `legal: the legal actions; with --action, whether each of these is legal and if not why (exit code 1).
apply: carries out the actions one after another and prints the new position; at the first refused one, says why.
score: the score sheet as if the game were over, and who would win.
show: what lies on the map, and the open question; with --json, the position itself.
Of Pax Romana, FILE can also be a record: it is asked about after a number of its entries (--entry), and apply may need
dice (--seed or --outcomes). show is for Pax Romana only.
Seats are counted from 0, as in positions and records. "-" is standard input.`,
  options: {
    action: {
      type: "string",
      multiple: true,
      value: "JSON",
      help: 'such as {"type":"buy","legion":2}; can be repeated',
    },
    seat: { type: "string", value: "n", help: "who asks (default: whoever has to decide)" },
    entry: { type: "string", value: "n", help: "of a record: after this many entries (default: all)" },
    seed: { type: "string", value: "s", help: "of apply: the same seed throws the same dice (default: new dice)" },
    outcomes: {
      type: "string",
      value: "n,n",
      help: "of apply: what chance says, counted from 0, as the outcomes in a record",
    },
    lang: LANG,
    json: JSON_OUT,
  },
  async run(values, positionals) {
    const [name, file, ...more] = positionals;
    const what = whatOf(name);
    if (file === undefined || more.length > 0) throw new CliError("name one file");
    const json = parseJson(readText(file));
    if (json.ok && isObject(json.value) && json.value["game"] === "pax-romana") {
      const { romanaPositions } = await import("./romana/position.ts");
      return askPosition(romanaPositions, what, file, json, values);
    }
    return askPosition(paxPositions, what, file, json, values);
  },
};
