import { checkoutBeside, Contender, inTurn, machine, round } from "../../benching.ts";
import { whole, type Values } from "../../command.ts";
import { writeSection } from "../../results.ts";
import { print, printJson } from "../../terminal.ts";

const WORKER = new URL("bench-worker.ts", import.meta.url);

/** `ara bench pax`: our loop, bots and boardgame.io take turns. With `--beside` another checkout plays between them. */
export async function bench(values: Values): Promise<number> {
  const slices = whole(values, "seconds", 1, 3600) ?? 10;
  const beside = checkoutBeside(values);
  const random = new Pair("random", beside);
  const legatus = new Pair("legatus", beside);
  const boardgameio = new Contender("boardgame.io", WORKER);
  await inTurn(slices, [...random.both, ...legatus.both, boardgameio], "bench");
  const ratio = boardgameio.timesAsLong(random.ours);
  const lines = [
    `Games of four, one core, by its own time, legal actions listed before each decision (${machine()}):`,
    "",
    "| | decisions per second | games per second |",
    "| --- | ---: | ---: |",
    ...random.rows("random games"),
    rowOf("random games by boardgame.io around the same rules", boardgameio),
    ...legatus.rows("games of `legatus`, 24 playouts for a decision"),
    "",
    `${random.ours.summary().decisionsPerGame.toFixed(1)} decisions a random game; ${ratio.toFixed(0)} times boardgame.io in the same run.`,
    ...(beside === undefined
      ? []
      : [`Slice by slice ${random.times} times the checkout beside it, \`legatus\` ${legatus.times} times.`]),
    "",
  ].join("\n");
  if (values["write"] === true) writeSection("ara bench pax", lines);
  if (values["json"] === true) {
    const told = { random: random.told, legatus: legatus.told, boardgameio: boardgameio.summary() };
    printJson({ game: "pax", machine: machine(), ...told, ratio });
  } else print(lines);
  return 0;
}

/** The same with our packages and with those of the checkout beside us, if there is one. */
class Pair {
  readonly ours: Contender;
  readonly #theirs: Contender | undefined;

  constructor(what: string, beside: string | undefined) {
    this.ours = new Contender(what, WORKER);
    this.#theirs = beside === undefined ? undefined : new Contender(what, WORKER, beside);
  }

  get both(): readonly Contender[] {
    return this.#theirs ? [this.ours, this.#theirs] : [this.ours];
  }

  rows(what: string): string[] {
    return this.both.map((one) => rowOf(one === this.ours ? what : "the same in the checkout beside it", one));
  }

  /** How much faster ours is. */
  get times(): string | undefined {
    return this.#theirs?.timesAsLong(this.ours).toFixed(2);
  }

  get told() {
    return { ...this.ours.summary(), beside: this.#theirs?.summary() ?? null, times: this.times ?? null };
  }
}

function rowOf(what: string, contender: Contender): string {
  const { decisionsPerSecond, gamesPerSecond } = contender.summary();
  const games = gamesPerSecond < 100 ? gamesPerSecond.toFixed(1) : round(gamesPerSecond);
  return `| ${what} | ${round(decisionsPerSecond)} | ${games} |`;
}
