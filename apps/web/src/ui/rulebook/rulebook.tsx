import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { here } from "../../app/router.ts";
import { Page } from "../page.tsx";
import { Contents } from "./contents.tsx";
import { isNumbered, rulesIn, type BookTexts, type OpenBook } from "./open-book.ts";
import { Marked, RuleText } from "./rule-text.tsx";
import { SearchBox } from "./search-box.tsx";
import { found, wordsOf } from "./search.ts";
import "./rulebook.css";
import "./print.css";

interface Props {
  readonly book: OpenBook;
  readonly say: BookTexts;
  /** The rule or chapter the address names. */
  readonly at: string | undefined;
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** A rulebook as a page: ".../rules/3.7" opens it at rule 3.7, ".../rules/3" at chapter 3. */
export function Rulebook({ book, say, at, pictures }: Props): JSX.Element {
  const [from] = useState(cameFrom);
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

  const nowhere = at !== undefined && !(at in book.rules) && !(at in book.chapters);
  return (
    <Page class="rb">
      <header class="rb-head">
        {from !== null && (
          <p>
            <a class="btn" href={from}>
              {say.toTable}
            </a>
          </p>
        )}
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
        <SearchBox say={say} query={query} onQuery={setQuery} count={query.trim() === "" ? null : hits.size} />
        <Contents book={book} label={say.contents} found={hits} />
      </aside>
      <div class="rb-book">
        {Object.entries(book.chapters).map(([chapter, title]) => {
          const rules = rulesIn(book, chapter).filter((rule) => hits.has(rule));
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
                {isNumbered(chapter) && <span class="rb-chapter-n">{chapter}</span>}{" "}
                <Marked text={title} words={words} />
              </h2>
              {rules.map((rule) => (
                <Rule
                  key={rule}
                  rule={rule}
                  book={book}
                  words={words}
                  isHere={rule === at}
                  Picture={pictures[rule]}
                  turn={Object.keys(pictures).indexOf(rule)}
                />
              ))}
            </section>
          );
        })}
        {hits.size === 0 && <p class="rb-none">{say.none({ query })}</p>}
      </div>
    </Page>
  );
}

/** The table from which the book was opened; never another site. */
function cameFrom(): string | null {
  const from = here.value.searchParams.get("from");
  return from !== null && /^\/(table|text|learn|today|[\w-]+\/learn)(\/|$)/.test(from) ? from : null;
}

interface RuleProps {
  readonly rule: string;
  readonly book: OpenBook;
  readonly words: readonly string[];
  readonly isHere: boolean;
  readonly Picture: ComponentType | undefined;
  readonly turn: number;
}

function Rule({ rule, book, words, isHere, Picture, turn }: RuleProps): JSX.Element {
  const { base, titles, rules, below, plain } = book;
  const title = titles?.[rule];
  const entry = book.entry?.(rule, (text) => <Marked text={text} words={words} />);
  if (entry)
    return (
      <div id={`rule-${rule}`} class={`rb-rule rb-entry ${isHere ? "is-here" : ""}`} tabIndex={-1}>
        {entry}
      </div>
    );
  return (
    <article
      id={`rule-${rule}`}
      class={`rb-rule ${isHere ? "is-here" : ""} ${Picture ? "has-picture" : ""} ${title === undefined ? "no-title" : ""}`}
      tabIndex={-1}
      aria-labelledby={`rule-${rule}-title`}
    >
      <h3 id={`rule-${rule}-title`}>
        <a class="rb-number caps" href={`${base}/${rule}`}>
          <Marked text={rule} words={words} />
        </a>{" "}
        {title !== undefined && <Marked text={title} words={words} />}
      </h3>
      <RuleText text={rules[rule]!} words={words} base={base} {...(plain && { plain: () => plain(rule) })} />
      {below?.(rule, words)}
      {Picture && <Later Picture={Picture} turn={isHere ? 0 : turn} />}
    </article>
  );
}

/** Milliseconds between two pictures. */
const APART = 30;

/** The text comes first; pictures are drawn one after the other, so that a slow phone can scroll meanwhile. */
function Later({ Picture, turn }: { readonly Picture: ComponentType; readonly turn: number }): JSX.Element | null {
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => draw(true), turn * APART);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn ? <Picture /> : null;
}

function search({ titles, rules, noted }: OpenBook, query: string): ReadonlySet<string> {
  const words = wordsOf(query);
  const textsOf = (rule: string): string[] => [rule, titles?.[rule] ?? "", rules[rule]!, ...(noted?.(rule) ?? [])];
  return new Set(Object.keys(rules).filter((rule) => found(words, ...textsOf(rule))));
}

function focusOn(number: string): void {
  const element = document.getElementById(`rule-${number}`) ?? document.getElementById(`chapter-${number}`);
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}
