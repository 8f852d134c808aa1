import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Asked, type Endpoint } from "../http/endpoint.ts";
import type { Person } from "../people/sessions.ts";
import type { Moderation } from "./moderation.ts";

const Said = z.object({
  n: z.int(),
  name: z.string(),
  at: z.number(),
  text: z.string(),
  closed: z.boolean(),
  his: z.boolean(),
});
const Report = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string(),
  about: z.string(),
  banned: z.boolean(),
  table: z.string(),
  text: z.string(),
  chat: z.array(Said).readonly(),
});
const Act = z.object({
  at: z.number(),
  moderator: z.string(),
  act: z.enum(["close", "open", "ban", "unban"]),
  person: z.string(),
  table: z.string().nullable(),
});
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;

/** For those who look after what is said. */
export function moderationEndpoints(moderation: Moderation): readonly Endpoint[] {
  /** Nobody else learns that there is anything. */
  function moderator(asked: Asked<unknown>): Person {
    const person = known(asked);
    if (!moderation.isModerator(person)) throw new Refused(refuse("moderation.notYours"));
    return person;
  }
  return [
    endpoint({
      method: "GET",
      path: "/api/moderation",
      summary: "Reports with what was said at their tables, and what was done so far; for moderators.",
      answer: z.object({ reports: z.array(Report), done: z.array(Act) }),
      async run(asked) {
        moderator(asked);
        return { reports: await moderation.reports(), done: await moderation.done() };
      },
    }),
    endpoint({
      method: "POST",
      path: "/api/moderation/line",
      noted: true,
      summary: "Closes a line of a chat, or opens it again; for moderators.",
      body: z.object({ table: z.string().max(40), n: z.int().min(0), closed: z.boolean() }),
      answer: Done,
      async run(asked) {
        const { table, n, closed } = asked.body;
        orRefused(await moderation.closeLine(moderator(asked), table, n, closed));
        return done;
      },
    }),
    endpoint({
      method: "POST",
      path: "/api/moderation/ban",
      noted: true,
      summary: "Shuts out whom a report is about, or lets him in again; for moderators.",
      body: z.object({ report: z.string().max(40), banned: z.boolean() }),
      answer: Done,
      async run(asked) {
        orRefused(await moderation.ban(moderator(asked), asked.body.report, asked.body.banned));
        return done;
      },
    }),
  ];
}
