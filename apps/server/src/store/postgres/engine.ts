import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, types as defaults, type CustomTypesConfig } from "pg";
import type { Database } from "../database.ts";
import type { Engine } from "../store.ts";

/** Times and counts fit into a number. */
const INT8: number = defaults.builtins.INT8;
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : (defaults.getTypeParser(oid, format) as (text: string) => unknown),
};

const INSERT = `insert into entries (game, seq, at, seat, kind, act, body)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[])
  on conflict do nothing returning game, seq`;

/** Games to which entries were added: which node did it, and the games. */
const CHANNEL = "ara_entries";
/** Everything else that nodes tell each other. */
const TOLD = "ara_told";
const LONGEST_NOTICE = 7000;
const AGAIN = 1000;

/** A database that several nodes share. One notice for each batch tells the others what to look at. */
export function postgresEngine(url: string, node: string): Engine {
  const pool = new Pool({ connectionString: url, types, max: 10 });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by his query.
  pool.on("error", () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const listeners: ((games: readonly string[]) => void)[] = [];
  const told: ((text: string) => void)[] = [];
  let listening: Client | undefined;
  let closed = false;

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
    } catch {
      retry();
    }
  }

  return {
    db,
    async insertEntries(rows) {
      const columns = (["game", "seq", "at", "seat", "kind", "act", "body"] as const).map((name) =>
        rows.map((row) => row[name]),
      );
      const found = await pool.query<{ game: string; seq: number }>({ name: "insert", text: INSERT, values: columns });
      const kept = new Set(found.rows.map(({ game, seq }) => `${game} ${seq}`));
      const games = [...new Set(found.rows.map(({ game }) => game))];
      const notice = `${node} ${games.join(" ")}`.slice(0, LONGEST_NOTICE);
      // Whoever misses a notice looks by himself before long.
      if (games.length > 0) void pool.query("select pg_notify($1, $2)", [CHANNEL, notice]).catch(() => undefined);
      return rows.map(({ game, seq }) => kept.delete(`${game} ${seq}`));
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
      await listening?.end().catch(() => undefined);
      await db.destroy();
    },
  };
}
