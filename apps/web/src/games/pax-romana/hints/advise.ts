import { isSameAction } from "@ara/pax-romana";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Sitting } from "../../../sitting/sitting.ts";
import type { Speaker } from "../../../ui/speaker.ts";
import { shown as language } from "../../../app/words.ts";
import type { Answer } from "../text/answers.ts";
import type { Shown } from "../text/shown.ts";
import type { Speech } from "../text/speech.ts";
import type { RomanaAtTable } from "../types.ts";
import { sayReason } from "./say-reason.ts";
import { hintWords } from "./words.ts";

/** Who is advised. */
interface Advised {
  readonly sitting: Sitting<RomanaAtTable>;
  readonly speech: ReadonlySignal<Speech>;
  readonly shown: ReadonlySignal<Shown | null>;
  readonly hasMap: boolean;
  readonly speaker: Speaker;
  readonly reply: Signal<{ readonly lines: readonly string[]; readonly refused: boolean } | null>;
  readonly hint: Signal<{
    readonly version: number;
    readonly answer: Answer | null;
    readonly lines: readonly string[];
  } | null>;
}

/** What the usual bot would answer, and why; it is read aloud where somebody asked for it. */
export async function advise(face: Advised, aloud: boolean): Promise<void> {
  const session = face.sitting.session.value;
  const { text } = face.speech.value;
  // Whoever is asked already asks again where the question has changed meanwhile.
  if (!session || session.advice.value === "thinking") return undefined;
  const before = face.shown.value?.news.version;
  if (aloud && !face.hasMap) face.reply.value = { lines: [text.thinking], refused: false };
  const [advice] = await Promise.all([session.advise(), hintWords.load(language.value)]);
  const shown = face.shown.value;
  if (!shown || face.sitting.session.value !== session) return undefined;
  const { view, version, prompt } = shown.news;
  if (version !== before) return prompt ? advise(face, aloud) : undefined;
  const answer = advice ? (shown.answers.find((one) => isSameAction(one.action, advice.action)) ?? null) : null;
  const reason = answer && advice?.reason ? [sayReason(face.speech.value, view, advice.reason)] : [];
  const lines = [answer ? text.tipped(answer) : text.noTip, ...reason];
  face.hint.value = { version, answer, lines };
  if (aloud) face.speaker.say(lines);
  if (aloud && !face.hasMap) face.reply.value = { lines, refused: false };
  return undefined;
}
