/** Whether it can be pressed where it begins: nothing lies over it, and it is not scrolled away. */
export function isSeen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return false;
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const hit = document.elementFromPoint(left + Math.min(14, width / 2), top + Math.min(14, height / 2));
  return hit !== null && element.contains(hit);
}

/** What can be pressed at the table. */
export const pressable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(".table :is(button, a[href], summary, input)")].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled") && !one.closest(".sr"),
  );

const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus to what lies nearest in that direction; from nowhere to the first answer. */
export function walk(key: string, from: Element): boolean {
  const way = AHEAD[key];
  if (!way) return false;
  // What scrolls by the arrows goes on doing so.
  if (from.matches("main, ol, input, select, textarea, .sheet-body")) return false;
  const found = from.matches("button, a, summary")
    ? nearest(from, way)
    : (document.querySelector<HTMLElement>("[data-question] [data-action]") ??
      document.querySelector<HTMLElement>("[data-action]"));
  if (!found) return false;
  found.focus();
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** What lies off the way counts as further. */
const OFF = 2.5;

function nearest(from: Element, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const start = middle(from);
  return pressable()
    .filter((one) => one !== from && !from.contains(one) && !one.contains(from))
    .map((one) => {
      const { x, y } = middle(one);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const off = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      return { one, along, far: along + OFF * off };
    })
    .filter(({ along }) => along > 4)
    .toSorted((a, b) => a.far - b.far)[0]?.one;
}
