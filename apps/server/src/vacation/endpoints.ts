import { z } from "zod";
import { endpoint, known, orRefused, type Endpoint } from "../http/endpoint.ts";
import type { Vacations } from "./vacations.ts";

const Done = z.object({ done: z.literal(true) });
const Leave = z.object({ from: z.number(), until: z.number() });

/** When somebody's clocks by days stand still. */
export const vacationEndpoints = (vacations: Vacations): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/vacation",
    summary: "The vacation one is on or has planned, and how many days one could still take.",
    answer: z.object({ vacation: Leave.nullable(), daysLeft: z.int(), most: z.int() }),
    run: (asked) => vacations.of(known(asked).id),
  }),
  endpoint({
    method: "POST",
    path: "/api/vacation",
    summary:
      "Goes on vacation for some days, from now or from a moment on: one's clocks by days stand still at all tables, but not where less than an hour is left.",
    body: z.object({ days: z.int().min(1).max(30), from: z.int().optional() }),
    answer: Done,
    async run(asked) {
      orRefused(await vacations.take(known(asked).id, asked.body.days, asked.body.from));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vacation/end",
    summary: "Comes back from vacation, or gives up the one that is planned.",
    answer: Done,
    async run(asked) {
      orRefused(await vacations.end(known(asked).id));
      return { done: true as const };
    },
  }),
];
