import type { Card } from "../card.ts";
import type { Event } from "../event.ts";
import type { View } from "../view.ts";

/** A view as its viewer had it before all these events, the last of which has just happened, in what lies open and what he knew of Rome. */
export function viewBefore(view: View, events: readonly Event[]): View {
  const displays = view.players.map(({ display }) => display.slice());
  const open = view.rome.open.slice();
  let { hidden } = view.rome;
  for (const event of events) {
    if (event.type === "played") takeOut(displays[event.seat]!, event.card);
    else if (event.type === "tribute") takeOut(open, event.card);
    else if (event.type === "collected") for (const card of event.cards) takeOut(open, card);
    else if (event.type === "peeked" && event.seat === view.viewer) hidden = hidden.map(() => null);
    else if (event.type === "over" && !hasPeeked(view)) hidden = hidden.map(() => null);
  }
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, display: displays[seat]! })),
    rome: { ...view.rome, open, hidden },
  };
}

const hasPeeked = ({ viewer, players }: View): boolean => viewer !== "spectator" && players[viewer]!.peeked;

function takeOut(cards: Card[], card: Card): void {
  const at = cards.lastIndexOf(card);
  if (at !== -1) cards.splice(at, 1);
}
