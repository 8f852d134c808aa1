import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntryTable } from "./database.ts";
import { Store, type Engine } from "./store.ts";

/** A row that says nothing. */
export const entry = (game: string, seq: number, more: Partial<EntryTable> = {}): EntryTable => ({
  game,
  seq,
  at: 1_700_000_000_000 + seq,
  seat: 0,
  kind: "act",
  act: null,
  body: `{"seat":0,"n":${seq}}`,
  ...more,
});

/** What the server relies on, whatever the database: one suite for all of them. */
export function storeSuite(name: string, open: () => Engine): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await Store.open(open());
    });
    afterAll(() => store.close());

    test("an entry that was kept comes back as it was written, in order", async () => {
      const body = JSON.stringify({ text: "Ωμέγα \u0000 ' \" \\ \n", deep: [1, [2, [3]]] });
      expect(await store.append(entry("order", 1, { act: "a-1", body, seat: 3, kind: "back" }))).toBe("kept");
      expect(await store.append(entry("order", 0))).toBe("kept");
      expect(await store.entries("order")).toEqual([
        entry("order", 0),
        entry("order", 1, { act: "a-1", body, seat: 3, kind: "back" }),
      ]);
      expect(await store.entries("order", 1)).toHaveLength(1);
    });

    test("of all who write the same number exactly one is kept; the others are told that they lost", async () => {
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.append(entry("race", 0, { body: `{"by":${i}}` }))),
      );
      expect(all.filter((fate) => fate === "kept")).toHaveLength(1);
      const [kept] = await store.entries("race");
      expect(kept!.body).toBe(`{"by":${all.indexOf("kept")}}`);
      expect(await store.append(entry("race", 0))).toBe("lost");
    });

    test("entries of many tables at once are all kept, more than fit into one batch", async () => {
      const games = Array.from({ length: 30 }, (_, i) => `many-${i}`);
      const fates = await Promise.all(
        games.flatMap((game) => [0, 1, 2, 3, 4].map((seq) => store.append(entry(game, seq)))),
      );
      expect(new Set(fates)).toEqual(new Set(["kept"]));
      for (const game of games) expect((await store.entries(game)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    });

    test("a row that the database refuses spoils none that came with it", async () => {
      const bad = entry("spoilt", 0, { body: null as never });
      const fates = await Promise.allSettled([
        store.append(entry("good", 0)),
        store.append(bad),
        store.append(entry("good", 1)),
      ]);
      expect(fates.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await store.entries("good")).toHaveLength(2);
      expect(await store.append(entry("spoilt", 0))).toBe("kept");
    });

    test("what is appended while somebody is in a transaction waits for it, and neither is lost", async () => {
      let appended: Promise<unknown> | undefined;
      await store.db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id: "p1", name: "Livia", kind: "guest", created: 1 }).execute();
        appended = store.append(entry("between", 0));
        await within.updateTable("people").set({ name: "Gaia" }).where("id", "=", "p1").execute();
      });
      expect(await appended).toBe("kept");
      const columns = ["id", "name", "kind", "created"] as const;
      expect(await store.db.selectFrom("people").select(columns).where("id", "=", "p1").executeTakeFirst()).toEqual({
        id: "p1",
        name: "Gaia",
        kind: "guest",
        created: 1,
      });
    });

    test("a transaction that fails leaves nothing behind", async () => {
      const failing = store.db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id: "p2", name: "Nemo", kind: "guest", created: 1 }).execute();
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await store.db.selectFrom("people").selectAll().where("id", "=", "p2").execute()).toEqual([]);
    });

    test("what is kept together is kept or not, all of it, also while somebody is in a transaction", async () => {
      const { db } = store;
      const person = (id: string) =>
        db.insertInto("people").values({ id, name: "Livia", kind: "guest" as const, created: 1 });
      const there = async (...ids: string[]): Promise<number> =>
        (await db.selectFrom("people").select("id").where("id", "in", ids).execute()).length;
      await store.together(person("t1"), person("t2"));
      expect(await there("t1", "t2")).toBe(2);
      await expect(store.together(person("t3"), person("t1"))).rejects.toThrow();
      const all = await Promise.allSettled([
        store.together(person("t4"), person("t1")),
        store.append(entry("beside", 0)),
        store.together(person("t5"), person("t6")),
      ]);
      expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
      expect(await there("t3", "t4")).toBe(0);
      expect(await there("t5", "t6")).toBe(2);
      let kept: Promise<unknown> | undefined;
      const failing = db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id: "t7", name: "Nemo", kind: "guest", created: 1 }).execute();
        kept = store.together(person("t8"));
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      await kept;
      expect([await there("t7"), await there("t8")]).toEqual([0, 1]);
    });

    test("what is kept together under a condition is kept where that holds, by one of all who race for it, or not at all", async () => {
      const { db } = store;
      const person = (id: string) =>
        db.insertInto("people").values({ id, name: "Livia", kind: "guest" as const, created: 1 });
      const renamed = (from: string, to: string) =>
        db.updateTable("people").set({ name: to }).where("id", "=", "if").where("name", "=", from);
      const names = async (...ids: string[]): Promise<string[]> =>
        (await db.selectFrom("people").select("name").where("id", "in", ids).orderBy("id").execute()).map(
          ({ name: of }) => of,
        );
      await store.together(person("if"));
      expect(await store.togetherIf([renamed("Nemo", "Nobody")], person("if1"))).toBe(false);
      expect(await store.togetherIf([renamed("Livia", "Gaia"), renamed("Livia", "Nobody")], person("if2"))).toBe(false);
      await expect(store.togetherIf([renamed("Livia", "Gaia")], person("if"))).rejects.toThrow();
      expect(await names("if", "if1", "if2")).toEqual(["Livia"]);
      const raced = await Promise.all([
        ...["if3", "if4", "if5"].map((id) => store.togetherIf([renamed("Livia", id)], person(id))),
        store.append(entry("under-a-condition", 0)),
      ]);
      expect(raced.filter((won) => won === true)).toHaveLength(1);
      expect(raced.at(-1)).toBe("kept");
      const winner = ["if3", "if4", "if5"][raced.indexOf(true)]!;
      expect(await names("if", "if3", "if4", "if5")).toEqual([winner, "Livia"]);
    });

    test("an entry and what follows from it are kept or not, both; whoever comes second leaves nothing", async () => {
      const person = (id: string) =>
        store.db.insertInto("people").values({ id, name: "Livia", kind: "guest" as const, created: 1 });
      const there = async (id: string): Promise<number> =>
        (await store.db.selectFrom("people").select("id").where("id", "=", id).execute()).length;
      expect(await store.appendWith(entry("with", 0), person("w1"))).toBe("kept");
      expect(await store.appendWith(entry("with", 0, { body: "{}" }), person("w2"))).toBe("lost");
      await expect(store.appendWith(entry("with", 1), person("w3"), person("w1"))).rejects.toThrow();
      const fates = await Promise.all([
        store.append(entry("with", 1)),
        store.appendWith(entry("with", 1, { body: "{}" }), person("w4")),
      ]);
      expect(fates.toSorted()).toEqual(["kept", "lost"]);
      expect((await store.entries("with"))[0]).toEqual(entry("with", 0));
      expect(await store.entries("with")).toHaveLength(2);
      expect([await there("w1"), await there("w2"), await there("w3")]).toEqual([1, 0, 0]);
      expect(await there("w4")).toBe(fates[1] === "kept" ? 1 : 0);
    });

    test("whoever opens it again finds the schema up to date and everything that was kept", async () => {
      const again = await Store.open(open());
      expect(await again.entries("order")).toHaveLength(2);
      await again.close();
    });
  });
}
