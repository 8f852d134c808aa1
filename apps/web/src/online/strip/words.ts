import { words } from "../../app/words.ts";

/** What is said at a table on the server, beside the game. */
export const lifeWords = words(
  import.meta.glob<typeof import("../../texts/en/online-life.ts")>("../../texts/*/online-life.ts"),
);
