import type { Book } from "../../en/rulebook/index.ts";
import { chapters } from "./chapters.ts";
import * as rules from "./rules.ts";

export const de: Book = { rules, chapters };
