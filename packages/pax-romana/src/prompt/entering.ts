import { worldOf } from "../config.ts";
import { ALPINE_PASS, NONE, TRIBES, type Leader, type Node, type Owner, type Power } from "../data/index.ts";
import { candidatesOf } from "../rules/battle/interceptors.ts";
import { deciderFor, powerBehind } from "../rules/control/keeper.ts";
import { moverOf, relationOf } from "../rules/control/relation.ts";
import type { BattleKind } from "../rules/frames.ts";
import { caughtBy } from "../rules/leaders/fate.ts";
import { falls, hostileOwners, isWatched } from "../rules/movement/arrival.ts";
import { leadersOf, meets, MEETS_GARRISON, MEETS_LAND, MEETS_TRIBE, MEETS_WORKS } from "../rules/movement/contents.ts";
import { OVER_STRAIT } from "../state/force.ts";
import type { Force, State } from "../state/state.ts";
import { worksAt } from "../state/works.ts";
import { attritionRoll, interceptionRoll } from "./dice.ts";
import type { Roll } from "./roll.ts";

/** What comes of entering a place by land. */
export type LandLead =
  /** 10.1, 7.34: a battle, at walls a siege; who decides for the others. */
  | {
      readonly to: "battle";
      readonly at: Node;
      readonly kind: BattleKind;
      readonly against: readonly Owner[];
      readonly power: Power;
    }
  /** 7.41: works fall without a blow. */
  | { readonly to: "capture"; readonly at: Node; readonly from: Owner }
  /** 12.11: lone garrisons are swept away. */
  | { readonly to: "sweep"; readonly at: Node; readonly against: readonly Owner[] }
  /** 9.21: leaders alone flee or are lost. */
  | { readonly to: "leaders"; readonly at: Node; readonly leaders: readonly Leader[] }
  /** 13.12: a counter is turned over, and its people fight. */
  | { readonly to: "tribe"; readonly at: Node }
  /** 10.31: somebody may come from near by. */
  | {
      readonly to: "interception";
      readonly at: Node;
      readonly power: Power;
      readonly from: Node;
      readonly owner: Owner;
      /** A leader who would ride alone, or NONE. */
      readonly leader: Leader;
      readonly roll: Roll;
    }
  /** 9.32: the Alps take their toll. */
  | { readonly to: "attrition"; readonly at: Node; readonly roll: Roll };

/** How a place is entered. */
export interface Entering {
  readonly force: Force;
  readonly index: number;
  readonly to: Node;
  /** Over a strait nobody is intercepted (10.31); by force from the sea, only when all is over (10.38). */
  readonly strait?: boolean;
  readonly kind?: "march" | "amphibious" | "flight";
  readonly barred?: readonly number[];
}

/** 9.21, 10.0, 7.22: what a force would meet, in the order in which it happens. */
export function leadsOfEntry(
  state: State,
  { force, index, to, strait = false, kind = "march", barred = [] }: Entering,
): LandLead[] {
  const { map } = worldOf(state.config);
  if (to >= map.spaces) return map.kind[to] === ALPINE_PASS ? alpsAt(state, force, index, to) : [];
  const there = placed(force, to, strait);
  const comers = interceptionsOf(state, there, barred);
  if (kind === "flight") return comers;
  const caught = caughtBy(state, there, to);
  const found = meets(state, there, to);
  return [
    ...((found & MEETS_TRIBE) !== 0 ? [{ to: "tribe", at: to } as const] : []),
    ...(kind === "amphibious" ? [] : comers),
    ...(caught.length > 0 ? [{ to: "leaders", at: to, leaders: caught } as const] : []),
    ...attackOf(state, there, found, kind === "amphibious"),
    ...(kind === "amphibious" ? comers : []),
  ];
}

/** 9.32: the Alps take nothing from leaders alone, and no garrisons. */
function alpsAt(state: State, { power }: Force, index: number, at: Node): LandLead[] {
  const roll = attritionRoll(state, index, at, power, "9.32");
  return roll.faces!.some((n) => n > 0) ? [{ to: "attrition", at, roll }] : [];
}

const placed = (force: Force, to: Node, strait: boolean): Force => ({
  ...force,
  node: to,
  from: force.node,
  flags: strait ? force.flags | OVER_STRAIT : force.flags & ~OVER_STRAIT,
});

function attackOf(state: State, force: Force, found: number, isLanding: boolean): LandLead[] {
  const at = force.node;
  const against = hostileOwners(state, force, at);
  if ((found & MEETS_TRIBE) !== 0 && !against.includes(TRIBES) && relationOf(state, force, TRIBES) === "hostile")
    against.push(TRIBES);
  const isField = (found & (MEETS_LAND | MEETS_TRIBE)) !== 0;
  const isWalls = (found & MEETS_WORKS) !== 0 && !falls(state, force, at);
  if (isField || isWalls) {
    const kind = isLanding ? "amphibious" : isField ? "attack" : "walls";
    const own = powerBehind(state, against[0]!);
    const power = own === force.power && own !== NONE ? own : deciderFor(state, against[0]!, force.power, at);
    return [{ to: "battle", at, kind, against, power }];
  }
  if ((found & MEETS_WORKS) !== 0) return [{ to: "capture", at, from: worksAt(state, at)!.owner }];
  return (found & MEETS_GARRISON) === 0 ? [] : [{ to: "sweep", at, against }];
}

const NOBODY = { keys: [], rows: [], leaders: [] };

/** 10.31: everybody who could try, in the order of play. */
function interceptionsOf(state: State, force: Force, barred: readonly number[]): LandLead[] {
  if ((force.flags & OVER_STRAIT) !== 0 || !isWatched(state, force)) return [];
  const at = force.node;
  return state.order.flatMap((power) =>
    candidatesOf(state, force, at, power, { barred, tried: NOBODY }).map(({ from, owner, leader }) => {
      const leaders = leader === NONE ? leadersOf(state, from, owner) : [leader];
      const roll = interceptionRoll(state, power, from, at, leaders);
      return { to: "interception", at, power, from, owner, leader, roll } as const;
    }),
  );
}

/** Whose units a force has, for those who would attack it. */
export const ownersIn = (force: Force): Owner[] =>
  force.rows.length === 0 ? [moverOf(force)] : [...new Set(force.rows.map(({ owner }) => owner))];
