import { signal } from "@preact/signals";

const KEY = "ara.romana.hints";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Whether somebody wants a hint at every question. */
export const wantsHints = signal(kept());

export function wishHints(on: boolean): void {
  wantsHints.value = on;
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage it is asked for anew next time.
  }
}
