import { beforeAll, describe, expect, test } from "vitest";
import { memberWithKey, newMember, signIn } from "../testing/member.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import type { Done, Report } from "./moderation.ts";

interface Seen {
  readonly reports: readonly Report[];
  readonly done: readonly Done[];
}

/** What moderators can do, whatever the database. */
export function moderationSuite(name: string, database: () => string): void {
  describe(name, () => {
    let cato: Visitor;
    const server = testServer(database, { pace: AT_ONCE });
    beforeAll(async () => {
      cato = await newMember(server.port, "Cato  The Elder");
      await server.close();
      await server.start({ moderators: ["Cato the Elder", "Nobody"] });
    });

    /** Somebody says something at a table and is reported for it. */
    async function reported(bad: Visitor, good: Visitor): Promise<string> {
      const id = await good.makes({ listed: true });
      await bad.post(`/api/tables/${id}/sit`, { seat: 1 });
      for (const text of ["Salve", "Carthage is better"]) await bad.post(`/api/tables/${id}/say`, { text });
      expect((await good.post("/api/report", { table: id, seat: 1, text: "he is rude" })).status).toBe(200);
      return id;
    }
    const seen = async (): Promise<Seen> => (await cato.get<Seen>("/api/moderation")).body;
    const said = async (one: Visitor, table: string) =>
      (await one.get<{ lines: { n: number; text: string; closed: boolean }[] }>(`/api/tables/${table}/chat`)).body
        .lines;

    test("a moderator reads reports with the chat of the table; nobody else does", async () => {
      const [hanno, livia] = [await Visitor.guest(server.port, "Hanno"), await Visitor.guest(server.port, "Livia")];
      const table = await reported(hanno, livia);
      const { reports } = await seen();
      expect(reports[0]).toMatchObject({ by: "Livia", about: "Hanno", banned: false, table, text: "he is rude" });
      expect(reports[0]!.chat.map((line) => [line.text, line.his])).toEqual([
        ["Salve", true],
        ["Carthage is better", true],
      ]);
      expect((await cato.get<{ moderator: boolean }>("/api/me")).body.moderator).toBe(true);
      expect((await livia.get<{ moderator: boolean }>("/api/me")).body.moderator).toBe(false);
      expect(await livia.get("/api/moderation")).toMatchObject({ status: 403 });
      // A guest may call himself what he likes, but for a member's name.
      const guest = new Visitor(server.port);
      expect(await guest.post("/api/guest", { name: "Cato the elder" })).toMatchObject({ status: 409 });
    });

    test("a line that is closed is read by nobody, and can be opened again; it is written down who did it", async () => {
      const [hanno, livia] = [await Visitor.guest(server.port, "Hanno"), await Visitor.guest(server.port, "Livia")];
      const table = await reported(hanno, livia);
      const { n } = (await said(livia, table))[1]!;
      const line = { table, n, closed: true };
      expect(await livia.post("/api/moderation/line", line)).toMatchObject({ status: 403 });
      expect((await cato.post("/api/moderation/line", line)).status).toBe(200);
      for (const one of [hanno, livia])
        expect((await said(one, table)).map(({ text, closed }) => [text, closed])).toEqual([
          ["Salve", false],
          ["", true],
        ]);
      expect((await seen()).done[0]).toMatchObject({ act: "close", person: "Hanno", table });
      await cato.post("/api/moderation/line", { ...line, closed: false });
      expect((await said(livia, table))[1]).toMatchObject({ text: "Carthage is better", closed: false });
      expect(await cato.post("/api/moderation/line", { ...line, n: 99 })).toMatchObject({ status: 409 });
    });

    test("whoever is shut out has no session any more, cannot sign in, and a bot plays on for him; he can be let in again", async () => {
      const { one: hanno, key } = await memberWithKey(server.port, "Hanno Barca");
      const other = hanno.at(server.port);
      const livia = await Visitor.guest(server.port, "Livia");
      const table = await reported(hanno, livia);
      const line = await hanno.socket(table);
      const closed = new Promise((resolve) => line.once("close", resolve));
      const [report] = (await seen()).reports;
      expect((await cato.post("/api/moderation/ban", { report: report!.id, banned: true })).status).toBe(200);
      await closed;
      expect((await other.get<{ me: unknown }>("/api/me")).body.me).toBeNull();
      expect(await other.post(`/api/tables/${table}/say`, { text: "Salve" })).toMatchObject({ status: 401 });
      expect((await signIn(server.port, key)).body.refusal).toMatchObject({ key: "people.banned" });
      const { body } = await livia.get<{ table: { status: string; seats: { bot: string | null }[] } }>(
        `/api/tables/${table}`,
      );
      expect(body.table.seats[1]!.bot).not.toBeNull();
      expect((await seen()).reports.find(({ id }) => id === report!.id)).toMatchObject({ banned: true });
      expect((await seen()).done[0]).toMatchObject({ act: "ban", moderator: "Cato  The Elder", person: "Hanno Barca" });
      expect((await cato.post("/api/moderation/ban", { report: report!.id, banned: false })).status).toBe(200);
      expect((await seen()).done[0]).toMatchObject({ act: "unban" });
      expect((await signIn(server.port, key)).status).toBe(200);
      expect((await seen()).reports.find(({ id }) => id === report!.id)).toMatchObject({ banned: false });
    });

    test("moderators do not shut out each other", async () => {
      const livia = await Visitor.guest(server.port, "Livia");
      await reported(cato, livia);
      const [report] = (await seen()).reports;
      const answer = await cato.post("/api/moderation/ban", { report: report!.id, banned: true });
      expect(answer.body.refusal).toMatchObject({ key: "moderation.moderator" });
    });

    test("nobody becomes a moderator by a name: not where there is no such member, nor when a moderator has another name", async () => {
      const refused = { body: { refusal: { key: "people.nameTaken" } } };
      const guest = new Visitor(server.port);
      expect(await guest.post("/api/guest", { name: "nobody" })).toMatchObject(refused);
      const other = await newMember(server.port, "Clodius");
      const rename = (one: Visitor, to: string) => one.post("/api/account/name", { name: to });
      expect(await rename(other, "Nobody")).toMatchObject(refused);
      expect(await other.post("/api/bots", { name: "Nobody" })).toMatchObject(refused);
      expect((await rename(cato, "Cato the Younger")).status).toBe(200);
      expect(await cato.get("/api/moderation")).toMatchObject({ status: 403 });
      for (const one of [other, cato]) expect(await rename(one, "Cato the Elder")).toMatchObject(refused);
      expect(await guest.post("/api/guest", { name: "Cato the Elder" })).toMatchObject(refused);
    });
  });
}
