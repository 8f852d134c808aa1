import type { Language, Seat } from "@ara/kernel";
import {
  actionType,
  buy,
  card,
  CATEGORIES,
  DRAW,
  END,
  keep,
  PASS,
  PEEK,
  place,
  play,
  removeCard,
  SINGLY,
  SKIP,
  start,
  TO_HAND,
  tribute,
  type Action,
  type Card,
  type CategoryName,
  type Prompt,
  type View,
} from "@ara/pax";
import { categoryNamed, hear, isFiller, isOneOf, nearest, numberOf, tokensOf } from "./input.ts";
import { fitting, legionAt, legionIndex, placeAtEnd, selectorAt } from "./selectors.ts";
import { drawnOf, handOf } from "./speech.ts";
import { wordOf } from "./known-words.ts";
import type { CommandName } from "./vocabulary.ts";

/** What is known when somebody types. */
export interface Context {
  readonly language: Language;
  readonly view: View;
  readonly prompt: Prompt | null;
  readonly names: readonly string[];
  /** The question that the last answer put, if it put one. */
  readonly pending: Which | null;
}

/** More than one card, place or legion was meant: what is typed next belongs between `prefix` and `suffix`. */
export interface Which {
  readonly type: "which";
  readonly asks: "card" | "place" | "legion";
  readonly prefix: string;
  readonly suffix: string;
  /** The cards that fit, and the list whose numbers they go by. */
  readonly cards: readonly Card[];
  readonly pool: readonly Card[];
}

/** What a line means. Whether an action is allowed is for the table to say. */
export type Understood =
  | { readonly type: "act"; readonly action: Action }
  /** No such card there; the action stands for it, so that the table can name the rule. */
  | { readonly type: "missing"; readonly action: Action; readonly category: CategoryName; readonly from: Pool }
  | { readonly type: "noNumber"; readonly number: number; readonly count: number }
  | Which
  | { readonly type: "undo"; readonly all: boolean }
  | { readonly type: "why"; readonly about: Understood | null }
  | { readonly type: "whyBot"; readonly seat: Seat }
  | { readonly type: "ask"; readonly about: Question; readonly argument: string }
  | { readonly type: "unclear"; readonly near: readonly CommandName[]; readonly several: boolean };

type Pool = "hand" | "drawn";
type Acting =
  | "draw"
  | "singly"
  | "peek"
  | "place"
  | "buy"
  | "skip"
  | "play"
  | "end"
  | "pass"
  | "tribute"
  | "keep"
  | "start";
export type Question = Exclude<CommandName, Acting | "undo" | "reset" | "why">;

export function understand(input: string, context: Context): Understood {
  const tokens = tokensOf(input);
  return completed(tokens, context) ?? fresh(tokens, context);
}

/** The answer to a question of ours. */
function completed(tokens: readonly string[], context: Context): Understood | undefined {
  const { pending, language } = context;
  if (!pending || tokens.length === 0) return undefined;
  const placed = placeAtEnd(tokens);
  const answers = {
    card: numberOf(tokens[0]) !== undefined || categoryNamed(tokens[0]!, language) !== undefined,
    place: placed.to !== undefined && placed.before.every(isFiller),
    legion: legionAt(tokens) !== undefined,
  };
  if (!answers[pending.asks] || (pending.asks === "card" && isCommand(tokens, language))) return undefined;
  return fresh(tokensOf(`${pending.prefix} ${tokens.join(" ")} ${pending.suffix}`), context);
}

const isCommand = (tokens: readonly string[], language: Language): boolean => hear(tokens, language).whole;

function fresh(tokens: readonly string[], context: Context): Understood {
  const { language } = context;
  if (isOnlyPlace(tokens, context)) return placing(tokens, context);
  const heard = hear(tokens, language);
  const answer = heard.whole ? undefined : bare(tokens, context);
  if (answer) return answer;
  const turned = heard.whole && heard.commands[0] !== "legions" ? undefined : turnedRound(tokens, context);
  if (turned) return turned;
  const { commands, rest } = heard;
  // "Lege Armee aus": the last word says which of the two is meant.
  const out = rest.at(-1) === "aus" && commands.includes("play");
  const command = out ? "play" : chosen(heard, context);
  if (command) return obey(command, out ? rest.slice(0, -1) : rest, context);
  if (commands.length > 1) return { type: "unclear", near: commands, several: true };
  const near = nearest(tokens[0] ?? "", language);
  return { type: "unclear", near: near.length > 0 ? near : [...possible(context), "help"], several: false };
}

