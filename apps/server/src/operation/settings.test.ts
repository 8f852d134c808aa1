import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, SettingsError, VARIABLES } from "./settings.ts";

const file = (settings: unknown) => ({
  name: "ara.json",
  text: typeof settings === "string" ? settings : JSON.stringify(settings),
});

test("without any setting a server is for this machine", () => {
  expect(readSettings({ environment: {} })).toEqual({ host: "localhost", mostLines: 20_000, httpsFor: "site" });
});

test("the command line goes before the environment, the environment before the file", () => {
  const read = readSettings({
    file: file({ host: "file", port: 1, mostLines: 7, origin: "https://ara.example" }),
    environment: { ARA_HOST: "environment", ARA_PORT: "2", DATABASE_URL: "postgres://ara@db/ara", ARA_LOG_LEVEL: "" },
    said: { port: 3 },
  });
  expect(read).toEqual({
    host: "environment",
    port: 3,
    mostLines: 7,
    origin: "https://ara.example",
    database: "postgres://ara@db/ara",
    httpsFor: "site",
  });
});

test.each([
  [{ environment: { ARA_PORT: "web" } }, "ARA_PORT takes a whole number from 0 to 65535"],
  [{ environment: { ARA_PORT: "70000" } }, "ARA_PORT takes a whole number from 0 to 65535"],
  [{ environment: { ARA_ORIGIN: "https://ara.example/play" } }, "ARA_ORIGIN takes an address of a site without a path"],
  [{ environment: { ARA_ORIGIN: "ara.example" } }, "ARA_ORIGIN takes an address of a site"],
  [{ environment: { ARA_LOG_LEVEL: "loud" } }, "ARA_LOG_LEVEL is one of debug, info, warn, error, silent"],
  [{ environment: { ARA_SMTP: "smtps://mail.example" } }, "mailFrom is needed where smtp is set"],
  [
    { environment: { ARA_SMTP: "smtps://mail.example", ARA_MAIL_FROM: "ara@ara.example" } },
    "origin is needed where smtp is set: links in mails lead there",
  ],
  [{ environment: {}, file: file({ prot: 80 }) }, "ara.json: prot is no setting (there are host, port,"],
  [{ environment: {}, file: file({ mostLines: 0 }) }, "ara.json: mostLines takes a whole number from 1 to 1000000"],
  [{ environment: {}, file: file("{") }, "ara.json is not JSON"],
  [{ environment: {}, file: file([]) }, "ara.json holds no object of settings"],
])("%j is refused by name", (from, message) => {
  expect(() => readSettings(from)).toThrow(SettingsError);
  expect(() => readSettings(from)).toThrow(message);
});

test("names of servers that may be called are read, and nothing that is no name", () => {
  const calls = (text: string) => readSettings({ environment: { ARA_CALLS: text } }).calls;
  expect(calls("fcm.example, *.Push.example")).toEqual(["fcm.example", "*.push.example"]);
  expect(calls("none")).toEqual([]);
  for (const bad of ["https://fcm.example", "*", "*.*.example", "none,fcm.example/", "fcm example"])
    expect(() => calls(bad), bad).toThrow("ARA_CALLS takes names of servers");
});

test("all that is wrong is said at once, and no secret with it", () => {
  const environment = { ARA_PORT: "web", ARA_METRICS_TOKEN: "short-secret", ARA_SMTP: "http://livia:geheim@mail" };
  const error = catching(() => readSettings({ environment }));
  expect(error).toMatch(/ARA_PORT .*; ARA_SMTP .*; ARA_METRICS_TOKEN /);
  expect(error).not.toMatch(/short-secret|geheim/);
});

function catching(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return "";
}

test("every setting is explained where whoever runs a server looks, with its variable", () => {
  const docs = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  for (const [name, variable] of Object.entries(VARIABLES)) expect(docs).toContain(`| \`${name}\` | \`${variable}\` |`);
});
