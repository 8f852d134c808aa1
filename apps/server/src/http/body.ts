import { isObject, parseJson, type JsonLimits } from "@ara/kernel";
import type { FastifyInstance } from "fastify";

/** What a body may be long and deep. */
export const BODY: JsonLimits = { size: 64 * 1024, depth: 16 };

/** Bodies are JSON, as short and flat as any of ours, and change nothing behind an object's back. Anything else is refused. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    const read = parseJson(String(text), BODY);
    if (read.ok && !hasPrototype(read.value)) done(null, read.value);
    else done(Object.assign(new Error("not a body"), { statusCode: 400 }), undefined);
  });
}

function hasPrototype(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPrototype);
  return isObject(value) && (Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototype));
}
