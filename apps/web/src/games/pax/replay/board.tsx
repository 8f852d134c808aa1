import type { Seat } from "@ara/kernel";
import { romeNext, sumOfValues, type Card as CardNumber, type View } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import type { JSX } from "preact";
import { Card, CardBack, sayCard } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Coin } from "../ui/tile.tsx";
import { markOf, type Mark } from "../score/marks.ts";
import type { Shown } from "./opinion.tsx";
import type { Moment } from "./outline.ts";
import { actorOf, decidersAt } from "./moment.ts";
import type { Place } from "./places.ts";
import { Player, type Marks } from "./player.tsx";
import { replayWords } from "./words.ts";
import "./board.css";
import { grammar } from "../words.ts";

interface Props {
  readonly moment: Moment;
  readonly seats: readonly TableSeat[];
  readonly places: ReadonlySet<Place>;
  readonly names: readonly string[];
  /** Who is called "you". */
  readonly you: Seat;
  /** What the bot would do here, once it was asked, and what was done. */
  readonly advised: Shown | null;
}

/** The table at one moment. Nothing on it can be done: it is looked at. */
export function Board({ moment, seats, names, you, places, advised }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { view } = moment;
  const actor = actorOf(moment);
  const deciders = decidersAt(moment);
  const marks = advised && {
    better: markOf(advised.better),
    did: advised.did === null ? null : markOf(advised.did),
  };
  return (
    <div class="replay-board">
      <div class="replay-top">
        <Legions view={view} places={places} marks={marks} />
        <Deck view={view} names={names} you={you} named={places.has("deck")} marks={marks} />
      </div>
      <ul class="replay-players" aria-label={say.players} data-count={seats.length}>
        {inOrder(view).map((seat) => (
          <Player
            key={seat}
            view={view}
            seat={seat}
            name={names[seat]!}
            sitting={seats[seat]!}
            acting={deciders.includes(seat)}
            actor={seat === actor}
            named={places.has(`player-${seat}`)}
            marks={view.decider === seat ? marks : null}
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

interface LegionsProps {
  readonly view: View;
  readonly places: ReadonlySet<Place>;
  readonly marks: Marks | null;
}

function Legions({ view, places, marks }: LegionsProps): JSX.Element {
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
          advised={marks?.better.to === `legion-${legion}`}
          did={marks?.did?.to === `legion-${legion}`}
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
  readonly advised: boolean;
  readonly did: boolean;
}

function Legion({ group, legion, toRome, named, advised, did }: LegionProps): JSX.Element {
  const say = replayWords.now.value;
  const sum = sumOfValues(group);
  const told =
    group.length === 0
      ? say.emptyLegion({ legion: numeral(legion + 1) })
      : say.legion({ legion: numeral(legion + 1), cards: grammar().clauses(group.map(sayCard)), sum });
  return (
    <li
      class={`replay-legion ${toRome ? "to-rome" : ""} ${named ? "is-named" : ""} ${advised ? "is-advised" : ""} ${did ? "is-did" : ""}`}
      data-place={`legion-${legion}`}
    >
      {advised && <Advised />}
      {did && <Did />}
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

/** Where the bot would go. */
const Advised = (): JSX.Element => (
  <b class="replay-advised">
    <Icon name="hint" /> {replayWords.now.value.advised}
  </b>
);

/** What was done instead. */
const Did = (): JSX.Element => <b class="replay-did">{replayWords.now.value.did}</b>;

interface DeckProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: Seat;
  readonly named: boolean;
  readonly marks: Marks | null;
}

/** The deck, and what was drawn from it and lies nowhere yet. */
function Deck({ view, names, you, named, marks }: DeckProps): JSX.Element {
  const say = replayWords.now.value;
  const isTaken = (mark: Mark | null | undefined, card: CardNumber, i: number): boolean =>
    mark?.from === "drawn" && mark.card === card && view.drawn.indexOf(card) === i;
  return (
    <div class={`replay-deck ${named ? "is-named" : ""}`}>
      <p data-place="deck">
        {view.deck.length > 0 && <CardBack silent />}
        <span>{say.deck({ cards: view.deck.length })}</span>
        {marks?.better.to === "deck" && <Advised />}
        {marks?.did?.to === "deck" && <Did />}
      </p>
      {view.drawn.length > 0 && (
        <div class="replay-drawn" data-place="drawn">
          <span>{say.drawn({ who: names[view.decider]!, you: view.decider === you })}</span>
          <span class="replay-row">
            {view.drawn.map((card, i) =>
              card === null ? (
                <CardBack key={i} />
              ) : (
                <Card
                  key={i}
                  card={card}
                  class={`${isTaken(marks?.better, card, i) ? "is-advised" : ""} ${isTaken(marks?.did, card, i) ? "is-did" : ""}`}
                />
              ),
            )}
          </span>
        </div>
      )}
    </div>
  );
}
