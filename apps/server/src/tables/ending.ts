import type { GameRecord, Json, Match } from "@ara/kernel";
import { hashEnd, readRoster, type Online } from "@ara/kernel/fair";
import type { Rules, TableTypes } from "@ara/protocol";
import type { VoidFacts } from "../fair/dealing.ts";
import { noteFor } from "../fair/log.ts";
import type { ServerKey, Sign } from "../fair/server-key.ts";
import type { Seat } from "@ara/kernel";
import type { Cut, GameTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";

/** The end of a game that could not be kept is tried again after so long. */
const END_AGAIN = 5000;

export interface EndingOptions {
  readonly world: World;
  readonly store: Store;
  readonly key: ServerKey;
  readonly game: GameTable;
  readonly match: Match<Rules<TableTypes>>;
  /** What is published of how the deal was made. */
  readonly voids: readonly VoidFacts[];
  readonly fault: (what: unknown) => void;
  /** Is told when the game is over, and how it ended where its rules say so. */
  readonly ended: (result: Json | undefined) => void;
}

/** How a game ends: what is kept with its last entry, and what is published of it afterwards. */
export class Ending {
  readonly #options: EndingOptions;
  #over: boolean;
  #cut: Cut | null;
  #again: (() => void) | undefined;
  #result: Json | undefined;

  constructor(options: EndingOptions) {
    this.#options = options;
    this.#cut = options.game.agreed === 1 ? (options.game.cut ?? "agreed") : null;
    this.#over = options.match.over || this.agreed;
  }

  get over(): boolean {
    return this.#over;
  }

  /** It ended here, before the rules end it. */
  get agreed(): boolean {
    return this.#cut !== null;
  }

  /** Why it did. */
  get cut(): Cut | null {
    return this.#cut;
  }

  /** A step that was kept elsewhere is taken: it may have been the last. */
  look(): void {
    this.#over = this.#options.match.over;
  }

  /**
   * What is kept besides when a game ends: its record, with all its secrets, and its seal in the public log. One that ends before
   * the rules end it stays as it is, without a result. `places`: where whose time was up has lost, and all others are first.
   */
  of(record: GameRecord, cut: Cut | null, places: readonly number[] = []) {
    const { store, world, game } = this.#options;
    const published = this.published(record);
    const { seal } = published;
    this.#result = published.result as Json | undefined;
    const over = store.db
      .updateTable("games")
      .set({
        status: "over",
        ended: world.now(),
        due: null,
        record: JSON.stringify(published),
        ...(cut && { agreed: 1, cut }),
      })
      .where("id", "=", game.id);
    const isSealed = typeof seal === "string" && !cut;
    const placed = places.map((place, seat: Seat) =>
      store.db.updateTable("seats").set({ place }).where("game", "=", game.id).where("seat", "=", seat),
    );
    return [over, ...placed, ...(isSealed ? [noteFor(store.db, world, game, { kind: "seal", seal })] : [])] as const;
  }

  /** The end was not kept with the last entry: it is made up for, by one node. Until it is, the game stays due. */
  async makeUp(agreed: boolean): Promise<void> {
    this.#over = true;
    this.#cut = agreed ? "agreed" : null;
    const { store, world, match, fault } = this.#options;
    try {
      const [over, ...more] = this.of(match.record("keep"), this.#cut);
      const isFirst = await store.db.transaction().execute(async (within) => {
        const found = await within.executeQuery(over.where("status", "=", "running").compile());
        if (Number(found.numAffectedRows) === 0) return false;
        for (const query of more) await within.executeQuery(query.compile());
        return true;
      });
      if (isFirst) this.tell(this.#cut);
    } catch (error) {
      fault(error);
      this.#again = world.after(END_AGAIN, () => void this.makeUp(agreed));
    }
  }

  /** The end is kept: whoever has to know hears of it. */
  tell(cut: Cut | null): void {
    this.#over = true;
    this.#cut = cut;
    this.#options.store.announce(this.#options.game.id);
    this.#options.ended(this.#result);
  }

  /** A game is signed to its end with the key it was begun with; where that is lost, nobody vouches for what follows. */
  get signer(): Sign | undefined {
    const { game, key } = this.#options;
    const named = game.roster === null ? undefined : readRoster(JSON.parse(game.roster))?.server;
    return named === undefined ? (message) => key.sign(message) : key.signerOf(named);
  }

  /** A record says besides how the deal was made. */
  published(record: GameRecord): GameRecord {
    const { id, roster, signature } = this.#options.game;
    if (roster === null || signature === null) return record;
    const sign = this.signer;
    const end = sign && { end: sign(hashEnd(id, String(record.seal ?? record.head))) };
    const { voids } = this.#options;
    const published = readRoster(JSON.parse(roster))!;
    const online: Online = { roster: published, signature, voids, ...end, ...this.#keysTo(published.server) };
    return { ...record, online };
  }

  /** How the oldest key that signed an attempt led to the one that signed the roster, where it is another. */
  #keysTo(server: string): Pick<Online, "keys"> {
    const { key, voids } = this.#options;
    const before = voids.map(({ roster }) => readRoster(roster)?.server).find((one) => one !== server);
    const keys = before === undefined ? [] : key.chain(before, server);
    return keys.length > 0 ? { keys } : {};
  }

  stop(): void {
    this.#again?.();
  }
}
