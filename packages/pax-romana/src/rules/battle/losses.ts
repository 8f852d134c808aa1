import { worldOf } from "../../config.ts";
import {
  BI,
  CAV,
  HI,
  HI_REDUCED,
  LG,
  LG_REDUCED,
  LI,
  MCAV,
  MHI,
  MIL,
  MLI,
  NONE,
  TI,
  type Owner,
  type Unit,
} from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { ROW, type Seen, type State } from "../../state/state.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import type { LossesFrame } from "../frames.ts";
import { infantryOnly, SIDES, sideOf, sparedIn, type Battle } from "./battle.ts";
import { legionBonus } from "./cavalry.ts";
import { flipInForce, flipStanding, takeFromForce, takeStanding } from "./casualties.ts";
import { capacityOf, flipsFor, numbersFor, type LossLine } from "./distribution.ts";
import { eachRow } from "./sides.ts";

/** The order in which sorts are asked for: the cheap ones first. */
const ORDER: readonly Unit[] = [MIL, BI, TI, LI, MLI, CAV, MCAV, HI_REDUCED, LG_REDUCED, MHI, HI, LG];

export interface Losses extends LossesFrame {
  /** The rule behind the need, where it is no battle. */
  readonly rule?: string;
  lines: LossLine[];
  taken: number[];
  at: number;
}

/** A call for losses. */
export const lossesFrame = (
  given: Pick<LossesFrame, "space" | "side" | "need" | "walls" | "infantryOnly" | "spared"> & { rule?: string },
): LossesFrame => ({ proc: "losses", step: "begin", ...given });

/**
 * 10.52, 10.8, 7.32: a side gives up units, sort by sort; only numbers from which a legal end can be reached are offered.
 * Hands back `{ lost, regular }`: the BP absorbed, and those of units other than militia (12.31).
 */
export const losses = procedure<Losses>({
  name: "losses",
  rule: "10.52",
  steps: {
    begin(state, frame, course) {
      frame.lines = frame.need > 0 ? linesOf(state, frame) : [];
      frame.taken = [];
      frame.at = 0;
      course.go(frame.lines.length === 0 ? "suffer" : "lose");
    },
    lose: {
      prompt: "losses.lose",
      rule: "10.52",
      who: (_state, { side }) => [side.power],
      options(_state, frame, _, into) {
        const { lines, need, taken, at } = frame;
        for (const n of numbersFor(lines, need, taken, at)) into.push(loseAction(lines[at]!, n));
      },
      refuse: (_state, { need }, _, action) =>
        action.do === "lose" ? refusal("losses.illegal", { need, n: action.n ?? 0 }) : undefined,
      skip(_state, { lines, need, taken, at }) {
        const numbers = numbersFor(lines, need, taken, at);
        return numbers.length === 1 ? loseAction(lines[at]!, numbers[0]!) : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.taken.push(action.n!);
        frame.at++;
        course.go(frame.at < frame.lines.length ? "lose" : "flip");
      },
    },
    flip: {
      prompt: "losses.flip",
      rule: "10.84",
      who: (_state, { side }) => [side.power],
      options(_state, { lines, need, taken }, _, into) {
        for (const flip of flipsFor(lines, need, taken)) into.push(flipAction(lines[flip], flip));
      },
      skip(_state, { lines, need, taken }) {
        const flips = flipsFor(lines, need, taken);
        return flips.length === 1 ? flipAction(lines[flips[0]!], flips[0]!) : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.at = action.n!;
        course.go("suffer");
      },
    },
    suffer(state, frame, course) {
      const handed = frame.lines.length === 0 ? { lost: 0, regular: 0 } : suffer(state, frame, course);
      course.end(handed);
    },
  },
});

const loseAction = ({ kind, owner, unit }: LossLine, n: number) =>
  kind === "walls" ? { do: "lose", kind, n } : { do: "lose", kind, owner, unit, n };

const flipAction = (line: LossLine | undefined, n: number) =>
  line === undefined ? { do: "flip", n } : { do: "flip", kind: line.kind, owner: line.owner, unit: line.unit, n };

