import { JSON_OUT, LANG, type Command } from "./command.ts";
import { gameCommand } from "./game-command.ts";

const JOBS = {
  type: "string",
  value: "N",
  help: "how many games are played at a time (default: one for each core)",
} as const;
const WRITE = { type: "boolean", help: "put the result into bench/results.md" } as const;

const play = gameCommand({
  name: "play",
  summary: "a game in the terminal",
  details: `You sit in the first seat, bots in the others. With fewer bots than other seats, the rest are people at this screen.
The game is saved after every step.`,
  options: {
    bots: {
      type: "string",
      value: "a,b|none",
      help: "who sits in the last seats (default: a bot in every other seat)",
    },
    names: { type: "string", value: "a,b", help: "names of the seats" },
    seed: {
      type: "string",
      value: "s",
      help: "the same seed deals the same cards to the same bots (default: secret and new)",
    },
    record: { type: "string", value: "FILE", help: "where to save (default: a new file in records/)" },
    overwrite: { type: "boolean", help: "of --record: replace what the file holds" },
    resume: { type: "string", value: "FILE", help: "go on with a saved game" },
    lang: LANG,
    json: { type: "boolean", help: "print one JSON object at the end; the game itself goes to standard error" },
  },
});

const simulate = gameCommand({
  name: "simulate",
  summary: "plays many games between bots and counts",
  options: {
    games: { type: "string", value: "N", help: "how many games at each table" },
    seed: { type: "string", value: "s", help: "the same seed plays the same games (default ara)" },
    bots: { type: "string", value: "a,b", help: "the bot of each seat; the last one fills the rest (default random)" },
    records: { type: "string", value: "FILE", help: "write the record of every game, one per line" },
    json: JSON_OUT,
  },
});

const map = gameCommand({
  name: "map",
  summary: "draws the map of a game",
  options: {
    svg: { type: "string", value: "FILE", help: "where to draw it" },
    position: { type: "string", value: "FILE", help: "a position or a record" },
    entry: { type: "string", value: "n", help: "of a record: after this many entries (default: all)" },
    lang: LANG,
    json: JSON_OUT,
  },
});

const rules = gameCommand({
  name: "rules",
  summary: "lists the rules and the tests that name them",
  details: `A test names a rule when its title begins with the rule's number. Exit code 1 if a rule has no test or if a test names a
rule that does not exist. With a number such as 3.7: this rule alone, as the rulebook tells it, with its tests and the
lines of the sources that cite it.`,
  options: { lang: LANG, quiet: { type: "boolean", help: "print only the gaps and the total" }, json: JSON_OUT },
  more: true,
});

const arena = gameCommand({
  name: "arena",
  summary: "lets one level of bots play another",
  options: {
    a: { type: "string", value: "LEVEL", help: "sits in one seat" },
    b: { type: "string", value: "LEVEL", help: "sits in all others" },
    games: { type: "string", value: "G", help: "how many games, rounded up to whole deals (default 1000)" },
    seed: { type: "string", value: "s", help: "the same seed deals the same cards (default ara)" },
    jobs: JOBS,
    json: JSON_OUT,
  },
});

const ladder = gameCommand({
  name: "ladder",
  summary: "plays all levels of bots against each other and writes the table in bench/",
  options: {
    seed: { type: "string", value: "s", help: "never one that bots were tuned with (default ladder)" },
    only: { type: "string", value: "ROW", help: "only this row; the others in the file stay" },
    resume: { type: "boolean", help: "leaves out rows that the file has by the same command" },
    file: { type: "string", value: "PATH", help: "instead of the table in bench/" },
    jobs: JOBS,
    json: JSON_OUT,
  },
});

const solo = gameCommand({
  name: "solo",
  summary: "how many games of the campaign a level wins",
  options: {
    level: { type: "string", value: "LEVEL", help: "who plays" },
    games: { type: "string", value: "G", help: "how many of each (default 100)" },
    seed: { type: "string", value: "s", help: "the same seed deals the same cards (default ara)" },
    json: JSON_OUT,
  },
});

const bench = gameCommand({
  name: "bench",
  summary: "how fast the rules are",
  details: `Random games on one core, listing all legal actions before each decision, in short slices; the medians are printed, by
the second of the processor's time.`,
  options: {
    seconds: { type: "string", value: "N", help: "how long each contender plays in all (default 10)" },
    beside: { type: "string", value: "DIR", help: "another checkout, set up, that plays in turn with this one" },
    write: WRITE,
    json: JSON_OUT,
  },
});

const fuzz = gameCommand({
  name: "fuzz",
  summary: "plays many thousands of games under watch",
  details: `Random games over all configurations. Every invariant is checked after every action; some games are watched closely:
views, guesses from views, undo, record, replay. Exit code 1 if anything breaks, and the command that plays that game
again; at the end, what was covered and in how many games.`,
  options: {
    games: { type: "string", value: "N", help: "how many" },
    seed: { type: "string", value: "s", help: "the same seed plays the same games (default: the time)" },
    only: { type: "string", value: "N", help: "plays the game of this number again, and no other" },
    from: {
      type: "string",
      value: "N",
      help: "the number of the first game (default 0), to share work between machines",
    },
    jobs: JOBS,
    minutes: { type: "string", value: "N", help: "begins no new game after so long" },
    write: WRITE,
    json: JSON_OUT,
  },
});

const tune = gameCommand({
  name: "tune",
  summary: "looks for better weights of a rule-based bot",
  options: {
    minutes: { type: "string", value: "N", help: "how long (default 10)" },
    generations: { type: "string", value: "N", help: "how far instead: repeatable" },
    seed: { type: "string", value: "s", help: "of the search (default ara); never one that a published table uses" },
    anew: { type: "boolean", help: "from the first guesses instead of the weights in use" },
  },
});

const train = gameCommand({
  name: "train",
  summary: "teaches a bot by games with itself",
  options: {
    games: { type: "string", value: "N", help: "how many games it learns from" },
    seed: { type: "string", value: "s", help: "of the games (default ara); never one that a published table uses" },
    jobs: JOBS,
    anew: { type: "boolean", help: "from nothing instead of from what is in use" },
    file: { type: "string", value: "PATH", help: "instead of the data of the bots" },
  },
});

/** The commands that are told which game. */
export const GAME_COMMANDS: readonly Command[] = [
  play,
  simulate,
  map,
  rules,
  arena,
  ladder,
  solo,
  bench,
  fuzz,
  tune,
  train,
];
