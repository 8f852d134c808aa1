import type { RuleNumber } from "@ara/pax/texts";
import type { JSX } from "preact";
import type { Sheet as AnySheet, Hands } from "../desk.ts";
import { texts } from "../dialogs/texts.ts";
import { Sheet } from "../../../../ui/side-sheet.tsx";
import { useBook } from "./use-book.ts";
import { sheetWords } from "./words.ts";

interface Props {
  readonly hands: Hands;
  readonly rule: string;
  readonly from: AnySheet | null;
  readonly close: () => void;
}

/** One rule beside the table; the whole book is one step further. */
export function RuleSheet({ hands, rule, from, close }: Props): JSX.Element {
  const say = sheetWords.now.value;
  const book = useBook();
  const { titles, rules, chapters } = book?.words.now.value ?? {};
  const numbers = rules === undefined ? [] : (Object.keys(rules) as RuleNumber[]);
  const wanted = numbers.filter((one) => one === rule || one.startsWith(`${rule}.`));
  const isContents = rule === "";
  const chapter = chapters?.[rule as keyof typeof chapters];
  return (
    <Sheet title={isContents ? texts.now.value.rules : `PAX ${rule}`} close={close}>
      {isContents && (
        <ol class="sheet-chapters">
          {Object.entries(chapters ?? {}).map(([number, title]) => (
            <li key={number} value={Number(number)}>
              <a href={`/rules/${number}`}>{title}</a>
            </li>
          ))}
        </ol>
      )}
      {chapter && <h3>{chapter}</h3>}
      {book &&
        rules &&
        wanted.map((one) => (
          <section key={one} class="sheet-rule">
            <h3>
              {one === rule ? "" : `${one} `}
              {titles![one]}
            </h3>
            <book.RuleText text={rules[one]} words={[]} />
          </section>
        ))}
      {rules && wanted.length === 0 && !isContents && <p>{say.noRule}</p>}
      <p class="sheet-steps">
        {from && (
          <button type="button" onClick={() => (hands.sheet.value = from)}>
            {say.back}
          </button>
        )}
        <a class="btn" href={`/rules/${rule}?from=${location.pathname}`} data-whole>
          {say.wholeBook}
        </a>
      </p>
    </Sheet>
  );
}
