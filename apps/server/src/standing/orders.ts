import type { Seat } from "@ara/kernel";
import type { Compilable } from "kysely";
import type { Store } from "../store/store.ts";

/** What seats let stand: kept, and told to nobody but other nodes that have the game awake. */
export class Orders {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** By seat. */
  async of(game: string): Promise<readonly unknown[]> {
    const rows = await this.#store.db.selectFrom("orders").selectAll().where("game", "=", game).execute();
    const bySeat: unknown[] = [];
    for (const { seat, body } of rows) bySeat[seat] = JSON.parse(body);
    return bySeat;
  }

  /** What this seat lets stand, and no other's: another node may know better what those do. */
  async keep(game: string, seat: Seat, standing: unknown): Promise<void> {
    const body = JSON.stringify(standing);
    await this.#store.db
      .insertInto("orders")
      .values({ game, seat, body })
      .onConflict((same) => same.columns(["game", "seat"]).doUpdateSet({ body }))
      .execute();
    await this.#store.tell("orders", [game]).catch(() => undefined);
  }

  /** Somebody else has the seat. */
  forgetting(game: string, seat: Seat): Compilable {
    return this.#store.db.deleteFrom("orders").where("game", "=", game).where("seat", "=", seat);
  }
}
