import { describe, expect, test } from "vitest";
import { hurriedWorld } from "../testing/hurried-world.ts";
import { play } from "../testing/play.ts";
import { testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import type { Channel, Notice } from "./channel.ts";
import { refuseAddress as refuseHook } from "./calling.ts";

/** Who is told that it is his turn, when and how often, whatever the database. */
export function noticesSuite(name: string, database: () => string): void {
  describe(name, () => {
    const ahead = { by: 0 };
    const world = hurriedWorld(ahead);
    const sent: { readonly notice: Notice; readonly address: string | undefined }[] = [];
    const channel: Channel = {
      name: "webhook",
      refuseAddress: refuseHook,
      send: async (notice, address) => void sent.push({ notice, address }),
    };
    const server = testServer(database, { world, channels: [channel] });

    /** Two people at a table that has begun; Livia has to decide. Each is told by his webhook. */
    async function twoAtATable(choose: (visitor: Visitor, id: string) => Promise<unknown> = async () => undefined) {
      const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
      const id = await livia.makes({ config: { players: 2, startPlayer: 0 } });
      for (const one of [livia, gaius]) {
        await one.post("/api/notices", { channels: ["page", "webhook"] });
        await one.post("/api/notices/address", { channel: "webhook", address: "https://hooks.example/ara" });
        await choose(one, id);
      }
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      return { id, livia, gaius };
    }
    const toldOf = (id: string) => sent.filter(({ notice }) => notice.table === id).map(({ notice }) => notice.seat);
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

    test("whoever is asked and not there is told once by each way he has chosen, also over a restart", async () => {
      const { id, livia } = await twoAtATable();
      const hall = await livia.hall({ t: "notices" });
      await expect.poll(() => livia.askedAt(id), { timeout: 5000 }).toEqual([0]);
      ahead.by += 10_000;
      await expect.poll(() => toldOf(id), { timeout: 8000 }).toEqual([0]);
      expect(sent.at(-1)!.address).toBe("https://hooks.example/ara");
      const page = () => (hall.last("notices")?.["notices"] ?? []) as { id: string; table: string; seat: number }[];
      await expect.poll(() => page().map(({ table, seat }) => [table, seat]), { timeout: 5000 }).toEqual([[id, 0]]);
      await livia.post("/api/notices/read", { id: page()[0]!.id });
      await server.close();
      ahead.by += 120_000;
      await server.start();
      (await livia.table(id)).close();
      await pause(700);
      expect(toldOf(id)).toEqual([0]);
      const again = await livia.hall({ t: "notices" });
      await expect.poll(() => again.last("notices")).toEqual({ t: "notices", notices: [] });
      again.close();
    });

    test("nobody is told of a table he has before his eyes; a page behind others does not count", async () => {
      const { id, livia } = await twoAtATable();
      const port = await livia.port(id);
      port.post({ t: "hello", v: [1] });
      port.post({ t: "look", on: true });
      await expect.poll(async () => (await livia.askedAt(id)).length, { timeout: 5000 }).toBe(1);
      ahead.by += 50_000;
      await pause(500);
      expect(toldOf(id)).toEqual([]);
      port.post({ t: "look", on: false });
      await pause(300);
      ahead.by += 61_000;
      await expect.poll(() => toldOf(id), { timeout: 8000 }).toEqual([0]);
      port.close();
    });

    test("nobody is told who has just decided and is asked again; a minute later he is, once", async () => {
      const { id, livia, gaius } = await twoAtATable();
      for (const [seat, one] of [livia, gaius].entries()) {
        const table = await one.table(id);
        await play(table, seat, 1);
        table.close();
      }
      ahead.by += 50_000;
      await pause(500);
      expect(toldOf(id)).toEqual([]);
      const [seat] = await livia.askedAt(id);
      ahead.by += 61_000;
      await expect.poll(() => toldOf(id), { timeout: 8000 }).toEqual([seat]);
      ahead.by += 600_000;
      await pause(400);
      expect(toldOf(id)).toEqual([seat]);
    });

    test("for a table for which nothing is chosen nobody is told; what this server cannot do cannot be chosen", async () => {
      const { id, livia, gaius } = await twoAtATable((one, table) =>
        one.post(`/api/tables/${table}/notices`, { channels: [] }),
      );
      ahead.by += 120_000;
      await pause(1500);
      expect(toldOf(id)).toEqual([]);
      expect((await livia.get(`/api/tables/${id}/notices`)).body).toEqual({
        channels: [],
        addresses: { webhook: "https://hooks.example/ara" },
        offered: ["page", "webhook"],
      });
      expect((await gaius.get<{ channels: string[] }>("/api/notices")).body.channels).toEqual(["page", "webhook"]);
      expect(await livia.post("/api/notices", { channels: ["mail"] })).toMatchObject({ status: 409 });
      expect(await livia.post("/api/notices", { channels: ["pigeon"] })).toMatchObject({ status: 400 });
      for (const address of ["http://hooks.example/", "https://127.0.0.1/", "https://[::1]/", "https://u:p@x.example/"])
        expect(await livia.post("/api/notices/address", { channel: "webhook", address })).toMatchObject({
          status: 409,
        });
    });
  });
}
