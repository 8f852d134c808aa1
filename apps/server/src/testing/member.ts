import { TestPasskey } from "./authenticator.ts";
import { Visitor } from "./visitor.ts";

/** Somebody who has an account, and the passkey he signs in with. */
export async function memberWithKey(port: number, name: string): Promise<{ one: Visitor; key: TestPasskey }> {
  const one = await Visitor.guest(port, `guest of ${name}`);
  const { body } = await one.post<{ options: never }>("/api/passkeys/options", { name });
  const key = new TestPasskey(`http://localhost:${port}`);
  const { status } = await one.post("/api/passkeys", { name, response: key.create(body.options) });
  if (status !== 200) throw new Error(`${name} is no member`);
  return { one, key };
}

export const newMember = async (port: number, name: string): Promise<Visitor> => (await memberWithKey(port, name)).one;

/** Shows a passkey at a browser in which nobody is signed in. */
export async function signIn(port: number, key: TestPasskey): ReturnType<Visitor["post"]> {
  const one = new Visitor(port);
  const { body } = await one.post<{ options: never }>("/api/sign-in/options", {});
  return one.post("/api/sign-in", { response: key.get(body.options) });
}
