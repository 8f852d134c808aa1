import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Server, Settings } from "@ara/server";
import { CliError, text, whole, type Command, type Values } from "./command.ts";
import { reasonOf } from "./files.ts";
import { keepOutputForJson, print, printJson, style } from "./terminal.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SITE = join(ROOT, "apps/web/dist/site");
const BUILD = join(ROOT, "scripts/build-web.mjs");

/** Where games are kept, beside the program. */
export const DATABASE = join(ROOT, "data/ara.sqlite");

const PORT = 8080;
/** How many ports after the first are tried. */
const MORE_PORTS = 20;

export const serve: Command = {
  name: "serve",
  summary: "serves the table in the browser",
  usage: ["[--port N] [--host NAME] [--database FILE|URL] [--settings FILE] [--json]"],
  details: `Builds the web client if anything in it has changed since the last time, then serves it, with the tables people meet at,
until Ctrl-C. Everything stays on this machine; --host 0.0.0.0 lets other devices of the network in, by address (by a name: --host
NAME). Without --port: ${PORT}, or the next one that is free. Games are kept in data/ara.sqlite, in the file that --database names,
or in a PostgreSQL that it or the variable DATABASE_URL names. docs/operations.md has all settings.`,
  options: {
    port: { type: "string", value: "N", help: "this port and no other; 0 is any free one" },
    host: { type: "string", value: "NAME", help: "the address to listen on (default localhost)" },
    database: { type: "string", value: "FILE|URL", help: "where games are kept (default data/ara.sqlite)" },
    settings: {
      type: "string",
      value: "FILE",
      help: "a JSON file of settings; the command line and the environment go first",
    },
    json: { type: "boolean", help: "print one JSON object with the address, once it is served" },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new CliError(`unexpected "${positionals[0]}"`);
    const json = values["json"] === true;
    if (json) keepOutputForJson();
    const settings = await settingsOf(values);
    const { host, port } = settings;
    build();
    const served = await begin(settings);
    const urls = namesOf(host).map((name) => `http://${name}:${served.port}/`);
    if (json) printJson({ url: urls[0], urls, port: served.port });
    else {
      const moved = port === undefined && served.port !== PORT ? ` (port ${PORT} is taken)` : "";
      print(`Ara Pacis is at ${urls.map((url) => style("bold", url)).join(" and ")}${moved}. Ctrl-C ends it.\n`);
      for (const sentence of openness(settings)) print(`${sentence}\n`);
    }
    await interrupted();
    await served.close();
    return 0;
  },
};

/** What it means that others can come in: without another program before it, whoever shares the network reads along. */
export function openness({ host, origin }: Pick<Settings, "host" | "origin">): readonly string[] {
  if (origin !== undefined) return [`Others reach it at ${origin}, by the program that stands before it.`];
  if (/^(localhost|127\.[\d.]+|::1)$/.test(host)) return [];
  return [
    "Other devices of your network can open it, by plain http: whoever is in that network can read along, and browsers give",
    "such a page neither passkeys nor keys to sign with. For people elsewhere put a program that speaks https before it and",
    "set origin: docs/operations.md.",
  ];
}

/** Builds what is older than its sources. What the build says goes where people look. */
function build(): void {
  if (!existsSync(BUILD)) throw new CliError("the web client is not here: run this in the repository");
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new CliError("the web client could not be built; see above", 1);
}

/** Everything is looked at before anything is begun. */
async function settingsOf(values: Values): Promise<Settings> {
  const { readSettings, SettingsError } = await import("@ara/server");
  const said = {
    port: whole(values, "port", 0, 65_535),
    host: text(values, "host"),
    database: text(values, "database"),
  };
  const name = text(values, "settings");
  try {
    return readSettings({
      environment: process.env,
      said: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      ...(name !== undefined && { file: { name, text: readFileSync(name, "utf8") } }),
    });
  } catch (error) {
    throw new CliError(error instanceof SettingsError ? error.message : reasonOf(error));
  }
}

async function begin(settings: Settings): Promise<Server> {
  const {
    host,
    port,
    database = DATABASE,
    logLevel,
    origin,
    smtp,
    mailFrom,
    metricsToken,
    mostLines,
    messagesASecond,
    botThreads,
    moderators,
    httpsFor,
    calls,
  } = settings;
  const ports = port === undefined ? Array.from({ length: MORE_PORTS + 1 }, (_, i) => PORT + i) : [port];
  try {
    if (database === DATABASE) mkdirSync(dirname(DATABASE), { recursive: true });
    const { smtpMailer, startServer } = await import("@ara/server");
    return await startServer({
      site: SITE,
      host,
      ...(smtp !== undefined && { mailer: smtpMailer(smtp, mailFrom!) }),
      ports,
      database,
      // Whoever looks on is told what is wrong; a file, everything.
      logLevel: logLevel ?? (process.stderr.isTTY ? "warn" : "info"),
      metricsToken,
      mostLines,
      ...(origin !== undefined && { origin }),
      ...(messagesASecond !== undefined && { rate: { atOnce: messagesASecond * 4, aSecond: messagesASecond } }),
      ...(botThreads !== undefined && { botThreads }),
      ...(moderators !== undefined && { moderators }),
      httpsFor,
      ...(calls && { calls }),
      log: (line) => void process.stderr.write(`${line}\n`),
    });
  } catch (error) {
    throw new CliError(`cannot serve: ${reasonOf(error)}`, 1);
  }
}

/** The names under which a browser finds us: for every address at once, this machine's own ones. */
function namesOf(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [host.includes(":") ? `[${host}]` : host];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [
    "localhost",
    ...own.filter(({ family, internal }) => family === "IPv4" && !internal).map((one) => one.address),
  ];
}

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
