import { bookWords } from "../../rules/book.ts";
import { RuleText } from "../../../../ui/rulebook/rule-text.tsx";

export const rulebook = { words: bookWords, RuleText };
