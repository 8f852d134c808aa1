import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { decisionOf, type Language, type Match, type Player, type Seat } from "@ara/kernel";
import { actionType, pax, score, type Action, type Outcome, type Pax } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { CliError } from "../command.ts";
import { writeWhole } from "../files.ts";
import { Lines } from "../lines.ts";
import { clear, isRoomy, print, style, wrap } from "../terminal.ts";
import { cliTexts, type CliTexts } from "../texts.ts";
import { campaignCommand, resumeCommand, type Company } from "./again.ts";
import { answer } from "./answers.ts";
import { cardList } from "./card-text.ts";
import { choicesOf, type Choices } from "./choices.ts";
import { newsOf } from "./news.ts";
import { scoreSheet } from "./score-sheet.ts";
import { screenText, welcome } from "./screen-text.ts";
import { tableText } from "./table-text.ts";

export interface SittingOptions {
  /** The bot of each seat; `undefined` for a person. */
  readonly bots: readonly (Player<Pax> | undefined)[];
  readonly company: Company;
  readonly file: string;
}

/** People and bots around one terminal, from the first decision to the score sheet. */
export class Sitting {
  readonly #match: Match<Pax>;
  readonly #options: SittingOptions;
  readonly #language: Language;
  readonly #texts: CliTexts;
  readonly #lines = new Lines();
  /** How much of the log each seat has been shown. */
  readonly #shown: number[];
  /** Several people: what one sees, the next may not scroll back to. */
  readonly #hotSeat: boolean;
  readonly #welcomed = new Set<Seat>();
  #notice: readonly string[] = [];
  #lastPerson: Seat | undefined;
  /** Where the game is saved: elsewhere once the first place failed. */
  #file: string;
  /** Why it is not saved. */
  #unsaved: string | undefined;

  constructor(match: Match<Pax>, options: SittingOptions) {
    this.#match = match;
    this.#options = options;
    this.#file = options.file;
    this.#language = options.company.language;
    this.#texts = cliTexts[this.#language];
    this.#shown = match.seats.map(() => 0);
    this.#hotSeat = options.bots.filter((bot) => !bot).length > 1;
  }

  /** Where the game is saved; `null` where it could not be. */
  get file(): string | null {
    return this.#unsaved === undefined ? this.#file : null;
  }

