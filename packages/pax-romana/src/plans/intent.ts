import type { Action } from "../action.ts";
import type { Node } from "../data/index.ts";
import type { Prompt } from "../prompt/index.ts";
import type { MajorMover } from "../rules/frames.ts";
import type { Goal, Leg, Stack } from "../ways/reach.ts";

/** "This army there": what somebody has in mind, as plain data. The small questions of a Move follow from it. */
export interface Intent {
  /** What moves; for a force on its way already, what it is made of. */
  readonly stack: Stack;
  /** 9.11, 12.42: whose Major Move; a Minor Move if the stack says so. */
  readonly mover: MajorMover;
  /** The legs, and how many of them are behind it. */
  readonly way: readonly Pick<Leg, "node" | "by" | "mp" | "attack">[];
  readonly done: number;
  /** Movement Points it must have at the beginning. */
  readonly need: number;
  /** 5.11: the Spaces on the way where the cheapest unit stays. */
  readonly occupy: readonly Node[];
  /** 12.14: the Spaces on the way where a unit becomes garrisons, of which one stays. */
  readonly garrison: readonly Node[];
  /** 12.51: where a toll is paid without another word. */
  readonly tolls: readonly Node[];
  /** The Move ends at the goal; else it may go on from there. */
  readonly ends: boolean;
}

/** What is meant besides the way; `price` is paid by whoever leaves a Space where a garrison stays. */
interface Besides extends Partial<Pick<Intent, "mover" | "occupy" | "garrison" | "tolls" | "ends">> {
  readonly price?: number;
}

/** The way to a goal, as it is meant when it is confirmed. */
export const intentOf = (
  stack: Stack,
  { way, need }: Pick<Goal, "need"> & Pick<Intent, "way">,
  { mover = "own", occupy = [], garrison = [], price = 0, tolls = [], ends = true }: Besides = {},
): Intent => ({ stack, mover, way: paid(way, garrison, price), need, done: 0, occupy, garrison, tolls, ends });

function paid(way: Intent["way"], garrison: readonly Node[], price: number): Intent["way"] {
  const firsts = new Set(garrison.map((node) => 1 + way.findIndex((leg) => leg.node === node)));
  return way.map((leg, i) => (i > 0 && firsts.has(i) ? { ...leg, mp: leg.mp + price } : leg));
}

/** Where the force is to be by now. */
export const placeIn = ({ way, done, stack }: Intent): Node => way[done - 1]?.node ?? stack.node;

/** Movement Points it must still have for the legs to come. */
export const restOf = ({ way, done, need }: Intent): number =>
  way.slice(0, done).reduce((sum, { mp }) => sum - mp, need);

const LEGS: ReadonlySet<Action["type"]> = new Set(["step", "embark", "sail", "debark"]);

/** The intent after an answer of its own. */
export const after = (intent: Intent, action: Action): Intent =>
  LEGS.has(action.type) ? { ...intent, done: intent.done + 1 } : intent;

/** The only answer there is: it need not be asked for, unless it gives something up. */
export function onlyAnswer({ options }: Prompt): Action | null {
  const [one, ...more] = options.filter(({ refusal }) => refusal === null);
  return one && more.length === 0 && one.care !== "gone" ? one.action : null;
}
