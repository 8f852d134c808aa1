import type { Seat } from "@ara/kernel";
import { CATEGORIES, countSymbols, measure, withBonus, type CategoryName, type PlayerView, type View } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Card, CardBack } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Coin, Tesserae, Tile } from "../ui/tile.tsx";
import type { Mark } from "../score/marks.ts";
import { replayWords } from "./words.ts";

/** Where the bot would go, and where the player went instead. */
export interface Marks {
  readonly better: Mark;
  readonly did: Mark | null;
}

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly sitting: TableSeat;
  readonly acting: boolean;
  /** Whether what is told now is his doing: then cards fly to his hand and display. */
  readonly actor: boolean;
  readonly named: boolean;
  /** What the bot would do in his place, once it was asked, and what he did. */
  readonly marks: Marks | null;
}

type Own = "hand" | "display" | "rome";
const isOwn = (to: Mark["to"] | undefined): boolean => to === "hand" || to === "display" || to === "rome";

/** A player: display, and as much of hand and purse as may be seen. */
export function Player({ view, seat, name, sitting, acting, actor, named, marks }: Props): JSX.Element {
  const say = replayWords.now.value;
  const player = view.players[seat]!;
  const counts = countsOf(view, player);
  const placeOf = (part: "hand" | "mine"): string => (actor ? part : `${part}-${seat}`);
  const hand = player.hand ?? [];
  const { better = null, did = null } = marks ?? {};
  const isTaken = (mark: Mark | null, i: number): boolean =>
    mark?.from === "hand" && hand.indexOf(mark.card ?? -1) === i;
  return (
    <li
      class={`replay-player panel ${view.active === seat ? "is-active" : ""} ${acting ? "is-acting" : ""} ${named ? "is-named" : ""}`}
      data-place={`player-${seat}`}
    >
      <div class="replay-player-head">
        <h2>{name}</h2>
        {view.conspiratus === seat && (
          <span class="replay-badge red" role="img" aria-label={say.conspiratus} title={say.conspiratus}>
            <Icon name="primus-conspiratus" />
          </span>
        )}
        {view.startPlayer === seat && view.config.solo === null && (
          <span class="replay-badge" role="img" aria-label={say.primus} title={say.primus}>
            <Icon name="primus" />
          </span>
        )}
        <Purse player={player} place={hand.length === 0 ? placeOf("hand") : undefined} />
      </div>
      <p class="replay-kind">
        {/* Whoever sat at a screen of his own has no name of a bot. */}
        {sitting.bot ? say.bot({ level: sitting.bot }) : say.person}
        {acting && <b> · {say.deciding}</b>}
        {isOwn(better?.to) && (
          <b class="replay-advised">
            <Icon name="hint" /> {say.advisedTo[better!.to as Own]}
          </b>
        )}
        {isOwn(did?.to) && <b class="replay-did">{say.didTo[did!.to as Own]}</b>}
      </p>
      <Display counts={counts} place={placeOf("mine")} />
      {hand.length > 0 && (
        <div class="replay-hand" data-place={placeOf("hand")}>
          <span class="sr">{say.hand}: </span>
          {hand.map((card, i) => (
            <Card
              key={i}
              card={card}
              class={`${isTaken(better, i) ? "is-advised" : ""} ${isTaken(did, i) ? "is-did" : ""}`}
            />
          ))}
        </div>
      )}
    </li>
  );
}

interface PurseProps {
  readonly player: PlayerView;
  readonly place: string | undefined;
}

function Purse({ player: { aurei, handSize }, place }: PurseProps): JSX.Element {
  const say = replayWords.now.value;
  if (aurei === null || handSize === null) {
    return (
      <span class="replay-purse" data-place={place}>
        <span class="sr">{say.secret}</span>
        <CardBack silent />
      </span>
    );
  }
  return (
    <span class="replay-purse" data-place={place}>
      <span aria-hidden="true">
        <Coin>{aurei}</Coin>
      </span>
      <span class="sr">{say.aurei({ aurei })}, </span>
      <span>{handSize === 0 ? say.handEmpty : say.handOf({ cards: handSize })}</span>
    </span>
  );
}

interface Count {
  readonly category: CategoryName;
  readonly own: number;
  readonly bonus: number;
}

/** Symbols by category; bonus symbols (6.4) apart. */
function countsOf({ config }: View, { display }: PlayerView): Count[] {
  const own = countSymbols(display);
  const all = withBonus(own);
  return CATEGORIES.slice(0, measure(config).categories).map((category, i) => ({
    category,
    own: own[i]!,
    bonus: all[i]! - own[i]!,
  }));
}

/** One square for a symbol, a column for a category; words for those who do not see it. */
function Display({ counts, place }: { readonly counts: readonly Count[]; readonly place: string }): JSX.Element {
  const say = replayWords.now.value;
  const { categories, grammar } = paxWords.now.value;
  const list = grammar.list(
    counts
      .filter(({ own, bonus }) => own + bonus > 0)
      .map(({ category, own, bonus }) => `${categories[category]} ${own}${bonus > 0 ? ` + ${bonus}` : ""}`),
  );
  return (
    <>
      <p class="sr">{list === "" ? say.displayEmpty : say.display({ list })}</p>
      <div class="replay-columns" data-place={place} aria-hidden="true">
        {counts.map(({ category, own, bonus }) => (
          <span key={category} class={own + bonus === 0 ? "none" : ""}>
            <Tesserae category={category} own={own} bonus={bonus} />
            <Tile category={category} />
            <b class="num">{own + bonus === 0 ? "–" : own + bonus}</b>
          </span>
        ))}
      </div>
    </>
  );
}
