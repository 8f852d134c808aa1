import { refuse, type Refusal, type Seat } from "@ara/kernel";
import type { Beside } from "../consent/beside.ts";
import { freeFrom } from "../consent/grace.ts";
import type { SeatTable } from "../store/database.ts";
import type { World } from "../world.ts";
import type { ClockRule } from "./clock.ts";

/** So often a seat changes hands within so long: each time everybody sits down anew, and nobody could decide any more. */
const [MOST_HANDED, WITHIN] = [6, 600_000];

interface Options {
  readonly world: Pick<World, "now">;
  readonly rule: ClockRule;
  /** What is kept of the table beside its game now. */
  readonly beside: () => Beside;
}

/** Who sits where at a table as it was read, who has left his seat, and who may take it. */
export class Seating {
  readonly #seats: readonly SeatTable[];
  readonly #options: Options;
  /** By seat, the person who plays there. */
  readonly people: readonly (string | null)[];

  constructor(seats: readonly SeatTable[], options: Options) {
    this.#seats = seats;
    this.#options = options;
    this.people = seats.map(({ person }) => person);
  }

  of(person: string | null): Seat[] {
    return person === null ? [] : this.people.flatMap((one, seat) => (one === person ? [seat] : []));
  }

  /** Those who have to agree to whatever is offered. */
  get deciders(): readonly string[] {
    return [
      ...new Set(this.#seats.flatMap(({ person, program }) => (person === null || program === 1 ? [] : [person]))),
    ];
  }

  /** The seats somebody has left to bots. */
  leftBy(person: string): Seat[] {
    return this.#seats.flatMap(({ seat, away }) => (away === person ? [seat] : []));
  }

  /** Seats whose players have lost them by their time: a bot plays there, and nobody may come back. */
  get lost(): Seat[] {
    return this.#seats.flatMap(({ seat, bot, away, first }) =>
      bot !== null && away === null && first !== null ? [seat] : [],
    );
  }

  /** Whether somebody was one of those who have lost their seats. */
  hasLost(person: string): boolean {
    const { lost } = this;
    return this.#seats.some(({ seat, first }) => first === person && lost.includes(seat));
  }

  /** All people have left. */
  get isDeserted(): boolean {
    return this.people.every((person) => person === null);
  }

  /** Whose a seat was when the game began, where somebody takes it over. */
  firstOf(seat: Seat, taker: string): string | null {
    const { first, away } = this.#seats[seat]!;
    const was = first ?? away;
    return was === taker ? null : was;
  }

  /** Why somebody does not take over a seat: whoever knows, or knew, another hand of this table may not. */
  refusalToTake(person: string | null, seat: Seat): Refusal | null {
    const row = this.#seats[seat];
    if (!row || row.bot === null || row.away === null) return refuse("lobby.taken");
    const { takeover, sat } = this.#options.beside();
    if (!takeover) return refuse("lobby.notOffered");
    if (this.#freeFrom(seat) > this.#options.world.now()) return refuse("lobby.mayReturn");
    const had = person === null ? [] : [...(sat.get(person) ?? [])];
    return had.every((one) => one === seat) ? null : refuse("lobby.otherSeat");
  }

  /** Why nobody sits down in a seat just now: it has changed hands too often lately. */
  refusalToCome(seat: Seat): Refusal | null {
    const now = this.#options.world.now();
    const lately = this.#options.beside().handed.filter((one) => one.seat === seat && one.at > now - WITHIN);
    const oldest = lately.at(-MOST_HANDED);
    return oldest ? refuse("server.tooFast", { seconds: Math.ceil((oldest.at + WITHIN - now) / 1000) }) : null;
  }

  /** The seats that somebody may take over; whoever left one himself takes it back in another way. */
  offeredTo(person: string | null): Seat[] {
    return this.#seats.flatMap(({ seat, away }) =>
      (person === null || away !== person) && this.refusalToTake(person, seat) === null ? [seat] : [],
    );
  }

  /** Whether somebody was out of time so lately that he may not have noticed: nothing is agreed on without him. */
  get mayReturn(): boolean {
    return this.freeIn !== undefined;
  }

  /** In how many milliseconds the next seat is for others that its player may still come back to. */
  get freeIn(): number | undefined {
    const now = this.#options.world.now();
    const waits = this.#seats.flatMap(({ seat, away }) => (away === null ? [] : [this.#freeFrom(seat) - now]));
    const soonest = Math.min(...waits.filter((wait) => wait > 0));
    return soonest === Infinity ? undefined : soonest;
  }

  #freeFrom(seat: Seat): number {
    const { rule, beside } = this.#options;
    const last = beside().handed.findLast((one) => one.seat === seat);
    return last ? freeFrom(rule, last) : 0;
  }
}
