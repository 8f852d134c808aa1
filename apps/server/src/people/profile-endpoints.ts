import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, rows, type Endpoint } from "../http/endpoint.ts";
import type { Blocks } from "./blocks.ts";
import { freshly, inBrowser, WhoAmI } from "./endpoints.ts";
import { keyOf, PersonName } from "./names.ts";
import type { Profile } from "./profile.ts";
import type { Sessions } from "./sessions.ts";

const Done = z.object({ done: z.literal(true) });
const AtTable = z.object({ table: z.string().length(22), seat: z.int().min(0).max(15) });
const LONGEST_REPORT = 1000;

/** Name, sessions, everything that is kept, the end of it; and other people. */
export const profileEndpoints = (sessions: Sessions, profile: Profile, blocks: Blocks): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/account/name",
    summary: "Takes another name.",
    body: z.object({ name: PersonName }),
    answer: WhoAmI,
    async run(asked) {
      const { person } = inBrowser(asked);
      orRefused(await profile.rename(person, asked.body.name));
      return { me: { ...person, name: asked.body.name } };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/account/sessions/end",
    noted: true,
    summary: "Ends one of one's sessions, or all but this one; their lines close on every node.",
    body: z.object({ id: z.string().max(22).optional() }),
    answer: Done,
    async run(asked) {
      const { person } = freshly(asked);
      const { id } = asked.body;
      const ended = await sessions.endSome(person.id, (one) => (id === undefined ? one !== asked.session : one === id));
      if (id !== undefined && ended === 0) throw new Refused(refuse("people.noSession"));
      return { done: true as const };
    },
  }),
  rows({
    path: "/api/account/export",
    noted: true,
    summary: "Everything that is kept of one, as JSON lines.",
    file: "ara-pacis.jsonl",
    answer: z.looseObject({ what: z.string() }),
    run: async (asked) => profile.export(inBrowser(asked).person.id),
  }),
  endpoint({
    method: "POST",
    path: "/api/account/delete",
    noted: true,
    summary: "Ends one's account for good; one says one's name to show that one means it.",
    body: z.object({ name: z.string().max(60) }),
    answer: WhoAmI,
    async run(asked) {
      const { person } = freshly(asked);
      if (keyOf(asked.body.name) !== keyOf(person.name)) throw new Refused(refuse("people.otherName"));
      await profile.delete(person.id);
      asked.showSession(null);
      return { me: null };
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/met",
    scope: "read",
    summary: "The people of one's last tables.",
    answer: z.object({
      met: z.array(AtTable.extend({ game: z.string(), name: z.string(), blocked: z.boolean() })),
    }),
    run: async (asked) => ({ met: await blocks.met(known(asked).id) }),
  }),
  endpoint({
    method: "POST",
    path: "/api/block",
    summary:
      "Blocks somebody one sits or sat at a table with, or takes that back. Neither sits down with the other any more.",
    body: AtTable.extend({ blocked: z.boolean() }),
    answer: Done,
    async run(asked) {
      const { table, seat, blocked } = asked.body;
      orRefused(await blocks.block(known(asked).id, table, seat, blocked));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/report",
    noted: true,
    summary: "Reports somebody one sits or sat at a table with to those who run this server.",
    body: AtTable.extend({ text: z.string().trim().min(1).max(LONGEST_REPORT) }),
    answer: Done,
    async run(asked) {
      const { table, seat, text } = asked.body;
      orRefused(await blocks.report(known(asked).id, table, seat, text));
      return { done: true as const };
    },
  }),
];
