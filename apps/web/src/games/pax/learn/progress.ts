import { STEPS } from "./steps.ts";

const KEY = "ara.learn";

/** The step the learner is at; -1 before the first visit, the number of steps once all is learned. */
export function progress(): number {
  try {
    const step = Number(localStorage.getItem(KEY) ?? -1);
    return Number.isInteger(step) && step >= -1 && step <= STEPS.length ? step : -1;
  } catch {
    return -1;
  }
}

export function keepProgress(step: number): void {
  try {
    localStorage.setItem(KEY, String(step));
  } catch {
    // Without storage the lesson begins anew next time.
  }
}
