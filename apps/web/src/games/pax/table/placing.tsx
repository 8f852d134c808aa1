import { actionCard, placeTo, TO_DECK, TO_HAND, TO_LEGION, type Option } from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { Card, sayCard } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Answer, Ask, type Asked } from "./ask.tsx";
import { choose } from "./choice.tsx";
import type { Hands } from "./desk.ts";
import { dragging } from "./drag.ts";
import { cardKey, KEYS, keyProps, legionKey } from "./key-names.ts";
import { NumberOn } from "./number.tsx";
import { pickedCard } from "./picked.ts";
import { say } from "./words.ts";

/** 3.3: the heart of the game. Each drawn card asks where it goes; the places still open glow. */
export function Draw(asked: Asked): JSX.Element {
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
          drop="hand"
          icon="hand"
          title={say().toHand}
          note={noteOf(optionTo(TO_HAND), say().toHandNote)}
          hotkey={KEYS.hand}
          main
        />
        <button
          type="button"
          class={`table-answer ${legion.refusal ? "is-refused" : "is-open"}`}
          aria-disabled={legion.refusal ? true : undefined}
          onClick={() => (legion.refusal ? choose(desk, hands, legion) : pointToLegions(hands, view.legions.length))}
        >
          <Icon name="legion-3" />
          <span>
            <b>{say().toLegion}</b>
            <small>{noteOf(legion, say().toLegionNote({ legions: `I – ${last}` }))}</small>
          </span>
          <kbd aria-hidden="true">
            {legionKey(0)}–{view.legions.length}
          </kbd>
        </button>
        <Answer
          {...asked}
          action={optionTo(TO_DECK).action}
          drop="deck"
          icon="under"
          title={say().toDeck}
          note={noteOf(optionTo(TO_DECK), say().toDeckNote({ cards: view.deck.length }))}
          hotkey={KEYS.deck}
        />
      </div>
    </Ask>
  );
}

/** Which legion is chosen up there: they glow for a moment, and the first one has the focus. */
function pointToLegions(hands: Hands, count: number): void {
  hands.named.value = Array.from({ length: count }, (_, legion) => `legion-${legion}`);
  setTimeout(() => (hands.named.value = []), 1500);
  const first = document.querySelector<HTMLElement>('[data-place="legion-0"]');
  first?.scrollIntoView({ block: "nearest" });
  first?.focus({ preventScroll: true });
}

const noteOf = ({ refusal }: Option, note: string): string => (refusal?.key.endsWith("Used") ? say().used : note);

/** The cards in sight: the one to be placed next is the largest on the table. */
export function DrawnCards({ desk, hands }: Omit<Asked, "prompt">): JSX.Element {
  const drawn = desk.news.value.view.drawn.filter((card) => card !== null);
  const picked = drawn[hands.picked.value] === undefined ? 0 : hands.picked.value;
  const single = drawn.length === 1;
  return (
    <div class="table-drawn" data-place="drawn" data-count={drawn.length}>
      {drawn.map((card, i) =>
        single ? (
          <span key={i} class="table-grab" data-place={`drawn-${card}`} {...dragging(desk, hands, card)}>
            <Card card={card} class="is-drawn" />
          </span>
        ) : (
          <button
            key={i}
            type="button"
            class="table-card-choice"
            data-place={`drawn-${card}`}
            aria-pressed={i === picked}
            {...keyProps(cardKey(i))}
            onClick={() => (hands.picked.value = i)}
            {...dragging(desk, hands, card)}
          >
            <span class="sr">{sayCard(card)}</span>
            <Card card={card} silent class={i === picked ? "is-drawn" : ""} />
            <NumberOn index={i} />
          </button>
        ),
      )}
    </div>
  );
}
