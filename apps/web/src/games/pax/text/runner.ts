import type { Language, Refusal } from "@ara/kernel";
import type { Action } from "@ara/pax";
import { go } from "../../../app/router.ts";
import { LOST, type Session } from "../../../sitting/session.ts";
import type { PaxAtTable } from "../types.ts";
import {
  answer,
  sayChances,
  sayCommands,
  sayHint,
  sayReasons,
  sayRule,
  sayWhich,
  type Fetched,
  type Known,
} from "./answers.ts";
import { understand, type Question, type Understood } from "./commands.ts";
import type { Transcript } from "./transcript.ts";
import { refusalsOf } from "./question.ts";
import { sayNo, type Speech } from "./speech.ts";
import { bookWords } from "../rules/book.ts";

export interface Reply {
  readonly lines: readonly string[];
  readonly refused: boolean;
}

const says = (...lines: readonly string[]): Reply => ({ lines, refused: false });
const no = (...lines: readonly string[]): Reply => ({ lines, refused: true });
/** What the table does it tells itself. */
const NOTHING: Reply = { lines: [], refused: false };

/** Carries out one line that somebody typed. */
export class Runner {
  readonly #session: Session<PaxAtTable>;
  readonly #transcript: Transcript;
  readonly #speech: Speech;
  readonly #language: Language;
  readonly #meanwhile: (line: string) => void;
  #input = "";

  /** `meanwhile` is told what to say while an answer takes its time. */
  constructor(
    session: Session<PaxAtTable>,
    transcript: Transcript,
    speech: Speech,
    language: Language,
    meanwhile: (line: string) => void,
  ) {
    this.#meanwhile = meanwhile;
    this.#session = session;
    this.#transcript = transcript;
    this.#speech = speech;
    this.#language = language;
  }

  async run(input: string): Promise<Reply> {
    const transcript = this.#transcript;
    this.#input = input.trim();
    if (this.#input === "") return says(this.#speech.text.answers.empty);
    transcript.add("input", [this.#input]);
    transcript.history.push(this.#input);
    const { view, prompt } = transcript.news.value!;
    const names = this.#speech.seats.map(({ name }) => name);
    const understood = understand(input, {
      language: this.#language,
      view,
      prompt,
      names,
      pending: transcript.pending,
    });
    transcript.pending = understood.type === "which" ? understood : null;
    try {
      return await this.#obey(understood);
    } catch {
      return no(this.#speech.text.answers.failed);
    }
  }

  get #known(): Known {
    return {
      news: this.#transcript.news.value!,
      log: this.#transcript.log,
      speech: this.#speech,
      language: this.#language,
    };
  }

  async #obey(understood: Understood): Promise<Reply> {
    const { text } = this.#speech;
    switch (understood.type) {
      case "act":
        return this.#seated(() => this.#session.act(understood.action));
      case "undo":
        return this.#seated(() => this.#session.undo(understood.all));
      case "missing":
        return no(await this.#missing(understood));
      case "noNumber":
        return no(text.answers.noNumber(understood));
      case "which":
        return says(sayWhich(understood, this.#known));
      case "why":
        return this.#why(understood.about);
      case "whyBot":
        return says(...sayReasons(this.#transcript.reasons.get(understood.seat) ?? [], understood.seat, this.#speech));
      case "ask":
        return this.#ask(understood.about, understood.argument);
      case "unclear": {
        const near = sayCommands(understood.near, this.#speech, this.#language);
        return no(text.answers[understood.several ? "several" : "unclear"]({ input: this.#input, near }));
      }
    }
  }

  /** Only who sits at the table can do something. */
  async #seated(work: () => Promise<Refusal | null>): Promise<Reply> {
    if (this.#session.viewer === "spectator") return no(this.#speech.text.answers.spectator);
    const refusal = await work();
    // A table that has just stopped is about to be opened again.
    if (refusal === LOST) return no(this.#speech.text.answers.failed);
    return refusal ? no(sayNo(this.#speech, refusal)) : NOTHING;
  }

  /** The table names the rule; that the card is not there is said in words that fit what was typed. */
  async #missing({ action, category, from }: Extract<Understood, { type: "missing" }>): Promise<string> {
    const refusal = await this.#refusal(action);
    if (refusal && !/\.(notInHand|notDrawn|cards)$/.test(refusal.key)) return sayNo(this.#speech, refusal);
    const { text, pax } = this.#speech;
    const sentence = text.answers.missing({ category: pax.categories[category], from });
    return refusal?.rule === undefined ? sentence : text.rule({ sentence, rule: refusal.rule });
  }

  async #refusal(action: Action): Promise<Refusal | null> {
    const refusal = await this.#session.why(action);
    if (refusal === LOST) throw new Error(refusal.key);
    return refusal;
  }

  async #why(about: Understood | null): Promise<Reply> {
    const { text } = this.#speech;
    if (about === null) {
      const refusals = refusalsOf(this.#known.news, this.#speech);
      return refusals.length > 0 ? says(...refusals) : says(text.answers.nothingRefused);
    }
    if (about.type === "missing") return says(await this.#missing(about));
    if (about.type !== "act") return this.#obey(about.type === "undo" ? { type: "why", about: null } : about);
    const refusal = await this.#refusal(about.action);
    return says(refusal ? sayNo(this.#speech, refusal) : text.answers.allowed);
  }

  async #ask(about: Question, argument: string): Promise<Reply> {
    if (!isFetched(about)) return says(...answer(about, argument, this.#known));
    const { text } = this.#speech;
    if (about === "visual") {
      go(`/table/${this.#session.id}`);
      return says(text.answers.visual);
    }
    if (about === "rule") {
      await bookWords.load(this.#language);
      return says(...sayRule(argument, this.#speech, bookWords.now.value));
    }
    if (this.#session.viewer === "spectator") return no(text.answers.spectator);
    if (about === "hint" && !this.#known.news.prompt) return says(text.answers.noHint);
    this.#meanwhile(text.answers.thinking);
    const advice = await this.#session.advise();
    if (advice === null) return no(text.answers.failed);
    return says(...(about === "hint" ? sayHint : sayChances)(advice, this.#known));
  }
}

const FETCHED: readonly string[] = ["hint", "chances", "rule", "visual"] satisfies Fetched[];
const isFetched = (about: Question): about is Fetched => FETCHED.includes(about);
