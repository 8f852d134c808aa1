import { ARMY, card, FLEET, INTRIGUE, LAND, RELIGION, SENATOR, WEALTH } from "@ara/pax";
import type { JSX } from "preact";
import { Card, CardBack } from "../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Coin } from "../../ui/tile.tsx";
import { rulesWords } from "../words.ts";
import { LegionColumn, Picture } from "./parts.tsx";

const words = (): (typeof rulesWords)["now"]["value"]["pictures"] => rulesWords.now.value.pictures;

/** 1.2: a card explained. The marks lie on it, in hundredths of its size. */
export function CardPicture(): JSX.Element {
  const { caption, parts } = words().card;
  const marks = [
    { at: [-1, 12], say: parts.category },
    { at: [-1, 28], say: parts.pips },
    { at: [101, 13], say: parts.value },
    { at: [101, 93], say: parts.name },
    { at: [101, 62], say: parts.pattern },
  ] as const;
  return (
    <figure class="pic panel pic-card">
      <span class="pic-card-face" aria-hidden="true">
        <Card card={card(LAND, 2, 3)} silent />
        {marks.map(({ at: [x, y] }, i) => (
          <b key={i} style={{ left: `${x}%`, top: `${y}%` }}>
            {i + 1}
          </b>
        ))}
      </span>
      <figcaption>
        {caption}
        <ol>
          {marks.map(({ say }) => (
            <li key={say}>{say}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** 2.2 to 2.6: the table, laid out for two. */
export function SetupPicture(): JSX.Element {
  const say = words();
  const first = [card(LAND, 1, 1), card(SENATOR, 2, 3), card(FLEET, 1, 2)];
  return (
    <Picture caption={say.setup} class="pic-setup">
      <span class="pic-seat">
        <span class="caps">{say.players[1]}</span>
        <Coin>5</Coin>
        <CardBack silent />
      </span>
      <span class="pic-row">
        <span class="pic-label">
          <span class="pic-deck">
            <CardBack silent />
          </span>
          {say.deck}
        </span>
        {first.map((c, legion) => (
          <LegionColumn key={legion} legion={legion} cards={[c]} />
        ))}
        <span class="pic-label">
          <span class="pic-fan">
            <CardBack silent />
            <CardBack silent />
            <CardBack silent />
          </span>
          {say.rome}
        </span>
      </span>
      <span class="pic-seat">
        <span class="caps">{say.you}</span>
        <Coin>5</Coin>
        <Card card={card(RELIGION, 1, 1)} silent />
      </span>
    </Picture>
  );
}

/** 3.3: three cards, three places. */
export function DrawPicture(): JSX.Element {
  const say = words();
  const places = [
    { icon: "hand", name: say.hand, card: card(ARMY, 2, 3) },
    { icon: "legion-1", name: say.legion, card: card(WEALTH, 1, 1) },
    { icon: "under", name: say.under, card: card(INTRIGUE, 1, 1) },
  ];
  return (
    <Picture caption={say.draw} class="pic-draw">
      <span class="pic-label">
        <span class="pic-deck">
          <CardBack silent />
        </span>
        {say.deck}
      </span>
      <svg class="pic-arrows" viewBox="0 0 60 180">
        <path d="M2 90C30 90 26 28 50 28M2 90H50M2 90C30 90 26 152 50 152" />
        <path class="tip" d="M46 22l10 6-10 6zM46 84l10 6-10 6zM46 146l10 6-10 6z" />
      </svg>
      <span class="pic-places">
        {places.map(({ icon, name, card: c }) => (
          <span key={icon} class="pic-place">
            <Card card={c} silent />
            <Icon name={icon} />
            <span>{name}</span>
          </span>
        ))}
      </span>
    </Picture>
  );
}
