import { decisionOf, type Language, type Match, type Player, type Seat } from "@ara/kernel";
import { pax, score, SOLO_GAMES, type Outcome, type Pax } from "@ara/pax";
import { paxTexts, RULES, sayEvent, sayNo } from "@ara/pax/texts";
import { CliError } from "../command.ts";
import { writeWhole } from "../files.ts";
import { Lines } from "../lines.ts";
import { print, style } from "../terminal.ts";
import { cliTexts } from "../texts.ts";
import { choicesOf, type Choices } from "./choices.ts";
import { scoreSheet } from "./score-sheet.ts";
import { tableText } from "./table-text.ts";

export interface SittingOptions {
  /** The bot of each seat; `undefined` for a person. */
  readonly bots: readonly (Player<Pax> | undefined)[];
  readonly language: Language;
  readonly file: string;
}

/** People and bots around one terminal, from the first decision to the score sheet. */
export class Sitting {
  readonly #match: Match<Pax>;
  readonly #options: SittingOptions;
  readonly #lines = new Lines();
  /** How much of the log each seat has been shown. */
  readonly #shown: number[];
  #lastPerson: Seat | undefined;
  #warned = false;

  constructor(match: Match<Pax>, options: SittingOptions) {
    this.#match = match;
    this.#options = options;
    this.#shown = match.seats.map(() => 0);
  }

  get #texts(): (typeof cliTexts)[Language] {
    return cliTexts[this.#options.language];
  }

