import { LANGUAGES, refuse } from "@ara/kernel";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { endpoint, known, Refused, type Endpoint } from "../../http/endpoint.ts";
import type { Mails } from "./mails.ts";

const Rhythm = z.enum(["now", "daily"]);
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;

/** How somebody is told by mail, and how that ends. */
export const mailNoticeEndpoints = (mails: Mails): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/notices/mail",
    summary: "How often one is told by mail, and whether there is an address.",
    answer: z.object({ rhythm: Rhythm.nullable(), address: z.boolean() }),
    run: (asked) => mails.choiceOf(known(asked).id),
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/mail",
    summary: "Chooses how often one is told by mail: at once, or once a day at an hour (of UTC).",
    body: z.object({ rhythm: Rhythm, hour: z.int().min(0).max(23), language: z.enum(LANGUAGES) }),
    answer: Done,
    async run(asked) {
      await mails.choose(known(asked).id, asked.body, asked.origin);
      return done;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/stop",
    summary: "Ends the mails of whoever was sent this token.",
    counted: "mail",
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
    async run({ body }) {
      if (!(await mails.stop(body.token))) throw new Refused(refuse("mail.late"));
      return done;
    },
  }),
];

/** What a program for mails calls when somebody presses its button (RFC 8058): a form, from nowhere, with nothing in it. */
export function addOneClick(app: FastifyInstance, mails: Mails): void {
  void app.register((own, _options, ready) => {
    own.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/,
      (_request, payload, read) => {
        payload.resume();
        payload.once("end", () => read(null, undefined));
      },
    );
    own.post("/stop-mails", async ({ query }, reply) => {
      const { token } = query as { readonly token?: unknown };
      const isKnown = typeof token === "string" && (await mails.stop(token));
      return reply.code(isKnown ? 200 : 404).send();
    });
    ready();
  });
}
