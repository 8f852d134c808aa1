import type { Node } from "@ara/pax-romana";
import type { Stage } from "./stage.ts";
import { directionOf, isArrow, neighbourTowards, nextOf } from "./walk.ts";

interface Now {
  readonly cursor: Node | null;
  readonly answers: ReadonlySet<Node>;
  readonly walk: (node: Node) => void;
}

/** Pixels that Shift and an arrow move the map. */
const STEP = 120;

/** What a key does while the map has the focus; the place it presses, if it presses one. */
export function pressKey(event: KeyboardEvent, stage: Stage, { cursor, answers, walk }: Now): { node: Node } | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  const done = (): null => {
    event.preventDefault();
    return null;
  };
  if (key === "+" || key === "=") stage.zoom(1.5);
  else if (key === "-") stage.zoom(1 / 1.5);
  else if (key === "0") stage.fit();
  else if (isArrow(key) && shiftKey) {
    const [dx, dy] = directionOf(key);
    stage.pan(-dx * STEP, -dy * STEP);
  } else if (isArrow(key)) {
    const to = cursor === null ? stage.middle() : neighbourTowards(stage.chart, cursor, key);
    if (to !== undefined) walk(to);
  } else if (key === "[" || key === "]") {
    const to = nextOf(stage.chart, [...answers], cursor, key === "]" ? 1 : -1);
    if (to !== undefined) walk(to);
  } else if ((key === "Enter" || key === " ") && cursor !== null) {
    event.preventDefault();
    return { node: cursor };
  } else return null;
  return done();
}
