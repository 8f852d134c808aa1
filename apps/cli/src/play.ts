import { gameOf, GAMES, LANG, refuseOptions, type Command } from "./command.ts";
import { paxHost } from "./pax/host.ts";
import { PAX_OPTIONS } from "./pax/options.ts";
import { ROMANA_OPTIONS } from "./romana/option-list.ts";
import { sitDown } from "./sit-down.ts";

export const play: Command = {
  name: "play",
  summary: "a game in the terminal",
  usage: [
    "pax [--players 4] [--nocturnus] [--solo 1..5] [--bots random,...] [--seed s] [--lang de]",
    "pax-romana [--scenario II] [--format basic] [--power rome] [--bots steady,...] [--seed s] [--lang de]",
    "pax-romana --scenario V --seats rome+east,carthage+greece [--turns 3] [--objectives one]",
  ],
  details: `You sit in the first seat, bots in the others. With fewer bots than other seats, the rest are people at this screen.
The game is saved after every step.`,
  options: {
    ...PAX_OPTIONS,
    ...ROMANA_OPTIONS,
    bots: {
      type: "string",
      value: "a,b|none",
      help: "who sits in the last seats (default: centurio, or steady, in every other seat)",
    },
    names: { type: "string", value: "a,b", help: "names of the seats" },
    seed: {
      type: "string",
      value: "s",
      help: "the same seed deals the same cards to the same bots (default: secret and new)",
    },
    record: { type: "string", value: "FILE", help: "where to save (default: a new file in records/)" },
    resume: { type: "string", value: "FILE", help: "go on with a saved game" },
    lang: LANG,
    json: { type: "boolean", help: "print one JSON object at the end; the game itself goes to standard error" },
  },
  async run(values, positionals) {
    if (gameOf(positionals, GAMES) === "pax-romana") {
      refuseOptions(values, PAX_OPTIONS, "pax-romana");
      const { romanaHost } = await import("./romana/host.ts");
      return sitDown(romanaHost, values);
    }
    refuseOptions(values, ROMANA_OPTIONS, "pax");
    return sitDown(paxHost, values);
  },
};
