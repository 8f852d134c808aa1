import { ratingsOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import type { BattleSide, Pair } from "../frames.ts";
import { ENGINE_BP } from "../units/helepolis.ts";
import { groundOf, horseIn, type LandBattleFrame } from "./battle.ts";
import type { BattleFacts } from "./shifts.ts";

/** R306: Battle Points for the odds, in which a siege engine counts. */
export const oddsIn = ({ bp, engine }: LandBattleFrame): Pair<number> => (engine ? [bp[0] + ENGINE_BP, bp[1]] : bp);

/** What the shifts of a battle depend on, as it stands. */
export const factsOf = (state: State, frame: LandBattleFrame): BattleFacts => ({
  battlePoints: oddsIn(frame),
  horse: [horseIn(state, frame, 0), horseIn(state, frame, 1)],
  tactics: [ratingsOf(state, frame.leads[0]).tactical, ratingsOf(state, frame.leads[1]).tactical],
  ...groundOf(state, frame),
  bidder: frame.bidder,
  surprises: frame.surprises,
  inventor: inventorIn(state, frame),
});

/** 17.2, R305: whoever uses the walls of the City that the Inventor is in. */
const inventorIn = ({ advanced }: State, { space, walled }: LandBattleFrame): BattleSide | undefined =>
  walled !== "none" && advanced?.inventor === space ? walled : undefined;
