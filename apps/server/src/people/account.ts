import { z } from "zod";
import { endpoint, known, type Endpoint } from "../http/endpoint.ts";
import { Me } from "./endpoints.ts";
import type { MailLinks } from "./mail-links.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Sessions } from "./sessions.ts";
import { SCOPES, type Tokens } from "./tokens.ts";

const Passkey = z.object({
  id: z.string(),
  agent: z.string(),
  synced: z.boolean(),
  created: z.number(),
  used: z.number().nullable(),
});

const Session = z.object({
  id: z.string(),
  agent: z.string(),
  created: z.number(),
  seen: z.number(),
  here: z.boolean(),
});

const Token = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)).readonly(),
  created: z.number(),
  used: z.number().nullable(),
});

/** What somebody sees of himself. */
export const accountEndpoints = (
  sessions: Sessions,
  passkeys: Passkeys,
  links: MailLinks,
  tokens: Tokens,
): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/account",
    summary: "Everything about one's own account.",
    answer: z.object({
      me: Me,
      passkeys: z.array(Passkey),
      mail: z.string().nullable(),
      sessions: z.array(Session),
      tokens: z.array(Token),
    }),
    async run(asked) {
      const me = known(asked);
      const own = await sessions.list(me.id);
      return {
        me,
        passkeys: await passkeys.list(me.id),
        mail: await links.addressOf(me.id),
        tokens: await tokens.list(me.id),
        sessions: own.map((one) => ({ ...one, here: one.id === asked.session })),
      };
    },
  }),
];
