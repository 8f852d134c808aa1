import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import type { Offers } from "./offers.ts";
import type { Rematch } from "./rematch.ts";
import type { Takeover } from "./takeover.ts";

const Done = z.object({ done: z.literal(true) });
const MOST_STEPS = 200;

/** What those at a table agree on. */
export const consentEndpoints = (offers: Offers, rematch: Rematch, takeover: Takeover): readonly Endpoint[] => [
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
  endpoint({
    method: "POST",
    path: "/api/tables/:id/rematch",
    counted: "table",
    scope: "play",
    summary:
      "Plays again with those of a game that is over: the first who asks makes the table, the others sit down at it.",
    body: z.object({ fair: z.boolean().default(false) }),
    answer: z.object({ id: z.string() }),
    async run(asked) {
      const made = await rematch.ask(known(asked), asked.id, asked.body.fair);
      if (!made.ok) throw new Refused(made.error);
      return { id: made.value };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/take",
    scope: "play",
    summary:
      "Takes over a seat that was left to a bot, for good; nobody may who has or had another seat of the same table.",
    body: z.object({ seat: z.int().min(0).max(15) }),
    answer: Done,
    async run(asked) {
      orRefused(await takeover.take(known(asked), asked.id, asked.body.seat));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/takeover",
    scope: "play",
    summary: "Says, as whoever made the table, whether seats left to a bot may be taken by others.",
    body: z.object({ allowed: z.boolean() }),
    answer: Done,
    async run(asked) {
      orRefused(await takeover.allow(known(asked), asked.id, asked.body.allowed));
      return { done: true as const };
    },
  }),
];
