import { availableParallelism } from "node:os";
import { refuse } from "@ara/kernel";
import Fastify from "fastify";
import type { Pace } from "./bots/delay.ts";
import { BotPool } from "./bots/pool.ts";
import { afterwardsEndpoints } from "./afterwards/endpoints.ts";
import { History } from "./afterwards/history.ts";
import { Ratings } from "./afterwards/ratings.ts";
import { Beats } from "./beats.ts";
import { Dealing } from "./fair/dealing.ts";
import { fairEndpoints } from "./fair/endpoints.ts";
import { PublicLog } from "./fair/log.ts";
import { ServerKey } from "./fair/server-key.ts";
import { addTiles } from "./fair/tiles.ts";
import { consentEndpoints } from "./consent/endpoints.ts";
import { Offers } from "./consent/offers.ts";
import { Rematch } from "./consent/rematch.ts";
import { Takeover } from "./consent/takeover.ts";
import { Chat } from "./chat/chat.ts";
import { chatEndpoints } from "./chat/endpoints.ts";
import { Hall } from "./hall/hall.ts";
import { addEndpoints } from "./http/api.ts";
import { BODY, readJsonOnly } from "./http/body.ts";
import { readCookie } from "./http/cookie.ts";
import { addressOf, Limits } from "./http/limits.ts";
import { listenAt, type Listening } from "./http/listen.ts";
import { isOdd, Names } from "./http/names.ts";
import { openApiOf } from "./http/openapi.ts";
import { API_SECURITY, httpsOnly, type HttpsFor } from "./http/security.ts";
import { siteOf } from "./http/site.ts";
import { Jobs } from "./jobs/jobs.ts";
import { Lines, type Rate } from "./line/line.ts";
import type { Channel } from "./notices/channel.ts";
import { noticeEndpoints } from "./notices/endpoints.ts";
import { Notices } from "./notices/notices.ts";
import { Occasions } from "./notices/occasions.ts";
import type { Net } from "./notices/calling.ts";
import { moderationEndpoints } from "./moderation/endpoints.ts";
import { Moderation } from "./moderation/moderation.ts";
import { addOneClick, mailNoticeEndpoints } from "./notices/mail/endpoints.ts";
import { Mails } from "./notices/mail/mails.ts";
import { pushEndpoints } from "./notices/push/endpoints.ts";
import { Push } from "./notices/push/push.ts";
import { webhook } from "./notices/webhook.ts";
import { addOperation } from "./operation/endpoints.ts";
import { logTo, type LogLevel } from "./operation/log.ts";
import { Meters } from "./operation/meters.ts";
import { accountEndpoints } from "./people/account.ts";
import { Blocks } from "./people/blocks.ts";
import { passkeyEndpoints, peopleEndpoints } from "./people/endpoints.ts";
import { mailEndpoints } from "./people/mail-endpoints.ts";
import { MailLinks } from "./people/mail-links.ts";
import type { Mailer } from "./people/mailer.ts";
import { Passkeys } from "./people/passkeys.ts";
import { profileEndpoints } from "./people/profile-endpoints.ts";
import { Profile } from "./people/profile.ts";
import { Sessions } from "./people/sessions.ts";
import { tokenEndpoints } from "./people/token-endpoints.ts";
import { allows, Tokens } from "./people/tokens.ts";
import { realWorld } from "./real-world.ts";
import { engineOf } from "./store/engines.ts";
import { Store } from "./store/store.ts";
import { tableEndpoints } from "./tables/endpoints.ts";
import { Abandoned } from "./tables/abandoned.ts";
import { Lobby } from "./tables/lobby.ts";
import { Tables } from "./tables/tables.ts";
import { tournamentEndpoints } from "./tournaments/endpoints.ts";
import { TournamentBoard } from "./tournaments/facts.ts";
import { Tournaments } from "./tournaments/tournaments.ts";
import { vacationEndpoints } from "./vacation/endpoints.ts";
import { Vacations } from "./vacation/vacations.ts";
import { newId, type World } from "./world.ts";

export interface ServerOptions {
  /** The folder of the built client. */
  readonly site: string;
  readonly host: string;
  /** How the site is reached from outside, where another program stands before this one: "https://ara.example". */
  readonly origin?: string;
  /** The first of these that is free. */
  readonly ports: readonly number[];
  /** A file, or "postgres://…". */
  readonly database: string;
  readonly world?: World;
  /** How fast bots answer; by who sits at the table, where it is not said. */
  readonly pace?: Pace;
  /** How mails are sent; without it none are. */
  readonly mailer?: Mailer;
  /** How people can be told something, beside the page: by webhook, push and (with a mailer) mail, where nothing else is said. */
  readonly channels?: readonly Channel[];
  /** What a test puts in the place of the net. */
  readonly net?: Net;
  /** Takes a line of JSON. */
  readonly log?: (line: string) => void;
  readonly logLevel?: LogLevel;
  /** Who shows it sees the figures from elsewhere. */
  readonly metricsToken?: string | undefined;
  /** So many lines at once. */
  readonly mostLines?: number;
  /** How fast somebody may send; at a human pace, where it is not said. */
  readonly rate?: Rate;
  /** Names of members who look after what is said. */
  readonly moderators?: readonly string[];
  /** So many bots think at once. */
  readonly botThreads?: number;
  /** Names of servers that may be called for webhooks and push messages; any that is public, where it is not said. */
  readonly calls?: readonly string[];
  /** Where the site is reached by https: for how much of its name browsers are told to use nothing else. */
  readonly httpsFor?: HttpsFor;
}

