import { contentsIn } from "@ara/pax-romana/texts/say";
import type { ReadonlySignal } from "@preact/signals";
import { go } from "../../../app/router.ts";
import { shown as language } from "../../../app/words.ts";
import { toldWords } from "../words.ts";
import { refusedIn, type Answer } from "./answers.ts";
import type { Shown } from "./shown.ts";
import { namesFor, questionLines, type Speech } from "./speech.ts";
import { isOwn, standingLine } from "./standing.ts";
import type { Command } from "./vocabulary.ts";

/** Who can be told to do something. */
interface Obeying {
  readonly speech: ReadonlySignal<Speech>;
  undo(): Promise<void>;
  advise(): Promise<void>;
  weigh(answer: Answer): Promise<void>;
  look(name: string): boolean;
  say(lines: readonly string[]): void;
  refuse(lines: readonly string[]): void;
}

/** Does what a command says. */
export async function obey(face: Obeying, shown: Shown, command: Command, rest: string): Promise<void> {
  const speech = face.speech.value;
  const { text } = speech;
  if (command === "undo") return face.undo();
  if (command === "tip") return face.advise();
  if (command === "help") return face.say(await (await import("./help.ts")).helpLines());
  if (command === "rule") return go(`/pax-romana/rules/${encodeURIComponent(rest)}`);
  if (command === "look") return void (face.look(rest) || face.refuse([text.notFound(rest)]));
  if (command === "preview") {
    const answer = shown.answers.find(({ key }) => key === rest);
    return answer ? face.weigh(answer) : face.refuse([text.notUnderstood(rest)]);
  }
  if (command === "cards" && shown.news.view.cards) {
    const { cardLines } = await import("../cards/said.ts");
    return face.say(await cardLines(speech, shown));
  }
  if (command === "log") {
    const [{ lastLines }] = await Promise.all([import("./log.ts"), toldWords.load(language.peek())]);
    const log = shown.session.lines.value.map(({ event }) => event);
    return face.say(lastLines(face.speech.value, shown.news.view, log));
  }
  return face.say(replyTo(speech, command, shown));
}

/** What the table says to a question about it; nothing is decided. */
function replyTo(speech: Speech, command: Command, { news, overview, answers }: Shown): string[] {
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
