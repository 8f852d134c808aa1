import { allows, CITY, SEA, worksAt, type Frames, type Node } from "@ara/pax-romana";
import { briberyQuestions } from "./bribery.ts";
import type { Outlook } from "./outlook.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { provinceWorth } from "./stakes.ts";

type Term = Frames["deal"]["terms"][number];

/** The first of these verbs, then the second, and so on. */
const first =
  (...verbs: readonly string[]): Worth =>
  (_view, action) =>
    verbs.includes(action.type) ? verbs.length - verbs.indexOf(action.type) : 0;

/** What permissions cost who gives them, and are worth to who gets them; in Talents. */
const GIVEN: Readonly<Record<string, number>> = {
  pass: 2,
  stack: 3,
  join: 6,
  sea: 0.4,
  loc: 0.2,
  objective: 1,
  card: 2,
  hand: 1,
};
const GOT: Readonly<Record<string, number>> = {
  pass: 0.3,
  stack: 0.2,
  join: 0.2,
  sea: 0.6,
  loc: 0.4,
  objective: 0.5,
  card: 1,
  hand: 0.5,
};
/** 4.1: what a permission counts beyond this turn; it can be taken back. */
const THIS_TURN = 1;
const LONGER = 1.5;
/** What Spaces count in Talents: walls, and a share of the province. */
const TOWN_CEDED = 3;
const CITY_CEDED = 6;

/** 4.1: what a term is worth in Talents; words are worth nothing. */
function termWorth(outlook: Outlook, { kind, giver, n, node, turns }: Term): number {
  const isOwn = giver === outlook.power;
  if (kind === "talents") return isOwn ? -n : n;
  if (kind === "cede") return isOwn ? -1.5 * spaceWorth(outlook, node) : spaceWorth(outlook, node);
  return (isOwn ? -(GIVEN[kind] ?? 0) : (GOT[kind] ?? 0)) * (turns === THIS_TURN ? 1 : LONGER);
}

function spaceWorth(outlook: Outlook, node: Node): number {
  const works = worksAt(outlook.view, node);
  const walls = works ? (works.works === CITY ? CITY_CEDED : TOWN_CEDED) : 0;
  return walls + provinceWorth(outlook, outlook.world.map.province[node]!) / 2;
}

/** 4.1, 3.44: an offer is taken that brings more than it costs, but never for Talents that markers need. */
const answer: Worth = (view, action, outlook) => {
  const { terms } = inFrame(view, "deal");
  const paid = terms.reduce(
    (sum, { kind, giver, n }) => sum + (kind === "talents" && giver === outlook.power ? n : 0),
    0,
  );
  const isDear = paid > Math.max(0, outlook.treasury - outlook.reserve);
  const worth = isDear ? -1 : terms.reduce((sum, term) => sum + termWorth(outlook, term), 0);
  if (action.type === "postpone") return worth > 0 ? 0.5 : -1;
  return (action.type === "accept") === worth > 0 ? 1 : 0;
};

/** Proposals that it makes at one Meeting: to each of the others. */
const MOST_PROPOSALS = 3;

/** What it proposes gains both: open ports and open lines for each other. */
const PROPOSED: readonly string[] = ["sea", "loc"];

const speak = about(["propose", "pass"], (view, action, { power }) => {
  if (action.type === "pass") return 0;
  const { proposals } = inFrame(view, "meeting");
  return proposals < MOST_PROPOSALS && !allows(view, power, action.power, SEA) ? 1 : -1;
});

/** 4.2: whoever has nothing to ask passes; one proposal is enough. */
const ally = about(["propose", "pass"], (view, action, { power }) => {
  if (action.type === "pass") return 0;
  const { proposals } = inFrame(view, "alliance");
  return proposals < 1 && !allows(view, power, action.power, SEA) ? 1 : -1;
});

const terms: Worth = (_view, action) => {
  if (action.type === "term") return PROPOSED.includes(action.kind) ? 2 : -1;
  return action.type === "send" ? 1 : 0;
};

/** Chapter 4: talks, and what is asked of a host of ports. */
export const diplomacyQuestions: Questions = {
  "meeting.invite": first("invite", "begin"),
  "meeting.speak": speak,
  "alliance.speak": ally,
  "deal.terms": terms,
  "deal.card": () => 0,
  "deal.talents": (_view, action) => -(action.n ?? 0),
  "deal.cede": () => 0,
  "deal.lasting": (_view, { n }) => (n === 0 ? 1 : 0),
  "deal.show": () => 0,
  "deal.answer": answer,
  ...briberyQuestions,
  "passage.ask": first("stopFleet"),
};
