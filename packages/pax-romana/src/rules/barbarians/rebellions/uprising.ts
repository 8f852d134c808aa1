import { worldOf } from "../../../config.ts";
import {
  EVENTS,
  GARR,
  NONE,
  POWERS,
  UNITS,
  type Node,
  type Owner,
  type Power,
  type Unit,
} from "../../../data/index.ts";
import { against, procedure, type Body, type FrameOf } from "../../../engine/procedure.ts";
import type { Tell } from "../../../event.ts";
import { refusal } from "../../../refusal.ts";
import { emptyRow, type State } from "../../../state/state.ts";
import { countAt, takeStanding } from "../../../state/table.ts";
import { flipStanding } from "../../battle/casualties.ts";
import { capacityOf, type LossLine } from "../../battle/distribution.ts";
import { duesOf } from "../../battle/dues.ts";
import { sharesOf } from "../../battle/loss-calls.ts";
import { garrisonsOnly, removeUnits } from "../../chance-events/removing.ts";
import { commandedBy } from "../../control/command.ts";
import { powerBehind } from "../../control/keeper.ts";
import { losingLeaders } from "../../leaders/fate.ts";
import { UPRISINGS } from "./areas.ts";
import type { Plan } from "./plan.ts";
import { rise } from "./rebels.ts";

type UprisingOf = Body<
  "uprising",
  {
    locals: {
      /** The Space that is struck, whose units are, and by power the BP that they still have to give. */
      node: Node;
      victim: Power;
      owed: number[];
      /** They are given sort by sort: the one given last. */
      from: Unit;
    };
    asks: {
      garrison: "choose" | "nothing";
      strike: "choose" | "nothing";
      units: "giveUp" | "nothing";
      bleeds: "choosePower" | "nothing";
      blood: "giveUp";
      place: "choose" | "nothing";
    };
    acts: "begin" | "next" | "struck" | "end";
  }
>;
type UprisingFrame = FrameOf<UprisingOf>;

/** R357, R358: how much a Space loses at most. */
const MOST_LOST = 8;

const planOf = ({ area }: UprisingFrame): Plan => UPRISINGS[area];

/** Whether nothing can come of it: nobody to strike, no garrison to drive out, no place for rebels. */
function isVain(state: State, frame: UprisingFrame): boolean {
  const plan = planOf(frame);
  if (plan.first || plan.bleeding || garrisoned(state, frame).length > 0) return false;
  return (plan.struck?.(state) ?? []).length === 0 && (plan.rebels?.where(state) ?? []).length === 0;
}

