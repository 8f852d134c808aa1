import type { Seat } from "@ara/kernel";
import {
  CATEGORIES,
  countSymbols,
  romeNext,
  sumOfValues,
  type Action,
  type Card as CardNumber,
  type View,
} from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Card, CardBack } from "../ui/card.tsx";
import { Coin, Tile } from "../ui/tile.tsx";
import { markOf, type Mark, type Spot } from "./marks.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly played: Action;
  readonly better: Action;
}

interface Marks {
  readonly did: Mark;
  readonly better: Mark;
}

/** The table as a player saw it, small, with what was done and what was better. The words beside it say the same. */
export function MomentBoard({ view, seat, played, better }: Props): JSX.Element {
  const say = scoreWords.now.value.board;
  const marks = { did: markOf(played), better: markOf(better) };
  const { hand, aurei, display } = view.players[seat]!;
  const drawn = view.drawn.filter((c) => c !== null);
  const next = romeNext(view);
  return (
    <div class="score-moment-board" aria-hidden="true">
      <div class="score-mini-legions">
        {view.legions.map((group, legion) => (
          <Place key={legion} spot={`legion-${legion}`} marks={marks} class={legion === next ? "to-rome" : ""}>
            <span class="score-mini-head">
              <Icon name={`legion-${legion + 1}`} />
              {legion === next && <Icon name="rome" class="score-eagle" />}
              <Coin>{sumOfValues(group)}</Coin>
            </span>
            <span class="score-mini-stack">
              {group.map((c, i) => (
                <Card key={i} card={c} silent />
              ))}
            </span>
          </Place>
        ))}
      </div>
      <div class="score-mini-own">
        {drawn.length > 0 && (
          <Place spot="drawn" marks={marks} title={say.drawn}>
            <Cards cards={drawn} from="drawn" marks={marks} />
          </Place>
        )}
        <Place spot="hand" marks={marks} title={say.hand}>
          <Cards cards={hand ?? []} from="hand" marks={marks} />
          {aurei !== null && <Coin>{aurei}</Coin>}
        </Place>
        {[marks.did.to, marks.better.to].includes("deck") && (
          <Place spot="deck" marks={marks} title={say.deck}>
            <CardBack silent />
          </Place>
        )}
        {[marks.did.to, marks.better.to].includes("rome") && (
          <Place spot="rome" marks={marks} title={say.rome}>
            {view.rome.hidden.map((_, i) => (
              <CardBack key={i} silent />
            ))}
          </Place>
        )}
        <Place spot="display" marks={marks} title={say.display}>
          <span class="score-mini-display">
            {countSymbols(display).flatMap((symbols, c) =>
              symbols === 0
                ? []
                : [
                    <span key={c}>
                      <Tile category={CATEGORIES[c]!} />
                      <b class="num">{symbols}</b>
                    </span>,
                  ],
            )}
          </span>
        </Place>
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly spot: Spot;
  readonly marks: Marks;
  readonly title?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

function Place({ spot, marks, title, class: more = "", children }: PlaceProps): JSX.Element {
  const say = scoreWords.now.value.board;
  const isDid = marks.did.to === spot;
  const isBetter = marks.better.to === spot;
  return (
    <div class={`score-mini ${more} ${isDid ? "is-did" : ""} ${isBetter ? "is-better" : ""}`}>
      {isDid && <span class="score-tag did">{say.did}</span>}
      {isBetter && <span class="score-tag better">{say.better}</span>}
      {title && <span class="score-mini-title">{title}</span>}
      {children}
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly CardNumber[];
  readonly from: "drawn" | "hand";
  readonly marks: Marks;
}

function Cards({ cards, from, marks }: CardsProps): JSX.Element {
  /** Of equal cards the first is taken up. */
  const isTaken = (mark: Mark, i: number): boolean => mark.from === from && cards.indexOf(mark.card ?? -1) === i;
  return (
    <span class="score-mini-cards">
      {cards.map((c, i) => (
        <Card
          key={i}
          card={c}
          silent
          class={`${isTaken(marks.did, i) ? "is-did" : ""} ${isTaken(marks.better, i) ? "is-better" : ""}`}
        />
      ))}
    </span>
  );
}
