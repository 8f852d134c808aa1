import type { Jobs } from "../jobs/jobs.ts";
import type { Notices } from "../notices/notices.ts";
import type { GameTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";
import type { Tables } from "./tables.ts";

const DAY = 86_400_000;
/** After so long without anything that everybody sees, those who play are told; after so long again it ends. */
const QUIET = { told: 30 * DAY, ends: 14 * DAY };
/** The same where all who played have left. */
const DESERTED = { told: 3 * DAY, ends: 4 * DAY };
/** A table at which nobody has sat down for so long is nobody's. */
const UNUSED = 30 * DAY;
const LOOK_EVERY = DAY / 4;
const MOST_AT_ONCE = 200;

interface Parts {
  readonly store: Store;
  readonly world: World;
  readonly jobs: Jobs;
  readonly tables: Tables;
  readonly notices: Notices;
}

/**
 * Games to which nobody comes any more. Where a clock runs it says what becomes of them; all others wait, asleep, until those who
 * play have been told and nobody has come.
 */
export class Abandoned {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.jobs.handle("quiet", async () => {
      await this.look();
      return { again: parts.world.now() + LOOK_EVERY };
    });
  }

  start(): Promise<void> {
    return this.#parts.jobs.add("quiet", {}, { key: "quiet", at: this.#parts.world.now() });
  }

  async look(): Promise<void> {
    const { store, world, tables } = this.#parts;
    const now = world.now();
    for (const game of await this.#waiting(now)) {
      const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", game.id).execute();
      const after = seats.some(({ person }) => person !== null) ? QUIET : DESERTED;
      const since = game.asked_at ?? game.started ?? game.created;
      if (now - since < after.told) continue;
      if (game.quiet === null || game.quiet < since) await this.#tell(game, seats, now);
      else if (now - game.quiet >= after.ends) await tables.abandon(game.id);
    }
    await store.db
      .updateTable("games")
      .set({ status: "void", ended: now })
      .where("status", "=", "open")
      .where("created", "<", now - UNUSED)
      .where((where) =>
        where.not(
          where.exists(where.selectFrom("pairings").select("pairings.game").whereRef("pairings.game", "=", "games.id")),
        ),
      )
      .execute();
  }

  /** Those for which no clock runs, and that no tournament waits for. */
  #waiting(now: number): Promise<GameTable[]> {
    return this.#parts.store.db
      .selectFrom("games")
      .selectAll()
      .where("status", "=", "running")
      .where("due", "is", null)
      .where(({ eb, fn }) => eb(fn.coalesce("asked_at", "started", "created"), "<", now - DESERTED.told))
      .where((where) =>
        where.not(
          where.exists(where.selectFrom("pairings").select("pairings.game").whereRef("pairings.game", "=", "games.id")),
        ),
      )
      .orderBy("asked_at")
      .limit(MOST_AT_ONCE)
      .execute();
  }

  /** Those who play, and those who left a seat to which they may come back. */
  async #tell(
    { id }: GameTable,
    seats: readonly {
      readonly seat: number;
      readonly person: string | null;
      readonly away: string | null;
      readonly program: number | null;
    }[],
    now: number,
  ): Promise<void> {
    const { store, notices } = this.#parts;
    for (const { seat, person, away, program } of seats) {
      const who = person ?? away;
      if (who !== null && program !== 1)
        await notices.tell({ person: who, game: id, seat, what: "quiet", about: String(now) });
    }
    await store.updateGame(id, { quiet: now });
  }
}
