import type { Language, Match, Refusal, Seat } from "@ara/kernel";
import { paxRomana, underWay, worldOf, type Action, type Event, type PaxRomana } from "@ara/pax-romana";
import { digestOf, namesOf, sayNo, sayOutcome, sayQuestion, type Item } from "@ara/pax-romana/texts";
import { resumeCommand, type Company } from "../../again.ts";
import { escapeLine } from "../../escape.ts";
import type { Answers, Missing, Screen } from "../../sitting.ts";
import { height, isRoomy, print, screen, style, wrap } from "../../terminal.ts";
import { cliTexts, type CliTexts } from "../../texts/index.ts";
import { answer, isCommand, linesOf } from "./answers.ts";
import { choicesOf, found, listed, promptAt, type Choice } from "./choices.ts";
import { headline, powerLines } from "./map-text.ts";
import { romanaTexts, type RomanaTexts } from "./texts/index.ts";

/** A tall screen shows this much of what happened; a low one what is left, but so much at least. */
const NEWS = 30;
const LEAST_NEWS = 4;

/** What Enter answers: the only answer, unless it gives something up. */
const onlyOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.length === 1 && !choices[0]!.givesUp ? choices[0] : undefined;

/** The table of Pax Romana in a terminal. */
export class RomanaScreen implements Screen<PaxRomana> {
  readonly texts: CliTexts;
  readonly #match: Match<PaxRomana>;
  readonly #company: Company;
  readonly #language: Language;
  readonly #say: RomanaTexts;
  /** Who needs no welcome: who has had it, and everybody at a game that goes on. */
  readonly #welcomed: Set<Seat>;

  constructor(match: Match<PaxRomana>, company: Company) {
    this.#match = match;
    this.#welcomed = new Set(match.length > 0 ? match.seats.keys() : []);
    this.#company = company;
    this.#language = company.language;
    this.texts = cliTexts[company.language];
    this.#say = romanaTexts[company.language];
  }

  sayNo(refusal: Refusal): string {
    return sayNo(this.#language, refusal);
  }

  /** What happened, how things stand, the question with its rule, and the answers with their numbers. */
  ask(seat: Seat, events: readonly Event[], told: readonly string[]): Answers<PaxRomana> {
    const { state, config } = this.#match;
    const prompt = promptAt(state, seat);
    const notice = [...this.#welcome(seat), ...told].map((line) => wrap(line));
    const { text, rule, about } = sayQuestion(this.#language, config, prompt);
    const { who, words } = namesOf(this.#language, config);
    const { capital, titled } = words.grammar;
    const moves = prompt.key === "expansion.choose" ? underWay(state, "expansion") : undefined;
    const left = moves ? [this.#say.movesLeft(moves.majorsLeft, moves.minorsLeft)] : [];
    const question = [
      ...[...about, ...left].map((line) => wrap(line)),
      wrap(
        `${style("bold", titled(capital(this.#say.decides(who(prompt.power))), text))} ${style("dim", `(${rule})`)}`,
      ),
    ];
    const choices = choicesOf(state, prompt, this.#language);
    const only = onlyOf(choices);
    if (only) choices[0] = { ...only, note: this.texts.orEnter };
    const gap = isRoomy() ? [""] : [];
    const top = [...gap, wrap(style("bold", headline(state, this.#language)))];
    const news = Math.min(LEAST_NEWS, events.length);
    let room = screen().rows - 1 - height([...notice, ...top, ...gap, ...question]) - news;
    const list = listed(choices, room, this.#say.more);
    room -= height(list);
    const standing = powerLines(state, this.#language);
    const isShown = room >= standing.length;
    if (isShown) room -= standing.length;
    const commands = [wrap(style("dim", this.#say.commands))];
    const isHelped = room >= height(commands);
    if (isHelped) room -= height(commands);
    const below = [...(isShown ? standing : []), ...gap, ...question, ...list, ...(isHelped ? commands : [])];
    const happened = this.#news(events, Math.min(NEWS, news + Math.max(0, room)));
    print(`${[...notice, ...happened, ...top, ...below].join("\n")}\n`);
    return this.#answers(choices, choices);
  }

  /** Numbers count among all answers; a few letters find some of them. */
  #answers(all: readonly Choice[], shown: readonly Choice[]): Answers<PaxRomana> {
    return (input) => {
      const byKey = all.find(({ key }) => key === input);
      if (byKey) return byKey.action;
      if (input === "") return onlyOf(shown)?.action;
      if (input === "+") return this.#narrowed(all, all);
      if (input.length < 2 || /^\d+$/.test(input) || isCommand(input)) return undefined;
      const some = found(all, input);
      if (some.length === 1) return some[0]!.action;
      return some.length === 0 ? undefined : this.#narrowed(all, some);
    };
  }

  #narrowed(all: readonly Choice[], shown: readonly Choice[]): Answers<PaxRomana> {
    print(`${listed(shown, shown.length, this.#say.more).join("\n")}\n`);
    return this.#answers(all, shown);
  }

  /** Who sits down for the first time reads what is played, and how it is won. */
  #welcome(seat: Seat): string[] {
    if (this.#welcomed.has(seat)) return [];
    this.#welcomed.add(seat);
    const { config, state } = this.#match;
    const { scenario, measures } = worldOf(config);
    const { all } = namesOf(this.#language, config);
    const { welcome } = this.#say;
    return [
      welcome.game(scenario.id, scenario.title, all(config.seats[seat]!), measures.lastTurn - state.turn + 1),
      `${welcome.end[scenario.victory.end]}${welcome.automatic[scenario.victory.automatic]}`,
      welcome.help,
    ];
  }

  prompt(seat: Seat): string {
    const name = escapeLine(this.#match.seats[seat]!);
    return isRoomy() ? this.texts.prompt(name) : this.texts.shortPrompt(name);
  }

  /** 4.1: a promise or a wish is said in words of one's own. */
  missing(action: Action): Missing<PaxRomana> | undefined {
    return "text" in action && action.text === ""
      ? { prompt: this.#say.say, with: (text) => ({ ...action, text }) }
      : undefined;
  }

  answer(seat: Seat, input: string): string {
    return answer(this.#match, seat, input, this.#language);
  }

  /** What happened, an Activation in a sentence: its last lines, as many as fit. */
  #news(events: readonly Event[], most: number): string[] {
    const { items, left } = digestOf(this.#language, this.#match.config, events);
    const news = items.map((item) => wrap(`  ${this.#line(item)}`, 4));
    let shown = Math.min(most, news.length);
    while (shown > 1 && height(news.slice(-shown)) > most) shown--;
    if (left > 0 || shown < news.length) shown = Math.max(1, Math.min(shown, most - 1));
    const unseen = items
      .slice(0, items.length - shown)
      .reduce((sum, item) => sum + (item.type === "digest" ? 0 : 1), left);
    const more = unseen > 0 ? [style("dim", `  ${this.#say.unseen(unseen)}`)] : [];
    return [...more, ...news.slice(news.length - shown)];
  }

  #line(item: Item): string {
    return item.type === "digest" ? item.text : linesOf(this.#match, [item], this.#language).join("");
  }

  finish(events: readonly Event[]): void {
    const { state, config } = this.#match;
    if (events.length > 0) print(`${this.#news(events, Infinity).join("\n")}\n`);
    print(`\n${powerLines(state, this.#language).join("\n")}\n\n`);
    print(`${wrap(style("bold", sayOutcome(this.#language, config, paxRomana.outcome(state)!)))}\n`);
  }

  resume(file: string): string {
    return resumeCommand("pax-romana", file, this.#match.seats.length, this.#company);
  }
}
