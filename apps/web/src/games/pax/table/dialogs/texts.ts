import { words } from "../../../../app/words.ts";

/** What comes a little later than the table says. */
export const texts = words(import.meta.glob<typeof import("../../texts/en/dialogs.ts")>("../../texts/*/dialogs.ts"));
