import type { Chance } from "@ara/kernel";
import type { Action } from "../action.ts";
import { config, OPTIONS, worldOf, type Config } from "../config.ts";
import { data, type Node, type Power, type ScenarioName } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import type { State } from "../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";

/** Whoever plays the games of the properties. */

/** The scenarios of the Standard Game. */
export const STANDARD: readonly ScenarioName[] = ["I", "II", "III", "V", "VII"];

/** Tables of all kinds: with and without the optional rules, in every format of play. */
export function tableOf(scenario: ScenarioName, game: number): Config {
  const format = data.formats[game % data.formats.length]!.id;
  return config(scenario, { format, options: game % 2 === 0 ? [] : OPTIONS });
}

/** Random play that likes to act, and to fight: it seldom gives up what it could do, and goes where others are. */
export function eager(state: State, legal: readonly Action[], chance: Chance): Action {
  if (chance.below(8) === 0) return chance.pick(legal);
  const { proc } = state.frames.at(-1)!;
  const ends = DESKS.has(proc) && chance.below(3) === 0 ? legal.filter(({ do: verb }) => ENDS.has(verb)) : [];
  if (ends.length > 0) return chance.pick(ends);
  const fights = legal.filter((action) => FIGHTING.has(action.do) || isTowardOthers(state, action));
  if (fights.length > 0 && chance.below(3) > 0) return chance.pick(fights);
  const active = legal.filter(({ do: verb, yes }) => !IDLE.has(verb) && (yes !== false || verb === "toll"));
  return chance.pick(active.length > 0 ? active : legal);
}

/** Plans and talks, and what ends them: they should not go on forever. */
const DESKS: ReadonlySet<string> = new Set(["manpower", "maintenance", "recruitment", "meeting", "deal"]);
const ENDS: ReadonlySet<string> = new Set(["lock", "done", "pass", "send", "decline"]);
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
  "sack",
  "goOn",
]);

/** A step or a sail to a node where somebody else is, or a Major Move that begins beside one. */
function isTowardOthers(state: State, { do: verb, node }: Action): boolean {
  if (node === undefined) return false;
  const { proc, power } = state.frames.at(-1)! as Frame & { power?: Power };
  if (verb === "at" && proc === "majorMove")
    return worldOf(state.config).map.land[node]!.some((near) => isOthers(state, near, power));
  if (verb !== "step" && verb !== "sail") return false;
  return isOthers(state, node, state.forces.find((force) => force !== null)?.power);
}

function isOthers({ works, pirates, table }: State, node: Node, own: Power | undefined): boolean {
  if (pirates.includes(node) || ((works[node] ?? 0) > 0 && works[node]! >> 4 !== own)) return true;
  return table.keys.some((key) => nodeOfKey(key) === node && ownerOfKey(key) !== own);
}
