import { expect } from "vitest";
import { realWorld } from "../real-world.ts";
import { TestPasskey } from "../testing/authenticator.ts";
import { testServer } from "../testing/test-server.ts";
import { Visitor, type Reply } from "../testing/visitor.ts";
import type { Mail } from "./mailer.ts";

export const MINUTE = 60_000;

export interface Options {
  readonly options: never;
}
export interface Mine {
  readonly me: { readonly id: string; readonly name: string; readonly kind: string } | null;
}
export interface Account extends Mine {
  readonly mail: string | null;
  readonly sessions: readonly { readonly id: string; readonly agent: string; readonly here: boolean }[];
  readonly passkeys: readonly { readonly id: string; readonly used: number | null }[];
}

/** A key that was made, and what the server says to it. */
interface Added {
  readonly key: TestPasskey;
  readonly response: unknown;
  readonly answer: Reply<Mine>;
}

/** A server whose clock can be set forward and whose mails are read, and people who come to it. */
export function testPeople(database: () => string) {
  const ahead = { by: 0 };
  const mails: Mail[] = [];
  const server = testServer(database, {
    world: { ...realWorld, now: () => realWorld.now() + ahead.by },
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  const origin = (): string => `http://localhost:${server.port}`;
  const visitor = (): Visitor => new Visitor(server.port);
  const guest = (name: string): Promise<Visitor> => Visitor.guest(server.port, name);
  const meOf = async (one: Visitor): Promise<Mine["me"]> => (await one.get<Mine>("/api/me")).body.me;

  async function addKey(one: Visitor, name?: string, key = new TestPasskey(origin())): Promise<Added> {
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

  async function signIn(one: Visitor, key: TestPasskey): Promise<Reply<Mine>> {
    const { body } = await one.post<Options>("/api/sign-in/options", {});
    return one.post<Mine>("/api/sign-in", { response: key.get(body.options) });
  }

  /** A game of two that has begun. */
  async function atATable(one: Visitor, other: Visitor): Promise<string> {
    const id = await one.makes({ listed: true });
    expect((await other.post(`/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
    return id;
  }

  return { server, origin, ahead, mails, visitor, guest, meOf, addKey, member, signIn, atATable };
}
export type TestPeople = ReturnType<typeof testPeople>;
