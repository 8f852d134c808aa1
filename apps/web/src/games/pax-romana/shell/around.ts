import { signal } from "@preact/signals";
import { shown } from "../../../app/words.ts";

/** What stands around map and question comes a little later than these: one can play without it. */
export const around = signal<typeof import("./around-parts.ts") | undefined>(undefined);

async function load(): Promise<void> {
  const parts = await import("./around-parts.ts");
  await parts.shellWords.load(shown.value);
  around.value = parts;
}
void load();
