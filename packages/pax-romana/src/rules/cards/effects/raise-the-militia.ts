import { worldOf } from "../../../config.ts";
import { FRESH, MIL, TURMOIL, type Node, type Power } from "../../../data/index.ts";
import { against, procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { FLAGS, setFlag } from "../../../state/flags.ts";
import { changeStability } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { isFoughtFor } from "../../battle/coming-back.ts";
import { mayLevy, militiaAt, placesOfMilitia } from "../../units/militia.ts";
import { rangeOf } from "../../stability/range.ts";
import { areEnemiesAtHome } from "../invaded.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type MilitiaByCard = Body<
  "militiaByCard",
  { locals: { left: number }; acts: "roll"; asks: { place: "levyAt" | "nothing" } }
>;

/** R322, R499: Home Spaces without enemies, where no battle is fought. */
const placesFor = (state: State, power: Power): Node[] =>
  placesOfMilitia(state, power).filter((node) => !isFoughtFor(state, node));

export const raiseTheMilitia: CardEffect = {
  at: ANY_TIME,
  refuse(state, power) {
    if (rangeOf(state, power) === TURMOIL) return refusal("card.turmoil", {});
    if (!areEnemiesAtHome(state, power)) return refusal("card.noEnemies", {});
    return mayLevy(state, power) ? undefined : refusal("card.levied", {});
  },
  does: "militiaByCard",
};

/** 17.2, 12.33, R322: Stability falls first; half a die of militia by the range that is left. */
export const militiaByCard = procedure<MilitiaByCard>({
  name: "militiaByCard",
  rule: "17.2",
  locals: () => ({ left: 0 }),
  steps: {
    roll(state, frame, course) {
      const { power } = frame;
      const { raiseMilitia } = worldOf(state.config).data.charts.stability.changes;
      changeStability(state, power, raiseMilitia, ["militia"], "17.2", course.tell);
      setFlag(state, power, FLAGS.levied);
      const die = course.chance.die(6);
      frame.left = rangeOf(state, power) === TURMOIL ? 0 : militiaAt(state, power, die);
      course.tell({ type: "militiaRolled", power, die, n: frame.left, rule: "12.33" });
      course.go("place");
    },
    place: {
      prompt: "militia.gathers",
      rule: "12.33",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        for (const node of placesFor(state, power)) into.push({ type: "levyAt", node });
      },
      skip: (state, { power, left }) =>
        left > 0 && placesFor(state, power).length > 0 ? undefined : { type: "nothing" },
      refuse: against("levyAt", () => refusal("militia.notThere", {})),
      take(state, frame, power, action, course) {
        if (action.type === "nothing") return course.end();
        const { node } = action;
        addUnits(state, keyOf(node, power, FRESH), MIL, 1);
        course.tell({ type: "militiaRaised", power, node, rule: "12.33" });
        frame.left--;
        course.wait();
      },
    },
  },
});
