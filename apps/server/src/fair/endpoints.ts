import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import type { Dealing } from "./dealing.ts";

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

/** How luck is made at a table, for everybody to see. */
export const fairEndpoints = (dealing: Dealing): readonly Endpoint[] => [
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
