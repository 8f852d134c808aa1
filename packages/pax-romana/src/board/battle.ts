import { worldOf } from "../config.ts";
import { EL, NONE, type Node } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { isOf, underWay } from "../under-way.ts";
import { hasWayOut } from "../rules/battle/aftermath.ts";
import type { LandBattleFrame } from "../rules/battle/battle.ts";
import { factsOf } from "../rules/battle/facts.ts";
import { wallsWithoutAsking } from "../rules/battle/walls.ts";
import { netShifts, shiftsOf } from "../rules/battle/shifts.ts";
import { countsOn } from "../rules/battle/sides.ts";
import type { BattleKind, Pair } from "../rules/frames.ts";
import { isEmpty } from "../rules/movement/contents.ts";
import type { State } from "../state/state.ts";
import { winsWith } from "../rules/victory/decisive.ts";
import { worksAt } from "../state/works.ts";
import type { View } from "../view.ts";
import { explained, sideAt, type BoardShift, type BoardSide } from "./battle-side.ts";
import {
  endingOf,
  lowersOf,
  outlookOf,
  stopsOf,
  type Ending,
  type Outlook,
  type Stop,
  type Supposed,
} from "./outlook.ts";
import { keepingIn, tollsIn } from "./toll.ts";

/** 10.2: the steps of a battle, as a line of them is shown. */
export const STEPS = [
  "withdrawal",
  "walls",
  "leaders",
  "elephants",
  "dice",
  "shifts",
  "retreat",
  "losses",
  "after",
] as const;
export type BattleStep = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<string, BattleStep>> = {
  ready: "withdrawal",
  undefended: "walls",
  walls: "walls",
  engine: "walls",
  bids: "walls",
  leadAttacker: "leaders",
  leadDefender: "leaders",
  elephants: "elephants",
  odds: "elephants",
  dice: "dice",
  rerolled: "dice",
  count: "shifts",
  reckoned: "shifts",
  raise: "shifts",
  lower: "shifts",
  judge: "shifts",
  flight: "retreat",
  retreat: "retreat",
  prevent: "retreat",
  force: "retreat",
  forced: "retreat",
  need: "losses",
  losses: "losses",
  lost: "losses",
  depart: "after",
  departed: "after",
  hold: "after",
  leadersLost: "after",
  levy: "after",
  close: "after",
};

/** A land battle, as far as a viewer may know it: plain data. Pairs are attacker's and defender's. */
export interface BattleBoard {
  readonly at: Node;
  readonly kind: BattleKind;
  /** Where the attacker came from, or NONE. */
  readonly from: Node;
  readonly step: BattleStep;
  /** The steps this battle can have. */
  readonly steps: readonly BattleStep[];
  readonly sides: Pair<BoardSide>;
  /** 7.31: walls in the Space: how strong, how low they can be brought, whether they are used. */
  readonly walls: { readonly walls: number; readonly least: number; readonly used: boolean } | null;
  readonly shifts: readonly BoardShift[];
  readonly net: number;
  /** What the dice show now; `null` before they are thrown. */
  readonly dice: Pair<number> | null;
  /** 10.51: while shifts are used, all the ways to use them. */
  readonly stops: readonly Stop[];
  /** 10.91, 12.5: why a defender who is beaten still holds the Space unless he is destroyed: his walls, or he never goes. */
  readonly keeping: "walls" | "resolve" | null;
  /** 3.2: whether the attacker has won the game if he takes the Space. */
  readonly isDecisive: boolean;
  /** 10.1: who has won, and what each side loses. */
  readonly ending: Ending | null;
  /** 10.91, 10.92: while it is asked whether a beaten defender goes, what he loses of his points if he stays, and if he goes. */
  readonly leaving: Leaving | null;
  /** What may come of it, before the dice. */
  readonly outlook: Outlook | null;
  /** 10.44: all who were attacked are on their way out: as long as they march, nothing is weighed. */
  readonly deserted: boolean;
}

export interface Leaving {
  readonly points: number;
  readonly stays: number;
  readonly goes: number;
}

/** The land battle under way, as a viewer sees it; `null` where none is. */
export function battleBoardOf(view: View): BattleBoard | null {
  const frame = underWay(view, "landBattle");
  return frame ? boardOf(seenState(view), frame) : null;
}

const isBefore = (step: BattleStep, than: BattleStep): boolean => STEPS.indexOf(step) < STEPS.indexOf(than);

