import { Readable } from "node:stream";
import { LANGUAGES, refuse, type Language } from "@ara/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "../operation/log.ts";
import { newId, type World } from "../world.ts";
import { SESSION_DAYS, type Person, type Sessions } from "../people/sessions.ts";
import { allows, type Program, type Tokens } from "../people/tokens.ts";
import { isKeepable } from "./body.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { Refused, type Endpoint } from "./endpoint.ts";
import { addressOf, type Limits } from "./limits.ts";
import type { Names } from "./names.ts";

/** How a refusal is told to a browser; what is not named here is a conflict with how things stand. */
const STATUS: Readonly<Record<string, number>> = {
  "table.unknown": 404,
  "tournament.unknown": 404,
  "people.unknown": 401,
  "token.bad": 401,
  "token.scope": 403,
  "people.proveAgain": 403,
  "people.banned": 403,
  "moderation.notYours": 403,
  "server.unknown": 404,
  "server.notJson": 415,
  "server.tooFast": 429,
  "server.badRequest": 400,
};
const CONFLICT = 409;
const TOO_FAST = 429;
/** So many members that cannot be read are named. */
const MOST_NAMED = 5;
/** Who is refused so is written down: somebody may be trying doors. So is whoever is refused what is written down when it is done. */
const NOTED: readonly number[] = [400, 401, 403, 415, TOO_FAST];

const ID = /^[\w-]{22}$/;

export interface ApiOptions {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly names: Names;
  readonly limits: Limits;
  readonly world: World;
  /** Tells somebody that the ways into his account were changed; `before` is the address he had. */
  readonly tellChanged: (person: string, origin: string, language: Language, before: string | null) => void;
  readonly mailOf: (person: string) => Promise<string | null>;
  /** Writes something down for those who run the server. It is told no secret. */
  readonly log: Log;
  /** Something failed that should not; whoever asked is told this id. */
  fault(what: string, where: string, id: string): void;
}

/** Serves a list of endpoints. State is changed by POST alone, with JSON, from our own pages. */
export function addEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], options: ApiOptions): void {
  const { log, world } = options;
  const notedPaths = new Set(endpoints.filter(({ noted }) => noted).map(({ path }) => path));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const path = request.routeOptions.url ?? "";
    if (error instanceof Refused) {
      const { refusal } = error;
      const status = STATUS[refusal.key] ?? CONFLICT;
      if (NOTED.includes(status) || notedPaths.has(path))
        log.warn(refusal.key, { path, person: asking.get(request) ?? null });
      if (status === TOO_FAST) void reply.header("retry-after", String(refusal.params["seconds"]));
      return reply.code(status).send({ refusal });
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) {
      log.warn("server.badRequest", { path, status: statusCode });
      return reply.code(statusCode).send({ refusal: refuse("server.badRequest") });
    }
    const fault = newId(world, 6);
    options.fault(error.message, `${request.method} ${path}`, fault);
    return reply.code(statusCode).send({ refusal: refuse("server.fault", { fault }) });
  });
  for (const one of endpoints)
    app.route({ method: one.method, url: one.path, handler: (request, reply) => answer(one, request, reply, options) });
}

/** Who asks, as soon as that is known. */
const asking = new WeakMap<FastifyRequest, string>();

async function answer(
  one: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, tokens, names, limits, log, tellChanged, mailOf }: ApiOptions,
): Promise<unknown> {
  const { headers } = request;
  const address = addressOf(request.raw, names.secure);
  if (address !== undefined) {
    count(limits.wait("address", address));
    if (one.counted !== undefined) count(limits.wait(one.counted === "table" ? "tables" : one.counted, address));
  }
  // A form of another site cannot send this: a browser asks us first, and we do not answer.
  if (one.method === "POST" && !/^application\/json\b/i.test(headers["content-type"] ?? ""))
    throw new Refused(refuse("server.notJson"));
  if (Object.values(request.query as object).some((said) => !isKeepable(String(said))))
    throw new Refused(refuse("server.badRequest"));
  const { id = "" } = request.params as { readonly id?: string };
  if (one.path.includes(":id") && !ID.test(id)) throw new Refused(refuse("table.unknown"));
  const { secure } = names;
  const { authorization } = headers;
  const token = authorization === undefined ? readCookie(headers.cookie, secure) : undefined;
  const who =
    authorization === undefined ? await sessions.whoShows(token) : programOf(one, await tokens.whoShows(authorization));
  if (who) asking.set(request, who.person.id);
  if (who && address !== undefined) {
    count(limits.wait("account", who.person.id));
    if (one.counted === "table") count(limits.wait("table", who.person.id));
  }
  const body = one.body?.safeParse(request.body);
  // Which members it is about, by the names the list of calls gives them: whoever writes a program looks there.
  if (body && !body.success) {
    const at = [...new Set(body.error.issues.map(({ path }) => path.join(".")))].slice(0, MOST_NAMED).join(", ");
    throw new Refused(refuse("server.badRequest", at === "" ? {} : { at }));
  }
  const before = one.changesWays && who ? await mailOf(who.person.id) : null;
  const found = await one.run({
    body: body?.data,
    id,
    query: request.query as Record<string, unknown>,
    person: who?.person,
    session: who?.session,
    isFresh: who?.isFresh ?? false,
    origin: names.originOf(request),
    agent: headers["user-agent"] ?? "",
    token,
    showSession: (shown) =>
      void reply.header("set-cookie", writeCookie(shown ?? "", shown === null ? 0 : SESSION_DAYS * 86_400, secure)),
  });
  if (one.changesWays && who)
    tellChanged(who.person.id, names.originOf(request), languageOf(headers["accept-language"]), before);
  if (one.noted) {
    // Whoever signs in was nobody before.
    const { me } = found as { readonly me?: Person | null };
    log.info(one.path, { person: who?.person.id ?? me?.id ?? null });
  }
  if (one.file === undefined) return found;
  void reply.type("application/jsonl").header("content-disposition", `attachment; filename="${one.file}"`);
  return Readable.from(linesOf(found as AsyncIterable<unknown>));
}

/** The first language of ours that a browser asks for. */
const languageOf = (accepted = ""): Language =>
  accepted
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? "en";

function count(seconds: number): void {
  if (seconds > 0) throw new Refused(refuse("server.tooFast", { seconds }));
}

/** A program does what its token allows, and nothing else in anybody's name. */
function programOf({ scope }: Endpoint, program: Program | undefined): Program {
  if (!program) throw new Refused(refuse("token.bad"));
  if (scope === undefined || !allows(program, scope)) throw new Refused(refuse("token.scope"));
  return program;
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
