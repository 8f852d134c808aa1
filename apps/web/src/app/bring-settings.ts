import { choose, defaults, known, settings } from "./settings.ts";

/** Settings from elsewhere: they hold where nothing was chosen here. */
export function bringSettings(stored: unknown): void {
  const usual = defaults() as unknown as Readonly<Record<string, unknown>>;
  const now = settings.value as unknown as Readonly<Record<string, unknown>>;
  choose(Object.fromEntries(Object.entries(known(stored)).filter(([key]) => now[key] === usual[key])));
}
