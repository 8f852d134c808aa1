import { describe, expect, test } from "vitest";
import type { Mail } from "../../people/mailer.ts";
import { hurriedWorld } from "../../testing/hurried-world.ts";
import { newMember } from "../../testing/member.ts";
import { testServer } from "../../testing/test-server.ts";
import { Visitor } from "../../testing/visitor.ts";

const SOON = { timeout: 10_000 };
const DAY = 86_400_000;

/** Mails to those whose turn it is, whatever the database. */
export function mailsSuite(name: string, database: () => string): void {
  describe(name, () => {
    const ahead = { by: 0 };
    const world = hurriedWorld(ahead);
    const mails: Mail[] = [];
    const server = testServer(database, { world, mailer: { send: async (mail) => void mails.push(mail) } });

    let named = 0;
    const to = (address: string): Mail[] => mails.filter((mail) => mail.to === address);
    const turnsTo = (address: string): Mail[] => to(address).filter((mail) => mail.headers !== undefined);

    /** A member whose address is known. */
    async function withMail(): Promise<{ one: Visitor; address: string }> {
      const [one, address] = [await newMember(server.port, `Correspondent ${++named}`), `c${named}@mail.example`];
      await one.post("/api/mail", { address, language: "en" });
      await expect.poll(() => to(address).length, SOON).toBe(1);
      const [, token] = /#link=([\w-]+)/.exec(to(address)[0]!.text)!;
      expect((await one.post("/api/sign-in/link", { token })).status).toBe(200);
      return { one, address };
    }
    /** It is his turn at a new table. */
    async function table(one: Visitor): Promise<string> {
      const id = await one.makes({ config: { players: 2, startPlayer: 0 } });
      const other = await Visitor.guest(server.port, "Gaius");
      await other.post(`/api/tables/${id}/sit`, { seat: 1 });
      await expect.poll(() => one.askedAt(id), SOON).toEqual([0]);
      ahead.by += 10_000;
      return id;
    }
    const choose = async (one: Visitor, rhythm: "now" | "daily", hour = 0): Promise<void> => {
      expect((await one.post("/api/notices/mail", { rhythm, hour, language: "de" })).status).toBe(200);
      expect((await one.post("/api/notices", { channels: ["mail"] })).status).toBe(200);
    };

    test("whoever wants it at once is written to once a turn, in his language, with the table's address", async () => {
      const { one, address } = await withMail();
      await choose(one, "now");
      const id = await table(one);
      await expect.poll(() => turnsTo(address).length, SOON).toBe(1);
      const [mail] = turnsTo(address);
      expect(mail!.subject).toBe("Du bist am Zug bei Ara Pacis");
      expect(mail!.text).toContain(`Du bist am Zug: PAX.\nhttp://localhost:${server.port}/table/~${id}\n`);
      expect(mail!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    });

    test("whoever wants one a day gets one with all tables at which it is still his turn, and none where there is none", async () => {
      const { one, address } = await withMail();
      const hour = new Date(world.now() + 5 * 3_600_000).getUTCHours();
      await choose(one, "daily", hour);
      const ids = [await table(one), await table(one)];
      await new Promise((resolve) => setTimeout(resolve, 900));
      expect(turnsTo(address)).toEqual([]);
      // Hour by hour: however long this machine took until now, the hour comes.
      const anHourLater = (): number => {
        ahead.by += 3_600_000;
        return turnsTo(address).length;
      };
      await expect.poll(anHourLater, { ...SOON, interval: 200 }).toBe(1);
      const [mail] = turnsTo(address);
      expect(mail!.subject).toBe("Du bist an 2 Tischen von Ara Pacis am Zug");
      for (const id of ids) expect(mail!.text).toContain(`/table/~${id}`);
      ahead.by += DAY;
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(turnsTo(address)).toHaveLength(1);
    });

    test("the button of a program for mails ends them, without a session; so does the link in the text", async () => {
      for (const way of ["button", "link"]) {
        const { one, address } = await withMail();
        await choose(one, "now");
        await table(one);
        await expect.poll(() => turnsTo(address).length, SOON).toBe(1);
        const [mail] = turnsTo(address);
        if (way === "button") {
          const [, url] = /^<(.*)>$/.exec(mail!.headers!["List-Unsubscribe"]!)!;
          const press = (at: string) =>
            fetch(at, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
          expect((await fetch(url!)).status).not.toBe(200);
          expect((await press(`${url}x`)).status).toBe(404);
          expect((await press(url!)).status).toBe(200);
        } else {
          const [, token] = /\/online\/stop#([\w-]+)/.exec(mail!.text)!;
          const stop = (shown: string) => new Visitor(server.port).post("/api/notices/stop", { token: shown });
          expect((await stop("nothing")).body.refusal).toMatchObject({ key: "mail.late" });
          expect((await stop(token!)).status).toBe(200);
        }
        expect((await one.get<{ channels: string[] }>("/api/notices")).body.channels).toEqual([]);
        await table(one);
        await new Promise((resolve) => setTimeout(resolve, 900));
        expect(turnsTo(address)).toHaveLength(1);
      }
    }, 30_000);

    test("whoever is to sit down at a table of a tournament and does not is written to at once, and only he", async () => {
      const [first, second] = [await withMail(), await withMail()];
      for (const { one } of [first, second]) await choose(one, "daily", 3);
      const { body } = await first.one.post<{ id: string }>("/api/tournaments", {
        name: "Ludi",
        game: "pax",
        config: { players: 2 },
        kind: "robin",
        most: 2,
        patience: DAY,
      });
      for (const { one } of [first, second]) await one.post(`/api/tournaments/${body.id}/join`, {});
      const mine = () =>
        first.one
          .get<{ mine: { id: string; seats: { kept: { you: boolean } | null }[] }[] }>("/api/tables")
          .then((answer) => answer.body.mine[0]);
      await expect.poll(async () => (await mine())?.id, SOON).toBeTruthy();
      const { id, seats } = (await mine())!;
      await first.one.post(`/api/tables/${id}/sit`, { seat: seats.findIndex(({ kept }) => kept?.you) });
      ahead.by += 30_000;
      await expect.poll(() => turnsTo(second.address).length, SOON).toBe(1);
      expect(turnsTo(second.address)[0]!.text).toContain(
        `Dein Platz an einem Tisch wartet: PAX.\nhttp://localhost:${server.port}/online/${id}\n`,
      );
      expect(turnsTo(first.address)).toEqual([]);
    });

    test("without an address nobody is written to", async () => {
      const nemo = await Visitor.guest(server.port, "Nemo");
      expect((await nemo.get("/api/notices/mail")).body).toEqual({ rhythm: null, address: false });
      await nemo.post("/api/notices/mail", { rhythm: "now", hour: 0, language: "nl" });
      expect((await nemo.post("/api/notices", { channels: ["mail"] })).body.refusal).toMatchObject({
        key: "notices.noMail",
      });
    });
  });
}
