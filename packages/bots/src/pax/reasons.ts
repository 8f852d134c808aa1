import type { Decision, Params } from "@ara/kernel";
import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  CATEGORIES,
  categoryOf,
  NOBODY,
  placeTo,
  startUnder,
  sumOfValues,
  symbolsOf,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  valueOf,
  writeCard,
  type Action,
  type Card,
  type Pax,
  type View,
} from "@ara/pax";
import { Facts } from "./facts.ts";
import { laidOut, weightOf } from "./laid-out.ts";
import type { Reason } from "./reason.ts";
import type { ReasonKey } from "./texts/en/index.ts";

const reason = (key: ReasonKey, params: Params = {}, so?: Reason): Reason =>
  so ? { key, params, so } : { key, params };

/** Where everybody sees that nothing else can be done. */
export const FORCED: Reason = { key: "only", params: {} };

/** Whether everybody sees how many answers there are: of several drawn cards nobody else knows whether they are alike. */
const isCounted = ({ step, drawn }: View): boolean => step === "turn" || (step === "draw" && drawn.length === 1);

/** Whether everybody sees that there is nothing else to do. */
export const isForced = ({ legal, view }: Pick<Decision<Pax>, "legal" | "view">): boolean =>
  legal.length === 1 && isCounted(view);

/** What a bot says of an action: the same whenever it is asked, so that nobody has to keep it. */
export const saidReason = (decision: Pick<Decision<Pax>, "legal" | "view">, action: Action): Reason =>
  isForced(decision) ? FORCED : openReason(decision.view, action);

/** Why a seat did what everybody saw: made of what a spectator knows, whoever's view it is read from. */
export const openReason = (view: View, action: Action): Reason => reasonFor(new Facts(view, true), action);

/** Why, told to the seat itself: its hand and its purse are part of the plan. */
export const adviceReason = ({ view }: Pick<Decision<Pax>, "view">, action: Action): Reason =>
  reasonFor(new Facts(view, false), action);

function reasonFor(facts: Facts, action: Action): Reason {
  const c = actionCard(action);
  switch (actionType(action)) {
    case "draw":
    case "singly":
      return drew(facts);
    case "peek":
      return reason("peek", { hidden: facts.view.rome.hidden.length, ahead: romeAhead(facts) });
    case "keep":
      return reason("keep", { card: writeCard(c) }, laidOut(facts, c));
    case "start":
      return reason("start", { card: writeCard(c), under: writeCard(startUnder(action)) });
    case "play":
      return laidOut(facts, c);
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return reason("hand", {}, laidOut(facts, c));
      return to === TO_DECK ? buried(facts, c) : fed(facts, c, to - TO_LEGION);
    }
    case "buy":
      return bought(facts, pax.buyLegion(action));
    case "skip":
      return saved(facts);
    case "end":
      // Both follow from what lies open.
      return reason("end", { cost: facts.view.own?.nextPlayCost ?? 0, income: pax.income(facts.view) });
    case "tribute":
      return given(facts, c);
    case "pass":
      return reason("pass");
  }
}

/** A turn with cards: perhaps a group that it can be used to buy, which a look at Rome's cards would leave to others. */
function drew(facts: Facts): Reason {
  const { aurei, view } = facts;
  const wanted = view.legions
    .map((group, legion) => ({ legion, price: facts.price(legion), weight: bestOf(facts, group) }))
    .filter(({ legion, price }) => view.legions[legion]!.length > 0 && aurei !== null && price <= aurei)
    .toSorted((a, b) => weightOf(a.weight!) - weightOf(b.weight!))[0];
  return wanted ? reason("drawBuy", { legion: wanted.legion, price: wanted.price }, wanted.weight) : reason("draw");
}

/** What the most telling card of a group does. */
const bestOf = (facts: Facts, group: readonly Card[]): Reason | undefined =>
  group.map((c) => laidOut(facts, c)).toSorted((a, b) => weightOf(a) - weightOf(b))[0];

