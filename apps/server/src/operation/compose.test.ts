import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings, VARIABLES } from "./settings.ts";

// Nobody here can run the compose file: this is read instead, so that it names nothing that is not there.

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
  const names = Object.values(VARIABLES) as readonly string[];
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
    database: "postgres://ara:secret@database/ara",
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

test("by http the door refuses whatever programs ask for, and leads pages on to https", () => {
  const door = deploy("Caddyfile");
  const plain = door.slice(door.indexOf("http://{$ARA_SITE} {"), door.indexOf("\n}\n"));
  const refused = /@programs path (.+)\n\thandle @programs \{\n\t\trespond 403\n/.exec(plain)![1]!.split(" ");
  for (const path of ["/api/", "/line", "/line/", "/log/", "/tlog/", "/metrics"])
    expect(refused.some((one) => one.replace("*", "") === path)).toBe(true);
  expect(plain).toContain("redir https://{host}{uri} 308");
  expect(door.match(/\{\$ARA_SITE\} \{/g)).toHaveLength(2);
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
