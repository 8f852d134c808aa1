import type { Seat } from "@ara/kernel";
import type { GameTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";

/** So long it may take until lists say whose turn it is, where all who are asked are at the table anyway. */
const IN_NO_HURRY = 1000;

export interface Turned {
  readonly game: string;
  /** The entry at which it began: the same on every node. */
  readonly turn: number;
  /** Seats that were not asked before. */
  readonly seats: readonly Seat[];
}

interface Watching {
  readonly world: World;
  readonly store: Store;
  /** Whether a seat's player is at the table. */
  readonly isHere: (seat: Seat) => boolean;
  readonly turned: (turn: Turned) => void;
}

/** Keeps for lists and notices whose turn it is at one table: what everybody can tell, and nothing else. */
export class Turns {
  readonly #game: string;
  readonly #watching: Watching;
  #kept: readonly Seat[];
  #turn: number;
  #asked: readonly Seat[];
  #next = 0;
  #callOff: (() => void) | undefined;

  constructor({ id, asked, turn }: Pick<GameTable, "id" | "asked" | "turn">, watching: Watching) {
    this.#game = id;
    this.#watching = watching;
    this.#kept = asked === null ? [] : (JSON.parse(asked) as Seat[]);
    this.#turn = turn ?? 0;
    this.#asked = this.#kept;
  }

  /** Everybody sees who is asked; `next` is the number of the entry to come. */
  see(asked: readonly Seat[], next: number): void {
    const { world, isHere } = this.#watching;
    this.#asked = asked;
    this.#next = next;
    if (asked.every((seat) => isHere(seat) || this.#kept.includes(seat)))
      this.#callOff ??= world.after(IN_NO_HURRY, () => this.#keepNow());
    else this.#keepNow();
  }

  /** The game is over: it is nobody's turn, and who is asked there is of no interest any more. */
  end(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** What waits is kept at once. */
  stop(): void {
    if (this.#callOff) this.#keepNow();
  }

  #keepNow(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    void this.#keep().catch(() => undefined);
  }

  async #keep(): Promise<void> {
    const { world, store, turned } = this.#watching;
    const [asked, before, turn] = [this.#asked, this.#kept, this.#next + 1];
    if (turn <= this.#turn || String(asked) === String(before)) return;
    this.#kept = asked;
    this.#turn = turn;
    const { numUpdatedRows } = await store.db
      .updateTable("games")
      .set({ asked: JSON.stringify(asked), asked_at: world.now(), turn })
      .where("id", "=", this.#game)
      .where("turn", "<", turn)
      .executeTakeFirst();
    // Another node that has the table awake has said so already.
    if (Number(numUpdatedRows) === 0) return;
    store.announce(this.#game);
    turned({ game: this.#game, turn, seats: asked.filter((seat) => !before.includes(seat)) });
  }
}
