import { shown } from "../../../../app/words.ts";
import { Board } from "./board.tsx";
import { texts } from "./words.ts";

/** The board, once its texts are there. */
export async function load(): Promise<{ readonly Board: typeof Board }> {
  await texts.load(shown.value);
  return { Board };
}
