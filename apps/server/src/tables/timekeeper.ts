import type { Seat } from "@ara/kernel";
import type { World } from "../world.ts";
import {
  dueAt,
  goneOn,
  leftAt,
  rested,
  stopped,
  turned,
  type ClockRule,
  type Clocks,
  type DecidedAt,
  type Leaves,
} from "./clock.ts";

/** A bot that has not answered by then is looked after by somebody else: its node may be gone. */
const BOT_OVERDUE = 5000;
const RING_AGAIN = 2000;

export interface Keeping {
  readonly world: World;
  readonly rule: ClockRule;
  readonly clocks: Clocks;
  /** Who is on vacation when; it counts where time is given by days. */
  readonly leaves?: Leaves;
  /** When this game was to be looked at. */
  readonly due: number | null;
  /** Seats of people: bots have no clock. */
  readonly isPerson: (seat: Seat) => boolean;
  /** Seats of people that somebody has to answer for before long; nobody is told so. */
  readonly isAnswered?: (seat: Seat) => boolean;
  /** Whether a seat has still to decide: whoever has answered under seal has not, though his clock runs on as all others' do. */
  readonly owes: (seat: Seat) => boolean;
  /** When those decided, as the rows say, who had answered under seal before the table was woken. */
  readonly answered?: DecidedAt;
  /** How the clocks stand, and when this game has to be looked at. */
  readonly keep: (clocks: Clocks, due: number | null) => Promise<void>;
  /** These seats have no time left, and have not decided: first whose was up first. */
  readonly timeUp: (seats: readonly Seat[]) => Promise<void>;
}

/** Keeps the clocks of one table: they turn with what everybody sees. */
export class Timekeeper {
  readonly #keeping: Keeping;
  /** What was decided, less what was taken back, since everybody last saw something change. */
  readonly #made = new Map<Seat, number>();
  /** When each last decided. */
  readonly #decidedAt = new Map<Seat, number>();
  /** Nobody has seen anything yet. */
  #isWoken = true;
  #clocks: Clocks;
  #due: number | null;
  #leaves: Leaves;
  /** Somebody other than a person has to answer before long. */
  #isSoon = false;
  #callOff: () => void = () => undefined;
  #stopped = false;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#clocks = keeping.clocks;
    this.#due = keeping.due;
    this.#leaves = this.#counted(keeping.leaves);
    for (const [seat, at] of keeping.answered ?? []) this.decided(seat, at);
  }

  get clocks(): Clocks {
    return this.#clocks;
  }

  /** A seat has decided; what that is worth is booked when everybody sees something change. */
  decided(seat: Seat, at = this.#keeping.world.now()): void {
    this.#add(seat, 1);
    this.#decidedAt.set(seat, at);
  }

  /** A decision of a seat is void. */
  tookBack(seat: Seat): void {
    this.#add(seat, -1);
  }

  /** Everybody has seen something change, and who is asked now. */
  turn(asked: readonly Seat[]): void {
    const { world, rule, isPerson, isAnswered, owes, keep } = this.#keeping;
    const now = world.now();
    const people = asked.filter((seat) => isPerson(seat));
    // What is still under seal is booked when it is not: until then his clock is as everybody else's.
    const sealed = people.filter((seat) => !owes(seat));
    const made = new Map([...this.#made].filter(([seat]) => !sealed.includes(seat)));
    const clocks = this.#clocks.paused ? goneOn(this.#clocks, now, this.#decided) : this.#clocks;
    this.#clocks = turned(rule, clocks, {
      now,
      asked: people,
      made,
      decidedAt: this.#decidedAt,
      leaves: this.#leaves,
    });
    for (const seat of made.keys()) {
      this.#made.delete(seat);
      this.#decidedAt.delete(seat);
    }
    // Whoever has answered under seal before the table was woken has decided.
    if (this.#isWoken) for (const seat of sealed) if (!this.#made.has(seat)) this.decided(seat);
    this.#isWoken = false;
    this.#isSoon = people.length < asked.length || people.some((seat) => isAnswered?.(seat));
    const due = this.#isSoon ? now + BOT_OVERDUE : dueAt(rule, this.#clocks, this.#leaves);
    // Without clocks, nothing has to be remembered that was not so before.
    if (rule.kind !== "none" || due !== null || this.#due !== null) void keep(this.#clocks, due);
    this.#due = due;
    this.#setAlarm();
  }

  /** The clocks stand still: what has passed is taken off. */
  pause(): Promise<void> {
    const { world, rule } = this.#keeping;
    return this.#set(stopped(rule, this.#clocks, world.now(), this.#leaves));
  }

  /** They run again, for these seats. */
  async goOn(asked: readonly Seat[]): Promise<void> {
    const { world, isPerson } = this.#keeping;
    const people = asked.filter((seat) => isPerson(seat));
    if (this.#clocks.paused) await this.#set(goneOn(this.#clocks, world.now(), this.#decided, people));
  }

  /** All have left: no clock has run since. */
  async rest(at: number): Promise<void> {
    const { rule, due } = this.#keeping;
    // Clocks that were stopped by agreement stay so.
    if (this.#clocks.running.length > 0) await this.#set(rested(rule, this.#clocks, at, this.#leaves));
    else if (due !== null) await this.#set(this.#clocks);
  }

  /** Elsewhere they were stopped, or let run again. */
  heed(clocks: Clocks): void {
    if (clocks.paused === this.#clocks.paused) return;
    this.#clocks = clocks;
    this.#setAlarm();
  }

  /** Somebody goes on vacation, or comes back. */
  letGo(leaves: Leaves | undefined): void {
    const before = this.#leaves;
    this.#leaves = this.#counted(leaves);
    if (JSON.stringify([...before]) === JSON.stringify([...this.#leaves])) return;
    if (this.#isSoon) this.#setAlarm();
    else void this.#set(this.#clocks);
  }

  /** When those decided whose decisions stand and are not booked yet. */
  get #decided(): DecidedAt {
    return new Map([...this.#decidedAt].filter(([seat]) => (this.#made.get(seat) ?? 0) > 0));
  }

  #counted(leaves: Leaves | undefined): Leaves {
    return (this.#keeping.rule.kind === "days" && leaves) || new Map();
  }

  #add(seat: Seat, decisions: number): void {
    this.#made.set(seat, (this.#made.get(seat) ?? 0) + decisions);
  }

  #set(clocks: Clocks): Promise<void> {
    this.#clocks = clocks;
    this.#due = dueAt(this.#keeping.rule, clocks, this.#leaves);
    this.#setAlarm();
    return this.#keeping.keep(clocks, this.#due);
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff();
  }

  #setAlarm(): void {
    this.#callOff();
    const { world, rule, owes } = this.#keeping;
    const running = this.#clocks.running.filter((seat) => owes(seat));
    const due = dueAt(rule, { ...this.#clocks, running }, this.#leaves);
    if (due !== null) this.#callOff = world.after(Math.max(0, due - world.now()), () => this.#ring());
  }

  #ring(): void {
    const { world, owes, timeUp } = this.#keeping;
    const now = world.now();
    const left = (seat: Seat): number => leftAt(this.#clocks, seat, now, this.#leaves);
    const up = this.#clocks.running
      .filter((seat) => owes(seat) && left(seat) <= 0)
      .toSorted((a, b) => left(a) - left(b));
    if (up.length === 0) return this.#setAlarm();
    // What could not be done, on a full disk, is done when it can be.
    timeUp(up).catch(() => {
      if (!this.#stopped) this.#callOff = world.after(RING_AGAIN, () => this.#ring());
    });
    return undefined;
  }
}
