import { LANGUAGES, refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, orRefused, Refused, type Endpoint } from "../http/endpoint.ts";
import { freshly, WhoAmI } from "./endpoints.ts";
import type { MailLinks } from "./mail-links.ts";
import { PersonName } from "./names.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Sessions } from "./sessions.ts";

const Address = z.email().max(200);
const Lang = z.enum(LANGUAGES).default("en");
const Sent = z.object({ sent: z.literal(true) });

/** The way back by mail. */
export const mailEndpoints = (sessions: Sessions, passkeys: Passkeys, links: MailLinks): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/mail",
    noted: true,
    counted: "mail",
    summary: "Sends a link to an address; opened, it makes the address a way back. A guest is a member from then on.",
    body: z.object({ address: Address, name: PersonName.optional(), language: Lang }),
    answer: Sent,
    async run(asked) {
      const { person } = freshly(asked);
      const { address: mail, name, language } = asked.body;
      const wanted = { mail, language, origin: asked.origin, ...(name !== undefined && { name }) };
      orRefused(await links.askToAdd(person, wanted));
      return { sent: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/mail/remove",
    changesWays: true,
    noted: true,
    summary: "Forgets one's address, unless it is the only way back.",
    answer: z.object({ done: z.literal(true) }),
    async run(asked) {
      const { person } = freshly(asked);
      if ((await passkeys.list(person.id)).length === 0) throw new Refused(refuse("passkey.last"));
      await links.remove(person.id);
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/sign-in/mail",
    counted: "mail",
    summary: "Sends a link to sign in by. The answer is the same whether or not anybody has this address.",
    body: z.object({ address: Address, language: Lang }),
    answer: Sent,
    async run({ body: { address: mail, language }, origin }) {
      orRefused(links.askToComeBack({ mail, language, origin }));
      return { sent: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/sign-in/link",
    noted: true,
    counted: "signIn",
    summary: "Opens a link that came by mail; the browser is given a new session.",
    body: z.object({ token: z.string().length(43) }),
    answer: WhoAmI,
    async run({ person, token, body, agent, showSession }) {
      const found = await links.open(body.token, person);
      if (!found.ok) throw new Refused(found.error);
      if (await sessions.isBanned(found.value.id)) throw new Refused(refuse("people.banned"));
      showSession(await sessions.signIn(found.value.id, agent, token));
      return { me: found.value };
    },
  }),
];
