import { notes } from "@ara/pax/notes/de";
import { chapters, de as rules } from "@ara/pax/rulebook/de";
import { titles } from "@ara/pax/titles/de";
import type en from "../en/rulebook.ts";

const de: typeof en = { titles, rules, chapters, notes };

export default de;
