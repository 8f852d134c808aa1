import { shown } from "../../../app/words.ts";
import { Board } from "./board.tsx";
import { Cards, Drawn } from "./cards.tsx";
import { cardWords } from "./words.ts";

/** Cards and the board of their questions, once they can speak. */
export async function load(): Promise<{
  readonly Board: typeof Board;
  readonly Cards: typeof Cards;
  readonly Drawn: typeof Drawn;
}> {
  await cardWords.load(shown.value);
  return { Board, Cards, Drawn };
}
