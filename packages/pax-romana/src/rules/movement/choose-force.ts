import { worldOf } from "../../config.ts";
import { FRESH, GS, MOVED, NONE, type Leader, type Owner } from "../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { addForce, emptyForce, goAboard, joinForce, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { isHorde, isPower } from "../control/keeper.ts";
import { isOffshore, isStranded } from "../leaders/company.ts";
import { takeCastaways } from "../leaders/fate.ts";
import { canChoose, chooseFrom } from "./choose-units.ts";
import { isEmpty, leadersOf } from "./contents.ts";
import { freshArmy, freshGalleys } from "./movers.ts";

type ChooseForce = Body<
  "chooseForce",
  {
    locals: {
      /** The force, or NONE before its kind is chosen. */
      force: number;
      /** Whether it is galleys, not an army. */
      fleet: boolean;
      /** The owner who is asked about next. */
      at: number;
      /** Leaders who have not been asked about yet. */
      leaders: Leader[];
    };
    asks: { kind: "army" | "fleet"; leader: "leader" };
    acts: "units";
    after: { taken: "chooseUnits" };
  }
>;
export type ChooseForceFrame = FrameOf<ChooseForce>;

/** 9.11: which of the units and leaders in a node move. */
export const chooseForce = procedure<ChooseForce>({
  name: "chooseForce",
  rule: "9.11",
  locals: () => ({ force: NONE, fleet: false, at: 0, leaders: [] }),
  steps: {
    kind: {
      prompt: "force.kind",
      rule: "9.11",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "army" });
        into.push({ type: "fleet" });
      },
      skip(state, frame) {
        const fleet = frame.fleets.some((owner) => freshGalleys(state, frame.node, owner) > 0);
        if (!fleet) return { type: "army" };
        return frame.owners.some((owner) => hasArmy(state, frame, owner)) ? undefined : { type: "fleet" };
      },
      take(state, frame, _, action, course) {
        frame.fleet = action.type === "fleet";
        const atSea = frame.node >= worldOf(state.config).map.spaces;
        frame.force = addForce(state, emptyForce(frame.power, frame.node, atSea));
        frame.leaders = frame.owners.flatMap((owner) => leadersOf(state, frame.node, owner));
        course.go("units");
      },
    },
    /** 9.11, 9.14: some or all of the fresh units, owner by owner. */
    units(state, frame, course) {
      const owner = moving(frame)[frame.at];
      if (owner === undefined) return askLeader(state, frame, course);
      frame.at++;
      const pool = freshOf(state, frame, owner);
      // 17.2: an army of others has land units.
      const needs = isOthers(frame, owner) ? "land" : "company";
      if (!canChoose(state, pool, needs)) return course.go("units");
      course.call(chooseFrom(frame.power, "units.move", "9.11", pool, mayStayBehind(state, frame), needs), "taken");
    },
    taken(state, frame, course, { taken }) {
      takeUp(state, frame.force, FRESH, moving(frame)[frame.at - 1]!, MOVED, taken);
      course.go("units");
    },
    /** 8.22-8.24: each leader comes or stays. */
    leader: {
      prompt: "force.leader",
      rule: "8.24",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const leader = frame.leaders[0]!;
        into.push({ type: "leader", leader, yes: true });
        if (!mustCome(state, frame)) into.push({ type: "leader", leader, yes: false });
      },
      skip: (state, frame) =>
        mustCome(state, frame) ? { type: "leader", leader: frame.leaders[0]!, yes: true } : undefined,
      take(state, frame, _, { leader, yes }, course) {
        if (yes) {
          joinForce(state, frame.force, leader);
          setOut(state, frame);
        }
        frame.leaders.shift();
        askLeader(state, frame, course);
      },
    },
  },
});

function askLeader(state: State, frame: ChooseForceFrame, course: Course<ChooseForce>): void {
  if (frame.leaders.length > 0) return course.go("leader");
  if (frame.fleet) takeCastaways(state, frame.force);
  course.end({ force: frame.force });
}

/** Leaders alone who are aboard in a port of others begin at sea (8.23, 11.33, R378). */
function setOut(state: State, { force: index, node }: ChooseForceFrame): void {
  const force = state.forces[index]!;
  if (force.rows.length === 0 && isOffshore(state, force.leaders[0]!, node)) goAboard(state, force);
}

/** The owners that are asked about: of armies, or of galleys. */
const moving = ({ fleet, owners, fleets }: ChooseForceFrame): readonly Owner[] => (fleet ? fleets : owners);

const hasArmy = (state: State, { node }: ChooseForceFrame, owner: Owner): boolean =>
  canChoose(state, freshArmy(state, node, owner), "company") || leadersOf(state, node, owner).length > 0;

/** An army is land units, elephants and garrisons; a fleet is galleys. */
function freshOf(state: State, frame: ChooseForceFrame, owner: Owner): number[] {
  const army = freshArmy(state, frame.node, owner);
  if (!frame.fleet) return army;
  return army.map((_, unit) => (unit === GS ? freshGalleys(state, frame.node, owner) : 0));
}

/** 17.2: whether it is another power's army. */
const isOthers = ({ power }: ChooseForceFrame, owner: Owner): boolean => isPower(owner) && owner !== power;

/** Nothing of one owner comes only if something else can: units before, leaders (but no horde's, R286), or another owner. */
function mayStayBehind(state: State, frame: ChooseForceFrame): boolean {
  if (frame.owners.some((owner) => isHorde(owner) || isOthers(frame, owner))) return false;
  if (frame.leaders.length > 0 || !isEmpty(state.forces[frame.force]!)) return true;
  return moving(frame)
    .slice(frame.at)
    .some((owner) => canChoose(state, freshOf(state, frame, owner), "company"));
}

/** A force is not nothing: the last leader of an empty one comes; and nobody is left without a ship in a port of others. */
const mustCome = (state: State, frame: ChooseForceFrame): boolean =>
  (frame.leaders.length === 1 && isEmpty(state.forces[frame.force]!)) ||
  isStranded(state, frame.leaders[0]!, frame.node);
