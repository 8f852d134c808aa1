import { foundIn, onlyOf, type Answer } from "./answers.ts";
import { commandOf, type Command } from "./vocabulary.ts";

/** What somebody means who has typed something. */
export type Typed =
  | { readonly type: "answer"; readonly answer: Answer }
  | { readonly type: "several"; readonly answers: readonly Answer[] }
  | { readonly type: "command"; readonly command: Command; readonly rest: string }
  /** Nothing but Enter, where it answers nothing. */
  | { readonly type: "nothing" }
  /** Maybe the name of a place. */
  | { readonly type: "other"; readonly words: string };

/** Keys of answers come first, then commands, then words of answers. */
export function readTyped(input: string, answers: readonly Answer[]): Typed {
  const words = input.trim();
  const byKey = words === "" ? onlyOf(answers) : answers.find(({ key }) => key === words);
  if (byKey) return { type: "answer", answer: byKey };
  if (words === "") return { type: "nothing" };
  const [first = "", ...rest] = words.split(/\s+/);
  const command = commandOf(first);
  const found = words.length < 2 || /^\d+$/.test(words) ? [] : foundIn(answers, words);
  // "Look" is a command, also where an answer begins so; a whole label is an answer.
  if (command && !found.some(({ label }) => label.length === words.length))
    return { type: "command", command, rest: rest.join(" ") };
  if (found.length === 1) return { type: "answer", answer: found[0]! };
  return found.length > 1 ? { type: "several", answers: found } : { type: "other", words };
}
