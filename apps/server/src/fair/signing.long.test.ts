import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chain, verify, type GameRecord } from "@ara/kernel";
import { headsOf, prove, type Online } from "@ara/kernel/fair";
import { pax } from "@ara/pax";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type Server } from "../server.ts";
import { FairVisitor } from "../testing/fair-visitor.ts";
import { newsOf, NO_HAND, play } from "../testing/play.ts";
import { isSigned } from "./ed25519.ts";

let folder = "";
let server: Server;
const start = (port = 0): Promise<Server> =>
  startServer({
    site: folder,
    host: "localhost",
    rate: NO_HAND,
    ports: [port],
    database: join(folder, "ara.sqlite"),
    pace: { least: 0, most: 0, step: 0, beat: 0 },
  });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-signing-"));
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Two people whose browsers sign, and a bot, at a table that has begun. */
async function fairTable(): Promise<{ id: string; livia: FairVisitor; gaius: FairVisitor }> {
  const livia = await FairVisitor.guest(server.port, "Livia");
  const gaius = await FairVisitor.guest(server.port, "Gaius");
  const made = await livia.visitor.post<{ id: string }>("/api/tables", {
    game: "pax",
    config: { players: 3 },
    listed: true,
    fair: true,
    seats: [{ who: "me" }, { who: "open" }, { who: "bot", level: "tiro" }],
  });
  const { id } = made.body;
  await livia.sit(id, 0);
  await gaius.sit(id, 1);
  await livia.reveal(id, 0);
  await gaius.reveal(id, 1);
  return { id, livia, gaius };
}

const judged = async (record: GameRecord) => ({
  verified: verify(pax, record),
  proof: await prove(pax, record, isSigned),
});

test("a game of two people who sign and a bot, over a restart, is proven: nonces, signatures, receipts; whoever changes it is found", async () => {
  const { id, livia, gaius } = await fairTable();
  const first = [await livia.table(id), await gaius.table(id)];
  await Promise.race(first.map((table, seat) => play(table, seat, 8)));
  const { port } = server;
  for (const table of first) table.close();
  await server.close();
  server = await start(port);
  const tables = [await livia.table(id), await gaius.table(id)];
  await Promise.all(tables.map((table, seat) => play(table, seat)));
  const given = await tables[0]!.record();
  if (!given.ok) throw new Error(given.error.key);
  const record = given.value;

  expect(await judged(record)).toMatchObject({
    verified: { ok: true, value: { chain: "verified", seed: "verified", finished: true } },
    proof: { ok: true, value: { nonces: "verified", signatures: "verified", voids: 0 } },
  });
  const heads = headsOf(record);
  const { roster } = record.online as Online;
  for (const visitor of [livia, gaius]) {
    expect(visitor.receipts.length).toBeGreaterThan(3);
    for (const { head, message, signature } of visitor.receipts) {
      expect(isSigned(roster.server, message, signature)).toBe(true);
      expect(heads).toContain(head);
    }
  }

  const at = record.entries.findIndex((entry) => entry.seat === 0 && "id" in entry);
  const changed = (change: Partial<GameRecord>): GameRecord => chain({ ...record, ...change });
  const withEntry = (change: object): GameRecord =>
    changed({ entries: record.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)) });
  const wrong = async (other: GameRecord): Promise<unknown> => {
    const proof = await prove(pax, other, isSigned);
    return proof.ok ? proof.value.signatures : `${proof.error.entry} ${proof.error.refusal.key}`;
  };
  // Whoever has the file can compute the chain anew; the server's signature over its end he cannot make.
  expect(await wrong(withEntry({ note: 1 }))).toBe("0 proof.end");
  const asServer = (other: GameRecord): GameRecord => ({ ...other, seal: record.seal });
  expect(await wrong(asServer(withEntry({ v: 1 })))).toBe(`${at + 1} proof.signature`);
  expect(await wrong(asServer(withEntry({ id: "another" })))).toBe(`${at + 1} proof.signature`);
  expect(await wrong(asServer(withEntry({ sent: 3 })))).toBe(`${at + 1} proof.signature`);
  const nonces = [...record.seed!.nonces];
  nonces[1] = nonces[2]!;
  expect(await wrong({ ...record, seed: { ...record.seed!, nonces } })).toBe("0 proof.nonce");
  expect(await wrong({ ...record, seed: { ...record.seed!, nonces: nonces.slice(0, 2) } })).toBe("0 proof.nonces");
  expect(await wrong({ ...record, seats: ["Livia", "Nemo", "tiro"] })).toBe("0 proof.unlike");
  const online = { ...(record.online as Online), roster: { ...roster, attempt: 2 } };
  expect(await wrong({ ...record, online })).toBe("0 proof.rosterSignature");
  // What the server vouches for it signs with the end: with another it is wrong, without one nobody vouches for anything.
  expect(record.entries.some((entry) => "by" in entry && !("sig" in entry))).toBe(true);
  const { end: _end, ...unended } = record.online as Online;
  expect(await wrong({ ...record, online: unended })).toBe("none");
  const { result: _result, seal: _seal, ...unfinished } = record;
  expect(await wrong(unfinished)).toBe("0 proof.end");
  expect(await wrong({ ...unfinished, online: unended })).toBe("none");
  for (const table of tables) table.close();
});

test("a signature of somebody else is refused and nothing is done; without one the server vouches, and the record says so", async () => {
  const { id, livia, gaius } = await fairTable();
  const forged = await livia.table(id, (message) => gaius.sign(message));
  const his = await gaius.table(id);
  const others = play(his, 1);
  const news = await newsOf(forged, 0, ({ prompt }) => prompt !== null);
  const { options } = news.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
  const { action } = options.find(({ refusal }) => refusal === null)!;
  expect(await forged.act(0, action, news.version)).toMatchObject({ key: "fair.signature" });
  forged.close();
  const elsewhere = await livia.visitor.table(id);
  await Promise.all([play(elsewhere, 0), others]);
  const record = await his.record();
  if (!record.ok) throw new Error(record.error.key);
  expect(await judged(record.value)).toMatchObject({
    verified: { ok: true },
    proof: { ok: true, value: { nonces: "verified", signatures: "partly", withoutSignature: [0] } },
  });
  elsewhere.close();
  his.close();
});
