import { prospectOf } from "@ara/pax";
import type { JSX } from "preact";
import { Card, CardBack } from "../../ui/card.tsx";
import type { Desk, Hands } from "../desk.ts";
import { Counted, type Column } from "./counted.tsx";
import { Sheet } from "../../../../ui/side-sheet.tsx";
import { sheetWords } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly close: () => void;
}

/** What Rome has collected, and what lies face down. */
export function RomeSheet({ desk, hands, close }: Props): JSX.Element {
  const say = sheetWords.now.value;
  const { view, over } = desk.news.value;
  const { viewer } = desk;
  const { open, hidden } = view.rome;
  const columns: Column[] = [
    { who: say.rome, count: ({ rome }) => rome },
    { who: say.strongest, count: ({ players }) => Math.max(...players) },
    ...(viewer === "spectator"
      ? []
      : [{ who: say.you, count: ({ players }: { players: readonly number[] }) => players[viewer]! }]),
  ];
  const down = { cards: hidden.length };
  return (
    <Sheet title={say.romeTitle} close={close}>
      {hidden.length > 0 && (
        <>
          <p class="sheet-fan">
            {hidden.map((card, i) => (card === null ? <CardBack key={i} silent /> : <Card key={i} card={card} />))}
          </p>
          <p>{over ? say.turned(down) : hidden.includes(null) ? say.faceDown(down) : say.seen(down)}</p>
        </>
      )}
      <p>{say.faceUp({ cards: open.length })}</p>
      <Counted hands={hands} categories={prospectOf(view).categories} cards={open} columns={columns} />
      <p class="sheet-fine">
        {say.compared}{" "}
        <a class="rule" href="/rules/6.4">
          PAX 6.4
        </a>
      </p>
    </Sheet>
  );
}
