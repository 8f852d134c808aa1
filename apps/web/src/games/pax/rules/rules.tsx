import { notesOf } from "@ara/pax/rulebook/notes";
import type { RuleNumber } from "@ara/pax/texts";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Screen } from "../../../app/screen.ts";
import type { OpenBook } from "../../../ui/rulebook/open-book.ts";
import { Marked } from "../../../ui/rulebook/rule-text.tsx";
import { Rulebook } from "../../../ui/rulebook/rulebook.tsx";
import { bookWords, type Book } from "./book.ts";
import { PICTURES } from "./pictures/index.ts";
import { rulesWords } from "./words.ts";
import "./pictures.css";
import "./pictures-later.css";

/** The rulebook of PAX. */
function Rules({ path }: { readonly path: readonly string[] }): JSX.Element {
  const book = bookWords.now.value;
  const open = useMemo(() => opened(book), [book]);
  return <Rulebook book={open} say={rulesWords.now.value} at={path[0]} pictures={PICTURES} />;
}

const opened = ({ chapters, rules, titles, notes }: Book): OpenBook => ({
  base: "/rules",
  chapters,
  rules,
  titles,
  noted: (rule) => notesOf(notes, rule as RuleNumber).flatMap(({ title, text }) => [title, text]),
  below: (rule, words) =>
    notesOf(notes, rule as RuleNumber).map(({ title, text }) => (
      <p key={title} class="note" role="note">
        <b>
          <Marked text={title} words={words} />:
        </b>{" "}
        <Marked text={text} words={words} />
      </p>
    )),
});

const screen: Screen = {
  Page: Rules,
  words: [rulesWords, bookWords],
  title: () => rulesWords.now.value.title,
};
export default screen;
