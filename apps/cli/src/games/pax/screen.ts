import { grammars, type Language, type Match, type Refusal, type Seat } from "@ara/kernel";
import { actionType, pax, score, type Action, type Event, type Outcome, type Pax } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { resumeCommand, type Company } from "../../again.ts";
import { escapeLine } from "../../escape.ts";
import type { Answers, Screen } from "../../sitting.ts";
import { isRoomy, print, style, wrap } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import { campaignCommand } from "./again.ts";
import { answer } from "./answers.ts";
import { cardList } from "./card-text.ts";
import { choicesOf } from "./choices.ts";
import { newsOf } from "./news.ts";
import { scoreSheet } from "./score-sheet.ts";
import { screenText, welcome } from "./screen-text.ts";
import { tableText } from "./table-text.ts";

/** The table of PAX in a terminal. */
export class PaxScreen implements Screen<Pax> {
  readonly texts: (typeof tableTexts)[Language];
  readonly #match: Match<Pax>;
  /** From outside: on one line. */
  readonly #names: readonly string[];
  readonly #company: Company;
  readonly #language: Language;
  readonly #welcomed = new Set<Seat>();

  constructor(match: Match<Pax>, company: Company) {
    this.#match = match;
    this.#names = match.seats.map(escapeLine);
    this.#company = company;
    this.#language = company.language;
    this.texts = tableTexts[company.language];
  }

  sayNo(refusal: Refusal): string {
    return sayNo(this.#language, refusal);
  }

  ask(seat: Seat, events: readonly Event[], told: readonly string[]): Answers<Pax> {
    const { state, config } = this.#match;
    const seats = this.#names;
    // Who goes on with a saved game has been welcomed before.
    const first = state.step === "setup" && !this.#welcomed.has(seat);
    this.#welcomed.add(seat);
    const notice = first ? welcome(config, this.#language) : told;
    const choices = choicesOf(state, seat, this.#language);
    const table = tableText(pax.view(state, seat), seats, this.#language);
    const news = newsOf(events, seats, this.#language);
    print(screenText({ notice, news, table, choices }, this.#language));
    return (input) => (input === "" ? choices.only : choices.actions.get(input.toLowerCase().replaceAll(/\s/g, "")));
  }

  prompt(seat: Seat): string {
    const name = this.#names[seat]!;
    return isRoomy() ? this.texts.prompt(name) : this.texts.shortPrompt(name);
  }

  answer(seat: Seat, input: string): string {
    return answer(this.#match, seat, input, this.#language);
  }

  /** What a peek showed (3.2). */
  reveal(action: Action): string | undefined {
    if (actionType(action) !== "peek") return undefined;
    return this.texts.hides(cardList(this.#language, this.#match.state.rome.hidden));
  }

  finish(events: readonly Event[]): void {
    const { state, config } = this.#match;
    const seats = this.#names;
    const outcome = pax.outcome(state)!;
    for (const line of newsOf(events, seats, this.#language)) print(`${wrap(`  ${line}`, 4)}\n`);
    print(`\n${scoreSheet(score(state), seats, this.#language)}\n${wrap(style("bold", this.#verdict(outcome)))}\n`);
    if (config.solo === null) return;
    const say = this.texts.result;
    const next = campaignCommand(config, outcome, this.#company);
    if (next === undefined) print(`${say.campaignWon}\n`);
    else print(`${outcome.winner === "player" ? say.next(next) : say.again(next)}\n`);
  }

  resume(file: string): string {
    return resumeCommand("pax", file, this.#match.seats.length, this.#company);
  }

  #verdict({ winner, winners }: Outcome): string {
    const say = this.texts.result;
    const { solo } = this.#match.config;
    const names = grammars[this.#company.language].list(winners.map((seat) => this.#names[seat]!));
    if (solo !== null) return winner === "player" ? say.soloWon(solo) : say.soloLost(solo);
    if (winner === "rome") return winners.length === 0 ? say.romeNobody : say.romeWith(names);
    return winners.length > 1 ? say.shared(names) : say.players(names);
  }
}
