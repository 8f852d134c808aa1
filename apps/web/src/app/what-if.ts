import { signal } from "@preact/signals";

/** What stands before the title of the window while a game is shown that goes on from another. */
export const whatIf = signal("");
