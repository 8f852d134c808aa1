import { signal } from "@preact/signals";

/** For tests: settings in memory, the same ones for all that are tried in one process. */
export const settings = signal({ language: "en", confirm: false, pace: "instant", names: false });
