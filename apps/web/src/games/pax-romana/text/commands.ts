import { go } from "../../../app/router.ts";
import { shown as language } from "../../../app/words.ts";
import { toldWords } from "../words.ts";
import type { TextFace } from "./text-face.ts";
import { contentsIn } from "@ara/pax-romana/texts/say";
import { refusedIn } from "./answers.ts";
import { isOwn, standingLine } from "./standing.ts";
import { namesFor, questionLines, type Speech } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { Command } from "./vocabulary.ts";

/** Does what a command says. */
export async function obey(face: TextFace, shown: Shown, command: Command, rest: string): Promise<void> {
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
