import {
  actionCard,
  actionType,
  placeTo,
  SKIP,
  END,
  PASS,
  DRAW,
  PEEK,
  start,
  startUnder,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Card as CardNumber,
  type Option,
  type Prompt,
} from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Card, CardBack, sayCard } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Choice, choose } from "./choice.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { dragging } from "./drag.ts";
import { pickedCard } from "./picked.ts";
import { cardName, say } from "./words.ts";

interface Asked {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly prompt: Prompt;
}

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
              .filter(({ action }) => actionType(action) === "buy")
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
          <HandChoices {...asked} />
          <Answer {...asked} action={PASS} icon="minus" title={say().pass} hotkey="N" />
        </Ask>
      );
    default:
      return (
        <Ask title={say().ask.tribute} note={say().ask.tributeLeft({ left: desk.news.value.view.tributeLeft })}>
          <HandChoices {...asked} />
        </Ask>
      );
  }
}

function Ask({
  title,
  note,
  step,
  children,
}: {
  title: string;
  note?: string;
  step?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <h2 id="table-question" tabIndex={-1}>
        {title} {step && <small>{step}</small>}
      </h2>
      {note && <p class="table-fine">{note}</p>}
      {children}
    </>
  );
}

interface AnswerProps extends Asked {
  readonly action: number;
  readonly icon: string;
  readonly title: string;
  readonly note?: string;
  readonly hotkey: string;
  readonly main?: boolean;
}

function Answer({ desk, hands, prompt, action, icon, title, note, hotkey, main }: AnswerProps): JSX.Element {
  const option = prompt.options.find((one) => one.action === action);
  return (
    <Choice desk={desk} hands={hands} option={option} class={`table-answer ${main ? "main" : ""}`} hotkey={hotkey}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <kbd aria-hidden="true">{hotkey}</kbd>
    </Choice>
  );
}

/** 2.5 */
function Keep({ desk, hands, prompt }: Asked): JSX.Element {
  return (
    <Ask title={say().ask.keep} note={say().ask.keepNote}>
      <div class="table-cards">
        {prompt.options.map((option) => (
          <Choice
            key={option.action}
            desk={desk}
            hands={hands}
            option={option}
            class="table-card-choice"
            label={sayCard(actionCard(option.action))}
          >
            <Card card={actionCard(option.action)} silent class="is-playable" />
          </Choice>
        ))}
      </div>
    </Ask>
  );
}

