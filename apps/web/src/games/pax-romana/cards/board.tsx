import type { CardName, Parts } from "@ara/pax-romana";
import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { ReplyShown } from "../text/answer-list.tsx";
import type { Answer } from "../text/answers.ts";
import { Weighed } from "../text/before.tsx";
import { Question } from "../text/question.tsx";
import { Hand } from "./hand.tsx";
import { Offers } from "./offer.tsx";
import { CardWindow } from "./window.tsx";
import { cardWords } from "./words.ts";
import "./cards.css";

/** A question about cards alone: one's hand, and in a window what is under way and what it means to pass. */
export function Board(props: BoardProps): JSX.Element {
  const { face, shown, heading, asks } = props;
  const { prompt } = shown.news;
  return (
    <div class="cards-board">
      <Question face={face} shown={shown} heading={heading} isBrief={prompt?.about.window === "cardPlayed"} />
      {prompt?.key === "card.window" && (
        <CardWindow face={face} shown={shown}>
          <Pass {...props} />
        </CardWindow>
      )}
      {prompt && <Hand face={face} shown={shown} power={prompt.power} asks={asks} hasDigits />}
      {prompt && <Rest {...props} />}
      <ReplyShown face={face} />
      <Weighed face={face} shown={shown} asks={asks} />
    </div>
  );
}

const passOf = ({ answers }: BoardProps["shown"]): Answer | undefined =>
  answers.find(({ action }) => action.type === "passCard" && (action as Parts).kind === "now");

/** What of one's hand could be played now, at hand; and to play no card. */
function Pass({ face, shown, asks }: BoardProps): JSX.Element | null {
  const now = passOf(shown);
  if (!now) return null;
  const say = cardWords.now.value;
  const give = (answer: Answer): void => {
    if (face.choose(answer)) asks();
  };
  const plays = shown.answers.filter(({ action }) => action.type === "playCard");
  const { cards } = face.speech.value.game.words;
  const cardOf = ({ action }: Answer): { readonly title: string; readonly text: string } =>
    cards[(action as Parts).kind as CardName];
  return (
    <>
      <p class="cards-note" data-can={plays.length}>
        {plays.length === 0 ? say.window.cannot : say.window.can}
      </p>
      {plays.map((answer) => (
        <p key={answer.key} class="cards-play">
          <button type="button" data-play onClick={() => give(answer)}>
            {say.window.play(cardOf(answer).title)}
          </button>
          <span>{cardOf(answer).text}</span>
        </p>
      ))}
      <p class="romana-do">
        <button class="btn-main" data-answer={now.key} onClick={() => give(now)}>
          {say.pass}
        </button>
      </p>
      <Offers face={face} shown={shown} title={say.standing.offered} done={asks} />
    </>
  );
}

/** All answers that are on no card: to pass for a while. */
function Rest({ face, shown, asks }: BoardProps): JSX.Element | null {
  const rest = shown.answers.filter(({ action }) => {
    const { type: verb } = action;
    return verb !== "playCard" && verb !== "cardAsMercenaries" && verb !== "discardCard" && !isKept(action);
  });
  const give = (answer: Answer): void => {
    if (face.choose(answer)) asks();
  };
  const now = passOf(shown);
  return (
    <div class="cards-pass">
      <ul class="choices-list">
        {rest.map((answer) =>
          answer === now ? null : (
            <li key={answer.key}>
              <button data-answer={answer.key} data-care={answer.care} onClick={() => give(answer)}>
                {answer.label}
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const isKept = ({ type, kind }: Parts & { readonly type?: string }): boolean => type === "keepCard" && kind !== "none";
