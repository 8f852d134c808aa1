import { LANG, JSON_OUT, type Command } from "./command.ts";
import { ROMANA_OPTIONS } from "./romana/option-list.ts";

export const map: Command = {
  name: "map",
  summary: "draws the map of Pax Romana",
  usage: ["--svg FILE [--scenario V] [--data FILE]", "--svg FILE --position FILE [--entry n]"],
  details: `The whole map; with --scenario, its area and set-up; with --position, a position, or a record after so many entries.
The coastline is that of Natural Earth where the package world-atlas is installed; without it, land is where roads are.`,
  options: {
    svg: { type: "string", value: "FILE", help: "where to draw it" },
    position: { type: "string", value: "FILE", help: "a position or a record" },
    entry: { type: "string", value: "n", help: "of a record: after this many entries (default: all)" },
    scenario: ROMANA_OPTIONS.scenario,
    data: ROMANA_OPTIONS.data,
    lang: LANG,
    json: JSON_OUT,
  },
  async run(values, positionals) {
    const { drawRomana } = await import("./romana/map/command.ts");
    return drawRomana(values, positionals);
  },
};
