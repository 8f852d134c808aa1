import type { State } from "./state.ts";
import { view, type View } from "./view.ts";

/** The table with everything face up, for a game that is over and looked back on. Only the deck keeps its order to itself. */
export function openView(state: State): View {
  return {
    ...view(state, "spectator"),
    rome: { open: state.rome.open.slice(), hidden: state.rome.hidden.slice() },
    players: state.players.map(({ display, peeked, aurei, hand, sessionPlays }) => ({
      display: display.slice(),
      peeked,
      sessionPlays,
      aurei,
      handSize: hand.length,
      hand: hand.slice(),
    })),
    drawn: state.drawn.slice(),
  };
}
