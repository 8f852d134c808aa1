import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const REFUSAL = {
  type: "object",
  required: ["refusal"],
  properties: {
    refusal: {
      type: "object",
      required: ["key", "params"],
      properties: { key: { type: "string" }, params: { type: "object" } },
    },
  },
} as const;

const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });
const schemaOf = (type: z.ZodType, io: "input" | "output"): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, target: "draft-2020-12" });
  return schema;
};

/** Everything that is asked by HTTP, described for programs: made of the list that is served. */
export function openApiOf(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, summary, body, answer, file, scope } of endpoints) {
    const parameters = path.includes(":id")
      ? [{ name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22}$" } }]
      : [];
    const name = path.replace(":id", "{id}");
    paths[name] = {
      ...paths[name],
      [method.toLowerCase()]: {
        summary,
        parameters,
        security: scope === undefined ? [{ session: [] }] : [{ session: [] }, { token: [scope] }],
        ...(body && { requestBody: { required: true, ...content("application/json", schemaOf(body, "input")) } }),
        responses: {
          200: {
            description: file === undefined ? "Done." : "A value on each line.",
            ...content(file === undefined ? "application/json" : "application/jsonl", schemaOf(answer, "output")),
          },
          default: { description: "Not done, with the reason.", ...content("application/json", REFUSAL) },
        },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ara Pacis",
      version: "1",
      description:
        "What is asked by HTTP. A game itself is played over a line: /line/{id}, a WebSocket; see docs/api.md.",
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "ara" },
        token: { type: "http", scheme: "bearer", bearerFormat: "ara_…" },
      },
    },
  };
}
