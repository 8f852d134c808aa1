import { loadBoardWords } from "../choices/load-words.ts";
import { Board } from "./board.tsx";

/** The board, once it can speak. */
export async function load(): Promise<{ readonly Board: typeof Board }> {
  await loadBoardWords();
  return { Board };
}
