import {
  actionType,
  DRAW,
  END,
  isLastRound,
  PASS,
  PEEK,
  placeTo,
  SINGLY,
  SKIP,
  type Option,
  type Prompt,
} from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { CardBack } from "../ui/card.tsx";
import { Answer, Ask, type Asked } from "./ask.tsx";
import { Keep } from "./beginning.tsx";
import { Choice } from "./choice.tsx";
import type { Desk, Hands } from "./desk.ts";
import { KEYS, keyProps, legionKey } from "./key-names.ts";
import { isLeftOver } from "./left-over.ts";
import { later } from "./later.ts";
import { Look } from "./look.tsx";
import { Draw, DrawnCards } from "./placing.tsx";
import { say, sayTurn } from "./words.ts";

/** The one place where a question is asked. */
export function Question({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { prompt, view } = desk.news.value;
  const step = prompt?.step ?? (isLeftOver(desk.news.value) ? "draw" : "wait");
  return (
    <section class="table-question panel" data-question data-step={step} aria-labelledby="table-question">
      <Deck desk={desk} hands={hands} />
      {step === "draw" ? <DrawnCards desk={desk} hands={hands} /> : <span />}
      <div class="table-ask">
        {prompt && !desk.busy.value ? (
          <Asking desk={desk} hands={hands} prompt={prompt} />
        ) : (
          <Waiting desk={desk} hands={hands} />
        )}
        <Back desk={desk} />
      </div>
      {view.step === "over" && <span data-over hidden />}
    </section>
  );
}

function Asking(asked: Asked): JSX.Element | null {
  const { desk, hands, prompt } = asked;
  switch (prompt.step) {
    case "setup":
      if (actionType(prompt.options[0]!.action) === "keep") return <Keep {...asked} />;
      return later.value ? <later.value.Start {...asked} /> : <></>;
    case "turn":
      return (
        <Ask title={mayPeek(prompt) ? say().ask.turn : say().yourTurn}>
          <div class="table-answers">
            <Answer
              {...asked}
              action={DRAW}
              icon="under"
              title={say().drawButton}
              note={say().drawNote(prompt.options[0]!.draws!)}
              hotkey={KEYS.draw}
              main
            />
            {prompt.options[1]!.action === SINGLY && (
              <Answer {...asked} action={SINGLY} icon="under" title={say().actions.singly} hotkey={KEYS.singly} />
            )}
            {mayPeek(prompt) && (
              <Answer
                {...asked}
                action={PEEK}
                icon="peek"
                title={say().peekButton}
                note={say().peekNote}
                hotkey={KEYS.peek}
              />
            )}
          </div>
        </Ask>
      );
    case "draw":
      return <Draw {...asked} />;
    case "buy":
      return (
        <Ask title={say().ask.buy} step={later.value?.sayLeftOver(desk)}>
          <div class="table-answers">
            {prompt.options
              .filter(({ action, refusal }) => actionType(action) === "buy" && refusal?.key !== "buy.empty")
              .map((option) => (
                <Choice
                  key={option.action}
                  desk={desk}
                  hands={hands}
                  option={option}
                  class="table-answer small"
                  hotkey={legionKey(placeTo(option.action))}
                >
                  <span>
                    <b>{say().legion({ legion: roman(placeTo(option.action)) })}</b>
                    <small>{say().buyFor({ price: option.cost ?? 0 })}</small>
                  </span>
                </Choice>
              ))}
            <Answer {...asked} action={SKIP} icon="minus" title={say().buyNothing} hotkey={KEYS.none} />
          </div>
        </Ask>
      );
    case "play":
      return <Play {...asked} />;
    case "senate":
      return (
        <Ask
          title={prompt.options.some(isPlayable) ? say().ask.senate : say().ask.senateNone}
          note={say().ask.senateNote({ cost: desk.news.value.view.own?.nextPlayCost ?? 0 })}
        >
          <Answer {...asked} action={PASS} icon="minus" title={say().pass} hotkey={KEYS.none} />
        </Ask>
      );
    default:
      return <Ask title={say().ask.tribute} note={say().ask.tributeLeft({ left: desk.news.value.view.tributeLeft })} />;
  }
}

/** 3.2, 8.3: in some games Rome's cards are never looked at; there it is no answer. */
const mayPeek = ({ options }: Prompt): boolean =>
  options.some(({ action, refusal }) => action === PEEK && refusal === null);

const isPlayable = ({ action, refusal }: Option): boolean => action !== PASS && refusal === null;

/** 3.9: cards are played from the hand below; here is what it costs and how to end. */
function Play(asked: Asked): JSX.Element {
  const { desk, prompt } = asked;
  const cost = desk.news.value.view.own?.nextPlayCost ?? 0;
  const end = prompt.options.find(({ action }) => action === END);
  return (
    <Ask title={say().ask.play} note={say().ask.playFirst({ cost })}>
      <div class="table-answers">
        <Answer
          {...asked}
          action={END}
          icon="check"
          title={say().endTurn}
          note={say().endIncome({ income: end?.income ?? 0 })}
          hotkey={KEYS.end}
          main
        />
      </div>
    </Ask>
  );
}

/** Others are at it, or the game is over. */
const Waiting = (props: { readonly desk: Desk; readonly hands: Hands }): JSX.Element =>
  later.value ? <later.value.LookingOn {...props} /> : <Ask title={sayTurn(props.desk)} />;

/** Steps can be taken back until a card was revealed. */
function Back({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { undoable } = desk.news.value;
  if (undoable === 0) return null;
  return (
    <p class="table-back">
      <button type="button" {...keyProps(KEYS.undo)} onClick={() => void desk.undo(false)}>
        {say().undo}
      </button>
      {undoable > 1 && (
        <button type="button" {...keyProps(KEYS.reset)} onClick={() => void desk.undo(true)}>
          {say().reset}
        </button>
      )}
    </p>
  );
}

/** How much is left to draw from. */
function Deck({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view, over } = desk.news.value;
  const left = view.deck.length;
  const perRound = 2 * view.config.players + 2;
  const yours = view.deck.filter((card) => card !== null).length;
  return (
    <div class="table-deck" data-place="deck">
      {left > 0 ? (
        <span class="table-pile" style={{ "--deep": Math.min(6, Math.ceil(left / 12)) }}>
          <CardBack silent />
        </span>
      ) : (
        <span class="table-pile none" />
      )}
      <b class="table-left-over caps" aria-hidden="true">
        {left}
      </b>
      <p>
        {left === 0 ? say().deckEmpty : say().deckHolds({ cards: left })}
        {left > 0 && !over && <small>{say().deckRounds({ rounds: Math.ceil(left / perRound) })}</small>}
        {isLastRound(view) && <small>{say().deckLast}</small>}
        {yours > 0 && (
          <Look hands={hands} sheet={{ type: "slipped" }} hotkey={KEYS.slipped}>
            {say().yours({ cards: yours })}
          </Look>
        )}
      </p>
    </div>
  );
}
