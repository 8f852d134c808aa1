import { worldOf } from "../../config.ts";
import { EL, NONE, type Node } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure, type Ask, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import type { Side } from "../frames.ts";
import { takeFromForce, takeStanding } from "./casualties.ts";
import { regularNegated } from "./cavalry.ts";
import { lossesFrame } from "./losses.ts";
import type { BattleSide } from "./shifts.ts";
import { countsOn, elephantsOn, horseOf } from "./sides.ts";

/** 10.66-10.69: elephants before a battle; `may` tells which sides can use theirs. */
export interface ElephantsFrame extends Frame {
  readonly proc: "elephants";
  readonly space: Node;
  readonly attacker: Side;
  readonly defender: Side;
  readonly may: readonly [boolean, boolean];
  /** 10.62: the attacker of a landing takes no losses with cavalry. */
  readonly infantryOnly: readonly [boolean, boolean];
  committed: [number, number];
  /** Cavalry negated and BP lost, attacker first. */
  negated: [number, number];
  hits: [number, number];
  /** 12.31: BP lost by units other than militia. */
  regular: [number, number];
}

export const elephantsFrame = (
  given: Pick<ElephantsFrame, "space" | "attacker" | "defender" | "may" | "infantryOnly">,
): ElephantsFrame => ({
  proc: "elephants",
  step: "attacker",
  ...given,
  committed: [0, 0],
  negated: [0, 0],
  hits: [0, 0],
  regular: [0, 0],
});

/** What elephants have done before the battle, attacker first. */
export type ElephantsHanded = Pick<ElephantsFrame, "negated" | "regular">;

/** 10.67, R82, R152: both commit, all roll, then everything applies together. Hands back `{ negated, regular }`, attacker first. */
export const elephants = procedure<ElephantsFrame>({
  name: "elephants",
  rule: "10.67",
  steps: {
    attacker: commit("attacker", 0, "defender"),
    defender: commit("defender", 1, "roll"),
    roll(state, frame, course) {
      const dice = frame.committed.map((n) => Array.from({ length: n }, () => course.chance.die(6)));
      if (dice.some((rolls) => rolls.length > 0))
        course.tell({ e: "elephantsRolled", attacker: dice[0]!, defender: dice[1]!, rule: "10.67" });
      applyDice(state, frame, 0, dice[0]!, course);
      applyDice(state, frame, 1, dice[1]!, course);
      course.go("attackerHit");
    },
    attackerHit: (state, frame, course) => takeHits(state, frame, 0, course),
    attackerLost: (_state, frame, course) => noteLosses(frame, 0, course, "defenderHit"),
    defenderHit: (state, frame, course) => takeHits(state, frame, 1, course),
    defenderLost: (_state, frame, course) => noteLosses(frame, 1, course, "end"),
    end: (_state, { negated, regular }, course) => course.end({ negated: [...negated], regular: [...regular] }),
  },
});

const sideOf = ({ attacker, defender }: ElephantsFrame, i: 0 | 1): Side => (i === 0 ? attacker : defender);

function commit(side: BattleSide, i: 0 | 1, then: string): Ask<ElephantsFrame> {
  return {
    prompt: `elephants.${side}`,
    rule: "10.67",
    who: (_state, frame) => [frame[side].power],
    options(state, { space, [side]: own }, _, into) {
      for (let n = 0; n <= elephantsOn(state, space, own); n++) into.push({ do: "commit", n });
    },
    refuse: (_state, _frame, _, { n = 0 }) => refusal("elephants.notSoMany", { n }),
    skip: (state, frame) =>
      !frame.may[i] || elephantsOn(state, frame.space, frame[side]) === 0 ? { do: "commit", n: 0 } : undefined,
    take(_state, frame, _, action, course) {
      frame.committed[i] = action.n!;
      course.go(then);
    },
  };
}

/** 10.67: what each die does to the enemy, to its own side, and to the elephants. */
function applyDice(state: State, frame: ElephantsFrame, i: 0 | 1, dice: readonly number[], course: Course): void {
  const chart = worldOf(state.config).data.charts.elephants;
  const other = i === 0 ? 1 : 0;
  let dead = 0;
  for (const die of dice) {
    frame.negated[other] += chart.negates[die]!;
    frame.hits[other] += chart.enemyLoss[die]!;
    frame.hits[i] += chart.ownLoss[die]!;
    dead += chart.dies[die]!;
  }
  if (dead > 0) removeElephants(state, frame, sideOf(frame, i), dead, course);
}

function removeElephants(state: State, { space }: ElephantsFrame, side: Side, dead: number, course: Course): void {
  let left = dead;
  const lose = (owner: number, n: number): void => {
    left -= n;
    const units: number[] = [];
    units[EL] = n;
    for (let unit = 0; unit < EL; unit++) units[unit] = 0;
    course.tell({ e: "eliminated", owner, space, units, rule: "10.67" });
  };
  const rows = side.force === NONE ? [] : (state.forces[side.force]?.rows.slice() ?? []);
  for (const { owner, counts } of rows) {
    const n = Math.min(left, counts[EL]!);
    if (n === 0) continue;
    takeFromForce(state, side.force, owner, EL, n);
    lose(owner, n);
  }
  for (const owner of side.owners) {
    const n = Math.min(left, countAt(state, space, owner, EL));
    if (n === 0) continue;
    takeStanding(state, space, owner, EL, n);
    lose(owner, n);
  }
}

/** R245: all hits on one side are one loss. */
function takeHits(state: State, frame: ElephantsFrame, i: 0 | 1, course: Course): void {
  if (frame.hits[i] === 0) return course.go(i === 0 ? "defenderHit" : "end");
  const { space, infantryOnly, negated } = frame;
  const need = frame.hits[i];
  const given = {
    space,
    side: sideOf(frame, i),
    need,
    walls: false,
    infantryOnly: infantryOnly[i],
    spared: regularNegated(horseOf(state, countsOn(state, space, sideOf(frame, i))), negated[i]),
  };
  course.call(lossesFrame({ ...given, rule: "10.67" }), i === 0 ? "attackerLost" : "defenderLost");
}

function noteLosses(frame: ElephantsFrame, i: 0 | 1, course: Course, then: string): void {
  frame.regular[i] = course.handed?.["regular"] as number;
  course.go(then);
}
