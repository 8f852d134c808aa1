import type { Refusal, Seat, Viewer } from "@ara/kernel";
import { TableError, type News, type Table, type TableSeat, type TableTypes } from "@ara/protocol";
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Lost } from "../store/lost.ts";
import type { Manner } from "./manner.ts";
import { Session } from "./session.ts";

/** What a face brings to a sitting. */
export interface Room<T extends TableTypes> {
  readonly id: string;
  open(onLost: (why: Lost) => void): Promise<Table<T>>;
  readonly manner: Manner<T>;
  /** Who is shown a game that is over before anybody has had the screen. */
  readonly ending: "spectator" | "first";
  /** Whether what a viewer was just told is for his eyes alone, and he may read it before he passes the screen on. */
  holds?(news: News<T>, viewer: Viewer): boolean;
  /** Is told what every session shows, once it is settled who has the screen. */
  told?(session: Session<T>, news: News<T>): void;
}

/** "broken": it was opened again and again, and stopped every time. A refusal: it will not be opened. */
type Status = "opening" | "open" | "broken" | Refusal;

/** So many times in a row a table that stops is opened again by itself. */
const PATIENCE = 3;
const CALM = 30_000;

const isIn = (seats: readonly Seat[], viewer: Viewer): boolean => viewer !== "spectator" && seats.includes(viewer);

/** Everybody at one screen: the table, a session for each of them, and which of these is on the screen. */
export class Sitting<T extends TableTypes> {
  readonly status = signal<Status>("opening");
  readonly seats = signal<readonly TableSeat[]>([]);
  /** Whose session is on the screen; `null`: nobody's, as it is being passed on. */
  readonly session = signal<Session<T> | null>(null);
  /** Who is to have the screen next. */
  readonly next = signal<Seat | null>(null);
  /** Whoever has the screen may read on before it is passed. */
  readonly held = signal(false);
  /** How often the table was opened again. */
  readonly reopened = signal(0);
  /** Whoever had the screen last and could still take a step back. */
  readonly regrets: ReadonlySignal<Seat | null>;
  readonly #room: Room<T>;
  readonly #last = signal<Session<T> | null>(null);
  #sessions: readonly Session<T>[] = [];
  #table: Table<T> | undefined;
  #openings = 0;
  #crashes: readonly number[] = [];
  #closed = false;

  constructor(room: Room<T>) {
    this.#room = room;
    this.regrets = computed(() => {
      const last = this.#last.value;
      return last && last.news.value.undoable > 0 && last.viewer !== "spectator" ? last.viewer : null;
    });
  }

  async open(): Promise<void> {
    const opening = ++this.#openings;
    const isOld = (): boolean => this.#closed || opening !== this.#openings;
    this.status.value = "opening";
    try {
      const table = await this.#room.open((why) => void (isOld() || this.#lost(why)));
      if (isOld()) return table.close();
      this.#table = table;
      await this.#sitDown(table, isOld);
    } catch (error) {
      if (isOld()) return;
      if (error instanceof TableError) this.status.value = error.refusal;
      else await this.#lost("crashed");
    }
  }

