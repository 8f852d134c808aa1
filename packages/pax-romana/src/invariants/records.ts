import { worldOf } from "../config.ts";
import { NAVAL_POINT, NONE, PORT } from "../data/index.ts";
import { isInstantOpen } from "../rules/after-step.ts";
import { holderOf, homeOf } from "../rules/control/holder.ts";
import { controllerOf } from "../rules/control/province.ts";
import { giverOf, takerOf } from "../state/pairs.ts";
import type { State } from "../state/state.ts";

/** What the state remembers, beside where its pieces are. */

/** Procedures in which troops are on their way. */
const MOVING: ReadonlySet<string> = new Set([
  "majorMove",
  "minorMove",
  "invasion",
  "massiveRebellion",
  "successorWars",
  "africaRises",
  "slaveDuty",
  "landBattle",
  "leaderCaught",
]);

/** 3.51, 9.11: troops are on the march only while somebody moves or fights; a force has something in it, and no empty rows. */
export function marchesOnlyInMoves({ forces, frames }: State): boolean {
  if (forces.length === 0) return true;
  if (forces.at(-1) === null || !frames.some(({ proc }) => MOVING.has(proc))) return false;
  return forces.every(
    (force) =>
      force === null ||
      force.rows.every(
        ({ owner, mark, counts }, i) =>
          counts.some((n) => n > 0) &&
          counts.every((n) => n >= 0) &&
          force.rows.findIndex((row) => row.owner === owner && row.mark === mark) === i,
      ),
  );
}

/** 5.2, 14.21: control is remembered as it is, whenever it is settled: it changes when its reason does. */
export function controlIsSettled(state: State): boolean {
  if (isInstantOpen(state)) return true;
  if (state.touched[0] !== 0 || state.touched[1] !== 0) return false;
  const { capitals, inPlay } = worldOf(state.config).map;
  for (let province = 0; province < state.control.length; province++)
    if (controllerOf(state, province) !== state.control[province]) return false;
  return capitals.every((node, i) => {
    const isHeld = inPlay[node] === 1 && holderOf(state, node) === homeOf(state, node);
    return isHeld === ((state.capitals & (1 << i)) !== 0);
  });
}

/** 3.42: everybody in play has his place in the order, and nobody else has markers. */
export function markersBelongToPowers({ config, order, row, cup }: State): boolean {
  const { powers } = worldOf(config).scenario;
  const isOnce = (list: readonly number[]): boolean =>
    list.every((power, i) => powers.includes(power) && list.indexOf(power) === i);
  return (
    order.length === powers.length &&
    isOnce(order) &&
    isOnce(row) &&
    cup.every((markers, power) => markers >= 0 && (markers === 0 || power === cup.length - 1 || powers.includes(power)))
  );
}

/** 4.1: permissions are between two powers in play. */
export const pactsAreBetweenPowers = ({ config, pacts }: State): boolean => {
  const { seatOf } = worldOf(config);
  return pacts.every(
    (pact, pair) =>
      pact === 0 ||
      (giverOf(pair) !== takerOf(pair) && seatOf[giverOf(pair)] !== NONE && seatOf[takerOf(pair)] !== NONE),
  );
};

const isRising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || list[i - 1]! < n);

/** 12.61: pirates lie in ports and on naval points of the area, once in each. */
export function piratesLieAtSea({ config, pirates }: State): boolean {
  const { map } = worldOf(config);
  return (
    isRising(pirates) &&
    pirates.every((node) => map.inPlay[node] === 1 && (map.kind[node] === NAVAL_POINT || map.kind[node] === PORT))
  );
}

/** 12.4, 12.7, 13.4: armies that are no power's, and fleets in mutiny (16.2), are each noted once. */
export const armiesAreNotedOnce = ({ armies, mutinies }: State): boolean =>
  isRising(armies.map(({ owner }) => owner)) && isRising(mutinies);