  async play(): Promise<void> {
    try {
      while (!this.#match.over) {
        const seat = pax.toAct(this.#match.state)[0]!;
        const bot = this.#options.bots[seat];
        const goesOn = bot ? await this.#botActs(seat, bot) : await this.#personActs(seat);
        this.#save();
        if (!goesOn) return this.#leave();
      }
      this.#finish();
    } finally {
      for (const bot of this.#options.bots) bot?.close?.();
      this.#lines.close();
    }
  }

  async #botActs(seat: Seat, bot: Player<Pax>): Promise<boolean> {
    const done = this.#match.act(seat, await bot.choose(decisionOf(this.#match, seat)));
    if (!done.ok) throw new CliError(sayNo(this.#language, done.error));
    return true;
  }

  /** Until this person has made one decision, or taken one back; `false`: wants to leave. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (!(await this.#passScreen(seat))) return false;
    let choices = this.#showTable(seat);
    const name = this.#match.seats[seat]!;
    for (;;) {
      const prompt = isRoomy() ? this.#texts.prompt(name) : this.#texts.shortPrompt(name);
      const input = await this.#lines.ask(style("bold", prompt));
      if (input === null || /^(q|quit)$/i.test(input)) return false;
      const chosen = input === "" ? choices.only : choices.actions.get(input.toLowerCase().replaceAll(/\s/g, ""));
      if (chosen !== undefined) {
        const done = this.#match.act(seat, chosen);
        if (done.ok) return this.#acted(seat, chosen);
        print(`${wrap(sayNo(this.#language, done.error))}\n`);
      } else if (/^(u|undo)$/i.test(input)) {
        if (this.#undo(seat)) return true;
      } else if (/^(v|view)?$/i.test(input)) choices = this.#showTable(seat);
      else print(answer(this.#match, seat, input, this.#language));
    }
  }

  /** What a peek showed stays on the screen until it was read (3.2). */
  async #acted(seat: Seat, action: Action): Promise<boolean> {
    if (actionType(action) !== "peek") return true;
    this.#save();
    const cards = this.#match.state.rome.hidden;
    print(`${wrap(style("bold", this.#texts.hides(cardList(this.#language, cards))))}\n`);
    this.#shown[seat] = this.#match.events.length;
    return (await this.#lines.ask(this.#texts.pressEnter)) !== null;
  }

  #undo(seat: Seat): boolean {
    const undone = this.#match.undo(seat);
    if (!undone.ok) {
      print(`${wrap(sayNo(this.#language, undone.error))}\n`);
      return false;
    }
    this.#notice = [this.#texts.undone];
    for (const [other, shown] of this.#shown.entries()) {
      this.#shown[other] = Math.min(shown, this.#match.events.length);
    }
    return true;
  }

  async #passScreen(seat: Seat): Promise<boolean> {
    if (!this.#hotSeat || this.#lastPerson === seat) return true;
    this.#lastPerson = seat;
    clear(true);
    return (await this.#lines.ask(this.#texts.pass(this.#match.seats[seat]!))) !== null;
  }

  #showTable(seat: Seat): Choices {
    const { state, seats, config } = this.#match;
    clear(this.#hotSeat);
    // Who goes on with a saved game has been welcomed before.
    const first = state.step === "setup" && !this.#welcomed.has(seat);
    this.#welcomed.add(seat);
    const notice = first ? welcome(config, this.#language) : this.#notice;
    this.#notice = [];
    const choices = choicesOf(state, seat, this.#language);
    const table = tableText(pax.view(state, seat), seats, this.#language);
    print(screenText({ notice, news: this.#news(seat), table, choices }, this.#language));
    return choices;
  }

  /** What this seat has not been shown yet. */
  #news(seat: Seat): string[] {
    const news = newsOf(this.#match.log(seat).slice(this.#shown[seat]), this.#match.seats, this.#language);
    this.#shown[seat] = this.#match.events.length;
    return news;
  }

  /** After every step, so that a closed window loses nothing. A full disk does not end the game: it is saved elsewhere. */
  #save(): void {
    for (const file of [this.#file, join(tmpdir(), basename(this.#options.file))]) {
      try {
        writeWhole(file, `${JSON.stringify(this.#match.record("keep"))}\n`);
        this.#file = file;
        this.#unsaved = undefined;
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (this.#unsaved === undefined) print(`${wrap(this.#texts.notSaved(reason))}\n`);
        this.#unsaved = reason;
      }
    }
  }

  /** The honest last word on where the game is. */
  get #whereSaved(): string {
    return this.#unsaved === undefined ? this.#texts.saved(this.#file) : this.#texts.lost(this.#unsaved);
  }

  #leave(): void {
    print(`\n${wrap(this.#whereSaved)}\n`);
    if (this.#unsaved !== undefined) return;
    const command = resumeCommand(this.#file, this.#match.config, this.#options.company);
    print(`${this.#texts.resume(command)}\n`);
  }

  #finish(): void {
    const { state, seats, config } = this.#match;
    const { company } = this.#options;
    const outcome = pax.outcome(state)!;
    clear(this.#hotSeat);
    const person = this.#options.bots.findIndex((bot) => !bot);
    if (person !== -1) for (const line of this.#news(person)) print(`${wrap(`  ${line}`, 4)}\n`);
    print(`\n${scoreSheet(score(state), seats, this.#language)}\n${wrap(style("bold", this.#verdict(outcome)))}\n`);
    if (config.solo !== null) {
      const say = this.#texts.result;
      const next = campaignCommand(config, outcome, company);
      if (next === undefined) print(`${say.campaignWon}\n`);
      else print(`${outcome.winner === "player" ? say.next(next) : say.again(next)}\n`);
    }
    print(`${wrap(this.#whereSaved)}\n`);
  }

  #verdict({ winner, winners }: Outcome): string {
    const say = this.#texts.result;
    const { solo } = this.#match.config;
    const names = winners.map((seat) => this.#match.seats[seat]!).join(", ");
    if (solo !== null) return winner === "player" ? say.soloWon(solo) : say.soloLost(solo);
    if (winner === "rome") return winners.length === 0 ? say.romeNobody : say.romeWith(names);
    return winners.length > 1 ? say.shared(names) : say.players(names);
  }
}
