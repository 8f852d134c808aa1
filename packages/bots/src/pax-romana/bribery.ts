import { CITY, countsOfForce, NONE, worksAt, type Frames } from "@ara/pax-romana";
import { strengthOf } from "./board.ts";
import type { Outlook } from "./outlook.ts";
import { inFrame, type Questions, type Worth } from "./question.ts";

/** 4.3: what it takes to be left alone, at the least, and for each point of what would be gained. */
const LEAST = 3;
const FOR_EACH = 1.5;

/** What it takes to desist: an attack is about the Space, everything else about a fight. An army at sea has to land. */
function priceOf(outlook: Outlook, { act, node }: Frames["bribe"]): number {
  if (act !== "attack") return LEAST;
  const isAtSea = outlook.view.forces.some((force) => force?.power === outlook.power && force.aboard);
  return isAtSea ? Infinity : Math.max(LEAST, Math.ceil(FOR_EACH * outlook.gain(node)));
}

/** Talents are taken where they pay; whoever has paid is left alone. */
const answer: Worth = (view, action, outlook) => {
  const frame = inFrame(view, "bribe");
  return (action.type === "accept") === frame.n >= priceOf(outlook, frame) ? 1 : 0;
};

/** How much stronger an attacker is before anybody pays him; 3.44: and what is kept for the next turn's markers. */
const SUPERIORITY = 1.5;
const SPARE = 4;
const FOR_TOWN = 4;
const FOR_CITY = 6;

/** What is offered: for a Town, a City or a capital that would fall, while there are Talents to spare; else nothing. */
function offered(outlook: Outlook, { act, actor, node }: Frames["bribe"]): number {
  const { view, world, own, treasury, reserve } = outlook;
  const works = worksAt(view, node);
  const isCapital = world.map.capital[node] !== NONE && world.map.homeAt[node] === outlook.power;
  if (act !== "attack" || (works?.owner !== outlook.power && !isCapital)) return 0;
  const coming = view.forces.reduce(
    (most, force) => (force?.power === actor ? Math.max(most, strengthOf(view, countsOfForce(force))) : most),
    0,
  );
  if (coming < SUPERIORITY * (own[node]! + (works?.walls ?? 0))) return 0;
  const price = isCapital || works?.works === CITY ? FOR_CITY : FOR_TOWN;
  return treasury - reserve >= price + SPARE ? price : 0;
}

const offer: Worth = (view, action, outlook) => {
  const n = outlook.once("bribe", () => offered(outlook, inFrame(view, "bribe")));
  return action.type === "noOffer" ? Number(n === 0) : Number(action.n === n && action.kind === "desist");
};

/** 4.3: what it does with threats, its own and others'. */
export const briberyQuestions: Questions = {
  "bribe.offer": offer,
  "bribe.answer": answer,
  "bribe.proceed": (_view, action) => (action.type === "desist" ? 1 : 0),
};
