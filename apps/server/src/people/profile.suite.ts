import { describe, expect, test } from "vitest";
import { newsOf } from "../testing/play.ts";
import { MINUTE, type Account, type Mine, type TestPeople } from "./testing.ts";

/** What members see of themselves, change, take along and delete. */
export function profileSuite({ ahead, atATable, guest, meOf, member, signIn, visitor }: TestPeople): void {
  describe("profile", () => {
    test("a member takes another name; the old one is free for others, a member's is not", async () => {
      const { one } = await member("Caenis");
      const { one: other } = await member("Galba");
      const id = await one.makes({ listed: true });
      expect((await one.post("/api/account/name", { name: "galba" })).body.refusal).toMatchObject({
        key: "people.nameTaken",
      });
      expect((await one.post<Mine>("/api/account/name", { name: "CAENIS" })).status).toBe(200);
      expect((await one.post<Mine>("/api/account/name", { name: "Antonia Caenis" })).status).toBe(200);
      expect((await meOf(one))!.name).toBe("Antonia Caenis");
      expect((await other.get(`/api/tables/${id}`)).body).toMatchObject({
        table: { seats: [{ name: "Antonia Caenis" }, { free: true }] },
      });
      expect((await other.post("/api/account/name", { name: "Caenis" })).status).toBe(200);
    });

    test("he sees his sessions and ends one: its browser is nobody's, its line closes; a stranger's he cannot end", async () => {
      const { one, key } = await member("Vespasian");
      const away = visitor();
      await signIn(away, key);
      const id = await atATable(one, await guest("Titus"));
      const line = await away.socket(id);
      const closed = new Promise<number>((resolve) => line.once("close", resolve));
      const { sessions } = (await one.get<Account>("/api/account")).body;
      expect(sessions.map(({ here }) => here).filter(Boolean)).toHaveLength(1);
      expect(sessions).toHaveLength(2);
      const foreign = sessions.find(({ here }) => !here)!;
      const stranger = await guest("Nemo");
      expect((await stranger.post("/api/account/sessions/end", { id: foreign.id })).body.refusal).toMatchObject({
        key: "people.noSession",
      });
      expect((await one.post("/api/account/sessions/end", { id: foreign.id })).status).toBe(200);
      expect(await closed).toBe(4001);
      expect(await meOf(away)).toBeNull();
      expect(await meOf(one)).not.toBeNull();
    });

    test("who only finds a browser open takes no account: an hour after signing in a member shows his key again, and stays where he is", async () => {
      const { one, key } = await member("Lucretia");
      const id = await atATable(one, await guest("Tarquin"));
      const line = await one.socket(id);
      ahead.by += 60 * MINUTE + 1;
      const doors = [
        ["/api/passkeys/options", {}],
        ["/api/passkeys/remove", { id: key.id }],
        ["/api/mail", { address: "lucretia@rome.example" }],
        ["/api/mail/remove", {}],
        ["/api/tokens", { name: "X", scopes: ["play"] }],
        ["/api/bots", { name: "X" }],
        ["/api/account/sessions/end", {}],
        ["/api/account/delete", { name: "Lucretia" }],
      ] as const;
      for (const [path, body] of doors)
        expect(await one.post(path, body)).toMatchObject({
          status: 403,
          body: { refusal: { key: "people.proveAgain" } },
        });
      expect((await signIn(one, key)).status).toBe(200);
      expect((await one.post("/api/tokens", { name: "X", scopes: ["play"] })).status).toBe(200);
      expect((await one.get<Account>("/api/account")).body.sessions).toHaveLength(1);
      expect(line.readyState).toBe(line.OPEN);
      line.close();
    });

    test("a session ends ninety days after it was last used, and after a year however often it is used", async () => {
      const DAY = 24 * 60 * MINUTE;
      const before = ahead.by;
      const { one: idle } = await member("Numa");
      const { one: busy } = await member("Egeria");
      ahead.by += 89 * DAY;
      expect(await meOf(idle)).not.toBeNull();
      ahead.by += 91 * DAY;
      expect(await meOf(idle)).toBeNull();
      ahead.by = before;
      for (let day = 0; day < 360; day += 60) {
        ahead.by = before + day * DAY;
        expect(await meOf(busy)).not.toBeNull();
      }
      ahead.by = before + 366 * DAY;
      expect(await meOf(busy)).toBeNull();
      ahead.by = before;
    });

    test("all other sessions end at once; the one in use stays", async () => {
      const { one, key } = await member("Domitian");
      const others = [visitor(), visitor()];
      for (const each of others) await signIn(each, key);
      await one.post("/api/account/sessions/end", {});
      expect(await Promise.all([one, ...others].map(meOf))).toEqual([expect.anything(), null, null]);
    });

    test("the export has everything that is kept, and no secret: no token, no hash, no seed of a game in progress", async () => {
      const { one } = await member("Pliny");
      const other = await guest("Tacitus");
      const id = await atATable(one, other);
      await one.post("/api/block", { table: id, seat: 1, blocked: true });
      const text = await one.text("/api/account/export");
      const lines = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.map(({ what }) => what)).toEqual(["account", "passkey", "session", "block", "table"]);
      expect(lines.at(-1)).toMatchObject({ table: id, status: "running", record: null });
      expect(text).not.toMatch(/seed|salt|hash|challenge/);
      expect(text).not.toContain(one.cookie.split("=")[1]);
    });

    test("whoever deletes his account is gone: no key opens it, no list knows the name, games and records stay", async () => {
      const { one, key } = await member("Nero");
      const other = await guest("Seneca");
      const id = await atATable(one, other);
      const line = await one.socket(id);
      const closed = new Promise<number>((resolve) => line.once("close", resolve));
      expect((await one.post("/api/account/delete", { name: "Otho" })).body.refusal).toMatchObject({
        key: "people.otherName",
      });
      expect((await one.post("/api/account/delete", { name: "nero" })).status).toBe(200);
      expect(await closed).toBe(4001);
      expect(await meOf(one)).toBeNull();
      expect((await signIn(visitor(), key)).body.refusal).toMatchObject({ key: "passkey.unknown" });
      const { body } = await other.get<{ table: { seats: object[] } }>(`/api/tables/${id}`);
      expect(body.table.seats[0]).toMatchObject({ name: "", free: false });
      expect((await other.get(`/api/met`)).body).toEqual({ met: [] });
      const table = await other.table(id);
      expect((await newsOf(table, 1)).log.length).toBeGreaterThan(0);
      table.close();
      await member("Nero");
    });

    test("whoever deletes his account at a table that waits leaves a seat as if he had not been there: a bot in it owes no nonce", async () => {
      const [host, other] = [await guest("Piso"), await guest("Galba")];
      const id = await host.makes({ config: { players: 3 }, seats: [{ who: "me" }, { who: "open" }, { who: "open" }] });
      expect((await other.post(`/api/tables/${id}/sit`, { seat: 1, commit: "a".repeat(64) })).status).toBe(200);
      expect((await other.post("/api/account/delete", { name: "Galba" })).status).toBe(200);
      expect((await host.post(`/api/tables/${id}/bots`, { level: "tiro" })).status).toBe(200);
      const { body } = await host.get<{ status: string; voids: unknown[] }>(`/api/tables/${id}/deal`);
      expect(body).toMatchObject({ status: "running", voids: [] });
    });
  });
}
