import { actionType, DRAW, END, PASS, PEEK, placeTo, SKIP } from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { CardBack } from "../ui/card.tsx";
import { Answer, Ask, type Asked } from "./ask.tsx";
import { Keep, Start } from "./beginning.tsx";
import { Choice } from "./choice.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { Draw, DrawnCards } from "./placing.tsx";
import { say, sayEnd } from "./words.ts";

/** The one place where a question is asked. */
export function Question({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { prompt, view } = desk.news.value;
  return (
    <section
      class="table-question panel"
      data-question
      data-step={prompt?.step ?? "wait"}
      aria-labelledby="table-question"
    >
      <Deck desk={desk} />
      {prompt?.step === "draw" ? <DrawnCards desk={desk} hands={hands} prompt={prompt} /> : <span />}
      <div class="table-ask">
        {prompt && !desk.busy.value ? <Asking desk={desk} hands={hands} prompt={prompt} /> : <Waiting desk={desk} />}
        <Back desk={desk} />
      </div>
      {view.step === "over" && <span data-over hidden />}
    </section>
  );
}

function Asking(asked: Asked): JSX.Element {
  const { desk, hands, prompt } = asked;
  switch (prompt.step) {
    case "setup":
      return actionType(prompt.options[0]!.action) === "start" ? <Start {...asked} /> : <Keep {...asked} />;
    case "turn":
      return (
        <Ask title={say().ask.turn}>
          <div class="table-answers">
            <Answer
              {...asked}
              action={DRAW}
              icon="under"
              title={say().drawButton}
              note={say().drawNote}
              hotkey="D"
              main
            />
            <Answer {...asked} action={PEEK} icon="peek" title={say().peekButton} note={say().peekNote} hotkey="P" />
          </div>
        </Ask>
      );
    case "draw":
      return <Draw {...asked} />;
    case "buy":
      return (
        <Ask title={say().ask.buy}>
          <div class="table-answers">
            {prompt.options
              .filter(({ action, refusal }) => actionType(action) === "buy" && refusal?.key !== "buy.empty")
              .map((option) => (
                <Choice key={option.action} desk={desk} hands={hands} option={option} class="table-answer small">
                  <span>
                    <b>{say().legion({ legion: roman(placeTo(option.action)) })}</b>
                    <small>{say().buyFor({ price: option.cost ?? 0 })}</small>
                  </span>
                </Choice>
              ))}
            <Answer {...asked} action={SKIP} icon="minus" title={say().buyNothing} hotkey="N" />
          </div>
        </Ask>
      );
    case "play":
      return <Play {...asked} />;
    case "senate":
      return (
        <Ask
          title={say().ask.senate}
          note={say().ask.senateNote({ cost: desk.news.value.view.own?.nextPlayCost ?? 0 })}
        >
          <Answer {...asked} action={PASS} icon="minus" title={say().pass} hotkey="N" />
        </Ask>
      );
    default:
      return <Ask title={say().ask.tribute} note={say().ask.tributeLeft({ left: desk.news.value.view.tributeLeft })} />;
  }
}

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
          hotkey="E"
          main
        />
      </div>
    </Ask>
  );
}

function Waiting({ desk }: { readonly desk: Desk }): JSX.Element {
  const { asked, over } = desk.news.value;
  const seat = asked[0];
  const who = seat === undefined ? "" : nameOf(desk)(seat);
  const bot = seat !== undefined && desk.seats[seat]?.bot !== null;
  if (over) {
    return (
      <Ask title={say().ask.over} note={sayEnd(desk)}>
        {desk.id !== null && (
          <a class="btn btn-main" href={`/score/${desk.id}`}>
            {say().ask.toScore}
          </a>
        )}
      </Ask>
    );
  }
  return (
    <Ask title={bot || desk.busy.value ? say().ask.waitBot({ who }) : say().ask.wait({ who })}>
      {desk.busy.value && (
        <button type="button" onClick={() => desk.skip()}>
          {say().skip} <kbd aria-hidden="true">Space</kbd>
        </button>
      )}
    </Ask>
  );
}

/** Steps can be taken back until a card was revealed. */
function Back({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { undoable } = desk.news.value;
  if (undoable === 0) return null;
  return (
    <p class="table-back">
      <button type="button" onClick={() => void desk.undo(false)}>
        {say().undo}
      </button>
      {undoable > 1 && (
        <button type="button" onClick={() => void desk.undo(true)}>
          {say().reset}
        </button>
      )}
    </p>
  );
}

/** How much is left to draw from. */
function Deck({ desk }: { readonly desk: Desk }): JSX.Element {
  const { view } = desk.news.value;
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
      <p>
        {left === 0 ? say().deckEmpty : say().deckHolds({ cards: left })}
        {left > 0 && <small>{say().deckRounds({ rounds: Math.ceil(left / perRound) })}</small>}
        {yours > 0 && <small>{say().yours({ cards: yours })}</small>}
      </p>
    </div>
  );
}
