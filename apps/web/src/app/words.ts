import type { Language } from "@ara/kernel";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { inLanguage } from "./in-language.ts";
import { settings } from "./settings.ts";

/** The texts of one part of the app; only the language in use is loaded. */
export interface Words<Texts> {
  load(language: Language): Promise<void>;
  /** The texts in the language now shown. Load first. */
  readonly now: ReadonlySignal<Texts>;
}

const parts = new Set<Words<unknown>>();

/** The language everything on the screen is in: it changes once all texts are there. */
export const shown = signal<Language>(settings.value.language);

/** Texts in a file of one name in the folder of each language; the English one is the type of the others. */
export function words<Texts>(files: Readonly<Record<string, () => Promise<{ default: Texts }>>>): Words<Texts> {
  const loaded = new Map<Language, Texts>();
  const loads = signal(0);
  const part: Words<Texts> = {
    async load(language) {
      parts.add(part);
      if (loaded.has(language)) return;
      loaded.set(language, (await inLanguage(files, language)()).default);
      loads.value = loads.peek() + 1;
    },
    now: computed(() => (loads.value, loaded.get(shown.value)!)),
  };
  return part;
}

/** Shows everything in another language, once its texts have come. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => part.load(language)));
  shown.value = language;
}
