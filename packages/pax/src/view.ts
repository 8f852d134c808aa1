import { admit, type Seat, type Viewer } from "@ara/kernel";
import type { Card } from "./card.ts";
import { priceFor } from "./buy.ts";
import type { Config } from "./config.ts";
import { deckCards, deckSlippedBy } from "./deck.ts";
import { limitOf } from "./display.ts";
import { playCostFor } from "./rules.ts";
import { score, type Score } from "./score.ts";
import type { Places, State, Step } from "./state.ts";

/** What one viewer may know (10.3). Assembled from what he may know, never cut down from the state. */
export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly step: Step;
  readonly round: number;
  readonly active: Seat;
  readonly decider: Seat;
  readonly startPlayer: Seat;
  readonly taken: number;
  readonly conspiratus: Seat;
  /** From the top: cards the viewer slipped under himself, `null` for all others. */
  readonly deck: readonly (Card | null)[];
  /** From the top: who slipped that card under the deck, for all to see; `NOBODY` for one that was not. */
  readonly slippedBy: readonly Seat[];
  /** How many cards were set aside unseen. */
  readonly setAside: number;
  readonly rome: {
    readonly open: readonly Card[];
    /** `null`s unless the viewer peeked (3.2) or the game is over (6.1). */
    readonly hidden: readonly (Card | null)[];
  };
  readonly legions: readonly (readonly Card[])[];
  readonly players: readonly PlayerView[];
  /** Cards drawn and not placed yet; `null`s unless they are the viewer's. */
  readonly drawn: readonly (Card | null)[];
  readonly places: Places;
  readonly playedThisTurn: readonly Card[];
  readonly tributeLeft: number;
  readonly singly: boolean;
  /** The viewer's own numbers: what each legion and the next card would cost, how many fleets and armies he may have. */
  readonly own: { readonly prices: readonly number[]; readonly nextPlayCost: number; readonly limit: number } | null;
  /** Once the game is over. */
  readonly score: Score | null;
}

export interface PlayerView {
  readonly display: readonly Card[];
  readonly peeked: boolean;
  readonly sessionPlays: readonly Card[];
  /** 2.7: `null` where secret. */
  readonly aurei: number | null;
  readonly handSize: number | null;
  readonly hand: readonly Card[] | null;
}

const NO_CARDS: readonly Card[] = [];

export function view(state: State, viewer: Viewer): View {
  admit(viewer, state.players.length);
  const over = state.step === "over";
  const own = viewer === "spectator" ? undefined : state.players[viewer]!;
  const counts = over || state.config.memory === "open";
  const slippedBy = deckSlippedBy(state.deck);
  const deck = viewer !== "spectator" && slippedBy.includes(viewer) ? deckCards(state.deck) : NO_CARDS;
  const unknown = (cards: readonly Card[]): null[] => cards.map(() => null);
  return {
    viewer,
    config: state.config,
    step: state.step,
    round: state.round,
    active: state.active,
    decider: state.decider,
    startPlayer: state.startPlayer,
    taken: state.taken,
    conspiratus: state.conspiratus,
    deck: slippedBy.map((by, i) => (by === viewer ? deck[i]! : null)),
    slippedBy,
    setAside: state.setAside.length,
    rome: {
      open: state.rome.open.slice(),
      hidden: over || own?.peeked ? state.rome.hidden.slice() : unknown(state.rome.hidden),
    },
    legions: state.legions.map((group) => group.slice()),
    players: state.players.map((player, seat) => {
      const mine = seat === viewer;
      return {
        display: player.display.slice(),
        peeked: player.peeked,
        sessionPlays: player.sessionPlays,
        aurei: mine || counts ? player.aurei : null,
        handSize: mine || counts ? player.hand.length : null,
        hand: mine || over ? player.hand.slice() : null,
      };
    }),
    drawn: viewer === state.decider ? state.drawn.slice() : unknown(state.drawn),
    places: { ...state.places },
    playedThisTurn: state.playedThisTurn.slice(),
    tributeLeft: state.tributeLeft,
    singly: state.singly,
    own: own
      ? {
          prices: state.legions.map((group) => priceFor(own, group)),
          nextPlayCost: playCostFor(state, viewer as Seat),
          limit: limitOf(own),
        }
      : null,
    score: over ? score(state) : null,
  };
}
