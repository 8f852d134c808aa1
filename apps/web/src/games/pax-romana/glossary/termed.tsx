import type { JSX } from "preact";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { later } from "../map/stands.ts";

/** A text in which each term can be asked about where it first appears; the glossary comes a little later than the text. */
export function Termed({ text }: { readonly text: string }): JSX.Element {
  const glossary = usePromised(() => later(load), [language.value]);
  return <>{glossary ? glossary.termsIn(new Set())(text) : text}</>;
}

async function load(): Promise<typeof import("./terms-in.tsx")> {
  const glossary = await import("./terms-in.tsx");
  await glossary.glossaryWords.load(language.value);
  return glossary;
}
