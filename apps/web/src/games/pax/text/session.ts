import type { Refusal, Seat } from "@ara/kernel";
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { shown as language } from "../../../app/words.ts";
import { openTable, TableRefused, type Lost } from "../../../store/open-table.ts";
import type { PaxAtTable, PaxNews, PaxTable } from "../types.ts";
import { Desk } from "./desk.ts";
import { Runner } from "./runner.ts";
import { Speaker } from "./speaker.ts";
import { nameOf, type Speech } from "./speech.ts";
import { texts } from "./text-words.ts";

type Status = "opening" | "open" | "broken" | Refusal;

/** So many times in a row a table that stops is opened again by itself. */
const PATIENCE = 3;
const CALM = 30_000;

/** One person, or several around one screen, at a table of text. */
export class Session {
  readonly id: string;
  readonly speaker = new Speaker();
  readonly status: Signal<Status> = signal("opening");
  /** Whose desk is seen; `null`: nobody's, the screen is being passed on. */
  readonly desk: Signal<Desk | null> = signal(null);
  /** Who is to have the screen next. */
  readonly next: Signal<Seat | null> = signal(null);
  /** Who has the screen may read on before it is passed. */
  readonly held: Signal<boolean> = signal(false);
  readonly seats: Signal<PaxTable["seats"]> = signal([]);
  readonly speech: ReadonlySignal<Speech> = computed(() => ({ ...texts.value, seats: this.seats.value }));
  #table: PaxTable | undefined;
  #desks: readonly Desk[] = [];
  #crashes: number[] = [];
  #closed = false;
  #busy: Promise<void> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
  }

  async open(): Promise<void> {
    this.status.value = "opening";
    try {
      const table = await openTable<PaxAtTable>(this.id, (why) => void this.#lost(why));
      if (this.#closed) return table.close();
      this.#sitDown(table);
    } catch (error) {
      if (error instanceof TableRefused) this.status.value = error.refusal;
    }
  }

  close(): void {
    this.#closed = true;
    this.#table?.close();
    this.speaker.silence();
  }

  /** Does what was typed or clicked, one thing after another. */
  run(input: string): void {
    this.#busy = this.#busy.catch(() => undefined).then(() => this.#run(input));
  }

  /** The person in `next` says to have the screen. */
  confirm(): void {
    const desk = this.#desks.find(({ viewer }) => viewer === this.next.value);
    if (!desk) return;
    batch(() => {
      this.desk.value = desk;
      this.next.value = null;
    });
    const { text } = this.speech.value;
    this.speaker.alert(text.page.turnOf({ who: nameOf(this.speech.value, desk.viewer as Seat) }));
    this.speaker.say(desk.unheard);
    desk.unheard = [];
  }

  /** Who held the screen has read enough. */
  passOn(): void {
    this.held.value = false;
    this.#hide();
  }

  /** Who had the screen last wants it back, to take a step back. */
  readonly #last: Signal<Desk | null> = signal(null);
  readonly regrets: ReadonlySignal<Seat | null> = computed(() => {
    const desk = this.#last.value;
    return desk && (desk.news.value?.undoable ?? 0) > 0 ? (desk.viewer as Seat) : null;
  });

  async regret(): Promise<void> {
    const seat = this.regrets.value;
    if (seat !== null) await this.#table?.undo(seat, 1, this.#last.value?.news.value?.version ?? 0);
  }

  #sitDown(table: PaxTable): void {
    this.#table = table;
    this.seats.value = table.seats;
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    if (this.#desks.length === 0) {
      this.#desks = people.length === 0 ? [new Desk("spectator")] : people.map((seat) => new Desk(seat));
      if (this.#desks.length === 1) this.desk.value = this.#desks[0]!;
    }
    for (const desk of this.#desks) {
      desk.resync();
      table.watch(desk.viewer, (news) => this.#receive(desk, news));
    }
    this.status.value = "open";
  }

  async #lost(why: Lost): Promise<void> {
    if (why === "crashed") return this.#crashed();
    this.#table?.close();
    this.status.value = { key: `table.${why}`, params: {} };
  }

  async #crashed(): Promise<void> {
    if (this.#closed) return;
    this.#table = undefined;
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < CALM), now];
    if (this.#crashes.length > PATIENCE) {
      this.status.value = "broken";
      return;
    }
    await this.open();
    if (this.status.value === "open") this.#tell([this.speech.value.text.page.reopened]);
  }

  #receive(desk: Desk, news: PaxNews): void {
    const { lines, turn } = desk.receive(news, this.speech.value);
    desk.add("news", lines);
    this.#turnTo(news, desk);
    if (this.desk.value !== desk) {
      desk.unheard.push(...lines);
      return;
    }
    // First the call, then what happened: a reader drops what is polite when something urgent comes.
    if (turn) this.speaker.alert(this.speech.value.text.page.yourTurn);
    this.speaker.say(lines);
  }

  /** Around one screen: when another person is asked, the screen is passed on. */
  #turnTo(news: PaxNews, told: Desk): void {
    if (this.#desks.length < 2) return;
    if (news.over) {
      batch(() => {
        this.desk.value ??= this.#last.value ?? this.#desks[0]!;
        this.next.value = null;
        this.held.value = false;
      });
      return;
    }
    const asked = this.#desks.find(({ viewer }) => viewer === news.asked[0]);
    const peeked = news.log.some((event) => event.type === "peeked" && event.seat === told.viewer);
    if (peeked && this.desk.value === told) this.held.value = true;
    if (!asked || asked === this.desk.value) {
      if (asked) this.held.value = false;
      this.next.value = null;
      return;
    }
    this.next.value = asked.viewer as Seat;
    if (!this.held.value) this.#hide();
  }

  #hide(): void {
    if (this.desk.value) this.#last.value = this.desk.value;
    this.desk.value = null;
    this.speaker.silence();
  }

  #tell(lines: readonly string[]): void {
    this.desk.value?.add("news", lines);
    this.speaker.say(lines);
  }

  async #run(input: string): Promise<void> {
    const desk = this.desk.value;
    if (!desk?.news.value) return;
    const runner = new Runner(this.id, this.#table, desk, this.speech.value, language.value);
    const { lines, refused } = await runner.run(input);
    desk.add(refused ? "refusal" : "answer", lines);
    if (this.desk.value !== desk) return;
    if (refused) this.speaker.alert(lines.join(" "));
    else this.speaker.say(lines);
  }
}
