import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chain, verify, type Entry, type GameRecord } from "@ara/kernel";
import { prove } from "@ara/kernel/fair";
import { pax } from "@ara/pax";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type Server } from "../server.ts";
import { FairVisitor } from "../testing/fair-visitor.ts";
import { decideTogether, Seated } from "../testing/seated.ts";
import { isSigned } from "./ed25519.ts";

let folder = "";
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ara-undo-"));
  server = await startServer({ site: folder, host: "localhost", ports: [0], database: join(folder, "ara.sqlite") });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Undone {
  readonly undone?: readonly { readonly by?: string; readonly seat: number; readonly steps?: number }[];
}
const undoneIn = ({ entries }: GameRecord) => entries.flatMap((entry) => (entry as Entry & Undone).undone ?? []);

test("whoever takes steps back signs that; what others agreed to the server vouches for; a record that says otherwise is found", async () => {
  const people = [await FairVisitor.guest(server.port, "Livia"), await FairVisitor.guest(server.port, "Gaius")];
  const [livia, gaius] = people as [FairVisitor, FairVisitor];
  const id = await livia.visitor.makes({ fair: true });
  for (const [seat, one] of people.entries()) await one.sit(id, seat);
  for (const [seat, one] of people.entries()) await one.reveal(id, seat);
  const seated = await Promise.all(people.map((one, seat) => Seated.at(one, id, seat)));
  const undoable = () => seated.find(({ news }) => news!.undoable > 0);
  while (!undoable()) await decideTogether(seated, 1);
  const own = undoable()!;
  expect(await own.table.undo(own.viewer as number, 1, own.news!.version)).toBeNull();
  await expect.poll(() => own.news!.prompt).not.toBeNull();
  await decideTogether(seated, 4);

  const recordNow = async (): Promise<GameRecord> => {
    const { body: said } = await livia.visitor.get<{ record: GameRecord }>(`/api/tables/${id}/record`);
    return said.record;
  };
  const ask = (one: FairVisitor, kind: string) => one.visitor.post(`/api/tables/${id}/offer`, { kind });
  const agree = async (one: FairVisitor, sits: Seated): Promise<void> => {
    const offer = () => sits.around["offer"] as { id: string; state: string } | null;
    await expect.poll(() => offer()?.state).toBe("open");
    await one.visitor.post(`/api/tables/${id}/reply`, { offer: offer()!.id, yes: true });
  };
  await ask(livia, "back");
  await agree(gaius, seated[1]!);
  await expect.poll(() => seated[1]!.around["offer"]).toBeNull();
  await decideTogether(seated, 1);
  await ask(livia, "end");
  await agree(gaius, seated[1]!);
  const record = await recordNow();

  const [signed, vouched] = undoneIn(record);
  expect(signed).toMatchObject({ seat: own.viewer, steps: 1 });
  expect(signed!.by).toBeUndefined();
  expect(vouched).toMatchObject({ by: "server", seat: 0 });
  const judged = verify(pax, record);
  expect(judged).toMatchObject({ ok: true, value: { chain: "verified", seed: "verified" } });
  const seen = judged.ok && judged.value.back > 0;
  expect(await prove(pax, record, isSigned)).toMatchObject({
    ok: true,
    value: { nonces: "verified", withoutSignature: seen ? [0] : [] },
  });

  const otherwise = (change: object): GameRecord =>
    chain({
      ...record,
      entries: record.entries.map((entry) =>
        (entry as Entry & Undone).undone
          ? { ...entry, undone: (entry as Entry & Undone).undone!.map((one) => ({ ...one, ...change })) as never }
          : entry,
      ),
    });
  const found = (key: string): object => ({ ok: false, error: { refusal: { key } } });
  for (const change of [{ steps: 2, to: 1 }, { seat: 1 - (own.viewer as number) }, { head: "0" }, { id: 3, to: "x" }]) {
    // Whoever has the file cannot sign for another end; the server, which could, cannot sign for the player.
    expect(await prove(pax, otherwise(change), isSigned)).toMatchObject(found("proof.end"));
    const asServer = { ...otherwise(change), head: record.head };
    expect(await prove(pax, asServer, isSigned)).toMatchObject(found("proof.signature"));
  }
  for (const one of seated) one.close();
}, 20_000);
