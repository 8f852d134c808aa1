import {
  actionCard,
  actionType,
  buy,
  DRAW,
  END,
  PASS,
  PEEK,
  place,
  SKIP,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type Option,
} from "@ara/pax";
import { sayBalance } from "./balance.tsx";
import { choose } from "./choice.tsx";
import type { Desk, Hands } from "./desk.ts";
import { pickedCard } from "./picked.ts";

/** Everything can be done by key; `?` shows them all. */
export function pressKey(desk: Desk, hands: Hands, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || hands.dialog.value !== null) return false;
  if ((event.target as Element).closest?.("input, select, textarea")) return false;
  const key = event.key.toLowerCase();
  const tool = TOOLS[key];
  if (tool) return tool(desk, hands, event);
  const answer = answerFor(desk, hands, key);
  if (!answer) return false;
  choose(desk, hands, answer);
  return true;
}

type Tool = (desk: Desk, hands: Hands, event: KeyboardEvent) => boolean;

const done = (work: (desk: Desk, hands: Hands) => unknown): Tool => {
  return (desk, hands) => {
    work(desk, hands);
    return true;
  };
};

const TOOLS: Readonly<Record<string, Tool>> = {
  z: done((desk) => desk.undo(false)),
  r: done((desk) => desk.undo(true)),
  t: done((desk) => desk.advise()),
  "?": done((_, hands) => (hands.dialog.value = "keys")),
  m: done((_, hands) => (hands.dialog.value = "menu")),
  l: done((_, hands) => {
    hands.tab.value = "log";
    setTimeout(() => document.querySelector<HTMLElement>("#table-log")?.focus());
  }),
  b: done((desk) => speak(sayBalance(desk))),
  // A focused button is pressed by the space bar; anywhere else it skips ahead.
  " ": (desk, _, event) => {
    if (!desk.busy.value || (event.target as Element).closest?.("button, a, summary")) return false;
    desk.skip();
    return true;
  },
};

/** Says something to whoever listens to the page. */
function speak(sentence: string): void {
  const region = document.querySelector("#table-spoken");
  if (region) region.textContent = sentence;
}

/** The answer a key stands for, in the question now asked. */
function answerFor(desk: Desk, hands: Hands, key: string): Option | undefined {
  const { prompt, view } = desk.news.value;
  if (!prompt || desk.busy.value) return undefined;
  const find = (action: Action): Option | undefined => prompt.options.find((option) => option.action === action);
  const legion = /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
  switch (prompt.step) {
    case "turn":
      return find(key === "d" ? DRAW : key === "p" ? PEEK : -1);
    case "draw": {
      const card = pickedCard(desk, hands)!;
      if (key === "h") return find(place(card, TO_HAND));
      if (key === "u") return find(place(card, TO_DECK));
      if (legion !== undefined) return find(place(card, TO_LEGION + legion));
      hands.picked.value = view.drawn[letter(key)] ?? hands.picked.value;
      return undefined;
    }
    case "buy":
      return key === "n" || key === "e" ? find(SKIP) : legion === undefined ? undefined : find(buy(legion));
    default:
      if (key === "n" || key === "e") return find(prompt.step === "senate" ? PASS : END);
      return cardOptions(prompt.options)[legion ?? letter(key)];
  }
}

const letter = (key: string): number => (/^[a-y]$/.test(key) ? key.charCodeAt(0) - "a".charCodeAt(0) : -1);

/** One option for each card, in the order in which they lie in the hand. */
const cardOptions = (options: readonly Option[]): readonly Option[] =>
  options
    .filter(({ action }) => ["play", "tribute", "keep"].includes(actionType(action)))
    .toSorted((a, b) => actionCard(a.action) - actionCard(b.action));
