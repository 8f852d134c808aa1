import { FastChance, kernelTexts, type Language } from "@ara/kernel";
import {
  config,
  paxRomana,
  promptOf,
  type Action,
  type Config,
  type Prompt,
  type State,
  type View,
} from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { paxRomanaTexts } from "@ara/pax-romana/texts";
import { inLanguage } from "../../../app/in-language.ts";
import { foundIn, groupsOf, type Answer, type Group } from "./answers.ts";
import type { Speech } from "./speech.ts";

const TEXTS = import.meta.glob<Speech["text"]>("../texts/*/text.ts", { eager: true, import: "default" });

/** For tests: a language, and two seats of which Livia's is a person's. */
export const testSpeech = (language: Language): Speech => ({
  text: inLanguage(TEXTS, language),
  game: paxRomanaTexts[language],
  told: paxRomanaTexts[language],
  kernel: kernelTexts[language],
  seats: [
    { name: "Livia", bot: null },
    { name: "Carthage", bot: "steady" },
  ],
});

/** A position and what the first seat is shown of it. */
export class TestTable {
  readonly state: State;
  readonly speech: Speech;
  readonly #chance = new FastChance("text");

  constructor(language: Language = "en", table: Config = config("II")) {
    this.speech = testSpeech(language);
    this.state = paxRomana.setup(table, paxRomana.deal(table, this.#chance));
  }

  get view(): View {
    return paxRomana.view(this.state, 0);
  }

  get prompt(): Prompt {
    return promptOf(this.view, 0)!;
  }

  get groups(): Group[] {
    return groupsOf(this.speech, this.view, this.prompt, overviewOf(seenState(this.view)).places);
  }

  get answers(): Answer[] {
    return this.groups.flatMap(({ answers }) => answers);
  }

  /** Answers by some words, each of which must name one answer. */
  answer(...inputs: readonly string[]): this {
    for (const input of inputs) {
      const [found, ...more] = foundIn(this.answers, input);
      if (!found || more.length > 0) throw new Error(`${input} names more or less than one answer`);
      this.act(found.action);
    }
    return this;
  }

  act(action: Action): void {
    paxRomana.apply(this.state, 0, action, this.#chance);
  }
}
