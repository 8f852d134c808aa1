import { firstLetter, lastAfter, punctuation, type Grammar } from "../grammar.ts";

/** The letters of "ij" are one: IJsland. */
const capital = (text: string): string => firstLetter(text.replace(/^ij/, "IJ"));

export const grammar: Grammar = { ...punctuation(capital), and: lastAfter("en"), or: lastAfter("of") };
