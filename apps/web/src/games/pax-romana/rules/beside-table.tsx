import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { reading } from "../rule-link.tsx";

/** The rule that is read beside a table; the book comes when the first is looked up. */
export function RuleBeside(): JSX.Element | null {
  const rule = reading.value;
  const isOpen = rule !== null;
  const loaded = usePromised(() => (isOpen ? load() : Promise.resolve(null)), [isOpen, language.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && reading.value !== null) reading.value = null;
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      reading.value = null;
    };
  }, []);
  return rule !== null && loaded ? <loaded.Reader rule={rule} /> : null;
}

async function load(): Promise<typeof import("./reader.tsx")> {
  const reader = await import("./reader.tsx");
  await Promise.all(reader.readerWords.map((words) => words.load(language.value)));
  return reader;
}
