import { worldOf } from "../../config.ts";
import { FRESH, GARR, type Node, type Unit } from "../../data/index.ts";
import { against, procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { isFriendly } from "../control/holder.ts";
import { mayGarrison } from "../movement/garrisons.ts";

type Placement = Body<
  "placement",
  {
    locals: { /** What is still to be placed, by sort of unit. */ left: number[] };
    acts: "begin";
    asks: { where: "at" };
  }
>;
export type PlacementFrame = FrameOf<Placement>;

/** The placements of a scenario, one after the other. */
export const placementsOf = ({ config }: State): readonly Call<"placement">[] =>
  worldOf(config).scenario.placements.map((placement) => ({ proc: "placement", ...placement }));

/** 3.1: units that a scenario lets their power place, one at a time, in Spaces of a Territory it controls (12.13). */
export const placement = procedure<Placement>({
  name: "placement",
  rule: "3.1",
  locals: ({ units }) => ({ left: units.slice() }),
  steps: {
    begin: (state, frame, course) =>
      nextUnit(frame) >= 0 && spacesFor(state, frame).length > 0 ? course.go("where") : course.end(),
    where: {
      prompt: "placement.where",
      rule: "3.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of spacesFor(state, frame)) into.push({ type: "at", node });
      },
      refuse: against("at", () => refusal("placement.notThere", {})),
      take(state, frame, power, action, course) {
        const node = action.node;
        const unit = nextUnit(frame);
        frame.left[unit]!--;
        addUnits(state, keyOf(node, power, FRESH), unit, 1);
        course.tell({ type: "raised", power, node, unit, n: 1, rule: "3.1" });
        course.go("begin");
      },
    },
  },
});

const nextUnit = ({ left }: PlacementFrame): Unit => left.findIndex((n) => n > 0);

function spacesFor(state: State, frame: PlacementFrame): Node[] {
  const { map } = worldOf(state.config);
  const { power, territory } = frame;
  const isGarrison = nextUnit(frame) === GARR;
  const found: Node[] = [];
  for (let node = 0; node < map.spaces; node++)
    if (
      map.inPlay[node] === 1 &&
      map.territory[node] === territory &&
      isFriendly(state, power, node) &&
      (!isGarrison || mayGarrison(state, node, power))
    )
      found.push(node);
  return found;
}
