import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@ara/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "./mailer.ts";
import { realWorld } from "../real-world.ts";
import { startServer, type Server } from "../server.ts";
import { hashOf } from "./sessions.ts";
import { TestPasskey } from "../testing/authenticator.ts";
import { newsOf, play } from "../testing/play.ts";
import { Visitor } from "../testing/visitor.ts";
import { MAIL_TEXTS } from "./texts/index.ts";

/** A language that is not spoken where nothing is chosen. */
const OTHER = LANGUAGES[1]!;

interface Options {
  readonly options: never;
}
interface Mine {
  readonly me: { readonly id: string; readonly name: string; readonly kind: string } | null;
}
interface Account extends Mine {
  readonly mail: string | null;
  readonly sessions: readonly { readonly id: string; readonly agent: string; readonly here: boolean }[];
  readonly passkeys: readonly { readonly id: string; readonly used: number | null }[];
}

const MINUTE = 60_000;

/** What people at the table rely on, whatever the database. */
export function peopleContract(database: string, urlOf: (folder: string) => string, isPatient = false): void {
  describe(`people, kept in ${database}`, () => {
    let folder = "";
    let server: Server;
    let origin = "";
    let later = 0;
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "ara-people-"));
      const world = { ...realWorld, now: () => Date.now() + later };
      server = await startServer({
        site: folder,
        host: "localhost",
        ports: [0],
        database: urlOf(folder),
        world,
        mailer,
      });
      origin = `http://localhost:${server.port}`;
    });
    afterAll(async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    });

    const visitor = (): Visitor => new Visitor(server.port);
    const guest = (name: string): Promise<Visitor> => Visitor.guest(server.port, name);
    const meOf = async (one: Visitor): Promise<Mine["me"]> => (await one.get<Mine>("/api/me")).body.me;

    async function addKey(one: Visitor, name?: string, key = new TestPasskey(origin)) {
      const asked = await one.post<Options>("/api/passkeys/options", { name });
      const response = key.create(asked.body.options);
      return { key, answer: await one.post<Mine>("/api/passkeys", { name, response }), response };
    }

    async function member(name: string): Promise<{ one: Visitor; key: TestPasskey }> {
      const one = await guest(`guest of ${name}`);
      const { key, answer } = await addKey(one, name);
      expect(answer).toMatchObject({ status: 200, body: { me: { name, kind: "member" } } });
      return { one, key };
    }

    async function signIn(one: Visitor, key: TestPasskey) {
      const { body } = await one.post<Options>("/api/sign-in/options", {});
      return one.post<Mine>("/api/sign-in", { response: key.get(body.options) });
    }

    describe("passkeys", () => {
      test("a guest who adds a key is a member, stays who he was, and shows something new from then on", async () => {
        const livia = await guest("Livia");
        const [before, cookie] = [await meOf(livia), livia.cookie];
        const { answer } = await addKey(livia, "Livia Drusilla");
        expect(answer.body.me).toEqual({ id: before!.id, name: "Livia Drusilla", kind: "member" });
        expect(livia.cookie).not.toBe(cookie);
        expect(await meOf(visitor().showing(cookie))).toBeNull();
      });

      test("he signs in with it at another browser, as often as he likes; each time the session is new", async () => {
        const { one, key } = await member("Marcus");
        const other = visitor();
        expect(await signIn(other, key)).toMatchObject({ status: 200, body: { me: await meOf(one) } });
        const { cookie } = other;
        expect((await signIn(other, key)).status).toBe(200);
        expect(other.cookie).not.toBe(cookie);
        expect(await meOf(visitor().showing(cookie))).toBeNull();
        const { body } = await other.get<Account>("/api/account");
        expect(body.passkeys).toMatchObject([{ id: key.id, used: expect.any(Number) as number }]);
      });

      test("several keys lead to the same member; one is taken away, the last one stays", async () => {
        const { one, key } = await member("Octavia");
        const second = await addKey(one);
        expect(second.answer.status).toBe(200);
        for (const each of [key, second.key]) expect((await signIn(visitor(), each)).status).toBe(200);
        expect((await one.post("/api/passkeys/remove", { id: key.id })).status).toBe(200);
        expect((await signIn(visitor(), key)).body.refusal).toMatchObject({ key: "passkey.unknown" });
        const last = await one.post("/api/passkeys/remove", { id: second.key.id });
        expect(last.body.refusal).toMatchObject({ key: "passkey.last" });
      });

      test("a challenge is answered once, within five minutes, in its own session", async () => {
        const { key } = await member("Agrippa");
        const one = visitor();
        const asked = await one.post<Options>("/api/sign-in/options", {});
        const response = key.get(asked.body.options);
        const stranger = visitor();
        await stranger.post("/api/sign-in/options", {});
        expect((await stranger.post("/api/sign-in", { response })).body.refusal).toMatchObject({ key: "passkey.bad" });
        const before = one.cookie;
        expect((await one.post("/api/sign-in", { response })).status).toBe(200);
        for (const cookie of [before, one.cookie])
          expect((await visitor().showing(cookie).post("/api/sign-in", { response })).body.refusal).toMatchObject({
            key: "passkey.late",
          });
        const late = visitor();
        const { body } = await late.post<Options>("/api/sign-in/options", {});
        later += 5 * MINUTE + 1;
        const answered = await late.post("/api/sign-in", { response: key.get(body.options) });
        expect(answered.body.refusal).toMatchObject({ key: "passkey.late" });
      });

      test("a key of another site, a forged signature and somebody else's key are refused", async () => {
        const { key } = await member("Sejanus");
        const elsewhere = await addKey(await guest("Nemo"), "Nemo", new TestPasskey("https://evil.example"));
        expect(elsewhere.answer.body.refusal).toMatchObject({ key: "passkey.bad" });
        const one = visitor();
        const { body } = await one.post<Options>("/api/sign-in/options", {});
        const forged = key.get(body.options) as { response: { signature: string } };
        const signature = Buffer.from(forged.response.signature, "base64url");
        signature[signature.length - 1]! ^= 1;
        const response = { ...forged, response: { ...forged.response, signature: signature.toString("base64url") } };
        expect((await one.post("/api/sign-in", { response })).body.refusal).toMatchObject({ key: "passkey.bad" });
        const thief = await addKey(await guest("Thief"), "Thief", key);
        expect(thief.answer.body.refusal).toMatchObject({ key: "passkey.bad" });
        expect((await one.post("/api/sign-in", { response: { id: "x" } })).status).toBe(400);
      });

      test("a member's name is his alone, however it is written; guests do not bear it either", async () => {
        await member("Julia Maior");
        for (const name of ["julia maior", "JULIA  Maior", "Ｊulia Maior"]) {
          const asked = await (await guest("Somebody")).post("/api/passkeys/options", { name });
          expect(asked.body.refusal).toMatchObject({ key: "people.nameTaken" });
          const other = await visitor().post("/api/guest", { name });
          expect(other.body.refusal).toMatchObject({ key: "people.nameTaken" });
        }
        expect((await visitor().post("/api/guest", { name: "\u202Elivia" })).status).toBe(400);
      });

      test("of two who take a name at the same time one has it", async () => {
        const both = await Promise.all([guest("One"), guest("Two")]);
        const asked = await Promise.all(
          both.map((one) => one.post<Options>("/api/passkeys/options", { name: "Drusus" })),
        );
        const answers = await Promise.all(
          both.map((one, i) =>
            one.post<Mine>("/api/passkeys", {
              name: "Drusus",
              response: new TestPasskey(origin).create(asked[i]!.body.options),
            }),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      });
    });

    describe("mail", () => {
      /** What stands in the newest mail to somebody. */
      async function linkTo(address: string, n = 1): Promise<string> {
        const sent = () => mails.filter(({ to }) => to === address);
        await expect.poll(() => sent().length).toBe(n);
        return /#link=([\w-]{43})$/m.exec(sent().at(-1)!.text)![1]!;
      }
      const open = (one: Visitor, token: string) => one.post<Mine>("/api/sign-in/link", { token });

      async function withAddress(name: string): Promise<{ one: Visitor; key: TestPasskey; address: string }> {
        const { one, key } = await member(name);
        const address = `${name.toLowerCase()}@rome.example`;
        expect((await one.post("/api/mail", { address: address.toUpperCase() })).body).toEqual({ sent: true });
        expect((await open(one, await linkTo(address))).status).toBe(200);
        later += 60 * MINUTE;
        return { one, key, address };
      }

      test("whoever has confirmed an address comes back by a link that is sent to it", async () => {
        const { one, address } = await withAddress("Antonia");
        expect((await one.get<Account>("/api/account")).body.mail).toBe(address);
        const other = visitor();
        expect((await other.post("/api/sign-in/mail", { address, language: OTHER })).body).toEqual({ sent: true });
        const token = await linkTo(address, 2);
        expect(mails.at(-1)!.subject).toBe(MAIL_TEXTS[OTHER].back.subject);
        expect((await open(other, token)).body.me).toEqual(await meOf(one));
        expect(await meOf(other)).toEqual(await meOf(one));
      });

      test("a link opens once and for ten minutes; what is kept of it does not open it", async () => {
        const { address } = await withAddress("Agrippina");
        await visitor().post("/api/sign-in/mail", { address });
        const token = await linkTo(address, 2);
        const both = await Promise.all([open(visitor(), token), open(visitor(), token)]);
        expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
        await visitor().post("/api/sign-in/mail", { address });
        const second = await linkTo(address, 3);
        expect(second).not.toBe(token);
        later += 10 * MINUTE + 1;
        expect((await open(visitor(), second)).body.refusal).toMatchObject({ key: "mail.late" });
        expect((await open(visitor(), hashOf(second).slice(0, 43))).body.refusal).toMatchObject({ key: "mail.late" });
      });

      test("an address that nobody has gets the same answer and no mail; who asks in another's name keeps him out no longer than a good link is in his mailbox", async () => {
        const { address } = await withAddress("Messalina");
        const before = mails.length;
        const answers = await Promise.all(
          [address, "nobody@rome.example"].map((one) => visitor().post("/api/sign-in/mail", { address: one })),
        );
        expect(answers[0]).toEqual(answers[1]);
        for (let i = 0; i < 4; i++) await visitor().post("/api/sign-in/mail", { address });
        const first = await linkTo(address, 2);
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(mails.length).toBe(before + 1);
        expect((await open(visitor(), first)).body.refusal).toBeUndefined();
        // It is used: the next one goes out at once. What is not used is followed by another before it ends.
        await visitor().post("/api/sign-in/mail", { address });
        await linkTo(address, 3);
        later += 8 * MINUTE + 1;
        await visitor().post("/api/sign-in/mail", { address });
        const third = await linkTo(address, 4);
        expect((await open(visitor(), third)).body.refusal).toBeUndefined();
        // That an address was to be confirmed again and again is no reason either.
        const { one: thief } = await member("Locusta");
        for (let i = 0; i < 4; i++) await thief.post("/api/mail", { address });
        await visitor().post("/api/sign-in/mail", { address });
        await linkTo(address, 8);
      });

      test("an address is confirmed in the browser of who asked, and belongs to one member only", async () => {
        const { address } = await withAddress("Poppaea");
        const { one: thief } = await member("Tigellinus");
        await thief.post("/api/mail", { address });
        const token = await linkTo(address, 2);
        expect((await open(visitor(), token)).body.refusal).toMatchObject({ key: "mail.elsewhere" });
        expect((await open(thief, token)).body.refusal).toMatchObject({ key: "mail.taken" });
        expect((await thief.get<Account>("/api/account")).body.mail).toBeNull();
      });

      test("whoever has an address is told there when a way into his account comes or goes, the last time when it goes itself", async () => {
        const { one, key, address } = await withAddress("Calpurnia");
        await signIn(one, key);
        await addKey(one);
        const told = () => mails.filter(({ to, subject }) => to === address && subject.includes("was changed")).length;
        await expect.poll(told).toBe(1);
        await one.post("/api/passkeys/remove", { id: key.id });
        await expect.poll(told).toBe(2);
        await one.post("/api/tokens", { name: "X", scopes: ["read"] });
        await expect.poll(told).toBe(3);
        await one.post("/api/mail/remove", {});
        await expect.poll(told).toBe(4);
        await one.post("/api/tokens", { name: "Y", scopes: ["read"] });
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(told()).toBe(4);
      });

      test("a guest without passkeys is a member by his address alone, which is then his only way back", async () => {
        const one = await guest("Lepidus");
        await one.post("/api/mail", { address: "lepidus@rome.example", name: "Lepidus the Younger" });
        const answer = await open(one, await linkTo("lepidus@rome.example"));
        expect(answer.body.me).toMatchObject({ name: "Lepidus the Younger", kind: "member" });
        expect((await one.post("/api/mail/remove", {})).body.refusal).toMatchObject({ key: "passkey.last" });
        const { key } = await addKey(one);
        expect((await one.post("/api/passkeys/remove", { id: key.id })).status).toBe(200);
      });
    });

    /** A game of two that has begun. */
    async function atATable(one: Visitor, other: Visitor): Promise<string> {
      const { body } = await one.post<{ id: string }>("/api/tables", {
        game: "pax",
        config: { players: 2 },
        listed: true,
        seats: [{ who: "me" }, { who: "open" }],
      });
      expect((await other.post(`/api/tables/${body.id}/sit`, { seat: 1 })).status).toBe(200);
      return body.id;
    }

    describe("profile", () => {
      test("a member takes another name; the old one is free for others, a member's is not", async () => {
        const { one } = await member("Caenis");
        const { one: other } = await member("Galba");
        const { body } = await one.post<{ id: string }>("/api/tables", {
          game: "pax",
          config: { players: 2 },
          listed: true,
          seats: [{ who: "me" }, { who: "open" }],
        });
        expect((await one.post("/api/account/name", { name: "galba" })).body.refusal).toMatchObject({
          key: "people.nameTaken",
        });
        expect((await one.post<Mine>("/api/account/name", { name: "CAENIS" })).status).toBe(200);
        expect((await one.post<Mine>("/api/account/name", { name: "Antonia Caenis" })).status).toBe(200);
        expect((await meOf(one))!.name).toBe("Antonia Caenis");
        expect((await other.get(`/api/tables/${body.id}`)).body).toMatchObject({
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
        later += 60 * MINUTE + 1;
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
        const before = later;
        const { one: idle } = await member("Numa");
        const { one: busy } = await member("Egeria");
        later += 89 * DAY;
        expect(await meOf(idle)).not.toBeNull();
        later += 91 * DAY;
        expect(await meOf(idle)).toBeNull();
        later = before;
        for (let day = 0; day < 360; day += 60) {
          later = before + day * DAY;
          expect(await meOf(busy)).not.toBeNull();
        }
        later = before + 366 * DAY;
        expect(await meOf(busy)).toBeNull();
        later = before;
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
    });

    describe("blocks and reports", () => {
      test("two who are apart do not sit down together, whoever wanted it so; it can be taken back", async () => {
        const [one, other] = [await guest("Otho"), await guest("Vitellius")];
        const before = await atATable(one, other);
        expect((await one.get("/api/met")).body).toMatchObject({
          met: [{ table: before, seat: 1, name: "Vitellius", blocked: false }],
        });
        expect((await one.post("/api/block", { table: before, seat: 1, blocked: true })).status).toBe(200);
        expect((await one.get("/api/met")).body).toMatchObject({ met: [{ blocked: true }] });
        const wanted = { game: "pax", config: { players: 2 }, listed: true, seats: [{ who: "me" }, { who: "open" }] };
        for (const [host, comes] of [
          [one, other],
          [other, one],
        ] as const) {
          const { id } = (await host.post<{ id: string }>("/api/tables", wanted)).body;
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
        const file = join(folder, "bot.mjs");
        writeFileSync(file, /^```js\n(.*?)^```$/ms.exec(text)![1]!);
        const child = spawn(process.execPath, [file, origin, token, id], { stdio: ["ignore", "pipe", "inherit"] });
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
  });
}
