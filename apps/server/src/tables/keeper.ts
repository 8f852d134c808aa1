import type { GameRecord, JsonObject, Match, Seat } from "@ara/kernel";
import type { LocalTable, Rules, Step, TableTypes } from "@ara/protocol";
import type { Compilable } from "kysely";
import type { Signing } from "../fair/signing.ts";
import type { EntryTable } from "../store/database.ts";
import type { Fate, Store } from "../store/store.ts";
import type { World } from "../world.ts";
import type { Ending } from "./ending.ts";
import type { Reading } from "./reading.ts";
import { backIn, follow, rowOf, ToReadAnew, undoneIn } from "./rows.ts";
import type { Snapshots } from "./snapshots.ts";
import type { Timekeeper } from "./timekeeper.ts";

export interface KeeperOptions {
  readonly game: string;
  readonly world: World;
  readonly store: Store;
  readonly match: Match<Rules<TableTypes>>;
  readonly snapshots: Snapshots;
  readonly ending: Ending;
  readonly time: Timekeeper;
  readonly signing: Signing;
  readonly fault: (what: unknown) => void;
  /** What stands here is out of date, or cannot be gone on with: the table is to be read anew. */
  readonly giveUp: () => void;
}

/** Keeps the steps of a game in progress as rows, and reads those that others have kept: the rows are the truth. */
export class Keeper {
  readonly #options: KeeperOptions;
  /** The number of the next entry. */
  #next: number;
  /** What was signed of steps taken back since the last entry: the next one carries it. */
  #undone: readonly JsonObject[];
  #following: Promise<void> = Promise.resolve();

  constructor(options: KeeperOptions, { next, sum }: Pick<Reading, "next" | "sum">) {
    this.#options = options;
    this.#next = next;
    this.#undone = sum.undone;
  }

  get next(): number {
    return this.#next;
  }

  /** Keeps something that is no step: that a seat changes hands, or that the game ends here. */
  async note(
    { seat, kind, body }: Pick<EntryTable, "seat" | "kind" | "body">,
    along: readonly Compilable[] = [],
  ): Promise<{ readonly fate: Fate; readonly at: number }> {
    const { game, world } = this.#options;
    const at = world.now();
    return { at, fate: await this.#append({ game, seq: this.#next, at, seat, kind, act: null, body }, along) };
  }

  /** A step is about to be taken: it is kept, with the end of the game where it is the last; where it is not kept, this throws. */
  async keep(record: () => GameRecord, step: Step<TableTypes>): Promise<void> {
    const { game, world, match, signing, ending, snapshots, fault, giveUp } = this.#options;
    const seq = this.#next;
    const undone = "entry" in step.ahead ? [] : this.#undoneWith(step, step.ahead.to);
    if ("entry" in step.ahead)
      Object.assign(step.ahead.entry, signing.extrasOf(step), this.#undone.length > 0 && { undone: this.#undone });
    const row = { game, seq, at: world.now(), ...rowOf(step, record, undone) };
    // Whoever reads the last entry finds the game over, whatever happens to the database or to this node.
    const isLast = "state" in step.ahead && match.game.outcome(step.ahead.state) !== undefined;
    let fate: Fate;
    try {
      fate = await this.#append(row, isLast ? ending.of(record(), null) : []);
    } catch (error) {
      // What the database says is for whoever runs the server.
      fault(error);
      throw new Error("the table could not be kept", { cause: error });
    }
    if (fate === "lost") {
      // What stands here is out of date. Whoever waits for an answer asks again at the table read anew.
      giveUp();
      throw new Error("the table is read anew");
    }
    this.#next = seq + 1;
    this.#undone = undone;
    snapshots.note(game, this.#next);
    this.#book(step.seat, "to" in step.ahead ? step.ahead.to : undefined, row.at);
    signing.stands(match.standing(step.ahead));
    if (isLast) ending.tell(null);
  }

  /** Others have added entries: they are read and told here too. */
  follow(table: LocalTable<TableTypes>): Promise<void> {
    this.#following = this.#following.then(() => this.#readOn(table));
    return this.#following;
  }

  async #readOn(table: LocalTable<TableTypes>): Promise<void> {
    const { game, store, signing, ending, fault, giveUp } = this.#options;
    try {
      for (const row of await store.entries(game, this.#next)) {
        await table.follow(row.seat, row.act ?? undefined, (match) => {
          // Our own may be read before we are told that it is kept; it is taken by now.
          if (row.seq !== this.#next) return;
          this.#book(row.seat, backIn(row), row.at);
          follow(match, row);
          signing.stands(match.standing());
          this.#undone = undoneIn(row);
          this.#next = row.seq + 1;
          ending.look();
        });
      }
    } catch (error) {
      if (!(error instanceof ToReadAnew)) fault(error);
      giveUp();
    }
  }

  /**
   * An answer that never came says nothing: the database is asked whether the row is there. If it cannot say either, the table
   * is given up here, as if somebody else had been first.
   */
  async #append(row: EntryTable, along: readonly Compilable[]): Promise<Fate> {
    const { store } = this.#options;
    try {
      return along.length > 0 ? await store.appendWith(row, ...along) : await store.append(row);
    } catch (error) {
      const there = await store.entries(row.game, row.seq).catch(() => undefined);
      if (there === undefined) return "lost";
      const [found] = there;
      if (!found) throw error;
      return found.body === row.body && found.act === row.act && found.at === row.at ? "kept" : "lost";
    }
  }

  /** A step is kept and about to be taken: the clocks count it, whichever node it was made on. */
  #book(seat: Seat, to: number | undefined, at: number): void {
    const { time, match } = this.#options;
    if (to === undefined) return time.decided(seat, at);
    for (const gone of match.record("keep").entries.slice(to)) time.tookBack(gone.seat);
    return undefined;
  }

  /** What goes back with a step says no less of what was taken back before; what goes back with another says nothing new. */
  #undoneWith(step: Step<TableTypes>, to: number): readonly JsonObject[] {
    const { match, signing } = this.#options;
    const gone = match.record("keep").entries.slice(to) as readonly { readonly undone?: readonly JsonObject[] }[];
    const before = [...gone.flatMap(({ undone = [] }) => undone), ...this.#undone];
    return step.id === undefined && this.#undone.length > 0 ? before : [...before, ...signing.undoOf(step, to)];
  }
}
