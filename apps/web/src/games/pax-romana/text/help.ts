import { shown as language, words } from "../../../app/words.ts";

const texts = words(import.meta.glob<typeof import("../texts/en/help.ts")>("../texts/*/help.ts"));

/** What can be typed: it comes when somebody asks. */
export async function helpLines(): Promise<readonly string[]> {
  await texts.load(language.value);
  return texts.now.value;
}
