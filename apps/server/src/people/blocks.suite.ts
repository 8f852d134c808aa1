import { describe, expect, test } from "vitest";
import type { TestPeople } from "./testing.ts";

/** Who does not sit down with whom, and what is said of whom. */
export function blocksSuite({ atATable, guest }: TestPeople): void {
  describe("blocks and reports", () => {
    test("two who are apart do not sit down together, whoever wanted it so; it can be taken back", async () => {
      const [one, other] = [await guest("Otho"), await guest("Vitellius")];
      const before = await atATable(one, other);
      expect((await one.get("/api/met")).body).toMatchObject({
        met: [{ table: before, seat: 1, name: "Vitellius", blocked: false }],
      });
      expect((await one.post("/api/block", { table: before, seat: 1, blocked: true })).status).toBe(200);
      expect((await one.get("/api/met")).body).toMatchObject({ met: [{ blocked: true }] });
      for (const [host, comes] of [
        [one, other],
        [other, one],
      ] as const) {
        const id = await host.makes({ listed: true });
        const sat = await comes.post(`/api/tables/${id}/sit`, { seat: 1 });
        expect(sat.body.refusal).toMatchObject({ key: "lobby.blocked" });
        const { open } = (await comes.get<{ open: { id: string }[] }>("/api/tables")).body;
        expect(open.map((table) => table.id)).not.toContain(id);
      }
      await one.post("/api/block", { table: before, seat: 1, blocked: false });
      await atATable(one, other);
    });

    test("only who sits at a table speaks of those who sit there, and of others than himself", async () => {
      const [one, other, nemo] = [await guest("Piso"), await guest("Lucan"), await guest("Nemo")];
      const table = await atATable(one, other);
      for (const [who, seat] of [
        [nemo, 0],
        [one, 0],
        [one, 7],
      ] as const) {
        for (const [path, more] of [
          ["/api/block", { blocked: true }],
          ["/api/report", { text: "He cheats." }],
        ] as const)
          expect((await who.post(path, { table, seat, ...more })).body.refusal).toMatchObject({
            key: "people.nobodyThere",
          });
      }
      for (let i = 0; i < 10; i++)
        expect((await one.post("/api/report", { table, seat: 1, text: `Number ${i}` })).status).toBe(200);
      expect((await one.post("/api/report", { table, seat: 1, text: "Again" })).body.refusal).toMatchObject({
        key: "people.reportedEnough",
      });
    });
  });
}
