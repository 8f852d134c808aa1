import type { Refusal, Seat, Viewer } from "@ara/kernel";
import type { News, Table, TableSeat } from "@ara/protocol";
import type { Lost } from "../store/lost.ts";
import type { Manner } from "./manner.ts";
import { Sitting, type Room } from "./sitting.ts";

/** The smallest game there could be: somebody's turn begins, somebody does something. */
export interface Toy {
  config: null;
  deal: null;
  state: null;
  action: string;
  view: { readonly active: Seat };
  event: { readonly type: "turn" | "did"; readonly seat: Seat };
  outcome: null;
  prompt: string;
  advice: string;
  reason: string;
}

export const did = (seat: Seat): Toy["event"] => ({ type: "did", seat });
export const turn = (seat: Seat): Toy["event"] => ({ type: "turn", seat });

type Listener = (news: News<Toy>) => void;

/** A table that does what a test says. */
export class FakeTable implements Table<Toy> {
  readonly config = null;
  readonly seats: readonly TableSeat[];
  /** What it was asked. */
  readonly questions: string[] = [];
  readonly log: Toy["event"][];
  active: Seat = 0;
  /** Several are asked at once, under seal: of another nobody sees whether he has answered. */
  sealed: { readonly asked: readonly Seat[]; readonly answered: readonly Seat[] } | null = null;
  over = false;
  undoable = 0;
  free = 0;
  closed = false;
  /** What it answers; an error is a line that dropped. */
  answer: Refusal | null | Error = null;
  version = 1;
  readonly #watchers = new Map<Listener, { readonly viewer: Viewer; told: number }>();

  /** Persons and bots, as many as letters: "pb" is a person and a bot. */
  constructor(seats = "pb", log: readonly Toy["event"][] = [turn(0)]) {
    this.seats = Array.from(seats, (who, seat) => ({ name: `seat ${seat}`, bot: who === "b" ? "easy" : null }));
    this.log = [...log];
  }

  get watchers(): readonly Viewer[] {
    return [...this.#watchers.values()].map(({ viewer }) => viewer);
  }

  watch(viewer: Viewer, listener: Listener): () => void {
    this.#watchers.set(listener, { viewer, told: 0 });
    this.#tell(listener, null);
    return () => this.#watchers.delete(listener);
  }

  /** Something happens, and somebody is asked next. */
  step(events: readonly Toy["event"][], active: Seat = this.active, said: News<Toy>["said"] = null): void {
    this.log.push(...events);
    this.active = active;
    this.#tellAll(said);
  }

  /** All after so many events is taken back. */
  takeBack(events: number, active: Seat = this.active): void {
    this.log.length = events;
    for (const watcher of this.#watchers.values()) watcher.told = Math.min(watcher.told, events);
    this.active = active;
    this.#tellAll(null);
  }

  /** The line broke and the table began anew meanwhile: it knows no more what it has told. */
  tellAnew(): void {
    for (const watcher of this.#watchers.values()) watcher.told = 0;
    this.#tellAll(null);
  }

  end(): void {
    this.over = true;
    this.#tellAll(null);
  }

  act(seat: Seat, action: string, version: number): Promise<Refusal | null> {
    return this.#answered(`${seat} act ${action} at ${version}`);
  }

  undo(seat: Seat, steps: number, version: number): Promise<Refusal | null> {
    return this.#answered(`${seat} undo ${steps} at ${version}`);
  }

  why(seat: Seat, action: string): Promise<Refusal | null> {
    return this.#answered(`${seat} why ${action}`);
  }

  async advise(seat: Seat): Promise<string> {
    await this.#answered(`${seat} advise`);
    return "advice";
  }

  preview(): Promise<never> {
    return Promise.reject(new Error("no preview"));
  }

  record(): Promise<never> {
    return Promise.reject(new Error("no record"));
  }

  close(): void {
    this.closed = true;
    this.#watchers.clear();
  }

  async #answered(question: string): Promise<Refusal | null> {
    this.questions.push(question);
    if (this.answer instanceof Error) throw this.answer;
    return this.answer;
  }

  #askedFor(viewer: Viewer): readonly Seat[] {
    if (!this.sealed) return [this.active];
    const { asked, answered } = this.sealed;
    return asked.filter((seat) => seat !== viewer || !answered.includes(seat));
  }

  #tellAll(said: News<Toy>["said"]): void {
    this.version++;
    for (const listener of this.#watchers.keys()) this.#tell(listener, said);
  }

  #tell(listener: Listener, said: News<Toy>["said"]): void {
    const watcher = this.#watchers.get(listener)!;
    const from = Math.min(watcher.told, this.log.length);
    watcher.told = this.log.length;
    const asked = this.over ? [] : this.#askedFor(watcher.viewer);
    listener({
      version: this.version,
      view: { active: this.active },
      from,
      log: this.log.slice(from),
      asked,
      prompt: watcher.viewer !== "spectator" && asked.includes(watcher.viewer) ? "what now?" : null,
      free: this.free,
      undoable: watcher.viewer === this.active ? 0 : this.undoable,
      said,
      unsaved: null,
      over: this.over,
    });
  }
}

/** How the toy is shown: others' steps stay for a second. */
export const toyManner: Manner<Toy> = {
  pause: () => 1000,
  isInstant: () => false,
  isOthers: ({ seat }, viewer) => seat !== viewer,
  reasonAt: ({ log }) => log.findIndex(({ type }) => type === "did"),
  newsFrom: (log, viewer) => log.findLastIndex(({ type, seat }) => type === "turn" && seat === viewer) + 1,
  endsTurn: ({ log }, before, viewer) =>
    before.view.active === viewer && log.some(({ type, seat }) => type === "turn" && seat !== viewer),
};

/** A sitting over tables that are opened one after the other; the last one can be lost. */
export function sitting(tables: (FakeTable | Error)[], more: Partial<Room<Toy>> = {}) {
  const lost: ((why: Lost) => void)[] = [];
  const sat = new Sitting<Toy>({
    id: "toy",
    manner: toyManner,
    ending: "spectator",
    open(onLost) {
      lost.push(onLost);
      const table = tables[lost.length - 1]!;
      return table instanceof Error ? Promise.reject(table) : Promise.resolve(table);
    },
    ...more,
  });
  return {
    sat,
    opened: () => lost.length,
    /** What becomes of the table that was opened last, or of an earlier one. */
    lose: (why: Lost, which = lost.length - 1) => lost[which]!(why),
  };
}

/** Until everything that waits for nothing but its turn has happened. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
