import { describe, expect, test } from "vitest";
import { FairVisitor } from "../testing/fair-visitor.ts";
import { hurriedWorld } from "../testing/hurried-world.ts";
import { testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import { refuseAddress } from "./calling.ts";
import type { Channel, Notice } from "./channel.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What people are told of beside their turns, each once, whatever the database. */
export function occasionsSuite(name: string, database: () => string): void {
  describe(name, () => {
    const ahead = { by: 0 };
    const world = hurriedWorld(ahead);
    const sent: { readonly notice: Notice; readonly address: string | undefined }[] = [];
    const webhook: Channel = {
      name: "webhook",
      refuseAddress,
      send: async (notice, address) => void sent.push({ notice, address }),
    };
    const server = testServer(database, { world, channels: [webhook] });

    async function called(who: string): Promise<Visitor> {
      const one = await Visitor.guest(server.port, who);
      await tells(one, who);
      return one;
    }
    async function tells(one: Visitor, who: string): Promise<void> {
      await one.post("/api/notices", { channels: ["page", "webhook"] });
      await one.post("/api/notices/address", { channel: "webhook", address: `https://${who}.example/` });
    }
    /** A table at which Livia and Gaius play. */
    async function table(more: object = {}, seats: readonly object[] = [{ who: "me" }, { who: "open" }]) {
      const [livia, gaius] = [await called("livia"), await called("gaius")];
      const id = await livia.makes({ config: { players: 2, startPlayer: 0 }, listed: true, seats, ...more });
      return { id, livia, gaius };
    }
    const toldOf = (id: string, what: Notice["what"]) =>
      sent
        .filter(({ notice }) => notice.table === id && notice.what === what)
        .map(({ address }) => /\/\/(\w+)/.exec(address ?? "")![1])
        .toSorted((a, b) => (a! < b! ? -1 : 1));
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const offer = (one: Visitor, id: string, kind: string) => one.post(`/api/tables/${id}/offer`, { kind });

    test("whoever is offered something and is not there is told once; in the page too, while it stands", async () => {
      const { id, livia, gaius } = await table();
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      // The table has come to rest before something is offered.
      await expect.poll(() => livia.askedAt(id)).toEqual([0]);
      const hall = await gaius.hall({ t: "notices" });
      expect((await offer(livia, id, "end")).status).toBe(200);
      ahead.by += 10_000;
      await expect.poll(() => toldOf(id, "offer")).toEqual(["gaius"]);
      const page = () => (hall.last("notices")?.["notices"] ?? []) as { what: string; table: string }[];
      await expect.poll(() => page().map(({ what, table: at }) => [what, at])).toEqual([["offer", id]]);
      ahead.by += HOUR;
      await pause(500);
      expect(toldOf(id, "offer")).toEqual(["gaius"]);
      hall.close();
      // Nor is he told more often for being offered the same, or something else, again and again.
      for (let i = 0; i < 5; i++) {
        expect((await offer(livia, id, "end")).status).toBe(200);
        ahead.by += 10_000;
        await pause(400);
      }
      await expect.poll(() => toldOf(id, "offer")).toEqual(["gaius", "gaius"]);
      // Whoever has left by then is not asked any more.
      const again = await table();
      await again.gaius.post(`/api/tables/${again.id}/sit`, { seat: 1 });
      await offer(again.livia, again.id, "end");
      await again.gaius.post(`/api/tables/${again.id}/away`, {});
      ahead.by += 10_000;
      await pause(500);
      expect(toldOf(again.id, "offer")).toEqual([]);
    });

    test("a seat that was left is told of to those at the table, and to those who want to be told of such seats", async () => {
      const nemo = await called("nemo");
      expect((await nemo.get<{ channels: string[] }>("/api/notices/free")).body.channels).toEqual([]);
      expect((await nemo.post("/api/notices/free", { channels: ["page", "webhook"] })).status).toBe(200);
      for (const listed of [true, false]) {
        const { id, gaius } = await table({ listed });
        await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
        // Whoever comes back soon has not left.
        await gaius.post(`/api/tables/${id}/away`, {});
        await gaius.post(`/api/tables/${id}/return`, {});
        ahead.by += 2 * MINUTE;
        await pause(400);
        expect(toldOf(id, "free")).toEqual([]);
        await gaius.post(`/api/tables/${id}/away`, {});
        ahead.by += 2 * MINUTE;
        await expect.poll(() => toldOf(id, "free")).toEqual(listed ? ["livia", "nemo"] : ["livia"]);
        ahead.by += HOUR;
        await pause(400);
        expect(toldOf(id, "free")).toHaveLength(listed ? 2 : 1);
      }
      const hall = await nemo.hall({ t: "notices" });
      await expect
        .poll(() => ((hall.last("notices")?.["notices"] ?? []) as { what: string }[]).map(({ what }) => what))
        .toContain("free");
      hall.close();
    });

    test("by correspondence a browser has two days for its part of the luck; its player is told, and once more before the end", async () => {
      const { id, livia } = await table({ clock: { kind: "days", days: 3 } }, [{ who: "open" }, { who: "open" }]);
      const [first, second] = [
        await FairVisitor.guest(server.port, "Marcus"),
        await FairVisitor.guest(server.port, "Quintus"),
      ];
      await tells(first.visitor, "marcus");
      await tells(second.visitor, "quintus");
      await first.sit(id, 0);
      await second.sit(id, 1);
      await first.reveal(id, 0);
      const deal = async () =>
        (await livia.get<{ status: string; attempt: number; voids: object[] }>(`/api/tables/${id}/deal`)).body;
      ahead.by += 2 * MINUTE;
      await expect.poll(() => toldOf(id, "nonce")).toEqual(["quintus"]);
      ahead.by += 34 * HOUR;
      await pause(500);
      expect(toldOf(id, "nonce")).toEqual(["quintus"]);
      expect(await deal()).toMatchObject({ status: "dealing", attempt: 1 });
      ahead.by += 4 * HOUR;
      await expect.poll(() => toldOf(id, "nonce")).toEqual(["quintus", "quintus"]);
      ahead.by += 12 * HOUR;
      await expect.poll(deal).toMatchObject({ status: "open", attempt: 2, voids: [{ attempt: 1, silent: [1] }] });
      const { body } = await livia.get<{ table: { seats: { free: boolean }[] } }>(`/api/tables/${id}`);
      expect(body.table.seats.map(({ free }) => free)).toEqual([false, true]);
    });

    test("whose days run out is told a day and four hours before, and not while he is on vacation", async () => {
      const { id, livia, gaius } = await table({ clock: { kind: "days", days: 2 } });
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      ahead.by += MINUTE;
      await expect.poll(() => toldOf(id, "turn")).toEqual(["livia"]);
      ahead.by += 20 * HOUR;
      await pause(400);
      expect((await livia.post("/api/vacation", { days: 5 })).status).toBe(200);
      for (let days = 0; days < 5; days++) {
        ahead.by += DAY;
        await pause(300);
      }
      expect(toldOf(id, "late")).toEqual([]);
      ahead.by += 5 * HOUR;
      await expect.poll(() => toldOf(id, "late")).toEqual(["livia"]);
      ahead.by += 19 * HOUR + 30 * MINUTE;
      await expect.poll(() => toldOf(id, "late")).toEqual(["livia", "livia"]);
    });
  });
}
