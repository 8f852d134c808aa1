import { loadBoardWords } from "../choices/load-words.ts";
import { Books } from "./books.tsx";

/** The books, once they can speak. */
export async function load(): Promise<{ readonly Books: typeof Books }> {
  await loadBoardWords();
  return { Books };
}
