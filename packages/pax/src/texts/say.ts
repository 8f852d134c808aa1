import { sayRefusal, type Catalogue, type Refusal, type Seat } from "@ara/kernel";
import { writeCard, type Card } from "../card.ts";
import { NOBODY } from "../deck.ts";
import type { Event, Hidden } from "../event.ts";
import type { Texts } from "./en/index.ts";
import { cardText, roman } from "./words.ts";

export const LATIN = {
  land: "praedium",
  intrigue: "conspiratio",
  wealth: "in floribus",
  fleet: "navis longa",
  army: "legionarius",
  religion: "religio",
  senator: "senator",
  militia: "militia",
  scout: "exploratorius",
  adversary: "adversarius",
} as const;

/** "Land ●● 3": two symbols, value three. */
export const sayCardIn = (texts: Texts, c: Card): string => cardText(texts.categories, writeCard(c));

/** A refusal of PAX or of the kernel as a sentence, with its rule. */
export function sayNoIn(texts: Texts, kernel: Catalogue, refusal: Refusal): string {
  const sentence = sayRefusal(refusal, texts.refusals, kernel);
  return refusal.rule === undefined ? sentence : `${sentence} (PAX ${refusal.rule})`;
}

/** A line of the log. `nameOf` gives a seat's name. */
export function sayEventIn(texts: Texts, event: Event, nameOf: (seat: Seat) => string): string {
  const say = texts.events;
  const { list } = texts.grammar;
  const one = (c: Card): string => sayCardIn(texts, c);
  const many = (cards: Hidden): string => {
    const known = cards.filter((c) => c !== null);
    if (cards.length === 0) return texts.nothing;
    return known.length < cards.length ? texts.unknownCards(cards.length) : list(known.map(one));
  };
  switch (event.type) {
    case "dealtToRome":
      return say.dealtToRome({ cards: list(event.open.map(one)), hidden: event.hidden });
    case "peeked":
      // Who only sees somebody look learns nothing more.
      return say.peeked({ who: nameOf(event.seat), cards: event.cards.includes(null) ? "" : many(event.cards) });
    case "dealt":
    case "started":
    case "drew":
      return say[event.type]({ who: nameOf(event.seat), cards: many(event.cards) });
    case "kept":
      return event.under.includes(null)
        ? say.keptUnseen({ who: nameOf(event.seat), hidden: event.under.length })
        : say.kept({ who: nameOf(event.seat), cards: many(event.cards), under: many(event.under) });
    case "placed":
      return say[event.to === "hand" ? "placedHand" : "placedDeck"]({
        who: nameOf(event.seat),
        cards: many(event.cards),
      });
    case "laid":
      return say.laid({ card: one(event.card), legion: roman(event.legion) });
    case "round":
      return say.round({ round: event.round, who: nameOf(event.startPlayer) });
    case "turn":
    case "senate":
    case "asked":
    case "passed":
      return say[event.type]({ who: nameOf(event.seat) });
    case "adjourned":
      return say.adjourned();
    case "fed":
      return say.fed({ who: nameOf(event.seat), card: one(event.card), legion: roman(event.legion) });
    case "bought":
      return say.bought({ who: nameOf(event.seat), cards: many(event.cards), legion: roman(event.legion) });
    case "played":
    case "tribute":
      return say[event.type]({ who: nameOf(event.seat), card: one(event.card) });
    case "conspiratus": {
      const who = nameOf(event.seat);
      return event.from === NOBODY ? say.conspiratus({ who }) : say.conspiratusFrom({ who, from: nameOf(event.from) });
    }
    case "aurei":
      return say[event.change < 0 ? "paid" : "received"]({
        who: nameOf(event.seat),
        aurei: Math.abs(event.change),
        rule: event.rule,
      });
    case "collected":
      return say.collected({ legion: roman(event.legion), cards: many(event.cards) });
    case "over":
      return say.over({ cards: many(event.hidden) });
  }
}
