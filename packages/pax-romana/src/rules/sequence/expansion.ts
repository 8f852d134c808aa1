import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import type { Node, Power } from "../../data/index.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { moversOf, type Mover } from "../control/command.ts";
import { canBuild } from "../cities/construction.ts";
import type { ExpansionFrame, PowerFrame } from "../frames.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { minorMoveOf } from "../movement/minor-move.ts";
import { majorStarts, minorStarts } from "../movement/movers.ts";
import { canHire } from "../units/mercenaries.ts";

/** 9.11: Moves of one Expansion. */
const MAJOR_MOVES = 1;
const MINOR_MOVES = 2;

export const expansionOf = (power: Power): ExpansionFrame => ({
  proc: "expansion",
  step: "choose",
  power,
  major: MAJOR_MOVES,
  minors: MINOR_MOVES,
  noTown: [],
});

/** One Major Move of the Soldier of Fortune, and nothing else. */
export const soldiersMoveOf = (power: Power): ExpansionFrame => ({ ...expansionOf(power), minors: 0, only: "sof" });

/** What takes the place of a Minor Move: its verb, whether anything can be done, and the procedure. */
interface InsteadOfMinor {
  readonly verb: string;
  readonly proc: PowerFrame["proc"];
  readonly isPossible: (state: State, power: Power) => boolean;
}

/** 7.11, 12.21: building and hiring. */
const INSTEAD: readonly InsteadOfMinor[] = [
  { verb: "construct", proc: "construction", isPossible: canBuild },
  { verb: "hire", proc: "hireMercenaries", isPossible: canHire },
];

/** 3.51, 9.11, 9.13: one Major Move and two Minor Moves, in any order, and what may take their place. */
export const expansion = procedure<ExpansionFrame>({
  name: "expansion",
  rule: "3.51",
  steps: {
    choose: {
      prompt: "expansion.choose",
      rule: "3.51",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        offerMoves(state, frame, into);
        into.push({ do: "done" });
      },
      refuse: (_state, { major, minors }, _, { do: verb }) =>
        (verb === "major" ? major : minors) === 0 ? refusal("expansion.noMoreMoves", {}) : undefined,
      skip: (_state, { major, minors }) => (major === 0 && minors === 0 ? { do: "done" } : undefined),
      take(_state, frame, _, action, course) {
        if (action.do === "done") return course.end();
        if (action.do === "major") {
          frame.major--;
          return course.call(majorMoveOf(frame.power, action.kind as Mover), "after");
        }
        frame.minors--;
        const other = INSTEAD.find(({ verb }) => verb === action.do);
        if (!other) return course.call(minorMoveOf(frame.power), "after");
        const call: PowerFrame = { proc: other.proc, step: "begin", power: frame.power };
        course.call(call, "after");
      },
    },
    /** 12.14: garrisons made by a Minor Move do not become a Town in this Activation. */
    after(_state, frame, course) {
      frame.noTown.push(...((course.handed?.["noTown"] as Node[] | undefined) ?? []));
      course.go("choose");
    },
  },
});

/** Only Moves that something can make. */
function offerMoves(state: State, frame: ExpansionFrame, into: Sink<Action>): void {
  const { power, major, minors } = frame;
  if (major > 0)
    for (const mover of frame.only === undefined ? moversOf(state) : [frame.only])
      if (majorStarts(state, power, mover).length > 0) into.push({ do: "major", kind: mover });
  if (minors === 0) return;
  if (minorStarts(state, power).length > 0) into.push({ do: "minor" });
  for (const { verb, isPossible } of INSTEAD) if (isPossible(state, power)) into.push({ do: verb });
}
