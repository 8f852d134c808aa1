import { grammars, type Language, type Seat } from "@ara/kernel";
import type { Card, Event } from "@ara/pax";
import { roman, sayEvent } from "@ara/pax/texts";
import { tableTexts } from "./texts/index.ts";
import { cardList } from "./card-text.ts";

/** The log in short: a line for each player's turn, as one viewer was told. */
export function newsOf(log: readonly Event[], names: readonly string[], language: Language): string[] {
  const lines: { who: Seat | "laid" | "all"; parts: string[] }[] = [];
  const add = (who: Seat | "laid" | "all", part: string): void => {
    const last = lines.at(-1);
    if (last?.who === who && who !== "all") last.parts.push(part);
    else lines.push({ who, parts: [part] });
  };
  for (const [i, event] of log.entries()) {
    if (event.type === "laid") add("laid", `${roman(event.legion)}\u00A0${cardList(language, [event.card])}`);
    else if ("seat" in event) {
      const part = clause(event, log, i, language);
      if (part !== "") add(event.seat, part);
    } else if (event.type !== "adjourned")
      add(
        "all",
        sayEvent(language, event, (seat) => names[seat]!),
      );
  }
  const { clauses, list, titled } = grammars[language];
  return lines.map(({ who, parts }) => {
    if (who === "all") return parts[0]!;
    return who === "laid" ? tableTexts[language].news.laid(list(parts)) : titled(names[who]!, clauses(parts));
  });
}

type SeatEvent = Extract<Event, { seat: Seat }>;

/** What somebody did, after the name; empty where it goes without saying. */
function clause(event: SeatEvent, log: readonly Event[], at: number, language: Language): string {
  const say = tableTexts[language].news;
  const seen = (cards: readonly (Card | null)[]): string =>
    cards.includes(null) ? "" : cardList(language, cards as readonly Card[]);
  const told = (cards: readonly (Card | null)[], sentence: (cards: string) => string): string =>
    cards.includes(null) ? "" : sentence(seen(cards));
  switch (event.type) {
    case "dealt":
    case "drew":
      return told(event.cards, say.dealt);
    case "kept":
      return event.under.includes(null)
        ? say.keptUnseen(event.under.length + 1)
        : say.kept(seen(event.cards), seen(event.under));
    case "started":
      return say.started(seen(event.cards));
    case "peeked":
      return say.peeked(seen(event.cards));
    case "placed":
      return told(event.cards, event.to === "hand" ? say.toHand : say.toDeck);
    case "fed":
      return say.fed(seen([event.card]), roman(event.legion));
    case "bought":
      return say.bought(roman(event.legion), priceOf(log[at + 1]));
    case "played":
      return playedBefore(log, at) ? "" : say.played(seen(playsFrom(log, at)));
    case "tribute":
      return say.tribute(seen([event.card]));
    case "conspiratus":
    case "senate":
    case "passed":
      return say[event.type];
    case "aurei":
      return event.change < 0 ? "" : event.rule === "3.11" ? say.income(event.change) : say.received(event.change);
    case "turn":
    case "asked":
      return "";
  }
}

/** A purchase is followed by its payment, unless it cost nothing. */
const priceOf = (payment: Event | undefined): number =>
  payment?.type === "aurei" && payment.rule === "3.7" ? -payment.change : 0;

const isPayment = (event: Event | undefined): boolean => event?.type === "aurei" && event.change < 0;

/** Cards played one after another are told together. */
function playsFrom(log: readonly Event[], at: number): Card[] {
  const plays: Card[] = [];
  for (const event of log.slice(at)) {
    if (event.type === "played") plays.push(event.card);
    else if (!isPayment(event)) break;
  }
  return plays;
}

function playedBefore(log: readonly Event[], at: number): boolean {
  return log[isPayment(log[at - 1]) ? at - 2 : at - 1]?.type === "played";
}
