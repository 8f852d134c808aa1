import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toHex } from "@ara/kernel";
import {
  commitNonce,
  fromHex,
  hashCheckpoint,
  hashLeaf,
  hashRoster,
  isConsistent,
  isIncluded,
  readRoster,
  type Checkpoint,
} from "@ara/kernel/fair";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realWorld } from "../real-world.ts";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { Store } from "../store/store.ts";
import { Lobby } from "../tables/lobby.ts";
import { newId } from "../world.ts";
import { Dealing } from "./dealing.ts";
import { isSigned } from "./ed25519.ts";
import { noteFor, PublicLog } from "./log.ts";
import { ServerKey } from "./server-key.ts";

let folder = "";
let store: Store;
let key: ServerKey;
let lobby: Lobby;
let dealing: Dealing;
let jumped = 0;
const world = { ...realWorld, now: () => Date.now() + jumped };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-log-"));
  store = await Store.open(sqliteEngine(join(folder, "ara.sqlite")));
  key = await ServerKey.of(store, world);
  dealing = new Dealing(store, world, key);
  lobby = new Lobby(store, world, dealing);
});
afterAll(async () => {
  dealing.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const livia = { id: "Livia", name: "Livia", kind: "guest" as const };

/** A table at which one browser plays with bots; its nonce is fixed and not shown yet. */
async function table(): Promise<{ readonly id: string; readonly nonce: string }> {
  const seats = [{ who: "me" as const }, { who: "bot" as const, level: "tiro" }];
  const made = await lobby.create(livia, { game: "pax", config: { players: 2 }, listed: true, fair: true, seats });
  if (!made.ok) throw new Error(made.error.key);
  const nonce = newId(world, 32);
  await lobby.sit(livia, made.value, 0, { commit: commitNonce(made.value, null, nonce) });
  return { id: made.value, nonce };
}

test("what is too long for an entry of the log is not kept in it, and so not told anybody", () => {
  const leaf = (source: string) => ({
    kind: "table" as const,
    attempt: 1,
    commitment: "",
    game: "",
    rules: 1,
    config: { source },
  });
  const game = { id: "long", attempt: 1 };
  expect(() => noteFor(store.db, world, game, leaf("s".repeat(65_000)))).not.toThrow();
  expect(() => noteFor(store.db, world, game, leaf("€".repeat(22_000)))).toThrow("too long for the log");
});

const grown = ({ size, root }: Checkpoint) => ({ size, root: fromHex(root) });
const kinds = async (log: PublicLog, id: string): Promise<unknown[]> =>
  (await log.ofTable(id))!.leaves.map(({ body }) => JSON.parse(body) as { kind: string }).map(({ kind }) => kind);

test("what a table commits to, who sits there and what came to nothing stand in the log in this order, signed and proven", async () => {
  const log = new PublicLog(store, world, key);
  expect(await log.checkpoint()).toBeUndefined();
  const { id } = await table();
  const roster = readRoster((await dealing.facts(id))!.roster)!;
  jumped += 31_000;
  await dealing.sweep();
  await log.grow();
  expect(await kinds(log, id)).toEqual(["table", "roster", "void", "table"]);
  const { checkpoint, leaves } = (await log.ofTable(id))!;
  expect(isSigned(checkpoint.key, hashCheckpoint(checkpoint), checkpoint.signature)).toBe(true);
  for (const { n, body, proof } of leaves)
    expect(isIncluded(hashLeaf(body), n, checkpoint.size, proof.map(fromHex), fromHex(checkpoint.root))).toBe(true);
  expect(JSON.parse(leaves[0]!.body)).toMatchObject({ attempt: 1, commitment: roster.commitment, game: "pax" });
  expect(JSON.parse(leaves[1]!.body)).toMatchObject({ attempt: 1, roster: toHex(hashRoster(roster)) });
  expect(JSON.parse(leaves[2]!.body)).toMatchObject({ attempt: 1, silent: [0] });
  expect(JSON.parse((await log.leaves(0, 1))[0]!)).toEqual({ kind: "key", key: key.publicKey });
});

test("nobody learns from the log where others play", async () => {
  const log = new PublicLog(store, world, key);
  const { id, nonce } = await table();
  await dealing.reveal(livia, id, 0, nonce);
  await log.grow();
  expect(await kinds(log, id)).toEqual(["table", "roster"]);
  expect((await log.leaves(0, 1000)).filter((body) => body.includes(id))).toEqual([]);
});

test("a table's commitment stands before its roster also where the clock goes back between them", async () => {
  const log = new PublicLog(store, world, key);
  const seats = [{ who: "me" as const }, { who: "bot" as const, level: "tiro" }];
  const made = await lobby.create(livia, { game: "pax", config: { players: 2 }, listed: true, fair: true, seats });
  if (!made.ok) throw new Error(made.error.key);
  jumped -= 3_600_000;
  await lobby.sit(livia, made.value, 0, { commit: commitNonce(made.value, null, "n") });
  await log.grow();
  expect(await kinds(log, made.value)).toEqual(["table", "roster"]);
  jumped += 3_600_000;
});

test("the log only grows, whichever node numbers it; whoever kept a checkpoint can tell", async () => {
  const nodes = [new PublicLog(store, world, key), new PublicLog(store, world, key)];
  let before: Checkpoint | undefined;
  for (let i = 0; i < 4; i++) {
    const { id, nonce } = await table();
    await dealing.reveal(livia, id, 0, nonce);
    await Promise.allSettled(nodes.map((node) => node.grow()));
    const now = (await nodes[i % 2]!.checkpoint())!;
    expect(await kinds(nodes[i % 2]!, id)).toEqual(["table", "roster"]);
    if (before) {
      const proof = (await nodes[(i + 1) % 2]!.consistency(before.size, now.size))!.map(fromHex);
      expect(isConsistent(grown(before), grown(now), proof)).toBe(true);
      expect(isConsistent({ ...grown(before), root: hashLeaf("other") }, grown(now), proof)).toBe(false);
    }
    before = now;
  }
  expect(await nodes[0]!.consistency(1, before!.size + 1)).toBeUndefined();
  const { length } = await nodes[0]!.leaves(0, 1000);
  expect(length).toBe(before!.size);
});