/** 8.5: one card to keep, one for under the deck, the others are laid out. */
function Start({ desk, hands, prompt }: Asked): JSX.Element {
  const kept = useSignal<CardNumber | null>(null);
  const under = useSignal<CardNumber | null>(null);
  const drawn = desk.news.value.view.drawn.filter((card) => card !== null);
  const actions = prompt.options.map(({ action }) => action);
  const keep = kept.value ?? actionCard(actions[0]!);
  const others = actions.filter((action) => actionCard(action) === keep).map(startUnder);
  const slip = under.value !== null && others.includes(under.value) ? under.value : others[0]!;
  const laid = drawn.slice();
  for (const card of [keep, slip]) laid.splice(laid.indexOf(card), 1);
  const option = prompt.options.find(({ action }) => action === start(keep, slip));
  return (
    <Ask title={say().ask.start} note={say().ask.startPlay({ cards: laid.map(cardName).join(", ") })}>
      <Radios
        name="keep"
        title={say().ask.startKeep}
        cards={[...new Set(actions.map(actionCard))]}
        chosen={keep}
        choose={(card) => (kept.value = card)}
      />
      <Radios
        name="under"
        title={say().ask.startUnder}
        cards={[...new Set(others)]}
        chosen={slip}
        choose={(card) => (under.value = card)}
      />
      <Choice desk={desk} hands={hands} option={option} class="table-answer main">
        <b>{say().ask.startGo}</b>
      </Choice>
    </Ask>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly title: string;
  readonly cards: readonly CardNumber[];
  readonly chosen: CardNumber;
  readonly choose: (card: CardNumber) => void;
}

function Radios({ name, title, cards, chosen, choose: pick }: RadiosProps): JSX.Element {
  return (
    <fieldset class="table-radios">
      <legend>{title}</legend>
      {cards.map((card) => (
        <label key={card}>
          <input type="radio" name={name} checked={card === chosen} onChange={() => pick(card)} />
          <span>{cardName(card)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** 3.3: the heart of the game. Each drawn card asks where it goes; the places still open glow. */
function Draw(asked: Asked): JSX.Element {
  const { desk, hands, prompt } = asked;
  const { view } = desk.news.value;
  const card = pickedCard(desk, hands)!;
  const optionTo = (to: number): Option =>
    prompt.options.find(({ action }) => actionCard(action) === card && placeTo(action) === to)!;
  const legion = optionTo(TO_LEGION);
  const last = roman(view.legions.length - 1);
  const { first, due } = prompt.draw!;
  const several = view.drawn.length > 1;
  return (
    <Ask title={several ? say().ask.drawSeveral : say().ask.draw} step={say().cardOf({ first, due })}>
      <div class="table-answers three">
        <Answer
          {...asked}
          action={optionTo(TO_HAND).action}
          icon="hand"
          title={say().toHand}
          note={noteOf(optionTo(TO_HAND), say().toHandNote)}
          hotkey="H"
          main
        />
        <div class={`table-answer ${legion.refusal ? "is-refused" : "is-open"}`}>
          <Icon name="legion-3" />
          <span>
            <b>{say().toLegion}</b>
            <small>{noteOf(legion, say().toLegionNote({ legions: `I – ${last}` }))}</small>
          </span>
          <kbd aria-hidden="true">1–{view.legions.length}</kbd>
          {legion.refusal && (
            <button type="button" class="table-cover" aria-disabled="true" onClick={() => choose(desk, hands, legion)}>
              <span class="sr">{say().toLegion}</span>
            </button>
          )}
        </div>
        <Answer
          {...asked}
          action={optionTo(TO_DECK).action}
          icon="under"
          title={say().toDeck}
          note={noteOf(optionTo(TO_DECK), say().toDeckNote({ cards: view.deck.length }))}
          hotkey="U"
        />
      </div>
    </Ask>
  );
}

const noteOf = ({ refusal }: Option, note: string): string => (refusal?.key.endsWith("Used") ? say().used : note);

/** The cards in sight: the one to be placed next is the largest on the table. */
function DrawnCards({ desk, hands }: Asked): JSX.Element {
  const drawn = desk.news.value.view.drawn.filter((card) => card !== null);
  const picked = pickedCard(desk, hands);
  const single = drawn.length === 1;
  return (
    <div class="table-drawn" data-place="drawn" data-count={drawn.length}>
      {drawn.map((card, i) =>
        single ? (
          <span key={i} class="table-grab" {...dragging(desk, hands, card)}>
            <Card card={card} class="is-drawn" />
          </span>
        ) : (
          <button
            key={i}
            type="button"
            class="table-card-choice"
            aria-pressed={card === picked}
            aria-label={sayCard(card)}
            onClick={() => (hands.picked.value = card)}
            {...dragging(desk, hands, card)}
          >
            <Card card={card} silent class={card === picked ? "is-drawn" : ""} />
          </button>
        ),
      )}
    </div>
  );
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

/** Tribute and the senate: the hand below is the answer; nothing more is needed here. */
function HandChoices({ prompt }: Asked): JSX.Element {
  return (
    <p class="table-fine">
      {prompt.options.filter(({ refusal }) => !refusal).length > 0 ? say().hand : say().handEmpty}
    </p>
  );
}

function Waiting({ desk }: { readonly desk: Desk }): JSX.Element {
  const { toAct, over } = desk.news.value;
  const seat = toAct[0];
  const who = seat === undefined ? "" : nameOf(desk)(seat);
  const bot = seat !== undefined && desk.seats[seat]?.bot !== null;
  if (over) {
    return (
      <Ask title={say().ask.over}>
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
