import type { Seat } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { computed, signal } from "@preact/signals";
import { leftAt, type AtZero, type ClockRule, type Clocks } from "./clock.ts";

/** What the server tells everybody at a table beside the game. */
export interface Around {
  /** Seats whose players are here. */
  readonly here: readonly Seat[];
  readonly watchers: number;
  readonly clock: ClockRule;
  readonly clocks: Clocks;
  readonly atZero: AtZero;
  /** The server's time. */
  readonly now: number;
  /** The seats one has left to bots. */
  readonly left: readonly Seat[];
}

/** Everything at an online table that is not the game: who is here, and how the clocks stand. */
export class Life {
  readonly id: string;
  readonly around = signal<Around | null>(null);
  readonly seats = signal<readonly TableSeat[]>([]);
  readonly own = signal<readonly Seat[]>([]);
  /** The server's time, as far as it has been looked at. */
  readonly now = signal(0);
  readonly isRunning = computed(() => {
    const around = this.around.value;
    return around !== null && around.clock.kind !== "none" && around.clocks.running.length > 0;
  });
  /** What beside the game has changed since somebody looked, told by the server: chat, offers. */
  readonly nudges = signal<Readonly<Record<string, number>>>({});
  #ahead = 0;

  constructor(id: string) {
    this.id = id;
  }

  tell(around: Around): void {
    this.#ahead = around.now - performance.now();
    this.around.value = around;
    this.look();
  }

  /** Something beside the game has changed; without a name, anything may have. */
  nudge(what?: string): void {
    const now = this.nudges.peek();
    const names = what === undefined ? ["chat", "offers"] : [what];
    this.nudges.value = { ...now, ...Object.fromEntries(names.map((name) => [name, (now[name] ?? 0) + 1])) };
  }

  sit(seats: readonly TableSeat[], own: readonly Seat[]): void {
    this.seats.value = seats;
    this.own.value = own;
  }

  /** Looks at the clock. */
  look(): void {
    this.now.value = performance.now() + this.#ahead;
  }

  leftOf(seat: Seat): number | null {
    const around = this.around.value;
    if (!around || around.clock.kind === "none" || this.seats.value[seat]?.bot !== null) return null;
    return leftAt(around.clocks, seat, this.now.value);
  }
}
