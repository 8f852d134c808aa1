import { worldOf } from "../../config.ts";
import { FRESH, MIL, MOVED, type Leader, type Node, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { joinForce, takeUp } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { alliesOf } from "../control/command.ts";
import { canChoose, chooseFrom } from "./choose-units.ts";
import { hasLand, leadersOf } from "./contents.ts";
import { freshArmy } from "./movers.ts";

/** 4.1, R398: allies who stand with an army march with it, if both want it. Hands back nothing. */
export interface JoinFrame extends Frame {
  readonly proc: "join";
  /** Who moves the army, and its force. */
  readonly power: Power;
  readonly force: number;
  /** Allies who may still be asked, the next one first; and leaders of his who may come. */
  allies: Power[];
  leaders: Leader[];
}

/** A frame for the allies who could come along; undefined if there are none. */
export function joinOf(state: State, power: Power, force: number): JoinFrame | undefined {
  const allies = alliesOf(state, power);
  if (allies.length === 0) return undefined;
  const { node, rows } = state.forces[force]!;
  // Allies follow an army of the power itself, by land.
  if (node >= worldOf(state.config).map.spaces) return undefined;
  if (!rows.some(({ owner, counts }) => owner === power && hasLand(state, counts))) return undefined;
  const able = allies.filter((ally) => canChoose(state, poolOf(state, node, ally), "company"));
  return able.length === 0 ? undefined : { proc: "join", step: "ask", power, force, allies: able, leaders: [] };
}

export const join = procedure<JoinFrame>({
  name: "join",
  rule: "4.1",
  steps: {
    ask: {
      prompt: "join.ask",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(_state, { allies }, _, into) {
        into.push({ do: "join", power: allies[0]!, yes: true });
        into.push({ do: "join", power: allies[0]!, yes: false });
      },
      skip: (_state, { allies }) => (allies.length === 0 ? { do: "done" } : undefined),
      take(state, frame, _, action, course) {
        if (action.do === "done") return course.end();
        const ally = action.power!;
        if (action.yes !== true) {
          frame.allies.shift();
          return course.go("ask");
        }
        const { node } = state.forces[frame.force]!;
        course.call(chooseFrom(ally, "join.units", "4.1", poolOf(state, node, ally), true, "company"), "named");
      },
    },
    /** Nothing moves that its owner has not named. */
    named(state, frame, course) {
      const taken = course.handed!["taken"] as readonly number[];
      const ally = frame.allies[0]!;
      const { node } = state.forces[frame.force]!;
      const comes = taken.some((n) => n > 0);
      takeUp(state, frame.force, FRESH, ally, MOVED, taken);
      course.tell({ e: "joined", power: frame.power, ally, node, units: taken.slice(), rule: "4.1" });
      frame.leaders = comes ? leadersOf(state, node, ally) : [];
      course.go("leader");
    },
    leader: {
      prompt: "join.leader",
      rule: "4.1",
      who: (_state, { allies }) => allies.slice(0, 1),
      options(_state, { leaders }, _, into) {
        into.push({ do: "leader", leader: leaders[0]!, yes: true });
        into.push({ do: "leader", leader: leaders[0]!, yes: false });
      },
      skip: (_state, { leaders }) => (leaders.length === 0 ? { do: "noLeader" } : undefined),
      take(state, frame, _, action, course) {
        if (action.do === "noLeader") {
          frame.allies.shift();
          return course.go("ask");
        }
        const leader = frame.leaders.shift()!;
        if (action.yes === true) joinForce(state, frame.force, leader);
        course.go("leader");
      },
    },
  },
});

/** Fresh units of an ally; militia stay at Home (12.32), squadrons with their own fleets. */
function poolOf(state: State, node: Node, ally: Power): number[] {
  const row = freshArmy(state, node, ally);
  row[MIL] = 0;
  return row;
}
