import type { View } from "@ara/pax-romana";
import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { Preview } from "@ara/protocol";
import type { RomanaAtTable } from "../types.ts";
import type { Answer } from "./answers.ts";
import { sayEvents, type Speech } from "./speech.ts";

/** An answer that is looked at before it is given; what it brings comes a moment later. */
export interface Weighed {
  readonly answer: Answer;
  readonly preview: Preview<RomanaAtTable> | null;
  /** How it is given, where more than the answer itself is meant. */
  readonly give?: () => Promise<void>;
}

/** What an answer would bring, as far as the table can tell before it is given. */
export function weighedLines(speech: Speech, view: View, { answer, preview }: Weighed): string[] {
  const { after } = speech.text;
  const meaning = answer.meaning.map(speech.game.words.grammar.sentence);
  if (!preview) return meaning;
  const { stopped, prompt, log } = preview;
  const then =
    stopped !== "followed"
      ? after[stopped]
      : prompt
        ? `${after.followed} ${sayQuestionIn(speech.game, view.config, prompt).text}`
        : after.over;
  return [...meaning, ...sayEvents(speech, view, log), then];
}
