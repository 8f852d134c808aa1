import { signal } from "@preact/signals";

const KEY = "ara.romana.steps";

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
};

/** Step by step: a plan waits after every leg, and nothing is answered by itself. Kept by this browser. */
export const slowly = signal(stored());

export function chooseSlowly(on: boolean): void {
  slowly.value = on;
  try {
    localStorage.setItem(KEY, on ? "1" : "0");
  } catch {
    // A browser that keeps nothing has it for now.
  }
}
