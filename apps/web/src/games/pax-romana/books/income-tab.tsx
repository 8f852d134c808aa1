import { incomeNow, SOURCE_KINDS, type Source } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { RuleLink } from "../rule-link.tsx";
import { namesFor, type Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { booksWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly view: RomanaNews["view"];
  readonly power: number;
}

/** What comes in, by kind of source. */
export function IncomeCell({ speech, view, power }: Props): JSX.Element {
  const say = booksWords.now.value.income;
  const { byKind, byRhodes, cut, total } = incomeNow(view, power);
  const rows = [
    ...SOURCE_KINDS.filter((kind) => byKind[kind] > 0).map((kind) => [say.kinds[kind], byKind[kind]] as const),
    ...(byRhodes > 0 ? [[say.byRhodes, byRhodes] as const] : []),
  ];
  return (
    <section class="books-cell" aria-label={say.title}>
      <h3>
        {say.title} <b>{total}</b>
      </h3>
      <table class="books-sums">
        <tbody>
          {rows.map(([title, n]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{n}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <td>{namesFor(speech, view).talents(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p class={cut > 0 ? "books-warn" : ""}>
        {cut > 0 ? `${say.cut}: ${cut}.` : say.open} <RuleLink rule="6.15" />
      </p>
    </section>
  );
}

/** 6.1: every source of Talents, with its line Home. */
export function IncomeTab(props: Props): JSX.Element {
  const { speech, view, power } = props;
  const say = booksWords.now.value.income;
  const names = namesFor(speech, view);
  const { sources } = incomeNow(view, power);
  const nameOf = ({ kind, at }: Source): string =>
    kind === "province" ? names.province(at) : kind === "territory" ? names.territory(at) : names.node(at);
  return (
    <>
      <IncomeCell {...props} />
      <h3>{say.sources}</h3>
      <table class="books-sums books-sources">
        <tbody>
          {sources.map((source) => (
            <tr key={`${source.kind} ${source.at}`} data-cut={source.line === "shut" || undefined}>
              <th scope="row">
                {nameOf(source)} <small>{say.kinds[source.kind]}</small>
              </th>
              <td>{say.line[source.line]}</td>
              <td>{source.talents}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
