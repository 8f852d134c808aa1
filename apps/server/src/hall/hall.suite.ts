import { describe, expect, test } from "vitest";
import { newsOf, play } from "../testing/play.ts";
import { Visitor, type HallLine } from "../testing/visitor.ts";

interface Told {
  readonly id: string;
  readonly status: string;
  readonly asked: readonly number[];
  readonly mine: readonly number[];
}
const tablesIn = (line: HallLine, kind: string): readonly Told[] =>
  (line.last(kind)?.["tables"] ?? []) as readonly Told[];
const found = (line: HallLine, kind: string, id: string): Told | undefined =>
  tablesIn(line, kind).find((table) => table.id === id);

interface Made {
  readonly id: string;
}

/** What those in the hall are told; the two ports may be two nodes of one database. */
export function hallSuite(name: string, ports: () => readonly [number, number]): void {
  describe(name, () => {
    const make = (host: Visitor, more: object = {}) =>
      host.post<Made>("/api/tables", {
        game: "pax",
        config: { players: 2 },
        listed: true,
        seats: [{ who: "me" }, { who: "open" }],
        ...more,
      });

    test("a table appears in the hall when it is made and goes when it begins; whoever sits there is told it is his", async () => {
      const [here, there] = ports();
      const livia = await Visitor.guest(here, "Livia");
      const gaius = await Visitor.guest(there, "Gaius");
      const hall = await gaius.hall({ t: "open" }, { t: "mine" });
      await expect.poll(() => [hall.last("open"), hall.last("mine")].map(Boolean)).toEqual([true, true]);
      const { id } = (await make(livia)).body;
      await expect.poll(() => found(hall, "open", id), { timeout: 5000 }).toBeDefined();
      expect(found(hall, "open", id)).toMatchObject({ status: "open", mine: [] });
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      await expect.poll(() => found(hall, "mine", id)?.status, { timeout: 5000 }).toBe("running");
      await expect.poll(() => found(hall, "open", id), { timeout: 5000 }).toBeUndefined();
      hall.close();
    });

    test("whoever sits down twice has one hand, also where he asks for both in the same moment; whoever makes the table may have more", async () => {
      const [here, there] = ports();
      const [livia, gaius] = [await Visitor.guest(here, "Livia"), await Visitor.guest(here, "Gaius")];
      for (let i = 0; i < 5; i++) {
        const seats = [{ who: "me" }, { who: "me" }, { who: "open" }, { who: "open" }];
        const { id } = (await make(livia, { config: { players: 4 }, seats })).body;
        const sit = (who: Visitor, seat: number) => who.post(`/api/tables/${id}/sit`, { seat });
        const both = await Promise.all([sit(gaius, 2), sit(gaius.at(there), 3)]);
        expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
        expect(both.find(({ status }) => status === 409)!.body.refusal?.key).toBe("lobby.otherSeat");
        const { body } = await gaius.get<{ table: Told }>(`/api/tables/${id}`);
        expect(body.table).toMatchObject({ status: "open", mine: [both[0].status === 200 ? 2 : 3] });
        const free = 5 - body.table.mine[0]!;
        expect((await sit(livia, free)).body.refusal?.key).toBe("lobby.otherSeat");
        await livia.post(`/api/tables/${id}/leave`, {});
        await gaius.post(`/api/tables/${id}/leave`, {});
      }
    });

    test("a room is told who invites and sits down, under which name, and that the game begins; a table that is not there is told as none", async () => {
      const [here, there] = ports();
      const livia = await Visitor.guest(here, "Livia");
      const gaius = await Visitor.guest(there, "Gaius");
      const { id } = (await make(livia, { listed: false })).body;
      const room = await gaius.hall({ t: "room", id });
      const table = () => (room.last("room") as { table: { status: string; mine: number[] } } | undefined)?.table;
      await expect.poll(() => table(), { timeout: 5000 }).toMatchObject({ status: "open", by: "Livia" });
      await livia.post("/api/account/name", { name: "Livia Drusilla" });
      await expect
        .poll(() => table(), { timeout: 5000 })
        .toMatchObject({ by: "Livia Drusilla", seats: [{ name: "Livia Drusilla" }, {}] });
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      await expect.poll(() => table(), { timeout: 5000 }).toMatchObject({ status: "running", mine: [1] });
      const none = await gaius.hall({ t: "room", id: "AAAAAAAAAAAAAAAAAAAAAA" });
      await expect.poll(() => none.last("room")).toEqual({ t: "room", id: "AAAAAAAAAAAAAAAAAAAAAA", table: null });
      const odd = await gaius.hall({ t: "room", id: "mistyped" }, { t: "tournament", id: "mistyped" });
      await expect.poll(() => odd.last("room")).toEqual({ t: "room", table: null });
      await expect.poll(() => odd.last("tournament")).toEqual({ t: "tournament", tournament: null });
      odd.close();
      room.close();
      none.close();
    });

    test("the hall says whose turn it is as everybody can tell, and a table where it is one's own comes first", async () => {
      const [here, there] = ports();
      const livia = await Visitor.guest(here, "Livia");
      const gaius = await Visitor.guest(there, "Gaius");
      const { id } = (await make(livia, { listed: false })).body;
      await gaius.post(`/api/tables/${id}/sit`, { seat: 1 });
      await make(livia);
      const hall = await livia.hall({ t: "mine" });
      const table = await livia.table(id);
      const other = await gaius.table(id);
      void play(other, 1).catch(() => undefined);
      await newsOf(table, 0, ({ prompt }) => prompt !== null);
      await expect.poll(() => found(hall, "mine", id)?.asked, { timeout: 5000 }).toContain(0);
      expect(tablesIn(hall, "mine")[0]!.id).toBe(id);
      void play(table, 0, 400).catch(() => undefined);
      await expect.poll(() => found(hall, "mine", id)?.status, { timeout: 20_000 }).toBe("over");
      expect(found(hall, "mine", id)!.asked).toEqual([]);
      for (const one of [table, other, hall]) one.close();
    });

    test("news are told together: fifty tables at once are a few messages", async () => {
      const [here] = ports();
      const hosts = await Promise.all(Array.from({ length: 10 }, (_, i) => Visitor.guest(here, `Host ${i}`)));
      const hall = await hosts[0]!.hall({ t: "open" });
      await expect.poll(() => hall.told.length).toBe(1);
      const made = await Promise.all(hosts.flatMap((host) => [0, 1, 2, 3, 4].map(() => make(host))));
      const ids = made.map(({ body }) => body.id);
      await expect.poll(() => ids.every((id) => found(hall, "open", id)), { timeout: 10_000 }).toBe(true);
      expect(hall.told.length).toBeLessThan(8);
      hall.close();
    });

    test("play now finds a table that fits, the one that has waited longest, and else makes one others find", async () => {
      const [here, there] = ports();
      const [livia, gaius, nemo] = await Promise.all(["Livia", "Gaius", "Nemo"].map((one) => Visitor.guest(here, one)));
      const wanted = { game: "pax", players: 7, clock: "days" };
      const first = await livia!.post<Made>("/api/play", wanted);
      expect(first.status).toBe(200);
      expect((await livia!.post<Made>("/api/play", wanted)).body.id).toBe(first.body.id);
      const visitor = await Visitor.guest(there, "Lucius");
      expect((await visitor.post<Made>("/api/play", wanted)).body.id).toBe(first.body.id);
      expect((await gaius!.post<Made>("/api/play", { ...wanted, clock: "live" })).body.id).not.toBe(first.body.id);
      const { body } = await nemo!.get<{ table: { seats: { name: string; free: boolean }[]; clock: object } }>(
        `/api/tables/${first.body.id}`,
      );
      expect(body.table.seats.map((seat) => seat.name)).toEqual(["Livia", "Lucius", "", "", "", "", ""]);
      expect(body.table.clock).toEqual({ kind: "days", days: 3 });
      for (const players of [2, 4])
        expect(await nemo!.post("/api/play", { game: "pax-romana", players })).toMatchObject({ status: 200 });
      expect(await nemo!.post("/api/play", { game: "pax-romana", players: 9 })).toMatchObject({
        status: 409,
        body: { refusal: { key: "lobby.size" } },
      });
      expect(await nemo!.post("/api/play", { game: "chess" })).toMatchObject({ status: 409 });
    });

    test("where nobody comes, whoever made the table seats bots, and the game begins", async () => {
      const [here] = ports();
      const [livia, gaius] = await Promise.all(["Livia", "Gaius"].map((one) => Visitor.guest(here, one)));
      const { id } = (await livia!.post<Made>("/api/play", { game: "pax", players: 6, clock: "live" })).body;
      const bots = (who: Visitor, level: string) => who.post(`/api/tables/${id}/bots`, { level });
      const refusedBy = (key: string) => ({ status: 409, body: { refusal: { key } } });
      expect(await bots(livia!, "deep blue")).toMatchObject(refusedBy("lobby.level"));
      expect(await gaius!.post(`/api/tables/${id}/sit`, { seat: 2 })).toMatchObject({ status: 200 });
      expect(await bots(gaius!, "miles")).toMatchObject(refusedBy("lobby.notHost"));
      expect(await bots(livia!, "miles")).toMatchObject({ status: 200 });
      const { table } = (
        await livia!.get<{ table: { status: string; seats: { bot: string | null }[] } }>(`/api/tables/${id}`)
      ).body;
      expect(table.seats.map(({ bot }) => bot)).toEqual([null, "miles", null, "miles", "miles", "miles"]);
      expect(table.status).not.toBe("open");
      expect(await bots(livia!, "miles")).toMatchObject(refusedBy("lobby.begun"));
    });
  });
}
