import type { ExpressionBuilder } from "kysely";
import type { Jobs } from "../jobs/jobs.ts";
import type { Notices } from "../notices/notices.ts";
import type { Database, GameTable, SeatTable } from "../store/database.ts";
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
const A_PAGE = 200;
/** It is tried for ever. */
const MOST_TRIES = 2 ** 31 - 1;

interface Parts {
  readonly store: Store;
  readonly world: World;
  readonly jobs: Jobs;
  readonly tables: Tables;
  readonly notices: Notices;
  /** Something failed that should not. */
  readonly fault?: (what: string, game: string) => void;
}

type Waiting = Pick<GameTable, "id" | "quiet"> & { readonly since: number; readonly seats: readonly SeatTable[] };

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
    return this.#parts.jobs.add("quiet", {}, { key: "quiet", at: this.#parts.world.now(), tries: MOST_TRIES });
  }

  async look(): Promise<void> {
    const { world, fault } = this.#parts;
    const now = world.now();
    for (let last = "", isMore = true; isMore;) {
      const ids = await this.#quiet(now, last);
      for (const id of ids)
        // One that cannot be looked at keeps nobody from looking at the others.
        await this.#lookAt(id, now).catch((error: unknown) => fault?.(String(error), id));
      isMore = ids.length === A_PAGE;
      last = ids.at(-1) ?? "";
    }
    await this.#callOff(now);
  }

  async #lookAt(id: string, now: number): Promise<void> {
    const { tables } = this.#parts;
    const game = await this.#waiting(id);
    if (!game) return;
    const after = game.seats.some(({ person }) => person !== null) ? QUIET : DESERTED;
    if (now - game.since < after.told) return;
    if (game.quiet === null || game.quiet < game.since) await this.#tell(game, now);
    else if (now - game.quiet >= after.ends) await tables.abandon(id);
  }

  /** Tables at which nobody has sat down for so long. */
  async #callOff(now: number): Promise<void> {
    const { store } = this.#parts;
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

  /** Those for which no clock runs, and that no tournament waits for: where nothing has been asked for long. */
  async #quiet(now: number, last: string): Promise<readonly string[]> {
    const asked = ({ fn }: ExpressionBuilder<Database, "games">) => fn.coalesce("asked_at", "started", "created");
    const found = await this.#parts.store.db
      .selectFrom("games")
      .select("id")
      .where("status", "=", "running")
      .where("due", "is", null)
      .where("id", ">", last)
      .where((where) => {
        const sits = where.selectFrom("seats").select("seats.seat").whereRef("seats.game", "=", "games.id");
        const isDeserted = where.not(where.exists(sits.where("person", "is not", null)));
        return where.or([
          where(asked(where), "<", now - QUIET.told),
          where.and([where(asked(where), "<", now - DESERTED.told), isDeserted]),
        ]);
      })
      .where((where) =>
        where.not(
          where.exists(where.selectFrom("pairings").select("pairings.game").whereRef("pairings.game", "=", "games.id")),
        ),
      )
      .orderBy("id")
      .limit(A_PAGE)
      .execute();
    return found.map(({ id }) => id);
  }

  /** One of them as it is now, and since when nothing has happened there: nobody was asked anything else, nor has come or gone. */
  async #waiting(id: string): Promise<Waiting | undefined> {
    const { db } = this.#parts.store;
    const [game, seats, rows] = await Promise.all([
      db.selectFrom("games").selectAll().where("id", "=", id).where("status", "=", "running").executeTakeFirst(),
      db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute(),
      db
        .selectFrom("entries")
        .select(({ fn }) => ["kind", fn.max("at").as("at")])
        .where("game", "=", id)
        .groupBy("kind")
        .execute(),
    ]);
    if (!game) return undefined;
    // Whoever plays alone is asked all the time. Where several play nobody shall learn when one of them has answered under seal.
    const isAlone = new Set(seats.flatMap(({ person, away }) => person ?? away ?? [])).size < 2;
    const counted = rows.filter(({ kind }) => isAlone || kind === "seat").map(({ at }) => at);
    const since = Math.max(game.asked_at ?? game.started ?? game.created, ...counted);
    return { id, quiet: game.quiet, since, seats };
  }

  /** Those who play, and those who left a seat to which they may come back. */
  async #tell({ id, seats }: Waiting, now: number): Promise<void> {
    const { store, notices } = this.#parts;
    for (const { seat, person, away, program } of seats) {
      const who = person ?? away;
      if (who !== null && program !== 1)
        await notices.tell({ person: who, game: id, seat, what: "quiet", about: String(now) });
    }
    await store.updateGame(id, { quiet: now });
  }
}
