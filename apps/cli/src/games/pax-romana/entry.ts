import type { CliGame } from "../game.ts";
import { ROMANA_OPTIONS, ROW_LIST } from "./option-list.ts";

/** What Pax Romana gives the command line; its rules are loaded when a command needs them. */
export const paxRomana: CliGame = {
  id: "pax-romana",
  commands: {
    play: {
      usage: [
        "[--scenario II] [--format basic] [--power rome] [--bots steady,...] [--seed s] [--lang de]",
        "--scenario V --seats rome+east,carthage+greece [--turns 3] [--objectives one]",
      ],
      options: ROMANA_OPTIONS,
      load: async () => (await import("./play.ts")).play,
    },
    simulate: {
      usage: ["[--scenario V] [--format basic] [--games 100] [--seed s] [--bots steady,random] [--records out.jsonl]"],
      options: ROMANA_OPTIONS,
      load: async () => (await import("./simulate.ts")).simulate,
    },
    map: {
      usage: ["--svg FILE [--scenario V] [--data FILE]", "--svg FILE --position FILE [--entry n]"],
      details: `The whole map; with --scenario, its area and set-up; with --position, a position, or a record after so many entries.
The coastline is that of Natural Earth where the package world-atlas is installed; without it, land is where roads are.`,
      options: { scenario: ROMANA_OPTIONS.scenario, data: ROMANA_OPTIONS.data },
      load: async () => (await import("./map/command.ts")).drawRomana,
    },
    rules: {
      usage: ["[RULE] [--json]"],
      details: `Pax Romana: our rulings on a rule follow it, and rules that only explain are listed with the reason instead of tests.`,
      load: async () => (await import("./rules.ts")).romanaRules,
    },
    arena: {
      usage: ["--a imperator --b steady [--b-from DIR] [--scenario V] [--games 100] [--seed s]"],
      details: `Pax Romana: every deal is played once with A in each seat and B in all others, with the same dice.
Bots: random, steady, imperator. With --a-from or --b-from a bot comes from another checkout that is set up.`,
      options: {
        ...ROMANA_OPTIONS,
        "a-from": { type: "string", value: "DIR", help: "the checkout A comes from (default: this one)" },
        "b-from": { type: "string", value: "DIR", help: "the checkout B comes from (default: this one)" },
      },
      load: async () => (await import("./arena.ts")).arena,
    },
    ladder: {
      usage: ["[--before DIR] [--deals 100] [--seed s] [--only ROW] [--resume] [--file PATH]"],
      details: `Pax Romana: rows with "before" are played only with --before.
Rows: ${ROW_LIST}.`,
      options: {
        deals: { type: "string", value: "N", help: "deals for each row, each played once for every seat" },
        before: { type: "string", value: "DIR", help: "a checkout, set up, whose steady is the measure" },
      },
      load: async () => (await import("./ladder.ts")).ladder,
    },
    bench: {
      usage: ["[--seconds 10] [--beside DIR] [--write] [--json]"],
      details: "Pax Romana: random play of scenario V, with cards and without, and a game of steady.",
      load: async () => (await import("./bench.ts")).bench,
    },
    tune: {
      usage: ["[--for two|five|ten] [--power LIST] [--minutes 10 | --generations N] [--seed s] [--keep FILE] [--anew]"],
      details: `Pax Romana: candidates are scattered around the weights of each power and play the same deals, those of one power against those of
the others; the weights move towards the best, generation by generation. Those of a power that in the end do better than what
they started from, over deals of their own, go into the data of the bots.`,
      options: {
        for: { type: "string", value: "KIND", help: "two: scenario II; five: V (default); ten: V over ten turns" },
        power: { type: "string", value: "LIST", help: "whose weights, by commas (default all)" },
        keep: {
          type: "string",
          value: "FILE",
          help: "where the search is kept after every generation, and goes on from",
        },
      },
      load: async () => (await import("./tune.ts")).tune,
    },
    fuzz: {
      usage: [
        "[--games 1000] [--seed s] [--only N] [--write]",
        "[--scenario IV,V,VI,VII] [--game advanced] [--jobs 16] [--from N] [--minutes N]",
      ],
      details: `Pax Romana: every game at a table of its own: all scenarios and formats, or those that are named;
optional rules; measures of one's own (turns, markers, events, objectives); powers in any order, a seat for each or
several to a seat. One game in ten by steady, half of the others by players who like to fight, on boards that are
crowded or in turmoil; one in a hundred watched closely.`,
      options: {
        scenario: { type: "string", value: "IV,V", help: "only these scenarios" },
        game: { type: "string", value: "standard|advanced", help: "only this game of Pax Romana" },
      },
      load: async () => {
        const [{ fuzzWith }, { wantedTables }] = await Promise.all([import("../../fuzz.ts"), import("./any-table.ts")]);
        return fuzzWith("pax-romana", 1000, new URL("fuzz-worker.ts", import.meta.url), wantedTables);
      },
    },
    train: {
      usage: ["[--games 500] [--epochs 10] [--seed s] [--python PATH] [--rows FILE] [--file PATH]"],
      details: `Pax Romana: steady plays itself, with a whim now and then; what every position came to teaches the value that
imperator plans with. It is kept only if it judges games it has not seen better than the value in use. Needs Python with
PyTorch and NumPy.`,
      options: {
        epochs: { type: "string", value: "N", help: "how often every game is gone through (default 10)" },
        python: { type: "string", value: "PATH", help: "the Python that has them (default python3)" },
        rows: { type: "string", value: "FILE", help: "keeps what was played, and goes on from there if it is there" },
      },
      load: async () => (await import("./train.ts")).train,
    },
  },
  positions: {
    usage: [],
    details: `Of Pax Romana, FILE can also be a record: it is asked about after a number of its entries (--entry), and apply may need
dice (--seed or --outcomes).`,
    options: {
      entry: { type: "string", value: "n", help: "of a record: after this many entries (default: all)" },
      seed: { type: "string", value: "s", help: "of apply: the same seed throws the same dice (default: new dice)" },
      outcomes: {
        type: "string",
        value: "n,n",
        help: "of apply: what chance says, counted from 0, as the outcomes in a record",
      },
    },
    load: async () => (await import("./position.ts")).askRomana,
  },
  records: () => import("./records.ts"),
};
