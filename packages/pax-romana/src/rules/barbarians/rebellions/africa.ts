import { worldOf } from "../../../config.ts";
import {
  BI,
  CARTHAGE,
  EVENTS,
  FRESH,
  MCAV,
  MHI,
  MLI,
  NONE,
  REBELS,
  type Node,
  type Owner,
} from "../../../data/index.ts";
import { against, procedure, type Body } from "../../../engine/procedure.ts";
import type { Tell } from "../../../event.ts";
import { refusal } from "../../../refusal.ts";
import { addForce, addToForce, dissolve, emptyForce, standDown } from "../../../state/force.ts";
import { emptyRow, type State } from "../../../state/state.ts";
import { countAt, eachStack, ownerOfKey, takeStanding } from "../../../state/table.ts";
import type { Side } from "../../frames.ts";
import { eliminateSide } from "../../battle/casualties.ts";
import { sideHasLandUnits } from "../../battle/sides.ts";
import { firstRoutes, partyOf, seaPorts } from "../../battle/ways.ts";
import { garrisonsOnly, removeUnits } from "../../chance-events/removing.ts";
import { deciderFor } from "../../control/keeper.ts";
import { hasLand } from "../../movement/contents.ts";
import { closeWithdrawals } from "../../movement/marks.ts";
import { provinceCalled, rise, spacesOf } from "./rebels.ts";

type AfricaRises = Body<
  "africaRises",
  {
    locals: { /** Where it happens now, and the force of the rebels there, or NONE. */ node: Node; force: number };
    asks: { next: "choose" | "nothing" };
    acts: "begin" | "rise" | "stays" | "quiet" | "end";
    after: { fought: "landBattle"; fled: "retreat" };
  }
>;

const MERCENARIES = [MHI, MLI, MCAV];

/** Spaces of Africa with Carthaginian mercenaries. */
const restless = (state: State): Node[] =>
  spacesOf(state, [provinceCalled(state, "africa")]).filter((node) =>
    MERCENARIES.some((unit) => countAt(state, node, CARTHAGE, unit) > 0),
  );

/** 13.3 Africa, R189, R360: Carthage's mercenaries rise against it, Space by Space. */
export const africaRises = procedure<AfricaRises>({
  name: "africaRises",
  rule: "13.3",
  locals: () => ({ node: NONE, force: NONE }),
  steps: {
    begin(state, _, course) {
      if (restless(state).length > 0) return course.go("next");
      course.tell({ type: "noEvent", event: EVENTS.indexOf("rebellion"), rule: "13.3" });
      course.end();
    },
    next: {
      prompt: "africa.next",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const node of restless(state)) into.push({ type: "choose", node });
      },
      skip(state) {
        const spaces = restless(state);
        if (spaces.length === 0) return { type: "nothing" };
        return spaces.length === 1 ? { type: "choose", node: spaces[0]! } : undefined;
      },
      refuse: against("choose", () => refusal("rebellion.notThere", {})),
      take(_state, frame, _, action, course) {
        if (action.type === "nothing") return course.go("end");
        frame.node = action.node;
        course.go("rise");
      },
    },
    rise(state, frame, course) {
      const { node } = frame;
      const points = desert(state, node, course.tell);
      if (!sideHasLandUnits(state, node, loyal(state, node))) {
        removeUnits(state, (at) => at === node, garrisonsOnly, "13.3", course.tell);
        rise(state, node, points, course.tell);
        return course.go("next");
      }
      const power = deciderFor(state, REBELS, CARTHAGE);
      frame.force = addForce(state, emptyForce(power, node));
      addToForce(state, state.forces[frame.force]!, REBELS, FRESH, BI, points);
      course.tell({ type: "rebelsRose", node, n: points, rule: "13.3" });
      course.call(
        {
          proc: "landBattle",
          space: node,
          kind: "revolt",
          attacker: { power, force: frame.force, owners: [] },
          defender: loyal(state, node),
          entry: NONE,
          fromSea: false,
          landed: false,
          committed: "none",
        },
        "fought",
      );
    },
    /** 13.3, R189: beaten they all die; otherwise Carthage goes, after a draw too. */
    fought(state, frame, course, { winner }) {
      const { node } = frame;
      const force = state.forces[frame.force];
      if (!force) return course.go("next");
      if (winner === "defender") {
        for (const { owner, counts: units } of force.rows)
          course.tell({ type: "unitsRemoved", owner, node, units, rule: "13.3" });
        dissolve(state, frame.force);
        return course.go("next");
      }
      const side = loyal(state, node);
      if (!sideHasLandUnits(state, node, side)) return course.go("stays");
      if (!hasWayOut(state, node, side)) return course.go("quiet");
      course.call({ proc: "retreat", space: node, side, entry: NONE, bySea: false }, "fled");
    },
    fled: (_state, _frame, course) => course.go("stays"),
    end(state, _, course) {
      closeWithdrawals(state);
      course.end();
    },
    /** Who cannot leave is lost. */
    quiet(state, { node }, course) {
      eliminateSide(state, node, loyal(state, node), "13.3", course.tell);
      course.go("stays");
    },
    stays(state, frame, course) {
      const { node } = frame;
      removeUnits(state, (at) => at === node, garrisonsOnly, "13.3", course.tell);
      if (state.forces[frame.force]) standDown(state, frame.force);
      course.go("next");
    },
  },
});

/** 13.3: the mercenaries in a Space leave; hands back the Battle Points they were worth. */
function desert(state: State, node: Node, tell: Tell): number {
  const { bp } = worldOf(state.config).data.units;
  const units = emptyRow();
  let points = 0;
  for (const unit of MERCENARIES) {
    const n = countAt(state, node, CARTHAGE, unit);
    units[unit] = n;
    points += n * bp[unit]!;
    if (n > 0) takeStanding(state, node, CARTHAGE, unit, n);
  }
  tell({ type: "unitsRemoved", owner: CARTHAGE, node, units, rule: "13.3" });
  return points;
}

/** All who stand there with land units: Carthage's, and whoever it lets be there. */
function loyal(state: State, node: Node): Side {
  const owners = new Set<Owner>();
  eachStack(state, node, (key, at) => {
    if (ownerOfKey(key) !== REBELS && hasLand(state, state.table.counts, at)) owners.add(ownerOfKey(key));
  });
  return { power: CARTHAGE, force: NONE, owners: [...owners] };
}

function hasWayOut(state: State, node: Node, side: Side): boolean {
  const party = partyOf(state, node, side);
  return firstRoutes(state, party, node, NONE).length > 0 || seaPorts(state, party, node, NONE).length > 0;
}
