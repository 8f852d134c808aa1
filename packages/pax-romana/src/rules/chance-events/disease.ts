import { isAdvanced, worldOf } from "../../config.ts";
import { EVENTS, type Leader, type Power } from "../../data/index.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { loseLeader } from "../leaders/fate.ts";
import { leadersInPlay } from "./leaders-in-play.ts";

type Disease = Body<"disease", { asks: { leader: "chooseLeader" }; acts: "begin" }>;

/** 16.2 Disease: the highest-rated leader of the power may die; the better he is, the likelier. */
export const disease = procedure<Disease>({
  name: "disease",
  rule: "16.2",
  steps: {
    begin(state, { power }, course) {
      if (highestRated(state, power).length > 0) return course.go("leader");
      course.tell({ type: "noEvent", event: EVENTS.indexOf("disease"), rule: "16.2" });
      course.end();
    },
    leader: {
      prompt: "disease.leader",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const leader of highestRated(state, power)) into.push({ type: "chooseLeader", leader });
      },
      skip(state, { power }) {
        const highest = highestRated(state, power);
        return highest.length === 1 ? { type: "chooseLeader", leader: highest[0]! } : undefined;
      },
      refuse: against("chooseLeader", () => refusal("disease.notHighest", {})),
      /** R20: he dies if the die is at most his Campaign Rating; by card, if it is lower (17.2). */
      take(state, { power }, _, action, course) {
        const { leader } = action;
        const die = course.chance.die(6);
        const rating = worldOf(state.config).data.leaders.campaign[leader]!;
        const rule = isAdvanced(state.config) ? "17.2" : "16.2";
        const dead = rule === "17.2" ? die < rating : die <= rating;
        course.tell({ type: "diseaseRolled", power, leader, die, dead, rule });
        if (dead) loseLeader(state, leader, state.leaders[leader]!, rule);
        course.end();
      },
    },
  },
});

/** The leaders with the highest sum of Tactical and Campaign Rating. */
function highestRated(state: State, power: Power): Leader[] {
  const { tactical, campaign } = worldOf(state.config).data.leaders;
  const worth = (leader: Leader): number => tactical[leader]! + campaign[leader]!;
  const inPlay = leadersInPlay(state, power);
  const highest = Math.max(...inPlay.map(worth));
  return inPlay.filter((leader) => worth(leader) === highest);
}
