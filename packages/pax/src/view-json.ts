import type { JsonObject, Seat } from "@ara/kernel";
import { writeCard, type Card } from "./card.ts";
import { writeConfig } from "./config.ts";
import { NOBODY } from "./deck.ts";
import { writeHidden } from "./event-json.ts";
import type { View } from "./view.ts";

/** A view as JSON, written as a position is: cards as in records, `null` for a hidden one and for nobody. */
export function writeView(view: View): JsonObject {
  const cards = (list: readonly Card[]): string[] => list.map(writeCard);
  const { config, startPlayer, score } = view;
  return {
    viewer: view.viewer,
    config: writeConfig(config),
    deck: writeHidden(view.deck),
    slippedBy: view.slippedBy.map(writeSeat),
    setAside: view.setAside,
    rome: { open: cards(view.rome.open), hidden: writeHidden(view.rome.hidden) },
    legions: view.legions.map(cards),
    players: view.players.map(({ display, peeked, aurei, handSize, hand, sessionPlays }) => ({
      aurei,
      handSize,
      hand: hand && cards(hand),
      display: cards(display),
      peeked,
      ...(sessionPlays.length > 0 && { sessionPlays: cards(sessionPlays) }),
    })),
    round: view.round,
    startPlayer,
    conspiratus: writeSeat(view.conspiratus),
    active: view.active,
    decider: view.decider,
    taken: Array.from({ length: view.taken }, (_, i) => (startPlayer + i) % config.players),
    step: view.step,
    drawn: writeHidden(view.drawn),
    placesLeft: { ...view.places },
    playedThisTurn: cards(view.playedThisTurn),
    tributeLeft: view.tributeLeft,
    ...(view.singly && { singly: true }),
    own: view.own && { ...view.own },
    score: score && {
      categories: score.categories.map((category) => ({ ...category })),
      players: score.players.map((player) => ({ ...player })),
      romeWins: score.romeWins,
      winners: score.winners,
    },
  };
}

export const writeSeat = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);
