import type { Seat, Viewer } from "@ara/kernel";
import { CATEGORIES, categoryOf, symbolsOf, type Card, type Category } from "../card.ts";
import type { Event } from "../event.ts";
import { prospectOf } from "../prospect.ts";
import type { View } from "../view.ts";
import type { Texts } from "./en/index.ts";
import type { TurnTexts } from "./en/turn.ts";
import { plain, type Part, type Phrase, type Sentence } from "./sentence.ts";
export { viewBefore } from "./turned-back.ts";
export { plain, type Part, type Phrase, type Picture, type Sentence } from "./sentence.ts";
import { roman } from "./words.ts";

/** One player's turn, or what Rome does at the end of a round (4.2, 6.1), as one viewer was told it. */
export interface Turn {
  readonly seat: Seat | "rome";
  /** Where it begins in the log. */
  readonly from: number;
  readonly events: readonly Event[];
}

const ROMES: ReadonlySet<Event["type"]> = new Set(["collected", "laid", "round", "over"]);

/** The turns of a log; what came before the first is set-up, and none. */
export function turnsIn(log: readonly Event[]): Turn[] {
  const turns: { seat: Seat | "rome"; from: number; events: Event[] }[] = [];
  for (const [from, event] of log.entries()) {
    const last = turns.at(-1);
    if (event.type === "turn") turns.push({ seat: event.seat, from, events: [event] });
    else if (last && last.seat !== "rome" && ROMES.has(event.type)) turns.push({ seat: "rome", from, events: [event] });
    else last?.events.push(event);
  }
  return turns;
}

/**
 * What no sentence tells: it is the same in every turn (a turn begins, cards are drawn and kept), nobody else's to know,
 * follows from what is told (what a further card costs), or can be seen on the table (the next round).
 */
export const UNTOLD: ReadonlySet<Event["type"]> = new Set([
  "turn",
  "drew",
  "placed",
  "asked",
  "passed",
  "adjourned",
  "laid",
  "round",
]);
export const UNTOLD_MONEY: ReadonlySet<string> = new Set(["3.9", "7.5"]);

export interface Telling {
  readonly texts: Texts;
  readonly words: TurnTexts;
  readonly nameOf: (seat: Seat) => string;
  readonly viewer: Viewer;
  /** How things stood before and after, for who is ahead where. */
  readonly before?: View | undefined;
  readonly after?: View | undefined;
  /** So long a sentence may be before what matters least is left out. */
  readonly most?: number;
}

/** The lower, the sooner a clause is left out. */
interface Clause {
  readonly phrase: Phrase;
  readonly rank: number;
  /** As it is said where there is least room. */
  readonly short?: Phrase;
}

const LONGEST = 90;
/** What a sentence may be longer for. */
const MATTERS = 6;

/** A turn in one sentence, or nothing where nothing is to be told yet. */
export function tellTurn(turn: Turn, telling: Telling): Sentence {
  const told = shorterAndShorter(turn, telling);
  const short = told.find(({ sentence }) => plain(sentence).length <= (telling.most ?? LONGEST));
  const whole = told.findLast(({ dropped }) => dropped < MATTERS)!;
  return short && short.dropped < MATTERS ? short.sentence : whole.sentence;
}

/** A turn told in full, then each time without what matters least, down to the one thing that matters most. */
export const tellings = (turn: Turn, telling: Telling): Sentence[] =>
  shorterAndShorter(turn, telling).map(({ sentence }) => sentence);

function shorterAndShorter(turn: Turn, telling: Telling): { sentence: Sentence; dropped: number }[] {
  let clauses = turn.seat === "rome" ? romesClauses(turn, telling) : clausesOf(turn, turn.seat, telling);
  const told = [{ sentence: joined(turn.seat, clauses, telling), dropped: 0 }];
  for (;;) {
    const least = Math.min(...clauses.map(({ rank }) => rank));
    const rest = clauses.filter(({ rank }) => rank !== least);
    if (rest.length === 0) break;
    clauses = rest;
    told.push({ sentence: joined(turn.seat, clauses, telling), dropped: least });
  }
  const short = clauses.flatMap((clause) => (clause.short ? [{ ...clause, phrase: clause.short }] : []));
  if (short.length > 0) told.push({ sentence: joined(turn.seat, short, telling), dropped: Infinity });
  return told;
}

