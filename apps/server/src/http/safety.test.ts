import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type Server } from "../server.ts";
import { RATES } from "./limits.ts";
import { httpsOnly, type HttpsFor } from "./security.ts";

/** What is sent is written here byte for byte: a client would mend it. */

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

let folder = "";
let plain: Server;
let secure: Server;
const noted: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-safety-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Ara Pacis</title>");
  const options = { site: folder, host: "localhost", ports: [0], database: ":memory:" };
  plain = await startServer(options);
  secure = await startServer({ ...options, origin: "https://ara.example", log: (line) => void noted.push(line) });
});
afterAll(async () => {
  await Promise.all([plain.close(), secure.close()]);
  rmSync(folder, { recursive: true });
});

function raw(server: Server, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1");
    let text = "";
    socket.on("data", (part) => (text += part.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...body] = text.split("\r\n\r\n");
      const [first = "", ...lines] = head.split("\r\n");
      const headers = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
      );
      resolve({ status: Number(first.split(" ")[1] ?? 0), headers, body: body.join("\r\n\r\n") });
    });
    socket.write(request);
  });
}

const lines = (...all: readonly string[]): string => `${all.join("\r\n")}\r\n\r\n`;
const get = (server: Server, path: string, ...headers: readonly string[]): Promise<Answer> =>
  raw(server, lines(`GET ${path} HTTP/1.1`, ...headers, "connection: close"));
const post = (server: Server, path: string, body: string, ...headers: readonly string[]): Promise<Answer> =>
  raw(
    server,
    lines(`POST ${path} HTTP/1.1`, ...headers, `content-length: ${Buffer.byteLength(body)}`, "connection: close") +
      body,
  );
const JSON_TYPE = "content-type: application/json";
const HERE = "host: localhost";

describe("the name of the site", () => {
  test.each([
    ["another name", "/api/me", ["host: evil.example"], 403],
    ["another name with our port", "/api/me", ["host: evil.example:8080"], 403],
    ["our name before another", "/api/me", ["host: localhost.evil.example"], 403],
    ["our name as a user of another", "/api/me", ["host: localhost@evil.example"], 403],
    ["none", "/api/me", [], 400],
    ["an empty one", "/api/me", ["host:"], 403],
    ["two", "/api/me", ["host: localhost", "host: evil.example"], 400],
    ["another in the address itself", "http://evil.example/api/me", ["host: evil.example"], 400],
    ["ours in the address, another beside it", "http://localhost/api/me", ["host: evil.example"], 400],
    ["another, the address in disguise", "/%61pi/me", ["host: evil.example"], 403],
    ["another, the address written with two strokes", "//api/me", ["host: evil.example"], 421],
    ["a page under another name", "/", ["host: evil.example"], 421],
    ["localhost", "/api/me", ["host: localhost"], 200],
    ["an address", "/api/me", ["host: 192.0.2.1:8080"], 200],
  ])("%s", async (_, path, headers, status) => {
    expect((await get(plain, path, ...headers)).status).toBe(status);
  });

  test("the name given for outside is one of ours, there alone", async () => {
    expect((await get(secure, "/api/me", "host: ara.example")).status).toBe(200);
    expect((await get(secure, "/", "host: ara.example")).status).toBe(200);
    expect((await get(plain, "/api/me", "host: ara.example")).status).toBe(403);
  });
});

describe("pages of other sites", () => {
  test.each([
    ["of another site", "localhost", "origin: https://evil.example", 403],
    ["of nobody", "localhost", "origin: null", 403],
    ["of another port", "localhost:8080", "origin: http://localhost:8081", 403],
    ["that a browser calls foreign", "localhost", "sec-fetch-site: cross-site", 403],
    ["of ours", "localhost:8080", "origin: http://localhost:8080", 200],
  ])("%s", async (_, host, header, status) => {
    const answer = await post(plain, "/api/leave", "{}", `host: ${host}`, header, JSON_TYPE);
    expect(answer.status).toBe(status);
  });

  test("behind https only its own origin is ours", async () => {
    for (const [origin, status] of [
      ["https://ara.example", 200],
      ["http://ara.example", 403],
      ["https://ara.example:444", 403],
      ["https://evil.example", 403],
    ] as const)
      expect((await post(secure, "/api/leave", "{}", "host: ara.example", `origin: ${origin}`, JSON_TYPE)).status).toBe(
        status,
      );
  });

  test.each([
    ["another name", ["host: evil.example"], 403],
    ["another origin", ["host: localhost", "origin: https://evil.example"], 403],
    ["a page a browser calls foreign", ["host: localhost", "sec-fetch-site: cross-site"], 403],
  ])("a line: %s", async (_, headers, status) => {
    const upgrade = ["upgrade: websocket", "sec-websocket-version: 13", `sec-websocket-key: ${"A".repeat(22)}==`];
    const request = lines("GET /line/AAAAAAAAAAAAAAAAAAAAAA HTTP/1.1", ...headers, "connection: upgrade", ...upgrade);
    const answer = await raw(plain, request);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([status, "nosniff"]);
  });
});

