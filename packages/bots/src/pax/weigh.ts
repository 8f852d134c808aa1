import type { Decision, FastChance } from "@ara/kernel";
import type { Action, Pax, State } from "@ara/pax";
import { Luck, priorsOf, Tally, type Chances } from "./estimate.ts";
import { differences, measured, within, Z_OF_MANY, type Measured } from "./interval.ts";
import { Plan } from "./plan.ts";
import { valueOf } from "./search.ts";

/** One thing that could be done, and how the game may end after it. */
export interface Move {
  readonly action: Action;
  readonly chances: Chances;
  /** What it gives away against the best: never more than the best would give. */
  readonly cost: Measured;
}

/** What a position is worth to the seat that asks, and its moves. */
export interface Opinion {
  /** How the game may end after the best move; where nothing is to be chosen, as things stand. */
  readonly chances: Chances;
  /** The chance of the seat that asks. */
  readonly win: Measured;
  /** The most promising moves, the best first; empty where nothing is to be chosen. */
  readonly moves: readonly Move[];
  /** What was asked about besides, whether or not it is among them. */
  readonly played: Move | null;
}

/** Tries of every move, to choose those that are measured. */
const CHOOSE = 48;
/** Tries to learn how to go on after each of those that are measured. */
const LEARN = 160;
/** So many ways to go on are measured for each of them. */
const LINES = 3;
/** So many moves are measured. */
const FINALISTS = 4;
const BLOCK = 100;
const LEAST = 200;
/** A playout of a large table takes three times as long. */
const mostOf = (players: number): number => (players > 4 ? 200 : 400);
/** Half an interval that is small enough: of a chance, and of the difference of two. */
const FINE_CHANCE = 0.05;
const FINE_COST = 0.02;

/** What the rule-based player thinks counts a little while a few tries decide. */
const TRUST = 0.4;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const winOf = ({ own }: Tally): number => meanOf(own);

/** A move as it looks after a few tries that a net judged. */
class Screened {
  readonly plan: Plan;
  /** The chance that was seen in each try: two moves that met the same luck can be compared one by one. */
  readonly own: number[] = [];
  #value = 0;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  get action(): Action | null {
    return this.plan.action;
  }

  /** Learns how to go on, too. */
  try(guess: State, dice: FastChance): void {
    const found = this.plan.learn(guess, dice);
    this.own.push(found.win);
    this.#value += valueOf(found);
  }

  worth(prior: number): number {
    const n = this.own.length;
    return this.#value / n + (TRUST * prior) / Math.sqrt(n);
  }
}

/** A few tries of every move, all with the same luck; the best first. It is chosen by them, nothing is reported. */
export function screen({ view, log, legal: named }: Decision<Pax>): Screened[] {
  const legal = named.toSorted((a, b) => a - b);
  const luck = new Luck({ view, log }, "choose");
  const moves = legal.map((action) => new Screened(new Plan(action)));
  learn(luck, moves, CHOOSE);
  const priors = priorsOf(luck.guess(0), legal);
  const worths = new Map(moves.map((move, i) => [move, move.worth(priors[i]!)]));
  return moves.toSorted((a, b) => worths.get(b)! - worths.get(a)!);
}

/** Until so much is known of each; all meet the same guesses and the same dice. */
function learn(luck: Luck, moves: readonly Screened[], to: number): void {
  for (let i = moves[0]!.own.length; i < to; i++) {
    const guess = luck.guess(i);
    for (const move of moves) move.try(guess, luck.dice(i));
  }
}

/** What one screened move gives away against another, by what was learnt of both: trying things out has its own luck. */
export function compared({ view, log, seat }: Decision<Pax>, better: Screened, worse: Screened): Measured {
  const [a, b] = [better, worse].map(({ plan }) => new Tally(plan, seat, view.players.length));
  tryAll(new Luck({ view, log }, "choose"), [a!, b!], CHOOSE, 3 * CHOOSE);
  return measured(differences(a!.own, b!.own));
}

/** What was learnt is played, with other luck than it was learnt by. */
function tryAll(luck: Luck, tallies: readonly Tally[], from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const guess = luck.guess(i);
    for (const tally of tallies) tally.add(tally.plan.follow(guess, luck.dice(i)));
  }
}

/** A move with the ways to go on after it, nothing counted yet; `screened` knows something of them already. */
function prepared({ view, log, seat }: Decision<Pax>, action: Action | null, screened?: Screened): Tally[] {
  const move = screened ?? new Screened(new Plan(action));
  learn(new Luck({ view, log }, "choose"), [move], LEARN);
  // Before that, what can be done next depends on cards that are drawn.
  const isSure = view.step === "buy" || view.step === "play";
  return move.plan.lines(isSure ? LINES : 1).map((plan) => new Tally(plan, seat, view.players.length));
}

