import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import type { Dealing } from "./dealing.ts";
import type { PublicLog } from "./log.ts";

const Void = z.object({
  attempt: z.int(),
  at: z.number(),
  roster: z.json(),
  signature: z.string(),
  seed: z.string(),
  salt: z.string(),
  silent: z.array(z.int()),
});
const Deal = z.object({
  status: z.enum(["open", "dealing", "running", "over", "void", "stuck"]),
  attempt: z.int(),
  commitment: z.string(),
  due: z.number().nullable(),
  roster: z.json(),
  signature: z.string().nullable(),
  shown: z.array(z.int()),
  voids: z.array(Void),
  stamp: z.string(),
});

const Checkpoint = z.object({
  size: z.int(),
  root: z.string(),
  at: z.number(),
  key: z.string(),
  signature: z.string(),
});
const Proof = z.array(z.string()).readonly();
const numberIn = (query: Readonly<Record<string, unknown>>, name: string): number => {
  const text = query[name];
  if (typeof text !== "string" || !/^\d{1,12}$/.test(text)) throw new Refused(refuse("server.badRequest"));
  return Number(text);
};

/** How luck is made at a table, for everybody to see; and the log of all tables. */
export const fairEndpoints = (dealing: Dealing, log: PublicLog): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/log/checkpoint",
    summary: "How large the public log is, signed; null before its first leaf.",
    answer: z.object({ checkpoint: Checkpoint.nullable() }),
    run: async () => ({ checkpoint: (await log.checkpoint()) ?? null }),
  }),
  endpoint({
    method: "GET",
    path: "/log/consistency",
    summary: "That the log of ?from= leaves begins that of ?to= leaves (RFC 9162).",
    answer: z.object({ proof: Proof }),
    async run({ query }) {
      const proof = await log.consistency(numberIn(query, "from"), numberIn(query, "to"));
      if (!proof) throw new Refused(refuse("server.badRequest"));
      return { proof };
    },
  }),
  endpoint({
    method: "GET",
    path: "/log/leaves",
    summary: "?count= leaves of the log from ?from= on, at most 1000.",
    answer: z.object({ leaves: Proof }),
    run: async ({ query }) => ({ leaves: await log.leaves(numberIn(query, "from"), numberIn(query, "count")) }),
  }),
  endpoint({
    method: "GET",
    path: "/log/keys",
    summary:
      "The keys the server has had, each signed by the one before it, with the proof that it stands in the newest checkpoint.",
    answer: z.object({
      checkpoint: Checkpoint.nullable(),
      leaves: z.array(z.object({ n: z.int(), body: z.string(), proof: Proof })),
    }),
    run: async () => (await log.keys()) ?? { checkpoint: null, leaves: [] },
  }),
  endpoint({
    method: "GET",
    path: "/log/tables/:id",
    summary: "What the log says of a table, each leaf with the proof that it stands in the newest checkpoint.",
    answer: z.object({
      checkpoint: Checkpoint.nullable(),
      leaves: z.array(z.object({ n: z.int(), body: z.string(), proof: Proof })),
    }),
    run: async ({ id }) => (await log.ofTable(id)) ?? { checkpoint: null, leaves: [] },
  }),
  endpoint({
    method: "GET",
    path: "/api/tables/:id/deal",
    summary: "How far the deal has come; with ?seen=<stamp>, as soon as it has come further.",
    answer: Deal,
    async run({ id, query: { seen } }) {
      const facts = await (typeof seen === "string" ? dealing.factsAfter(id, seen) : dealing.facts(id));
      if (!facts) throw new Refused(refuse("table.unknown"));
      return facts;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/reveal",
    summary: "Shows the nonce one has committed to, when the roster stands.",
    body: z.object({ seat: z.int().min(0).max(15), nonce: z.string().regex(/^[\w-]{43}$/) }),
    answer: z.object({ done: z.literal(true) }),
    async run(asked) {
      orRefused(await dealing.reveal(known(asked), asked.id, asked.body.seat, asked.body.nonce));
      return { done: true as const };
    },
  }),
];