export interface Server {
  readonly port: number;
  close(): Promise<void>;
}

/** Whoever looks after servers asks for these by whatever name he has for them. */
const PROBES: readonly string[] = ["/health", "/ready"];

/** The whole server: the client's files, the API and the lines to the tables, on one port. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { site, host, origin, ports, database, world = realWorld, pace, mailer, metricsToken } = options;
  const names = new Names(host, origin);
  const node = newId(world, 6);
  const log = logTo(options.log ?? (() => undefined), options.logLevel ?? "info", world, { node });
  const meters = new Meters(world);
  let isClosed = false;
  const fault = (what: string, where: string, id = newId(world, 6)): void => {
    // What was under way when the database was closed was told to nobody, and fails for no other reason.
    if (isClosed) return;
    meters.fault();
    log.error("fault", { id, reason: what, where });
  };
  const store = await Store.open(engineOf(database, node), meters);
  const beats = new Beats(store, world, node);
  const down = await beats.begin();
  const bots = new BotPool(options.botThreads ?? Math.max(1, availableParallelism() - 1));
  const key = await ServerKey.of(store, world);
  const jobs = new Jobs(store, world, fault);
  const net: Net = { ...options.net, ...(options.calls && { only: options.calls }) };
  const push = await Push.of(store, world, origin ?? "https://localhost", net);
  const mails = mailer && new Mails(store, world, jobs, mailer);
  const channels = [webhook(net), push, ...(mails ? [mails] : [])];
  const notices = new Notices(store, world, jobs, options.channels ?? channels);
  const chat = new Chat(store, world);
  const blocks = new Blocks(store, world, (table) => chat.lastSaid(table));
  const occasions = new Occasions(store, world, jobs, notices, blocks);
  const noted = (work: Promise<void>, game: string): void =>
    void work.catch((error: unknown) => fault(String(error), game));
  const ratings = new Ratings(store, world, jobs);
  await ratings.lookForEnded();
  const tables = new Tables({
    world,
    store,
    key,
    botsOf: (game) => bots.of(game),
    ...(pace && { pace }),
    ...(down && { down }),
    fault,
    turned: (turn) => noted(notices.turned(turn), turn.game),
    ended: (game, result) => noted(ratings.ended(game, result), game),
    left: (left, free) => noted(occasions.left(left, free), left.game),
  });
  const abandoned = new Abandoned({ store, world, jobs, tables, notices, fault });
  await abandoned.start();
  const sessions = new Sessions(store, world, options.moderators);
  const tokens = new Tokens(store, world, sessions);
  const passkeys = new Passkeys(store, world, sessions);
  const links = new MailLinks(store, world, sessions, mailer, (what) => fault(what, "mail"));
  const profile = new Profile(store, world, sessions, (game, person) => tables.goAway(game, person));
  const dealing = new Dealing(store, world, key);
  dealing.onWaiting((game) => noted(occasions.dealing(game), game));
  dealing.start();
  const publicLog = new PublicLog(store, world, key);
  publicLog.start();
  const lobby = new Lobby(store, world, dealing, blocks);
  const tournaments = new Tournaments(store, world, jobs, dealing, tables, blocks);
  ratings.onSettled((game) => tournaments.settled(game));
  tournaments.onMade((game) => notices.keptFor(game));
  await tournaments.lookAtRunning();
  const board = new TournamentBoard(store);
  const moderation = new Moderation(store, world, sessions, tables, options.moderators ?? []);
  const hall = new Hall(lobby, notices, store, world, board);
  const limits = new Limits(world);
  const lines = new Lines(
    tables,
    hall,
    {
      isForeign: (request) => names.isForeign(request),
      addressOf: (request) => addressOf(request, names.secure),
      isTooOften: (address) => limits.wait("line", address) > 0,
      isThere: async (session) => (await sessions.isThere(session)) || (await tokens.isThere(session)),
      async whoIs({ headers: { authorization, cookie } }) {
        if (authorization === undefined) {
          const known = await sessions.whoShows(readCookie(cookie, names.secure));
          return known && { ...known, plays: true };
        }
        const program = await tokens.whoShows(authorization);
        return program ? { ...program, plays: allows(program, "play") } : "refused";
      },
    },
    world,
    {
      meters,
      failed: fault,
      note: (what, person) => log.warn(what, { path: "/line", person }),
      ...(options.mostLines !== undefined && { most: options.mostLines }),
      ...(options.rate && { rate: options.rate }),
    },
  );
  meters.metrics.gauge("ara_tables_awake", "Games awake on this node.", () => tables.size);
  meters.metrics.gauge("ara_lines", "Lines open on this node.", () => lines.size);
  let isEnding = false;

  sessions.onEnded((ended) => lines.endSessions(ended));
  sessions.onEnded((ended) => void push.sessionsEnded(ended).catch((error: unknown) => fault(String(error), "push")));
  const app = Fastify({ bodyLimit: BODY.size });
  readJsonOnly(app);
  const strict = names.secure ? httpsOnly(options.httpsFor ?? "site") : {};
  const told = { ...API_SECURITY, ...strict };
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(told);
    // By what was found, not by how it was written: there are many ways to write an address.
    const isAsked = !request.is404 && !PROBES.includes(request.routeOptions.url ?? "");
    if (isAsked && names.isForeign(request)) {
      log.warn("server.foreign", { path: request.routeOptions.url });
      await reply.code(403).send({ refusal: refuse("server.foreign") });
    } else if (isEnding && request.method !== "GET")
      await reply
        .code(503)
        .header("retry-after", "5")
        .send({ refusal: refuse("server.ending") });
  });
  const endpoints = [
    ...peopleEndpoints(sessions, links.isOn, (person) => moderation.isModerator(person)),
    ...passkeyEndpoints(sessions, passkeys, async ({ id }) => links.isOn && (await links.addressOf(id)) !== null),
    ...mailEndpoints(sessions, passkeys, links),
    ...accountEndpoints(sessions, passkeys, links, tokens),
    ...profileEndpoints(sessions, profile, blocks),
    ...tokenEndpoints(tokens, profile),
    ...tableEndpoints(lobby, tables),
    ...fairEndpoints(dealing, publicLog),
    ...chatEndpoints(chat),
    ...consentEndpoints(
      new Offers(store, world, tables, (game, offer) => noted(occasions.offered(game, offer), game)),
      new Rematch(store, world, lobby),
      new Takeover(store, tables, blocks),
    ),
    ...vacationEndpoints(new Vacations(store, world)),
    ...noticeEndpoints(notices),
    ...pushEndpoints(push),
    ...(mails ? mailNoticeEndpoints(mails) : []),
    ...afterwardsEndpoints(new History(store), ratings),
    ...tournamentEndpoints(tournaments, board),
    ...moderationEndpoints(moderation),
  ];
  addEndpoints(app, endpoints, {
    sessions,
    tokens,
    names,
    limits,
    world,
    log,
    fault,
    mailOf: (person) => links.addressOf(person),
    tellChanged: (person, at, language, before) => links.tellChanged(person, at, language, before ?? undefined),
  });
  if (mails) addOneClick(app, mails);
  addTiles(app, publicLog);
  const description = openApiOf(endpoints);
  app.get("/api/openapi.json", (_request, reply) => void reply.send(description));
  addOperation(app, {
    isReady: async () => !isEnding && (await answersSoon(store, world)),
    metrics: () => meters.metrics.text(),
    metricsToken,
    isBehind: origin !== undefined,
  });
  const answer = siteOf(site, ...names.all);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith("/api/")) return reply.code(404).send({ refusal: refuse("server.unknown") });
    for (const [name, value] of Object.entries(strict)) reply.raw.setHeader(name, value);
    reply.hijack();
    await answer(request.raw, reply.raw);
    return undefined;
  });
  await app.ready();

  let served: Listening;
  try {
    served = await listenAt(host, ports, {
      request: (request, response) => {
        if (isOdd(request)) response.writeHead(400, { ...told, connection: "close" }).end();
        else app.routing(request, response);
      },
      upgrade: (request, socket, head) => (isOdd(request) ? socket.destroy() : lines.upgrade(request, socket, head)),
    });
  } catch (error) {
    await tables.close();
    await jobs.close();
    await beats.end();
    dealing.close();
    await publicLog.close();
    await store.close();
    bots.close();
    throw error;
  }
  log.info("started", { port: served.port, database: database.replace(/[?].*$/, "") });
  return {
    port: served.port,
    async close() {
      // Nothing new begins; whoever is here is told to come back; what is under way is kept.
      isEnding = true;
      log.info("ending", { lines: lines.size, tables: tables.size });
      dealing.close();
      await publicLog.close();
      hall.close();
      await lines.close();
      await tables.close();
      await jobs.close();
      await served.close();
      await app.close();
      await links.close();
      bots.close();
      await beats.end();
      isClosed = true;
      await store.close();
      log.info("ended");
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
