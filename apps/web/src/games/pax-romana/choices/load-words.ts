import { shown } from "../../../app/words.ts";
import { booksWords } from "../books/words.ts";
import { askingWords } from "./words.ts";

/** What books, talks and simple questions say, in the language on the screen. */
export async function loadBoardWords(): Promise<void> {
  await Promise.all([booksWords, askingWords].map((words) => words.load(shown.value)));
}
