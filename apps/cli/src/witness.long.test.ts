import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { startServer, type Server } from "@ara/server";
import { cosigned, readNote } from "@ara/kernel/fair";
import { isSigned } from "@ara/server/ed25519";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testFolder } from "./testing/ara.ts";

const { ara, inFolder } = testFolder();
let server: Server;
beforeAll(async () => {
  mkdirSync(inFolder("site"));
  const database = inFolder("ara.sqlite");
  server = await startServer({ site: inFolder("site"), host: "localhost", ports: [0], database });
});
afterAll(() => server.close());

const at = (path: string) => `http://localhost:${server.port}${path}`;
const sizeNow = async (): Promise<number> => readNote(await (await fetch(at("/tlog/checkpoint"))).text())?.size ?? 0;

/** Somebody makes a table: the log grows. */
async function grow(): Promise<void> {
  const before = await sizeNow();
  const headers = { "content-type": "application/json" };
  const guest = await fetch(at("/api/guest"), { method: "POST", headers, body: JSON.stringify({ name: "Livia" }) });
  const cookie = guest.headers.get("set-cookie")!.split(";", 1)[0]!;
  const body = JSON.stringify({
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  expect((await fetch(at("/api/tables"), { method: "POST", headers: { ...headers, cookie }, body })).status).toBe(200);
  await expect.poll(sizeNow, { timeout: 8000 }).toBeGreaterThan(before);
}
const watch = async (memory = "memory.json") => {
  const { code, out, err } = await ara([
    "witness",
    at("/"),
    "--memory",
    inFolder(memory),
    "--name",
    "w.example",
    "--json",
  ]);
  return { code, err, told: JSON.parse(out || "{}") as Told };
};
interface Told {
  readonly size: number;
  readonly before: number | null;
  readonly key: string;
  readonly note: string;
  readonly witness: string;
  readonly error?: { readonly message: string };
}

test("a witness signs a log that only grows, also with a new key; it says so when something is gone", async () => {
  await grow();
  const first = await watch();
  expect(first).toMatchObject({ code: 0, told: { before: null } });
  await grow();
  const second = await watch();
  expect(second).toMatchObject({ code: 0, told: { before: first.told.size } });
  expect(second.told.size).toBeGreaterThan(first.told.size);
  const note = readNote(second.told.note)!;
  const line = note.lines.find(({ name }) => name === "w.example")!;
  const bytes = Buffer.from(line.bytes);
  const key = Buffer.from(second.told.witness.split("+").slice(2).join("+"), "base64")
    .subarray(1)
    .toString("base64url");
  const seconds = Number(bytes.readBigUInt64BE(4));
  expect(isSigned(key, cosigned(note.text, seconds), bytes.subarray(12).toString("base64url"))).toBe(true);

  const changed = await ara(["new-key", "--database", inFolder("ara.sqlite"), "--json"]);
  expect([changed.code, changed.err]).toEqual([0, ""]);
  const { before, key: fresh } = JSON.parse(changed.out) as { before: string; key: string };
  expect(before).toBe(second.told.key);
  await grow();
  expect(await watch()).toMatchObject({ code: 0, told: { key: fresh } });

  // What it remembers is not in the log any more.
  const memory = JSON.parse(readFileSync(inFolder("memory.json"), "utf8")) as object;
  const change = (name: string, other: object) =>
    writeFileSync(inFolder(name), JSON.stringify({ ...memory, ...other }));
  change("other.json", { size: first.told.size, root: "00".repeat(32) });
  change("larger.json", { size: 10_000 });
  change("stranger.json", { key: Buffer.alloc(32, 1).toString("base64url") });
  const said = async (name: string) => [(await watch(name)).code, (await watch(name)).told.error?.message ?? ""];
  expect(await said("other.json")).toEqual([1, expect.stringContaining("rewritten")]);
  expect(await said("larger.json")).toEqual([1, expect.stringContaining("taken out")]);
  expect(await said("stranger.json")).toEqual([1, expect.stringContaining("does not lead to")]);
}, 60_000);

test.each([
  [["witness"], "name the address"],
  [["witness", "http://localhost:9"], "--memory"],
  [["witness", "http://localhost:9", "--memory", "m.json", "--name", "a b"], "neither spaces"],
  [["new-key", "now"], 'unexpected "now"'],
  [["new-key", "--database", "nowhere.sqlite"], "no such database"],
])("%j is refused in one line", async (args, message) => {
  const { code, err } = await ara(args);
  expect(code).not.toBe(0);
  expect(err).toContain(message);
  expect(err.trim().split("\n")).toHaveLength(1);
});
