import type { RuleNumber } from "../texts/en/titles.ts";

type ChapterOf<Rule> = Rule extends `${infer Chapter}.${string}` ? Chapter : never;

/** The number of a rule up to its dot: "1" to "10". */
export type ChapterNumber = ChapterOf<RuleNumber>;