describe("bodies", () => {
  const guest = (body: string, ...headers: readonly string[]): Promise<Answer> =>
    post(plain, "/api/guest", body, HERE, ...headers);
  const deep = (n: number): string => `{"name":"Livia","x":${"[".repeat(n)}${"]".repeat(n)}}`;

  test.each([
    ["of another type", '{"name":"Livia"}', ["content-type: text/plain"], 415],
    ["of a form", "name=Livia", ["content-type: application/x-www-form-urlencoded"], 415],
    ["without a type", '{"name":"Livia"}', [], 415],
    ["that are no JSON", "{", [JSON_TYPE], 400],
    ["empty", "", [JSON_TYPE], 400],
    ["as deep as they may be", deep(15), [JSON_TYPE], 200],
    ["too deep", deep(16), [JSON_TYPE], 400],
    ["too long", JSON.stringify({ name: "Livia", x: "x".repeat(64 * 1024) }), [JSON_TYPE], 413],
    ["that reach behind an object", '{"name":"Livia","__proto__":{"kind":"member"}}', [JSON_TYPE], 400],
    ["the same, disguised", '{"name":"Livia","\\u005f_proto__":{}}', [JSON_TYPE], 400],
    ["with a letter that not every database keeps", '{"name":"Livia","x":["\\u0000"]}', [JSON_TYPE], 400],
    ["that only speak of it", '{"name":"Livia","x":"\\\\u0000"}', [JSON_TYPE], 200],
  ])("%s", async (_, body, headers, status) => {
    const answer = await guest(body, ...headers);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(JSON.parse(answer.body)).toMatchObject({ refusal: { params: {} } });
  });

  test("a length that is not the body's, and two ways to say it, are refused", async () => {
    const both = lines("POST /api/guest HTTP/1.1", HERE, JSON_TYPE, "content-length: 4", "transfer-encoding: chunked");
    expect((await raw(plain, `${both}0\r\n\r\n`)).status).toBe(400);
  });
});

test.each([
  "/api/records?game=%00",
  "/api/ratings?players=2&game=%00",
  "/api/records?after=1e308",
  "/api/records?after=0.5",
  "/api/history?before=1e-320",
])("what not every database can compare is refused before it is asked: %s", async (path) => {
  expect((await get(plain, path, HERE)).status).toBe(400);
});

