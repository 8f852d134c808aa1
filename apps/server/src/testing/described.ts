import { z } from "zod";

/** What the server says of itself, and whether its answers are as it says. */

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: object }>> }>>;
}

const documents = new Map<string, Promise<Described>>();
const schemas = new WeakMap<object, z.ZodType>();

function documentOf(site: string): Promise<Described> {
  const found =
    documents.get(site) ?? fetch(`${site}/api/openapi.json`).then((response) => response.json() as Promise<Described>);
  documents.set(site, found);
  return found;
}

function schemaOf(json: object): z.ZodType {
  const found = schemas.get(json) ?? z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0]);
  schemas.set(json, found);
  return found;
}

/** Fails where an answer is not what "/api/openapi.json" says. An answer of many lines is checked line by line. */
export async function checkAnswer(
  site: string,
  method: string,
  path: string,
  status: number,
  values: readonly unknown[],
): Promise<void> {
  // What is asked by whoever looks after servers is no part of the API.
  if (!/^\/(?:api|log)\//.test(path)) return;
  const { paths } = await documentOf(site);
  const name = path.replace(/\?.*/, "").replace(/^(\/(?:api|log)\/(?:tables|tournaments)\/)[^/]+/, "$1{id}");
  const operation = paths[name]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is answered (${status}) and not described`);
  const { content } = operation.responses[status === 200 ? "200" : "default"]!;
  const schema = schemaOf(Object.values(content)[0]!.schema);
  for (const value of values) {
    const read = schema.safeParse(value);
    if (!read.success)
      throw new Error(`${method} ${path}: ${JSON.stringify(value)} is not as described: ${read.error.message}`);
  }
}
