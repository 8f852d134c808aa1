import { notes } from "@ara/pax/notes/en";
import { chapters, en as rules } from "@ara/pax/rulebook/en";
import { titles } from "@ara/pax/titles/en";

import type { Book } from "../../rules/book.ts";

const en: Book = { titles, rules, chapters, notes };

export default en;
