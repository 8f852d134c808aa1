import type { Refusal, Seat } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { computed, signal } from "@preact/signals";
import { leftAt, type AtZero, type ClockRule, type Clocks, type Vacation } from "./clock.ts";

/** What somebody has offered to the others. */
export interface Offer {
  readonly id: string;
  readonly kind: "back" | "end" | "pause";
  readonly state: "open" | "declined" | "withdrawn" | "done";
  /** Whose it is, and how many of his decisions it would take back. */
  readonly seat: Seat;
  readonly steps: number;
  readonly agreed: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly declined: readonly Seat[];
}

/** Why a game ended before the rules end it. */
export type Cut = "agreed" | "time" | "abandoned";

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
  readonly offer: Offer | null;
  readonly over: boolean;
  /** Ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
  /** Seats that were lost by time, and whether one lost one of them. */
  readonly lost: readonly Seat[];
  readonly hasLost: boolean;
  /** All who played have left: nothing happens until somebody comes. */
  readonly deserted: boolean;
  /** The table at which those who played play again. */
  readonly rematch: string | null;
  /** Seats that one may take over from a bot. */
  readonly offered: readonly Seat[];
  /** Whether seats left to a bot are for others, and whether one decides on that. */
  readonly takeover: boolean;
  readonly host: boolean;
  /** Who plays in seats that were others' when the game began. */
  readonly names: readonly { readonly seat: Seat; readonly name: string }[];
  /** Whose clocks stand still when. */
  readonly vacations: readonly Vacation[];
}

/** What one lets stand, as the game lists it, and the view it was told with. */
export interface Standing {
  readonly all: readonly unknown[];
  readonly view: unknown;
}

/** What a server of before does not speak of. */
const NOTHING_AGREED = {
  offer: null,
  over: false,
  agreed: false,
  cut: null,
  lost: [],
  hasLost: false,
  deserted: false,
  rematch: null,
  offered: [],
  takeover: false,
  host: false,
  names: [],
  vacations: [],
} as const satisfies Partial<Around>;

/** Everything at an online table that is not the game: who is here, and how the clocks stand. */
export class Life {
  readonly id: string;
  readonly game: string;
  readonly around = signal<Around | null>(null);
  readonly seats = signal<readonly TableSeat[]>([]);
  readonly own = signal<readonly Seat[]>([]);
  /** What was agreed on for the game. */
  readonly config = signal<unknown>(null);
  /** The server's time, as far as it has been looked at. */
  readonly now = signal(0);
  readonly isRunning = computed(() => {
    const around = this.around.value;
    return around !== null && around.clock.kind !== "none" && around.clocks.running.length > 0;
  });
  /** What one lets stand; null until one has been told, and for whoever only looks on. */
  readonly standing = signal<Standing | null>(null);
  /** Lets something else stand from now on. */
  letStand: (standing: readonly unknown[]) => Promise<Refusal | null> = () => Promise.resolve(null);
  /** What beside the game has changed since somebody looked, told by the server: chat, offers. */
  readonly nudges = signal<Readonly<Record<string, number>>>({});
  #ahead = 0;

  constructor(id: string, game: string) {
    this.id = id;
    this.game = game;
  }

  tell(around: Around): void {
    this.#ahead = around.now - performance.now();
    this.around.value = { ...NOTHING_AGREED, ...around };
    this.look();
  }

  /** Something beside the game has changed; without a name, anything may have. */
  nudge(what?: string): void {
    const now = this.nudges.peek();
    const names = what === undefined ? ["chat", "offers"] : [what];
    this.nudges.value = { ...now, ...Object.fromEntries(names.map((name) => [name, (now[name] ?? 0) + 1])) };
  }

  sit(seats: readonly TableSeat[], own: readonly Seat[], config: unknown): void {
    this.config.value = config;
    this.seats.value = seats;
    this.own.value = own;
  }

  /** Looks at the clock. */
  look(): void {
    this.now.value = performance.now() + this.#ahead;
  }

  /** Who plays there: whoever has taken the seat over, or whose it was from the start. */
  nameOf(seat: Seat): string {
    const taken = this.around.value?.names.find((one) => one.seat === seat);
    const { name, bot } = this.seats.value[seat] ?? { name: "", bot: "" };
    return taken?.name || name || (bot ?? "");
  }

  leftOf(seat: Seat): number | null {
    const around = this.around.value;
    if (!around || around.clock.kind === "none" || this.seats.value[seat]?.bot !== null) return null;
    return leftAt(around.clocks, seat, this.now.value, around.vacations);
  }

  /** Until when the player of a seat is on vacation, if he is. */
  vacationOf(seat: Seat): number | null {
    const now = this.now.value;
    const found = this.around.value?.vacations.find((one) => one.seat === seat && one.from <= now && now < one.until);
    return found?.until ?? null;
  }
}
