import type { Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import { DEEP_SEA, GS, NAVAL_POINT, NONE, type Leader, type Node, type Power } from "../data/index.ts";
import { hindrance, preventing } from "../rules/battle/cavalry.ts";
import type { LandBattleFrame } from "../rules/battle/battle.ts";
import { helpFor, type InterceptionFrame } from "../rules/battle/interceptors.ts";
import { mostNow, type RerollFrame } from "../rules/battle/reroll.ts";
import type { WithdrawalFrame } from "../rules/battle/withdrawal-ways.ts";
import { sackRoll, type SackFrame } from "../rules/cities/sack.ts";
import { campaignOf } from "../rules/movement/allowance.ts";
import { lossesByDie } from "../rules/movement/attrition.ts";
import { leadersOf } from "../rules/movement/contents.ts";
import { modifierFor } from "../rules/naval/continuity.ts";
import { helpAgainstPirates } from "../rules/naval/pirate-fight.ts";
import { campaigners } from "../rules/naval/stowage.ts";
import type { Voyage } from "../rules/naval/voyage.ts";
import { militiaAt } from "../rules/units/militia.ts";
import type { Force, State } from "../state/state.ts";
import { isOf } from "../under-way.ts";
import type { Asked } from "./asked.ts";
import { atLeast, atMost, byFace, modifiers, type Roll } from "./roll.ts";

/** The dice that fall for an answer, at once or before anything else of its own is asked; undefined where none do. */
export function rollOf(asked: Asked, action: Parts): Roll | undefined {
  const { state, key, frame, power, force } = asked;
  const isYes = action.yes === true;
  switch (action.type) {
    case "intercept":
      return ownInterception(asked, action);
    case "goOn":
    case "attackAgain":
      return isOf(frame, "fleetMove") && force ? continuityRoll(state, force, frame) : undefined;
    case "sail": {
      const stopped = isOf(frame, "navalWithdrawal") && frame.stopped;
      return stopped && force ? continuityRoll(state, force, { added: 0, drawn: false }) : undefined;
    }
    case "reroll":
      return isYes
        ? atMost({ of: "reroll", rule: "10.55", dice: 2 }, mostNow(state, asked.frame as RerollFrame))
        : undefined;
    case "prevent": {
      const [edge] = (asked.frame as LandBattleFrame).edges;
      return isYes ? atMost({ of: "prevention", rule: "10.96", dice: 1 }, preventing(state, edge)) : undefined;
    }
    case "sack": {
      const { rating, added } = sackRoll(state, asked.frame as SackFrame);
      const dice = { of: "sack", rule: "7.51", dice: 1, added: modifiers({ mercenaries: added }) } as const;
      return isYes ? atLeast(dice, rating + 1) : undefined;
    }
    case "hinder": {
      const { edge } = asked.frame as WithdrawalFrame;
      return withdrawalRoll(isYes ? hindrance(state, edge) : 0);
    }
    case "withdraw":
      return key === "leader.flee" ? { ...withdrawalRoll(0), of: "flight", rule: "9.21" } : withdrawalRoll(0);
    case "commit":
      return action.n! > 0 ? { of: "elephants", rule: "10.67", dice: action.n!, added: [] } : undefined;
    case "levy":
      return isYes
        ? { of: "militia", rule: "12.33", dice: 1, added: [], faces: byFace((die) => militiaAt(state, power, die)) }
        : undefined;
    case "toll":
      return key === "attrition.toll" && !isYes ? attritionRoll(state, NONE, action.node!, power, "9.41") : undefined;
    default:
      return allowanceFor(asked, action);
  }
}

/** 9.12, 8.23, 11.32: the die of a Move, where it is thrown for this answer. */
function allowanceFor({ state, key, frame, force }: Asked, action: Parts): Roll | undefined {
  if (action.type === "moveUnit" && action.unit !== GS) return allowanceRoll(0, 1, "9.12");
  if (action.type === "moveLeader") return allowanceRoll(campaignOf(state, action.leader!), 2, "8.23");
  if (action.type === "lead" && (key === "move.lead" || key === "successors.lead") && force)
    return allowanceRoll(campaignOf(state, action.leader!), force.rows.length === 0 ? 2 : 1, "9.12");
  if (action.type === "lead" && key === "sea.lead") return cargoRoll(state, action.leader!);
  if (action.type !== "pickUp" || frame.proc !== "fleetMove" || !force || force.mp >= 0) return undefined;
  const leaders = campaigners(state, frame as Voyage);
  return leaders.length === 1 ? cargoRoll(state, leaders[0]!) : undefined;
}

/** 9.12: Movement Points by the die. */
const allowanceRoll = (campaign: number, times: number, rule: string): Roll => ({
  of: "allowance",
  rule,
  dice: 1,
  added: modifiers({ campaign }),
  faces: byFace((die) => times * (die + campaign)),
});

/** 11.32, R165: whether a leader has the MP to take an army aboard. */
function cargoRoll(state: State, leader: Leader): Roll {
  const { sail, pickUp, debark } = worldOf(state.config).data.charts.movement;
  const added = modifiers({ campaign: campaignOf(state, leader) });
  return atLeast({ of: "cargo", rule: "11.32", dice: 1, added }, sail + pickUp + debark);
}

const withdrawalRoll = (hindered: number): Roll => ({
  of: "withdrawal",
  rule: "10.41",
  dice: 1,
  added: modifiers({ hindered }),
  faces: byFace((die) => Math.max(0, die + hindered)),
});

/** 9.43: what the mountains, or want of a line, would take. */
export const attritionRoll = (state: State, force: number, node: Node, power: Power, rule: string): Roll => ({
  of: "attrition",
  rule,
  dice: 1,
  added: [],
  faces: lossesByDie(state, { force, node, power }),
});

/** 11.13, 11.14. */
export function continuityRoll(state: State, force: Force, stop: Pick<Voyage, "added" | "drawn">): Roll {
  const { continuityHighest } = worldOf(state.config).data.charts.naval;
  const all = modifierFor(state, force, stop);
  const stopped = stop.drawn ? 0 : stop.added;
  const rule = stop.drawn ? "11.45" : "11.13";
  const added = modifiers({ stopped, leader: all - stopped });
  return atMost({ of: "continuity", rule, dice: 2, added }, continuityHighest);
}

/** 10.32: with the best leader there, or with the one who rides alone. */
export function interceptionRoll(
  state: State,
  power: Power,
  from: Node,
  space: Node,
  leaders: readonly Leader[],
): Roll {
  const added = modifiers({ ...helpFor(state, power, from, space, leaders) });
  const { target } = worldOf(state.config).data.charts.interception;
  return atLeast({ of: "interception", rule: "10.32", dice: 2, added }, target);
}

function ownInterception({ state, power, force, frame }: Asked, action: Parts): Roll | undefined {
  const { node, owner = power, leader } = action;
  if (node === undefined || !force) return undefined;
  const { tried } = frame as Partial<InterceptionFrame>;
  const leaders =
    leader === undefined
      ? leadersOf(state, node, owner).filter((one) => tried?.leaders.includes(one) !== true)
      : [leader];
  return interceptionRoll(state, power, node, force.node, leaders);
}

/** 11.21: at sea a die says whether a fleet is blown off its course, or comes into a storm. */
export function weatherRoll(state: State, node: Node): Roll | undefined {
  const { map, data } = worldOf(state.config);
  const { pointBlownFrom, deepBlownFrom, deepStormFrom } = data.charts.naval;
  const kind = map.kind[node];
  if (kind !== NAVAL_POINT && kind !== DEEP_SEA) return undefined;
  const blownFrom = kind === DEEP_SEA ? deepBlownFrom : pointBlownFrom;
  const fair = atMost({ of: "weather", rule: "11.21", dice: 1 }, blownFrom - 1);
  const worst = (die: number): number => (kind === DEEP_SEA && die >= deepStormFrom ? 2 : die >= blownFrom ? 1 : 0);
  return { ...fair, faces: byFace(worst) };
}

/** 12.63. */
export function piratesRoll(state: State, force: Force, node: Node): Roll {
  const added = modifiers({ ...helpAgainstPirates(state, force, node) });
  const { piratesTarget } = worldOf(state.config).data.charts.naval;
  return atLeast({ of: "pirates", rule: "12.63", dice: 1, added }, piratesTarget);
}
