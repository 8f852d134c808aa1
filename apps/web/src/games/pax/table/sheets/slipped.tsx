import type { JSX } from "preact";
import { Card, sayCard } from "../../ui/card.tsx";
import type { Desk } from "../desk.ts";
import { Sheet } from "../../../../ui/side-sheet.tsx";
import { sheetWords } from "./words.ts";

/** 3.3: the cards one slipped under the deck oneself, in the order in which they come again. */
export function SlippedSheet({ desk, close }: { readonly desk: Desk; readonly close: () => void }): JSX.Element {
  const say = sheetWords.now.value;
  const own = desk.news.value.view.deck.flatMap((card, before) => (card === null ? [] : [{ card, before }]));
  return (
    <Sheet title={say.slippedTitle} close={close}>
      <p>{own.length === 0 ? say.noSlipped : say.slippedNote}</p>
      <ol class="sheet-slipped">
        {own.map(({ card, before }) => (
          <li key={before}>
            <Card card={card} silent />
            <span>
              <b>{sayCard(card)}</b>
              <br />
              {say.before({ cards: before })}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