  async play(): Promise<void> {
    try {
      while (!this.#match.over) {
        const seat = pax.toAct(this.#match.state)[0]!;
        const bot = this.#options.bots[seat];
        // oxlint-disable-next-line no-await-in-loop -- decisions follow one another
        const goesOn = bot ? await this.#botActs(seat, bot) : await this.#personActs(seat);
        this.#save();
        if (!goesOn) return this.#leave();
      }
      this.#finish();
    } finally {
      this.#lines.close();
    }
  }

  async #botActs(seat: Seat, bot: Player<Pax>): Promise<boolean> {
    const done = this.#match.act(seat, await bot.choose(decisionOf(this.#match, seat)));
    if (!done.ok) throw new CliError(sayNo(this.#options.language, done.error));
    return true;
  }

  /** Until this person has made one decision, or taken one back; `false`: wants to leave. */
  async #personActs(seat: Seat): Promise<boolean> {
    if (!(await this.#passScreen(seat))) return false;
    let choices = this.#showTable(seat);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a conversation
      const input = await this.#lines.ask(style("bold", this.#texts.prompt(this.#match.seats[seat]!)));
      if (input === null || /^(q|quit)$/i.test(input)) return false;
      const chosen = choices.open[input === "" && choices.open.length === 1 ? 0 : Number(input || Number.NaN) - 1];
      if (chosen) {
        const done = this.#match.act(seat, chosen.action);
        if (done.ok) return true;
        print(`${sayNo(this.#options.language, done.error)}\n`);
      } else if (/^(u|undo)$/i.test(input)) {
        const undone = this.#match.undo(seat);
        if (undone.ok) return true;
        print(`${sayNo(this.#options.language, undone.error)}\n`);
      } else if (/^(v|view)?$/i.test(input)) choices = this.#showTable(seat);
      else this.#answer(input, seat);
    }
  }

  #answer(input: string, seat: Seat): void {
    const { language } = this.#options;
    const [command, argument] = input.toLowerCase().split(/\s+/);
    if (command === "?" || command === "h" || command === "help") print(this.#texts.help);
    else if (command === "l" || command === "log") print(this.#log(seat, 0));
    else if (command === "s" || command === "score") print(this.#scoreSoFar(seat));
    else if (command === "r" || command === "rules") {
      const rules = RULES.filter((rule) => argument === undefined || rule.startsWith(argument));
      print(rules.map((rule) => `  ${rule.padEnd(5)} ${paxTexts[language].rules[rule]}\n`).join(""));
    } else print(`${this.#texts.notUnderstood(input)}\n`);
  }

  /** With what this seat may know: Rome's face-down cards and other purses count for nothing. */
  #scoreSoFar(seat: Seat): string {
    const { state, seats } = this.#match;
    const view = pax.view(state, seat);
    const players = state.players.map((player, i) => ({
      symbols: player.symbols,
      aurei: view.players[i]!.aurei ?? 0,
      hand: view.players[i]!.hand ?? [],
    }));
    const rome = { open: view.rome.open.slice(), hidden: view.rome.hidden.filter((c) => c !== null) };
    return scoreSheet(score({ ...state, rome, players }), seats, this.#options.language);
  }

  async #passScreen(seat: Seat): Promise<boolean> {
    const people = this.#options.bots.filter((bot) => !bot).length;
    if (people < 2 || this.#lastPerson === seat) return true;
    this.#lastPerson = seat;
    clear();
    return (await this.#lines.ask(this.#texts.pass(this.#match.seats[seat]!))) !== null;
  }

  #showTable(seat: Seat): Choices {
    const { language } = this.#options;
    const { state, seats } = this.#match;
    clear();
    const news = this.#log(seat, this.#shown[seat]!);
    this.#shown[seat] = this.#match.events.length;
    const choices = choicesOf(state, seat, language);
    const open = choices.open.map(({ label }, i) => `${String(i + 1).padStart(4)}  ${label}`);
    const closed = choices.closed.map(({ label, reason }) => style("dim", `   ×  ${label}: ${reason}`));
    print(
      [
        ...(news === "" ? [] : [style("bold", this.#texts.happened), news]),
        tableText(pax.view(state, seat), seats, language),
        "",
        style("bold", this.#question()),
        ...open,
        ...closed,
        style("dim", this.#texts.commands),
        "",
      ].join("\n"),
    );
    return choices;
  }

  #question(): string {
    const { step, drawn } = this.#match.state;
    return step === "setup" && drawn.length > 2 && this.#match.config.solo !== null
      ? this.#texts.start
      : this.#texts.choose[step];
  }

  #log(seat: Seat, from: number): string {
    const { language } = this.#options;
    const nameOf = (other: Seat): string => this.#match.seats[other]!;
    return this.#match
      .log(seat)
      .slice(from)
      .map((event) => `  ${sayEvent(language, event, nameOf)}\n`)
      .join("");
  }

  /** After every step, so that a closed window loses nothing. A full disk does not end the game either. */
  #save(): void {
    try {
      writeWhole(this.#options.file, `${JSON.stringify(this.#match.record("keep"))}\n`);
    } catch (error) {
      if (!this.#warned) print(`${this.#texts.notSaved(error instanceof Error ? error.message : "")}\n`);
      this.#warned = true;
    }
  }

  #leave(): void {
    const { file } = this.#options;
    print(`\n${this.#texts.saved(file)}\n${this.#texts.resume(file)}\n`);
  }

  #finish(): void {
    const { state, seats, config } = this.#match;
    const { language, file } = this.#options;
    const outcome = pax.outcome(state)!;
    clear();
    const person = this.#options.bots.findIndex((bot) => !bot);
    print(this.#log(person, this.#shown[person] ?? 0));
    print(`\n${scoreSheet(score(state), seats, language)}\n${style("bold", this.#verdict(outcome))}\n`);
    const { solo, nocturnus } = config;
    if (solo !== null) {
      const next = outcome.winner === "player" ? solo + 1 : solo;
      const command = `npx ara play pax --solo ${next}${nocturnus ? " --nocturnus" : ""}`;
      if (next <= SOLO_GAMES) print(`${this.#texts.result.next(command)}\n`);
    }
    print(`${this.#texts.saved(file)}\n`);
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

function clear(): void {
  if (process.stdout.isTTY) print("\u001B[2J\u001B[3J\u001B[H");
  else print("\n");
}
