import { z } from "zod";
import { endpoint, known, orRefused, type Endpoint } from "../http/endpoint.ts";
import type { Offers } from "./offers.ts";

const Done = z.object({ done: z.literal(true) });
const MOST_STEPS = 200;

/** What those at a table agree on. */
export const consentEndpoints = (offers: Offers): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/tables/:id/offer",
    scope: "play",
    summary:
      "Offers the others at a game in progress to take back one's last decisions, to end it without a result, or to stop the clocks for a while. It ends when something happens that everybody sees.",
    body: z.object({
      kind: z.enum(["back", "end", "pause"]),
      steps: z.int().min(1).max(MOST_STEPS).default(1),
    }),
    answer: Done,
    async run(asked) {
      orRefused(await offers.make(known(asked).id, asked.id, asked.body));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/reply",
    scope: "play",
    summary: "Agrees to an offer or declines it; whoever made it takes it back.",
    body: z.object({ offer: z.string().max(40), yes: z.boolean() }),
    answer: Done,
    async run(asked) {
      orRefused(await offers.reply(known(asked).id, asked.id, asked.body.offer, asked.body.yes));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/go-on",
    scope: "play",
    summary: "Lets clocks run again that were stopped by agreement.",
    answer: Done,
    async run(asked) {
      orRefused(await offers.goOn(known(asked).id, asked.id));
      return { done: true as const };
    },
  }),
];
