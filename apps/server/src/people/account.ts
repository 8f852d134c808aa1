import { z } from "zod";
import { endpoint, known, type Endpoint } from "../http/endpoint.ts";
import { Me } from "./endpoints.ts";
import type { MailLinks } from "./mail-links.ts";
import type { Passkeys } from "./passkeys.ts";

const Passkey = z.object({
  id: z.string(),
  agent: z.string(),
  synced: z.boolean(),
  created: z.number(),
  used: z.number().nullable(),
});

/** What somebody sees of himself. */
export const accountEndpoints = (passkeys: Passkeys, links: MailLinks): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/account",
    summary: "Everything about one's own account.",
    answer: z.object({ me: Me, passkeys: z.array(Passkey), mail: z.string().nullable() }),
    async run(asked) {
      const me = known(asked);
      return { me, passkeys: await passkeys.list(me.id), mail: await links.addressOf(me.id) };
    },
  }),
];
