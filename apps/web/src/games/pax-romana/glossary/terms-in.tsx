import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { RuleLink } from "../rule-link.tsx";
import { cutAtTerms, TERMS, type TermId } from "./terms.ts";
import { glossaryWords } from "./words.ts";
import "./term.css";

export { glossaryWords };

/** A text in which each term can be asked about where it first appears; terms met before are left alone. */
export const termsIn =
  (met: Set<TermId>) =>
  (text: string): ComponentChildren =>
    cutAtTerms(glossaryWords.now.value.terms, text, met).map((piece, i) =>
      piece.term === null ? piece.text : <Asked key={i} term={piece.term} text={piece.text} />,
    );

/** A term: pressed, it says what it means; Escape or a press elsewhere closes it. */
function Asked({ term, text }: { readonly term: TermId; readonly text: string }): JSX.Element {
  const id = useId();
  const { terms, about } = glossaryWords.now.value;
  const { name, text: meaning } = terms[term];
  return (
    <>
      <button type="button" class="term" popovertarget={id} aria-label={`${text}. ${about(name)}`}>
        {text}
      </button>
      <span id={id} popover="auto" class="term-card" data-term={term}>
        <b class="caps">{name}</b> {meaning} <RuleLink rule={TERMS[term]} />
      </span>
    </>
  );
}
