import type { Language } from "@ara/kernel";
import type { MailTexts } from "./mail-texts.ts";
import { de } from "./de/mail.ts";
import { en } from "./en/mail.ts";
import { nl } from "./nl/mail.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl };
