import { LANGUAGES } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import type { TestPasskey } from "../testing/authenticator.ts";
import type { Visitor } from "../testing/visitor.ts";
import { hashOf } from "./sessions.ts";
import { MAIL_TEXTS } from "./texts/index.ts";
import { MINUTE, type Account, type Mine, type TestPeople } from "./testing.ts";

/** A language that is not spoken where nothing is chosen. */
const OTHER = LANGUAGES[1]!;

/** How a member comes back by mail. */
export function mailSuite({ addKey, ahead, guest, mails, meOf, member, signIn, visitor }: TestPeople): void {
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
      ahead.by += 60 * MINUTE;
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
      ahead.by += 10 * MINUTE + 1;
      expect((await open(visitor(), second)).body.refusal).toMatchObject({ key: "mail.late" });
      expect((await open(visitor(), hashOf(second).slice(0, 43))).body.refusal).toMatchObject({ key: "mail.late" });
    });

    test("a link to an address that was taken away since, or changed for another, opens nothing", async () => {
      for (const [name, change] of [
        ["Vipsania", (one: Visitor) => one.post("/api/mail/remove", {})],
        ["Plautia", (one: Visitor) => one.post("/api/mail", { address: "new@rome.example" })],
      ] as const) {
        const { one, key, address } = await withAddress(name);
        await visitor().post("/api/sign-in/mail", { address });
        const token = await linkTo(address, 2);
        await signIn(one, key);
        expect((await change(one)).status).toBe(200);
        if (name === "Plautia") expect((await open(one, await linkTo("new@rome.example"))).status).toBe(200);
        expect((await open(visitor(), token)).body.refusal).toMatchObject({ key: "mail.late" });
      }
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
      ahead.by += 8 * MINUTE + 1;
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
}
