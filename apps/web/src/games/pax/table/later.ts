import { signal } from "@preact/signals";
import { shown } from "../../../app/words.ts";

/** Parts of the table that come a little later than it does. */
export const later = signal<typeof import("./later-parts.tsx").parts | undefined>(undefined);

async function load(): Promise<void> {
  const { parts, words } = await import("./later-parts.tsx");
  await Promise.all(words.map((part) => part.load(shown.value)));
  later.value = parts;
}
void load();
