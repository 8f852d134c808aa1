import { type Action } from "@ara/pax";
import { plays } from "./moves.ts";
import { LAST, LATER, LEARNER, RIVAL } from "./prepared.ts";
import type { LearnTexts } from "../texts/en/learn.ts";

export type StepId = keyof LearnTexts["steps"];

/** What the learner is to do: read on, make a move, or try one that is refused and see why. */
type Task =
  | { readonly type: "read" }
  | { readonly type: "do"; readonly action: Action }
  | { readonly type: "try"; readonly action: Action };

/** One thing at a time: a few sentences, and what to do. */
export interface Step {
  readonly id: StepId;
  readonly task: Task;
  /** What happens before: the rival's turn, or a leap ahead. */
  readonly before: readonly Action[];
  /** Places on the table that glow, besides what is to be pressed. */
  readonly glow: readonly string[];
  /** Where a phone looks. */
  readonly tab: "table" | "rome" | "players";
  /** Whether what happens before is too much to watch. */
  readonly leap: boolean;
  /** The rule to read more in. */
  readonly rule: string;
}

type More = Partial<Pick<Step, "before" | "glow" | "tab" | "leap">>;

const step = (id: StepId, rule: string, task: Task, more: More): Step => ({
  id,
  task,
  rule,
  before: [],
  glow: [],
  tab: "table",
  leap: false,
  ...more,
});
const read = (id: StepId, rule: string, more: More = {}): Step => step(id, rule, { type: "read" }, more);
const act = (id: StepId, rule: string, action: Action, more: More = {}): Step =>
  step(id, rule, { type: "do", action }, more);

const LEGIONS = ["legion-0", "legion-1", "legion-2"];
const [, placeHand, placeLegion, placeDeck, buyFirst, playLand, playFleet, playMore, endFirst] = LEARNER.first;
const [drawThird, senator, wealth, fleet, buyThird, playWealth, playSmall, endThird] = LEARNER.third;
const [drawFourth, intrigue, land, religion, buyFourth, playIntrigue, endFourth] = LEARNER.fourth;

/** The lesson. What is said at each step is in the texts, under its name. */
export const STEPS: readonly Step[] = [
  read("goal", "6.2", { glow: ["rome"], tab: "rome" }),
  read("traitor", "6.3", { glow: ["rome"], tab: "rome" }),
  act("keep", "2.5", LEARNER.setup[0]),
  read("hand", "2.7", { before: RIVAL.setup, glow: ["hand", "purse"] }),
  read("legions", "2.6", { glow: LEGIONS }),
  read("dearest", "4.2", { glow: ["legion-0"] }),
  act("draw", "3.1", LEARNER.first[0]),
  act("placeHand", "3.3", placeHand),
  act("placeLegion", "3.3", placeLegion),
  act("placeDeck", "3.3", placeDeck),
  act("buy", "3.7", buyFirst),
  step("limit", "3.10", { type: "try", action: plays("fleet:1:1") }, {}),
  act("playFree", "3.9", playLand),
  act("playOne", "3.9", playFleet),
  act("playTwo", "3.9", playMore),
  act("income", "3.11", endFirst),
  read("collected", "4.2", { before: RIVAL.first, glow: ["rome"], tab: "rome" }),
  read("conspiratus", "3.12", { glow: ["player-1"], tab: "players" }),
  act("peek", "3.2", LEARNER.second[0], { before: RIVAL.second }),
  read("peeked", "3.2", { glow: ["rome"], tab: "rome" }),
  act("drawAgain", "3.3", drawThird, { before: RIVAL.third }),
  act("bait", "3.3", senator),
  act("keepWealth", "3.8", wealth),
  act("bury", "4.2", fleet),
  act("buyPair", "3.7", buyThird),
  act("playWealth", "3.8", playWealth),
  act("playThird", "3.8", playSmall),
  read("discount", "3.8", { glow: LEGIONS }),
  act("endThird", "3.11", endThird),
  act("drawLast", "3.1", drawFourth, { before: RIVAL.fourth }),
  act("keepIntrigue", "3.12", intrigue),
  act("addLand", "3.3", land),
  act("slip", "3.3", religion),
  act("buyCheap", "3.8", buyFourth),
  act("takeOver", "3.12", playIntrigue),
  act("noIncome", "3.11", endFourth, { glow: ["purse"] }),
  read("leap", "5.1", { glow: ["deck"] }),
  read("danger", "6.3", { before: LATER, leap: true, glow: ["rome"], tab: "rome" }),
  act("last", "6.2", LAST[0]),
  act("finish", "5.1", LAST[1]),
  read("verdict", "6.2", { glow: ["rome"], tab: "rome" }),
  read("points", "6.5"),
];

/** Everything that was decided before a step is shown. */
export const playedBefore = (index: number): Action[] =>
  STEPS.slice(0, index + 1).flatMap(({ before, task }, i) =>
    task.type === "do" && i < index ? [...before, task.action] : before,
  );
