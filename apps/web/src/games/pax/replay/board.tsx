import type { Seat } from "@ara/kernel";
import { romeNext, sumOfValues, type Card as CardNumber, type View } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import type { JSX } from "preact";
import { Card, CardBack, sayCard } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Coin } from "../ui/tile.tsx";
import type { Moment } from "./outline.ts";
import { actorOf, decidersAt } from "./moment.ts";
import type { Place } from "./places.ts";
import { Player } from "./player.tsx";
import { replayWords } from "./words.ts";
import "./board.css";
import { grammar } from "../words.ts";

interface Props {
  readonly moment: Moment;
  readonly seats: readonly TableSeat[];
  readonly places: ReadonlySet<Place>;
}

/** The table at one moment. Nothing on it can be done: it is looked at. */
export function Board({ moment, seats, places }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { view } = moment;
  const actor = actorOf(moment);
  const deciders = decidersAt(moment);
  return (
    <div class="replay-board">
      <div class="replay-top">
        <Legions view={view} places={places} />
        <Deck view={view} seats={seats} named={places.has("deck")} />
      </div>
      <ul class="replay-players" aria-label={say.players} data-count={seats.length}>
        {inOrder(view).map((seat) => (
          <Player
            key={seat}
            view={view}
            seat={seat}
            sitting={seats[seat]!}
            acting={deciders.includes(seat)}
            actor={seat === actor}
            named={places.has(`player-${seat}`)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The seat looked from comes first, then the others as they sit. */
function inOrder({ viewer, players }: View): Seat[] {
  const first = viewer === "spectator" ? 0 : viewer;
  return players.map((_, i) => (first + i) % players.length);
}

function Legions({ view, places }: { readonly view: View; readonly places: ReadonlySet<Place> }): JSX.Element {
  const next = romeNext(view);
  return (
    <ol class="replay-legions" aria-label={replayWords.now.value.legions} data-count={view.legions.length}>
      {view.legions.map((group, legion) => (
        <Legion
          key={legion}
          group={group}
          legion={legion}
          toRome={legion === next}
          named={places.has(`legion-${legion}`)}
        />
      ))}
    </ol>
  );
}

interface LegionProps {
  readonly group: readonly CardNumber[];
  readonly legion: number;
  readonly toRome: boolean;
  readonly named: boolean;
}

function Legion({ group, legion, toRome, named }: LegionProps): JSX.Element {
  const say = replayWords.now.value;
  const sum = sumOfValues(group);
  const told =
    group.length === 0
      ? say.emptyLegion({ legion: numeral(legion + 1) })
      : say.legion({ legion: numeral(legion + 1), cards: grammar().clauses(group.map(sayCard)), sum });
  return (
    <li class={`replay-legion ${toRome ? "to-rome" : ""} ${named ? "is-named" : ""}`} data-place={`legion-${legion}`}>
      <span class="sr">
        {told}. {toRome && say.toRomeLong}
      </span>
      <span class="replay-legion-head" aria-hidden="true">
        <Icon name={`legion-${legion + 1}`} class="replay-standard" />
        {toRome && (
          <span class="replay-to-rome">
            <Icon name="rome" /> <span>{say.toRome}</span>
          </span>
        )}
        <Coin>{sum}</Coin>
      </span>
      <span class="replay-group" aria-hidden="true">
        {group.map((card, i) => (
          <Card key={i} card={card} silent />
        ))}
      </span>
    </li>
  );
}

interface DeckProps {
  readonly view: View;
  readonly seats: readonly TableSeat[];
  readonly named: boolean;
}

/** The deck, and what was drawn from it and lies nowhere yet. */
function Deck({ view, seats, named }: DeckProps): JSX.Element {
  const say = replayWords.now.value;
  return (
    <div class={`replay-deck ${named ? "is-named" : ""}`}>
      <p data-place="deck">
        {view.deck.length > 0 && <CardBack silent />}
        <span>{say.deck({ cards: view.deck.length })}</span>
      </p>
      {view.drawn.length > 0 && (
        <div class="replay-drawn" data-place="drawn">
          <span>{say.drawn({ who: seats[view.decider]!.name })}</span>
          <span class="replay-row">
            {view.drawn.map((card, i) => (card === null ? <CardBack key={i} /> : <Card key={i} card={card} />))}
          </span>
        </div>
      )}
    </div>
  );
}