function boardOf(state: State, frame: LandBattleFrame): BattleBoard {
  const { charts } = worldOf(state.config).data;
  const { space, kind, entry, bp } = frame;
  const step = STEP_OF[frame.step] ?? "withdrawal";
  const isThrown = !isBefore(step, "dice");
  const isJudged = !isBefore(step, "retreat");
  const deserted = !isThrown && isDeserted(state, frame);
  const outlook = isThrown || deserted ? null : outlookOf(state, frame, supposedIn(state, frame, step));
  const points = outlook?.points ?? bp;
  const strength = factsOf(state, { ...frame, bp: points }).battlePoints;
  const list = outlook?.shifts ?? shiftsOf(state, factsOf(state, frame));
  // Units fall and leaders die: what shifts there were is not looked at again.
  const shifts = isJudged || deserted ? [] : list.map((shift) => explained(state, frame, strength, shift));
  const works = worksAt(state, space);
  return {
    at: space,
    kind,
    from: entry,
    step,
    steps: stepsOf(state, frame, works !== undefined),
    sides: [sideAt(state, frame, 0, points[0]), sideAt(state, frame, 1, points[1])],
    walls: works
      ? {
          walls: works.walls,
          least: worldOf(state.config).data.units.works[works.works]!.leastWalls,
          used: frame.walled !== "none",
        }
      : null,
    shifts,
    net: isThrown && isBefore("dice", step) ? frame.net : netShifts(list),
    dice: isThrown ? diceOf(state, frame) : null,
    stops: stopsNow(state, frame),
    keeping: keepingIn(state, frame),
    isDecisive: kind !== "interception" && winsWith(state, frame.attacker.power, space),
    ending: isJudged
      ? endingOf(
          charts,
          bp,
          [frame.pips[1], frame.pips[0]],
          frame.flight === "none" ? 0 : charts.battle.retreatReduction,
        )
      : null,
    leaving: step === "retreat" ? leavingOf(state, frame) : null,
    outlook,
    deserted,
  };
}

function isDeserted(state: State, { space, defender }: LandBattleFrame): boolean {
  const leaving = state.forces[underWay(state, "withdrawal")?.body ?? NONE];
  if (!leaving || isEmpty(leaving) || worksAt(state, space)) return false;
  return countsOn(state, space, defender).every((n) => n === 0);
}

/** 7.37: who uses walls without being asked does so; everybody else is taken to fight in the field until he says. */
const supposedIn = (state: State, frame: LandBattleFrame, step: BattleStep): Supposed =>
  step === "withdrawal" && wallsWithoutAsking(state, frame) === true && frame.walled === "none"
    ? { walled: "defender" }
    : {};

function leavingOf(state: State, battle: LandBattleFrame): Leaving {
  const { bp, pips } = battle;
  const { charts } = worldOf(state.config).data;
  const [stays, goes] = [0, charts.battle.retreatReduction].map(
    (fewer) => endingOf(charts, bp, [pips[1], pips[0]], fewer).losses[1],
  ) as [number, number];
  // 10.94: who has to go and cannot is lost.
  return { points: bp[1], stays, goes: hasWayOut(state, battle) ? goes : bp[1] };
}

/** 10.55: while another throw is demanded, the dice lie with whoever demands it. */
const diceOf = ({ frames }: State, { dice, step }: LandBattleFrame): Pair<number> => {
  const again = frames.at(-1);
  const thrown = step === "rerolled" && again && isOf(again, "reroll") ? again.dice : dice;
  return [thrown[0], thrown[1]];
};

/** 10.51: all ways to use the shifts that are left. */
function stopsNow(state: State, battle: LandBattleFrame): Stop[] {
  const { step, bp, dice, net, used } = battle;
  if (step !== "raise" && step !== "lower") return [];
  const { charts } = worldOf(state.config).data;
  const thrown = { points: bp, dice, tolls: tollsIn(state, battle) };
  if (step === "raise") return stopsOf(charts, { ...thrown, net });
  return lowersOf(charts, { ...thrown, net: Math.sign(net) * (Math.abs(net) - used) });
}

function stepsOf(state: State, { space, attacker, defender }: LandBattleFrame, hasWorks: boolean): BattleStep[] {
  const beasts = [attacker, defender].some((side) => countsOn(state, space, side)[EL]! > 0);
  return STEPS.filter((step) => (step === "walls" ? hasWorks : step === "elephants" ? beasts : true));
}