function clausesOf({ events }: Turn, seat: Seat, telling: Telling): Clause[] {
  const { words, viewer } = telling;
  const you = seat === viewer;
  const clauses: Clause[] = [];
  const add = (phrase: Phrase, rank: number): void => void clauses.push({ phrase, rank });
  const played: Card[] = [];
  const given: Card[] = [];
  let earned = 0;
  for (const [i, event] of events.entries()) {
    if (event.type === "peeked") add(words.peeked({ you }), 10);
    else if (event.type === "fed") {
      const legion = legionPart(event.legion, words);
      const phrase = words.fed({ you, card: cardPart(event.card, telling), legion });
      clauses.push({ phrase, rank: 3, short: words.fedShort({ you, legion }) });
    } else if (event.type === "bought") {
      const price = priceAfter(events[i + 1]);
      const legion = legionPart(event.legion, words);
      const phrase = price === 0 ? words.free({ you, legion }) : words.bought({ you, legion, price: coinPart(price) });
      clauses.push({ phrase, rank: 8, short: words.boughtShort({ you, legion }) });
      add(
        [
          " (",
          listed(
            event.cards.map((c) => cardPart(c, telling)),
            telling.texts.grammar.list,
          ),
          ")",
        ],
        1,
      );
    } else if (event.type === "played" && event.seat === seat) played.push(event.card);
    else if (event.type === "tribute") given.push(event.card);
    else if (event.type === "aurei" && event.seat === seat && event.change > 0) earned += event.change;
  }
  const cards = (some: readonly Card[]): readonly Part[] =>
    listed(
      some.map((c) => cardPart(c, telling)),
      telling.texts.grammar.and,
    );
  if (played.length > 0) {
    const [first, ...more] = played.toSorted((a, b) => symbolsOf(b) - symbolsOf(a));
    const short = words.played({ you, cards: [cardPart(first!, telling), { text: ` +${more.length}` }] });
    const phrase = words.played({ you, cards: cards(played) });
    clauses.push(more.length > 0 ? { phrase, short, rank: 7 } : { phrase, rank: 7 });
  }
  if (earned > 0) add(words.earned({ you, coins: coinPart(earned) }), 2);
  if (given.length > 0) add(words.tribute({ you, cards: cards(given) }), 6);
  const { won, lost } = shifts(seat, telling);
  if (won.length > 0) add(words.fromRome({ you, categories: categoryParts(won, telling) }), 5);
  if (lost.length > 0) add(words.toRome({ you, categories: categoryParts(lost, telling) }), 5);
  const crown = events.find((event) => event.type === "conspiratus" && event.seat === seat);
  if (crown?.type === "conspiratus")
    add((crown.from === viewer ? words.conspiratusFromYou : words.conspiratus)({ you, primus: PRIMUS }), 10);
  if (events.some(({ type }) => type === "senate")) {
    add(words.senate({ you }), 9);
    const answers = answersIn(events, seat, telling);
    if (answers.length > 0) add([" (", answers, ")"], 4);
  }
  return clauses;
}

/** 7.5: what the others played in the session. */
function answersIn(events: readonly Event[], active: Seat, telling: Telling): readonly Part[] {
  const { grammar } = telling.texts;
  const answers = events.flatMap((event, i) => {
    if (event.type !== "played" || event.seat === active) return [];
    const who = event.seat === telling.viewer ? telling.words.youToo : telling.nameOf(event.seat);
    const next = events[i + 1];
    const crowned = next?.type === "conspiratus" ? [{ text: ", " }, PRIMUS] : [];
    return [[{ text: grammar.titled(who, "") }, cardPart(event.card, telling), ...crowned]];
  });
  return spliced(answers, grammar.clauses);
}

