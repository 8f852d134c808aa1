import { z } from "zod";
import { endpoint, known, type Endpoint } from "../http/endpoint.ts";
import { Me } from "./endpoints.ts";
import type { MailLinks } from "./mail-links.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Sessions } from "./sessions.ts";

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

/** What somebody sees of himself. */
export const accountEndpoints = (sessions: Sessions, passkeys: Passkeys, links: MailLinks): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/account",
    summary: "Everything about one's own account.",
    answer: z.object({ me: Me, passkeys: z.array(Passkey), mail: z.string().nullable(), sessions: z.array(Session) }),
    async run(asked) {
      const me = known(asked);
      const own = await sessions.list(me.id);
      return {
        me,
        passkeys: await passkeys.list(me.id),
        mail: await links.addressOf(me.id),
        sessions: own.map((one) => ({ ...one, here: one.id === asked.session })),
      };
    },
  }),
];
