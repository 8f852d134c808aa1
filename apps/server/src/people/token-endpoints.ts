import { z } from "zod";
import { endpoint, Refused, type Endpoint } from "../http/endpoint.ts";
import { freshly, inBrowser } from "./endpoints.ts";
import { PersonName } from "./names.ts";
import type { Profile } from "./profile.ts";
import type { Tokens } from "./tokens.ts";

const Made = z.object({ token: z.string().describe("It is shown this once.") });

/** Programs: what they show. */
export const tokenEndpoints = (tokens: Tokens, profile: Profile): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/tokens",
    changesWays: true,
    noted: true,
    summary: "Makes a token for one's own programs: to look, or to play in one's name.",
    body: z.object({
      name: PersonName,
      scopes: z
        .array(z.enum(["read", "play"]))
        .min(1)
        .max(2),
    }),
    answer: Made,
    async run(asked) {
      const made = await tokens.make(freshly(asked).person, asked.body.name, asked.body.scopes);
      if (!made.ok) throw new Refused(made.error);
      return { token: made.value };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bots",
    changesWays: true,
    noted: true,
    summary: "Makes an account for a program, with its token. It sits in seats that are for programs.",
    body: z.object({ name: PersonName }),
    answer: Made,
    async run(asked) {
      const made = await tokens.makeBot(freshly(asked).person, asked.body.name);
      if (!made.ok) throw new Refused(made.error);
      return { token: made.value };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tokens/remove",
    noted: true,
    summary: "Takes a token away; its lines close, and a bot's account ends.",
    body: z.object({ id: z.string().max(22) }),
    answer: z.object({ done: z.literal(true) }),
    async run(asked) {
      const removed = await tokens.remove(inBrowser(asked).person.id, asked.body.id);
      if (!removed.ok) throw new Refused(removed.error);
      if (removed.value !== null) await profile.delete(removed.value);
      return { done: true as const };
    },
  }),
];
