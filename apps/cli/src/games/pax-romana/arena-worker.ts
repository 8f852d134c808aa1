import { parentPort, workerData } from "node:worker_threads";
import { dealt, playTable, type Mind } from "@ara/bots/pax-romana";
import { paxRomana, type Config } from "@ara/pax-romana";
import type { Shift } from "../../tournament.ts";
import { isSame, makerOf, type Contender } from "./contenders.ts";

/** Who plays whom, and which of the deals this thread plays. */
export interface ArenaTask extends Shift {
  /** As written: a thread is told plain data. */
  readonly config: unknown;
  readonly a: Contender;
  /** Sits in all other seats. */
  readonly b: Contender;
  readonly seed: string;
}

/** One deal, played once with `a` in each seat. */
export interface DealResult {
  readonly deal: number;
  readonly games: number;
  readonly seats: readonly SeatResult[];
}

/** How `a` did in a seat. */
export interface SeatResult {
  /** 1 for a victory; a shared one counts in part. */
  readonly share: number;
  readonly points: number;
  /** Victory Points of the best other seat. */
  readonly best: number;
}

const task = workerData as ArenaTask;
const read = paxRomana.json.readConfig(task.config);
if (!read.ok) throw new Error(read.error.key);
const table = read.value;
const [ofA, ofB] = await Promise.all([makerOf(task.a), makerOf(task.b)]);
for (let deal = task.thread; deal < task.deals; deal += task.threads) parentPort!.postMessage(playRotated(deal));
parentPort!.postMessage("done");

/** With the same bot in all seats every rotation is the same game: it is played once. */
function playRotated(deal: number): DealResult {
  const seats = table.seats.map((_, seat) => seat);
  if (isSame(task.a, task.b)) {
    const end = playOne(deal, -1);
    return { deal, games: 1, seats: seats.map((seat) => resultOf(table, end, seat)) };
  }
  return { deal, games: seats.length, seats: seats.map((seat) => resultOf(table, playOne(deal, seat), seat)) };
}

/** The seat of `a` changes and nothing else: deal, dice and the bots' own luck stay. */
function playOne(deal: number, seatOfA: number): ReturnType<typeof playTable> {
  const seed = `${task.seed}/${deal}`;
  const minds: Mind[] = table.seats.map((_, seat) => (seat === seatOfA ? ofA : ofB)(`${seed}/${seat}`));
  return playTable(dealt(table, seed), minds, seed);
}

function resultOf({ seats }: Config, end: ReturnType<typeof playTable>, seat: number): SeatResult {
  const { winners, points } = paxRomana.outcome(end)!;
  const bests = seats.map((powers) => Math.max(...powers.map((power) => points[power]!)));
  const won = winners.filter((power) => seats[seat]!.includes(power)).length;
  return {
    share: won / Math.max(1, winners.length),
    points: bests[seat]!,
    best: Math.max(...bests.filter((_, other) => other !== seat)),
  };
}
