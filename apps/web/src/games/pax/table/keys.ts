import { settings } from "../../../app/settings.ts";
import { sayBalance } from "./say-balance.ts";
import { choose } from "./choice.tsx";
import type { Desk, Hands } from "./desk.ts";
import { walk } from "./keyboard/arrows.ts";
import { others, type Other } from "./keyboard/others.ts";
import { signOf } from "../../../ui/sign.ts";
import { forget, type, typed } from "./keyboard/typing.ts";
import { keysAt, type Bound, type Does, type Moment, type Tool } from "./key-map.ts";
import { isPressed, leap } from "./waiting.ts";

const momentOf = ({ news, busy, viewer }: Desk, hands: Hands): Moment => ({
  view: news.value.view,
  prompt: busy.value || hands.again.value ? null : news.value.prompt,
  viewer,
  picked: hands.picked.value,
  kept: hands.kept.value,
  under: hands.under.value,
});

/** Everything can be done by key; `?` shows them all. Says whether the key was ours. */
export function pressKey(desk: Desk, hands: Hands, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return false;
  if (target.matches?.("input:not([type=radio], [type=checkbox]), select, textarea")) return false;
  const sign = signOf(event);
  if (sign === null) return false;
  if (sign === "Escape") return retreat(desk, hands);
  if (walk(sign, target)) return true;
  if (sign === " " || sign === "Enter") return confirm(desk, hands, sign, target);
  if (sign.length > 1) return false;
  if (settings.value.keys !== "off" || sign === "?") {
    const bound: (Bound | Other)[] = [...keysAt(momentOf(desk, hands)), ...others()];
    if (event.repeat && bound.some(({ keys }) => keys === sign)) return true;
    if (type(sign, bound, (one) => press(desk, hands, one))) return true;
  }
  return leap(desk, hands);
}

/** The space bar presses what has the focus, or skips ahead; it never scrolls the table away. */
function confirm(desk: Desk, hands: Hands, sign: string, target: Element): boolean {
  const bound = typed.value === "" ? undefined : keysAt(momentOf(desk, hands)).find(({ keys }) => keys === typed.value);
  if (bound) {
    forget();
    press(desk, hands, bound);
    return true;
  }
  if (isPressed(target)) return false;
  return leap(desk, hands) || sign === " ";
}

/** Closes what is open, the last first. */
function retreat(desk: Desk, hands: Hands): boolean {
  if (typed.value !== "") forget();
  else if (hands.keysShown.value) hands.keysShown.value = false;
  else if (desk.refused.value) desk.refused.value = null;
  else if (hands.sheet.value) hands.sheet.value = null;
  else return false;
  return true;
}

/** What a key stands on, where it is seen. */
export const elementsOf = (keys: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-key="${keys}"]`)].filter((one) => one.checkVisibility());

function press(desk: Desk, hands: Hands, bound: Bound | Other): void {
  const element = "element" in bound ? bound.element : elementsOf(bound.keys)[0];
  if (!("does" in bound && bound.does.type === "tool")) element?.focus({ preventScroll: true });
  if (!("does" in bound && bound.does.type === "tool" && bound.does.tool === "show")) hands.keysShown.value = false;
  if ("element" in bound) bound.element.click();
  else perform(desk, hands, bound.does);
}

function perform(desk: Desk, hands: Hands, does: Does): void {
  switch (does.type) {
    case "answer":
      return choose(desk, hands, does.option);
    case "ask why":
      return void desk.why(does.action);
    case "pick":
      hands.picked.value = does.index;
      return;
    case "keep":
      hands.kept.value = does.card;
      return;
    case "slip":
      hands.under.value = does.card;
      return;
    case "look":
      hands.sheet.value = does.sheet;
      return;
    case "tool":
      TOOLS[does.tool](desk, hands);
  }
}

const TOOLS: Readonly<Record<Tool, (desk: Desk, hands: Hands) => unknown>> = {
  undo: (desk) => desk.undo(false),
  reset: (desk) => desk.undo(true),
  hint: (desk) => desk.news.value.prompt && desk.advise?.(),
  why: (desk, hands) => {
    const rule = desk.refused.value?.refusal.rule;
    if (rule !== undefined) hands.sheet.value = { type: "rule", rule, from: null };
  },
  balance: (desk) => speak(sayBalance(desk)),
  log: (_, hands) => {
    hands.tab.value = "log";
    setTimeout(() => document.querySelector<HTMLElement>("#table-log")?.focus());
  },
  menu: (_, hands) => (hands.dialog.value = "menu"),
  help: (_, hands) => (hands.dialog.value = "keys"),
  show: (_, hands) => (hands.keysShown.value = !hands.keysShown.value),
};

/** Says something to whoever listens to the page. */
function speak(sentence: string): void {
  const region = document.querySelector("#table-spoken");
  if (region) region.textContent = sentence;
}
