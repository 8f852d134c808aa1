import { NONE, type Unit } from "../data/index.ts";
import { canRetreat, sideOf, type LandBattleFrame } from "../rules/battle/battle.ts";
import { lossIn } from "../rules/battle/loss-calls.ts";
import { losingOf } from "../rules/battle/losses.ts";
import { countsOn } from "../rules/battle/sides.ts";
import type { Pair } from "../rules/frames.ts";
import { hasInfantry, hasLand } from "../rules/movement/contents.ts";
import { worldOf } from "../config.ts";
import { emptyRow, type State } from "../state/state.ts";
import { worksAt } from "../state/works.ts";
import { cheapest } from "./losses.ts";

/** What Battle Points of losses are, if a side gives up what is cheapest. */
export interface Toll {
  /** How many of each sort are lost. */
  readonly units: readonly number[];
  /** The sort of which one is reduced, or NONE. */
  readonly reduced: Unit;
  readonly walls: number;
}

const NOTHING: Toll = { units: emptyRow(), reduced: NONE, walls: 0 };

/** 10.52, 10.8, 7.32: what a side pays for so many Battle Points. */
function tollOf(state: State, battle: LandBattleFrame, i: 0 | 1, need: number): Toll {
  if (need === 0) return NOTHING;
  const { lines, dues } = losingOf(state, lossIn(state, battle, i, need));
  if (lines.length === 0) return NOTHING;
  const { taken, flip } = cheapest({ lines, need, dues, taken: [], at: 0 });
  const units = emptyRow();
  let walls = 0;
  lines.forEach(({ kind, unit }, line) => {
    if (kind === "walls") walls += taken[line]!;
    else units[unit]! += taken[line]!;
  });
  return { units, reduced: lines[flip]?.unit ?? NONE, walls };
}

/** What losses mean in a battle as it stands. */
export interface Tolls {
  readonly of: (i: 0 | 1, need: number) => Toll;
  /** Whether a defender who stays however the dice fall is rid of the Space by these losses; never where he may go (10.91). */
  readonly falls: (losses: Pair<number>) => boolean;
}

/** 10.91: why a defender stays where he is though he is beaten; `null` where he does not. */
export function keepingIn(state: State, { walled, kind, defender }: LandBattleFrame): "walls" | "resolve" | null {
  if (kind === "walls" || walled === "defender") return "walls";
  return canRetreat(state, defender) ? null : "resolve";
}

export function tollsIn(state: State, battle: LandBattleFrame): Tolls {
  const known: [Toll[], Toll[]] = [[], []];
  const of = (i: 0 | 1, need: number): Toll => (known[i][need] ??= tollOf(state, battle, i, need));
  const left = (i: 0 | 1, need: number): number[] => {
    const { units } = of(i, need);
    return countsOn(state, battle.space, sideOf(battle, i)).map((n, unit) => n - units[unit]!);
  };
  const keeping = keepingIn(state, battle);
  const falls = ([own, theirs]: Pair<number>): boolean => {
    if (keeping === null || !hasLand(state, left(0, own))) return false;
    if (keeping === "resolve") return !hasLand(state, left(1, theirs));
    const here = worksAt(state, battle.space);
    const least = here ? worldOf(state.config).data.units.works[here.works]!.leastWalls : 0;
    // 7.33, 7.41: walls as low as they can be, and no infantry behind them.
    return (here?.walls ?? 0) - of(1, theirs).walls <= least && !hasInfantry(state, left(1, theirs));
  };
  return { of, falls };
}
