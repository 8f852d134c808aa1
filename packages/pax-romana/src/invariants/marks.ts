import { FRESH, GS, WITHDRAWN } from "../data/index.ts";
import type { ProcName } from "../rules/frames.ts";
import { isBeside } from "../state/force.ts";
import { ROW, type State } from "../state/state.ts";
import { markOfKey } from "../state/table.ts";

/** Procedures that are a Move, or in which slaves or a horde make one; and those in which units carry marks. */
const MOVES: ReadonlySet<ProcName> = new Set<ProcName>([
  "majorMove",
  "minorMove",
  "slaveDuty",
  "invasion",
  "massiveRebellion",
  "successorWars",
  "africaRises",
]);
const ACTIVE: ReadonlySet<ProcName> = new Set<ProcName>([...MOVES, "activation", "pontusActivation", "expansion"]);

/** 10.41, R387: that a land unit has withdrawn is forgotten when the Move ends from which it did. */
export function withdrawsOnlyInMoves({ frames, table: { keys, counts } }: State): boolean {
  if (frames.some(({ proc }) => MOVES.has(proc))) return true;
  for (let i = 0; i < keys.length; i++) {
    if ((markOfKey(keys[i]!) & WITHDRAWN) === 0) continue;
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS && counts[i * ROW + unit] !== 0) return false;
  }
  return true;
}

/** 10.94: units go beside a force on the march only while it retreats. */
export const goesBesideOnlyInRetreats = ({ frames, forces }: State): boolean =>
  forces.every((force) => force === null || !force.rows.some(({ mark }) => isBeside(mark))) ||
  frames.some(({ proc }) => proc === "retreat");

/** 9.14. */
export const isFreshOutsideOfMoves = ({ frames, table: { keys } }: State): boolean =>
  frames.some(({ proc }) => ACTIVE.has(proc)) || keys.every((key) => markOfKey(key) === FRESH);