/** A word of several commands means the one that can be done now. */
function chosen({ commands, whole }: ReturnType<typeof hear>, context: Context): CommandName | undefined {
  if (commands.length < 2) return commands[0];
  if (!whole) return undefined;
  const now: readonly CommandName[] = possible(context);
  return commands.find((command) => now.includes(command)) ?? commands[0];
}

/** The commands that answer the question on the table. */
function possible({ prompt }: Context): Acting[] {
  return [...new Set((prompt?.options ?? []).map(({ action }) => actionType(action)))];
}

/** "Hand", "under the deck": where cards are placed, that is the answer, and not a question about the hand. */
function isOnlyPlace(tokens: readonly string[], context: Context): boolean {
  const { to, before } = placeAtEnd(tokens);
  const isNumber = tokens.length === 1 && numberOf(tokens[0]) !== undefined;
  return to !== undefined && !isNumber && before.every(isFiller) && possible(context).includes("place");
}

/** Only a card or a number: it answers the question on the table. "3" buys legion 3 where groups are bought. */
function bare(tokens: readonly string[], context: Context): Understood | undefined {
  const verb = possible(context).find((command) => command !== "skip" && command !== "end" && command !== "pass");
  if (verb === undefined || verb === "draw" || verb === "singly" || verb === "peek") return undefined;
  const selected = selectorAt(tokens, context.language);
  if (!selected) return undefined;
  const isNumber = "number" in selected.selector;
  if (verb === "buy" && !isNumber) return undefined;
  if (verb !== "start" && !selected.rest.every(isFiller)) return undefined;
  if (!isNumber && hear(tokens, context.language).commands.length > 0) return undefined;
  // A number that may be the card in sight or a legion is neither.
  const drawn = drawnOf(context.view);
  if (verb === "place" && isNumber && new Set(drawn).size === 1)
    return which(context, "place", "place", { named: "1", cards: drawn, pool: drawn });
  return obey(verb, tokens, context);
}

/** "Armee spielen", "leger spelen": the verb stands at the end. */
function turnedRound(tokens: readonly string[], context: Context): Understood | undefined {
  const last = tokens.at(-1);
  if (tokens.length < 2 || last === undefined) return undefined;
  const verb = hear([last], context.language);
  const begun = selectorAt(tokens.slice(0, -1), context.language) ?? legionAt(tokens.slice(0, -1));
  if (!verb.whole || begun === undefined || !verb.commands.some(isActing)) return undefined;
  return fresh([last, ...tokens.slice(0, -1)], context);
}

const ACTING: readonly string[] = ["place", "buy", "play", "tribute", "keep", "start"] satisfies Acting[];
const isActing = (command: CommandName): boolean => ACTING.includes(command);

function obey(command: CommandName, rest: readonly string[], context: Context): Understood {
  switch (command) {
    case "draw":
      return act(DRAW);
    case "singly":
      return act(SINGLY);
    case "peek":
      return act(PEEK);
    case "skip":
      return act(SKIP);
    case "end":
      return act(END);
    case "pass":
      return act(PASS);
    case "buy":
      return buying(rest, context);
    case "place":
      return placing(rest, context);
    case "play":
      return withCard(command, rest, context, play);
    case "tribute":
      return withCard(command, rest, context, tribute);
    case "keep":
      return withCard(command, rest, context, keep);
    case "start":
      return starting(rest, context);
    case "undo":
      return { type: "undo", all: false };
    case "reset":
      return { type: "undo", all: true };
    case "why":
      return why(rest, context);
    default:
      return { type: "ask", about: command, argument: rest.filter((token) => !isFiller(token)).join(".") };
  }
}

const act = (action: Action): Understood => ({ type: "act", action });

function buying(rest: readonly string[], context: Context): Understood {
  const number = legionAt(rest);
  if (number !== undefined) return act(buy(legionIndex(number)));
  return possible(context).includes("buy") ? which(context, "legion", "buy") : act(buy(0));
}

function which(
  { language }: Context,
  asks: Which["asks"],
  command: CommandName,
  more: Partial<Pick<Which, "suffix" | "cards" | "pool">> & { readonly named?: string } = {},
): Which {
  const { named = "", suffix = "", cards = [], pool = [] } = more;
  return { type: "which", asks, prefix: `${wordOf(language, command)} ${named}`.trim(), suffix, cards, pool };
}

const poolOf = (command: CommandName, { view }: Context): { from: Pool; pool: readonly Card[] } =>
  command === "play" || command === "tribute"
    ? { from: "hand", pool: handOf(view) }
    : { from: "drawn", pool: drawnOf(view) };

