import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Screen } from "../../../app/screen.ts";
import { Rulebook } from "../../../ui/rulebook/rulebook.tsx";
import { cardList, cardWords } from "../cards/words.ts";
import { glossaryWords } from "../glossary/words.ts";
import { opened, ruleFor } from "./open.tsx";
import { PICTURES } from "./pictures/index.ts";
import { book, texts } from "./words.ts";
import "./rules.css";

/** "/pax-romana/rules/9.21": the rulebook of Pax Romana, at a rule. */
function Rules({ path }: { readonly path: readonly string[] }): JSX.Element {
  const told = book.now.value;
  const open = useMemo(() => opened(told), [told, glossaryWords.now.value, cardList.now.value]);
  const wanted = path[0];
  const at = wanted === undefined ? undefined : (ruleFor(open.rules, wanted) ?? wanted);
  return <Rulebook book={open} say={texts.now.value} at={at} pictures={PICTURES} />;
}

const screen: Screen = {
  Page: Rules,
  words: [texts, book, glossaryWords, cardList, cardWords],
  title: () => texts.now.value.title,
};
export default screen;
