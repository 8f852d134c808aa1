import type { Grammar, Seat } from "@ara/kernel";
import {
  ARMY,
  categoryOf,
  countSymbols,
  romeNext,
  FLEET,
  measure,
  NOBODY,
  prospectOf,
  soloGoal,
  sumOfValues,
  withBonus,
  type Card,
  type View,
} from "@ara/pax";
import { calledBy, drawnOf, handOf, nameOf, sayCard, sayCards, sayCategory, type Speech } from "./speech.ts";

/** A part of the table as text: real lists and tables for the page, sentences for an answer. */
export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const SECTIONS = ["hand", "display", "legions", "rome", "balance", "players", "deck"] as const;
export type SectionName = (typeof SECTIONS)[number];

export type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "list"; readonly numbered: boolean; readonly items: readonly string[] }
  | { readonly type: "table"; readonly head: readonly string[]; readonly rows: readonly Row[] };

interface Row {
  readonly cells: readonly string[];
  /** The row as one sentence. */
  readonly sentence: string;
  /** Rome is ahead here, or takes this next. */
  readonly marked: boolean;
}

const text = (sentence: string): Block => ({ type: "text", text: sentence });
const list = (items: readonly string[], numbered = false): Block => ({ type: "list", numbered, items });

/** The whole table as a viewer may know it. */
export const describe = (view: View, speech: Speech): Section[] =>
  SECTIONS.filter((name) => view.own !== null || (name !== "hand" && name !== "display")).map((name) =>
    sectionOf(name, view, speech),
  );

export function sectionOf(name: SectionName, view: View, speech: Speech): Section {
  return { name, title: speech.text.sections[name], blocks: BLOCKS[name](view, speech) };
}

/** A section as sentences. */
export const linesOf = ({ title, blocks }: Section, { stop, titled }: Grammar): string[] => [
  stop(title),
  ...blocks.flatMap((block) => {
    if (block.type === "text") return [block.text];
    if (block.type === "table") return block.rows.map(({ sentence }) => sentence);
    return block.items.map((item, i) => (block.numbered ? titled(String(i + 1), item) : item));
  }),
];

const BLOCKS: Readonly<Record<SectionName, (view: View, speech: Speech) => Block[]>> = {
  hand,
  display,
  legions,
  rome,
  balance,
  players,
  deck,
};

function hand(view: View, speech: Speech): Block[] {
  const say = speech.text.hand;
  const cards = handOf(view);
  const drawn = drawnOf(view);
  const purse = view.viewer === "spectator" ? null : view.players[view.viewer]!.aurei;
  return [
    cards.length === 0
      ? text(say.empty)
      : list(
          cards.map((c) => sayCard(speech, c)),
          true,
        ),
    ...(drawn.length > 0 ? [text(say.drawn({ cards: sayCards(speech, drawn) }))] : []),
    ...(purse === null ? [] : [text(say.purse({ aurei: purse }))]),
    ...(view.own && view.step !== "over"
      ? [
          text(
            say.limit({
              fleet: sayCategory(speech, FLEET),
              army: sayCategory(speech, ARMY),
              limit: view.own.limit,
            }),
          ),
        ]
      : []),
  ];
}

/** Categories that occur among some cards, in the order of the score sheet. */
function byCategory(cards: readonly Card[]): { category: number; symbols: number; cards: Card[] }[] {
  return countSymbols(cards).flatMap((symbols, category) =>
    symbols === 0 ? [] : [{ category, symbols, cards: cards.filter((c) => categoryOf(c) === category) }],
  );
}

/** 6.4: bonus symbols of fleets and armies. */
function bonuses(cards: readonly Card[], speech: Speech): string[] {
  const own = countSymbols(cards);
  const all = withBonus(own);
  return [FLEET, ARMY].flatMap((category) => {
    const bonus = all[category]! - own[category]!;
    return bonus === 0 ? [] : [speech.text.display.bonus({ category: sayCategory(speech, category), bonus })];
  });
}

function display(view: View, speech: Speech): Block[] {
  const say = speech.text.display;
  const cards = view.viewer === "spectator" ? [] : view.players[view.viewer]!.display;
  if (cards.length === 0) return [text(say.empty)];
  const lines = byCategory(cards).map(({ category, symbols, cards: of }) =>
    say.line({ category: sayCategory(speech, category), symbols, cards: of.length }),
  );
  return [list([...lines, ...bonuses(cards, speech)])];
}

function legions(view: View, speech: Speech): Block[] {
  const say = speech.text.legions;
  const next = romeNext(view);
  const { legion: number, group, value, price } = say.head;
  const rows = view.legions.map((cards, i): Row => {
    const mine = view.own?.prices[i] ?? null;
    const sum = sumOfValues(cards);
    const empty = cards.length === 0;
    const mark = i === next ? ` ${say.next}` : "";
    return {
      cells: [
        String(i + 1),
        empty ? say.empty : sayCards(speech, cards) + (mark && `.${mark}`),
        empty ? "" : String(sum),
        ...(view.own ? [empty || mine === null ? "" : String(mine)] : []),
      ],
      sentence: say.line({ legion: i + 1, group: sayCards(speech, cards), value: sum, price: mine }) + mark,
      marked: i === next,
    };
  });
  return [{ type: "table", head: [number, group, value, ...(view.own ? [price] : [])], rows }];
}

