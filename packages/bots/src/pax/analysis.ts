import { decisionOf, err, Match, ok, type GameRecord, type Refusal, type Result, type Seat } from "@ara/kernel";
import { pax, type Action } from "@ara/pax";
import { Bot, type Thought } from "./bot.ts";
import { estimateKnowing, type Estimate } from "./estimate.ts";

/** One decision of a finished game, looked back on. */
export interface Judged {
  /** Counted from 1, as in `ara verify`. */
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Action;
  /** What the strongest bot would have done, knowing what the player knew. */
  readonly thought: Thought;
  /** The chance to win that was given away; 0 for a decision as good as the bot's. */
  readonly swing: number;
  /** How the game stood before, everything known. */
  readonly before: Estimate;
}

export interface Analysis {
  readonly decisions: readonly Judged[];
  /** The three that cost the most. */
  readonly worst: readonly Judged[];
}

export interface AnalysisOptions {
  readonly iterations: number;
  readonly playouts: number;
  readonly seed: string;
  /** Called after each entry, to show how far it has come. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Goes through a record, decision by decision. */
export function analyse(record: GameRecord, options: AnalysisOptions): Result<Analysis, Refusal> {
  const { iterations, playouts, seed, onProgress } = options;
  const begun = Match.resume(pax, { ...record, entries: [] });
  if (!begun.ok) return begun;
  const match = begun.value;
  const bot = new Bot("consul", { seed, budget: { iterations } });
  const decisions: Judged[] = [];
  for (const [index, { seat, action: json }] of record.entries.entries()) {
    const action = pax.json.readAction(match.state, seat, json);
    if (!action.ok) return err(action.error);
    const decision = decisionOf(match, seat);
    if (decision.legal.length > 1) {
      const before = estimateKnowing(match.state, playouts, `${seed}/${index}`);
      const thought = bot.think(decision);
      decisions.push({
        entry: index + 1,
        seat,
        action: action.value,
        thought,
        swing: swingOf(thought, action.value),
        before,
      });
    }
    match.act(seat, action.value);
    onProgress?.(index + 1, record.entries.length);
  }
  const worst = decisions.toSorted((a, b) => b.swing - a.swing).slice(0, 3);
  return ok({ decisions, worst });
}

/** What the bot did not even look at is counted as its worst candidate. */
function swingOf({ considered }: Thought, action: Action): number {
  if (considered.length === 0) return 0;
  const chosen = considered.find((one) => one.action === action)?.win ?? Math.min(...considered.map(({ win }) => win));
  return Math.max(0, considered[0]!.win - chosen);
}
