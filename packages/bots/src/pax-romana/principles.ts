import type { Action, Parts } from "@ara/pax-romana";

/** What `steady` goes by, in a word; a sentence for each is in the texts of whoever shows it. */
export const PRINCIPLES = [
  "act",
  "save",
  "march",
  "arm",
  "talk",
  "strongest",
  "single",
  "garrisons",
  "build",
  "enough",
  "from",
  "together",
  "guard",
  "leader",
  "leaderStays",
  "rating",
  "go",
  "hold",
  "gather",
  "sea",
  "catch",
  "letGo",
  "stand",
  "spare",
  "bid",
  "shifts",
  "cheapest",
  "sack",
  "mercy",
  "militia",
  "upkeep",
  "place",
  "objective",
  "bread",
  "passage",
  "toll",
  "leading",
  "best",
] as const;
export type Principle = (typeof PRINCIPLES)[number];

type By = Principle | ((action: Action & Parts) => Principle);

const yes =
  (is: Principle, not: Principle) =>
  ({ yes: said }: Parts): Principle =>
    said === true ? is : not;
const ifType =
  (type: string, is: Principle, not: Principle) =>
  (action: Action): Principle =>
    action.type === type ? is : not;

const CHOICE: Readonly<Record<string, Principle>> = {
  major: "strongest",
  minor: "single",
  construct: "build",
  hire: "arm",
  done: "enough",
};
const STEP: Readonly<Record<string, Principle>> = {
  step: "go",
  stop: "enough",
  drop: "hold",
  breakDown: "hold",
  pickUp: "gather",
  embark: "sea",
};

/** By question, or by the part of its key before the dot. */
const BY: Readonly<Record<string, By>> = {
  "activation.pay": ifType("pay", "act", "save"),
  "activation.operation": ({ kind }) => (kind === "expansion" ? "march" : kind === "recruitment" ? "arm" : "talk"),
  "expansion.choose": ({ type }) => CHOICE[type] ?? "best",
  "major.where": "from",
  "minor.where": "from",
  "minor.what": ifType("breakDownUnit", "garrisons", "single"),
  "units.move": ifType("all", "together", "guard"),
  "units.drop": "hold",
  "units.breakDown": "hold",
  "units.pickUp": "gather",
  "force.leader": yes("leader", "leaderStays"),
  "interception.leader": yes("leader", "leaderStays"),
  "withdrawal.leader": yes("leader", "leaderStays"),
  "move.lead": "rating",
  "successors.lead": "rating",
  "battle.lead.attacker": "rating",
  "battle.lead.defender": "rating",
  "land.step": ({ type }) => STEP[type] ?? "best",
  "interception.attempt": ifType("intercept", "catch", "letGo"),
  "interception.units": "together",
  "withdrawal.ask": yes("spare", "stand"),
  "battle.walls": yes("spare", "stand"),
  "battle.retreat": yes("spare", "stand"),
  "battle.raise": "shifts",
  "battle.lower": "shifts",
  "siege.bid": "bid",
  "attrition.lose": "cheapest",
  sack: yes("sack", "mercy"),
  militia: "militia",
  construction: "build",
  recruitment: "arm",
  manpower: "arm",
  hire: "arm",
  maintenance: "upkeep",
  leaders: "place",
  placement: "place",
  reserve: "place",
  objective: "objective",
  meeting: "talk",
  deal: "talk",
  bribe: "talk",
  "bribe.offer": ifType("noOffer", "save", "talk"),
  stability: "bread",
  passage: "passage",
  "sea.toll": "toll",
  "income.toll": "toll",
  "attrition.toll": "toll",
  sea: "sea",
  losses: "cheapest",
  reroll: "shifts",
  elephants: "shifts",
  invasion: "leading",
  pirates: "leading",
  soldier: "place",
};

/** What decides a question for `steady`. */
export function principleOf(key: string, action: Action): Principle {
  const by = BY[key] ?? BY[key.split(".")[0]!] ?? "best";
  return typeof by === "string" ? by : by(action);
}
