import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { writeSection } from "../results.ts";
import { wakeTimes } from "@ara/server/testing";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardgame } from "./boardgame.ts";
import { memoryOf, processorOf, type Contender } from "./contender.ts";
import { idle } from "./idle.ts";
import { million } from "./million.ts";
import { nodes, SHARE } from "./nodes.ts";
import { ours } from "./ours.ts";

/**
 * `npm run load`: our server and boardgame.io's, in turn, on this machine alone, for a bounded time. `--only moves` looks at moves
 * alone, at as many tables as `--tables 20` says.
 */
const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "2" },
    lines: { type: "string", default: "5000" },
    tables: { type: "string", default: "20,100" },
    only: { type: "string" },
  },
});
const [seconds, rounds, lines] = [values.seconds, values.rounds, values.lines].map(Number) as [number, number, number];
const TABLES = values.tables.split(",").map(Number);
const isPart = values.only !== undefined;
if ((isPart && values.only !== "moves") || (isPart && values.write))
  throw new Error("--only moves, and without --write");
const NODES = [1, 2];
const [OURS, SIGNED] = ["Ara Pacis", "Ara Pacis, every answer signed and checked"];
/** By the same rules as ours, and a game without any. */
const [PEER, BARE] = ["boardgame.io playing PAX", "boardgame.io, a game without rules"];
const DECISIONS = 2000;
/** Code that has run so often is compiled by then; on a busy machine nobody waits for it for ever. */
const WARM_UP = { moves: 30_000, least: 4000, most: 25_000 };

interface Pace {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
  /** Processor time of the server for one move, in microseconds: of all figures the one that others on the machine disturb least. */
  readonly processor: number;
  /** The same of those who play. */
  readonly players: number;
  /** Moves of a game; bytes told and kept for a move. */
  readonly length: number;
  readonly told: number;
  readonly kept: number;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

async function paceOf(start: () => Promise<Contender>, tables: number): Promise<Pace> {
  const contender = await start();
  let times: number[] = [];
  let all = 0;
  const playing = await contender.play(tables, (milliseconds, moves) => {
    times.push(milliseconds);
    all += moves;
  });
  const since = performance.now();
  await wait(WARM_UP.least);
  while (all < WARM_UP.moves && performance.now() - since < WARM_UP.most) await wait(100);
  times = [];
  const first = all;
  const [before, used, own] = [performance.now(), processorOf(contender.pid), process.cpuUsage()];
  await wait(seconds * 1000);
  const sorted = times.toSorted((a, b) => a - b);
  const moves = all - first;
  const rate = (moves / (performance.now() - before)) * 1000;
  const processor = ((processorOf(contender.pid) - used) * 1000) / moves;
  const { user, system } = process.cpuUsage(own);
  const memory = memoryOf(contender.pid);
  // Those that are under way are half over.
  const length = all / (playing.games() + tables / 2);
  const [told, kept] = [playing.told() / all, (contender.kept?.() ?? 0) / all];
  playing.stop();
  await contender.close();
  return {
    rate,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    memory,
    processor,
    players: (user + system) / moves,
    length,
    told,
    kept,
  };
}

// Whoever stops it stops all of it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const number = (value: number): string => Math.round(value).toLocaleString("en");
const rows: string[] = [];
/** Moves of a game: theirs are as long as ours were. */
let length = 0;
let ownPace: Pace | undefined;
for (const tables of TABLES) {
  const paces: Record<string, Pace[]> = { [OURS]: [], [PEER]: [], [BARE]: [], [SIGNED]: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(paces)) {
      // What signatures cost is the same at every number of tables.
      if (name === SIGNED && tables !== TABLES[0]) continue;
      const start = (): Promise<Contender> => {
        if (name === PEER) return boardgame("pax");
        return name === BARE ? boardgame(length) : ours({ signs: name === SIGNED });
      };
      const pace = await paceOf(start, tables);
      if (name === OURS) {
        length = Math.round(pace.length);
        ownPace = pace;
      }
      paces[name]!.push(pace);
      console.error(`${tables} tables, ${name}: ${JSON.stringify(pace)}`);
    }
  const middle = (name: string, of: keyof Pace): number => median(paces[name]!.map((pace) => pace[of]));
  for (const name of Object.keys(paces)) {
    if (paces[name]!.length === 0) continue;
    const [p50, p99] = [middle(name, "p50").toFixed(1), middle(name, "p99").toFixed(1)];
    const [rate, memory] = [number(middle(name, "rate")), number(middle(name, "memory"))];
    const [processor, players] = [number(middle(name, "processor")), number(middle(name, "players"))];
    rows.push(`| ${name} | ${tables} | ${rate} | ${p50} | ${p99} | ${processor} | ${players} | ${memory} |`);
  }
  for (const name of [PEER, BARE]) {
    const times = (of: keyof Pace): string => `${(middle(OURS, of) / middle(name, of)).toFixed(2)} times`;
    rows.push(`| ours to ${name} | ${tables} | ${times("rate")} | | ${times("p99")} | ${times("processor")} | | |`);
  }
}
const moves = `| server | tables | moves per second | ms, half of them | ms, 99 of 100 | processor of the server, µs a move | of the players, µs | memory, MiB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join("\n")}`;
if (isPart) {
  console.log(moves);
  process.exit(0);
}

const server = await ours();
const { before, after } = await idle(server, lines);
await server.close();
console.error(`${lines} idle lines: ${JSON.stringify({ before, after })}`);

const folder = mkdtempSync(join(tmpdir(), "ara-load-"));
const { decisions, replayed, kept } = await wakeTimes(folder, DECISIONS);
rmSync(folder, { recursive: true });
console.error(`woken: ${JSON.stringify({ decisions, replayed, kept })}`);

const rates = await nodes(NODES, seconds * 2);
const [alone, both] = NODES.map((count) => rates.get(count)!) as [number, number];
console.error(`nodes: ${JSON.stringify([...rates])}`);
const milliseconds = ({ usual, first }: { usual: number; first: number }): string =>
  `${usual.toFixed(0)} ms (the first time, ${first.toFixed(0)})`;

const report = `Two people a table, every table sends its next move when the last one is answered; server and players share ${availableParallelism()} cores
(${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}; load ${loadavg()[0]!.toFixed(1)} at the end). A game has ${length} moves, then its players make the next
table and come anew; a move is a decision that is carried out and told to both, also one that leaves no choice: the players of theirs
answer it, our server makes it with the answer before. Ours: PAX by its rules, invariants checked, every move on the disk (SQLite, FULL) before it is told; players
without keys but where it is said. Theirs: 0.50.2 in production mode, in memory: PAX by the same rules (the state is what they
work on, each player is sent his view and what he may answer, his moves are hidden from others, a refused move is none; undo and log as
they come), and a
game of one move without rules. All play over the same bare sockets. Medians of ${rounds} runs of ${seconds} s each:

${moves}

${number(lines)} lines that look on at ${number(lines / 50)} games where nothing happens: from ${number(before)} to ${number(after)} MiB, ${(((after - before) * 1024) / lines).toFixed(1)} KiB each.

A game of Pax Romana of ${number(decisions)} decisions is woken in ${milliseconds(kept)} from its snapshot and the decisions since, by replay in ${milliseconds(replayed)}.

On one PostgreSQL, with ${SHARE * 100} of a hundred parts of a core for each node: one node ${number(alone)} moves per second, two with as many
tables between them ${number(both)}, ${(both / alone).toFixed(2)} times as many.

${million({ ...ownPace!, line: ((after - before) * 1024) / lines })}
`;
console.log(report);
if (values.write) writeSection("npm run load", report);
