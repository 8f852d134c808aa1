import {
  decisionOf,
  err,
  Match,
  ok,
  type Decision,
  type GameRecord,
  type Refusal,
  type Result,
  type Seat,
} from "@ara/kernel";
import { pax, type Action, type Pax, type View } from "@ara/pax";
import { advise, type Advice } from "./advise.ts";
import type { Chances } from "./estimate.ts";
import { compared, isConfirmed, screen, weigh } from "./weigh.ts";

/** How the game stood when a seat's turn began, as far as that seat could know. */
export interface Stand {
  /** How many entries had been made. */
  readonly at: number;
  readonly seat: Seat;
  readonly chances: Chances;
}

/** A decision that cost its player something, beyond doubt. */
export interface Lapse {
  /** Counted from 1, as in `ara verify`. */
  readonly entry: number;
  readonly seat: Seat;
  /** What a bot says there to whoever asks; `played` is what was done. */
  readonly advice: Advice;
}

/** How many decisions of a seat were as good as the bot's, as far as a few playouts can tell. */
export interface Agreement {
  readonly seat: Seat;
  readonly good: number;
  readonly of: number;
}

export interface Analysis {
  readonly course: readonly Stand[];
  /** At most three, in the order they came. */
  readonly lapses: readonly Lapse[];
  readonly agreement: readonly Agreement[];
}

export interface AnalysisOptions {
  /** Whose decisions are judged: all, unless it says so. */
  readonly seats?: readonly Seat[];
  /** Called after each entry, and each lapse looked at again, to show how far it has come. */
  readonly onProgress?: (done: number, of: number) => void;
}

const LAPSES = 3;
/** So many suspects are looked at again, the worst first. */
const SUSPECTS = 6;
/** Less is not worth telling. */
const LEAST_COST = 0.02;

interface Judged {
  readonly entry: number;
  readonly decision: Decision<Pax>;
  readonly action: Action;
  /** What a few playouts say that it cost, and whether they can tell. */
  readonly cost: number;
  readonly isGood: boolean;
}

/**
 * Goes through a record. Every decision is judged by a few playouts; those that look worst are then weighed anew, with
 * luck that had no part in picking them, and only what is worse beyond doubt then, and once more with other luck, is told.
 */
export function analyse(record: GameRecord, options: AnalysisOptions = {}): Result<Analysis, Refusal> {
  const begun = Match.resume(pax, { ...record, entries: [] });
  if (!begun.ok) return begun;
  const match = begun.value;
  const seats = options.seats ?? record.seats.map((_, seat) => seat);
  const steps = record.entries.length;
  const course: Stand[] = [];
  const judged: Judged[] = [];
  for (const [at, { seat, action: json }] of record.entries.entries()) {
    const action = pax.json.readAction(match.state, seat, json);
    if (!action.ok) return err(action.error);
    const { legal, view, log } = decisionOf(match, seat);
    const decision = { seat, legal, view, log };
    if (view.step === "turn") course.push({ at, seat, chances: weigh(decision).chances });
    if (legal.length > 1 && seats.includes(seat)) judged.push(judge(at + 1, decision, action.value));
    match.act(seat, action.value);
    options.onProgress?.(at + 1, steps + SUSPECTS);
  }
  const lapses = lapsesOf(judged, (done) => options.onProgress?.(steps + done, steps + SUSPECTS));
  options.onProgress?.(steps + SUSPECTS, steps + SUSPECTS);
  return ok({ course, lapses, agreement: seats.map((seat) => agreementOf(judged, seat)) });
}

function judge(entry: number, decision: Decision<Pax>, action: Action): Judged {
  const moves = screen(decision);
  const best = moves[0]!;
  const own = moves.find((move) => move.action === action)!;
  if (own === best) return { entry, decision, action, cost: 0, isGood: true };
  const { mean, low } = compared(decision, best, own);
  return { entry, decision, action, cost: mean, isGood: low <= 0 };
}

function lapsesOf(judged: readonly Judged[], onProgress: (done: number) => void): Lapse[] {
  const suspects = judged
    .filter(({ cost }) => cost >= LEAST_COST)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, SUSPECTS);
  const lapses: (Lapse & { readonly turn: View })[] = [];
  for (const [i, { entry, decision, action }] of suspects.entries()) {
    if (lapses.length === LAPSES) break;
    // A turn that went wrong is one moment: what follows a mistake is mostly part of it.
    if (lapses.some((lapse) => isSameTurn(lapse.turn, decision.view))) continue;
    const advice = advise(decision, action);
    const { low, mean } = advice.played!.cost;
    if (low > 0 && mean >= LEAST_COST && isConfirmed(decision, advice.best!.action, action))
      lapses.push({ entry, seat: decision.seat, advice, turn: decision.view });
    onProgress(i + 1);
  }
  return lapses.toSorted((a, b) => a.entry - b.entry).map(({ entry, seat, advice }) => ({ entry, seat, advice }));
}

const isSameTurn = (a: View, b: View): boolean =>
  a.step !== "setup" && b.step !== "setup" && a.round === b.round && a.taken === b.taken && a.viewer === b.viewer;

function agreementOf(judged: readonly Judged[], seat: Seat): Agreement {
  const own = judged.filter(({ decision }) => decision.seat === seat);
  return { seat, good: own.filter(({ isGood }) => isGood).length, of: own.length };
}
