import { worldOf } from "../../../config.ts";
import { type Leader, type Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { changeStability } from "../../../state/ledger.ts";
import { IN_POOL, putLeader } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import { othersThan } from "../../diplomacy/invitation.ts";
import type { CardEffect } from "./effect.ts";

type Conspiracy = Body<"conspiracy", { asks: { leader: "chooseLeader" } }>;

/** R314, R510: leaders of a power on the map that are not Elite. */
const ordinary = (state: State, power: Power): Leader[] =>
  leadersInPlay(state, power).filter((leader) => worldOf(state.config).data.leaders.elite[leader] !== 1);

export const conspiracyByCard: CardEffect = {
  at: [],
  targets: (state, power) => othersThan(state, power).filter((other) => ordinary(state, other).length > 0),
  does: "conspiracy",
};

/** 17.2, R314: an ordinary leader of another power goes back to the pool, and its Stability falls. */
export const conspiracy = procedure<Conspiracy>({
  name: "conspiracy",
  rule: "17.2",
  steps: {
    leader: {
      prompt: "conspiracy.leader",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, { target }, _, into) {
        for (const leader of ordinary(state, target)) into.push({ type: "chooseLeader", leader });
      },
      skip(state, { target }) {
        const leaders = ordinary(state, target);
        return leaders.length === 1 ? { type: "chooseLeader", leader: leaders[0]! } : undefined;
      },
      take(state, { power, target }, _, { leader }, course) {
        course.tell({ type: "conspiracy", power, of: target, rule: "17.2" });
        course.tell({ type: "leaderLeft", leader, node: state.leaders[leader]!, rule: "17.2" });
        putLeader(state, leader, IN_POOL);
        changeStability(state, target, -1, ["conspiracy"], "17.2", course.tell);
        course.end();
      },
    },
  },
});
