import { shown } from "../../../app/words.ts";
import { Board } from "./board.tsx";
import { Cards } from "./cards.tsx";
import { cardWords } from "./words.ts";

/** Cards and the board of their questions, once they can speak. */
export async function load(): Promise<{ readonly Board: typeof Board; readonly Cards: typeof Cards }> {
  await cardWords.load(shown.value);
  return { Board, Cards };
}
