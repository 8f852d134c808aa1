import { canonical, type Refusal, type Result } from "@ara/kernel";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { ServerKey } from "../fair/server-key.ts";
import type { GameTable, SeatTable, SnapshotTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import { buildName } from "./build.ts";
import { keepable, take, type Kept, type Reading } from "./reading.ts";
import { sumOf, type StepRow } from "./rows.ts";

/** Games with fewer rows are replayed in no time. */
const LONG = 256;
/** After so many rows a long game is kept anew, and after so many from the first row on, to see that it comes to the same. */
const EVERY = 64;
const CHECK_EVERY = 512;
/** It is in no hurry. */
const LATER = 500;

interface Options {
  readonly store: Store;
  readonly key: ServerKey;
  readonly world: World;
  fault(what: string, where: string, id: string): void;
  /** From so many rows on a game is long. */
  readonly long?: number;
}

/** What throws is worth nothing. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whether all that was taken back since was done since. */
const isSince = ({ sum, match }: Kept, rows: readonly StepRow[]): boolean => sumOf(rows, sum).least >= match.on;

/**
 * Long games as they stood, so that they wake quickly: a cache and nothing more. One that another build has made, that was not
 * sealed by this server, or that does not end with the very row that is kept is thrown away, and the game is replayed.
 */
export class Snapshots {
  readonly #options: Options;
  readonly #waiting = new Set<string>();
  #writing: Promise<void> | undefined;
  #callOff: (() => void) | undefined;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get #long(): number {
    return this.#options.long ?? LONG;
  }

  rowOf(game: string): Promise<SnapshotTable | undefined> {
    return this.#options.store.db.selectFrom("snapshots").selectAll().where("game", "=", game).executeTakeFirst();
  }

  /** Takes up a game as it stands in its rows. */
  async read(
    game: GameTable,
    seats: readonly SeatTable[],
    row: SnapshotTable | undefined,
  ): Promise<Result<Reading, Refusal>> {
    const { store } = this.#options;
    const kept = await this.#keptOf(game, row);
    if (kept) {
      const [last, ...rows] = await store.entries(game.id, kept.seq - 1);
      const isIts = last?.seq === kept.seq - 1 && last.body === kept.last;
      const reading = isIts && isSince(kept, rows) ? attempt(() => take(game, seats, rows, kept)) : undefined;
      if (reading?.ok) return reading;
      await this.#forget(game.id);
    }
    return take(game, seats, await store.entries(game.id));
  }

  /** A row was kept: now and then the game is. */
  note(game: string, seq: number): void {
    if (seq < this.#long || seq % EVERY !== 0) return;
    this.#waiting.add(game);
    this.#callOff ??= this.#options.world.after(LATER, () => {
      this.#callOff = undefined;
      void this.#writeAll();
    });
  }

  /** Keeps a game as it stands now, if it is long and much has happened since. */
  async write(id: string): Promise<void> {
    const { store } = this.#options;
    try {
      const game = await store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirst();
      if (game?.status !== "running" || this.#closed) return;
      const kept = await this.#keptOf(game, await this.rowOf(id));
      const since = await store.entries(id, kept?.seq ?? 0);
      const seq = (since.at(-1)?.seq ?? -1) + 1;
      if (seq < this.#long || since.length < EVERY / 2) return;
      const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
      const isChecked = !kept || Math.floor(seq / CHECK_EVERY) > Math.floor(kept.seq / CHECK_EVERY);
      const quick = kept && isSince(kept, since) ? attempt(() => keepable(game, seats, since, kept)) : undefined;
      const slow = quick && !isChecked ? undefined : keepable(game, seats, await store.entries(id));
      if (quick && slow && canonical(quick) !== canonical(slow)) this.#fault("a snapshot differs from a replay", id);
      await this.#put(game, slow ?? quick!);
    } catch (error) {
      if (!this.#closed) this.#fault(error instanceof Error ? error.message : String(error), id);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#callOff?.();
    this.#waiting.clear();
    await this.#writing;
  }

  #fault(what: string, game: string): void {
    this.#options.fault(what, game, newId(this.#options.world, 6));
  }

  #writeAll(): Promise<void> {
    const one = async (): Promise<void> => {
      for (const id of this.#waiting) {
        this.#waiting.delete(id);
        await this.write(id);
      }
    };
    this.#writing = (this.#writing ?? Promise.resolve()).then(one);
    return this.#writing;
  }

  #sealOf(game: GameTable, { seq, build, body }: Omit<SnapshotTable, "seal" | "game">): string {
    return this.#options.key.seal(JSON.stringify(["snapshot", game.id, game.rules, seq, build, body]));
  }

  async #put(game: GameTable, kept: Kept): Promise<void> {
    const text = zstdCompressSync(JSON.stringify(kept), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
    const row = { seq: kept.seq, build: buildName(), body: text.toString("base64") };
    const sealed = { ...row, seal: this.#sealOf(game, row) };
    await this.#options.store.db
      .insertInto("snapshots")
      .values({ game: game.id, ...sealed })
      .onConflict((conflict) => conflict.column("game").doUpdateSet(sealed))
      .execute();
  }

  async #keptOf(game: GameTable, row: SnapshotTable | undefined): Promise<Kept | undefined> {
    if (!row) return undefined;
    const isOurs = row.build === buildName() && row.seal === this.#sealOf(game, row);
    const kept = isOurs
      ? attempt(() => JSON.parse(zstdDecompressSync(Buffer.from(row.body, "base64")).toString()) as Kept)
      : undefined;
    if (!kept) await this.#forget(game.id);
    return kept;
  }

  async #forget(game: string): Promise<void> {
    await this.#options.store.db.deleteFrom("snapshots").where("game", "=", game).execute();
  }
}
