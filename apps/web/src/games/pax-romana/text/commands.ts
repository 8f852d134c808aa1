import { contentsIn } from "@ara/pax-romana/texts/say";
import { refusedIn } from "./answers.ts";
import { isOwn, standingLine } from "./standing.ts";
import { namesFor, questionLines, type Speech } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { Command } from "./vocabulary.ts";

/** What the table says to a question about it; nothing is decided. */
export function replyTo(speech: Speech, command: Command, { news, overview, answers }: Shown): string[] {
  const { text, game } = speech;
  const { view, prompt } = news;
  const { sentence, titled, clauses } = game.words.grammar;
  switch (command) {
    case "question":
      return prompt ? questionLines(speech, view, prompt) : [text.watching];
    case "answers":
      return answers.map(({ key, label, meaning }) => sentence(clauses([titled(key, label), ...meaning])));
    case "standing":
      return overview.powers.map((line) => standingLine(speech, view, line));
    case "forces": {
      const lines = overview.places.flatMap((place) => {
        const there = contentsIn(game, view.config, place, isOwn(view));
        return there.length === 0 ? [] : [sentence(titled(namesFor(speech, view).node(place.node), clauses(there)))];
      });
      return lines.length === 0 ? [text.noForces] : lines;
    }
    case "why":
      return prompt ? refusedIn(speech, view, prompt).map(({ label, reason }) => titled(label, reason)) : [];
    default:
      return [];
  }
}
