import { ADVERSARY, ARMY, card, LAND, MILITIA, RELIGION, SCOUT, SENATOR, WEALTH } from "@ara/pax";
import type { JSX } from "preact";
import { Card, CardBack } from "../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Coin, Tesserae, Tile } from "../../ui/tile.tsx";
import { rulesWords } from "../words.ts";
import { Picture, Sign } from "./parts.tsx";

const words = (): (typeof rulesWords)["now"]["value"]["pictures"] => rulesWords.now.value.pictures;

/** Where five seats stand around a table, the first below; in hundredths. */
const SEATS = [
  [50, 84],
  [14, 60],
  [25, 17],
  [75, 17],
  [86, 60],
] as const;

/** 7.5: who may play, and in which order. */
export function SenatePicture(): JSX.Element {
  const say = words();
  return (
    <Picture caption={say.senate({ who: say.players[0]! })} class="pic-senate">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M40 80C28 80 20 79 17 77M13 43C14 40 15 38 17 36M42 12C47 11 52 11 58 12M83 36C85 38 86 40 87 43" />
      </svg>
      {SEATS.map(([x, y], seat) => (
        <span key={seat} class="pic-senator" style={{ left: `${x}%`, top: `${y}%` }}>
          {seat === 0 ? (
            <Card card={card(SENATOR, 2, 3)} silent />
          ) : (
            <span class="pic-offer">
              <CardBack silent />
              <Coin>1</Coin>
            </span>
          )}
          <span class="caps">{say.players[seat]}</span>
        </span>
      ))}
    </Picture>
  );
}

/** 9.1: Militia, Scout, Adversary. */
export function NocturnusPicture(): JSX.Element {
  return (
    <Picture caption={words().nocturnus} class="pic-plays">
      <Card card={card(MILITIA, 2, 3)} silent />
      <Card card={card(SCOUT, 1, 2)} silent />
      <Card card={card(ADVERSARY, 2, 4)} silent />
    </Picture>
  );
}

/** 9.2: one card more is drawn and kept. */
export function MilitiaPicture(): JSX.Element {
  const kept = ["hand", "hand", "legion-1", "under"];
  const cards = [card(ARMY, 2, 3), card(WEALTH, 2, 2), card(LAND, 1, 1), card(SENATOR, 1, 1)];
  return (
    <Picture caption={words().militia({ symbols: 4, draw: 4, keep: 2 })} class="pic-militia">
      <Four category="militia" />
      <span class="pic-plays">
        {cards.map((c, i) => (
          <span key={i} class="pic-label">
            <Card card={c} silent />
            <Icon name={kept[i]!} />
          </span>
        ))}
      </span>
    </Picture>
  );
}

/** 9.3: one more card is free. */
export function ScoutPicture(): JSX.Element {
  const cards = [card(LAND, 1, 1), card(RELIGION, 2, 3), card(ARMY, 1, 1)];
  return (
    <Picture caption={words().scout({ symbols: 4, total: 1 })} class="pic-militia">
      <Four category="scout" />
      <span class="pic-plays">
        {[0, 0, 1].map((cost, i) => (
          <span key={i} class="pic-label">
            <Card card={cards[i]!} silent />
            <Coin>{cost}</Coin>
          </span>
        ))}
      </span>
    </Picture>
  );
}

/** 9.4: tribute. */
export function AdversaryPicture(): JSX.Element {
  return (
    <Picture caption={words().adversary({ symbols: 4 })} class="pic-militia">
      <Four category="adversary" />
      <span class="pic-plays">
        <span class="pic-label">
          <Card card={card(LAND, 1, 1)} silent />
          {words().hand}
        </span>
        <Sign>→</Sign>
        <span class="pic-label pic-rome">
          <Icon name="rome" />
          {words().rome}
        </span>
      </span>
    </Picture>
  );
}

function Four({ category }: { readonly category: "militia" | "scout" | "adversary" }): JSX.Element {
  return (
    <span class="pic-threes">
      <Tile category={category} />
      <Tesserae category={category} own={4} />
    </span>
  );
}