function rome(view: View, speech: Speech): Block[] {
  const say = speech.text.romeCards;
  const { open, hidden } = view.rome;
  const known = hidden.filter((c) => c !== null);
  const lines = byCategory(open).map(({ category, symbols, cards }) =>
    say.line({ category: sayCategory(speech, category), symbols, cards: sayCards(speech, cards) }),
  );
  const all = known.length === hidden.length && known.length > 0;
  const told = view.step === "over" ? say.revealed : say.known;
  return [
    lines.length === 0 ? text(say.none) : list(lines),
    ...(all && view.step === "over" ? [] : [text(say.hidden({ hidden: hidden.length }))]),
    ...(all ? [text(told({ cards: sayCards(speech, known) }))] : []),
  ];
}

/** 6.2: category by category, Rome against the strongest; as far as the viewer can see. */
function balance(view: View, speech: Speech): Block[] {
  const say = speech.text.balance;
  const solo = view.config.solo !== null;
  const { categories } = prospectOf(view);
  const rows = categories.map(({ rome: romes, players: symbols, romeAhead }, i): Row => {
    const best = Math.max(...symbols);
    const who = speech.pax.grammar.list(
      symbols.flatMap((n, seat) => (n === best && n > 0 ? [calledBy(speech, view, seat)] : [])),
    );
    const you = view.viewer === "spectator" ? null : symbols[view.viewer]!;
    const ahead = romeAhead ? speech.text.rome : who;
    const category = sayCategory(speech, i);
    return {
      cells: [
        category,
        String(romes),
        ...(you === null ? [] : [String(you)]),
        ...(solo ? [] : [best === 0 ? say.nobody : speech.pax.grammar.titled(String(best), who)]),
        ahead,
      ],
      sentence: say.line({ category, rome: romes, you, best, who: solo ? "" : who, ahead }),
      marked: romeAhead,
    };
  });
  const { head } = say;
  const heads = [
    head.category,
    head.rome,
    ...(view.viewer === "spectator" ? [] : [head.you]),
    ...(solo ? [] : [head.best]),
    head.ahead,
  ];
  return [...standing(view, speech).map(text), { type: "table", head: heads, rows }];
}

/** How the game would end now. */
function standing(view: View, speech: Speech): string[] {
  const say = speech.text.balance;
  const { categories, romeWins, winners, unseen } = prospectOf(view);
  const of = categories.length;
  const ahead = categories.filter(({ romeAhead }) => romeAhead).length;
  const hidden = unseen === 0 ? [] : [say.unseen({ unseen })];
  if (view.config.solo !== null) {
    const own = countSymbols(view.players[0]!.display);
    const missing = categories.flatMap((_, i) => (own[i] === 0 ? [sayCategory(speech, i)] : []));
    return [
      say.solo({ stronger: of - ahead, goal: soloGoal(view.config), of }),
      ...(missing.length === 0 ? [] : [say.missing({ names: speech.pax.grammar.list(missing) })]),
      ...hidden,
    ];
  }
  const count = say.count({ ahead, of, goal: measure(view.config).romeGoal });
  if (view.step === "over") return [count];
  const who = speech.pax.grammar.list(winners.map((seat) => calledBy(speech, view, seat)));
  const end = romeWins ? (winners.length === 0 ? say.romeNobody : say.romeWith({ who })) : say.players({ who });
  return [count, end, ...hidden];
}

function players(view: View, speech: Speech): Block[] {
  const others = view.players.flatMap((_, seat) => (seat === view.viewer ? [] : [player(view, speech, seat)]));
  return others.length === 0 ? [text(speech.text.players.none)] : [list(others)];
}

function player(view: View, speech: Speech, seat: Seat): string {
  const say = speech.text.players;
  const { display: cards, peeked, aurei, handSize, hand: held } = view.players[seat]!;
  const level = speech.seats[seat]?.bot ?? null;
  const name = nameOf(speech, seat);
  const symbols = byCategory(cards).map(({ category, symbols: n }) => `${sayCategory(speech, category)} ${n}`);
  const who = level === null ? name : say.bot({ who: name, level });
  return [
    say.line({ who, symbols: speech.pax.grammar.list([...symbols, ...bonuses(cards, speech)]) }),
    ...(aurei === null || handSize === null ? [] : [say.purse({ aurei, cards: handSize })]),
    ...(held && held.length > 0 ? [say.hand({ cards: sayCards(speech, held) })] : []),
    ...(view.startPlayer === seat ? [say.primus] : []),
    ...(view.conspiratus === seat ? [say.conspiratus] : []),
    ...(peeked ? [say.peeked] : []),
  ].join(" ");
}

function deck(view: View, speech: Speech): Block[] {
  const say = speech.text.deck;
  const own = view.deck.filter((c) => c !== null);
  const alone = view.config.solo !== null;
  return [
    text(say.left({ deck: view.deck.length })),
    ...(own.length > 0 ? [text(say.own({ cards: sayCards(speech, own) }))] : []),
    text(say.round({ round: view.round })),
    ...(alone ? [] : [text(say.primus({ who: calledBy(speech, view, view.startPlayer) }))]),
    text(
      view.conspiratus === NOBODY
        ? say.noConspiratus
        : say.conspiratus({ who: calledBy(speech, view, view.conspiratus) }),
    ),
  ];
}
