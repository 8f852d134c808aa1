import type { Card } from "@ara/pax";
import type { JSX } from "preact";
import { grammar } from "../words.ts";
import { Ask, type Asked } from "./ask.tsx";
import { Choice } from "./choice.tsx";
import { cardKey, KEYS, keyProps, underKey } from "./key-names.ts";
import { startingOf } from "./starting.ts";
import { texts } from "./dialogs/texts.ts";
import { cardName } from "./words.ts";

/** 8.5: one card to keep, one for under the deck, the others are laid out. */
export function Start({ desk, hands, prompt }: Asked): JSX.Element {
  const { keeps, keep: kept, unders, under, option } = startingOf(prompt, hands.kept.value, hands.under.value);
  const laid = desk.news.value.view.drawn.filter((card) => card !== null);
  for (const card of [kept, under]) laid.splice(laid.indexOf(card), 1);
  return (
    <Ask
      title={texts.now.value.soloStart.title}
      note={texts.now.value.soloStart.laid({ cards: grammar().list(laid.map(cardName)) })}
    >
      <Radios
        name="keep"
        title={texts.now.value.soloStart.keep}
        cards={keeps}
        chosen={kept}
        choose={(card) => (hands.kept.value = card)}
        keyOf={cardKey}
      />
      <Radios
        name="under"
        title={texts.now.value.soloStart.under}
        cards={unders}
        chosen={under}
        choose={(card) => (hands.under.value = card)}
        keyOf={underKey}
      />
      <Choice desk={desk} hands={hands} option={option} class="table-answer main" hotkey={KEYS.begin}>
        <b>{texts.now.value.soloStart.go}</b>
        <kbd aria-hidden="true">{KEYS.begin}</kbd>
      </Choice>
    </Ask>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly chosen: Card;
  readonly choose: (card: Card) => void;
  readonly keyOf: (index: number) => string;
}

function Radios({ name, title, cards, chosen, choose: pick, keyOf }: RadiosProps): JSX.Element {
  return (
    <fieldset class="table-radios">
      <legend>{title}</legend>
      {cards.map((card, i) => (
        <label key={card}>
          <input
            type="radio"
            name={name}
            checked={card === chosen}
            {...keyProps(keyOf(i))}
            onChange={() => pick(card)}
          />
          <span>{cardName(card)}</span> <kbd aria-hidden="true">{keyOf(i)}</kbd>
        </label>
      ))}
    </fieldset>
  );
}
