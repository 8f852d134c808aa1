import { FastChance, isObject } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { newMember } from "../testing/member.ts";
import { testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";

/** A schema of JSON, as the server describes what it takes. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}
interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>>
  >;
}

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  16,
  2 ** 31,
  2 ** 53,
  1e308,
  "",
  "0",
  "__proto__",
  "constructor",
  "\ud800",
  "\u202e\u0007\r\n",
  "💥".repeat(30),
  "a".repeat(5000),
  "%_'\";--",
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 1 },
];
const QUERIES = ["of", "before", "after", "game", "players", "seen", "from", "to", "count", "since", "id", "n"];
const TABLE = { game: "pax", config: { players: 2 }, listed: true };

/** What somebody might ask: mostly as it should be, of things that are there, by whoever has no business with them. */
class Forger {
  readonly #chance: FastChance;
  readonly #known: readonly unknown[];

  constructor(seed: string, known: readonly unknown[]) {
    this.#chance = new FastChance(seed);
    this.#known = known;
  }

  one<Value>(of: readonly Value[]): Value {
    return this.#chance.pick(of);
  }

  isSeldom(of = 12): boolean {
    return this.#chance.below(of) === 0;
  }

  value(schema: Schema): unknown {
    if (this.isSeldom()) return this.one(ODD);
    const { properties, items, minimum = 0, maximum = 4 } = schema;
    const several = schema.anyOf ?? schema.oneOf;
    if (several) return this.value(this.one(several));
    if ("const" in schema) return schema.const;
    if (schema.enum) return this.one(schema.enum);
    if (properties) {
      const named = Object.entries(properties).filter(() => !this.isSeldom(20));
      return Object.fromEntries(named.map(([name, of]) => [name, this.value(of)]));
    }
    if (schema.type === "object") return this.one([TABLE.config, { players: 3 }, {}, { players: 99 }]);
    if (items) return Array.from({ length: 1 + this.#chance.below(3) }, () => this.value(items));
    if (schema.type === "boolean") return this.#chance.below(2) === 0;
    if (schema.type === "integer" || schema.type === "number")
      return this.one([minimum, maximum, minimum + this.#chance.below(3)]);
    if (schema.pattern?.includes("64")) return "a".repeat(64);
    if (schema.pattern?.includes("43")) return "a".repeat(43);
    return this.one(this.#known);
  }

  query(): string {
    if (!this.isSeldom(3)) return "";
    const said = [0, 1, 2].map(() => {
      const odd = this.one(ODD);
      const value = this.isSeldom(3) ? this.one(this.#known) : this.one([1, 0, 3, "pax", "all", odd]);
      return `${this.one(QUERIES)}=${encodeURIComponent(String(isObject(value) ? "{}" : value).toWellFormed())}`;
    });
    return `?${said.join("&")}`;
  }
}

/** Everything that is asked by HTTP, asked wrongly, whatever the database. */
export function forgedSuite(name: string, database: () => string, requests: number): void {
  const faults: string[] = [];
  const server = testServer(database, {
    log: (line) => {
      if (/"level":"error"/.test(line)) faults.push(line);
    },
  });
  describe(name, () => {
    test(`${requests} requests, half right and wrong, of things that are there: nothing fails, no answer tells more than it should, and others play on`, async () => {
      const guests = ["Gaius", "Nemo"].map((one) => Visitor.guest(server.port, one));
      const people = [await newMember(server.port, "Livia"), ...(await Promise.all(guests))];
      const [host, other] = people as [Visitor, Visitor];
      const seats = [{ who: "me" }, { who: "open" }];
      const waiting = await host.makes({ ...TABLE, seats: [...seats, { who: "open" }], config: { players: 3 } });
      const running = await host.makes({ ...TABLE, seats, clock: { kind: "days", days: 3 } });
      await other.post(`/api/tables/${running}/sit`, { seat: 1 });
      const cup = await host.post<{ id: string }>("/api/tournaments", {
        name: "Cup",
        kind: "robin",
        game: "pax",
        config: { players: 2 },
      });
      expect(cup.status).toBe(200);
      const ids = [waiting, running, cup.body.id, "A".repeat(22)];
      const forger = new Forger(name, [...ids, ...ids, "pax", "pax-romana", "tiro", "Livia", "en", "1", "salve"]);
      const described = (await (await fetch(`http://localhost:${server.port}/api/openapi.json`)).json()) as Described;
      const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { requestBody }]) => ({
          path,
          method,
          schema: requestBody && Object.values(requestBody.content)[0]!.schema,
        })),
      );
      const answered = new Map<number, number>();
      const failed: unknown[] = [];
      let told = "";
      for (let i = 0; i < requests; i++) {
        const { path, method, schema } = forger.one(calls);
        const id = path.includes("tournaments") && !forger.isSeldom(4) ? ids[2]! : forger.one(ids);
        const at = path.replace("{id}", id) + forger.query();
        if (path.includes("/deal") && at.includes("seen=")) continue;
        const who = forger.one(people);
        const body = schema ? forger.value(schema) : {};
        if (method === "get" && /export|records$/.test(path)) told += await who.text(at).catch(String);
        else {
          const reply = await (method === "get" ? who.get(at) : who.post(at, body)).catch((error: unknown) => {
            failed.push(error);
            return { status: 0, body: {} };
          });
          answered.set(reply.status, (answered.get(reply.status) ?? 0) + 1);
          if (reply.status >= 500 && reply.status !== 503) failed.push({ method, at, body, reply });
          told += JSON.stringify(reply.body);
          // Whoever has signed out, or deleted himself, comes in again.
          if (reply.status === 401) await who.post("/api/guest", { name: forger.one(["Livia", "Gaius", "Nemo"]) });
        }
      }
      expect(failed).toEqual([]);
      expect(faults).toEqual([]);
      const store = await Store.open(engineOf(database(), "reads"));
      const games = await store.db.selectFrom("games").select(["seed", "salt", "status"]).execute();
      const sessions = await store.db.selectFrom("sessions").select("hash").execute();
      const jobs = await store.db.selectFrom("jobs").select(["kind", "error"]).where("error", "is not", null).execute();
      await store.close();
      const secrets = games.flatMap(({ seed, salt, status }) => (status === "over" ? [] : [seed, salt]));
      expect([...secrets, ...sessions.map(({ hash }) => hash)].filter((one) => told.includes(one))).toEqual([]);
      expect(jobs).toEqual([]);
      expect([200, 400, 409].filter((status) => !answered.has(status))).toEqual([]);
      const [livia, gaius] = await Promise.all(["Drusus", "Iulia"].map((one) => Visitor.guest(server.port, one)));
      const after = await livia!.makes();
      expect((await gaius!.post(`/api/tables/${after}/sit`, { seat: 1 })).status).toBe(200);
      const table = await gaius!.table(after);
      expect(table.own).toEqual([1]);
      table.close();
    });
  });
}