  close(): void {
    this.#closed = true;
    for (const session of this.#sessions) session.close();
    this.session.value?.close();
    this.#table?.close();
  }

  nameOf(seat: Seat): string {
    return this.seats.value[seat]?.name ?? "";
  }

  /** Whoever is next says to have the screen. */
  take(): void {
    const session = this.#sessions.find(({ viewer }) => viewer === this.next.value);
    if (session) this.#show(session);
  }

  /** Whoever held the screen has read enough. */
  passOn(): void {
    this.held.value = false;
    this.#hide();
  }

  /** Takes a step back for whoever had the screen last. */
  async regret(): Promise<void> {
    if (this.regrets.value !== null) await this.#last.value?.undo(false);
  }

  async #sitDown(table: Table<T>, isOld: () => boolean): Promise<void> {
    if (this.#sessions.length > 0) {
      for (const session of this.#sessions) session.rejoin(table);
      // Somebody who watches the end has no seat.
      if (this.session.value && !this.#sessions.includes(this.session.value)) this.session.value.rejoin(table);
      this.status.value = "open";
      return;
    }
    const persons = table.own ?? table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    const viewers: readonly Viewer[] = persons.length === 0 ? ["spectator"] : persons;
    const sessions = await Promise.all(viewers.map((viewer) => this.#sit(table, viewer, viewers.length === 1)));
    if (isOld()) return sessions.forEach((session) => session.close());
    this.#sessions = sessions;
    batch(() => {
      this.seats.value = table.seats;
      if (sessions.length === 1) this.session.value = sessions[0]!;
      for (const session of sessions) session.onNews((news) => this.#told(session, news));
      this.status.value = "open";
    });
  }

  #sit(table: Table<T>, viewer: Viewer, watched: boolean): Promise<Session<T>> {
    const { id, manner } = this.#room;
    return Session.sit({ id, table, viewer, manner, watched });
  }

  /** The game is kept after every step: a worker that died is started again, unless it dies again and again. */
  async #lost(why: Lost): Promise<void> {
    if (this.#closed) return;
    // Whoever goes on here sits down anew: in the other window the game may have gone any way.
    if (why !== "crashed") {
      this.#rise({ key: `table.${why}`, params: {} });
      return why === "reseated" ? this.open() : undefined;
    }
    this.#openings++;
    this.#table?.close();
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < CALM), now];
    if (this.#crashes.length > PATIENCE) {
      this.status.value = "broken";
      return;
    }
    await this.open();
    if (this.status.value === "open") this.reopened.value++;
  }

  /** The table is closed while somebody changes who sits where, then everybody sits down anew. */
  async reseat(change: () => Promise<void>): Promise<void> {
    this.#rise("opening");
    await change();
    await this.open();
  }

  #rise(status: Status): void {
    this.#openings++;
    this.#table?.close();
    for (const session of this.#sessions) session.close();
    this.#sessions = [];
    batch(() => {
      this.session.value = this.#last.value = this.next.value = null;
      this.status.value = status;
    });
  }

  #told(session: Session<T>, news: News<T>): void {
    batch(() => this.#settle(session, news));
    this.#room.told?.(session, news);
  }

  /** Who has the screen, now that somebody was told something: it is passed on when another person is asked. */
  #settle(told: Session<T>, latest: News<T>): void {
    if (this.#sessions.length < 2) return;
    const shown = this.session.value;
    if (shown === told && this.#room.holds?.(latest, told.viewer)) this.held.value = true;
    // What waits on the screen is shown first.
    if (shown?.busy.value) return;
    const { asked, over } = (shown ?? told).news.value;
    if (over) return this.#end();
    const persons = this.#sessions.filter(({ viewer }) => isIn(asked, viewer));
    // Of an answer under seal only whoever gave it knows; whoever has not been told yet that he is asked comes after all others.
    const next = persons.find(({ viewer, news }) => isIn(news.value.asked, viewer)) ?? persons[0];
    if (!next || next === shown) {
      if (next) this.held.value = false;
      this.next.value = null;
      return;
    }
    this.next.value = next.viewer as Seat;
    if (!this.held.value) this.#hide();
  }

  #show(session: Session<T>): void {
    session.look(true);
    batch(() => {
      this.session.value = session;
      this.next.value = null;
    });
  }

  #hide(): void {
    const shown = this.session.value;
    if (!shown) return;
    this.#last.value = shown;
    this.session.value = null;
    shown.look(false);
  }

  /** Nothing is hidden any more: whoever had the screen keeps it. */
  #end(): void {
    this.held.value = false;
    this.next.value = null;
    if (this.session.value) return;
    const last = this.#last.value ?? (this.#room.ending === "first" ? this.#sessions[0]! : null);
    if (last) this.#show(last);
    else if (this.#table) void this.#sit(this.#table, "spectator", true).then((session) => this.#watchEnd(session));
  }

  #watchEnd(session: Session<T>): void {
    if (this.#closed || this.session.value) session.close();
    else this.session.value = session;
  }
}
