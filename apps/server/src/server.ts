import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import Fastify from "fastify";
import type { Pace } from "./bots/delay.ts";
import { BotPool } from "./bots/pool.ts";
import { afterwardsEndpoints } from "./afterwards/endpoints.ts";
import { History } from "./afterwards/history.ts";
import { Ratings } from "./afterwards/ratings.ts";
import { Beats } from "./beats.ts";
import { Hall } from "./hall/hall.ts";
import { addEndpoints } from "./http/api.ts";
import { readCookie } from "./http/cookie.ts";
import { listenAt, type Served } from "./http/listen.ts";
import { isFromElsewhere, isOurs } from "./http/names.ts";
import { siteOf } from "./http/site.ts";
import { Jobs } from "./jobs/jobs.ts";
import { Lines } from "./line/line.ts";
import type { Channel } from "./notices/channel.ts";
import { noticeEndpoints } from "./notices/endpoints.ts";
import { Notices } from "./notices/notices.ts";
import { webhook } from "./notices/webhook.ts";
import { peopleEndpoints } from "./people/endpoints.ts";
import { Sessions } from "./people/sessions.ts";
import { realWorld } from "./real-world.ts";
import { postgresEngine } from "./store/postgres/engine.ts";
import { sqliteEngine } from "./store/sqlite/engine.ts";
import { Store, type Engine } from "./store/store.ts";
import { tableEndpoints } from "./tables/endpoints.ts";
import { Lobby } from "./tables/lobby.ts";
import { Tables } from "./tables/tables.ts";
import { newId, type World } from "./world.ts";

export interface ServerOptions {
  /** The folder of the built client. */
  readonly site: string;
  readonly host: string;
  /** The first of these that is free. */
  readonly ports: readonly number[];
  /** A file, or "postgres://…". */
  readonly database: string;
  readonly world?: World;
  /** How fast bots answer; by who sits at the table, where it is not said. */
  readonly pace?: Pace;
  readonly log?: (line: string) => void;
  /** How people can be told something, beside the page: by webhook, where nothing else is said. */
  readonly channels?: readonly Channel[];
}

export interface Server {
  readonly port: number;
  close(): Promise<void>;
}

/** What a body may be long. */
const LONGEST_BODY = 64 * 1024;

const engineOf = (database: string, node: string): Engine =>
  /^postgres(?:ql)?:/.test(database) ? postgresEngine(database, node) : sqliteEngine(database);

/** The whole server: the client's files, the API and the lines to the tables, on one port. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const {
    site,
    host,
    ports,
    database,
    world = realWorld,
    pace,
    log = () => undefined,
    channels = [webhook()],
  } = options;
  const node = newId(world, 6);
  const store = await Store.open(engineOf(database, node));
  const beats = new Beats(store, world, node);
  const down = await beats.begin();
  const bots = new BotPool(Math.max(1, availableParallelism() - 1));
  const fault = (what: string, where: string): void => log(JSON.stringify({ level: "error", what, table: where }));
  const jobs = new Jobs(store, world, fault);
  const notices = new Notices(store, world, jobs, channels);
  const ratings = new Ratings(store, world, jobs);
  await ratings.lookForEnded();
  const tables = new Tables({
    world,
    store,
    botsOf: (game) => bots.of(game),
    ...(pace && { pace }),
    ...(down && { down }),
    fault,
    turned: (turn) => void notices.turned(turn).catch((error: unknown) => fault(String(error), turn.game)),
    ended: (game) => void ratings.ended(game).catch((error: unknown) => fault(String(error), game)),
  });
  const sessions = new Sessions(store, world);
  const isForeign = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
    !isOurs(headers.host, host) || isFromElsewhere(headers.origin, headers.host);
  const lobby = new Lobby(store, world);
  const hall = new Hall(lobby, notices, store, world);
  const lines = new Lines(
    tables,
    hall,
    { isForeign, personOf: ({ headers }) => sessions.whoShows(readCookie(headers.cookie, false)) },
    world,
  );

  const app = Fastify({ bodyLimit: LONGEST_BODY, requestTimeout: 30_000 });
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/") && isForeign(request))
      await reply.code(403).send({ refusal: { key: "server.foreign", params: {} } });
  });
  const endpoints = [
    ...peopleEndpoints(sessions),
    ...tableEndpoints(lobby, tables),
    ...noticeEndpoints(notices),
    ...afterwardsEndpoints(new History(store), ratings),
  ];
  addEndpoints(app, endpoints, { sessions, secure: false });
  app.get("/health", (_request, reply) => void reply.send({ ok: true }));
  const answer = siteOf(site, host);
  app.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
  await app.ready();

  let served: Served;
  try {
    served = await listenAt(host, ports, {
      request: (request, response) => app.routing(request, response),
      upgrade: (request, socket, head) => lines.upgrade(request, socket, head),
    });
  } catch (error) {
    await tables.close();
    await jobs.close();
    await beats.end();
    await store.close();
    bots.close();
    throw error;
  }
  return {
    port: served.port,
    async close() {
      lines.close();
      hall.close();
      await tables.close();
      await jobs.close();
      await served.close();
      await app.close();
      bots.close();
      await beats.end();
      await store.close();
    },
  };
}
