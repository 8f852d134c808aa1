import type { Seat } from "@ara/kernel";
import { plain } from "@ara/pax/turn";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Icon } from "../../../../ui/icon.tsx";
import { Ask } from "../ask.tsx";
import type { Desk, Hands } from "../desk.ts";
import { others } from "../seats.tsx";
import { bookOf } from "./book.ts";
import { showAgain } from "./again.ts";
import { Fitting, Sentence } from "./sentence.tsx";
import { turnWords } from "./words.ts";
import "./turns.css";

interface Props {
  readonly desk: Desk;
  readonly hands: Hands;
}

/** While others are at it: what they do, as a sentence that grows, and what came just before. */
export function Story({ desk }: Pick<Props, "desk">): JSX.Element {
  const book = bookOf(desk);
  const told = book.turns.value
    .map((_, i) => i)
    .slice(-4)
    .map((i) => ({ i, parts: book.sentence(i) }))
    .filter(({ parts }) => parts.length > 0)
    .slice(-2);
  return (
    <div class="turn-story" data-story>
      {told.map(({ i, parts }) => (
        <p key={i}>
          <Sentence parts={parts} />
        </p>
      ))}
    </div>
  );
}

/** A turn that is shown once more. */
export function Again({ desk, hands }: Props): JSX.Element {
  const say = turnWords.now.value;
  return (
    <Ask title={say.replaying}>
      <div class="turn-story" data-again>
        <p>
          <Sentence parts={bookOf(desk).sentence(hands.again.value?.turn ?? -1)} />
        </p>
      </div>
      <button type="button" onClick={() => (hands.again.value = null)}>
        {say.toNow}
      </button>
    </Ask>
  );
}

interface LastTurnProps extends Props {
  readonly seat: Seat;
}

/** What a player did since the viewer moved: it can be seen again on the table, and read step by step. */
export function LastTurn({ desk, hands, seat }: LastTurnProps): JSX.Element | null {
  const book = bookOf(desk);
  const turns = book.latelyOf(seat, desk.since.value);
  const key = turns.map((turn) => `${turn} ${plain(book.tellings(turn)[0]!)}`).join();
  // The same list as before is not measured again.
  const told = useMemo(() => book.together(turns), [book, key]);
  if (turns.length === 0) return null;
  const say = turnWords.now.value;
  const turn = plain(told[0]!);
  return (
    <div class={`turn-last ${turns.includes(hands.again.value?.turn ?? -1) ? "is-named" : ""}`} data-last-turn={seat}>
      <button type="button" title={turn} onClick={() => void showAgain(desk, hands, turns)}>
        <span class="sr">
          {turns.every((one) => book.steps(one).length > 1) ? say.again({ turn }) : say.stepsOf({ turn })}
        </span>
        <Fitting tellings={told} />
      </button>
      <button
        type="button"
        class="btn-i"
        title={say.steps}
        aria-label={say.stepsOf({ turn })}
        onClick={() => (hands.steps.value = turns)}
      >
        <Icon name="log" />
      </button>
    </div>
  );
}

/** Where players have no panel on the table: their last turns below their names. */
export function LastTurns({ desk, hands }: Props): JSX.Element | null {
  if (bookOf(desk).lately(desk.since.value).length === 0) return null;
  return (
    <>
      <section class="turn-lasts" aria-label={turnWords.now.value.lastTurns}>
        {others(desk).map((seat) => (
          <div key={seat}>
            <LastTurn desk={desk} hands={hands} seat={seat} />
          </div>
        ))}
      </section>
      <Ticker desk={desk} hands={hands} />
    </>
  );
}

/** 4.2: what Rome took since the viewer moved; it stays until he has. */
export function RomesTurn({ desk }: Pick<Props, "desk">): JSX.Element {
  const book = bookOf(desk);
  return (
    <>
      {book.latelyOf("rome", desk.since.value).map((turn) => (
        <p key={turn} class="turn-rome" title={plain(book.tellings(turn)[0]!)}>
          <span class="sr">{plain(book.tellings(turn)[0]!)}</span>
          <Fitting tellings={book.tellings(turn)} />
        </p>
      ))}
    </>
  );
}

/** Where there is least room: a line for each turn, in the order of play, which leads to the players. */
export function Ticker({ desk, hands }: Props): JSX.Element | null {
  const book = bookOf(desk);
  const turns = book.lately(desk.since.value);
  if (turns.length === 0) return null;
  return (
    <button type="button" class="turn-ticker panel" onClick={() => (hands.tab.value = "players")}>
      <span class="sr">{turnWords.now.value.lastTurns}: </span>
      {turns.map((turn) => (
        <span key={turn} class={`turn-line ${book.turns.value[turn]!.seat === "rome" ? "is-rome" : ""}`}>
          <span class="sr">{plain(book.sentence(turn))} </span>
          <Fitting tellings={book.tellings(turn)} />
        </span>
      ))}
    </button>
  );
}