/** 4.2, 6.1 */
function romesClauses({ events }: Turn, telling: Telling): Clause[] {
  const { words, texts } = telling;
  const clauses: Clause[] = [];
  for (const event of events) {
    if (event.type === "collected") {
      clauses.push({ phrase: words.collected({ legion: legionPart(event.legion, words) }), rank: 8 });
      clauses.push({
        phrase: [
          " (",
          listed(
            event.cards.map((c) => cardPart(c, telling)),
            texts.grammar.list,
          ),
          ")",
        ],
        rank: 1,
      });
    } else if (event.type === "over" && event.hidden.length > 0) {
      const cards = listed(
        event.hidden.map((c) => cardPart(c, telling)),
        texts.grammar.and,
      );
      clauses.push({ phrase: words.revealed({ cards }), rank: 10 });
    } else if (event.type === "over") clauses.push({ phrase: words.ended, rank: 10 });
  }
  const { lost } = shifts("rome", telling);
  if (lost.length > 0) clauses.push({ phrase: words.romeLeads({ categories: categoryParts(lost, telling) }), rank: 5 });
  return clauses;
}

/** Where Rome was ahead and this seat now is, and where Rome has come to be ahead; by what the viewer knew before. */
function shifts(seat: Seat | "rome", { before, after }: Telling): { won: Category[]; lost: Category[] } {
  if (!before || !after) return { won: [], lost: [] };
  const then = prospectOf(before).categories;
  const now = prospectOf({ ...after, rome: { open: after.rome.open, hidden: before.rome.hidden } }).categories;
  const all = now.map((_, category) => category);
  return {
    won:
      seat === "rome"
        ? []
        : all.filter((c) => then[c]!.romeAhead && !now[c]!.romeAhead && now[c]!.players[seat]! > now[c]!.rome),
    lost: all.filter((c) => !then[c]!.romeAhead && now[c]!.romeAhead),
  };
}

/** A purchase is followed by its payment, unless it cost nothing (3.8). */
const priceAfter = (next: Event | undefined): number =>
  next?.type === "aurei" && next.rule === "3.7" ? -next.change : 0;

const PRIMUS: Part = { text: "primus conspiratus", picture: { type: "conspiratus" } };
const coinPart = (coins: number): Part => ({ text: String(coins), picture: { type: "coins", coins } });
const legionPart = (legion: number, words: TurnTexts): Part => ({
  text: words.legion({ legion: roman(legion) }),
  picture: { type: "legion", legion },
});
/** "Army II": the category and its symbols. */
const cardPart = (card: Card, { texts }: Telling): Part => ({
  text: `${texts.categories[CATEGORIES[categoryOf(card)]!]}\u00A0${roman(symbolsOf(card) - 1)}`,
  picture: { type: "card", card },
});
const categoryParts = (categories: readonly Category[], { texts }: Telling): readonly Part[] =>
  listed(
    categories.map((category) => ({
      text: texts.categories[CATEGORIES[category]!],
      picture: { type: "category", category },
    })),
    texts.grammar.and,
  );

const MARK = "\u0000";
const listed = (items: readonly Part[], join: (items: readonly string[]) => string): readonly Part[] =>
  spliced(
    items.map((item) => [item]),
    join,
  );

/** Parts between the words with which the language joins a list. */
function spliced(items: readonly (readonly Part[])[], join: (items: readonly string[]) => string): readonly Part[] {
  const between = join(items.map(() => MARK)).split(MARK);
  return items.flatMap((item, i) => (between[i] ? [{ text: between[i] }, ...item] : item));
}

function joined(seat: Seat | "rome", clauses: readonly Clause[], { words, viewer, nameOf }: Telling): Sentence {
  // What stands in brackets belongs to the clause before it.
  const own: Phrase[] = [];
  for (const { phrase } of clauses)
    if (phrase[0] === " (") own.push([...(own.pop() ?? []), ...phrase]);
    else own.push(phrase);
  if (own.length === 0) return [];
  const who = seat === "rome" ? words.rome : seat === viewer ? words.you : nameOf(seat);
  const parts: Part[] = [{ text: `${who} ` }];
  for (const [i, phrase] of own.entries()) {
    if (i > 0) parts.push({ text: i < own.length - 1 ? words.between : own.length === 2 ? words.both : words.last });
    for (const piece of phrase) {
      if (typeof piece === "string") parts.push({ text: piece });
      else if ("text" in piece) parts.push(piece);
      else parts.push(...piece);
    }
  }
  return [...parts, { text: "." }];
}
