import { rulesOf } from "@ara/pax-romana/rulebook/rules-of";
import type { OpenBook } from "../../../ui/rulebook/open-book.ts";
import { termsIn } from "../glossary/terms-in.tsx";
import { cutAtTerms, type TermId } from "../glossary/terms.ts";
import { glossaryWords } from "../glossary/words.ts";
import { cardChapter, cardEntry, ToCards } from "./cards.tsx";
import { Rulings, rulingsOn } from "./rulings.tsx";
import { texts, type book } from "./words.ts";

type Book = typeof book.now.value;

/** 13.27 is printed as 13.37; a section (10.5) begins with its first paragraph. */
export function ruleFor(rules: Readonly<Record<string, string>>, asked: string): string | undefined {
  const wanted = asked === "13.27" ? "13.37" : asked;
  return wanted in rules ? wanted : Object.keys(rules).find((rule) => wanted.includes(".") && rule.startsWith(wanted));
}

/** The rulebook of Pax Romana: terms are explained where they first appear in a chapter, rulings of ours are marked. */
export function opened(told: Book): OpenBook {
  const rules = rulesOf(told);
  const before = metBefore(rules);
  const cards = cardChapter();
  return {
    base: "/pax-romana/rules",
    chapters: { ...told.chapters, cards: texts.now.value.cards },
    rules: { ...rules, ...cards.rules },
    titles: cards.titles,
    noted: (rule) => rulingsOn(rule).map(({ number, text }) => `R${number} ${text}`),
    below: (rule) => (
      <>
        {rule === "17.2" && <ToCards />}
        <Rulings rule={rule} />
      </>
    ),
    entry: cardEntry,
    plain: (rule) => termsIn(new Set(before.get(rule))),
  };
}

/** By rule, the terms that its chapter has used before. */
function metBefore(rules: Readonly<Record<string, string>>): ReadonlyMap<string, Set<TermId>> {
  const { terms } = glossaryWords.now.value;
  const before = new Map<string, Set<TermId>>();
  let met = new Set<TermId>();
  let chapter = "";
  for (const [rule, text] of Object.entries(rules)) {
    const here = rule.split(".")[0]!;
    if (here !== chapter) met = new Set();
    chapter = here;
    before.set(rule, new Set(met));
    cutAtTerms(terms, text, met);
  }
  return before;
}
