import { refuse } from "@ara/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SESSION_DAYS, type Sessions } from "../people/sessions.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { Refused, type Endpoint } from "./endpoint.ts";

/** How a refusal is told to a browser; what is not named here is a conflict with how things stand. */
const STATUS: Readonly<Record<string, number>> = {
  "table.unknown": 404,
  "people.unknown": 401,
  "server.badRequest": 400,
};
const CONFLICT = 409;

const ID = /^[\w-]{22}$/;

export interface ApiOptions {
  readonly sessions: Sessions;
  /** Whether the site is reached by https. */
  readonly secure: boolean;
  /** Something failed that should not. */
  fault(what: string, where: string): void;
}

/** Serves a list of endpoints. State is changed by POST alone, with JSON, from our own pages. */
export function addEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: ApiOptions): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error instanceof Refused ? (STATUS[error.refusal.key] ?? CONFLICT) : (error.statusCode ?? 500);
    if (status >= 500) options.fault(error.message, `${request.method} ${request.routeOptions.url ?? ""}`);
    const fallback = refuse(status >= 500 ? "server.fault" : "server.badRequest");
    return reply.code(status).send({ refusal: error instanceof Refused ? error.refusal : fallback });
  });
  for (const one of endpoints)
    app.route({ method: one.method, url: one.path, handler: (request, reply) => answer(one, request, reply, options) });
}

async function answer(
  one: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, secure }: ApiOptions,
): Promise<unknown> {
  const { headers } = request;
  const { id = "" } = request.params as { readonly id?: string };
  if (one.path.includes(":id") && !ID.test(id)) throw new Refused(refuse("table.unknown"));
  const body = one.body?.safeParse(request.body);
  if (body && !body.success) throw new Refused(refuse("server.badRequest"));
  const token = readCookie(headers.cookie, secure);
  return one.run({
    body: body?.data,
    id,
    query: request.query as Record<string, unknown>,
    person: await sessions.whoShows(token),
    agent: headers["user-agent"] ?? "",
    token,
    showSession: (shown) =>
      void reply.header("set-cookie", writeCookie(shown ?? "", shown === null ? 0 : SESSION_DAYS * 86_400, secure)),
  });
}
