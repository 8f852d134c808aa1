import { describe, expect, test } from "vitest";
import { TestPasskey } from "../testing/authenticator.ts";
import { MINUTE, type Account, type Mine, type Options, type TestPeople } from "./testing.ts";

/** How a guest becomes a member by a passkey, and comes back with it. */
export function passkeysSuite({ addKey, ahead, guest, meOf, member, origin, signIn, visitor }: TestPeople): void {
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
      ahead.by += 5 * MINUTE + 1;
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
            response: new TestPasskey(origin()).create(asked[i]!.body.options),
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    });
  });
}
