import { words } from "../../app/words.ts";

/** What the screen of one's account says. */
export const accountWords = words(
  import.meta.glob<typeof import("../../texts/en/account.ts")>("../../texts/*/account.ts"),
);
