import { worldOf } from "../../config.ts";
import { PERGAMUM, PONTUS, SOLDIER_OF_FORTUNE, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { ratingsOf } from "../../state/armies.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Force, State } from "../../state/state.ts";
import { isPower, isSlaves } from "../control/keeper.ts";
import { faceOfForce } from "../control/face.ts";
import { moverOf } from "../control/relation.ts";

type Sack = Body<"sack", { acts: "roll" | "plunder" | "goOn"; asks: { begin: "sack" } }>;
export type SackFrame = FrameOf<Sack>;

const captorsOf = ({ forces }: Pick<State, "forces">, { force }: SackFrame): Force => forces[force]!;

/** 7.41, R398: whose the plunder is, as the Town or City: the mover's, or an ally's whose units alone are left. */
function captorOf(force: Force): Power {
  const mover = moverOf(force);
  return isPower(mover) ? mover : force.power;
}

/** 7.5: the captor of a Town or City may let his army sack and plunder it. */
export const sack = procedure<Sack>({
  name: "sack",
  rule: "7.51",
  steps: {
    begin: {
      prompt: "sack",
      rule: "7.51",
      who: (state, frame) => [captorOf(captorsOf(state, frame))],
      options(_state, _frame, _, into) {
        into.push({ type: "sack", yes: true });
        into.push({ type: "sack", yes: false });
      },
      skip(state, frame) {
        const force = captorsOf(state, frame);
        if (isBarbarian(force)) return { type: "sack", yes: !hasSlaves(force) };
        return isForbidden(state, frame) ? { type: "sack", yes: false } : undefined;
      },
      take(_state, _frame, _, action, course) {
        if (action.yes) course.go("roll");
        else course.end({ finished: false });
      },
    },
    /** 7.51: above the Campaign Rating the army is out of hand; mercenaries add one. */
    roll(state, frame, course) {
      const force = captorsOf(state, frame);
      const { rating, added } = sackRoll(state, frame);
      const die = course.chance.die(6) + added;
      const sacked = die > rating;
      const owner = faceOfForce(state, force);
      course.tell({
        type: "sackRolled",
        power: captorOf(force),
        owner,
        node: frame.space,
        die,
        rating,
        sacked,
        rule: "7.51",
      });
      if (sacked) course.go("plunder");
      else course.end({ finished: false });
    },
    /** 7.52, 7.54: Talents by a die; barbarians bring their mover none. */
    plunder(state, frame, course) {
      const force = captorsOf(state, frame);
      if (!isBarbarian(force)) {
        const die = course.chance.die(6);
        const talents = plunderOf(state, frame, force, die);
        changeTalents(state, captorOf(force), talents, "7.52", course.tell);
        course.tell({ type: "plundered", power: captorOf(force), node: frame.space, die, talents, rule: "7.52" });
      }
      course.go("goOn");
    },
    /** 7.53: whether the army can be brought to march on. */
    goOn(state, frame, course) {
      const force = captorsOf(state, frame);
      const die = course.chance.die(6);
      const goesOn = die <= ratingOf(state, force);
      course.tell({ type: "sackEnded", power: captorOf(force), node: frame.space, die, goesOn, rule: "7.53" });
      course.end({ finished: !goesOn });
    },
  },
});

/** 7.51: the Campaign Rating that the die must exceed, and what mercenaries add to it. */
export function sackRoll(state: State, frame: SackFrame): { readonly rating: number; readonly added: number } {
  const force = captorsOf(state, frame);
  const { mercenaries } = worldOf(state.config).data.charts.sack;
  return { rating: ratingOf(state, force), added: hasMercenaries(state, force) ? mercenaries : 0 };
}

/** What a sack may bring. */
export interface Spoils {
  readonly isCity: boolean;
  /** 7.52: Talents by the die. */
  readonly talents: readonly number[];
  /** 7.53: on how many faces of a die the army marches on. */
  readonly goesOn: number;
}

/** 7.52, 7.53: what a sack brings by the die, and on how many faces of another the army may march on. */
export function spoilsOf(state: State, frame: SackFrame): Spoils {
  const force = captorsOf(state, frame);
  const faces = [1, 2, 3, 4, 5, 6];
  return {
    isCity: frame.city,
    talents: faces.map((die) => plunderOf(state, frame, force, die)),
    goesOn: faces.filter((die) => die <= ratingOf(state, force)).length,
  };
}

/** 7.55: a power never at home; and never in a scenario without Talents. */
function isForbidden(state: State, frame: SackFrame): boolean {
  const { map, scenario } = worldOf(state.config);
  return scenario.treasury === undefined || map.homeAt[frame.space] === captorOf(captorsOf(state, frame));
}

/** 7.54, R352: slaves never sack, nor does Pontus. */
const hasSlaves = ({ rows }: Force): boolean => rows.some(({ owner }) => isSlaves(owner) || owner === PONTUS);

/** 7.54: neither a power's army nor the Soldier of Fortune's. */
const isBarbarian = ({ rows }: Force): boolean =>
  rows.length > 0 && rows.every(({ owner }) => !isPower(owner) && owner !== SOLDIER_OF_FORTUNE && owner !== PERGAMUM);

/** R136, R85: by the leader whose Campaign Rating moved the force, else by the best one there, else 0. */
function ratingOf(state: State, { led, leaders }: Force): number {
  if (leaders.includes(led)) return ratingsOf(state, led).campaign;
  return leaders.reduce((best, leader) => Math.max(best, ratingsOf(state, leader).campaign), 0);
}

function hasMercenaries(state: State, { rows }: Force): boolean {
  const { isMercenary } = worldOf(state.config).data.units;
  return rows.some(({ counts }) => isMercenary.some((hired, unit) => hired === 1 && counts[unit]! > 0));
}

/** 7.52: a City the die, a Town half of it, rounded up; half of that, rounded down, if others have their share (R84). */
function plunderOf(state: State, { city }: SackFrame, force: Force, die: number): number {
  const { townDivisor, cityDivisor, hiredDivisor } = worldOf(state.config).data.charts.sack;
  const talents = Math.ceil(die / (city ? cityDivisor : townDivisor));
  const isShared = hasMercenaries(state, force) || force.rows.some(({ owner }) => owner === SOLDIER_OF_FORTUNE);
  return isShared ? Math.floor(talents / hiredDivisor) : talents;
}
