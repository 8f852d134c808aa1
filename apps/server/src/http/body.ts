import { isObject, parseJson, type JsonLimits } from "@ara/kernel";
import type { FastifyInstance } from "fastify";

/** What a body may be long and deep. */
export const BODY: JsonLimits = { size: 64 * 1024, depth: 16 };

/** Whether every database keeps a text: PostgreSQL has none with a NUL in it. */
export const isKeepable = (text: string): boolean => !text.includes("\0");

/**
 * Bodies are JSON, as short and flat as any of ours, of texts that can be kept, and change nothing behind an object's back. Anything
 * else is refused.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    const read = parseJson(String(text), BODY);
    if (read.ok && isPlain(read.value)) done(null, read.value);
    else done(Object.assign(new Error("not a body"), { statusCode: 400 }), undefined);
  });
}

function isPlain(value: unknown): boolean {
  if (typeof value === "string") return isKeepable(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return !isObject(value) || (!Object.hasOwn(value, "__proto__") && Object.values(value).every(isPlain));
}
