import { worldOf } from "../../config.ts";
import { EL, NONE } from "../../data/index.ts";
import { procedure, type Ask, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { countAt, takeStanding } from "../../state/table.ts";
import type { BattleSide, Reduction, Side } from "../frames.ts";
import { sideOf } from "./battle.ts";
import { takeFromForce } from "./casualties.ts";
import { regularNegated } from "./cavalry.ts";
import { dividedOf } from "./loss-calls.ts";
import { lossOf } from "./losses.ts";
import { countsOn, elephantsOn, horseOf } from "./sides.ts";

type Elephants = Body<
  "elephants",
  {
    /** Pairs are attacker's and defender's. */
    locals: {
      committed: [number, number];
      /** Cavalry negated and BP lost. */
      negated: [number, number];
      hits: [number, number];
      /** 12.31: BP lost by units other than militia. */
      regular: [number, number];
      reductions: [Reduction | null, Reduction | null];
    };
    asks: { attacker: "commit"; defender: "commit" };
    acts: "roll" | "attackerHit" | "defenderHit" | "end";
    after: { attackerLost: "losses"; defenderLost: "losses" };
  }
>;
export type ElephantsFrame = FrameOf<Elephants>;

/** 10.66-10.69, R82, R152: both commit, all roll, then everything applies together. */
export const elephants = procedure<Elephants>({
  name: "elephants",
  rule: "10.67",
  locals: () => ({ committed: [0, 0], negated: [0, 0], hits: [0, 0], regular: [0, 0], reductions: [null, null] }),
  steps: {
    attacker: commit("attacker", 0, "defender"),
    defender: commit("defender", 1, "roll"),
    roll(state, frame, course) {
      const dice = frame.committed.map((n) => Array.from({ length: n }, () => course.chance.die(6)));
      if (dice.some((rolls) => rolls.length > 0))
        course.tell({ type: "elephantsRolled", attacker: dice[0]!, defender: dice[1]!, rule: "10.67" });
      applyDice(state, frame, 0, dice[0]!, course.tell);
      applyDice(state, frame, 1, dice[1]!, course.tell);
      course.go("attackerHit");
    },
    attackerHit(state, frame, course) {
      if (frame.hits[0] === 0) course.go("defenderHit");
      else course.call(hitOf(state, frame, 0), "attackerLost");
    },
    attackerLost(_state, frame, course, { regular, reduction }) {
      frame.regular[0] = regular;
      frame.reductions[0] = reduction;
      course.go("defenderHit");
    },
    defenderHit(state, frame, course) {
      if (frame.hits[1] === 0) course.go("end");
      else course.call(hitOf(state, frame, 1), "defenderLost");
    },
    defenderLost(_state, frame, course, { regular, reduction }) {
      frame.regular[1] = regular;
      frame.reductions[1] = reduction;
      course.go("end");
    },
    end: (_state, { negated, regular, reductions }, course) => course.end({ negated, regular, reductions }),
  },
});

function commit(side: BattleSide, i: 0 | 1, then: "defender" | "roll"): Ask<Elephants, "commit"> {
  return {
    prompt: `elephants.${side}`,
    rule: "10.67",
    who: (_state, frame) => [frame[side].power],
    options(state, { space, [side]: own }, _, into) {
      for (let n = 0; n <= elephantsOn(state, space, own); n++) into.push({ type: "commit", n });
    },
    refuse: (_state, _frame, _, action) =>
      action.type === "commit" ? refusal("elephants.notSoMany", { n: action.n }) : undefined,
    skip: (state, frame) =>
      !frame.may[i] || elephantsOn(state, frame.space, frame[side]) === 0 ? { type: "commit", n: 0 } : undefined,
    take(_state, frame, _, action, course) {
      frame.committed[i] = action.n;
      course.go(then);
    },
  };
}

/** 10.67: what each die does to the enemy, to its own side, and to the elephants. */
function applyDice(state: State, frame: ElephantsFrame, i: 0 | 1, dice: readonly number[], tell: Tell): void {
  const chart = worldOf(state.config).data.charts.elephants;
  const other = i === 0 ? 1 : 0;
  let dead = 0;
  for (const die of dice) {
    frame.negated[other] += chart.negates[die]!;
    frame.hits[other] += chart.enemyLoss[die]!;
    frame.hits[i] += chart.ownLoss[die]!;
    dead += chart.dies[die]!;
  }
  if (dead > 0) removeElephants(state, frame, sideOf(frame, i), dead, tell);
}

function removeElephants(state: State, { space }: ElephantsFrame, side: Side, dead: number, tell: Tell): void {
  let left = dead;
  const lose = (owner: number, n: number): void => {
    left -= n;
    const units: number[] = [];
    units[EL] = n;
    for (let unit = 0; unit < EL; unit++) units[unit] = 0;
    tell({ type: "eliminated", owner, space, units, rule: "10.67" });
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
function hitOf(state: State, frame: ElephantsFrame, i: 0 | 1): Call<"losses"> {
  const { space, negated, hits, infantryOnly } = frame;
  const side = sideOf(frame, i);
  const spared = regularNegated(horseOf(state, countsOn(state, space, side)), negated[i]);
  const loss = { space, side, need: hits[i], walls: false, infantryOnly: infantryOnly[i], spared };
  return lossOf({ ...loss, ...dividedOf(state, loss, sideOf(frame, 1 - i).power), rule: "10.67" });
}
