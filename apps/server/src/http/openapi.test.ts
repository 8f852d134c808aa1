import { expect, test } from "vitest";
import { z } from "zod";
import { checkAnswer } from "../testing/described.ts";
import { endpoint, rows } from "./endpoint.ts";
import { openApiOf } from "./openapi.ts";

const List = [
  endpoint({
    method: "POST",
    path: "/api/tables/:id/sit",
    scope: "play",
    summary: "Sits down.",
    body: z.object({ seat: z.int() }),
    answer: z.object({ done: z.literal(true) }),
    run: async () => ({ done: true as const }),
  }),
  rows({
    path: "/api/account/export",
    summary: "Everything.",
    file: "all.jsonl",
    answer: z.looseObject({ what: z.string() }),
    run: async () => (async function* () {})(),
  }),
];

test("the description has every endpoint with its body, its answer and what a token must allow", () => {
  expect(openApiOf(List)).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/api/tables/{id}/sit": {
        post: {
          parameters: [{ name: "id", in: "path" }],
          security: [{ session: [] }, { token: ["play"] }],
          requestBody: { content: { "application/json": { schema: { required: ["seat"] } } } },
          responses: { 200: { content: { "application/json": { schema: { required: ["done"] } } } } },
        },
      },
      "/api/account/export": {
        get: { security: [{ session: [] }], responses: { 200: { content: { "application/jsonl": {} } } } },
      },
    },
  });
});

test("an answer with a member too many, one too few, or from nowhere is noticed", async () => {
  const site = `data:application/json,${encodeURIComponent(JSON.stringify(openApiOf(List)))}#`;
  const path = "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/sit";
  await checkAnswer(site, "POST", path, 200, [{ done: true }]);
  await checkAnswer(site, "POST", path, 409, [{ refusal: { key: "lobby.taken", params: {} } }]);
  for (const wrong of [{ done: true, seed: "secret" }, {}, { done: false }])
    await expect(checkAnswer(site, "POST", path, 200, [wrong])).rejects.toThrow("not as described");
  await expect(checkAnswer(site, "POST", path, 409, [{}])).rejects.toThrow("not as described");
  await expect(checkAnswer(site, "GET", path, 200, [{}])).rejects.toThrow("not described");
});
