import type { Leader, Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure, type Ask, type Course } from "../../engine/procedure.ts";
import { ratingsOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { yesOrNo } from "./battle.ts";
import { isElite } from "./leadership.ts";
import type { BattleSide } from "./shifts.ts";

/** 10.55, optional: the larger side rolled lower at 2:1 or more. `dice` are attacker's and defender's. */
export interface RerollFrame extends Frame {
  readonly proc: "reroll";
  readonly larger: BattleSide;
  /** By side, attacker first. */
  readonly powers: readonly [Power, Power];
  readonly leaders: readonly [Leader, Leader];
  dice: [number, number];
}

type Asker = "larger" | "smaller";

const indexOf = ({ larger }: RerollFrame, asker: Asker): 0 | 1 =>
  (larger === "attacker") === (asker === "larger") ? 0 : 1;
const SIDES = ["attacker", "defender"] as const;

/** 10.55: the larger side demands; if its leaders fail it, the smaller may. Hands back `{ dice }`. */
export const reroll = procedure<RerollFrame>({
  name: "reroll",
  rule: "10.55",
  steps: {
    larger: demand("larger", "largerRolls"),
    largerRolls: (state, frame, course) =>
      course.go(succeeds(state, frame, "larger", course) ? "largerChooses" : "smaller"),
    largerChooses: choose("larger"),
    smaller: demand("smaller", "smallerRolls"),
    smallerRolls: (state, frame, course) =>
      course.go(succeeds(state, frame, "smaller", course) ? "smallerChooses" : "end"),
    smallerChooses: choose("smaller"),
    end: (_state, { dice }, course) => course.end({ dice: [...dice] }),
  },
});

function demand(asker: Asker, then: string): Ask<RerollFrame> {
  return {
    prompt: `reroll.${asker}`,
    rule: "10.55",
    who: (_state, frame) => [frame.powers[indexOf(frame, asker)]],
    options: (_state, _frame, _, into) => yesOrNo(into, "reroll"),
    // 8.22, R244: whoever has no leader has a 0-0, and nobody is asked whose dice cannot be low enough.
    skip: (state, frame) => (mostOf(state, frame, asker) < LOWEST ? { do: "reroll", yes: false } : undefined),
    take: (_state, _frame, _, action, course) => course.go(action.yes === true ? then : "end"),
  };
}

/** What two dice show at the least. */
const LOWEST = 2;

/** 10.55, 8.22: the most that two dice may show for a side that demands another throw. */
function mostOf(state: State, frame: RerollFrame, asker: Asker): number {
  const { tactical, campaign } = ratingsOf(state, frame.leaders[indexOf(frame, asker)]);
  return tactical + campaign + (asker === "smaller" ? 2 : 0);
}

/** 10.55: the same for the side that is asked just now. */
export const mostNow = (state: State, frame: RerollFrame): number =>
  mostOf(state, frame, frame.step === "smaller" ? "smaller" : "larger");

/** 10.55: two dice against the sum of both ratings. */
function succeeds(state: State, frame: RerollFrame, asker: Asker, course: Course): boolean {
  const dice = [course.chance.die(6), course.chance.die(6)];
  const success = dice[0]! + dice[1]! <= mostOf(state, frame, asker);
  course.tell({ e: "rerolled", side: SIDES[indexOf(frame, asker)], dice, success, rule: "10.55" });
  return success;
}

/** The larger side has 1 less on its own die or 1 more on the other; an Elite leader adds 1 to his own side's (R273). */
const addedTo = (state: State, { leaders }: RerollFrame, i: 0 | 1, isOwn: boolean): number =>
  (isOwn ? -1 : 1) + (isElite(state, leaders[i]) ? 1 : 0);

function choose(asker: Asker): Ask<RerollFrame> {
  return {
    prompt: `reroll.${asker}Chooses`,
    rule: "10.55",
    who: (_state, frame) => [frame.powers[indexOf(frame, asker)]],
    options(_state, _frame, _, into) {
      into.push({ do: "reroll", kind: "own" });
      into.push({ do: "reroll", kind: "other" });
    },
    take(state, frame, _, action, course) {
      const isOwn = action.kind === "own";
      const own = indexOf(frame, asker);
      const i = isOwn ? own : own === 0 ? 1 : 0;
      const die = course.chance.die(6) + (asker === "larger" ? addedTo(state, frame, i, isOwn) : 0);
      frame.dice[i] = die;
      course.tell({ e: "rerollResult", side: SIDES[i], die, rule: "10.55" });
      course.go("end");
    },
  };
}
