import { legalActions, type Language, type Match, type Refusal, type Seat } from "@ara/kernel";
import { paxRomana, type Action, type Event, type PaxRomana, type Power } from "@ara/pax-romana";
import { askedPower, namesOf, sayAction, sayEvent, sayNo, sayOutcome, sayQuestion } from "@ara/pax-romana/texts";
import { resumeCommand, type Company } from "../again.ts";
import type { Answers, Missing, Screen } from "../sitting.ts";
import { isRoomy, padEnd, padStart, print, screen, style, width, wrap } from "../terminal.ts";
import { cliTexts, type CliTexts } from "../texts.ts";
import { capital, headline, mapText, placeText, powerLines } from "./map-text.ts";
import { romanaTexts, type RomanaTexts } from "./texts.ts";

/** A tall screen shows this much of what happened; a low one what is left. */
const NEWS = 30;

/** The table of Pax Romana in a terminal. */
export class RomanaScreen implements Screen<PaxRomana> {
  readonly texts: CliTexts;
  readonly #match: Match<PaxRomana>;
  readonly #company: Company;
  readonly #language: Language;
  readonly #say: RomanaTexts;

  constructor(match: Match<PaxRomana>, company: Company) {
    this.#match = match;
    this.#company = company;
    this.#language = company.language;
    this.texts = cliTexts[company.language];
    this.#say = romanaTexts[company.language];
  }

  sayNo(refusal: Refusal): string {
    return sayNo(this.#language, refusal);
  }

  /** What happened, how things stand, the question with its rule, and the answers with their numbers. */
  ask(seat: Seat, events: readonly Event[], notice: readonly string[]): Answers<PaxRomana> {
    const { state } = this.#match;
    const power = this.#powerOf(seat);
    const { text, rule, about } = sayQuestion(this.#language, state, power)!;
    const options = legalActions(paxRomana, state, seat);
    const labels = options.map((action) => sayAction(this.#language, state, power, action));
    const who = namesOf(this.#language, this.#match.config).who(power);
    const below = [
      "",
      style("bold", headline(state, this.#language)),
      ...(isRoomy() ? powerLines(state, this.#language) : []),
      "",
      ...about.map((line) => wrap(line)),
      wrap(`${style("bold", `${capital(this.#say.decides(who))}: ${text}`)} ${style("dim", `(${rule})`)}`),
      ...numbered(labels),
      ...(isRoomy() ? [wrap(style("dim", this.#say.commands))] : []),
    ];
    const news = this.#news(events, Math.max(3, Math.min(NEWS, screen().rows - below.length - 3)));
    print(`${[...notice, ...news, ...below].join("\n")}\n`);
    return (input) => {
      if (/^\d+$/.test(input)) return options[Number(input) - 1];
      return input === "" && options.length === 1 ? options[0] : undefined;
    };
  }

  prompt(seat: Seat): string {
    return this.texts.prompt(this.#match.seats[seat]!);
  }

  /** 4.1: a promise or a wish is said in words of one's own. */
  missing(action: Action): Missing<PaxRomana> | undefined {
    return action.text === "" ? { prompt: this.#say.say, with: (text) => ({ ...action, text }) } : undefined;
  }

  answer(seat: Seat, input: string): string {
    return `${this.#answer(seat, input)}\n`;
  }

  #answer(seat: Seat, input: string): string {
    const { state } = this.#match;
    const lines = (all: readonly string[]): string => all.map((line) => wrap(line, 4)).join("\n");
    if (/^(\?|h|help)$/i.test(input)) return wrap(this.#say.help);
    if (/^(l|log)$/i.test(input)) return lines(this.#match.log(seat).map((event) => this.#line(event)));
    if (/^(m|map)$/i.test(input)) return lines(mapText(state, this.#powerOf(seat), this.#language));
    const [, name] = /^(?:m|map)\s+(.+)$/i.exec(input) ?? [];
    if (name !== undefined) return lines(placeText(state, name, this.#language));
    return this.texts.notUnderstood(input);
  }

  #powerOf(seat: Seat): Power {
    return askedPower(this.#match.state, seat) ?? this.#match.config.seats[seat]![0]!;
  }

  #line(event: Event): string {
    return `${sayEvent(this.#language, this.#match.config, event)} ${style("dim", `(${event.rule})`)}`;
  }

  /** The last lines of what happened. */
  #news(events: readonly Event[], most: number): string[] {
    const news = events.map((event) => `  ${this.#line(event)}`);
    const earlier = news.length - most;
    const more = earlier > 0 ? [style("dim", `  ${this.texts.news.earlier(earlier)}`)] : [];
    return [...more, ...news.slice(-most).map((line) => wrap(line, 4))];
  }

  finish(events: readonly Event[]): void {
    const { state, config } = this.#match;
    if (events.length > 0) print(`${this.#news(events, NEWS).join("\n")}\n`);
    print(`\n${powerLines(state, this.#language).join("\n")}\n\n`);
    print(`${wrap(style("bold", sayOutcome(this.#language, config, paxRomana.outcome(state)!)))}\n`);
  }

  resume(file: string): string {
    return resumeCommand("pax-romana", file, this.#match.seats.length, this.#company);
  }
}

/** Long lists stand in columns, read downwards. */
function numbered(labels: readonly string[]): string[] {
  const items = labels.map((label, i) => `${padStart(style("bold", `${i + 1}`), 4)}  ${label}`);
  if (labels.length <= 12) return items.map((item) => wrap(item, 6));
  const cell = Math.max(...items.map(width)) + 2;
  const columns = Math.max(1, Math.floor(screen().columns / cell));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => padEnd(items[column * rows + row] ?? "", cell))
      .join("")
      .trimEnd(),
  );
}