/** 13.3: an area rises: first garrisons, then a Space that is struck, then rebels. */
export const uprising = procedure<UprisingOf>({
  name: "uprising",
  rule: "13.3",
  locals: () => ({ node: NONE, victim: NONE, owed: [], from: 0 }),
  steps: {
    begin(state, frame, course) {
      const plan = planOf(frame);
      if (isVain(state, frame)) {
        course.tell({ type: "noEvent", event: EVENTS.indexOf("rebellion"), rule: "13.3" });
        return course.end();
      }
      plan.first?.(state, course.tell);
      course.go("garrison");
    },
    /** One garrison is driven out. */
    garrison: {
      prompt: "rebellion.garrison",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of garrisoned(state, frame)) into.push({ type: "choose", node });
        if (planOf(frame).spares === true) into.push({ type: "nothing" });
      },
      skip: (state, frame) => (garrisoned(state, frame).length === 0 ? { type: "nothing" } : undefined),
      refuse: against("choose", () => refusal("rebellion.notThere", {})),
      take(state, frame, _, action, course) {
        if (action.type === "choose") driveOut(state, frame.power, action.node, course.tell);
        course.go("strike");
      },
    },
    /** R357, R358: a Space where powers have units. */
    strike: {
      prompt: "rebellion.where",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of planOf(frame).struck?.(state) ?? []) into.push({ type: "choose", node });
      },
      skip(state, frame) {
        const spaces = planOf(frame).struck?.(state) ?? [];
        if (spaces.length === 0) return { type: "nothing" };
        return spaces.length === 1 ? { type: "choose", node: spaces[0]! } : undefined;
      },
      refuse: against("choose", () => refusal("rebellion.notThere", {})),
      take(state, frame, _, action, course) {
        if (action.type === "nothing") return course.go("bleeds");
        const { tell } = course;
        frame.node = action.node;
        losingLeaders(state, tell, () =>
          removeUnits(state, (at, owner) => at === frame.node && isOfPower(state, owner), garrisonsOnly, "13.3", tell),
        );
        frame.owed = owedAt(state, frame.node);
        course.go("next");
      },
    },
    /** R512: where allies stand together, one after the other. */
    next(_state, frame, course) {
      frame.victim = frame.owed.findIndex((points) => points > 0);
      frame.from = 0;
      course.go(frame.victim === NONE ? "struck" : "units");
    },
    /** R357: their owner gives whole units with the largest sum that is not above eight. */
    units: {
      prompt: "rebellion.units",
      rule: "13.3",
      who: (_state, { victim }) => [victim],
      options(state, frame, _, into) {
        for (const unit of givable(state, frame)) into.push({ type: "giveUp", node: frame.node, unit });
      },
      skip(state, frame) {
        if (frame.owed[frame.victim] === 0) return { type: "nothing" };
        const units = givable(state, frame);
        return units.length === 1 ? { type: "giveUp", node: frame.node, unit: units[0]! } : undefined;
      },
      refuse: against("giveUp", () => refusal("rebellion.notThose", {})),
      take(state, frame, _, action, course) {
        if (action.type === "nothing") return course.go("next");
        const { node, unit } = action;
        losingLeaders(state, course.tell, () => lose(state, frame.victim, node, unit, course.tell));
        frame.owed[frame.victim]! -= bpOf(state, unit);
        frame.from = unit;
        course.wait();
      },
    },
    /** R358: in Gaul rebels take the place of those who are gone. */
    struck(state, frame, course) {
      planOf(frame).after?.(state, frame.node, course.tell);
      course.go("bleeds");
    },
    /** R362: a power that has land units there. */
    bleeds: {
      prompt: "rebellion.bleeds",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const power of bleeding(state, frame)) into.push({ type: "choosePower", power });
      },
      skip(state, frame) {
        const powers = bleeding(state, frame);
        if (powers.length === 0) return { type: "nothing" };
        return powers.length === 1 ? { type: "choosePower", power: powers[0]! } : undefined;
      },
      take(_state, frame, _, action, course) {
        if (action.type === "nothing") return course.go("place");
        frame.victim = action.power;
        course.go("blood");
      },
    },
    /** R362: at least one BP: a unit with two sides is reduced. */
    blood: {
      prompt: "rebellion.blood",
      rule: "13.3",
      who: (_state, { victim }) => [victim],
      options(state, frame, _, into) {
        for (const node of planOf(frame).bleeding!(state))
          rowFor(state, frame.victim, node).forEach((n, unit) => {
            if (n > 0) into.push({ type: "giveUp", node, unit });
          });
      },
      refuse: against("giveUp", () => refusal("rebellion.notThose", {})),
      take(state, { victim }, _, { node, unit }, course) {
        losingLeaders(state, course.tell, () => bleed(state, victim, node, unit, course.tell));
        course.go("place");
      },
    },
    place: {
      prompt: "rebellion.place",
      rule: "13.3",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of planOf(frame).rebels?.where(state) ?? []) into.push({ type: "choose", node });
      },
      skip(state, frame) {
        const spaces = planOf(frame).rebels?.where(state) ?? [];
        if (spaces.length === 0) return { type: "nothing" };
        return spaces.length === 1 ? { type: "choose", node: spaces[0]! } : undefined;
      },
      refuse: against("choose", () => refusal("rebellion.notThere", {})),
      take(state, frame, _, action, course) {
        if (action.type === "choose") {
          const { node } = action;
          removeUnits(state, (at) => at === node, garrisonsOnly, "13.3", course.tell);
          rise(state, node, planOf(frame).rebels!.n, course.tell);
        }
        course.go("end");
      },
    },
    end: (_state, _frame, course) => course.end(),
  },
});

const isOfPower = (state: State, owner: Owner): boolean => powerBehind(state, owner) !== NONE;

const garrisoned = (state: State, frame: UprisingFrame): Node[] =>
  (planOf(frame).garrisons?.(state) ?? []).filter((node) =>
    state.order.some((power) => countAt(state, node, power, GARR) > 0),
  );

