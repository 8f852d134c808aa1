import { signal } from "@preact/signals";
import { shown } from "../../../app/words.ts";
import { later } from "../map/stands.ts";

/** What stands around map and question comes right after these: one can play without it, and its room is kept free. */
export const around = signal<typeof import("./around-parts.ts") | undefined>(undefined);

async function load(): Promise<void> {
  const parts = await import("./around-parts.ts");
  await parts.shellWords.load(shown.value);
  around.value = parts;
}
void later(load);
