import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readSettings, VARIABLES } from "./settings.ts";

// Nobody here can run the compose file: this is read instead, so that it names nothing that is not there.
afterEach(() => vi.unstubAllEnvs());

const deploy = (name: string): string => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), "utf8");

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(deploy("compose.yaml")) as Compose;
const nodes = Object.values(compose.services).filter(({ build }) => build !== undefined);

/** As compose puts values in: "${NAME:?}" must be there, "${NAME:-usual}" is as usual where it is not. */
const filled = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_, name: string, kind: string, usual: string) => {
    if (kind === "?" && !env[name]) throw new Error(`${name} is not set`);
    return env[name] ?? usual;
  });

test("every setting of a server can be given to the nodes, and nothing is given that is none", () => {
  expect(nodes).toHaveLength(2);
  const dockerfile = deploy("Dockerfile");
  const image = [...dockerfile.matchAll(/\b(ARA_\w+|DATABASE_URL)=/g)].map(([, name]) => name!);
  // The last one is known to what asks PostgreSQL.
  const names: readonly string[] = [...Object.values(VARIABLES), "PGPASSWORD"];
  for (const { environment = {} } of nodes) {
    expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !Object.hasOwn(environment, name) && !image.includes(name))).toEqual([]);
  }
  expect(image.filter((name) => !names.includes(name))).toEqual([]);
});

test("a node starts with the least that must be said, and with everything", () => {
  const least = { ARA_SITE: "ara.example", ARA_DATABASE_PASSWORD: "secret" };
  const all = {
    ...least,
    ARA_SMTP: "smtps://user:password@mail.example",
    ARA_MAIL_FROM: "ara@mail.example",
    ARA_METRICS_TOKEN: "a".repeat(16),
    ARA_MODERATORS: "Livia,Gaius",
    ARA_LOG_LEVEL: "warn",
    ARA_MOST_LINES: "100",
    ARA_MESSAGES_A_SECOND: "15",
    ARA_BOT_THREADS: "1",
    ARA_HTTPS_FOR: "subdomains",
    ARA_CALLS: "hooks.example",
  };
  const settings = (env: Readonly<Record<string, string>>) =>
    readSettings({
      environment: Object.fromEntries(
        Object.entries(nodes[0]!.environment!).map(([name, value]) => [name, filled(value, env)]),
      ),
    });
  expect(settings(least)).toMatchObject({
    database: "postgres://ara@database/ara",
    origin: "https://ara.example",
  });
  expect(settings(all)).toMatchObject({
    moderators: ["Livia", "Gaius"],
    botThreads: 1,
    logLevel: "warn",
    httpsFor: "subdomains",
    calls: ["hooks.example"],
  });
  expect(settings(least).calls).toContain("*.push.apple.com");
  expect(settings(least)).toMatchObject({ httpsFor: "site" });
  expect(() => settings({})).toThrow("is not set");
});

test("a password of any signs is shown to the database as it is written", () => {
  const password = "a:b/c@d e?f#g%h";
  const { PGPASSWORD, DATABASE_URL } = nodes[0]!.environment!;
  vi.stubEnv("PGPASSWORD", filled(PGPASSWORD!, { ARA_DATABASE_PASSWORD: password }));
  const { user, host, database, password: shown } = new Client({ connectionString: DATABASE_URL });
  expect({ user, host, database, shown }).toEqual({ user: "ara", host: "database", database: "ara", shown: password });
});

test("no secret, no test and no tool of ours is in the image", () => {
  const left = deploy("../.dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isLeft = (path: string): boolean =>
    path.split("/").some((_, i, parts) => left.some((one) => matchesGlob(parts.slice(0, i + 1).join("/"), one)));
  // The file of passwords stands beside the compose file, in the folder that is built from.
  for (const path of ["deploy/.env", ".env", "data/ara.sqlite", "copy.sqlite", ".git/config"])
    expect([path, isLeft(path)]).toEqual([path, true]);
  for (const path of [
    "apps/server/src/server.test.ts",
    "apps/server/src/hall/hall.suite.ts",
    "packages/pax/src/testing",
  ])
    expect([path, isLeft(path)]).toEqual([path, true]);
  // What the client is built of, beside its own folder.
  for (const path of ["packages/pax/src/data/cards.json", "docs/rulings/pax-romana.md", "scripts/licences.mjs"])
    expect([path, isLeft(path)]).toEqual([path, false]);
  const [build, image] = deploy("Dockerfile")
    .split(/^FROM /m)
    .slice(1);
  expect(build).toContain("npm prune --omit=dev --omit=optional");
  expect(image).not.toContain("npm");
});

test("by http the door refuses whatever programs ask for, and leads pages on to https", () => {
  const door = deploy("Caddyfile");
  const plain = door.slice(door.indexOf("http://{$ARA_SITE} {"), door.indexOf("\n}\n"));
  const refused = /@programs path (.+)\n\thandle @programs \{\n\t\trespond 403\n/.exec(plain)![1]!.split(" ");
  for (const path of ["/api/", "/line", "/line/", "/log/", "/tlog/", "/metrics"])
    expect(refused.some((one) => one.replace("*", "") === path)).toBe(true);
  expect(plain).toContain("redir https://{host}{uri} 308");
  expect(door.match(/\{\$ARA_SITE\} \{/g)).toHaveLength(2);
  // Nor does the page of a browser stand before what is the server's own to say. A line is no page.
  const worker = deploy("../apps/web/service-worker/service-worker.ts");
  const own = new RegExp(/^const SERVER = \/(.+)\/;$/m.exec(worker)![1]!);
  for (const path of refused.map((one) => one.replace("*", "checkpoint")))
    expect([path, own.test(path)]).toEqual([path, !path.startsWith("/line")]);
});

test("what services, volumes and files it names are there", () => {
  const { services, volumes } = compose;
  for (const { depends_on: needs = [], volumes: mounts = [], build } of Object.values(services)) {
    for (const name of Array.isArray(needs) ? (needs as string[]) : Object.keys(needs))
      expect(services).toHaveProperty(name);
    for (const mount of mounts) {
      const [from] = mount.split(":");
      if (from!.startsWith("./")) expect(deploy(from!)).not.toBe("");
      else expect(volumes).toHaveProperty(from!);
    }
    if (build) expect(deploy(`../${build.dockerfile}`)).toContain("FROM");
  }
  // The door leads to every node, by its name and the port it listens on.
  const port = /ARA_PORT=(\d+)/.exec(deploy("Dockerfile"))![1];
  for (const [name, { build }] of Object.entries(services))
    if (build) expect(deploy("Caddyfile")).toContain(`${name}:${port}`);
});
