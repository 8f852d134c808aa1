import type { Action } from "../../action.ts";
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
  type Node,
  type Owner,
  type Power,
  type Unit,
} from "../../data/index.ts";
import { procedure, type Body, type Call, type Course, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { emptyRow, ROW, type Seen, type State } from "../../state/state.ts";
import { takeStanding } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { isHomeOf } from "../control/keeper.ts";
import type { Loss, LossPart, Reduction } from "../frames.ts";
import { infantryOnly, sideOf, sparedIn, type LandBattleFrame } from "./battle.ts";
import { legionBonus } from "./cavalry.ts";
import { flipInForce, flipStanding, takeFromForce } from "./casualties.ts";
import { capacityOf, flipsFor, numbersFor, type Due, type LossLine } from "./distribution.ts";
import { duesOf } from "./dues.ts";
import { SIDES } from "./shifts.ts";
import { eachRow } from "./sides.ts";

/** The order in which sorts are asked for: the cheap ones first. */
const ORDER: readonly Unit[] = [MIL, BI, TI, LI, MLI, CAV, MCAV, HI_REDUCED, LG_REDUCED, MHI, HI, LG];

type Losses = Body<
  "losses",
  {
    locals: {
      /** What can take losses, and how many of each of them are given so far. */
      lines: LossLine[];
      taken: number[];
      /** The line in question; at the end the one of which a unit flips, or NONE. */
      at: number;
      /** R448: what each of several who decide gives up; empty where it is one. */
      dues: readonly Due[];
    };
    acts: "begin" | "suffer";
    asks: { lose: "loseUnits" | "loseWalls"; flip: "flipUnits" };
  }
>;
export type LossesFrame = FrameOf<Losses>;

/** A call for losses, in a battle unless another rule is named. */
export const lossOf = ({
  spared = 0,
  reduced = null,
  rule = "10.52",
  ...given
}: Omit<Loss, "spared" | "reduced" | "rule"> & Partial<Pick<Loss, "spared" | "reduced" | "rule">>): Call<"losses"> => ({
  proc: "losses",
  ...given,
  spared,
  reduced,
  rule,
});

/** 10.52, 10.8, 7.32: a side gives up units, sort by sort; only numbers from which a legal end can be reached are offered. */
export const losses = procedure<Losses>({
  name: "losses",
  rule: "10.52",
  locals: () => ({ lines: [], taken: [], at: NONE, dues: [] }),
  steps: {
    begin(state, frame, course) {
      if (frame.need > 0) Object.assign(frame, losingOf(state, frame));
      if (frame.lines.length === 0) course.go("suffer");
      else nextLine(frame, course);
    },
    lose: {
      prompt: "losses.lose",
      rule: "10.52",
      who: (_state, frame) => [powerFor(frame, frame.lines[frame.at]!.owner)],
      options(_state, frame, _, into) {
        const { lines, need, taken, at, dues } = frame;
        for (const n of numbersFor(lines, need, taken, at, dues)) into.push(loseAction(lines[at]!, n));
      },
      refuse: (_state, { need }, _, action) =>
        action.type === "loseUnits" || action.type === "loseWalls"
          ? refusal("losses.illegal", { need, n: action.n })
          : undefined,
      skip(_state, { lines, need, taken, at, dues }) {
        const numbers = numbersFor(lines, need, taken, at, dues);
        return numbers.length === 1 ? loseAction(lines[at]!, numbers[0]!) : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.taken.push(action.n);
        nextLine(frame, course);
      },
    },
    flip: {
      prompt: "losses.flip",
      rule: "10.84",
      who: (_state, frame) => [powerFor(frame, frame.lines[frame.at]!.owner)],
      options(_state, frame, _, into) {
        for (const flip of flipsOf(frame)) {
          const { kind, owner, unit } = frame.lines[flip]!;
          if (kind !== "walls") into.push({ type: "flipUnits", kind, owner, unit });
        }
      },
      take(_state, frame, _, { owner, unit, kind }, course) {
        frame.at = frame.lines.findIndex((line) => line.owner === owner && line.unit === unit && line.kind === kind);
        course.go("suffer");
      },
    },
    suffer(state, frame, course) {
      course.end({ regular: suffer(state, frame, course.tell), reduction: reductionOf(frame) });
    },
  },
});

/** Every line gives a number; then a unit flips where one must, and its owner is asked where several could. */
function nextLine(frame: LossesFrame, course: Course<Losses>): void {
  frame.at++;
  if (frame.at < frame.lines.length) return course.go("lose");
  const flips = flipsOf(frame);
  frame.at = flips[0]!;
  course.go(flips.length > 1 ? "flip" : "suffer");
}

const flipsOf = ({ lines, need, taken, dues }: LossesFrame): number[] => flipsFor(lines, need, taken, dues);

/** Which of several who decide an owner's units are; walls that are nobody's there are the first one's. */
const partFor = (parts: readonly LossPart[], owner: Owner): number =>
  Math.max(
    0,
    parts.findIndex(({ owners }) => owners.includes(owner)),
  );

const powerFor = ({ parts, side }: LossesFrame, owner: Owner): Power =>
  parts ? parts[partFor(parts, owner)]!.power : side.power;

/** What can take losses; R147, R448: of several who decide part by part, with what each of them owes. */
export function losingOf(state: Seen, loss: Omit<Loss, "rule">): Pick<LossesFrame, "lines" | "dues"> {
  const { parts, need } = loss;
  const all = linesOf(state, loss);
  if (!parts) return { lines: all, dues: [] };
  const groups = parts.map((_, p) => all.filter(({ owner }) => partFor(parts, owner) === p));
  let end = 0;
  const ends = groups.map(({ length }) => (end += length));
  const lines = groups.flat();
  const shares = parts.map(({ share }) => share);
  return { lines, dues: duesOf(lines, need, ends, shares) };
}

const loseAction = ({ kind, owner, unit }: LossLine, n: number): Action<"loseUnits" | "loseWalls"> =>
  kind === "walls" ? { type: "loseWalls", n } : { type: "loseUnits", kind, owner, unit, n };

/** 7.33, 10.51, 10.62: what can take losses; walls first, then sort by sort, units that move apart from those that stand. */
function linesOf(state: Seen, frame: Omit<Loss, "need" | "rule">): LossLine[] {
  const { data } = worldOf(state.config);
  const { units } = data;
  const lines: LossLine[] = [];
  const here = frame.walls ? worksAt(state, frame.space) : undefined;
  const walls = here ? here.walls - units.works[here.works]!.leastWalls : 0;
  if (walls > 0) {
    const absorbs = data.charts.battle.wallAbsorbs;
    lines.push({ kind: "walls", owner: here!.owner, unit: NONE, count: walls, absorbs, flipAbsorbs: 0, reduced: NONE });
  }
  const parts = partsIn(state, frame);
  let { spared } = frame;
  for (const unit of ORDER) {
    if (frame.infantryOnly && units.isCavalry[unit] === 1) continue;
    for (const { kind, owner, counts } of parts) {
      let count = counts[unit]!;
      if (units.isCavalry[unit] === 1) {
        const out = Math.min(spared, count);
        spared -= out;
        count -= out;
      }
      const absorbs = units.absorbs[unit]! + (unit === LG ? legionBonus(state) : 0);
      const reduced = units.reduced[unit]!;
      const flipAbsorbs = reduced === NONE ? 0 : flipPoints(units.flipAbsorbs[unit]!, absorbs, frame.reduced);
      if (count > 0) lines.push({ kind, owner, unit, count, absorbs, flipAbsorbs, reduced });
    }
  }
  return lines;
}

/** 10.84, R477: two reductions in a battle take no more than the loss of a full unit of either sort would. */
const flipPoints = (most: number, worth: number, before: Reduction | null): number =>
  before === null ? most : Math.min(most, Math.min(worth, before.worth) - before.points);

/** What has been reduced for these losses. */
function reductionOf({ lines, need, taken, at, reduced }: LossesFrame): Reduction | null {
  const flip = lines[at];
  if (!flip) return reduced;
  const lost = lines.reduce((sum, { absorbs }, i) => sum + taken[i]! * absorbs, 0);
  return { points: need - lost, worth: flip.absorbs };
}

/** 10.52, 7.32: Battle Points of losses after which nothing is left of a side in a battle that could take more. */
export const capacityIn = (state: Seen, battle: LandBattleFrame, i: 0 | 1): number =>
  capacityOf(
    linesOf(state, {
      space: battle.space,
      side: sideOf(battle, i),
      walls: battle.walled === SIDES[i],
      infantryOnly: infantryOnly(state, battle, i),
      spared: sparedIn(state, battle, i),
      reduced: null,
    }),
  );

/** All units of an owner that move, or that stand. */
interface Part {
  readonly kind: "moving" | "standing";
  readonly owner: Owner;
  readonly counts: number[];
}

/** The side's units by owner, those of the force before those that stand. */
function partsIn(state: Seen, { space, side }: Pick<Loss, "space" | "side">): Part[] {
  const parts: Part[] = [];
  eachRow(state, space, side, (counts, at, owner, moving) => {
    const kind = moving ? "moving" : "standing";
    let part = parts.find((one) => one.kind === kind && one.owner === owner);
    if (!part) parts.push((part = { kind, owner, counts: emptyRow() }));
    for (let unit = 0; unit < ROW; unit++) part.counts[unit]! += counts[at + unit]!;
  });
  return parts;
}

/** Carries the distribution out: the BP of units other than militia of whoever is at Home there (12.31). */
function suffer(state: State, frame: LossesFrame, tell: Tell): number {
  const { lines, taken, at, side, space, rule } = frame;
  let regular = 0;
  const rows = new Map<Owner, number[]>();
  lines.forEach(({ kind, owner, unit, absorbs }, i) => {
    const n = taken[i]!;
    if (kind !== "walls" && unit !== MIL && isHomeOf(state, space, owner)) regular += n * absorbs;
    if (n === 0) return;
    if (kind === "walls") return breach(state, space, n, tell);
    if (kind === "moving") takeFromForce(state, side.force, owner, unit, n);
    else takeStanding(state, space, owner, unit, n);
    const row = rows.get(owner) ?? emptyRow();
    row[unit]! += n;
    rows.set(owner, row);
  });
  for (const [owner, units] of rows) tell({ type: "losses", power: powerFor(frame, owner), space, owner, units, rule });
  const flip = lines[at];
  if (!flip) return regular;
  if (flip.kind === "moving") flipInForce(state, side.force, flip.owner, flip.unit);
  else flipStanding(state, space, flip.owner, flip.unit);
  tell({ type: "flipped", owner: flip.owner, space, unit: flip.unit, rule: "10.84" });
  return isHomeOf(state, space, flip.owner) ? regular + flip.flipAbsorbs : regular;
}

/** 7.32: walls take losses. */
function breach(state: State, space: Node, walls: number, tell: Tell): void {
  const here = worksAt(state, space)!;
  setWorks(state, space, { ...here, walls: here.walls - walls });
  tell({ type: "wallsLost", space, walls, left: here.walls - walls, rule: "7.32" });
}
