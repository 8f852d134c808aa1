import type { Language } from "@ara/kernel";
import { de } from "./de/notices.ts";
import { en } from "./en/notices.ts";
import { nl } from "./nl/notices.ts";
import type { NoticeTexts } from "./notice-texts.ts";

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, de, nl };
