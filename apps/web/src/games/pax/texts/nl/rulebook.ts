import { notes } from "@ara/pax/notes/nl";
import { chapters, nl as rules } from "@ara/pax/rulebook/nl";
import { titles } from "@ara/pax/titles/nl";
import type en from "../en/rulebook.ts";

const nl: typeof en = { titles, rules, chapters, notes };

export default nl;
