import { sayEventIn } from "@ara/pax/texts/say-event";
import { Fragment, type JSX } from "preact";
import { paxWords } from "../../words.ts";
import { nameOf, type Desk, type Hands } from "../desk.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { showAgain } from "./again.ts";
import { bookOf } from "./book.ts";
import { Sentence } from "./sentence.tsx";
import { turnWords } from "./words.ts";

/** Every step of a turn, or of more than one, line by line. */
export function Steps({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const turns = hands.steps.value;
  const book = bookOf(desk);
  if (turns.length === 0) return null;
  const close = (): void => {
    hands.steps.value = [];
  };
  const isOnTable = turns.every((turn) => book.steps(turn).length > 1);
  return (
    <Dialog title={turnWords.now.value.steps} close={close}>
      {turns.map((turn) => (
        <Fragment key={turn}>
          <p class="turn-words">
            <Sentence parts={book.sentence(turn)} />
          </p>
          <ol class="turn-steps">
            {book.turns.value[turn]?.events.map((event, i) => (
              <li key={i}>{sayEventIn(paxWords.now.value, event, nameOf(desk), desk.viewer)}</li>
            ))}
          </ol>
        </Fragment>
      ))}
      {isOnTable && (
        <p>
          <button type="button" onClick={() => (close(), void showAgain(desk, hands, turns))}>
            {turnWords.now.value.onTable}
          </button>
        </p>
      )}
    </Dialog>
  );
}
