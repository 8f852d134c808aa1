import { usePromised } from "../../../../app/use-promised.ts";
import { shown } from "../../../../app/words.ts";

async function open(): Promise<typeof import("./rulebook.ts").rulebook> {
  const { rulebook } = await import("./rulebook.ts");
  await rulebook.words.load(shown.value);
  return rulebook;
}

/** The rulebook: it comes when the first rule is looked up. */
export const useBook = (): Awaited<ReturnType<typeof open>> | null => usePromised(open, [shown.value]);