/** 7.33, 10.51, 10.62: what can take losses; walls first, then sort by sort, units that move apart from those that stand. */
function linesOf(state: Seen, frame: Omit<LossesFrame, "proc" | "step" | "need">): LossLine[] {
  const { data } = worldOf(state.config);
  const { units } = data;
  const lines: LossLine[] = [];
  const here = frame.walls ? worksAt(state, frame.space) : undefined;
  const walls = here ? here.walls - units.works[here.works]!.leastWalls : 0;
  if (walls > 0) {
    const absorbs = data.charts.battle.wallAbsorbs;
    lines.push({ kind: "walls", owner: here!.owner, unit: NONE, count: walls, absorbs, flipAbsorbs: 0, reduced: NONE });
  }
  const bodies = bodiesOf(state, frame);
  let spared = frame.spared ?? 0;
  for (const unit of ORDER) {
    if (frame.infantryOnly && units.isCavalry[unit] === 1) continue;
    for (const { kind, owner, counts } of bodies) {
      let count = counts[unit]!;
      if (units.isCavalry[unit] === 1) {
        const out = Math.min(spared, count);
        spared -= out;
        count -= out;
      }
      const absorbs = units.absorbs[unit]! + (unit === LG ? legionBonus(state) : 0);
      const [flipAbsorbs, reduced] = [units.flipAbsorbs[unit]!, units.reduced[unit]!];
      if (count > 0) lines.push({ kind, owner, unit, count, absorbs, flipAbsorbs, reduced });
    }
  }
  return lines;
}

/** 10.52, 7.32: Battle Points of losses after which nothing is left of a side in a battle that could take more. */
export const capacityIn = (state: Seen, battle: Battle, i: 0 | 1): number =>
  capacityOf(
    linesOf(state, {
      space: battle.space,
      side: sideOf(battle, i),
      walls: battle.walled === SIDES[i],
      infantryOnly: infantryOnly(state, battle, i),
      spared: sparedIn(state, battle, i),
    }),
  );

interface Body {
  readonly kind: "moving" | "standing";
  readonly owner: Owner;
  readonly counts: number[];
}

/** The side's units by owner, those of the force before those that stand. */
function bodiesOf(state: Seen, { space, side }: Pick<LossesFrame, "space" | "side">): Body[] {
  const bodies: Body[] = [];
  eachRow(state, space, side, (counts, at, owner, moving) => {
    const kind = moving ? "moving" : "standing";
    let body = bodies.find((one) => one.kind === kind && one.owner === owner);
    if (!body) bodies.push((body = { kind, owner, counts: Array.from({ length: ROW }, () => 0) }));
    for (let unit = 0; unit < ROW; unit++) body.counts[unit]! += counts[at + unit]!;
  });
  return bodies;
}

/** Carries the distribution out. */
function suffer(state: State, frame: Losses, course: Course): { lost: number; regular: number } {
  const { lines, taken, side, space } = frame;
  const rule = frame.rule ?? "10.52";
  let lost = 0;
  let regular = 0;
  const rows = new Map<Owner, number[]>();
  lines.forEach((line, i) => {
    const { kind, owner, unit, absorbs } = line;
    const n = taken[i]!;
    lost += n * absorbs;
    if (kind !== "walls" && unit !== MIL) regular += n * absorbs;
    if (n === 0) return;
    if (kind === "walls") return breach(state, frame, n, course);
    if (kind === "moving") takeFromForce(state, side.force, owner, unit, n);
    else takeStanding(state, space, owner, unit, n);
    const row = rows.get(owner) ?? Array.from({ length: ROW }, () => 0);
    row[unit]! += n;
    rows.set(owner, row);
  });
  for (const [owner, units] of rows) course.tell({ e: "losses", power: side.power, space, owner, units, rule });
  const flip = lines[frame.at];
  if (flip) {
    if (flip.kind === "moving") flipInForce(state, side.force, flip.owner, flip.unit);
    else flipStanding(state, space, flip.owner, flip.unit);
    lost += flip.flipAbsorbs;
    regular += flip.flipAbsorbs;
    course.tell({ e: "flipped", owner: flip.owner, space, unit: flip.unit, rule: "10.84" });
  }
  return { lost, regular };
}

/** 7.32: walls take losses. */
function breach(state: State, { space }: Losses, walls: number, course: Course): void {
  const here = worksAt(state, space)!;
  setWorks(state, space, { ...here, walls: here.walls - walls });
  course.tell({ e: "wallsLost", space, walls, left: here.walls - walls, rule: "7.32" });
}
