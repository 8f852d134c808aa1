import {
  ADVERSARY,
  ARMY,
  CATEGORIES,
  categoryOf,
  every,
  FLEET,
  INTRIGUE,
  LAND,
  measure,
  MILITIA,
  NOBODY,
  RELIGION,
  SCOUT,
  symbolsOf,
  WEALTH,
  withBonus,
  writeCard,
  type Card,
} from "@ara/pax";
import type { Facts } from "./facts.ts";
import type { Reason } from "./reason.ts";
import type { ReasonKey } from "./texts/en/index.ts";

/** What a card does that is laid out, the most telling thing first. */
const KEYS = [
  "conspire",
  "fromRome",
  "stronger",
  "cheaper",
  "sees",
  "draws",
  "free",
  "room",
  "opens",
  "hold",
  "lead",
  "points",
  "more",
] as const satisfies readonly ReasonKey[];

type Key = (typeof KEYS)[number];

/** The smaller, the more there is to it. */
export const weightOf = ({ key }: Reason): number => KEYS.indexOf(key as Key);

/** What comes of a card in the display of the seat that decides. */
export function laidOut(facts: Facts, c: Card): Reason {
  const { view, own, seat } = facts;
  const category = categoryOf(c);
  const then = own.map((symbols, i) => symbols + (i === category ? symbolsOf(c) : 0));
  const mine = facts.displays[seat]![category]!;
  const after = withBonus([...then])[category]!;
  const rome = facts.rome[category]!;
  const others = facts.bestOther(category);
  const said = { card: writeCard(c), category: CATEGORIES[category]!, after, rome };
  const reason = (key: Key, more: Record<string, string | number> = {}): Reason => ({
    key,
    params: { ...said, ...more },
  });
  const steps = (per: 3 | 4): boolean => every(per, then[category]!) > every(per, own[category]!);
  const crosses = (at: number): boolean => own[category]! < at && then[category]! >= at;

  if (takesConspiracy(facts, then)) return reason("conspire");
  if (mine <= rome && after > rome) {
    return others <= rome ? reason("fromRome", { left: romeLeft(facts, category) }) : reason("stronger");
  }
  if (category === WEALTH && steps(3)) return reason("cheaper", { by: every(3, then[category]!) });
  if (category === RELIGION && (crosses(3) || crosses(6))) return reason("sees", { cards: crosses(6) ? 3 : 2 });
  if (category === MILITIA && steps(4)) return reason("draws");
  if (category === SCOUT && steps(4)) return reason("free");
  const waiting = roomFor(facts, then);
  if (waiting !== undefined) return reason("room", { waiting: writeCard(waiting) });
  if (own[category] === 0) return reason("opens");
  if (category === INTRIGUE && view.conspiratus === seat) return reason("hold", { others });
  if (mine <= others && after > others) return reason("lead", { others });
  return reason(category === FLEET || category === ARMY ? "points" : "more");
}

/** 3.12, 9.4 */
function takesConspiracy({ view, plain, seat }: Facts, then: readonly number[]): boolean {
  const { conspiratus } = view;
  if (conspiratus === seat || then[INTRIGUE] === 0) return false;
  if (conspiratus === NOBODY) return true;
  const lead = then[INTRIGUE]! - plain[conspiratus]![INTRIGUE]!;
  return lead > 0 || (lead === 0 && then[ADVERSARY]! > plain[conspiratus]![ADVERSARY]!);
}

/** In how many categories Rome stays ahead without this one. */
const romeLeft = ({ view, rome, displays }: Facts, without: number): number =>
  Array.from({ length: measure(view.config).categories }, (_, i) => i).filter(
    (i) => i !== without && displays.every((symbols) => symbols[i]! <= rome[i]!),
  ).length;

/** 3.10: a card in hand that could not be laid out, and then can. */
function roomFor({ hand, own }: Facts, then: readonly number[]): Card | undefined {
  const limit = (symbols: readonly number[]): number => Math.max(symbols[LAND]!, symbols[INTRIGUE]!);
  return hand.find((c) => {
    const category = categoryOf(c);
    const needed = own[category]! + symbolsOf(c);
    return (category === FLEET || category === ARMY) && needed > limit(own) && needed <= limit(then);
  });
}
