import type { ProcName } from "../rules/frames.ts";
import type { Chance } from "@ara/kernel";
import type { Action, Parts } from "../action.ts";
import { config, OPTIONS, worldOf, type Config } from "../config.ts";
import { NONE, data, type ScenarioName } from "../data/index.ts";
import { isPower } from "../rules/control/keeper.ts";
import type { State } from "../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";
import { builderAt, worksAt } from "../state/works.ts";

/** The scenarios of the Standard Game. */
export const STANDARD: readonly ScenarioName[] = ["I", "II", "III", "V", "VII"];

/** Tables of all kinds: with and without the optional rules, in every format of play. */
export function tableOf(scenario: ScenarioName, game: number): Config {
  const format = data.formats[game % data.formats.length]!.id;
  return config(scenario, { format, options: game % 2 === 0 ? [] : OPTIONS });
}

/**
 * Random play that likes to act, and to fight: it seldom gives up what it could do, goes where others are, buys objectives,
 * and keeps Talents for its markers.
 */
export function eager(state: State, legal: readonly Action[], chance: Chance): Action {
  const plan = legal.find(({ type: verb }) => verb === "lock");
  if (plan && chance.below(2) === 0) return plan;
  const talk = TALKS.has(state.frames.at(-1)!.proc) ? legal.find(({ type: verb }) => ENDS.has(verb)) : undefined;
  if (talk && chance.below(3) === 0) return talk;
  if (chance.below(8) === 0) return chance.pick(legal);
  const objective = legal.find((action) => action.type === "order" && action.kind === "objective");
  if (objective && chance.below(3) === 0) return objective;
  const prizes = legal.filter((action) => isTowardPrize(state, action));
  if (prizes.length > 0 && chance.below(2) === 0) return chance.pick(prizes);
  const fights = legal.filter(
    (action) =>
      FIGHTING.has(action.type) ||
      (action.type === "operation" && action.kind === "expansion") ||
      isTowardOthers(state, action),
  );
  if (fights.length > 0 && chance.below(3) > 0) return chance.pick(fights);
  const active = legal.filter(
    (action) => !IDLE.has(action.type) && ((action as Parts).yes !== false || action.type === "toll"),
  );
  return chance.pick(active.length > 0 ? active : legal);
}

/** Talks, and what ends them: they should not go on forever. */
const TALKS: ReadonlySet<ProcName> = new Set<ProcName>(["meeting", "deal"]);
const ENDS: ReadonlySet<string> = new Set(["pass", "send", "decline"]);
const IDLE: ReadonlySet<string> = new Set([
  "lapse",
  "talk",
  "callMeeting",
  "withhold",
  "holdReserve",
  "undoOrder",
  "lock",
  "done",
  "stop",
]);
const FIGHTING: ReadonlySet<string> = new Set([
  "pay",
  "major",
  "fight",
  "intercept",
  "embark",
  "all",
  "debark",
  "commit",
  "attackAgain",
  "landAgain",
  "sack",
  "goOn",
]);

/** A step or a sail to a node where somebody else is, or a Move from next to him. */
function isTowardOthers(state: State, { type: verb, node }: Parts): boolean {
  if (node === undefined) return false;
  if (verb === "step" || verb === "sail") return areOthersAt(state, node);
  const { land, sea } = worldOf(state.config).map;
  const isOther = (near: number): boolean => areOthersAt(state, near);
  return verb === "at" && (land[node]!.some(isOther) || sea[node]!.some(isOther));
}

/** A step into a Town or City that is no power's with its walls down, or a Move from next to it. */
function isTowardPrize(state: State, { type: verb, node }: Parts): boolean {
  if (node === undefined || (verb !== "step" && verb !== "at")) return false;
  const { map, data: tables } = worldOf(state.config);
  const isPrize = (near: number): boolean => {
    const here = worksAt(state, near);
    return here !== undefined && !isPower(here.owner) && here.walls <= tables.units.works[here.works]!.leastWalls;
  };
  return verb === "step" ? isPrize(node) : map.land[node]!.some(isPrize);
}

function areOthersAt(state: State, node: number): boolean {
  const { pirates, frames, forces, table } = state;
  const own = forces.find((force) => force !== null)?.power ?? (frames.at(-1) as { power?: number }).power;
  if (pirates.includes(node) || ![NONE, own].includes(builderAt(state, node))) return true;
  return table.keys.some((key) => nodeOfKey(key) === node && ownerOfKey(key) !== own);
}
