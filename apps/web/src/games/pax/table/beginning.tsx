import { actionCard, start, startUnder, type Card as CardNumber } from "@ara/pax";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Card, sayCard } from "../ui/card.tsx";
import { Ask, type Asked } from "./ask.tsx";
import { Choice } from "./choice.tsx";
import { cardName, say } from "./words.ts";
import { grammar } from "../words.ts";

/** 2.5 */
export function Keep({ desk, hands, prompt }: Asked): JSX.Element {
  const { drawn } = desk.news.value.view;
  const times = (card: CardNumber): number => drawn.filter((one) => one === card).length;
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
            {times(actionCard(option.action)) > 1 && (
              <b class="table-times caps">×{times(actionCard(option.action))}</b>
            )}
          </Choice>
        ))}
      </div>
    </Ask>
  );
}

/** 8.5: one card to keep, one for under the deck, the others are laid out. */
export function Start({ desk, hands, prompt }: Asked): JSX.Element {
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
    <Ask title={say().ask.start} note={say().ask.startPlay({ cards: grammar().list(laid.map(cardName)) })}>
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
