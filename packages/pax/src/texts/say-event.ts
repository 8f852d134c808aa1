import type { Seat, Viewer } from "@ara/kernel";
import type { Card } from "../card.ts";
import { NOBODY } from "../deck.ts";
import type { Event, Hidden } from "../event.ts";
import type { Texts } from "./en/index.ts";
import { sayCardIn } from "./say.ts";
import { roman } from "./words.ts";

/** A line of the log. `nameOf` gives a seat's name; what the reader did himself is told as what "you" do. */
export function sayEventIn(texts: Texts, event: Event, nameOf: (seat: Seat) => string, reader?: Viewer): string {
  const say = texts.events;
  const whoIs = (seat: Seat): { who: string; you: boolean } =>
    seat === reader ? { who: texts.you.does, you: true } : { who: nameOf(seat), you: false };
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
      return say.peeked({ ...whoIs(event.seat), cards: event.cards.includes(null) ? "" : many(event.cards) });
    case "dealt":
    case "started":
    case "drew":
      return say[event.type]({ ...whoIs(event.seat), cards: many(event.cards) });
    case "kept":
      return event.under.includes(null)
        ? say.keptUnseen({ ...whoIs(event.seat), hidden: event.under.length })
        : say.kept({ ...whoIs(event.seat), cards: many(event.cards), under: many(event.under) });
    case "placed":
      return say[event.to === "hand" ? "placedHand" : "placedDeck"]({
        ...whoIs(event.seat),
        cards: many(event.cards),
      });
    case "laid":
      return say.laid({ card: one(event.card), legion: roman(event.legion) });
    case "round":
      return say.round({ round: event.round, ...whoIs(event.startPlayer) });
    case "turn":
    case "senate":
    case "asked":
    case "passed":
      return say[event.type]({ ...whoIs(event.seat) });
    case "adjourned":
      return say.adjourned();
    case "fed":
      return say.fed({ ...whoIs(event.seat), card: one(event.card), legion: roman(event.legion) });
    case "bought":
      return say.bought({ ...whoIs(event.seat), cards: many(event.cards), legion: roman(event.legion) });
    case "played":
    case "tribute":
      return say[event.type]({ ...whoIs(event.seat), card: one(event.card) });
    case "conspiratus": {
      const who = whoIs(event.seat);
      if (event.from === NOBODY) return say.conspiratus(who);
      return say.conspiratusFrom({ ...who, from: event.from === reader ? texts.you.suffers : nameOf(event.from) });
    }
    case "aurei":
      return say[event.change < 0 ? "paid" : "received"]({
        ...whoIs(event.seat),
        aurei: Math.abs(event.change),
        rule: event.rule,
      });
    case "collected":
      return say.collected({ legion: roman(event.legion), cards: many(event.cards) });
    case "over":
      return say.over({ cards: many(event.hidden) });
  }
}
