import { worldOf } from "../../config.ts";
import { FRESH, MIL, NONE, TURMOIL, UNREST, type Node, type Owner, type Power } from "../../data/index.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { clearFlag, FLAGS, hasFlag, setFlag } from "../../state/flags.ts";
import { nextOwner } from "../../state/keys.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { mayComeBack } from "../battle/coming-back.ts";
import { occupiersAt } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { allows, STACK } from "../control/relation.ts";
import { rangeOf } from "../stability/range.ts";
import { refusal } from "../../refusal.ts";

type Militia = Body<
  "militia",
  {
    locals: { /** Militia still to be placed. */ left: number };
    acts: "roll";
    asks: { ask: "levy"; place: "levyAt" };
  }
>;

/** 12.32, 12.34: what keeps militia from being raised. Whether a battle calls for it (12.31) is for the battle to say. */
export const mayLevy = (state: State, power: Power): boolean =>
  !worldOf(state.config).scenario.special.includes("noMilitiaNoPlunder") &&
  rangeOf(state, power) !== TURMOIL &&
  !hasFlag(state, power, FLAGS.levied) &&
  placesOfMilitia(state, power).length > 0;

/** 12.32, R285: with a new Activation, or an event marker, everybody may levy again. */
export function endLevies(state: State): void {
  for (let power = 0; power < state.powers.length; power++) clearFlag(state, power, FLAGS.levied);
}

/** 12.3: after a defeat at home its power may call out militia, once in an Activation. */
export const militia = procedure<Militia>({
  name: "militia",
  rule: "12.31",
  locals: () => ({ left: 0 }),
  steps: {
    ask: {
      prompt: "militia",
      rule: "12.31",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "levy", yes: true });
        into.push({ type: "levy", yes: false });
      },
      skip: (state, { power }) => (mayLevy(state, power) ? undefined : { type: "levy", yes: false }),
      take(_state, _frame, _, action, course) {
        if (action.yes) course.go("roll");
        else course.end();
      },
    },
    /** 12.33, 12.34: half a die, rounded up, one less in Unrest; Stability falls even if nobody comes. */
    roll(state, frame, course) {
      const { charts } = worldOf(state.config).data;
      const { power } = frame;
      const die = course.chance.die(6);
      frame.left = militiaAt(state, power, die);
      setFlag(state, power, FLAGS.levied);
      course.tell({ type: "militiaRolled", power, die, n: frame.left, rule: "12.33" });
      changeStability(state, power, charts.stability.changes.raiseMilitia, ["militia"], "12.32", course.tell);
      if (frame.left > 0) course.go("place");
      else course.end();
    },
    place: {
      prompt: "militia.place",
      rule: "12.33",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        for (const node of placesOfMilitia(state, power)) into.push({ type: "levyAt", node });
      },
      refuse: against("levyAt", () => refusal("militia.notThere", {})),
      take(state, frame, power, action, course) {
        const { node } = action;
        addUnits(state, keyOf(node, power, FRESH), MIL, 1);
        course.tell({ type: "militiaRaised", power, node, rule: "12.33" });
        if (--frame.left > 0) course.wait();
        else course.end();
      },
    },
  },
});

/** 12.33, 12.34: how many come at a die. */
export function militiaAt(state: State, power: Power, die: number): number {
  const { divisor, unrest } = worldOf(state.config).data.charts.militia;
  return Math.max(0, Math.ceil(die / divisor) + (rangeOf(state, power) === UNREST ? unrest : 0));
}

/** 12.33: Spaces of the Home Territory without enemies. */
export function placesOfMilitia(state: State, power: Power): Node[] {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  return homeProvinces[power]!.flatMap((province) => spacesOf[province]!.filter((node) => isFree(state, power, node)));
}

const isFree = (state: State, power: Power, node: Node): boolean =>
  isFreeOfEnemies(state, power, node) && !isLeftOnlyForBattle(state, power, node);

export function isFreeOfEnemies(state: State, power: Power, node: Node): boolean {
  const there = occupiersAt(state, node);
  for (let owner = nextOwner(there); owner !== NONE; owner = nextOwner(there, owner))
    if (isEnemyOfMilitia(state, power, owner)) return false;
  return true;
}

/** R484: a Space that an enemy has left only for a battle is his until it is over. */
export const isLeftOnlyForBattle = (state: State, power: Power, node: Node): boolean =>
  mayComeBack(state, node, (owner) => isEnemyOfMilitia(state, power, owner));

/** 4.1, 5.12, R257, R466: neither those who serve the power are enemies, nor those of one with whom it may share Spaces. */
export function isEnemyOfMilitia(state: State, power: Power, owner: Owner): boolean {
  const other = powerBehind(state, owner);
  if (other === NONE || other === power) return other === NONE;
  return !allows(state, other, power, STACK) && !allows(state, power, other, STACK);
}
