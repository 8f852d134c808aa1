import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { request as requestByHttp, createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hurriedWorld } from "../../testing/hurried-world.ts";
import { testServer } from "../../testing/test-server.ts";
import { Visitor } from "../../testing/visitor.ts";
import type { Net } from "../calling.ts";

const SOON = { timeout: 10_000 };

/** Messages to browsers, whatever the database. */
export function pushSuite(name: string, database: () => string): void {
  describe(name, () => {
    let port = 0;
    /** In the place of a service of push. */
    let service: HttpServer;
    const ahead = { by: 0 };
    const world = hurriedWorld(ahead);
    const came: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]>; readonly body: Buffer }[] =
      [];
    beforeAll(async () => {
      service = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on("data", (part: Buffer) => void parts.push(part));
        request.on("end", () => {
          came.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
          response.writeHead(request.url === "/gone" ? 410 : 201).end();
        });
      });
      await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
      ({ port } = service.address() as AddressInfo);
    });
    afterAll(() => void service.close());
    const net: Net = {
      resolve: async () => ["127.0.0.1"],
      isAllowed: () => true,
      request: (options, answer) => requestByHttp({ ...options, port }, answer),
    };
    const server = testServer(database, { world, net });

    /** What a browser would say of itself. */
    function subscription(path: string) {
      const own = createECDH("prime256v1");
      own.generateKeys();
      const auth = randomBytes(16).toString("base64url");
      const keys = { p256dh: own.getPublicKey().toString("base64url"), auth };
      return { endpoint: `https://push.example/${path}`, keys, language: "de" };
    }

    async function table(choose: (one: Visitor) => Promise<unknown>) {
      const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
      const id = await livia.makes({ config: { players: 2, startPlayer: 0 } });
      await choose(livia);
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      await expect.poll(() => livia.askedAt(id), SOON).toEqual([0]);
      ahead.by += 10_000;
      return livia;
    }
    const countOf = (path: string): number => came.filter((one) => one.path === path).length;

    test("a browser that has subscribed is sent one message a turn, encrypted, and signed with the key it was given", async () => {
      const wanted = subscription("here");
      let key = "";
      await table(async (one) => {
        ({ key } = (await one.get<{ key: string }>("/api/notices/push")).body);
        expect((await one.post("/api/notices", { channels: ["push"] })).body.refusal).toMatchObject({
          key: "notices.noBrowser",
        });
        expect((await one.post("/api/notices/push", wanted)).status).toBe(200);
        expect((await one.post("/api/notices", { channels: ["page", "push"] })).status).toBe(200);
      });
      await expect.poll(() => countOf("/here"), SOON).toBe(1);
      const { headers, body } = came.find(({ path }) => path === "/here")!;
      expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
      expect(body.toString("latin1")).not.toContain("PAX");
      const [, token, k] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers["authorization"]))!;
      expect(k).toBe(key);
      const [head, claims, signature] = token!.split(".");
      expect(JSON.parse(Buffer.from(claims!, "base64url").toString())).toMatchObject({ aud: "https://push.example" });
      const point = Buffer.from(key, "base64url");
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
      const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
      const signed = verify(
        "sha256",
        Buffer.from(`${head}.${claims}`),
        { key: jwk, dsaEncoding: "ieee-p1363" },
        Buffer.from(signature!, "base64url"),
      );
      expect(signed).toBe(true);
    });

    test("a browser that is gone is forgotten; so is one whose session is over, or that does not want to be told any more", async () => {
      const livia = await table(async (one) => {
        for (const path of ["gone", "stays"]) await one.post("/api/notices/push", subscription(path));
        await one.post("/api/notices", { channels: ["push"] });
      });
      await expect.poll(() => [countOf("/gone"), countOf("/stays")], SOON).toEqual([1, 1]);
      const left = subscription("left");
      const other = await table(async (one) => {
        await one.post("/api/notices/push", left);
        await one.post("/api/notices", { channels: ["push"] });
        await one.post("/api/notices/push/remove", { endpoint: left.endpoint });
      });
      expect((await other.post("/api/notices", { channels: ["push"] })).body.refusal).toMatchObject({
        key: "notices.noBrowser",
      });
      expect((await livia.post("/api/notices", { channels: ["push"] })).status).toBe(200);
      await livia.post("/api/notices/push/remove", { endpoint: "https://push.example/stays" });
      expect((await livia.post("/api/notices", { channels: ["push"] })).body.refusal).toMatchObject({
        key: "notices.noBrowser",
      });
      await table(async (one) => {
        await one.post("/api/notices/push", subscription("signed-out"));
        await one.post("/api/notices", { channels: ["push"] });
        expect((await one.post("/api/leave", {})).status).toBe(200);
      });
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect([countOf("/left"), countOf("/signed-out"), countOf("/gone")]).toEqual([0, 0, 1]);
    });

    test("what is no subscription is refused: no public address, no key of the curve", async () => {
      const one = await Visitor.guest(server.port, "Nemo");
      const good = subscription("x");
      for (const bad of [
        { ...good, endpoint: "http://push.example/x" },
        { ...good, endpoint: "https://127.0.0.1/x" },
        { ...good, keys: { ...good.keys, p256dh: "AAAA" } },
        { ...good, keys: { ...good.keys, auth: "AA" } },
      ])
        expect(await one.post("/api/notices/push", bad)).toMatchObject({ status: 409 });
      expect(await one.post("/api/notices/push", { ...good, language: "la" })).toMatchObject({ status: 400 });
    });
  });
}