/** A move is worth what the best way to go on after it is worth. */
const bestOf = (lines: readonly Tally[]): Tally =>
  lines.reduce((a, b) => ((winOf(b) - winOf(a) || b.margin - a.margin) > 0 ? b : a));

/** One block more of playouts for each; ways to go on that are clearly worse than another after the same move drop out. */
function measureOn(luck: Luck, moves: readonly (readonly Tally[])[], n: number): readonly (readonly Tally[])[] {
  tryAll(luck, moves.flat(), n, n + BLOCK);
  return moves.map((lines) => lines.filter((line) => line === bestOf(lines) || !isWorse(bestOf(lines), line)));
}

/**
 * The one place where chances come from. The moves that look best after a few playouts are measured with fresh luck, all
 * with the same, until the doubt is small or the playouts are spent. It depends on nothing but the position: whoever asks
 * about it, at the table, in a replay or for the score sheet, is told the same numbers.
 */
export function weigh(decision: Decision<Pax>, played: Action | null = null): Opinion {
  const { view, log, legal } = decision;
  const players = view.players.length;
  const hasChoice = legal.length > 1;
  const finalists = hasChoice
    ? chosen(screen(decision)).map((move) => prepared(decision, move.action, move))
    : [prepared(decision, legal[0] ?? null)];
  const luck = new Luck({ view, log }, "report");
  let measuring: readonly (readonly Tally[])[] = finalists;
  for (let n = 0; n < mostOf(players) && !isEnough(measuring.map(bestOf), n); n += BLOCK)
    measuring = measureOn(luck, measuring, n);
  const inOrder = measuring.map(bestOf).toSorted((a, b) => winOf(b) - winOf(a) || b.margin - a.margin);
  const best = inOrder[0]!;
  return {
    chances: best.chances,
    win: within(measured(best.own), 0, 1),
    moves: hasChoice ? inOrder.map((tally) => moveOf(best, tally)) : [],
    played: hasChoice && played !== null ? moveOf(best, known(decision, luck, inOrder, played)) : null,
  };
}

/** The best few, without those that are far behind already. */
const chosen = (moves: readonly Screened[]): readonly Screened[] =>
  moves.slice(0, FINALISTS).filter((move) => move === moves[0] || !isWorse(moves[0]!, move));

/** Beyond doubt, even where several are in doubt. */
const isWorse = (best: Pick<Tally, "own">, { own }: Pick<Tally, "own">): boolean =>
  measured(differences(best.own, own), Z_OF_MANY).low > 0;

/** What was played, measured with the luck of the others. */
function known(decision: Decision<Pax>, luck: Luck, finalists: readonly Tally[], action: Action): Tally {
  const among = finalists.find((tally) => tally.action === action);
  if (among) return among;
  return measuredFor(luck, prepared(decision, action), finalists[0]!.own.length);
}

function measuredFor(luck: Luck, lines: readonly Tally[], playouts: number): Tally {
  let measuring: readonly (readonly Tally[])[] = [lines];
  for (let n = 0; n < playouts; n += BLOCK) measuring = measureOn(luck, measuring, n);
  return bestOf(measuring[0]!);
}

/** Whether a move is worse than another with luck that had no part in anything else that is known of them. */
export function isConfirmed(decision: Decision<Pax>, better: Action, worse: Action): boolean {
  const luck = new Luck(decision, "confirm");
  const tallies = [better, worse].map((action) => measuredFor(luck, prepared(decision, action), LEAST));
  return measured(differences(tallies[0]!.own, tallies[1]!.own)).low > 0;
}

function isEnough(tallies: readonly Tally[], n: number): boolean {
  if (n < LEAST) return false;
  const best = tallies.reduce((a, b) => (winOf(b) > winOf(a) ? b : a));
  const { low, high } = measured(best.own);
  return (
    high - low <= 2 * FINE_CHANCE &&
    tallies.every((tally) => {
      const cost = measured(differences(best.own, tally.own));
      // Not until one is clearly worse: who stops at a lucky moment reports his luck.
      return tally === best || cost.high - cost.low <= 2 * FINE_COST;
    })
  );
}

function moveOf(best: Tally, tally: Tally): Move {
  const lost = differences(best.own, tally.own);
  return {
    action: tally.action!,
    chances: tally.chances,
    cost: tally === best ? { mean: 0, low: 0, high: 0 } : within(measured(lost), 0, winOf(best)),
  };
}
