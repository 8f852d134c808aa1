import { verify, type GameRecord } from "@ara/kernel";
import {
  fromHex,
  hashLeaf,
  isConsistent,
  isIncluded,
  keysLead,
  prove,
  readKeyLeaf,
  type Checkpoint,
  type Online,
} from "@ara/kernel/fair";
import { pax } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { FairVisitor } from "../testing/fair-visitor.ts";
import { play } from "../testing/play.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import { isSigned } from "./ed25519.ts";
import { rotateKey } from "./rotate.ts";

interface Keys {
  readonly checkpoint: Checkpoint;
  readonly leaves: readonly { n: number; body: string; proof: readonly string[] }[];
}

/** A server's key is changed, or lost, whatever the database. */
export function keysSuite(name: string, database: () => string): void {
  describe(name, () => {
    const server = testServer(database, { pace: AT_ONCE });

    /** Two people whose browsers sign, at a table that has begun. */
    async function fairTable() {
      const people = [await FairVisitor.guest(server.port, "Livia"), await FairVisitor.guest(server.port, "Gaius")];
      const id = await people[0]!.visitor.makes({ listed: true, fair: true });
      for (const [seat, one] of people.entries()) await one.sit(id, seat);
      for (const [seat, one] of people.entries()) await one.reveal(id, seat);
      return { id, people };
    }
    /** Some decisions of each, or all. */
    async function playOn(id: string, people: readonly FairVisitor[], most?: number): Promise<GameRecord | undefined> {
      const tables = await Promise.all(people.map((one) => one.table(id)));
      const all = tables.map((table, seat) => play(table, seat, most));
      await (most === undefined ? Promise.all(all) : Promise.race(all));
      const given = most === undefined ? await tables[0]!.record() : undefined;
      for (const table of tables) table.close();
      return given?.ok ? given.value : undefined;
    }
    const serverOf = async (id: string): Promise<string> =>
      (await new Visitor(server.port).get<{ roster: { server: string } }>(`/api/tables/${id}/deal`)).body.roster.server;
    const keys = async (): Promise<Keys> => (await new Visitor(server.port).get<Keys>("/log/keys")).body;
    const continues = async (before: Checkpoint, now: Checkpoint): Promise<boolean> => {
      const path = `/log/consistency?from=${before.size}&to=${now.size}`;
      const { proof } = (await new Visitor(server.port).get<{ proof: string[] }>(path)).body;
      const grown = ({ size, root }: Checkpoint) => ({ size, root: fromHex(root) });
      return isConsistent(grown(before), grown(now), proof.map(fromHex));
    };
    const signedAtLast = async (key: string): Promise<Keys> => {
      await expect.poll(async () => (await keys()).checkpoint?.key, { timeout: 8000 }).toBe(key);
      const found = await keys();
      for (const { n, body, proof } of found.leaves)
        expect(
          isIncluded(hashLeaf(body), n, found.checkpoint.size, proof.map(fromHex), fromHex(found.checkpoint.root)),
        ).toBe(true);
      return found;
    };

    test("a new key is vouched for by the old one in the log; a game goes on with the key it was begun with, and is proven", async () => {
      const { id, people } = await fairTable();
      await playOn(id, people, 4);
      const old = await serverOf(id);
      const seen = (await signedAtLast(old)).checkpoint;
      const { before, key } = await rotateKey(database());
      expect(before).toBe(old);
      const found = await signedAtLast(key);
      const leaves = found.leaves.flatMap(({ body }) => readKeyLeaf(body) ?? []);
      expect(await keysLead(leaves, old, key, isSigned)).toBe("signed");
      expect(await continues(seen, found.checkpoint)).toBe(true);
      const record = (await playOn(id, people))!;
      expect(await prove(pax, record, isSigned)).toMatchObject({
        ok: true,
        value: { nonces: "verified", signatures: "verified", roster: { server: old } },
      });
      for (const one of people) {
        expect(one.receipts.length).toBeGreaterThan(2);
        for (const { message, signature } of one.receipts) expect(isSigned(old, message, signature)).toBe(true);
      }
      const next = await fairTable();
      expect(await serverOf(next.id)).toBe(key);
    }, 30_000);

    test("where a key is lost, what it signed stays good, everybody sees it in the log, and games under way are vouched for by nobody", async () => {
      const { id, people } = await fairTable();
      await playOn(id, people, 4);
      const lost = await serverOf(id);
      const seen = (await signedAtLast(lost)).checkpoint;
      await server.close();
      const store = await Store.open(engineOf(database(), "test"));
      await store.db.deleteFrom("server_keys").execute();
      await store.close();
      await server.start();
      await expect.poll(async () => (await keys()).checkpoint.key, { timeout: 8000 }).not.toBe(lost);
      const { checkpoint, leaves: all } = await keys();
      const leaves = all.flatMap(({ body }) => readKeyLeaf(body) ?? []);
      expect(await keysLead(leaves, lost, checkpoint.key, isSigned)).toBe("unsigned");
      expect(await continues(seen, checkpoint)).toBe(true);
      const again = people.map((one) => FairVisitor.at(server.port, one));
      const record = (await playOn(id, again))!;
      expect(verify(pax, record)).toMatchObject({ ok: true, value: { chain: "verified", seed: "verified" } });
      // No more than committed: the luck was fixed before, who played what nobody vouches for.
      expect(await prove(pax, record, isSigned)).toMatchObject({
        ok: true,
        value: { nonces: "verified", signatures: "none", withoutSignature: [0, 1] },
      });
      expect((record.online as Online).roster.server).toBe(lost);
      for (const one of people)
        for (const { message, signature: receipt } of one.receipts) expect(isSigned(lost, message, receipt)).toBe(true);
      expect(await serverOf((await fairTable()).id)).toBe(checkpoint.key);
    }, 30_000);
  });
}
