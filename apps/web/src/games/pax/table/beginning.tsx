import { keep } from "@ara/pax";
import type { JSX } from "preact";
import { Card, sayCard } from "../ui/card.tsx";
import { Ask, type Asked } from "./ask.tsx";
import { Choice } from "./choice.tsx";
import { cardKey } from "./key-names.ts";
import { NumberOn } from "./number.tsx";
import { say } from "./words.ts";

/** 2.5 */
export function Keep({ desk, hands, prompt }: Asked): JSX.Element {
  const drawn = desk.news.value.view.drawn.filter((card) => card !== null);
  return (
    <Ask title={say().ask.keep} note={say().ask.keepNote}>
      <div class="table-cards" style={{ "--many": drawn.length }}>
        {drawn.map((card, i) => (
          <Choice
            key={i}
            desk={desk}
            hands={hands}
            option={prompt.options.find(({ action }) => action === keep(card))}
            class="table-card-choice"
            label={sayCard(card)}
            hotkey={cardKey(i)}
          >
            <Card card={card} silent class="is-playable" />
            <NumberOn index={i} />
          </Choice>
        ))}
      </div>
    </Ask>
  );
}
