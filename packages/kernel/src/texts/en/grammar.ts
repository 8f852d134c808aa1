import { firstLetter, lastAfter, punctuation, type Grammar } from "../grammar.ts";

export const grammar: Grammar = { ...punctuation(firstLetter), and: lastAfter("and"), or: lastAfter("or") };