/** The one card that is meant, or what to say instead. */
function oneCard(
  command: CommandName,
  tokens: readonly string[],
  context: Context,
  build: (c: Card) => Action,
  suffix = "",
): { readonly card: Card; readonly rest: readonly string[] } | { readonly answer: Understood } {
  const { from, pool } = poolOf(command, context);
  const selected = selectorAt(tokens, context.language);
  const now = (possible(context) as readonly CommandName[]).includes(command);
  // What cannot be done now is refused by the table, whatever card is meant.
  if (!now && (!selected || "number" in selected.selector)) return { answer: act(build(pool[0] ?? 0)) };
  if (!selected) {
    if (pool.length === 0) return { answer: { type: "noNumber", number: 1, count: 0 } };
    return { answer: which(context, "card", command, { cards: pool, pool, suffix }) };
  }
  const { selector, rest } = selected;
  const [first, ...others] = fitting(selector, pool);
  if (first !== undefined && (others.length === 0 || !now)) return { card: first, rest };
  if (first !== undefined) {
    const after = [...rest, suffix].join(" ").trim();
    return { answer: which(context, "card", command, { cards: [first, ...others], pool, suffix: after }) };
  }
  if ("number" in selector) return { answer: { type: "noNumber", number: selector.number, count: pool.length } };
  const action = build(card(selector.category, 1, 1));
  return { answer: { type: "missing", action, category: CATEGORIES[selector.category]!, from } };
}

function withCard(
  command: CommandName,
  rest: readonly string[],
  context: Context,
  build: (c: Card) => Action,
): Understood {
  const one = oneCard(command, rest, context, build);
  return "answer" in one ? one.answer : act(build(one.card));
}

/** 3.3: a card and its place; the only card in sight need not be named. */
function placing(rest: readonly string[], context: Context): Understood {
  const drawn = drawnOf(context.view);
  const alone = new Set(drawn).size === 1;
  const words = rest.filter((token, i) => i === rest.length - 1 || !isFiller(token));
  // With several cards in sight a single number is a card.
  const onlyNumber = !alone && words.length === 1 && numberOf(words[0]) !== undefined;
  const { to, before } = onlyNumber ? { to: undefined, before: words } : placeAtEnd(words);
  const to0 = typeof to === "number" ? to : TO_HAND;
  const suffix = typeof to === "number" ? rest.slice(rest.length - (words.length - before.length)).join(" ") : "";
  const build = (c: Card): Action => place(c, to0);
  if (!possible(context).includes("place")) return act(build(drawn[0] ?? 0));
  const one = alone && before.every(isFiller) ? { card: drawn[0]! } : oneCard("place", before, context, build, suffix);
  if ("answer" in one) return one.answer;
  if (typeof to === "number") return act(build(one.card));
  const number = String(drawn.indexOf(one.card) + 1);
  return to === "legion"
    ? which(context, "legion", "place", { named: `${number} legion`, cards: [one.card], pool: drawn })
    : which(context, "place", "place", { named: number, cards: [one.card], pool: drawn });
}

/** 8.5: the card to keep, then the one for under the deck. */
function starting(rest: readonly string[], context: Context): Understood {
  const words = rest.filter((token) => !isOneOf(token, ({ commands }) => commands.keep));
  const drawn = drawnOf(context.view);
  const kept = oneCard("start", words, context, (c) => start(c, c));
  if ("answer" in kept) return kept.answer;
  const others = drawn.slice();
  if (others.includes(kept.card)) removeCard(others, kept.card);
  const named = String(drawn.indexOf(kept.card) + 1);
  const selected = selectorAt(kept.rest, context.language);
  if (!selected) return which(context, "card", "start", { named, cards: others, pool: drawn });
  const { selector } = selected;
  const fits = "number" in selector ? fitting(selector, drawn) : fitting(selector, others);
  if (fits.length === 1) return act(start(kept.card, fits[0]!));
  if (fits.length > 1) return which(context, "card", "start", { named, cards: fits, pool: drawn });
  if ("number" in selector) return { type: "noNumber", number: selector.number, count: drawn.length };
  const category = CATEGORIES[selector.category]!;
  return { type: "missing", action: start(kept.card, card(selector.category, 1, 1)), category, from: "drawn" };
}

function why(rest: readonly string[], context: Context): Understood {
  if (rest.length === 0) return { type: "why", about: null };
  const seat = context.names.findIndex((name) => tokensOf(name).join(" ") === rest.join(" "));
  if (seat >= 0) return { type: "whyBot", seat };
  const about = fresh(rest, context);
  if (about.type === "which") return { ...about, prefix: `${wordOf(context.language, "why")} ${about.prefix}` };
  return about.type === "unclear" ? about : { type: "why", about };
}
