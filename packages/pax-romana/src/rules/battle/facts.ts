import { ratingsOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { groundOf, horseIn, type LandBattleFrame } from "./battle.ts";
import type { BattleFacts } from "./shifts.ts";

/** What the shifts of a battle depend on, as it stands. */
export const factsOf = (state: State, frame: LandBattleFrame): BattleFacts => ({
  battlePoints: frame.bp,
  horse: [horseIn(state, frame, 0), horseIn(state, frame, 1)],
  tactics: [ratingsOf(state, frame.leads[0]).tactical, ratingsOf(state, frame.leads[1]).tactical],
  ...groundOf(state, frame),
  bidder: frame.bidder,
});
