import { refuse } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, Refused, type Asked, type Endpoint } from "../http/endpoint.ts";
import { PersonName } from "./names.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Person, Sessions } from "./sessions.ts";

export const Me = z.object({ id: z.string(), name: z.string(), kind: z.enum(["guest", "member", "bot"]) });
export const WhoAmI = z.object({ me: Me.nullable() });

/** Who somebody is. */
export const peopleEndpoints = (
  sessions: Sessions,
  isMailOn: boolean,
  isModerator: (person: Person) => boolean = () => false,
): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/me",
    scope: "read",
    summary: "Says who is asking, as far as the server knows.",
    answer: WhoAmI.extend({
      mail: z.boolean().describe("Whether this server sends mails."),
      moderator: z.boolean().describe("Whether whoever asks looks after what is said here."),
    }),
    run: async ({ person }) => ({
      me: person ?? null,
      mail: isMailOn,
      moderator: person !== undefined && isModerator(person),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/api/guest",
    counted: "guest",
    summary: "Begins a session under a name, for whoever has none; nothing else is asked.",
    body: z.object({ name: PersonName }),
    answer: WhoAmI,
    async run({ person, body, agent, showSession }) {
      if (person) return { me: person };
      const made = await sessions.newGuest(body.name, agent);
      if (!made.ok) throw new Refused(made.error);
      showSession(made.value.token);
      return { me: made.value.person };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/leave",
    summary: "Ends the session of this browser.",
    answer: WhoAmI,
    async run({ token, showSession }) {
      if (token !== undefined) await sessions.end(token);
      showSession(null);
      return { me: null };
    },
  }),
];

/** What a browser says of a key. What stands in it is read where the signature is checked. */
const Signed = z.object({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(40).optional(),
});
const Options = z.object({ options: z.unknown() });

/** Keys: added, shown, taken away. */
export const passkeyEndpoints = (
  sessions: Sessions,
  passkeys: Passkeys,
  hasOtherWay: (person: Person) => Promise<boolean>,
): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/passkeys/options",
    summary: "What a browser needs to make a passkey; a guest says under which name he will be a member.",
    body: z.object({ name: PersonName.optional() }),
    answer: Options,
    async run(asked) {
      const { person, token } = freshly(asked);
      const made = await passkeys.optionsToAdd(person, asked.body.name ?? person.name, token, asked.origin);
      if (!made.ok) throw new Refused(made.error);
      return { options: made.value };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/passkeys",
    changesWays: true,
    noted: true,
    summary: "Adds a passkey that a browser has made. A guest is a member from then on.",
    body: z.object({ name: PersonName.optional(), response: Signed }),
    answer: WhoAmI,
    async run(asked) {
      const { person, token } = freshly(asked);
      const { name = person.name, response } = asked.body;
      orRefused(await passkeys.add(person, name, token, asked.origin, response, asked.agent));
      const next = await sessions.renew(token);
      asked.showSession(next);
      return { me: (await sessions.whoShows(next))?.person ?? null };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/passkeys/remove",
    changesWays: true,
    noted: true,
    summary: "Takes a passkey away, unless it is the only way back.",
    body: z.object({ id: z.string().max(1400) }),
    answer: z.object({ done: z.literal(true) }),
    async run(asked) {
      const { person } = freshly(asked);
      orRefused(await passkeys.remove(person.id, asked.body.id, await hasOtherWay(person)));
      return { done: true as const };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/sign-in/options",
    summary: "What a browser needs to show a passkey.",
    answer: Options,
    async run({ person, token, agent, origin, showSession }) {
      const own = person && token !== undefined ? token : await sessions.beginNobody(agent);
      if (own !== token) showSession(own);
      return { options: await passkeys.optionsToSignIn(own, origin) };
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/sign-in",
    noted: true,
    counted: "signIn",
    summary: "Signs in with a passkey; the browser is given a new session.",
    body: z.object({ response: Signed }),
    answer: WhoAmI,
    async run({ token, body, agent, origin, showSession }) {
      if (token === undefined) throw new Refused(refuse("passkey.late"));
      const found = await passkeys.signIn(token, origin, body.response);
      if (!found.ok) throw new Refused(found.error);
      if (await sessions.isBanned(found.value.id)) throw new Refused(refuse("people.banned"));
      showSession(await sessions.signIn(found.value.id, agent, token));
      return { me: found.value };
    },
  }),
];

/** Somebody at a browser of ours, not a program that speaks for him. */
export function inBrowser(asked: Asked<unknown>): { readonly person: Person; readonly token: string } {
  const person = known(asked);
  if (asked.token === undefined) throw new Refused(refuse("people.unknown"));
  return { person, token: asked.token };
}

/** The same, for what nobody is to do who only found a browser open: a member has shown who he is not long ago. */
export function freshly(asked: Asked<unknown>): { readonly person: Person; readonly token: string } {
  const found = inBrowser(asked);
  if (found.person.kind === "member" && !asked.isFresh) throw new Refused(refuse("people.proveAgain"));
  return found;
}
