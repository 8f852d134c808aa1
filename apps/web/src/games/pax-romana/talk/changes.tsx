import { NONE, type Power, type View } from "@ara/pax-romana";
import { dealChange, type Term } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { askingWords } from "../choices/words.ts";
import { namesFor, powerName } from "../text/speech.ts";
import type { TextFace } from "../text/text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly view: View;
  readonly from: Power;
  readonly to: Power;
  readonly terms: readonly Term[];
}

const COLUMNS = ["talents", "stability", "gop", "cvp", "income"] as const;

/** 4.1: what a proposal would change at once, before anybody answers; its Spaces light up on the map. */
export function Changes({ face, view, from, to, terms }: Props): JSX.Element {
  const say = askingWords.now.value.change;
  const speech = face.speech.value;
  const names = namesFor(speech, view);
  const { capital } = names.words.grammar;
  const { sides, spaces, provinces, full } = useMemo(
    () => dealChange(view, from, to, terms),
    [view, JSON.stringify(terms)],
  );
  useEffect(() => {
    face.lit.value = { nodes: spaces, go: spaces.length > 0 };
  }, [JSON.stringify(spaces)]);
  const cards = terms.flatMap(({ kind, giver, n }) => {
    const taker = giver === from ? to : from;
    const { who, to: dative } = names;
    if (kind === "hand") return [capital(say.hand({ of: who(giver), to: who(taker) }))];
    const card = n === NONE ? "" : names.card(n);
    return kind === "card" ? [say.card({ card, from: dative(giver), to: dative(taker) })] : [];
  });
  const columns = COLUMNS.filter((column) => sides.some((side) => side[column][0] !== side[column][1]));
  return (
    <section class="deal-change" aria-label={say.title}>
      <h3>{say.title}</h3>
      {columns.length + spaces.length + cards.length === 0 && <p>{say.nothing}</p>}
      {columns.length > 0 && (
        <table class="books-sums">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side.power}>
                <th scope="row">{powerName(speech, view, side.power)}</th>
                {columns.map((column) => (
                  <td key={column} data-change={column}>
                    {side[column][0] === side[column][1] ? side[column][0] : say.from(...side[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul>
        {spaces.map((node) => (
          <li key={node}>{say.space(names.node(node))}</li>
        ))}
        {cards.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {full.map((power) => (
          <li key={power}>{capital(say.full(names.who(power)))}</li>
        ))}
        {provinces.map(({ province, to: holder }) => (
          <li key={province}>
            {say.province({
              province: names.province(province),
              to: holder === NONE ? say.nobody : names.who(holder),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
