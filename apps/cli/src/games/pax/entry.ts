import type { CliGame } from "../game.ts";
import { BUDGET_OPTIONS, CONTENDER_LIST, PAX_OPTIONS, PROGRAM_OPTIONS, ROW_LIST } from "./option-list.ts";

/** What PAX gives the command line; its rules are loaded when a command needs them. */
export const pax: CliGame = {
  id: "pax",
  commands: {
    play: {
      usage: ["[--players 4] [--nocturnus] [--solo 1..5] [--bots centurio,...] [--seed s] [--lang de]"],
      options: { ...PAX_OPTIONS, ...PROGRAM_OPTIONS },
      load: async () => (await import("./play.ts")).play,
    },
    simulate: {
      usage: ["[--players 2..4] [--games 1000] [--seed s] [--bots random] [--records out.jsonl]"],
      options: {
        ...PAX_OPTIONS,
        players: {
          ...PAX_OPTIONS.players,
          value: "N",
          help: "how many players: 4, a list 2,4 or a range 2..8 (default 4)",
        },
        ...PROGRAM_OPTIONS,
      },
      load: async () => (await import("./simulate.ts")).simulate,
    },
    rules: {
      usage: ["[RULE] [--json]"],
      details: "PAX: exit code 1 also if the rules in docs/pax.md are not those of the program.",
      load: async () => (await import("./rules.ts")).rules,
    },
    arena: {
      usage: ["--a LEVEL --b LEVEL [--players 2] [--games 1000] [--seed s] [--budget MS | --iterations N]"],
      details: `Mirrored deals: every deal is played once with A in each seat and B in all others, with the same start player.
Levels: ${CONTENDER_LIST} (plain is textbook search with random playouts, anchor
the same made strong, vetus the consul without a net; augur is the consul with open cards, sibylla
knows what will be drawn as well).
A budget is processor time of the thread that thinks: what else the machine does takes nothing from either side.`,
      options: {
        ...PAX_OPTIONS,
        players: { ...PAX_OPTIONS.players, value: "2..8", help: "how many players (default 2)" },
        ...BUDGET_OPTIONS,
        "budget-b": { type: "string", value: "MS", help: "another budget for B" },
        "iterations-b": { type: "string", value: "N", help: "another budget for B" },
      },
      load: async () => (await import("./arena.ts")).arena,
    },
    ladder: {
      usage: ["[--deals 1000] [--minutes N] [--seed s] [--only ROW] [--resume] [--file PATH]"],
      details: `Every row is written to bench/ladder.md as soon as it is played, with the command that repeats it.
Rows: ${ROW_LIST}.`,
      options: {
        deals: {
          type: "string",
          value: "N",
          help: "mirrored deals for each row; with four players a quarter (default 1000)",
        },
        minutes: {
          type: "string",
          value: "N",
          help: "begins no new deal of a row after so long; the row names its deals",
        },
      },
      load: async () => (await import("./ladder.ts")).ladder,
    },
    solo: {
      usage: ["--level LEVEL [--game 1..5] [--games 100] [--seed s] [--budget MS | --iterations N]"],
      details: "Each of the five games of the campaign, with and without Nocturnus.",
      options: { ...BUDGET_OPTIONS, game: { type: "string", value: "1..5", help: "only this game of the campaign" } },
      load: async () => (await import("./solo.ts")).solo,
    },
    bench: {
      usage: ["[--seconds 10] [--beside DIR] [--write] [--json]"],
      details: `PAX: games of four, in our own loop, through the client and reducer of boardgame.io around the same rules, and by bots. All
take turns in short slices, so that a noisy machine is noisy for all.`,
      load: async () => (await import("./bench.ts")).bench,
    },
    fuzz: {
      usage: ["[--games 100000] [--seed s] [--only N] [--write]"],
      details: `PAX: 1 to 8 players, the campaign, Nocturnus, every table option; half of the games by players who lay out all they can;
one in 500 watched closely.`,
      load: async () =>
        (await import("../../fuzz.ts")).fuzzWith("pax", 100_000, new URL("fuzz-worker.ts", import.meta.url)),
    },
    tune: {
      usage: ["[--for table|solo] [--minutes 10 | --generations N] [--seed s] [--anew]"],
      details: `PAX: candidates are scattered around the weights in use and play them over mirrored deals; the weights move towards the
best of them, generation by generation. If in the end they beat those they started from, over deals of their own, they
go into the data of the bots.`,
      options: {
        for: { type: "string", value: "KIND", help: "table: two and more players (default); solo: the campaign" },
      },
      load: async () => (await import("./tune.ts")).tune,
    },
    train: {
      usage: [
        "[--for duel|table|crowd|solo] [--games 100000] [--tries 0] [--epochs 12] [--seed s] [--anew] [--python PATH]",
      ],
      details: `PAX: the bots play with themselves; a small net learns to foretell who wins from how the table looks when a turn begins.
It needs Python with PyTorch and NumPy; nobody else does. What was learnt goes into the data of the bots as whole numbers,
with the command, if it foretells games that were held out better than what is in use.`,
      options: {
        for: {
          type: "string",
          value: "KIND",
          help: "duel: two players (default); table: three and four; crowd: five to eight; solo: the campaign",
        },
        tries: {
          type: "string",
          value: "N",
          help: "playouts for each decision, judged by the net in use (default 0: none)",
        },
        epochs: { type: "string", value: "N", help: "how often it goes through the games (default 12)" },
        python: { type: "string", value: "PATH", help: "the Python that has PyTorch (default python3)" },
      },
      load: async () => (await import("./train.ts")).train,
    },
  },
  positions: {
    usage: [],
    load: async () => (await import("./position.ts")).askPax,
  },
  records: () => import("./records.ts"),
};
