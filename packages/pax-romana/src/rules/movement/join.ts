import { worldOf } from "../../config.ts";
import { FRESH, MIL, MOVED, type Leader, type Node, type Power } from "../../data/index.ts";
import { procedure, type Body, type Call, type Course, type FrameOf } from "../../engine/procedure.ts";
import { joinForce, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { alliesOf } from "../control/command.ts";
import { canChoose, chooseFrom } from "./choose-units.ts";
import { hasLand, leadersOf } from "./contents.ts";
import { freshArmy } from "./movers.ts";

type Join = Body<
  "join",
  {
    locals: {
      /** Which of the allies is asked about. */
      at: number;
      /** Leaders of his who may still come along. */
      leaders: Leader[];
    };
    asks: { ask: "join"; leader: "leader" };
    after: { named: "chooseUnits" };
  }
>;
type JoinFrame = FrameOf<Join>;

/** The question for the allies who could come along; undefined if there are none. */
export function joinOf(state: State, power: Power, force: number): Call<"join"> | undefined {
  const allies = alliesOf(state, power);
  if (allies.length === 0) return undefined;
  const { node, rows } = state.forces[force]!;
  // Allies follow an army of the power itself, by land.
  if (node >= worldOf(state.config).map.spaces) return undefined;
  if (!rows.some(({ owner, counts }) => owner === power && hasLand(state, counts))) return undefined;
  const able = allies.filter((ally) => canChoose(state, companions(state, node, ally), "company"));
  return able.length === 0 ? undefined : { proc: "join", power, force, allies: able };
}

/** 4.1, R398: allies who stand with an army march with it, if both want it. */
export const join = procedure<Join>({
  name: "join",
  rule: "4.1",
  locals: () => ({ at: 0, leaders: [] }),
  steps: {
    ask: {
      prompt: "join.ask",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(_state, { allies, at }, _, into) {
        into.push({ type: "join", power: allies[at]!, yes: true });
        into.push({ type: "join", power: allies[at]!, yes: false });
      },
      take(state, frame, _, { power: ally, yes }, course) {
        if (!yes) return nextAlly(frame, course);
        const pool = companions(state, state.forces[frame.force]!.node, ally);
        course.call(chooseFrom(ally, "join.units", "4.1", pool, true, "company"), "named");
      },
    },
    /** Nothing moves that its owner has not named. */
    named(state, frame, course, { taken }) {
      const ally = frame.allies[frame.at]!;
      const { node } = state.forces[frame.force]!;
      takeUp(state, frame.force, FRESH, ally, MOVED, taken);
      course.tell({ type: "joined", power: frame.power, ally, node, units: taken.slice(), rule: "4.1" });
      frame.leaders = taken.some((n) => n > 0) ? leadersOf(state, node, ally) : [];
      nextLeader(frame, course);
    },
    leader: {
      prompt: "join.leader",
      rule: "4.1",
      who: (_state, { allies, at }) => [allies[at]!],
      options(_state, { leaders }, _, into) {
        into.push({ type: "leader", leader: leaders[0]!, yes: true });
        into.push({ type: "leader", leader: leaders[0]!, yes: false });
      },
      take(state, frame, _, { leader, yes }, course) {
        frame.leaders.shift();
        if (yes) joinForce(state, frame.force, leader);
        nextLeader(frame, course);
      },
    },
  },
});

function nextLeader(frame: JoinFrame, course: Course<Join>): void {
  if (frame.leaders.length > 0) course.go("leader");
  else nextAlly(frame, course);
}

function nextAlly(frame: JoinFrame, course: Course<Join>): void {
  frame.at++;
  if (frame.at < frame.allies.length) course.go("ask");
  else course.end();
}

/** Fresh units of an ally; militia stay at Home (12.32), squadrons with their own fleets. */
function companions(state: State, node: Node, ally: Power): number[] {
  const row = freshArmy(state, node, ally);
  row[MIL] = 0;
  return row;
}
