import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { decisionOf, legalActions, type Language, type Match, type Player, type Seat } from "@ara/kernel";
import { paxRomana, type Action, type Event, type PaxRomana, type Power } from "@ara/pax-romana";
import { askedPower, namesOf, sayAction, sayEvent, sayNo, sayOutcome, sayQuestion } from "@ara/pax-romana/texts";
import { CliError } from "../command.ts";
import { writeWhole } from "../files.ts";
import { Lines } from "../lines.ts";
import { clear, isRoomy, padEnd, padStart, print, screen, style, width, wrap } from "../terminal.ts";
import { cliTexts, type CliTexts } from "../texts.ts";
import { headline, mapText, placeText, powerLines } from "./map-text.ts";
import { romanaTexts, type RomanaTexts } from "./texts.ts";

export interface SittingOptions {
  /** The bot of each seat; `undefined` for a person. */
  readonly bots: readonly (Player<PaxRomana> | undefined)[];
  readonly language: Language;
  readonly file: string;
  /** The command that goes on with this game. */
  readonly resume: (file: string) => string;
}

/** A tall screen shows this much of what happened; a low one what is left. */
const NEWS = 30;

/** People and bots around one terminal, from the first decision to the last. */
export class Sitting {
  readonly #match: Match<PaxRomana>;
  readonly #options: SittingOptions;
  readonly #language: Language;
  readonly #texts: CliTexts;
  readonly #say: RomanaTexts;
  readonly #lines = new Lines();
  /** How much of the log each seat has been shown. */
  readonly #shown: number[];
  readonly #hotSeat: boolean;
  #lastPerson: Seat | undefined;
  #notice = "";
  #file: string;
  #unsaved: string | undefined;

  constructor(match: Match<PaxRomana>, options: SittingOptions) {
    this.#match = match;
    this.#options = options;
    this.#language = options.language;
    this.#texts = cliTexts[options.language];
    this.#say = romanaTexts[options.language];
    this.#file = options.file;
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
        const seat = paxRomana.toAct(this.#match.state)[0]!;
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

  async #botActs(seat: Seat, bot: Player<PaxRomana>): Promise<boolean> {
    const done = this.#match.act(seat, await bot.choose(decisionOf(this.#match, seat)));
    if (!done.ok) throw new CliError(sayNo(this.#language, done.error));
    return true;
  }

  /** Until this person has made one decision, or taken one back; `false`: wants to leave. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (!(await this.#passScreen(seat))) return false;
    let options = this.#showQuestion(seat);
    for (;;) {
      const input = await this.#lines.ask(style("bold", this.#texts.prompt(this.#match.seats[seat]!)));
      if (input === null || /^(q|quit)$/i.test(input)) return false;
      const chosen = /^\d+$/.test(input)
        ? options[Number(input) - 1]
        : input === "" && options.length === 1
          ? options[0]
          : undefined;
      if (chosen !== undefined) {
        if (await this.#act(seat, chosen)) return true;
      } else if (/^(u|undo)$/i.test(input)) {
        if (this.#undo(seat)) return true;
      } else if (/^(v|view)?$/i.test(input)) options = this.#showQuestion(seat);
      else print(`${this.#answer(seat, input)}\n`);
    }
  }

  /** 4.1: a promise or a wish is said in words of one's own. */
  async #act(seat: Seat, action: Action): Promise<boolean> {
    const text = action.text === "" ? await this.#lines.ask(this.#say.say) : undefined;
    if (text === null) return false;
    const done = this.#match.act(seat, text === undefined ? action : { ...action, text });
    if (!done.ok) print(`${wrap(sayNo(this.#language, done.error))}\n`);
    return done.ok;
  }

  #answer(seat: Seat, input: string): string {
    const { state } = this.#match;
    const lines = (all: readonly string[]): string => all.map((line) => wrap(line, 4)).join("\n");
    if (/^(\?|h|help)$/i.test(input)) return wrap(this.#say.help);
    if (/^(l|log)$/i.test(input)) return lines(this.#match.log(seat).map((event) => this.#line(event)));
    if (/^(m|map)$/i.test(input)) return lines(mapText(state, this.#powerOf(seat), this.#language));
    const [, name] = /^(?:m|map)\s+(.+)$/i.exec(input) ?? [];
    if (name !== undefined) return lines(placeText(state, name, this.#language));
    return this.#texts.notUnderstood(input);
  }

  #powerOf(seat: Seat): Power {
    return askedPower(this.#match.state, seat) ?? this.#match.config.seats[seat]![0]!;
  }

  #line(event: Event): string {
    return `${sayEvent(this.#language, this.#match.config, event)} ${style("dim", `(${event.rule})`)}`;
  }

  #undo(seat: Seat): boolean {
    const undone = this.#match.undo(seat);
    if (!undone.ok) {
      print(`${wrap(sayNo(this.#language, undone.error))}\n`);
      return false;
    }
    this.#notice = this.#texts.undone;
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

  /** What happened, how things stand, the question with its rule, and the answers with their numbers. */
  #showQuestion(seat: Seat): Action[] {
    const { state } = this.#match;
    clear(this.#hotSeat);
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
    const news = this.#news(seat, Math.max(3, Math.min(NEWS, screen().rows - below.length - 3)));
    const notice = this.#notice === "" ? [] : [this.#notice];
    this.#notice = "";
    print(`${[...notice, ...news, ...below].join("\n")}\n`);
    return options;
  }

  /** The last lines of what this seat has not been shown yet. */
  #news(seat: Seat, most: number): string[] {
    const news = this.#match
      .log(seat)
      .slice(this.#shown[seat])
      .map((event) => `  ${this.#line(event)}`);
    this.#shown[seat] = this.#match.events.length;
    const earlier = news.length - most;
    const more = earlier > 0 ? [style("dim", `  ${this.#texts.news.earlier(earlier)}`)] : [];
    return [...more, ...news.slice(-most).map((line) => wrap(line, 4))];
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

  get #whereSaved(): string {
    return this.#unsaved === undefined ? this.#texts.saved(this.#file) : this.#texts.lost(this.#unsaved);
  }

  #leave(): void {
    print(`\n${wrap(this.#whereSaved)}\n`);
    if (this.#unsaved === undefined) print(`${this.#texts.resume(this.#options.resume(this.#file))}\n`);
  }

  #finish(): void {
    const { state, config } = this.#match;
    const person = this.#options.bots.findIndex((bot) => !bot);
    if (person !== -1) print(`${this.#news(person, NEWS).join("\n")}\n`);
    print(`\n${powerLines(state, this.#language).join("\n")}\n\n`);
    print(`${wrap(style("bold", sayOutcome(this.#language, config, paxRomana.outcome(state)!)))}\n`);
    print(`${wrap(this.#whereSaved)}\n`);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
