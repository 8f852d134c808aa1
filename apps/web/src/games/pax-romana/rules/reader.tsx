import { rulesOf } from "@ara/pax-romana/rulebook/rules-of";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { RuleText } from "../../../ui/rulebook/rule-text.tsx";
import { Sheet } from "../../../ui/side-sheet.tsx";
import { cardList, cardWords } from "../cards/words.ts";
import { termsIn } from "../glossary/terms-in.tsx";
import { glossaryWords } from "../glossary/words.ts";
import { reading } from "../rule-link.tsx";
import { cardBeside } from "./cards.tsx";
import { ruleFor } from "./open.tsx";
import { PICTURES } from "./pictures/index.ts";
import { Rulings } from "./rulings.tsx";
import { book, texts } from "./words.ts";
import "./rules.css";
import "./reader.css";

export const readerWords = [texts, book, glossaryWords, cardList, cardWords];

/** One rule beside the table, which stays as it is; references lead on, and the whole book is one step further. */
export function Reader({ rule }: { readonly rule: string }): JSX.Element {
  const say = texts.now.value;
  const [before, setBefore] = useState<readonly string[]>([]);
  const rules = rulesOf(book.now.value);
  const found = ruleFor(rules, rule);
  const Picture = found === undefined ? undefined : PICTURES[found];
  const card = cardBeside(rule);
  const close = (): void => {
    reading.value = null;
  };
  const follow = (event: MouseEvent): void => {
    const to = (event.target as Element)
      .closest("a[href^='/pax-romana/rules/']:not([data-whole])")
      ?.getAttribute("href");
    if (!to || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    setBefore([...before, rule]);
    reading.value = to.split("/").at(-1)!;
  };
  return (
    <Sheet title={card ? say.cards : say.rule({ rule: found ?? rule })} close={close}>
      <div class="reader" data-reader onClickCapture={follow} onKeyDown={(event) => event.key === "Escape" && close()}>
        {card ??
          (found === undefined ? (
            <p>{say.nowhere({ number: rule })}</p>
          ) : (
            <RuleText text={rules[found]!} words={[]} base="/pax-romana/rules" plain={() => termsIn(new Set())} />
          ))}
        {Picture && <Picture />}
        {found !== undefined && <Rulings rule={found} />}
        <p class="reader-steps">
          {before.length > 0 && (
            <button
              type="button"
              onClick={() => {
                reading.value = before.at(-1)!;
                setBefore(before.slice(0, -1));
              }}
            >
              {say.back}
            </button>
          )}
          <a class="btn" data-whole href={`/pax-romana/rules/${rule}?from=${location.pathname}`}>
            {say.wholeBook}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
