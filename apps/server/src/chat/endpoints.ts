import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import { LONGEST, type Chat } from "./chat.ts";

const Room = z.enum(["players", "watchers"]);
const Line = z.object({
  n: z.int(),
  room: Room,
  name: z.string(),
  at: z.number(),
  text: z.string(),
  mine: z.boolean(),
  muted: z.boolean(),
  closed: z.boolean(),
});
const Done = z.object({ done: z.literal(true) });

/** What is said at tables. */
export const chatEndpoints = (chat: Chat): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/tables/:id/chat",
    summary: "What was said at a table, as far as one may read it: in one's own room, after the game in both.",
    scope: "read",
    answer: z.object({ room: Room, lines: z.array(Line).readonly() }),
    async run({ person, id }) {
      const talk = await chat.read(person, id);
      if (!talk.ok) throw new Refused(talk.error);
      return talk.value;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/say",
    summary: "Says something to the players where one plays, else to those who look on.",
    scope: "play",
    body: z.object({ text: z.string().min(1).max(LONGEST) }),
    answer: Done,
    async run(asked) {
      orRefused(await chat.say(known(asked), asked.id, asked.body.text));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/mute",
    summary: "Reads nothing more by whoever said this, at any table; or reads him again.",
    body: z.object({ n: z.int().min(0), muted: z.boolean() }),
    answer: Done,
    async run(asked) {
      orRefused(await chat.mute(known(asked), asked.id, asked.body.n, asked.body.muted));
      return { done: true as const };
    },
  }),
];
