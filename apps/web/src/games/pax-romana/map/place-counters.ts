import { Boxes, type Taken } from "./boxes.ts";
import type { Box } from "./chart.ts";
import { counterOf, type Counter } from "./counters.ts";
import { pixelOf, radiusOf, type Scene } from "./scene.ts";
import { gapTo, signsAround } from "./signs-around.ts";
import { piled, stacksAt, type Stack } from "./stacks.ts";

/** A counter and where its middle is. */
export interface Placed {
  readonly stack: Stack;
  readonly counter: Counter;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

interface Item {
  readonly stack: Stack;
  readonly counter: Counter;
  readonly rank: number;
  taken?: Taken;
  at?: Candidate;
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly cost: number;
}

const ANGLES = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
/** Pixels between a Space and its counter: near if it can be; else farther, with a line back. */
const NEAR = [2, 8, 17, 30, 46];
const FAR = [66, 90, 120, 160, 210, 270, 340];
const GAP = 1;
const ROUNDS = 2;

/** Every stack in the window beside its Space; no counter covers another. The heaviest choose first. */
export function placeCounters(scene: Scene, taken: Boxes, roads: (box: Box) => number): Placed[] {
  const items: Item[] = scene.seen.flatMap((node) => {
    const place = scene.places.get(node);
    if (!place) return [];
    const all = stacksAt(scene.chart.config, place);
    return (scene.fanned?.has(node) === true ? all : piled(all)).map((stack) => ({
      stack,
      counter: counterOf(stack, scene.level),
      rank: (stack.isMoving ? 1000 : 0) + (stack.type === "army" ? 100 : 0) + stack.battlePoints,
    }));
  });
  items.sort((a, b) => b.rank - a.rank || a.stack.node - b.stack.node || a.stack.owner - b.stack.owner);
  const pieces = new Boxes();
  for (let round = 0; round < ROUNDS; round++)
    for (const item of items) {
      if (item.taken) {
        taken.remove(item.taken);
        pieces.remove(item.taken);
      }
      const at = bestFor(scene, item, taken, pieces, roads);
      item.at = at;
      item.taken = { box: at.box, weight: 9 };
      taken.add(item.taken);
      pieces.add(item.taken);
    }
  return items.map(({ stack, counter, at }) => ({ stack, counter, x: at!.x, y: at!.y, box: at!.box }));
}

function bestFor(scene: Scene, item: Item, taken: Boxes, pieces: Boxes, roads: (box: Box) => number): Candidate {
  let best: Candidate | undefined;
  const weigh = (far: number): void => {
    for (const candidate of around(scene, item, far, roads)) {
      const hides = pieces.cost(candidate.box);
      const cost = candidate.cost + taken.cost(candidate.box) + (hides > 0 ? 10_000 : 0);
      if (!best || cost < best.cost) best = { ...candidate, cost };
    }
  };
  NEAR.forEach(weigh);
  for (const far of FAR) if (best!.cost >= 120) weigh(far);
  return best!;
}

/** A counter in all directions around its Space. */
function around(scene: Scene, { stack, counter }: Item, far: number, roads: (box: Box) => number): Candidate[] {
  const { chart, k, level } = scene;
  const [nx, ny] = pixelOf(scene, stack.node);
  const [w, h] = [counter.width / 2 + GAP, counter.height / 2 + GAP];
  const r = radiusOf(scene, stack.node);
  const step = level === 0 ? 0.5 : 1;
  const { others } = signsAround(scene, stack.node);
  return ANGLES.map((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(w / Math.max(1e-6, Math.abs(dx)), h / Math.max(1e-6, Math.abs(dy)));
    const d = r + far * step + reach;
    const [x, y] = [nx + dx * d, ny + dy * d];
    const box: Box = [x - w, y - h, x + w, y + h];
    const aground = stack.type === "fleet" && chart.cells.isLand(x / k, y / k) ? 16 : 0;
    // A counter that touches another sign is taken for that one's.
    const astray = others.some((sign) => gapTo(box, sign) < 4) ? 16 : 0;
    return { x, y, box, cost: far * 0.75 + aground + astray + roads(box) * 0.55 + (dy > 0.3 ? 1.5 : 0) };
  });
}
