import type { Seat } from "@ara/kernel";
import { prospectOf } from "@ara/pax";
import type { JSX } from "preact";
import { Card } from "../../ui/card.tsx";
import { nameOf, type Desk, type Hands } from "../desk.ts";
import { Badges } from "../seats.tsx";
import { bookOf } from "../turns/book.ts";
import { Sentence } from "../turns/sentence.tsx";
import { say as table } from "../words.ts";
import { Counted, type Column } from "./counted.tsx";
import { Sheet } from "../../../../ui/side-sheet.tsx";
import { sheetWords } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly seat: Seat;
  readonly close: () => void;
}

/** A player's display beside Rome's and one's own, and all else that everybody may know of him. */
export function PlayerSheet({ desk, hands, seat, close }: Props): JSX.Element {
  const say = sheetWords.now.value;
  const { view } = desk.news.value;
  const { display, aurei, handSize, hand, peeked } = view.players[seat]!;
  const { viewer } = desk;
  const you = seat === viewer;
  const slipped = view.slippedBy.filter((by) => by === seat).length;
  const columns: Column[] = [
    { who: seat === viewer ? say.you : nameOf(desk)(seat), count: ({ players }) => players[seat]! },
    { who: say.rome, count: ({ rome }) => rome },
    ...(viewer === "spectator" || viewer === seat
      ? []
      : [{ who: say.you, count: ({ players }: { players: readonly number[] }) => players[viewer]! }]),
  ];
  const titles = [
    ...(view.startPlayer === seat && view.config.solo === null ? [{ title: table().primus, rule: "2.5" }] : []),
    ...(view.conspiratus === seat ? [{ title: table().conspiratus, rule: "3.12" }] : []),
  ];
  const facts = [
    ...(aurei === null ? [] : [say.purse({ aurei })]),
    ...(handSize === null ? [] : [say.hand({ cards: handSize })]),
    ...(aurei === null && handSize === null ? [say.secret] : []),
    ...(peeked ? [say.peeked({ you })] : []),
    ...(slipped > 0 ? [say.slippedBy({ cards: slipped, you })] : []),
  ];
  return (
    <Sheet
      title={
        <>
          {nameOf(desk)(seat)} <Badges desk={desk} seat={seat} />
        </>
      }
      close={close}
    >
      <ul class="sheet-facts">
        {titles.map(({ title, rule }) => (
          <li key={rule}>
            {title}{" "}
            <a class="rule" href={`/rules/${rule}`}>
              PAX {rule}
            </a>
          </li>
        ))}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hand && hand.length > 0 && (
        <p class="sheet-fan">
          {hand.map((card, i) => (
            <Card key={i} card={card} />
          ))}
        </p>
      )}
      <Counted hands={hands} categories={prospectOf(view).categories} cards={display} columns={columns} />
      <p class="sheet-fine">
        {say.compared}{" "}
        <a class="rule" href="/rules/6.4">
          PAX 6.4
        </a>
      </p>
      <LastTurns desk={desk} seat={seat} />
    </Sheet>
  );
}

const SHOWN = 4;

function LastTurns({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const say = sheetWords.now.value;
  const book = bookOf(desk);
  const turns = book.turns.value
    .map((turn, index) => ({ turn, index }))
    .filter(({ turn, index }) => turn.seat === seat && book.sentence(index).length > 0)
    .slice(-SHOWN)
    .toReversed();
  return (
    <section>
      <h3>{say.lastTurns}</h3>
      {turns.length === 0 ? (
        <p>{say.noTurns}</p>
      ) : (
        <ol class="sheet-turns">
          {turns.map(({ index }) => (
            <li key={index}>
              <Sentence parts={book.sentence(index)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
