import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import type { Lobby } from "./lobby.ts";
import type { Tables } from "./tables.ts";

const Seat = z.discriminatedUnion("who", [
  z.object({ who: z.enum(["me", "open", "program"]) }),
  z.object({ who: z.literal("bot"), level: z.string().max(40) }),
]);
const MINUTE = 60_000;
export const Clock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({
    kind: z.literal("live"),
    bank: z
      .int()
      .min(MINUTE / 2)
      .max(600 * MINUTE),
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  z.object({ kind: z.literal("days"), days: z.int().min(1).max(30) }),
]);
export const AtZero = z.enum(["bot", "nothing", "loses"]);

const NewTable = z.object({
  game: z.string().max(40),
  config: z.record(z.string(), z.unknown()),
  listed: z.boolean(),
  seats: z.array(Seat).min(1).max(16),
  clock: Clock.default({ kind: "none" }),
  atZero: AtZero.default("bot"),
  fair: z.boolean().optional(),
  takeover: z.boolean().optional(),
  draws: z.boolean().optional(),
});

const Table = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  config: z.unknown(),
  status: z.enum(["open", "dealing", "running", "over", "void", "stuck"]),
  listed: z.boolean(),
  created: z.number(),
  commitment: z.string(),
  clock: Clock,
  atZero: AtZero,
  draws: z.boolean(),
  seats: z
    .array(
      z.object({
        name: z.string(),
        bot: z.string().nullable(),
        free: z.boolean(),
        program: z.boolean(),
        kept: z.object({ name: z.string(), you: z.boolean() }).nullable(),
      }),
    )
    .readonly(),
  mine: z.array(z.int()).readonly(),
  owes: z.array(z.int()).readonly(),
  attempt: z.int(),
  host: z.boolean(),
  by: z.string(),
  asked: z.array(z.int()).readonly(),
  askedAt: z.number().nullable(),
  ended: z.number().nullable(),
  agreed: z.boolean(),
  cut: z.enum(["agreed", "time", "abandoned"]).nullable(),
  rematch: z.string().nullable(),
});
const Done = z.object({ done: z.literal(true) });

/** Tables from the moment somebody makes them. */
export const tableEndpoints = (lobby: Lobby, tables: Tables): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/tables",
    scope: "read",
    summary: "Tables anybody may join, and one's own.",
    answer: z.object({ open: z.array(Table), mine: z.array(Table) }),
    run: async ({ person }) => ({ open: await lobby.open(person), mine: person ? await lobby.mine(person) : [] }),
  }),
  endpoint({
    method: "POST",
    path: "/api/play",
    summary: "Sits down at an open table that fits, or makes one.",
    counted: "table",
    scope: "play",
    body: z.object({
      game: z.string().max(40),
      players: z.int().min(1).max(16).nullable().default(null),
      clock: z.enum(["none", "live", "days"]).nullable().default(null),
      fair: z.boolean().default(false),
    }),
    answer: z.object({ id: z.string() }),
    async run(asked) {
      const found = await lobby.playNow(known(asked), asked.body);
      if (!found.ok) throw new Refused(found.error);
      return { id: found.value };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables",
    counted: "table",
    scope: "play",
    summary: "Makes a table; each of its seats is for whoever makes it, open, or a bot's.",
    body: NewTable,
    answer: z.object({ id: z.string() }),
    async run(asked) {
      const made = await lobby.create(known(asked), asked.body);
      if (!made.ok) throw new Refused(made.error);
      return { id: made.value };
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/tables/:id",
    scope: "read",
    summary: "A table as everybody may know it.",
    answer: z.object({ table: Table }),
    async run({ id, person }) {
      const table = await lobby.facts(id, person);
      if (!table) throw new Refused(refuse("table.unknown"));
      return { table };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/sit",
    scope: "play",
    summary:
      "Takes a free seat, or commits to another nonce in one's own; when all sit, nonces are shown and the game begins.",
    body: z.object({
      seat: z.int().min(0).max(15),
      key: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional(),
      commit: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    answer: Done,
    async run(asked) {
      const { seat, key, commit } = asked.body;
      orRefused(await lobby.sit(known(asked), asked.id, seat, commit === undefined ? undefined : { key, commit }));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/bots",
    scope: "play",
    summary: "Seats bots of a level where nobody came, by whoever made the table; before the game has begun.",
    body: z.object({ level: z.string().max(40) }),
    answer: Done,
    async run(asked) {
      orRefused(await lobby.seatBots(known(asked), asked.id, asked.body.level));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/leave",
    scope: "play",
    summary: "Gives one's seats back, before the game has begun.",
    answer: Done,
    async run(asked) {
      orRefused(await lobby.leave(known(asked), asked.id));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/away",
    scope: "play",
    summary: "Leaves one's seats at a game in progress to a bot; they may be taken back.",
    answer: Done,
    async run(asked) {
      orRefused(await tables.goAway(asked.id, known(asked).id));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/return",
    scope: "play",
    summary: "Takes back the seats one has left to a bot, or that a clock has.",
    answer: Done,
    async run(asked) {
      orRefused(await tables.comeBack(asked.id, known(asked).id));
      return { done: true as const };
    },
  }),
];
