import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { Client, Pool, types as defaults, type CustomTypesConfig } from "pg";
import type { Database, EntryTable } from "../database.ts";
import { Batches } from "../batches.ts";
import type { Engine } from "../store.ts";

/** Times and counts fit into a number. */
const INT8: number = defaults.builtins.INT8;
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : (defaults.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Games to which entries were added: which node did it, and the games. */
const CHANNEL = "ara_entries";
/** Entries, and the notice of them, which is given when they are kept and not if they are not. */
const INSERT = `with kept as (
    insert into entries (game, seq, at, seat, kind, act, body)
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[])
    on conflict do nothing returning game, seq
  ), told as (
    select pg_notify('${CHANNEL}', $8::text || ' ' || string_agg(distinct game, ' ')) from kept having count(*) > 0
  )
  select game, seq, (select count(*) from told) from kept`;

/** Everything else that nodes tell each other. */
const TOLD = "ara_told";
const LONGEST_NOTICE = 7000;
const AGAIN = 1000;

/** Something that had to change has not. */
class Unchanged extends Error {}

/** A database that several nodes share. One notice for each batch tells the others what to look at. */
export function postgresEngine(url: string, node: string): Engine {
  const pool = new Pool({ connectionString: url, types, max: 10 });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by his query.
  pool.on("error", () => undefined);
  // Somebody may have one in his hands and ask nothing at the moment: his next query says it.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const listeners: ((games: readonly string[]) => void)[] = [];
  const told: ((text: string) => void)[] = [];
  let listening: Client | undefined;
  let closed = false;
  let hasHeard = false;

  async function listen(): Promise<void> {
    if (closed) return;
    const client = new Client({ connectionString: url });
    const retry = (): void => {
      if (listening !== client) return;
      listening = undefined;
      setTimeout(() => void listen(), AGAIN).unref();
    };
    listening = client;
    client.on("error", retry);
    client.on("end", retry);
    client.on("notification", ({ channel, payload = "" }) => {
      const [from, ...words] = payload.split(" ");
      if (from === node) return;
      if (channel === TOLD) for (const listener of told) listener(words.join(" "));
      else for (const listener of listeners) listener(words);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${TOLD}`);
      // What was told meanwhile nobody has heard.
      if (hasHeard) for (const listener of listeners) listener([]);
      hasHeard = true;
    } catch {
      retry();
    }
  }

  const valuesOf = (rows: readonly EntryTable[]): unknown[] => [
    ...(["game", "seq", "at", "seat", "kind", "act", "body"] as const).map((name) => rows.map((row) => row[name])),
    node,
  ];

  const batches = new Batches(async (rows) => {
    const values = valuesOf(rows);
    const found = await pool.query<{ game: string; seq: number }>({ name: "insert", text: INSERT, values });
    const kept = new Set(found.rows.map(({ game, seq }) => `${game} ${seq}`));
    return rows.map(({ game, seq }) => kept.delete(`${game} ${seq}`));
  });

  return {
    db,
    insertEntry: (row) => batches.add(row),
    onBatch: (listener) => batches.onBatch(listener),
    insertWith: (row, queries) =>
      db.transaction().execute(async (within) => {
        const { rows } = await within.executeQuery(CompiledQuery.raw(INSERT, valuesOf([row])));
        if (rows.length > 0) for (const query of queries) await within.executeQuery(query);
        return rows.length > 0;
      }),
    async together(queries, must) {
      try {
        await db.transaction().execute(async (within) => {
          for (const [i, query] of queries.entries()) {
            const { numAffectedRows } = await within.executeQuery(query);
            if (i < must && Number(numAffectedRows) === 0) throw new Unchanged();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof Unchanged) return false;
        throw error;
      }
    },
    skipsLocked: true,
    onForeign(listener) {
      listeners.push(listener);
      if (listening === undefined) void listen();
    },
    async tell(text) {
      await pool.query("select pg_notify($1, $2)", [TOLD, `${node} ${text}`.slice(0, LONGEST_NOTICE)]);
    },
    onTold(listener) {
      told.push(listener);
      if (listening === undefined) void listen();
    },
    async close() {
      closed = true;
      await batches.done();
      await listening?.end().catch(() => undefined);
      await db.destroy();
    },
  };
}
