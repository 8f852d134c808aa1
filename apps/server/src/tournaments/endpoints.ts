import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Asked, type Endpoint } from "../http/endpoint.ts";
import type { Person } from "../people/sessions.ts";
import { AtZero, Clock } from "../tables/endpoints.ts";
import type { TournamentBoard } from "./facts.ts";
import { MOST_PLAYERS, type Tournaments } from "./tournaments.ts";

const MINUTE = 60_000;
const LONGEST_NAME = 60;
const Kind = z.enum(["robin", "knockout"]);
const NewTournament = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  game: z.string().max(40),
  config: z.record(z.string(), z.unknown()),
  kind: Kind,
  clock: Clock.default({ kind: "none" }),
  atZero: AtZero.default("bot"),
  most: z.int().min(2).max(MOST_PLAYERS).nullable().default(null),
  members: z.boolean().default(false),
  patience: z
    .int()
    .min(MINUTE)
    .max(14 * 24 * 60 * MINUTE)
    .default(10 * MINUTE),
});

const Row = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  config: z.unknown(),
  seats: z.int(),
  clock: Clock,
  atZero: AtZero,
  kind: Kind,
  most: z.int().nullable(),
  members: z.boolean(),
  patience: z.number(),
  status: z.enum(["open", "running", "over", "off"]),
  created: z.number(),
  begun: z.number().nullable(),
  ended: z.number().nullable(),
  round: z.int(),
  organiser: z.string(),
  players: z.int(),
  host: z.boolean(),
  mine: z.boolean(),
});
const Pairing = z.object({
  board: z.int(),
  players: z.array(z.int()).readonly(),
  table: z.string().nullable(),
  status: z.enum(["open", "dealing", "running", "over", "void", "stuck"]).nullable(),
  sits: z.array(z.int()).readonly(),
  due: z.number().nullable(),
  places: z.array(z.int().nullable()).readonly().nullable(),
  how: z.enum(["played", "absent", "bye", "void"]).nullable(),
  winner: z.int().nullable(),
  through: z.array(z.int()).readonly(),
  lots: z.boolean(),
});
const Facts = Row.extend({
  me: z.int().nullable(),
  entrants: z.array(z.object({ n: z.int(), name: z.string(), lot: z.int().nullable(), gone: z.boolean() })).readonly(),
  standings: z
    .array(
      z.object({
        n: z.int(),
        place: z.int(),
        points: z.number().nullable(),
        berger: z.number().nullable(),
        wins: z.int(),
        played: z.int(),
        out: z.boolean(),
      }),
    )
    .readonly(),
  rounds: z.array(z.array(Pairing).readonly()).readonly(),
  lots: z.object({ commitment: z.string(), seed: z.string().nullable(), salt: z.string().nullable() }),
});
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;

/** Tournaments: found, made, joined, played to their end. */
export function tournamentEndpoints(tournaments: Tournaments, board: TournamentBoard): readonly Endpoint[] {
  /** Something one does in a tournament. */
  const act = (
    verb: string,
    summary: string,
    run: (person: Person, id: string, asked: Asked<unknown>) => Promise<Parameters<typeof orRefused>[0]>,
    body?: z.ZodType,
  ): Endpoint =>
    endpoint({
      method: "POST",
      path: `/api/tournaments/:id/${verb}`,
      summary,
      ...(body && { body }),
      answer: Done,
      async run(asked) {
        orRefused(await run(known(asked), asked.id, asked));
        return done;
      },
    });
  const Entrant = z.object({ n: z.int().min(1) });
  return [
    endpoint({
      method: "GET",
      path: "/api/tournaments",
      scope: "read",
      summary: "Tournaments: first those one can join.",
      answer: z.object({ tournaments: z.array(Row) }),
      run: async ({ person }) => ({ tournaments: await board.list(person) }),
    }),
    endpoint({
      method: "POST",
      path: "/api/tournaments",
      counted: "table",
      summary: "Makes a tournament; whoever makes it is not in it before he joins.",
      body: NewTournament,
      answer: z.object({ id: z.string() }),
      async run(asked) {
        const made = await tournaments.create(known(asked), asked.body);
        if (!made.ok) throw new Refused(made.error);
        return { id: made.value };
      },
    }),
    endpoint({
      method: "GET",
      path: "/api/tournaments/:id",
      scope: "read",
      summary: "A tournament: who is in it, who meets whom, how it stands.",
      answer: z.object({ tournament: Facts }),
      async run({ id, person }) {
        const tournament = await board.facts(id, person);
        if (!tournament) throw new Refused(refuse("tournament.unknown"));
        return { tournament };
      },
    }),
    act("join", "Joins a tournament that has not begun.", (person, id) => tournaments.join(person, id)),
    act("leave", "Leaves a tournament, or gives up what one has not played.", (person, id) =>
      tournaments.leave(person, id),
    ),
    act("begin", "Begins one's tournament with those who are in it.", (person, id) => tournaments.begin(person, id)),
    act("off", "Calls one's tournament off before it has begun.", (person, id) => tournaments.callOff(person, id)),
    act(
      "remove",
      "Takes somebody out of one's tournament.",
      (person, id, { body }) => tournaments.remove(person, id, (body as z.infer<typeof Entrant>).n),
      Entrant,
    ),
  ];
}
