import type { Language } from "@ara/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { nl } from "./nl.ts";
import type { NoticeTexts } from "./notice-texts.ts";

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, de, nl };
