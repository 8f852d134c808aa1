import type { Seat } from "@ara/kernel";
import {
  actionType,
  buy,
  DRAW,
  END,
  keep,
  PASS,
  PEEK,
  place,
  play,
  SINGLY,
  SKIP,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  tribute,
  type Action,
  type Card,
  type Option,
  type Prompt,
  type View,
} from "@ara/pax";
import type { Sheet } from "./desk.ts";
import { cardKey, KEYS, legionKey, numbersDrawn, seatKey, underKey } from "./key-names.ts";
import { startingOf } from "./starting.ts";

/** Things that can be done at any time, whatever is asked. */
export type Tool = "undo" | "reset" | "hint" | "why" | "balance" | "log" | "menu" | "help" | "show";

/** What a key does. */
export type Does =
  | { readonly type: "answer"; readonly option: Option }
  /** A card that is not asked for says why it cannot be played. */
  | { readonly type: "ask why"; readonly action: Action }
  | { readonly type: "pick"; readonly index: number }
  | { readonly type: "keep"; readonly card: Card }
  | { readonly type: "slip"; readonly card: Card }
  | { readonly type: "look"; readonly sheet: Sheet }
  | { readonly type: "tool"; readonly tool: Tool };

export interface Bound {
  readonly keys: string;
  /** Its line in the list of keys. */
  readonly name: KeyName;
  readonly does: Does;
}

/** All that decides which keys there are. */
export interface Moment {
  readonly view: View;
  /** `null` while nothing can be answered. */
  readonly prompt: Prompt | null;
  readonly viewer: Seat | "spectator";
  readonly picked: number;
  readonly kept: Card | null;
  readonly under: Card | null;
}

/** The list of keys, in the order in which it is read: the keys, and the name of what they do. */
export const KEY_LIST = {
  draw: KEYS.draw,
  singly: KEYS.singly,
  peek: KEYS.peek,
  cards: "1 2 3",
  hand: KEYS.hand,
  legion: "L1 L2",
  deck: KEYS.deck,
  nothing: KEYS.none,
  end: KEYS.end,
  start: `1 U1 ${KEYS.begin}`,
  undo: KEYS.undo,
  reset: KEYS.reset,
  hint: KEYS.hint,
  why: KEYS.why,
  player: "S1 S2",
  rome: KEYS.rome,
  slipped: KEYS.slipped,
  balance: KEYS.balance,
  log: KEYS.log,
  menu: KEYS.menu,
  help: KEYS.help,
  show: KEYS.show,
} as const;
export type KeyName = keyof typeof KEY_LIST;

/** Every key that means something at a moment. */
export const keysAt = (moment: Moment): Bound[] => [
  ...answers(moment),
  ...legions(moment),
  ...cards(moment),
  ...looks(moment),
  ...TOOLS,
];

const TOOLS = (["undo", "reset", "hint", "why", "balance", "log", "menu", "help", "show"] as const).map(
  (tool): Bound => ({ keys: KEYS[tool], name: tool, does: { type: "tool", tool } }),
);

function answers({ view, prompt, picked, kept, under }: Moment): Bound[] {
  if (!prompt) return [];
  const answer = (keys: string, name: KeyName, action: Action): Bound[] => {
    const option = prompt.options.find((one) => one.action === action);
    return option ? [{ keys, name, does: { type: "answer", option } }] : [];
  };
  switch (prompt.step) {
    case "turn":
      return [
        ...answer(KEYS.draw, "draw", DRAW),
        ...answer(KEYS.singly, "singly", SINGLY),
        ...answer(KEYS.peek, "peek", PEEK),
      ];
    case "draw": {
      const card = view.drawn[picked] ?? view.drawn[0]!;
      return [...answer(KEYS.hand, "hand", place(card, TO_HAND)), ...answer(KEYS.deck, "deck", place(card, TO_DECK))];
    }
    case "buy":
      return answer(KEYS.none, "nothing", SKIP);
    case "play":
      return answer(KEYS.end, "end", END);
    case "senate":
      return answer(KEYS.none, "nothing", PASS);
    case "setup": {
      if (!isStart(prompt)) return [];
      const { unders, option } = startingOf(prompt, kept, under);
      return [
        ...unders.map((card, i): Bound => ({ keys: underKey(i), name: "start", does: { type: "slip", card } })),
        { keys: KEYS.begin, name: "start", does: { type: "answer", option } },
      ];
    }
    default:
      return [];
  }
}

/** A card goes under a legion, or its group is bought; at other times it says why not. */
function legions({ view, prompt, viewer, picked }: Moment): Bound[] {
  if (viewer === "spectator") return [];
  const card = prompt?.step === "draw" ? (view.drawn[picked] ?? view.drawn[0]!) : null;
  return view.legions.map((_, legion) => {
    const action = card === null ? buy(legion) : place(card, TO_LEGION + legion);
    const option = prompt?.options.find((one) => one.action === action);
    const does: Does = option ? { type: "answer", option } : { type: "ask why", action };
    return { keys: legionKey(legion), name: "legion", does };
  });
}

const isStart = ({ options }: Prompt): boolean => actionType(options[0]!.action) === "start";

/** Cards are chosen by the number that stands on them, each its own. */
function cards(moment: Moment): Bound[] {
  const { view, prompt, viewer } = moment;
  const numbered = (all: readonly (Card | null)[], does: (card: Card, index: number) => Does): Bound[] =>
    all.map((card, i) => ({ keys: cardKey(i), name: "cards", does: does(card!, i) }));
  if (prompt && numbersDrawn(moment)) {
    if (prompt.step === "draw") return numbered(view.drawn, (_, index) => ({ type: "pick", index }));
    if (isStart(prompt)) {
      return numbered(startingOf(prompt, null, null).keeps, (card) => ({ type: "keep", card }));
    }
    const option = (card: Card): Option => prompt.options.find(({ action }) => action === keep(card))!;
    return numbered(view.drawn, (card) => ({ type: "answer", option: option(card) }));
  }
  const hand = viewer === "spectator" ? null : view.players[viewer]!.hand;
  return numbered(hand ?? [], (card) => {
    const option = prompt?.options.find(({ action }) => action === play(card) || action === tribute(card));
    return option ? { type: "answer", option } : { type: "ask why", action: play(card) };
  });
}

/** What can be looked into at any time. */
function looks({ view }: Moment): Bound[] {
  const look = (keys: string, name: KeyName, sheet: Sheet): Bound => ({ keys, name, does: { type: "look", sheet } });
  return [
    ...view.players.map((_, seat) => look(seatKey(seat), "player", { type: "player", seat })),
    look(KEYS.rome, "rome", { type: "rome" }),
    ...(view.deck.some((card) => card !== null) ? [look(KEYS.slipped, "slipped", { type: "slipped" })] : []),
  ];
}
