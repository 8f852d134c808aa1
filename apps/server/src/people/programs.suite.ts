import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { play } from "../testing/play.ts";
import type { Visitor } from "../testing/visitor.ts";
import type { Mine, TestPeople } from "./testing.ts";

/** Programs that play in a member's name, and those that have a name of their own. */
export function programsSuite(
  { atATable, guest, meOf, member, origin, server, visitor }: TestPeople,
  isPatient: boolean,
): void {
  describe("programs", () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const tokenOf = async (one: Visitor, scopes: readonly string[]): Promise<string> => {
      const { body, status } = await one.post<{ token: string }>("/api/tokens", { name: "My program", scopes });
      expect(status).toBe(200);
      return body.token;
    };
    const PROGRAM_TABLE = {
      game: "pax",
      config: { players: 2 },
      listed: true,
      seats: [{ who: "me" }, { who: "program" }],
    };

    test("a token speaks for its member, as far as it is allowed to, and only where programs are answered", async () => {
      const { one } = await member("Varro");
      const me = await meOf(one);
      const [reads, plays] = [await tokenOf(one, ["read"]), await tokenOf(one, ["read", "play"])];
      expect(plays).toMatch(/^ara_[\w-]{43}$/);
      const program = visitor();
      for (const token of [reads, plays])
        expect((await program.get<Mine>("/api/me", bearer(token))).body.me).toEqual(me);
      const seats = [{ who: "me" }, { who: "open" }];
      const wanted = { ...PROGRAM_TABLE, seats };
      expect(await program.post("/api/tables", wanted, bearer(reads))).toMatchObject({
        status: 403,
        body: { refusal: { key: "token.scope" } },
      });
      expect((await program.post("/api/tables", wanted, bearer(plays))).status).toBe(200);
      for (const path of ["/api/account", "/api/account/export"])
        expect((await program.get(path, bearer(plays))).status).toBe(403);
      for (const [path, body] of [
        ["/api/account/delete", { name: "Varro" }],
        ["/api/tokens", { name: "More", scopes: ["play"] }],
        ["/api/leave", {}],
      ] as const)
        expect((await program.post(path, body, bearer(plays))).status).toBe(403);
    });

    test("what is no token, or none any more, is nobody's: not by HTTP, not on a line, and not the cookie beside it", async () => {
      const { one } = await member("Cato");
      const token = await tokenOf(one, ["play"]);
      const id = await atATable(one, await guest("Scipio"));
      const line = await visitor().socket(id, bearer(token));
      const closed = new Promise<number>((resolve) => line.once("close", resolve));
      const { tokens } = (await one.get<{ tokens: { id: string }[] }>("/api/account")).body;
      expect(JSON.stringify(tokens)).not.toContain(token);
      expect((await (await guest("Nemo")).post("/api/tokens/remove", { id: tokens[0]!.id })).status).toBe(409);
      expect((await one.post("/api/tokens/remove", { id: tokens[0]!.id })).status).toBe(200);
      expect(await closed).toBe(4001);
      for (const shown of [token, `ara_${"x".repeat(43)}`, "nonsense"]) {
        expect((await one.get("/api/me", bearer(shown))).status).toBe(401);
        await expect(one.socket(id, bearer(shown))).rejects.toThrow("401");
      }
    });

    test("whoever may only read looks on over a line, in a member's name too", async () => {
      const { one } = await member("Atticus");
      const [reads, plays] = [await tokenOf(one, ["read"]), await tokenOf(one, ["play"])];
      const id = await atATable(one, await guest("Brutus"));
      for (const [token, own] of [
        [reads, []],
        [plays, [0]],
      ] as const) {
        const line = await visitor().socket(id, bearer(token));
        const welcome = new Promise<string>((resolve) =>
          line.once("message", (data: Buffer) => resolve(data.toString())),
        );
        line.send(JSON.stringify({ t: "hello", v: [1] }));
        expect(JSON.parse(await welcome)).toMatchObject({ t: "welcome", own });
        line.close();
      }
    });

    test("guests have no tokens", async () => {
      const one = await guest("Hospes");
      for (const [path, body] of [
        ["/api/tokens", { name: "X", scopes: ["read"] }],
        ["/api/bots", { name: "Machina" }],
      ] as const)
        expect((await one.post(path, body)).body.refusal).toMatchObject({ key: "people.membersOnly" });
    });

    test("a bot account sits where a seat is for a program and nowhere else; people do not sit there; it ends with its token", async () => {
      const { one } = await member("Hero");
      const { token } = (await one.post<{ token: string }>("/api/bots", { name: "Automaton" })).body;
      const bot = visitor();
      expect((await bot.get<Mine>("/api/me", bearer(token))).body.me).toMatchObject({
        name: "Automaton",
        kind: "bot",
      });
      const { id } = (await one.post<{ id: string }>("/api/tables", PROGRAM_TABLE)).body;
      expect((await (await guest("Nemo")).post(`/api/tables/${id}/sit`, { seat: 1 })).body.refusal).toMatchObject({
        key: "lobby.program",
      });
      const seats = [{ who: "me" }, { who: "open" }];
      const other = (await one.post<{ id: string }>("/api/tables", { ...PROGRAM_TABLE, seats })).body.id;
      const refused = await bot.post(`/api/tables/${other}/sit`, { seat: 1 }, bearer(token));
      expect(refused.body.refusal).toMatchObject({ key: "lobby.program" });
      expect((await bot.post(`/api/tables/${id}/sit`, { seat: 1 }, bearer(token))).status).toBe(200);
      expect((await one.get(`/api/tables/${id}`)).body).toMatchObject({
        table: { status: "running", seats: [{ program: false }, { name: "Automaton", program: true }] },
      });
      const { tokens } = (await one.get<{ tokens: { id: string }[] }>("/api/account")).body;
      expect((await one.post("/api/tokens/remove", { id: tokens[0]!.id })).status).toBe(200);
      expect((await bot.get("/api/me", bearer(token))).status).toBe(401);
      await member("Automaton");
    });

    // It takes a moment for each answer, as it should.
    test.runIf(isPatient)("the bot of docs/api.md plays a whole game", async () => {
      const { one } = await member("Ctesibius");
      const { token } = (await one.post<{ token: string }>("/api/bots", { name: "Clepsydra" })).body;
      const { id } = (await one.post<{ id: string }>("/api/tables", PROGRAM_TABLE)).body;
      const text = readFileSync(new URL("../../../../docs/api.md", import.meta.url), "utf8");
      const file = join(server.folder, "bot.mjs");
      writeFileSync(file, /^```js\n(.*?)^```$/ms.exec(text)![1]!);
      const child = spawn(process.execPath, [file, origin(), token, id], { stdio: ["ignore", "pipe", "inherit"] });
      let said = "";
      child.stdout.on("data", (part: Buffer) => void (said += part.toString()));
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      await expect
        .poll(async () => (await one.get<{ table: { status: string } }>(`/api/tables/${id}`)).body.table.status, {
          timeout: 20_000,
        })
        .toBe("running");
      const table = await one.table(id);
      expect((await play(table, 0)).over).toBe(true);
      expect(await ended).toBe(0);
      expect(said).toBe("The game is over.\n");
      table.close();
    });
  });
}
