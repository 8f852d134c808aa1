export interface Progress {
  /** The step the learner is at; -1 before the first visit, the number of steps once all is learned. */
  readonly at: () => number;
  readonly keep: (step: number) => void;
}

/** How far somebody has come in a lesson of so many steps, kept in this browser. */
export const progressIn = (key: string, steps: number): Progress => ({
  at() {
    try {
      const step = Number(localStorage.getItem(key) ?? -1);
      return Number.isInteger(step) && step >= -1 && step <= steps ? step : -1;
    } catch {
      return -1;
    }
  },
  keep(step) {
    try {
      localStorage.setItem(key, String(step));
    } catch {
      // Without storage the lesson begins anew next time.
    }
  },
});
