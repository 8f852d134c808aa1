import { LANGUAGES } from "@ara/kernel";
import { z } from "zod";
import { endpoint, known, orRefused, type Endpoint } from "../../http/endpoint.ts";
import type { Push } from "./push.ts";

const Address = z.string().max(500);
const Key = z.string().max(100);
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;

/** Browsers that want to be told when nobody looks at them. */
export const pushEndpoints = (push: Push): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/notices/push",
    summary: "The key with which a browser subscribes.",
    answer: z.object({ key: z.string() }),
    run: () => Promise.resolve({ key: push.publicKey }),
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/push",
    summary: "This browser wants to be told, until its session is over.",
    body: z.object({
      endpoint: Address,
      keys: z.object({ p256dh: Key, auth: Key }),
      language: z.enum(LANGUAGES),
    }),
    answer: Done,
    async run(asked) {
      orRefused(await push.subscribe(known(asked).id, asked.session!, asked.body));
      return done;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/push/remove",
    summary: "This browser wants to be told no more.",
    body: z.object({ endpoint: Address }),
    answer: Done,
    async run(asked) {
      await push.unsubscribe(known(asked).id, asked.body.endpoint);
      return done;
    },
  }),
];
