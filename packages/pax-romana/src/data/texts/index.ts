import type { Language } from "@ara/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { nl } from "./nl.ts";

/** The sentences behind the refusals of data files. */
export const dataTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };
