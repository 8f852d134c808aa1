import { TestPasskey } from "./authenticator.ts";
import { Visitor } from "./visitor.ts";

/** Somebody who has an account. */
export async function newMember(port: number, name: string): Promise<Visitor> {
  const one = await Visitor.guest(port, `guest of ${name}`);
  const { body } = await one.post<{ options: never }>("/api/passkeys/options", { name });
  const response = new TestPasskey(`http://localhost:${port}`).create(body.options);
  const { status } = await one.post("/api/passkeys", { name, response });
  if (status !== 200) throw new Error(`${name} is no member`);
  return one;
}
