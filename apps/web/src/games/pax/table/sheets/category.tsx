import { CATEGORIES, categoryOf, prospectOf, type Card as CardNumber, type CategoryName } from "@ara/pax";
import type { RuleNumber } from "@ara/pax/texts";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { Card } from "../../ui/card.tsx";
import { Tile } from "../../ui/tile.tsx";
import { paxWords } from "../../words.ts";
import { nameOf, type Desk } from "../desk.ts";
import { say } from "../words.ts";
import { Sheet } from "../../../../ui/side-sheet.tsx";
import { useBook } from "./use-book.ts";
import { sheetWords } from "./words.ts";

/** The rules that say what a category is good for. */
const RULES: Readonly<Record<CategoryName, readonly RuleNumber[]>> = {
  land: ["3.10"],
  intrigue: ["3.10", "3.11", "3.12"],
  wealth: ["3.8"],
  fleet: ["3.10", "6.4"],
  army: ["3.10", "6.4"],
  religion: ["3.4", "3.5"],
  senator: ["3.11", "7.5"],
  militia: ["9.2"],
  scout: ["9.3"],
  adversary: ["9.4"],
};

interface Props {
  readonly desk: Desk;
  readonly category: CategoryName;
  readonly close: () => void;
}

/** What a category does, who has how much of it, and where its cards lie. */
export function CategorySheet({ desk, category, close }: Props): JSX.Element {
  const words = sheetWords.now.value;
  const titles = useBook()?.words.now.value.titles;
  const { view } = desk.news.value;
  const { rome, players } = prospectOf(view).categories.find((score) => score.category === category)!;
  const isOf = (card: CardNumber): boolean => CATEGORIES[categoryOf(card)] === category;
  const rows = [
    { who: words.rome, symbols: rome, cards: view.rome.open.filter(isOf) },
    ...view.players.map(({ display }, seat) => ({
      who: seat === desk.viewer ? words.you : nameOf(desk)(seat),
      symbols: players[seat]!,
      cards: display.filter(isOf),
    })),
  ];
  const lying = view.legions
    .map((group, legion) => ({ legion, cards: group.filter(isOf) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <Sheet
      title={
        <>
          <Tile category={category} /> {paxWords.now.value.categories[category]}
        </>
      }
      close={close}
    >
      <ul class="sheet-facts">
        {RULES[category].map((rule) => (
          <li key={rule}>
            <a href={`/rules/${rule}`}>
              {titles && `${titles[rule]} · `}PAX {rule}
            </a>
          </li>
        ))}
      </ul>
      <table class="sheet-counted">
        <tbody>
          {rows.map(({ who, symbols, cards }, i) => (
            <tr key={i}>
              <th scope="row">
                {who} <Fan cards={cards} />
              </th>
              <td>{symbols === 0 ? "–" : symbols}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lying.length > 0 && <h3>{say().legions}</h3>}
      {lying.map(({ legion, cards }) => (
        <div key={legion}>
          {say().legion({ legion: roman(legion) })} <Fan cards={cards} />
        </div>
      ))}
    </Sheet>
  );
}

const Fan = ({ cards }: { readonly cards: readonly CardNumber[] }): JSX.Element => (
  <span class="sheet-fan">
    {cards.map((card, i) => (
      <Card key={i} card={card} />
    ))}
  </span>
);
