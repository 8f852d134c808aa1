import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { decisionOf, ok, type GameTypes, type Match, type Player, type Refusal, type Seat } from "@ara/kernel";
import { CliError } from "./command.ts";
import { escapeLine } from "./escape.ts";
import { reasonOf, writeWhole } from "./files.ts";
import { Lines } from "./lines.ts";
import { clear, pagesOf, print, style, wrap } from "./terminal.ts";
import type { CliTexts } from "./texts/index.ts";

/** What a game brings to the sitting: its screen, its sentences, what can be typed. */
export interface Screen<T extends GameTypes> {
  readonly texts: CliTexts;
  sayNo(refusal: Refusal): string;
  /** Shows the table and the open question, below what this seat has not been told yet. */
  ask(seat: Seat, news: readonly T["event"][], notice: readonly string[]): Answers<T>;
  prompt(seat: Seat): string;
  /** What somebody asks for without deciding anything: help, log, map, rules. */
  answer(seat: Seat, input: string): string;
  /** What an action still lacks, typed by the person who takes it. */
  missing?(action: T["action"]): Missing<T> | undefined;
  /** What an action has shown to one seat alone: it stays on the screen until it was read. */
  reveal?(action: T["action"]): string | undefined;
  /** The last screen. */
  finish(news: readonly T["event"][]): void;
  /** The command that goes on with this game. */
  resume(file: string): string;
}

/** What an input means: an action, a narrower or wider list of answers that was shown, or nothing. */
export type Answers<T extends GameTypes> = (input: string) => T["action"] | Answers<T> | undefined;

export interface Missing<T extends GameTypes> {
  readonly prompt: string;
  with(text: string): T["action"];
}

export interface SittingOptions<T extends GameTypes> {
  readonly match: Match<T>;
  /** The bot of each seat; `undefined` for a person. */
  readonly bots: readonly (Player<T> | undefined)[];
  readonly screen: Screen<T>;
  readonly file: string;
}

/** People and bots around one terminal, from the first decision to the last. */
export class Sitting<T extends GameTypes> {
  readonly #match: Match<T>;
  readonly #bots: SittingOptions<T>["bots"];
  readonly #screen: Screen<T>;
  readonly #lines = new Lines();
  /** How much of the log each seat has been shown. */
  readonly #shown: number[];
  /** Several people: what one sees, the next may not scroll back to. */
  readonly #hotSeat: boolean;
  #notice: readonly string[] = [];
  #lastPerson: Seat | undefined;
  readonly #wanted: string;
  /** Where the game is saved: elsewhere once the first place failed. */
  #file: string;
  /** The way out of a full disk: a folder of our own, into which nobody else can have put a link. */
  #refuge: string | undefined;
  /** Why it is not saved. */
  #unsaved: string | undefined;

  constructor({ match, bots, screen, file }: SittingOptions<T>) {
    this.#match = match;
    this.#bots = bots;
    this.#screen = screen;
    this.#wanted = file;
    this.#file = file;
    this.#shown = match.seats.map(() => 0);
    this.#hotSeat = bots.filter((bot) => !bot).length > 1;
  }

  /** Where the game is saved; `null` where it could not be. */
  get file(): string | null {
    return this.#unsaved === undefined ? this.#file : null;
  }