describe("answers", () => {
  test.each(["/api/me", "/api/nothing", "/api/openapi.json", "/api/account"])(
    "%s is for nobody else, and kept nowhere",
    async (path) => {
      const { headers } = await get(plain, path, HERE);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.has("access-control-allow-origin")).toBe(false);
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.has("server")).toBe(false);
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  test("what is not there is said to be so, and is no page", async () => {
    const answer = await get(plain, "/api/nothing", HERE);
    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.parse(answer.body)).toEqual({ refusal: { key: "server.unknown", params: {} } });
  });

  test("on http the cookie is for this site and out of reach of scripts; on https for https alone, under a name no other site can set", async () => {
    const body = '{"name":"Livia"}';
    const one = await post(plain, "/api/guest", body, HERE, JSON_TYPE);
    expect(one.headers.get("set-cookie")).toMatch(/^ara=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    const two = await post(secure, "/api/guest", body, "host: ara.example", JSON_TYPE);
    expect(two.headers.get("set-cookie")).toMatch(
      /^__Host-ara=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const value = two.headers.get("set-cookie")!.split(";", 1)[0]!;
    const known = await get(secure, "/api/me", "host: ara.example", `cookie: ${value}`);
    expect(JSON.parse(known.body)).toMatchObject({ me: { name: "Livia" } });
    const plainly = await get(secure, "/api/me", "host: ara.example", `cookie: ${value.replace("__Host-", "")}`);
    expect(JSON.parse(plainly.body)).toMatchObject({ me: null });
    for (const path of ["/api/me", "/"])
      expect((await get(secure, path, "host: ara.example")).headers.get("strict-transport-security")).toBe(
        "max-age=31536000",
      );
  });

  test("names below it are for https alone where whoever runs it says so; what was said can be taken back", () => {
    const said = (what: HttpsFor) => httpsOnly(what)["strict-transport-security"];
    expect(said("subdomains")).toBe("max-age=31536000; includeSubDomains");
    expect(said("off")).toBe("max-age=0");
  });
});

describe("how often", () => {
  const guest = (from: string): Promise<Answer> =>
    post(secure, "/api/guest", '{"name":"Livia"}', "host: ara.example", JSON_TYPE, `x-forwarded-for: ${from}`);

  test("one address makes so many guests and no more; another is none the worse for it, nor does it help to claim one", async () => {
    for (let i = 0; i < RATES.guest.most; i++) expect((await guest("203.0.113.1")).status).toBe(200);
    const refused = await guest("198.51.100.1, 203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(JSON.parse(refused.body)).toMatchObject({ refusal: { key: "server.tooFast" } });
    expect((await guest("203.0.113.2")).status).toBe(200);
  });

  test("an account asks so often in a minute, from wherever", async () => {
    const made = await guest("203.0.113.3");
    const cookie = `cookie: ${made.headers.get("set-cookie")!.split(";", 1)[0]!}`;
    const ask = (i: number): Promise<Answer> =>
      get(secure, "/api/me", "host: ara.example", cookie, `x-forwarded-for: 198.51.100.${i % 200}`);
    const answers = await Promise.all(Array.from({ length: RATES.account.most + 20 }, (_, i) => ask(i)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(20);
  });

  test("signing in is tried so often from one address", async () => {
    const body = JSON.stringify({
      response: { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} },
    });
    const statuses: number[] = [];
    for (let i = 0; i <= RATES.signIn.most; i++)
      statuses.push(
        (await post(secure, "/api/sign-in", body, "host: ara.example", JSON_TYPE, "x-forwarded-for: 203.0.113.9"))
          .status,
      );
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([409]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("who tries doors is written down, without what he showed", () => {
  const SITE = "host: ara.example";
  const secret = "s".repeat(43);
  const upgrade = ["upgrade: websocket", "sec-websocket-version: 13", `sec-websocket-key: ${"A".repeat(22)}==`];
  const line = (...headers: readonly string[]): Promise<Answer> =>
    raw(secure, lines("GET /line HTTP/1.1", ...headers, "connection: upgrade", ...upgrade));
  const key = { id: secret, rawId: secret, type: "public-key", response: {}, clientExtensionResults: {} };
  const signIn = JSON.stringify({ response: key });
  const from = "x-forwarded-for: 203.0.113.77";
  const bearer = `authorization: Bearer ara_${secret}`;

  test.each([
    ["a token that is none", "token.bad", "/api/me", () => get(secure, "/api/me", SITE, bearer)],
    ["the same on a line", "token.bad", "/line", () => line(SITE, bearer)],
    [
      "a key that opens nothing",
      "passkey.late",
      "/api/sign-in",
      () => post(secure, "/api/sign-in", signIn, SITE, JSON_TYPE, from, `cookie: __Host-ara=${secret}`),
    ],
    [
      "a link that opens nothing",
      "mail.late",
      "/api/sign-in/link",
      () => post(secure, "/api/sign-in/link", JSON.stringify({ token: secret }), SITE, JSON_TYPE, from),
    ],
    ["what belongs to nobody", "people.unknown", "/api/account", () => get(secure, "/api/account", SITE)],
    [
      "a page elsewhere",
      "server.foreign",
      "/api/me",
      () => get(secure, "/api/me", SITE, "origin: https://evil.example"),
    ],
    ["the same on a line", "server.foreign", "/line", () => line(SITE, "origin: https://evil.example")],
    ["a body that is none", "server.badRequest", "/api/guest", () => post(secure, "/api/guest", "{", SITE, JSON_TYPE)],
    [
      "a body that is another's",
      "server.badRequest",
      "/api/guest",
      () => post(secure, "/api/guest", `{"name":["${secret}"]}`, SITE, JSON_TYPE, "x-forwarded-for: 203.0.113.78"),
    ],
    ["a form", "server.notJson", "/api/leave", () => post(secure, "/api/leave", "", SITE)],
  ])("%s: %s at %s", async (_, what, path, tried) => {
    const before = noted.length;
    await tried();
    const said = noted.slice(before);
    expect(said.map((one) => JSON.parse(one) as object)).toEqual([
      expect.objectContaining({ at: expect.any(String), level: "warn", what, path, node: expect.any(String) }),
    ]);
    expect(said.join("")).not.toContain(secret);
  });
});

test("what two readers could take for two things is refused with the same rules for the browser", async () => {
  const { status, headers } = await get(secure, "http://evil.example/api/me", "host: ara.example");
  expect(status).toBe(400);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("strict-transport-security")).toContain("max-age");
});

test("TRACE tells nobody what he sent", async () => {
  for (const path of ["/", "/api/me"]) {
    const answer = await raw(plain, lines(`TRACE ${path} HTTP/1.1`, HERE, "x-mine: echo", "connection: close"));
    expect([404, 405]).toContain(answer.status);
    expect(answer.body).not.toContain("echo");
  }
});
