import {
  actionCard,
  actionType,
  buy,
  buyLegion,
  CATEGORIES,
  categoryOf,
  romeNext,
  placeTo,
  sumOfValues,
  symbolsOf,
  TO_LEGION,
  valueOf,
} from "@ara/pax";
import type { Action, Card as CardNumber, Option } from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { Card, sayCard } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Coin, Tile } from "../ui/tile.tsx";
import { Choice } from "./choice.tsx";
import { legionKey } from "./key-names.ts";
import { pickedCard } from "./picked.ts";
import type { Desk, Hands } from "./desk.ts";
import { say } from "./words.ts";
import { grammar } from "../words.ts";

/** The legion an action is about, or none. */
const legionOf = (action: Action): number | undefined => {
  const type = actionType(action);
  if (type === "buy") return buyLegion(action);
  return type === "place" && placeTo(action) >= TO_LEGION ? placeTo(action) - TO_LEGION : undefined;
};

export function Legions({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view, prompt } = desk.news.value;
  const picked = pickedCard(desk, hands);
  const options = prompt?.options.filter((option) => isAbout(option, picked)) ?? [];
  const taken = romeNext(view);
  return (
    <section
      class="table-legions"
      aria-label={say().legions}
      data-many={view.legions.length > 5 ? "" : undefined}
      style={{ "--half": Math.ceil(view.legions.length / 2) }}
    >
      {view.legions.map((group, legion) => (
        <Legion
          key={legion}
          desk={desk}
          hands={hands}
          legion={legion}
          group={group}
          toRome={legion === taken}
          option={options.find((option) => legionOf(option.action) === legion)}
        />
      ))}
    </section>
  );
}

/** With several drawn cards in sight, only the one picked can be placed. */
const isAbout = ({ action }: Option, picked: CardNumber | null): boolean =>
  actionType(action) !== "place" || picked === null || actionCard(action) === picked;

interface LegionProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly legion: number;
  readonly group: readonly CardNumber[];
  readonly toRome: boolean;
  readonly option: Option | undefined;
}

function Legion({ desk, hands, legion, group, toRome, option }: LegionProps): JSX.Element {
  const { view } = desk.news.value;
  const price = view.own?.prices[legion] ?? null;
  const list = group.length === 0 ? say().empty : grammar().clauses(group.map(sayCard));
  const named = hands.named.value.includes(`legion-${legion}`) ? "is-named" : "";
  const label = [
    say().legionSays({ legion: roman(legion), cards: list, price }),
    ...(toRome ? [say().toRomeLong] : []),
    ...(option?.price === undefined || option.refusal ? [] : [say().withIt({ from: price ?? 0, to: option.price })]),
  ].join(" ");
  return (
    <Choice
      desk={desk}
      hands={hands}
      option={option}
      why={buy(legion)}
      class={`table-legion ${toRome ? "to-rome" : ""} ${named}`}
      label={label}
      place={`legion-${legion}`}
      hotkey={legionKey(legion)}
    >
      <span class="table-legion-head">
        <Icon name={`legion-${legion + 1}`} class="table-standard" />
        <span class="table-legion-note">
          {toRome && (
            <b>
              <Icon name="rome" /> <span>{say().toRome}</span>
            </b>
          )}
          {option?.price !== undefined && !option.refusal && (
            <>
              <span class="table-with">{say().withIt({ from: price ?? 0, to: option.price })}</span>
              <span class="table-with-short">
                <span>{price ?? 0} </span>→ {option.price}
              </span>
            </>
          )}
        </span>
        {group.length > 0 && <Price group={group} price={price} />}
      </span>
      <span class="table-group" style={{ "--many": group.length }}>
        {group.map((card, i) => (
          <Card key={i} card={card} silent />
        ))}
      </span>
      <span class="table-bands">
        {group.map((card, i) => (
          <Band key={i} card={card} />
        ))}
      </span>
    </Choice>
  );
}

/** What the group costs this player, and why it is less than its sum. */
function Price({
  group,
  price,
}: {
  readonly group: readonly CardNumber[];
  readonly price: number | null;
}): JSX.Element {
  const sum = sumOfValues(group);
  const shown = price ?? sum;
  return (
    <span class="table-price">
      <Coin>{shown}</Coin>
      {sum > shown && <small>{say().discount({ sum, less: sum - shown })}</small>}
    </span>
  );
}

/** A card as a band: where there is little room. */
function Band({ card }: { readonly card: CardNumber }): JSX.Element {
  const category = CATEGORIES[categoryOf(card)]!;
  return (
    <span class="table-band" data-cat={category}>
      <Tile category={category} />
      <span class="tess" data-cat={category}>
        {Array.from({ length: symbolsOf(card) }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <b class="caps">{valueOf(card)}</b>
    </span>
  );
}
