import { createServer, request as requestByHttp } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import type { Notice } from "./channel.ts";
import { isPublic } from "./public-address.ts";
import { refuseAddress as refuseHook } from "./calling.ts";
import { webhook } from "./webhook.ts";

const NOTICE: Notice = { what: "turn", id: "n1", person: "livia", table: "t1", game: "pax", seat: 2, at: 17 };

const servers: Server[] = [];
const sockets = new Set<Socket>();
async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.on("connection", (socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

test("addresses of our own machines and neighbours are not public, in any spelling; others are", () => {
  const ours = ["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const ours6 = ["::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"];
  for (const address of [...ours, ...ours6, "224.0.0.1", "255.255.255.255", "2001:db8::1", "nonsense"])
    expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ["93.184.216.34", "8.8.8.8", "2606:4700::1111", "172.32.0.1"])
    expect([address, isPublic(address)]).toEqual([address, true]);
});

test("only https is called, with no name and password in it, and no address that is ours", () => {
  for (const bad of [
    "http://x.example/",
    "ftp://x.example/",
    "nonsense",
    "https://a:b@x.example/",
    "https://2130706433/",
  ])
    expect([bad, refuseHook(bad)]).not.toEqual([bad, undefined]);
  expect(refuseHook("https://[::ffff:7f00:1]/")).toBe("notices.notPublic");
  expect(refuseHook("https://hooks.example/ara?x=1")).toBeUndefined();
});

test("where names are listed nobody else is called: not by what looks like one, and not by an address", async () => {
  const only = ["hooks.example", "*.push.example"];
  for (const good of [
    "https://hooks.example/a",
    "https://a.push.example/",
    "https://a.b.push.example:444/",
    "https://HOOKS.example/",
  ])
    expect([good, refuseHook(good, only)]).toEqual([good, undefined]);
  for (const bad of [
    "https://x.hooks.example/",
    "https://hooks.example.evil.example/",
    "https://push.example/",
    "https://evilpush.example/",
    "https://8.8.8.8/",
  ])
    expect([bad, refuseHook(bad, only)]).toEqual([bad, "notices.notCalled"]);
  expect(refuseHook("https://hooks.example/", [])).toBe("notices.notCalled");
  const hook = webhook({ only, resolve: () => expect.unreachable("nobody asks where it leads") });
  expect(hook.refuseAddress!("https://other.example/")).toBe("notices.notCalled");
  // What was allowed before is not called any more either.
  await expect(hook.send(NOTICE, "https://other.example/")).rejects.toThrow("no address to call");
});

test("a name that leads to one of ours, or to both, is not called", async () => {
  let called = 0;
  const request = () => {
    called++;
    throw new Error("called");
  };
  for (const addresses of [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], []]) {
    const hook = webhook({ resolve: async () => addresses, request });
    await expect(hook.send(NOTICE, "https://rebind.example/")).rejects.toThrow("not a public address");
  }
  expect(called).toBe(0);
});

test("a name that leads nowhere for ever is waited for no longer than an answer", async () => {
  const hook = webhook({ resolve: () => new Promise(() => undefined), patience: 20 });
  await expect(hook.send(NOTICE, "https://slow.example/")).rejects.toThrow("no answer in time");
});

test("it is told in a few words and nobody sends us on: a redirect is a failure", async () => {
  const heard: { url: string; host: string | undefined; body: unknown }[] = [];
  const port = await listen(
    createServer((request, response) => {
      let text = "";
      request.on("data", (part: Buffer) => (text += part.toString()));
      request.on("end", () => {
        heard.push({ url: request.url!, host: request.headers.host, body: JSON.parse(text) });
        if (request.url === "/moved") response.writeHead(302, { location: "/ara" });
        response.end();
      });
    }),
  );
  const hook = webhook({ resolve: async () => ["127.0.0.1"], isAllowed: () => true, request: requestByHttp });
  await hook.send(NOTICE, `https://hooks.example:${port}/ara?x=1`);
  const body = { kind: "turn", id: "n1", table: "t1", game: "pax", seat: 2, at: 17 };
  expect(heard).toEqual([{ url: "/ara?x=1", host: `hooks.example:${port}`, body }]);
  await expect(hook.send(NOTICE, `https://hooks.example:${port}/moved`)).rejects.toThrow("302");
  expect(heard).toHaveLength(2);
});

test("we go to the address that was looked at, and speak TLS under the name; who does not answer is left", async () => {
  const heard: Buffer[] = [];
  const port = await listen(
    createTcpServer((socket) => void socket.on("data", (part) => heard.push(part)).on("error", () => undefined)),
  );
  const hook = webhook({ resolve: async () => ["127.0.0.1"], isAllowed: () => true, patience: 200 });
  await expect(hook.send(NOTICE, `https://hooks.example:${port}/`)).rejects.toThrow("no answer in time");
  // A TLS handshake that names the host, and not a word of what is told.
  expect(heard[0]![0]).toBe(0x16);
  expect(Buffer.concat(heard).includes("hooks.example")).toBe(true);
  expect(Buffer.concat(heard).includes("turn")).toBe(false);
});