/** A garrison in a Space goes: that of another than the drawer first, where allies stand together. */
function driveOut(state: State, drawer: Power, node: Node, tell: Tell): void {
  const owners = state.order.filter((power) => countAt(state, node, power, GARR) > 0);
  remove(state, owners.find((power) => power !== drawer) ?? drawer, node, GARR, tell);
}

function remove(state: State, owner: Owner, node: Node, unit: Unit, tell: Tell): void {
  const units = emptyRow();
  units[unit] = 1;
  takeStanding(state, node, owner, unit, 1);
  tell({ type: "unitsRemoved", owner, node, units, rule: "13.3" });
}

const bpOf = ({ config }: State, unit: Unit): number => worldOf(config).data.units.bp[unit]!;

/** The land units with BP that a power answers for in a Space. */
function rowFor(state: State, power: Power, node: Node): number[] {
  const { isLand, bp } = worldOf(state.config).data.units;
  const row = emptyRow();
  for (let unit = 0; unit < UNITS.length; unit++)
    if (isLand[unit] === 1 && unit !== GARR && bp[unit]! > 0)
      for (const owner of commandedBy(state, power)) row[unit]! += countAt(state, node, owner, unit);
  return row;
}

/** The largest sum of BP, not above a limit, that whole units of a row come to. */
function mostOf(state: State, row: readonly number[], limit: number): number {
  let sums = new Set([0]);
  row.forEach((n, unit) => {
    for (let i = 0; i < Math.min(n, limit); i++)
      sums = new Set([...sums, ...[...sums].map((sum) => sum + bpOf(state, unit)).filter((sum) => sum <= limit)]);
  });
  return Math.max(...sums);
}

/** R357, R512: by power what those in a Space give up, eight BP at most among them all, divided as losses in battle are. */
function owedAt(state: State, node: Node): number[] {
  const rows = POWERS.map((_, power) => rowFor(state, power, node));
  const lines = rows.map((row, owner) =>
    row.flatMap((count, unit): LossLine[] =>
      count === 0 ? [] : [{ ...STANDING, owner, unit, count, absorbs: bpOf(state, unit) }],
    ),
  );
  const points = lines.map(capacityOf);
  const all = rows.reduce((sum, row) => sum.map((n, unit) => n + row[unit]!));
  const need = mostOf(state, all, MOST_LOST);
  const ends = lines.map((_, power) => lines.slice(0, power + 1).flat().length);
  const dues = duesOf(lines.flat(), need, ends, sharesOf(need, points));
  return points.map((whole, power) => dues[power]?.points ?? whole);
}

const STANDING = { kind: "standing", flipAbsorbs: 0, reduced: NONE } as const;

/** Units after which what is still owed can be given exactly, by those of its sort and of later ones. */
function givable(state: State, { victim, node, owed, from }: UprisingFrame): Unit[] {
  const row = rowFor(state, victim, node);
  return row.flatMap((n, unit) => {
    const rest = owed[victim]! - bpOf(state, unit);
    if (n === 0 || unit < from || rest < 0) return [];
    const later = row.map((count, other) => (other < unit ? 0 : other === unit ? count - 1 : count));
    return mostOf(state, later, rest) === rest ? [unit] : [];
  });
}

function lose(state: State, power: Power, node: Node, unit: Unit, tell: Tell): void {
  const owner = commandedBy(state, power).find((one) => countAt(state, node, one, unit) > 0)!;
  remove(state, owner, node, unit, tell);
}

/** A unit with two sides is turned over, another is gone. */
function bleed(state: State, power: Power, node: Node, unit: Unit, tell: Tell): void {
  const owner = commandedBy(state, power).find((one) => countAt(state, node, one, unit) > 0)!;
  const less = worldOf(state.config).data.units.reduced[unit]!;
  if (less === NONE) return remove(state, owner, node, unit, tell);
  flipStanding(state, node, owner, unit);
  tell({ type: "flipped", owner, space: node, unit, rule: "13.3" });
}

const bleeding = (state: State, frame: UprisingFrame): Power[] => {
  const spaces = planOf(frame).bleeding?.(state) ?? [];
  return state.order.filter((power) => spaces.some((node) => rowFor(state, power, node).some((n) => n > 0)));
};