const romeAhead = ({ view, rome, displays }: Facts): number =>
  CATEGORIES.slice(0, pax.measure(view.config).categories).filter((_, i) =>
    displays.every((symbols) => symbols[i]! <= rome[i]!),
  ).length;

/** A card under a legion: to be bought, now or later; or it turns Rome to another group, or makes this one dear. */
function fed(facts: Facts, c: Card, legion: number): Reason {
  const card = writeCard(c);
  const group = facts.view.legions[legion]!;
  const price = facts.price(legion, valueOf(c));
  const said = { card, legion, price };
  const { aurei } = facts;
  const before = facts.romeNext();
  const then = facts.romeNext(legion, c);
  if (aurei !== null && price <= aurei) return reason("feedNow", { ...said, aurei });
  if (facts.isInReach(price) && then !== legion) return reason("feedNext", said);
  if (then === legion && before !== legion && before !== NOBODY && !facts.isAlly)
    return reason("feedRome", { ...said, instead: before });
  const sum = sumOfValues(group);
  if (then === legion) return feedsRome(facts, c, said);
  return reason("feedDear", { card, legion, sum: sum + valueOf(c), before: sum });
}

/** A card that Rome may take with its group: whoever is primus conspiratus wants it to. */
function feedsRome(facts: Facts, c: Card, said: Params): Reason {
  const category = categoryOf(c);
  const named = { ...said, category: CATEGORIES[category]! };
  const rome = facts.rome[category]!;
  const best = Math.max(...facts.displays.map((symbols) => symbols[category]!));
  if (facts.isAlly) return reason("feedAlly", named);
  if (best <= rome) return reason("giftAhead", named);
  return reason(best > rome + symbolsOf(c) ? "giftBehind" : "feedGift", named);
}

/** A card under the deck: who shall not have it. */
function buried(facts: Facts, c: Card): Reason {
  const category = categoryOf(c);
  const said = { card: writeCard(c), category: CATEGORIES[category]! };
  const { view, seat, rome } = facts;
  if (category === pax.INTRIGUE && view.conspiratus !== NOBODY) {
    const most = facts.plain[view.conspiratus]![category]!;
    const rival = facts.plain.some((symbols, other) => other !== seat && symbols[category]! + symbolsOf(c) > most);
    if (rival && view.conspiratus === seat) return reason("buryConspire", said);
  }
  const others = facts.bestOther(category);
  if (others <= rome[category]! && others + symbolsOf(c) > rome[category]!) return reason("buryRival", said);
  const best = Math.max(others, facts.displays[seat]![category]!);
  if (!facts.isAlly && best > rome[category]! && best <= rome[category]! + symbolsOf(c))
    return reason("buryRome", said);
  return reason("bury", said);
}

/** A group: what it costs, whom it is taken from, and what its best card does. */
function bought(facts: Facts, legion: number): Reason {
  const said = { legion, price: facts.price(legion) };
  return reason(facts.romeNext() === legion ? "deny" : "buy", said, bestOf(facts, facts.view.legions[legion]!));
}

/** No group: perhaps one that can be had next turn, and that Rome leaves. */
function saved(facts: Facts): Reason {
  const { aurei, view } = facts;
  const next = facts.romeNext();
  const wanted = view.legions
    .map((group, legion) => ({ group, legion, price: facts.price(legion) }))
    .filter(({ group, legion, price }) => group.length > 0 && legion !== next && aurei !== null && price > aurei)
    .filter(({ price }) => facts.isInReach(price))
    .toSorted((a, b) => b.price - a.price)[0];
  return wanted ? reason("saveFor", { legion: wanted.legion, price: wanted.price }) : reason("save");
}

function given(facts: Facts, c: Card): Reason {
  const category = categoryOf(c);
  const said = { card: writeCard(c), category: CATEGORIES[category]! };
  const rome = facts.rome[category]!;
  const best = Math.max(...facts.displays.map((symbols) => symbols[category]!));
  if (best <= rome) return reason("tributeAhead", said);
  return reason(best > rome + symbolsOf(c) ? "tributeBehind" : "tribute", said);
}