  async play(): Promise<void> {
    try {
      while (!this.#match.over) {
        const seat = this.#match.game.toAct(this.#match.state)[0]!;
        const bot = this.#bots[seat];
        const goesOn =
          !this.#lines.interrupted && (bot ? await this.#botActs(seat, bot) : await this.#personActs(seat));
        this.#save();
        if (!goesOn) return this.#leave();
      }
      this.#finish();
    } catch (error) {
      // Whatever went wrong, with a bot above all: the game is kept, and people are told how to go on.
      this.#save();
      this.#leave();
      throw error;
    } finally {
      for (const bot of this.#bots) bot?.close?.();
      this.#lines.close();
    }
  }

  /** `false`: somebody wants to leave, and the bot need not think on. */
  async #botActs(seat: Seat, bot: Player<T>): Promise<boolean> {
    // Bots that answer at once never let the terminal speak: it is heard between two of them.
    await new Promise(setImmediate);
    if (this.#lines.interrupted) return false;
    const thinking = Promise.resolve(bot.choose(decisionOf(this.#match, seat))).then((action) => ({ action }));
    const thought = await Promise.race([thinking, this.#lines.interruption]);
    if (!thought) return false;
    const done = this.#match.act(seat, thought.action);
    if (!done.ok) throw new CliError(this.#screen.sayNo(done.error));
    return true;
  }

  /** Until this person has made one decision, or taken one back; `false`: wants to leave. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (!(await this.#passScreen(seat))) return false;
    let answers = this.#ask(seat);
    for (;;) {
      const input = await this.#lines.ask(style("bold", this.#screen.prompt(seat)));
      if (input === null || /^(q|quit)$/i.test(input)) return false;
      const chosen = answers(input);
      if (typeof chosen === "function") answers = chosen as Answers<T>;
      else if (chosen !== undefined) {
        const acted = await this.#act(seat, chosen);
        if (acted !== "refused") return acted;
      } else if (/^(u|undo)$/i.test(input)) {
        if (this.#undo(seat)) return true;
      } else if (/^(v|view)?$/i.test(input)) answers = this.#ask(seat);
      else await this.#show(this.#screen.answer(seat, input));
    }
  }

  /** Page by page, where the screen is too low. */
  async #show(text: string): Promise<void> {
    const pages = pagesOf(text);
    for (const [i, page] of pages.entries()) {
      print(page);
      if (i < pages.length - 1 && (await this.#lines.ask(style("dim", this.#screen.texts.more))) !== "") return;
    }
  }

  #ask(seat: Seat): Answers<T> {
    clear(this.#hotSeat);
    const notice = this.#notice;
    this.#notice = [];
    return this.#screen.ask(seat, this.#news(seat), notice);
  }

  /** `false`: the person left while being asked for more. */
  async #act(seat: Seat, chosen: T["action"]): Promise<boolean | "refused"> {
    const missing = this.#screen.missing?.(chosen);
    const text = missing && (await this.#lines.ask(missing.prompt));
    if (text === null) return false;
    const action = text === undefined ? chosen : missing!.with(text);
    const done = this.#match.act(seat, action);
    if (!done.ok) {
      print(`${wrap(this.#screen.sayNo(done.error))}\n`);
      return "refused";
    }
    const revealed = this.#screen.reveal?.(action);
    if (revealed === undefined) return true;
    this.#save();
    print(`${wrap(style("bold", revealed))}\n`);
    this.#shown[seat] = this.#match.events.length;
    return (await this.#lines.ask(this.#screen.texts.pressEnter)) !== null;
  }

  #undo(seat: Seat): boolean {
    const { texts } = this.#screen;
    const match = this.#match;
    if (match.decisions(seat) === 0) {
      print(`${wrap(texts.undoneNone)}\n`);
      return false;
    }
    // Nobody but bots is wronged.
    const isFree = !this.#hotSeat && match.undoable(seat) === 0;
    if (isFree) match.goBack(match.before(seat, 1));
    const undone = isFree ? ok(undefined) : match.undo(seat);
    if (!undone.ok) {
      print(`${wrap(this.#screen.sayNo(undone.error))}\n`);
      return false;
    }
    this.#notice = [isFree ? texts.undoneSeen : texts.undone];
    for (const [other, shown] of this.#shown.entries()) {
      this.#shown[other] = Math.min(shown, this.#match.events.length);
    }
    return true;
  }

  async #passScreen(seat: Seat): Promise<boolean> {
    if (!this.#hotSeat || this.#lastPerson === seat) return true;
    this.#lastPerson = seat;
    clear(true);
    return (await this.#lines.ask(this.#screen.texts.pass(escapeLine(this.#match.seats[seat]!)))) !== null;
  }

  /** What this seat has not been shown yet. */
  #news(seat: Seat): readonly T["event"][] {
    const news = this.#match.log(seat).slice(this.#shown[seat]);
    this.#shown[seat] = this.#match.events.length;
    return news;
  }

  /** After every step, so that a closed window loses nothing. A full disk does not end the game: it is saved elsewhere. */
  #save(): void {
    for (const place of [() => this.#file, () => this.#elsewhere()]) {
      try {
        const file = place();
        const links = file === this.#wanted ? "follow" : "replace";
        writeWhole(file, `${JSON.stringify(this.#match.record("keep"))}\n`, { secret: true, links });
        this.#file = file;
        this.#unsaved = undefined;
        return;
      } catch (error) {
        const reason = reasonOf(error);
        if (this.#unsaved === undefined) print(`${wrap(this.#screen.texts.notSaved(reason))}\n`);
        this.#unsaved = reason;
      }
    }
  }

  #elsewhere(): string {
    this.#refuge ??= mkdtempSync(join(tmpdir(), "ara-"));
    return join(this.#refuge, basename(this.#wanted));
  }

  /** The honest last word on where the game is. */
  get #whereSaved(): string {
    const { saved, lost } = this.#screen.texts;
    return this.#unsaved === undefined ? saved(this.#file) : lost(this.#unsaved);
  }

  #leave(): void {
    print(`\n${wrap(this.#whereSaved)}\n`);
    if (this.#unsaved === undefined) {
      print(`${this.#screen.texts.resume(this.#screen.resume(this.#file))}\n`);
    }
  }

  #finish(): void {
    clear(this.#hotSeat);
    const person = this.#bots.findIndex((bot) => !bot);
    this.#screen.finish(person === -1 ? [] : this.#news(person));
    print(`${wrap(this.#whereSaved)}\n`);
  }
}
