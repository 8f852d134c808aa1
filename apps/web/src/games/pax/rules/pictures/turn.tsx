import {
  ARMY,
  card,
  CATEGORIES,
  dearestLegion,
  FLEET,
  INTRIGUE,
  LAND,
  newPlayer,
  priceOfSum,
  RELIGION,
  SENATOR,
  sumOfValues,
  valueOf,
  WEALTH,
} from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { JSX } from "preact";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Coin, Tesserae, Tile } from "../../ui/tile.tsx";
import { rulesWords } from "../words.ts";
import { LegionColumn, Picture, Pile, Sign } from "./parts.tsx";

const words = (): (typeof rulesWords)["now"]["value"]["pictures"] => rulesWords.now.value.pictures;

/** The group of the examples in 3.7 and 3.8: 1 + 3 + 2. */
const GROUP = [card(LAND, 1, 1), card(ARMY, 2, 3), card(SENATOR, 2, 2)];

/** 3.7: a group and its price. */
export function BuyPicture(): JSX.Element {
  const say = words();
  const price = sumOfValues(GROUP);
  return (
    <Picture caption={say.buy({ values: GROUP.map(valueOf).join(" + "), price })} class="pic-buy">
      <LegionColumn legion={1} cards={GROUP} />
      <span class="pic-sum">
        {GROUP.map((c, i) => (
          <span key={i} class="pic-term">
            {i > 0 && <Sign>+</Sign>}
            <Coin>{valueOf(c)}</Coin>
          </span>
        ))}
        <Sign>=</Sign>
        <span class="pic-big">
          <Coin>{price}</Coin>
        </span>
      </span>
    </Picture>
  );
}

/** 3.8: what Wealth takes off. */
export function WealthPicture(): JSX.Element {
  const say = words();
  const symbols = 7;
  const player = newPlayer(0);
  player.symbols[WEALTH] = symbols;
  const sum = sumOfValues(GROUP);
  const price = priceOfSum(player, sum);
  const discount = sum - price;
  return (
    <Picture caption={say.wealth({ symbols, discount, sum, price })} class="pic-wealth">
      <span class="pic-threes">
        <Tile category="wealth" />
        <Tesserae category="wealth" own={3} />
        <Tesserae category="wealth" own={3} />
        <Tesserae category="wealth" own={symbols - 6} />
      </span>
      <span class="pic-sum">
        <Coin>{sum}</Coin>
        <Sign>−</Sign>
        <Coin>{discount}</Coin>
        <Sign>=</Sign>
        <span class="pic-big">
          <Coin>{price}</Coin>
        </span>
      </span>
    </Picture>
  );
}

/** 3.9: 0, 1, 2, 3. */
export function PlayPicture(): JSX.Element {
  const cards = [card(LAND, 1, 1), card(LAND, 2, 2), card(RELIGION, 1, 1), card(WEALTH, 2, 3)];
  return (
    <Picture caption={words().play({ total: 6 })} class="pic-plays">
      {cards.map((c, i) => (
        <span key={i} class="pic-label">
          <Card card={c} silent />
          <Coin>{i}</Coin>
        </span>
      ))}
    </Picture>
  );
}

/** 3.10: the limit, as in the example of the rule. */
export function LimitPicture(): JSX.Element {
  const say = words();
  const limit = 5;
  const rows = [
    { category: "land", own: 5 },
    { category: "intrigue", own: 3 },
    { category: "fleet", own: 5 },
    { category: "army", own: 2 },
  ] as const;
  return (
    <Picture caption={say.limitPicture({ limit })} class="pic-limit">
      <span class="pic-bars">
        {rows.map(({ category, own }) => (
          <span key={category} class="pic-bar">
            <Tile category={category} />
            <Tesserae category={category} own={own} />
          </span>
        ))}
        <span class="pic-edge">
          {say.limit} {limit}
        </span>
      </span>
      <Card card={card(FLEET, 1, 1)} class="is-refused" silent />
    </Picture>
  );
}

/** 3.11: the example of the rule. */
export function IncomePicture(): JSX.Element {
  const say = words();
  const lands = [card(LAND, 1, 1), card(LAND, 1, 1), card(LAND, 2, 2), card(LAND, 1, 2)];
  return (
    <Picture caption={say.incomePicture({ cards: lands.length, income: lands.length + 1 })} class="pic-income">
      <span class="pic-label">
        <Pile cards={lands} />
        <Coin>{lands.length}</Coin>
      </span>
      <Sign>+</Sign>
      <span class="pic-label">
        <Pile cards={[card(SENATOR, 1, 1)]} />
        <Coin>1</Coin>
      </span>
      <Sign>=</Sign>
      <span class="pic-big">
        <Coin>{lands.length + 1}</Coin>
      </span>
    </Picture>
  );
}

/** 4.2: the dearest group goes to Rome; on a tie the lower number. */
export function CollectPicture(): JSX.Element {
  const groups = [
    [card(FLEET, 1, 2), card(LAND, 1, 1)],
    [card(ARMY, 2, 4), card(INTRIGUE, 1, 2)],
    [card(RELIGION, 2, 3), card(LAND, 1, 1), card(SENATOR, 1, 2)],
  ];
  const taken = dearestLegion(groups);
  const sum = sumOfValues(groups[taken]!);
  return (
    <Picture caption={words().collect({ legion: roman(taken), sum })} class="pic-collect">
      {groups.map((cards, legion) => (
        <LegionColumn
          key={legion}
          legion={legion}
          cards={cards}
          coin={sumOfValues(cards)}
          class={legion === taken ? "is-taken" : ""}
        />
      ))}
      <svg class="pic-away" viewBox="0 0 40 40">
        <path d="M2 20H30" />
        <path class="tip" d="M26 13l12 7-12 7z" />
      </svg>
      <span class="pic-label pic-rome">
        <Icon name="rome" />
        {words().rome}
      </span>
    </Picture>
  );
}

/** 6.3: seven categories, and the seals Rome holds. */
export function SealsPicture(): JSX.Element {
  const ahead = new Set(["fleet", "army", "senator"]);
  const goal = 4;
  return (
    <Picture caption={words().seals({ ahead: ahead.size, goal })} class="pic-seals">
      <span class="pic-row">
        {CATEGORIES.slice(0, 7).map((category) => (
          <span key={category} class={`pic-seal ${ahead.has(category) ? "is-rome" : ""}`}>
            <Tile category={category} />
            {ahead.has(category) && <Icon name="rome" />}
          </span>
        ))}
      </span>
    </Picture>
  );
}
