import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, Refused, rows, type Endpoint } from "../http/endpoint.ts";
import type { History } from "./history.ts";
import type { Ratings } from "./ratings.ts";

const Finished = z.object({
  id: z.string(),
  game: z.string(),
  config: z.json(),
  created: z.number(),
  ended: z.number(),
  seats: z.array(z.object({ name: z.string(), bot: z.string().nullable(), place: z.int().nullable() })).readonly(),
  mine: z.array(z.int()).readonly(),
  agreed: z.boolean(),
  cut: z.enum(["agreed", "time", "abandoned"]).nullable(),
});
const Rung = z.object({
  name: z.string(),
  isHouse: z.boolean(),
  bot: z.string().nullable(),
  rating: z.number(),
  games: z.int(),
  wins: z.int(),
});
const Statistic = z.object({
  game: z.string(),
  players: z.int(),
  games: z.int(),
  wins: z.int(),
  rating: z.number().nullable(),
});

/** A moment, as every database can compare it. */
const Moment = z.coerce.number().int();
const Page = z.object({ of: z.enum(["all", "mine"]).default("all"), before: Moment.optional() });
const Wanted = z.object({ game: z.string().max(40).optional(), after: Moment.default(0) });
const Ladder = z.object({
  game: z.string().max(40),
  players: z.coerce.number().int().min(1).max(16),
  of: z.enum(["people", "bots"]).default("people"),
});

/** What somebody has asked behind the "?" of an address. */
function asked<Read>(schema: z.ZodType<Read>, query: unknown): Read {
  const read = schema.safeParse(query);
  if (!read.success) throw new Refused(refuse("server.badRequest"));
  return read.data;
}

/** What remains of games. */
export const afterwardsEndpoints = (history: History, ratings: Ratings): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/history",
    scope: "read",
    summary:
      "Games that are over, thirty a page (more where some ended in the same moment): everybody's that were open to all (of=all), or one's own (of=mine).",
    answer: z.object({ games: z.array(Finished) }),
    async run({ query, person }) {
      const { of, before } = asked(Page, query);
      return { games: await history.finished(of, person?.id, before) };
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/tables/:id/record",
    scope: "read",
    summary: "The record of a game that is over.",
    answer: z.object({ record: z.json() }),
    async run({ id }) {
      const record = await history.record(id);
      if (record === undefined) throw new Refused(refuse("table.unknown"));
      return { record };
    },
  }),
  rows({
    path: "/api/records",
    scope: "read",
    file: "records.jsonl",
    summary:
      "Records of games that were open to all, free to take: JSON lines, oldest first, a hundred a page (more where some ended in the same moment); go on with after=<ended of the last>.",
    answer: z.object({ id: z.string(), ended: z.number(), record: z.json() }),
    run({ query }) {
      const { game, after } = asked(Wanted, query);
      return Promise.resolve(history.records(game, after));
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/ratings",
    scope: "read",
    summary: "The ladder of a game with so many players: of people, or (of=bots) of bots and programs.",
    answer: z.object({ ladder: z.array(Rung) }),
    async run({ query }) {
      const { game, players, of } = asked(Ladder, query);
      return { ladder: await ratings.ladder(game, players, of) };
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/statistics",
    scope: "read",
    summary: "What one has done so far, by game and number of players.",
    answer: z.object({ statistics: z.array(Statistic) }),
    run: async (one) => ({ statistics: await history.statistics(known(one).id) }),
  }),
];
