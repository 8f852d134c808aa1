import { toHex, type Json } from "@ara/kernel";
import {
  hashCheckpoint,
  hashLeaf,
  MerkleTree,
  nameInLog,
  noteOf,
  originOf,
  readKeyLeaf,
  signatureLine,
  TILE,
  writeLeaf,
  type Checkpoint,
  type LogLeaf,
  type TableLeaf,
} from "@ara/kernel/fair";
import { sql, type Kysely } from "kysely";
import type { Database, GameTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import { newId, type World } from "../world.ts";
import type { ServerKey } from "./server-key.ts";

/** The database, or a transaction on it. */
type Within = Kysely<Database>;

/** So often it is looked whether something waits to be logged. */
const EVERY = 1000;
const MOST_AT_ONCE = 1000;
const MOST_LEAVES = 1000;

const PLACE: Readonly<Record<LogLeaf["kind"], number>> = { key: 0, table: 0, roster: 1, void: 2, seal: 3 };
const MOST_PLACES = 10;

/** An entry's length has 16 bits in a bundle of entries: one that is longer would make all of them unreadable. */
const LONGEST_LEAF = 65_535;
const LONGEST_CONFIG = 20_000;

/** Whether a table may be made of this, in bytes: it stands in the public log, in an entry with all else that is said of it. */
export const fitsInLog = (config: Json): boolean => Buffer.byteLength(JSON.stringify(config)) <= LONGEST_CONFIG;

/**
 * Something is published: it will stand in the log, or (the transaction fails) it did not happen. What is said of a table is in
 * order also where the clock goes back.
 */
export async function noteIn(...args: Parameters<typeof noteFor>): Promise<void> {
  await noteFor(...args).execute();
}

/** The same as one statement, for whoever keeps something else together with it. */
export function noteFor(within: Within, world: World, game: Pick<GameTable, "id" | "attempt">, leaf: TableLeaf) {
  const body = writeLeaf({ ...leaf, table: nameInLog(game.id) });
  if (Buffer.byteLength(body) > LONGEST_LEAF) throw new Error(`too long for the log: ${leaf.kind} of ${game.id}`);
  const now = world.now();
  const later = sql<number>`select max(at) from log_waiting where game = ${game.id} and at > ${now}`;
  return within.insertInto("log_waiting").values({
    id: newId(world),
    at: sql<number>`coalesce((${later}), ${now})`,
    place: (game.attempt ?? 1) * MOST_PLACES + PLACE[leaf.kind],
    game: game.id,
    body,
  });
}

type Made = Pick<GameTable, "id" | "attempt" | "commitment" | "game" | "rules" | "config">;

/** What a table commits to, before anybody's browser commits to anything. */
export const logTable = (within: Within, world: World, game: Made) =>
  noteFor(within, world, game, {
    kind: "table",
    attempt: game.attempt ?? 1,
    commitment: game.commitment,
    game: game.game,
    rules: game.rules,
    config: JSON.parse(game.config) as Json,
  });

/**
 * Entries one after the other, each with its length before it. In the place of one that is too long, which a log may have from
 * before they were refused, stands one of no length: its hash is in the tiles, its text among the leaves.
 */
const bundleOf = (bodies: readonly string[]): Uint8Array =>
  Buffer.concat(
    bodies.flatMap((body) => {
      const bytes = Buffer.byteLength(body) > LONGEST_LEAF ? Buffer.alloc(0) : Buffer.from(body);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );

/** A leaf with the proof that it stands in the log. */
export interface ProvenLeaf {
  readonly n: number;
  readonly body: string;
  readonly proof: readonly string[];
}

/**
 * The public log of the server: leaves are numbered once and for ever, and what was shown of it is signed. Any node may number
 * what waits; of two who do so at the same time one is refused by the key of the leaves.
 */
export class PublicLog {
  readonly #store: Store;
  readonly #world: World;
  readonly #key: ServerKey;
  readonly #tree = new MerkleTree();
  #reading: Promise<void> = Promise.resolve();
  #working: Promise<void> = Promise.resolve();
  #next: () => void = () => undefined;
  #closed = false;

  constructor(store: Store, world: World, key: ServerKey) {
    this.#store = store;
    this.#world = world;
    this.#key = key;
  }

  start(): void {
    const turn = async (): Promise<void> => {
      // Whoever was first has numbered them; what could not be done now is done the next time.
      await this.grow().catch(() => undefined);
      if (!this.#closed) this.#next = this.#world.after(EVERY, () => void this.#work(turn));
    };
    void this.#work(turn);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#next();
    await this.#working;
  }

  /** Numbers what waits, and signs the log as it then is. */
  async grow(): Promise<void> {
    const { db } = this.#store;
    const waits = await db.selectFrom("log_waiting").select("id").limit(1).executeTakeFirst();
    if (!waits && this.#tree.size > 0) return;
    await this.#key.renew();
    // In this order: whoever has numbered something meanwhile is noticed by the number, which is taken then.
    const { last } = await db
      .selectFrom("log_leaves")
      .select(({ fn }) => fn.max("n").as("last"))
      .executeTakeFirstOrThrow();
    const waiting = await db
      .selectFrom("log_waiting")
      .selectAll()
      .orderBy("at")
      .orderBy("place")
      .orderBy("id")
      .limit(MOST_AT_ONCE)
      .execute();
    const first = last === null ? [{ game: null, body: writeLeaf({ kind: "key", key: this.#key.publicKey }) }] : [];
    const from = last === null ? 0 : last + 1;
    const leaves = [...first, ...waiting].map(({ game, body }, i) => ({ n: from + i, game, body }));
    const ids = waiting.map(({ id }) => id);
    if (leaves.length > 0)
      await this.#store.together(
        db.insertInto("log_leaves").values(leaves),
        ...(ids.length > 0 ? [db.deleteFrom("log_waiting").where("id", "in", ids)] : []),
      );
    await this.#read();
    const { size } = this.#tree;
    const signed = { size, root: toHex(this.#tree.root()), at: this.#world.now() };
    await db
      .insertInto("log_checkpoints")
      .values({ ...signed, key: this.#key.publicKey, signature: this.#key.sign(hashCheckpoint(signed)) })
      .onConflict((conflict) => conflict.column("size").doNothing())
      .execute();
  }

  /** The newest; `undefined` before the first. */
  async checkpoint(): Promise<Checkpoint | undefined> {
    const newest = await this.#store.db
      .selectFrom("log_checkpoints")
      .selectAll()
      .orderBy("size", "desc")
      .executeTakeFirst();
    if (newest && newest.size > this.#tree.size) await this.#read();
    return newest;
  }

  /** That the log at one size begins the log at another; `undefined` where it never had that size. */
  async consistency(before: number, size: number): Promise<readonly string[] | undefined> {
    await this.checkpoint();
    return before <= size && size <= this.#tree.size ? this.#tree.consistency(before, size).map(toHex) : undefined;
  }

  async leaves(from: number, count: number): Promise<readonly string[]> {
    const found = await this.#store.db
      .selectFrom("log_leaves")
      .select("body")
      .where("n", ">=", from)
      .orderBy("n")
      .limit(Math.min(count, MOST_LEAVES))
      .execute();
    return found.map(({ body }) => body);
  }

  /** The keys the server has had, each with the proof for the newest checkpoint. */
  async keys(): Promise<{ readonly checkpoint: Checkpoint; readonly leaves: ProvenLeaf[] } | undefined> {
    const checkpoint = await this.checkpoint();
    return checkpoint && { checkpoint, leaves: await this.#proven(checkpoint, null) };
  }

  /** A tile of hashes, or the entries below one (C2SP tlog-tiles); `undefined` where the log does not reach so far. */
  async tile(level: number | "entries", n: number, width: number): Promise<Uint8Array | undefined> {
    const checkpoint = await this.checkpoint();
    if (!checkpoint) return undefined;
    const height = level === "entries" ? 0 : 8 * level;
    if (n * TILE + width > Math.floor(checkpoint.size / 2 ** height)) return undefined;
    if (level === "entries") return bundleOf(await this.leaves(n * TILE, width));
    return Buffer.concat(Array.from({ length: width }, (_, i) => this.#tree.subtree(height, n * TILE + i)!));
  }

  /** The newest checkpoint as a signed note. */
  async note(): Promise<string | undefined> {
    const checkpoint = await this.checkpoint();
    const [first] = await this.leaves(0, 1);
    const sign = checkpoint && this.#key.signerOf(checkpoint.key);
    if (!checkpoint || !sign || first === undefined) return undefined;
    const origin = originOf(readKeyLeaf(first)!.key);
    const text = noteOf(origin, checkpoint);
    return `${text}\n${signatureLine(origin, checkpoint.key, sign(Buffer.from(text)))}`;
  }

  /** What the log says of a table, each with the proof for the newest checkpoint. */
  async ofTable(id: string): Promise<{ readonly checkpoint: Checkpoint; readonly leaves: ProvenLeaf[] } | undefined> {
    const checkpoint = await this.checkpoint();
    if (!checkpoint) return undefined;
    return { checkpoint, leaves: await this.#proven(checkpoint, id) };
  }

  async #proven({ size }: Checkpoint, game: string | null): Promise<ProvenLeaf[]> {
    const found = await this.#store.db
      .selectFrom("log_leaves")
      .select(["n", "body"])
      .where("game", game === null ? "is" : "=", game)
      .where("n", "<", size)
      .orderBy("n")
      .execute();
    return found.map(({ n, body }) => ({ n, body, proof: this.#tree.inclusion(n, size).map(toHex) }));
  }

  #work(turn: () => Promise<void>): Promise<void> {
    this.#working = turn();
    return this.#working;
  }

  /** Takes up leaves that are numbered and not in the tree yet, one reader at a time. */
  #read(): Promise<void> {
    const more = async (): Promise<void> => {
      for (;;) {
        const bodies = await this.leaves(this.#tree.size, MOST_LEAVES);
        for (const body of bodies) this.#tree.add(hashLeaf(body));
        if (bodies.length < MOST_LEAVES) return;
      }
    };
    this.#reading = this.#reading.catch(() => undefined).then(more);
    return this.#reading;
  }
}
