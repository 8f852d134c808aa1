import { effect } from "@preact/signals";
import type { Lesson } from "./lesson.ts";

/**
 * Lets what the coach speaks of glow. The table draws itself and knows nothing of lessons, so this is a style sheet of
 * its own that names places and actions.
 */
export function glowFor(lesson: Lesson): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const stop = effect(() => {
    const selectors = lesson.watching.value ? [] : glowing(lesson);
    sheet.replaceSync(selectors.length === 0 ? "" : `:is(${selectors.join(",")}) ${GLOW}`);
    if (selectors.length > 0) requestAnimationFrame(() => intoView(selectors));
  });
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * A card to be pressed glows itself: around it there is no room. What has the focus is ringed however it came by it: a
 * browser draws no ring of its own where the focus was led by a click.
 */
const GLOW = `{
  outline: 3px solid var(--gold);
  outline-offset: 2px;
  animation: learn-glow 2.4s ease-in-out infinite;
  &:focus {
    outline: 4px solid var(--focus);
  }
  &.table-card-choice {
    z-index: 1;
  }
  &.table-card-choice .card {
    outline: 5px solid var(--gold);
    outline-offset: -4px;
    box-shadow: 0 0 26px 10px rgb(227 174 69 / 0.65) !important;
  }
  &.table-card-choice:focus .card {
    outline-color: var(--focus);
  }
}`;

/** Selectors of everything that glows at the step now shown. */
function glowing(lesson: Lesson): string[] {
  const { task, glow } = lesson.step.value;
  const places = glow.map((place) => `.learn [data-place="${place}"]`);
  if (task.type === "try") return ['.learn .table-hand button[aria-disabled="true"]'];
  return task.type === "do" ? [`.learn [data-action="${task.action}"]`, ...places] : places;
}

const visible = (selectors: readonly string[]): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selectors.join(","))].find(({ offsetWidth }) => offsetWidth > 0);

function intoView(selectors: readonly string[]): void {
  visible(selectors)?.scrollIntoView({ block: "nearest" });
}

/** Leads the focus to what is to be pressed. */
export function showMe(lesson: Lesson): void {
  lesson.hands.tab.value = lesson.step.value.tab;
  requestAnimationFrame(() => focusOn(lesson));
}

function focusOn(lesson: Lesson): void {
  const element = visible(glowing(lesson));
  const button = element?.matches("button") ? element : (element?.querySelector<HTMLElement>("button") ?? element);
  button?.focus();
  button?.scrollIntoView({ block: "nearest" });
}
