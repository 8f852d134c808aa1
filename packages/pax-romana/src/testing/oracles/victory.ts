import { worldOf } from "../../config.ts";
import { BI, CITY, OWNERS, POWERS, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { provinceController } from "./control.ts";
import { TERRITORIES } from "./economy.ts";

/** 15.23, 15.33: slow and obvious: every order that breaks the ties, and the average prize of each, rounded down. */
export function prizesByOrdering(points: readonly number[], scale: readonly number[]): number[] {
  const orders = permutations(points.map((_, i) => i)).filter((order) =>
    order.every((one, i) => i === 0 || points[order[i - 1]!]! >= points[one]!),
  );
  return points.map((_, one) => {
    const sum = orders.reduce((all, order) => all + (scale[order.indexOf(one)] ?? 0), 0);
    return Math.floor(sum / orders.length);
  });
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** 15.22: every province, and every Territory of several that is not its own Home. */
export function gopBySentences(state: State, power: Power): number {
  const { map } = worldOf(state.config);
  const name = POWERS[power]!;
  const mine = map.provinceIds.filter((id, p) => map.spacesOf[p]!.length > 0 && provinceController(state, id) === name);
  const whole = Object.entries(TERRITORIES).filter(
    ([id, provinces]) => id !== name && provinces.every((one) => mine.includes(one)),
  );
  return mine.length + whole.length;
}

/** 15.32: full Towns 1, full Cities 3, reduced Cities 1; nothing where slaves sit (R88). */
export function cvpBySentences(state: State, power: Power): number {
  let points = 0;
  state.works.forEach((_, node) => {
    const here = worksAt(state, node);
    const hasSlaves = OWNERS.some((name, owner) => name.startsWith("slaves") && countAt(state, node, owner, BI) > 0);
    if (here?.owner !== power || hasSlaves) return;
    if (here.works === CITY) points += here.walls === 5 ? 3 : 1;
    else points += here.walls === 2 ? 1 : 0;
  });
  return points;
}
