import { z } from "zod";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import type { Sessions } from "./sessions.ts";

const Name = z.string().trim().min(1).max(40);
const Me = z.object({ id: z.string(), name: z.string(), kind: z.enum(["guest", "member"]) });
const WhoAmI = z.object({ me: Me.nullable() });

/** Who somebody is. */
export const peopleEndpoints = (sessions: Sessions): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/me",
    summary: "Says who is asking, as far as the server knows.",
    answer: WhoAmI,
    run: async ({ person }) => ({ me: person ?? null }),
  }),
  endpoint({
    method: "POST",
    path: "/api/guest",
    summary: "Begins a session under a name, for whoever has none; nothing else is asked.",
    body: z.object({ name: Name }),
    answer: WhoAmI,
    async run({ person, body, agent, showSession }) {
      if (person) return { me: person };
      const { person: me, token } = await sessions.newGuest(body.name, agent);
      showSession(token);
      return { me };
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
