import { Bot } from "@ara/bots/pax";
import { decisionOf, Match } from "@ara/kernel";
import { actionType, END, pax, type Pax, type State } from "@ara/pax";
import type { Saved } from "../src/store/saved.ts";
import { setting, untouched } from "./games.ts";

/** One moment of a game, with everything on the table that makes it hard to lay out. */
export interface Position {
  readonly players: number;
  readonly nocturnus: boolean;
  readonly step: string;
  readonly saved: Saved;
}

/** The steps the viewer is asked in, what he sees while a bot thinks, and the end. */
const stepOf = (state: State): string =>
  state.step === "draw" && state.drawn.length > 1 ? "draw-several" : state.step === "setup" ? "keep" : state.step;

/** More than this is rare at a table, and what does not fit then may be scrolled. */
const HAND = 10;
const GROUP = 6;

/** How much has to be laid out. */
function fullness({ players, legions, drawn }: State): number {
  const { hand, display } = players[0]!;
  const groups = Math.max(...legions.map((group) => group.length));
  if (hand.length > HAND || groups > GROUP) return -1;
  return 4 * hand.length + 3 * groups + drawn.length + display.length / 2;
}

/** The fullest moment of every step of one game. The viewer keeps cards in hand longer than is wise. */
export function positionsOf(players: number, nocturnus: boolean): Position[] {
  const id = `${players}${nocturnus ? "n" : ""}`;
  const at = setting(id, players, { level: "miles", nocturnus });
  const match = new Match<Pax>(pax, at.config, { seats: at.seats.map(({ name }) => name), seed: at.seed });
  const bot = new Bot("miles", { seed: at.seed });
  const found = new Map<string, { full: number; saved: Saved }>();
  const note = (step: string): void => {
    const full = fullness(match.state);
    if (full <= (found.get(step)?.full ?? -1)) return;
    const saved = { ...untouched({ ...at, id: `${id}-${step}` }), record: match.record("keep"), over: match.over };
    found.set(step, { full, saved });
  };
  for (let decisions = 0; ; decisions++) {
    const seat = pax.toAct(match.state)[0];
    if (seat === undefined) break;
    if (seat === 0) note(stepOf(match.state));
    // Not at the very end, where the bots would end the game while it is looked at.
    else if (match.state.step === "turn" && pax.view(match.state, 0).deck.length > 4 * players) note("wait");
    const decision = decisionOf(match, seat);
    const keeps = seat === 0 && match.state.step === "play" && decisions % 3 > 0;
    const action = bot.choose(decision);
    const done = match.act(seat, keeps && actionType(action) === "play" ? END : action);
    if (!done.ok) throw new Error(done.error.key);
  }
  found.delete("over");
  note("over");
  return [...found].map(([step, { saved }]) => ({ players, nocturnus, step, saved }));
}
