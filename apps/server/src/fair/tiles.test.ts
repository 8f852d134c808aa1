import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toHex } from "@ara/kernel";
import { hashLeaf, MerkleTree, readNote, signatureIn } from "@ara/kernel/fair";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type Server } from "../server.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { isSigned } from "./ed25519.ts";

let folder = "";
let server: Server;
const LEAVES = 600;
/** A log may have it from before such were refused. */
const TOO_LONG = 3;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-tiles-"));
  const database = join(folder, "ara.sqlite");
  const store = await Store.open(sqliteEngine(database));
  await store.db.transaction().execute(async (within) => {
    for (let n = 0; n < LEAVES; n++)
      await within
        .insertInto("log_waiting")
        .values({
          id: `${n}`,
          at: n + 1,
          place: 0,
          game: `g${n}`,
          body: n === TOO_LONG ? `{"n":"${"x".repeat(70_000)}"}` : `{"n":${n}}`,
        })
        .execute();
  });
  await store.close();
  server = await startServer({ site: folder, host: "localhost", ports: [0], database });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://localhost:${server.port}/tlog/${path}`);
const bytes = async (path: string): Promise<Buffer> => Buffer.from(await (await get(path)).arrayBuffer());
const hashesIn = (tile: Buffer): Buffer[] =>
  Array.from({ length: tile.length / 32 }, (_, i) => tile.subarray(32 * i, 32 * i + 32));

function entriesIn(bundle: Buffer): string[] {
  const entries: string[] = [];
  for (let at = 0; at < bundle.length;) {
    const length = bundle.readUInt16BE(at);
    entries.push(bundle.subarray(at + 2, at + 2 + length).toString());
    at += 2 + length;
  }
  return entries;
}

test("whoever knows such logs reads this one: a signed note, tiles of hashes, and the entries below them", async () => {
  await expect
    .poll(async () => readNote(await (await get("checkpoint")).text())?.size, { timeout: 20_000 })
    .toBe(LEAVES + 1);
  const answer = await get("checkpoint");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const note = readNote(await answer.text())!;
  const key = note.origin.replace("ara-log/", "");
  expect(isSigned(key, Buffer.from(note.text), signatureIn(note, key)!)).toBe(true);

  const wholes = [await bytes("tile/0/000"), await bytes("tile/0/001")];
  const rest = (LEAVES + 1) % 256;
  const hashes = [...wholes, await bytes(`tile/0/002.p/${rest}`)].flatMap(hashesIn);
  const tree = new MerkleTree();
  for (const hash of hashes) tree.add(hash);
  expect([tree.size, toHex(tree.root())]).toEqual([note.size, toHex(note.root)]);
  const above = hashesIn(await bytes("tile/1/000.p/2"));
  expect(above.map(toHex)).toEqual([0, 1].map((n) => toHex(tree.subtree(8, n)!)));

  const entries = entriesIn(
    Buffer.concat([await bytes("tile/entries/000"), await bytes(`tile/entries/002.p/${rest}`)]),
  );
  expect(entries).toHaveLength(256 + rest);
  expect(JSON.parse(entries[0]!)).toMatchObject({ kind: "key", key });
  expect(toHex(hashLeaf(entries.at(-1)!))).toBe(toHex(hashes.at(-1)!));
  expect((await get("tile/0/000")).headers.get("cache-control")).toContain("immutable");

  // One that is too long for a bundle keeps its place, its hash and its text; all others are read as ever.
  const n = TOO_LONG + 1;
  expect(entries[n]).toBe("");
  expect(JSON.parse(entries[n + 1]!)).toEqual({ n });
  const { leaves } = (await (await fetch(`http://localhost:${server.port}/log/leaves?from=${n}&count=1`)).json()) as {
    leaves: string[];
  };
  expect(toHex(hashLeaf(leaves[0]!))).toBe(toHex(hashes[n]!));
});

test("what the log has not, or in no such way, is not there", async () => {
  for (const path of [
    "tile/0/002",
    `tile/0/002.p/255`,
    "tile/1/000.p/3",
    "tile/2/000.p/1",
    "tile/0/999",
    "tile/x/000",
    "tile/0/0",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
