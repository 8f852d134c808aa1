import { worldOf } from "../../config.ts";
import { GS, NONE, type Node } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import {
  addToForce,
  beginHere,
  comeAshore,
  comeFrom,
  goAboard,
  MUST_LAND,
  note,
  OVER_STRAIT,
  SAIL_PAID,
  spend,
  takeUp,
} from "../../state/force.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { touch } from "../../state/touched.ts";
import { bribeOf } from "../diplomacy/bribe.ts";
import { victimAt } from "../diplomacy/threat.ts";
import { debarkCost } from "./courses.ts";
import { isOpenShore, shoreFor } from "./waters.ts";
import { faceOfForce } from "../control/face.ts";

type Debark = Body<
  "debark",
  {
    locals: {
      /** Where the force came from. */
      from: Node;
      /** Squadrons that wait in the port: owner, mark and number, flat. */
      escort: number[];
    };
    acts: "begin" | "land";
    after: { bribed: "bribe"; arrived: "arrival" };
  }
>;
type DebarkFrame = FrameOf<Debark>;

/** 11.31-11.38: the army leaves its ships and comes ashore, by force where somebody holds the port. */
export const debark = procedure<Debark>({
  name: "debark",
  rule: "11.31",
  locals: () => ({ from: NONE, escort: [] }),
  steps: {
    /** 4.3, R181, R250: whoever would be attacked may offer something first. */
    begin(state, frame, course) {
      const force = state.forces[frame.force]!;
      const { power, node } = force;
      const victim = frame.warned ? NONE : victimAt(state, force, node);
      if (victim === NONE) course.go("land");
      else course.call(bribeOf(power, victim, "attack", node), "bribed");
    },
    bribed: (_state, _frame, course, { proceeds }) => (proceeds ? course.go("land") : course.end({ how: "desisted" })),
    land(state, frame, course) {
      const force = state.forces[frame.force]!;
      const { power, node } = force;
      const { debark: price, attack } = worldOf(state.config).data.charts.movement;
      const shore = shoreFor(state, force, node);
      const open = isOpenShore(shore);
      const amphibious = shore === "hostile";
      const cost = frame.again ? price : debarkCost(state, force);
      spend(force, cost);
      layUp(state, frame, force);
      // 11.33: against somebody, even a lone garrison, he has debarked when they are gone: the arrival sees to it.
      if (open) comeAshore(state, force);
      note(force, OVER_STRAIT, false);
      frame.from = force.from;
      beginHere(force);
      touch(state, node);
      const rule = amphibious ? "11.33" : "11.31";
      const owner = faceOfForce(state, force);
      course.tell({ type: "debarked", power, owner, node, amphibious, mp: force.mp, rule });
      const [entry, reserved] = open ? (["debark", 0] as const) : (["amphibious", Math.min(attack, force.mp)] as const);
      course.call({ proc: "arrival", force: frame.force, entry, reserved, barred: [], bySea: false }, "arrived");
    },
    arrived(state, frame, course, { how }) {
      const force = state.forces[frame.force];
      if (how === "gone" || !force) return course.end({ how: "gone" });
      touch(state, force.node);
      if (how === "back") {
        // 11.35: aboard again, and nobody is left there for want of MP (R164).
        returnToShips(state, frame, force);
        return course.end({ how: "back" });
      }
      comeAshore(state, force);
      note(force, SAIL_PAID | MUST_LAND, false);
      course.end({ how: how === "finished" ? how : "ashore" });
    },
  },
});

/** 11.32: squadrons stay in the port; those that only escorted may do so again. */
function layUp(state: State, frame: DebarkFrame, force: Force): void {
  for (const { owner, mark, counts } of force.rows.slice()) {
    const hulls = counts[GS]!;
    if (hulls === 0) continue;
    addToForce(state, force, owner, mark, GS, -hulls);
    addUnits(state, keyOf(force.node, owner, mark), GS, hulls);
    frame.escort.push(owner, mark, hulls);
  }
}

/** 11.35: the beaten army goes back to its ships. */
function returnToShips(state: State, { force: index, from, escort }: DebarkFrame, force: Force): void {
  goAboard(state, force);
  comeFrom(force, from);
  note(force, MUST_LAND | SAIL_PAID);
  for (let i = 0; i < escort.length; i += 3) {
    const [owner, mark, hulls] = [escort[i]!, escort[i + 1]!, escort[i + 2]!];
    const there = Math.min(hulls, countIn(state, keyOf(force.node, owner, mark), GS));
    takeUp(
      state,
      index,
      mark,
      owner,
      mark,
      Array.from({ length: ROW }, (_, unit) => (unit === GS ? there : 0)),
    );
  }
}
