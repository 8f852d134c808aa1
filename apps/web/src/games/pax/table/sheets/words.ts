import { words } from "../../../../app/words.ts";

export const sheetWords = words(import.meta.glob<typeof import("../../texts/en/sheets.ts")>("../../texts/*/sheets.ts"));
