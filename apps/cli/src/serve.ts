import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Server } from "@ara/server";
import { CliError, text, whole, type Command } from "./command.ts";
import { reasonOf } from "./files.ts";
import { keepOutputForJson, print, printJson, style } from "./terminal.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SITE = join(ROOT, "apps/web/dist/site");
const BUILD = join(ROOT, "scripts/build-web.mjs");

/** Where games are kept, beside the program. */
const DATABASE = join(ROOT, "data/ara.sqlite");

const PORT = 8080;
/** How many ports after the first are tried. */
const MORE_PORTS = 20;

export const serve: Command = {
  name: "serve",
  summary: "serves the table in the browser",
  usage: ["[--port N] [--host NAME] [--database FILE|URL] [--json]"],
  details: `Builds the web client if anything in it has changed since the last time, then serves it, with the tables people meet at,
until Ctrl-C. Everything stays on this machine; --host 0.0.0.0 lets other devices of the network in, by address (by a name: --host
NAME). Without --port: ${PORT}, or the next one that is free. Games are kept in data/ara.sqlite, in the file that --database names,
or in a PostgreSQL that it or the variable DATABASE_URL names. ARA_ORIGIN ("https://ara.example") says how the site is reached
where another program stands before it; ARA_SMTP ("smtps://user:password@mail.example") and ARA_MAIL_FROM, how mails are sent.`,
  options: {
    port: { type: "string", value: "N", help: "this port and no other; 0 is any free one" },
    host: { type: "string", value: "NAME", help: "the address to listen on (default localhost)" },
    database: { type: "string", value: "FILE|URL", help: "where games are kept (default data/ara.sqlite)" },
    json: { type: "boolean", help: "print one JSON object with the address, once it is served" },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new CliError(`unexpected "${positionals[0]}"`);
    const json = values["json"] === true;
    if (json) keepOutputForJson();
    const host = text(values, "host") ?? "localhost";
    const port = whole(values, "port", 0, 65_535);
    build();
    const served = await begin(host, port, text(values, "database") ?? process.env["DATABASE_URL"] ?? DATABASE);
    const urls = namesOf(host).map((name) => `http://${name}:${served.port}/`);
    if (json) printJson({ url: urls[0], urls, port: served.port });
    else {
      const moved = port === undefined && served.port !== PORT ? ` (port ${PORT} is taken)` : "";
      print(`Ara Pacis is at ${urls.map((url) => style("bold", url)).join(" and ")}${moved}. Ctrl-C ends it.\n`);
    }
    await interrupted();
    await served.close();
    return 0;
  },
};

/** Builds what is older than its sources. What the build says goes where people look. */
function build(): void {
  if (!existsSync(BUILD)) throw new CliError("the web client is not here: run this in the repository");
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new CliError("the web client could not be built; see above", 1);
}

async function begin(host: string, port: number | undefined, database: string): Promise<Server> {
  const ports = port === undefined ? Array.from({ length: MORE_PORTS + 1 }, (_, i) => PORT + i) : [port];
  try {
    if (database === DATABASE) mkdirSync(dirname(DATABASE), { recursive: true });
    const { smtpMailer, startServer } = await import("@ara/server");
    const { ARA_ORIGIN: origin, ARA_SMTP: smtp, ARA_MAIL_FROM: from } = process.env;
    if (smtp && !from) throw new Error("ARA_SMTP needs ARA_MAIL_FROM, the address mails come from");
    return await startServer({
      site: SITE,
      host,
      ...(origin && { origin }),
      ...(smtp && from && { mailer: smtpMailer(smtp, from) }),
      ports,
      database,
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
