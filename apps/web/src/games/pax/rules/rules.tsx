import type { RuleNumber } from "@ara/pax/texts";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { paxWords } from "../words.ts";
import { here } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { Page } from "../../../ui/page.tsx";
import { bookWords, isChapter, isRule, rulesOf, type Book } from "./book.ts";
import { Contents } from "./contents.tsx";
import { PICTURES } from "./pictures/index.ts";
import { Marked, RuleText } from "./rule-text.tsx";
import { SearchBox } from "./search-box.tsx";
import { found, wordsOf } from "./search.ts";
import { rulesWords } from "./words.ts";
import "./rules.css";
import "./print.css";
import "./pictures.css";
import "./pictures-later.css";

/** The rulebook. "/rules/3.7" opens it at rule 3.7, "/rules/3" at chapter 3. */
function Rulebook({ path }: { readonly path: readonly string[] }): JSX.Element {
  const say = rulesWords.now.value;
  const book = bookWords.now.value;
  const at = path[0];
  const [query, setQuery] = useState("");
  const words = wordsOf(query);
  const hits = useMemo(() => search(book, query), [book, query]);

  // What is asked for by its address gets the focus, once all rules are there again.
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    wanted.current = at;
    setQuery("");
  }, [here.value]);
  useEffect(() => {
    if (wanted.current === undefined || query !== "") return;
    focusOn(wanted.current);
    wanted.current = undefined;
  }, [here.value, query]);

  const nowhere = at !== undefined && !isRule(book, at) && !isChapter(book, at);
  return (
    <Page class="rb">
      <header class="rb-head">
        <h1>{say.title}</h1>
        <p class="rb-lead">{say.lead}</p>
        <button class="rb-print" type="button" onClick={() => print()}>
          {say.print}
        </button>
        {nowhere && (
          <p class="note no" role="status">
            {say.nowhere({ number: at })}
          </p>
        )}
      </header>
      <aside class="rb-side">
        <SearchBox query={query} onQuery={setQuery} count={query.trim() === "" ? null : hits.size} />
        <Contents book={book} found={hits} />
      </aside>
      <div class="rb-book">
        {Object.entries(book.chapters).map(([chapter, title]) => {
          const rules = rulesOf(book, chapter).filter((rule) => hits.has(rule));
          return (
            <section
              key={chapter}
              id={`chapter-${chapter}`}
              class={`rb-chapter ${at === chapter ? "is-here" : ""}`}
              hidden={rules.length === 0}
              tabIndex={-1}
              aria-labelledby={`chapter-${chapter}-title`}
            >
              <h2 id={`chapter-${chapter}-title`}>
                <span class="rb-chapter-n">{chapter}</span> <Marked text={title} words={words} />
              </h2>
              {rules.map((rule) => (
                <Rule key={rule} rule={rule} text={book.rules[rule]} words={words} isHere={rule === at} />
              ))}
            </section>
          );
        })}
        {hits.size === 0 && <p class="rb-none">{say.none({ query })}</p>}
      </div>
    </Page>
  );
}

function Rule({
  rule,
  text,
  words,
  isHere,
}: {
  readonly rule: RuleNumber;
  readonly text: string;
  readonly words: readonly string[];
  readonly isHere: boolean;
}): JSX.Element {
  const Picture = PICTURES[rule];
  return (
    <article
      id={`rule-${rule}`}
      class={`rb-rule ${isHere ? "is-here" : ""} ${Picture ? "has-picture" : ""}`}
      tabIndex={-1}
      aria-labelledby={`rule-${rule}-title`}
    >
      <h3 id={`rule-${rule}-title`}>
        <a class="rb-number caps" href={`/rules/${rule}`}>
          <Marked text={rule} words={words} />
        </a>{" "}
        <Marked text={paxWords.now.value.rules[rule]} words={words} />
      </h3>
      <RuleText text={text} words={words} />
      {Picture && <Picture />}
    </article>
  );
}

function search(book: Book, query: string): ReadonlySet<string> {
  const words = wordsOf(query);
  const rules = Object.keys(book.rules) as RuleNumber[];
  return new Set(rules.filter((rule) => found(words, rule, paxWords.now.value.rules[rule], book.rules[rule])));
}

function focusOn(number: string): void {
  const element = document.getElementById(`rule-${number}`) ?? document.getElementById(`chapter-${number}`);
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

const screen: Screen = {
  Page: Rulebook,
  words: [rulesWords, bookWords],
  title: () => rulesWords.now.value.title,
};
export default screen;
