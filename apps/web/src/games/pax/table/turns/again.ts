import { moves } from "../../../../app/settings.ts";
import type { PaxNews } from "../../types.ts";
import type { Desk, Hands } from "../desk.ts";
import { bookOf } from "./book.ts";

/** How long each step stays. */
const STAY = 700;

/** As it looked: nobody is asked anything, and nothing can be taken back. */
const past = (news: PaxNews): PaxNews => ({ ...news, prompt: null, undoable: 0, over: false });

/** A turn is seen on the table once more, from how things stood before it. Whoever presses anything is back at once. */
export async function showAgain(desk: Desk, hands: Hands, turns: readonly number[]): Promise<void> {
  // What was over before one sat down can only be read.
  if (turns.some((turn) => bookOf(desk).steps(turn).length < 2)) hands.steps.value = turns;
  else for (const turn of turns) if (!(await showTurn(desk, hands, turn))) return;
}

/** Whether it was seen to its end. */
async function showTurn(desk: Desk, hands: Hands, turn: number): Promise<boolean> {
  const [start, ...steps] = bookOf(desk).steps(turn);
  hands.tab.value = "table";
  const { rememberPlaces, playMoves } = await import("../moves.ts");
  let shown = { turn, news: past(start!) };
  const isOff = (): boolean => hands.again.peek() !== shown;
  hands.again.value = shown;
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve, STAY));
    if (isOff()) return false;
    const places = rememberPlaces();
    shown = { turn, news: past(step) };
    hands.again.value = shown;
    if (moves()) await playMoves(step.log, places, desk.viewer);
    if (isOff()) return false;
  }
  await new Promise((resolve) => setTimeout(resolve, 2 * STAY));
  if (isOff()) return false;
  hands.again.value = null;
  return true;
}
