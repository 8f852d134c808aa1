import type { IncomingMessage } from "node:http";
import { availableParallelism } from "node:os";
import Fastify from "fastify";
import type { Pace } from "./bots/delay.ts";
import { BotPool } from "./bots/pool.ts";
import { Beats } from "./beats.ts";
import { addEndpoints } from "./http/api.ts";
import { readCookie } from "./http/cookie.ts";
import { listenAt, type Served } from "./http/listen.ts";
import { isFromElsewhere, isOurs } from "./http/names.ts";
import { siteOf } from "./http/site.ts";
import { Lines, type Rate } from "./line/line.ts";
import { peopleEndpoints } from "./people/endpoints.ts";
import { Sessions } from "./people/sessions.ts";
import { addOperation } from "./operation/endpoints.ts";
import { logTo, type LogLevel } from "./operation/log.ts";
import { Meters } from "./operation/meters.ts";
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
  /** How the site is reached from outside, where another program stands before this one: "https://ara.example". */
  readonly origin?: string;
  /** Takes a line of JSON. */
  readonly log?: (line: string) => void;
  readonly logLevel?: LogLevel;
  /** Who shows it sees the figures from elsewhere. */
  readonly metricsToken?: string | undefined;
  /** So many lines at once. */
  readonly mostLines?: number;
  /** How fast somebody may send; at a human pace, where it is not said. */
  readonly rate?: Rate;
  /** So many bots think at once. */
  readonly botThreads?: number;
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
  const { site, host, ports, database, world = realWorld, pace, origin, metricsToken } = options;
  const node = newId(world, 6);
  const log = logTo(options.log ?? (() => undefined), options.logLevel ?? "info", world);
  const meters = new Meters(world);
  const fault = (what: string, where: string, id = newId(world, 6)): void => {
    meters.fault();
    log.error("fault", { node, id, reason: what, where });
  };
  const store = await Store.open(engineOf(database, node), meters);
  const beats = new Beats(store, world, node);
  const down = await beats.begin();
  const bots = new BotPool(options.botThreads ?? Math.max(1, availableParallelism() - 1));
  const tables = new Tables({
    world,
    store,
    botsOf: (game) => bots.of(game),
    ...(pace && { pace }),
    ...(down && { down }),
    fault,
  });
  const sessions = new Sessions(store, world);
  const isForeign = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
    !isOurs(headers.host, host) || isFromElsewhere(headers.origin, headers.host);
  const lines = new Lines(
    tables,
    { isForeign, personOf: ({ headers }) => sessions.whoShows(readCookie(headers.cookie, false)) },
    world,
    {
      meters,
      failed: fault,
      ...(options.mostLines !== undefined && { most: options.mostLines }),
      ...(options.rate && { rate: options.rate }),
    },
  );
  meters.metrics.gauge("ara_tables_awake", "Games awake on this node.", () => tables.size);
  meters.metrics.gauge("ara_lines", "Lines open on this node.", () => lines.size);
  let isEnding = false;

  const app = Fastify({ bodyLimit: LONGEST_BODY, requestTimeout: 30_000 });
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/(?:api\/|metrics)/.test(request.url) && isForeign(request))
      await reply.code(403).send({ refusal: { key: "server.foreign", params: {} } });
    else if (isEnding && request.method !== "GET")
      await reply
        .code(503)
        .header("retry-after", "5")
        .send({ refusal: { key: "server.ending", params: {} } });
  });
  const endpoints = [...peopleEndpoints(sessions), ...tableEndpoints(new Lobby(store, world), tables)];
  addEndpoints(app, endpoints, { sessions, secure: false, fault });
  addOperation(app, {
    isReady: async () => !isEnding && (await answersSoon(store, world)),
    metrics: () => meters.metrics.text(),
    metricsToken,
    isBehind: origin !== undefined,
  });
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
    await beats.end();
    await store.close();
    bots.close();
    throw error;
  }
  log.info("started", { node, port: served.port, database: database.replace(/[?].*$/, "") });
  return {
    port: served.port,
    async close() {
      // Nothing new begins; whoever is here is told to come back; what is under way is kept.
      isEnding = true;
      log.info("ending", { node, lines: lines.size, tables: tables.size });
      await lines.close();
      await tables.close();
      await served.close();
      await app.close();
      bots.close();
      await beats.end();
      await store.close();
      log.info("ended", { node });
    },
  };
}

/** A database that does not answer in so long cannot serve anybody. */
const SOON = 2000;

async function answersSoon(store: Store, world: World): Promise<boolean> {
  let callOff = (): void => undefined;
  const late = new Promise<boolean>((resolve) => (callOff = world.after(SOON, () => resolve(false))));
  const answers = await Promise.race([store.answers(), late]);
  callOff();
  return answers;
}
