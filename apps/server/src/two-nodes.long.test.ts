import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prove } from "@ara/kernel/fair";
import { pax } from "@ara/pax";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSigned } from "./fair/ed25519.ts";
import { startServer, type Server } from "./server.ts";
import { FairVisitor } from "./testing/fair-visitor.ts";
import { NO_HAND, play } from "./testing/play.ts";
import { testPostgres, type TestPostgres } from "./testing/postgres.ts";
import { decideTogether, Seated } from "./testing/seated.ts";
import { Visitor } from "./testing/visitor.ts";

let folder = "";
let postgres: TestPostgres;
let nodes: Server[] = [];
const faults: string[] = [];
const startNode = (): Promise<Server> =>
  startServer({
    site: folder,
    host: "localhost",
    rate: NO_HAND,
    ports: [0],
    database: postgres.url,
    pace: { least: 0, most: 0, step: 0, beat: 0 },
    logLevel: "error",
    log: (line) => void faults.push(line),
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-nodes-"));
  postgres = await testPostgres();
  nodes = [await startNode(), await startNode()];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test("two people at two nodes play one game to its end; whoever loses a race asks again", async () => {
  const livia = await Visitor.guest(nodes[0]!.port, "Livia");
  const gaius = await Visitor.guest(nodes[1]!.port, "Gaius");
  const id = await livia.makes();
  expect(await gaius.post(`/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({ status: 200 });
  const tables = [await livia.lasting(id), await gaius.lasting(id)];
  const ends = await Promise.all(tables.map((table, seat) => play(table, seat)));
  expect(ends.map(({ over }) => over)).toEqual([true, true]);
  const records = await Promise.all(tables.map((table) => table.record()));
  expect(records[0]).toEqual(records[1]);
  for (const table of tables) table.close();
});

test("a deal is made at two nodes: nonces fixed and shown at either, one game, proven, and in the log of both", async () => {
  const livia = await FairVisitor.guest(nodes[0]!.port, "Livia");
  const gaius = await FairVisitor.guest(nodes[1]!.port, "Gaius");
  const id = await livia.visitor.makes({ fair: true });
  await Promise.all([livia.sit(id, 0), gaius.sit(id, 1)]);
  const { body: deal } = await gaius.visitor.get<{ status: string }>(`/api/tables/${id}/deal`);
  expect(deal.status).toBe("dealing");
  await Promise.all([livia.reveal(id, 0), gaius.reveal(id, 1)]);
  const table = await livia.table(id);
  const here = FairVisitor.at(nodes[0]!.port, gaius);
  const his = await here.table(id);
  await Promise.all([play(table, 0), play(his, 1)]);
  const record = await table.record();
  if (!record.ok) throw new Error(record.error.key);
  expect(await prove(pax, record.value, isSigned)).toMatchObject({
    ok: true,
    value: { nonces: "verified", signatures: "verified" },
  });
  await expect
    .poll(
      async () => {
        const logs = await Promise.all(
          [livia, gaius].map(({ visitor }) =>
            visitor.get<{ leaves: readonly { body: string }[] }>(`/log/tables/${id}`),
          ),
        );
        return logs.map(({ body: { leaves } }) =>
          leaves.map((leaf) => (JSON.parse(leaf.body) as { kind: string }).kind),
        );
      },
      { timeout: 15_000, interval: 500 },
    )
    .toEqual([
      ["table", "roster", "seal"],
      ["table", "roster", "seal"],
    ]);
  for (const one of [table, his]) one.close();
});

test("what is said at one node is heard at the other", async () => {
  const [livia, gaius] = [await Visitor.guest(nodes[0]!.port, "Livia"), await Visitor.guest(nodes[1]!.port, "Gaius")];
  const id = await livia.makes();
  await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
  const port = await gaius.port(id);
  const nudged = new Promise((resolve) =>
    port.listen((message) => (message as { t?: string }).t === "nudge" && resolve(message)),
  );
  expect(await livia.post(`/api/tables/${id}/say`, { text: "Salve" })).toMatchObject({ status: 200 });
  expect(await nudged).toEqual({ t: "nudge", what: "chat" });
  expect(await gaius.get(`/api/tables/${id}/chat`)).toMatchObject({
    body: { room: "players", lines: [{ name: "Livia", text: "Salve", mine: false }] },
  });
  port.close();
});

test("an offer made at one node is seen, agreed to and carried out at the other; so are stopped clocks and the end", async () => {
  const livia = await Visitor.guest(nodes[0]!.port, "Livia");
  const gaius = await Visitor.guest(nodes[1]!.port, "Gaius");
  const id = await livia.makes({ clock: { kind: "live", bank: 600_000, increment: 0 } });
  await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
  const seated = [await Seated.at(livia, id, 0), await Seated.at(gaius, id, 1)];
  const heard = (one: Seated) => one.news!.from + one.news!.log.length;
  const [hers, his] = seated as [Seated, Seated];
  while (hers.news!.prompt === null || heard(hers) < 12) await decideTogether(seated, 1);
  const offer = () => his.around["offer"] as { id: string; state: string } | null;
  const agreed = async (kind: string): Promise<void> => {
    expect(await livia.post(`/api/tables/${id}/offer`, { kind })).toMatchObject({ status: 200 });
    await expect.poll(() => offer()?.state).toBe("open");
    expect(await gaius.post(`/api/tables/${id}/reply`, { offer: offer()!.id, yes: true })).toMatchObject({
      status: 200,
    });
  };
  const before = heard(hers);
  await agreed("back");
  for (const one of seated) await expect.poll(() => heard(one)).toBeLessThan(before);
  await agreed("pause");
  for (const one of seated) await expect.poll(() => one.around["clocks"]).toMatchObject({ running: [], paused: true });
  await agreed("end");
  for (const one of seated) one.close();
  const again = await Promise.all([livia, gaius].map((one, seat) => Seated.at(one, id, seat)));
  for (const one of again) await expect.poll(() => one.around["agreed"]).toBe(true);
  for (const one of again) one.close();
});

test("a seat that is left at one node and taken back is read anew at the other, and none of it is told as a fault", async () => {
  const livia = await Visitor.guest(nodes[0]!.port, "Livia");
  const gaius = await Visitor.guest(nodes[1]!.port, "Gaius");
  const { body } = await livia.post<{ id: string }>("/api/tables", {
    game: "pax",
    config: { players: 2 },
    listed: false,
    seats: [{ who: "me" }, { who: "open" }],
  });
  const { id } = body;
  await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
  const bots = async (): Promise<readonly (string | null)[]> => {
    const his = await Seated.at(gaius, id, 1);
    his.close();
    return his.table.seats.map(({ bot }) => bot);
  };
  for (const [path, bot] of [
    ["away", "legatus"],
    ["return", null],
  ] as const) {
    expect(await livia.post(`/api/tables/${id}/${path}`, {})).toMatchObject({ status: 200 });
    await expect.poll(bots).toEqual([bot, null]);
  }
  expect(faults).toEqual([]);
});
