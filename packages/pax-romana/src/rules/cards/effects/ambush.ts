import { NONE } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { dividedOf } from "../../battle/loss-calls.ts";
import { eliminateSide } from "../../battle/casualties.ts";
import { lossOf } from "../../battle/losses.ts";
import { faceOfForce } from "../../control/face.ts";
import type { Side } from "../../frames.ts";
import { hasLandUnit } from "../../movement/contents.ts";
import { inNarrows } from "../../movement/narrows.ts";
import type { CardEffect } from "./effect.ts";

type Ambush = Body<"ambush", { acts: "begin"; after: { bled: "losses" } }>;

/** 17.2, R307: against a force that enters a land point. */
export const ambushByCard: CardEffect = { at: ["landPoint"], does: "ambush" };

/** 17.2, R307: half a die, rounded up, in Battle Points at least; the owner says which, and the Move goes on. */
export const ambush = procedure<Ambush>({
  name: "ambush",
  rule: "17.2",
  steps: {
    begin(state, { power }, course) {
      const { force: index, node } = inNarrows(state);
      const force = state.forces[index]!;
      const die = course.chance.die(6);
      const need = Math.ceil(die / 2);
      const owner = faceOfForce(state, force);
      course.tell({ type: "ambushed", power, owner, node, die, need, rule: "17.2" });
      const side: Side = { power: force.power, force: index, owners: [] };
      const loss = { space: node, side, need, walls: false, infantryOnly: false, spared: 0 };
      course.call(lossOf({ ...loss, ...dividedOf(state, loss, NONE), rule: "17.2" }), "bled");
    },
    /** 8.44: if no army is left, its leaders are lost too. */
    bled(state, _frame, course) {
      const { force: index, node } = inNarrows(state);
      const force = state.forces[index]!;
      if (!hasLandUnit(state, force))
        eliminateSide(state, node, { power: force.power, force: index, owners: [] }, "8.44", course.tell);
      course.end();
    },
  },
});
