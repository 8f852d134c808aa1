import type { Refusal } from "@ara/kernel";
import { TableError } from "@ara/protocol";
import { words } from "../app/words.ts";

/** What the tables on the server say. */
export const onlineWords = words(import.meta.glob<typeof import("../texts/en/online.ts")>("../texts/*/online.ts"));

/** Why the server did not do something, as a sentence. */
export function sayWhy(error: unknown): string {
  const say = onlineWords.now.value;
  const { key }: Refusal = error instanceof TableError ? error.refusal : { key: "", params: {} };
  if (key === "online.unreached") return say.unreached;
  return Object.hasOwn(say.refused, key) ? say.refused[key]! : say.otherRefusal;
}
