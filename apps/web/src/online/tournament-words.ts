import { words } from "../app/words.ts";

/** What tournaments say. */
export const tournamentWords = words(
  import.meta.glob<typeof import("../texts/en/tournaments.ts")>("../texts/*/tournaments.ts"),
);
