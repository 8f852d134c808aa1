import {
  BI,
  FRESH,
  GALLIC_REBEL,
  GALLIC_REVOLT,
  GS,
  NONE,
  type Node,
  type Owner,
  type Province,
} from "../../../data/index.ts";
import { against, procedure, type Body, type Course, type FrameOf } from "../../../engine/procedure.ts";
import type { Tell } from "../../../event.ts";
import { refusal } from "../../../refusal.ts";
import { addArmy, armyOf, gallicRevolt, ratingsOf } from "../../../state/armies.ts";
import { addForce, addToForce, emptyForce, joinForce, leadForce, standDown } from "../../../state/force.ts";
import type { State } from "../../../state/state.ts";
import { removeUnits } from "../../chance-events/removing.ts";
import { powerBehind } from "../../control/keeper.ts";
import { losingLeaders } from "../../leaders/fate.ts";
import { mustAttack } from "../horde-march.ts";
import { isOpen, provincesOf, spacesOf } from "./rebels.ts";

type Massive = Body<
  "massiveRebellion",
  {
    locals: { province: Province; /** The army of the revolt once it is placed, or NONE. */ force: number };
    asks: { province: "chooseProvince"; place: "choose" };
    acts: "march" | "end";
  }
>;
type MassiveFrame = FrameOf<Massive>;

/** 13.3 Gaul, R103, R359: a province throws everybody out; its army may be anybody's Major Move in this turn. */
export const massiveRebellion = procedure<Massive>({
  name: "massiveRebellion",
  rule: "13.3",
  locals: () => ({ province: NONE, force: NONE }),
  steps: {
    province: {
      prompt: "massive.province",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const province of provincesOf(state, "gaul"))
          if (spacesOf(state, [province]).length > 0) into.push({ type: "chooseProvince", province });
      },
      refuse: against("chooseProvince", () => refusal("rebellion.notThere", {})),
      take(state, frame, _, { province }, course) {
        frame.province = province;
        state.rebellions!.massiveUsed = true;
        driveOut(state, province, course.tell);
        course.go("place");
      },
    },
    place: {
      prompt: "massive.place",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, { province }, _, into) {
        for (const node of spacesOf(state, [province])) into.push({ type: "choose", node });
      },
      refuse: against("choose", () => refusal("rebellion.notThere", {})),
      take(state, frame, _, { node }, course) {
        place(state, frame, node, course);
        course.go("march");
      },
    },
    /** R359: among others it attacks at once, and that is the drawer's Major Move. */
    march(state, { power, force: index }, course) {
      if (!mustAttack(state, index)) {
        standDown(state, index);
        return course.go("end");
      }
      state.rebellions!.marched = true;
      const force = state.forces[index]!;
      const die = course.chance.die(6);
      leadForce(force, GALLIC_REBEL, die + ratingsOf(state, GALLIC_REBEL).campaign);
      course.tell({ type: "hordeMoves", owner: GALLIC_REVOLT, die, mp: force.mp, rule: "13.42" });
      course.call({ proc: "hordeMarch", power, force: index, rule: "13.3" }, "end");
    },
    end(state, _frame, course) {
      const army = armyOf(state, GALLIC_REVOLT);
      if (army) army.use = "anybody";
      course.end();
    },
  },
});

/** 13.3: land units and garrisons of powers outside Towns and Cities are gone; ships stay. */
function driveOut(state: State, province: Province, tell: Tell): void {
  const spaces = spacesOf(state, [province]).filter((node) => isOpen(state, node));
  const isMeant = (node: Node, owner: Owner): boolean => spaces.includes(node) && powerBehind(state, owner) !== NONE;
  const ashore = (row: number[]): readonly number[] => row.map((n, unit) => (unit === GS ? 0 : n));
  losingLeaders(state, tell, () => removeUnits(state, isMeant, ashore, "13.3", tell));
}

function place(state: State, frame: MassiveFrame, node: Node, { chance, tell }: Course<Massive>): void {
  const infantry = chance.die(6) + chance.die(6);
  addArmy(state, gallicRevolt(frame.power));
  frame.force = addForce(state, emptyForce(frame.power, node));
  addToForce(state, state.forces[frame.force]!, GALLIC_REVOLT, FRESH, BI, infantry);
  joinForce(state, frame.force, GALLIC_REBEL);
  tell({ type: "hordePlaced", power: frame.power, owner: GALLIC_REVOLT, node, infantry, cavalry: 0, rule: "13.42" });
}
