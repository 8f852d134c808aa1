import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenAt, type Listening } from "./listen.ts";
import { siteOf } from "./site.ts";

/** A folder on the web, and nothing else. */
function serveFolder(root: string, host: string, ports: readonly number[]): Promise<Listening> {
  const site = siteOf(root, host);
  return listenAt(host, ports, {
    request: (asked, response) => void site(asked, response).catch(() => response.destroy()),
  });
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const PAGE = "<!doctype html><title>Ara Pacis</title>";
const SCRIPT = "export const pax = 1;\n".repeat(200);

describe("the server of the web client", () => {
  let folder = "";
  let served: Listening;
  const write = (path: string, content: string | Buffer): void => writeFileSync(join(folder, "site", path), content);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ara-"));
    for (const name of ["site/assets", "site/.vite"]) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, "secret.txt"), "secret");
    write("index.html", PAGE);
    write("assets/index-abc123.js", SCRIPT);
    write("icon.png", randomBytes(2000));
    write("icon.svg", "<svg/>");
    write("service-worker.js", SCRIPT);
    write("manifest.webmanifest", "{}");
    write(".vite/manifest.json", "{}");
    served = await serveFolder(join(folder, "site"), "localhost", [0]);
  });
  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  /** The path goes out as it is written: nothing is tidied up on the way. */
  function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port: served.port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/index.html", "text/html; charset=utf-8"],
    ["/assets/index-abc123.js", "text/javascript; charset=utf-8"],
    ["/icon.png", "image/png"],
    ["/icon.svg", "image/svg+xml; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ])("%s is %s", async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  test.each(["/table/a1b2c3", "/rules/3.7", "/rules/10.4?x=1", "/table/x/score/", "/a%20b"])(
    "%s is no file: the page knows what it is",
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers["cache-control"], body.toString()]).toEqual([200, "no-cache", PAGE]);
    },
  );

  test.each([
    "/nothing.js",
    "/assets/index-old.js",
    "/assets",
    "/assets/",
    "/assets/x",
    "/assets/3.7",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/..",
    "/../../etc/passwd",
    "//../secret.txt",
    "/index.html%00.txt",
    "/.vite/manifest.json",
    "/.vite",
    "/c:/secret.txt",
  ])("%s is not here", async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, "Not here.\n"]);
  });

  test.each(["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8080", "192.168.0.7:8080", "ara.localhost"])(
    "who asks for %s is answered",
    async (host) => expect((await ask("/", { host })).status).toBe(200),
  );

  test.each(["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "[::1"])(
    "a name that others may own is not answered: %s",
    async (host) => {
      const { status, body } = await ask("/", { host });
      expect([status, body.toString()]).toEqual([421, "Not the name of this site.\n"]);
    },
  );

  test("an address that cannot be read is refused", async () => {
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });

  test("names with a hash are kept for ever, all others are asked for again", async () => {
    expect((await ask("/assets/index-abc123.js")).headers["cache-control"]).toContain("immutable");
    for (const path of ["/", "/service-worker.js", "/icon.png", "/table/x"]) {
      expect((await ask(path)).headers["cache-control"]).toBe("no-cache");
    }
    expect((await ask("/nothing.js")).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0, gzip; q=0.0", undefined],
    ["identity", undefined],
    [undefined, undefined],
  ])("who takes %s gets %s", async (accepted, encoding) => {
    const { headers, body } = await ask(
      "/assets/index-abc123.js",
      accepted === undefined ? {} : { "accept-encoding": accepted },
    );
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
    expect(Number(headers["content-length"])).toBe(body.length);
    const opened = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(opened.toString()).toBe(SCRIPT);
    if (encoding !== undefined) expect(body.length).toBeLessThan(SCRIPT.length / 10);
  });

  test("what would not get smaller is sent as it is", async () => {
    for (const path of ["/icon.png", "/"]) {
      expect((await ask(path, { "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBeUndefined();
    }
  });

  test("what the browser has is not sent again, until it changes", async () => {
    const accept = { "accept-encoding": "gzip" };
    const { headers } = await ask("/service-worker.js", accept);
    const again = await ask("/service-worker.js", { ...accept, "if-none-match": `"other", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask("/service-worker.js", { "if-none-match": headers.etag! })).status).toBe(200);
    write("service-worker.js", `${SCRIPT}// new\n`);
    utimesSync(join(folder, "site/service-worker.js"), 1, 1);
    const changed = await ask("/service-worker.js", { ...accept, "if-none-match": headers.etag! });
    expect([changed.status, gunzipSync(changed.body).toString()]).toEqual([200, `${SCRIPT}// new\n`]);
  });

  test("HEAD tells about a file without it; nothing else is done", async () => {
    const head = await ask("/assets/index-abc123.js", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(SCRIPT.length), 0]);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
      const { status, headers } = await ask("/", {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("every answer carries the rules for the browser", async () => {
    for (const path of ["/", "/nothing.js", "/assets/index-abc123.js"]) {
      const { headers } = await ask(path);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect([headers["x-content-type-options"], headers["referrer-policy"]]).toEqual(["nosniff", "no-referrer"]);
    }
  });

  describe("ports", () => {
    const occupy = (address: string): Promise<{ port: number; free: () => Promise<void> }> =>
      new Promise((resolve, reject) => {
        const server = createServer().once("error", reject);
        server.listen(0, address, () =>
          resolve({
            port: (server.address() as { port: number }).port,
            free: () => new Promise((done) => void server.close(() => done())),
          }),
        );
      });

    test("the next one is taken if the first is not free", async () => {
      const { port, free } = await occupy("127.0.0.1");
      const second = await serveFolder(join(folder, "site"), "localhost", [port, port + 1, port + 2, 0]);
      expect(second.port).not.toBe(port);
      await second.close();
      await expect(serveFolder(join(folder, "site"), "localhost", [port])).rejects.toThrow("EADDRINUSE");
      await free();
      const third = await serveFolder(join(folder, "site"), "localhost", [port]);
      expect(third.port).toBe(port);
      await third.close();
    });

    test("a port is only free if both halves of localhost are", async ({ skip }) => {
      const other = await occupy("::1").catch(() => undefined);
      if (other === undefined) return skip("this machine has no IPv6");
      await expect(serveFolder(join(folder, "site"), "localhost", [other.port])).rejects.toThrow("EADDRINUSE");
      await other.free();
    });
  });
});
