import { worldOf } from "../config.ts";
import {
  BI,
  CAV,
  GARR,
  GS,
  MCAV,
  MHI,
  MIL,
  NONE,
  OWNERS,
  REBELS,
  SLAVES_ROME,
  SOLDIER_OF_FORTUNE,
  TI,
  TOWN,
  TRIBES,
  UNITS,
} from "../data/index.ts";
import type { Event } from "../event.ts";
import { rhodianPower } from "../rules/units/rhodes.ts";
import { ROW, type State } from "../state/state.ts";
import { ownerOfKey } from "../state/table.ts";

/** The book-keeper of the properties: what events say of units and Talents, compared with what is there. */

const RHODES = OWNERS.indexOf("rhodes");
const SIZE = OWNERS.length * ROW;

/** How many units of each owner and sort there are, standing and moving: owner * 16 + unit. */
export function unitsOf({ table, forces }: State): number[] {
  const sum = Array.from({ length: SIZE }, () => 0);
  table.keys.forEach((key, i) => {
    for (let unit = 0; unit < ROW; unit++) sum[ownerOfKey(key) * ROW + unit]! += table.counts[i * ROW + unit]!;
  });
  for (const force of forces)
    for (const { owner, counts } of force?.rows ?? []) counts.forEach((n, unit) => (sum[owner * ROW + unit]! += n));
  return sum;
}

/** Changes `sum` as the event says. */
export function enter(state: State, sum: number[], event: Event): void {
  const { data, scenario } = worldOf(state.config);
  const { full, reduced } = data.units;
  const add = (owner: number, unit: number, n: number): void => void (sum[owner * ROW + unit]! += n);
  const addAll = (owner: number, units: readonly number[], sign: 1 | -1): void =>
    units.forEach((n, unit) => add(owner, unit, sign * n));
  switch (event.type) {
    case "raised":
      return add(event.power, event.unit, event.n);
    case "hired":
      return add(event.power, MHI, event.n);
    case "militiaRaised":
      return add(event.power, MIL, 1);
    case "disbanded":
      return add(event.power, event.unit, -event.n);
    case "rebuilt":
      add(event.power, event.unit, -1);
      return add(event.power, full[event.unit]!, 1);
    case "brokenDown":
      addAll(event.power, event.units, -1);
      return add(event.power, GARR, event.garrisons);
    case "settled":
      add(event.power, event.unit, -event.n);
      return add(event.power, GARR, event.n);
    case "built":
      return add(event.power, event.works === TOWN ? GARR : event.unit, -1);
    case "losses":
    case "eliminated":
    case "sunk":
    case "fleetLost":
    case "unitsRemoved":
      return addAll(event.owner, event.units, -1);
    case "flipped":
      add(event.owner, event.unit, -1);
      return add(event.owner, reduced[event.unit]!, 1);
    case "garrisonLost":
      return add(event.owner, GARR, -event.n);
    case "attrition":
      add(event.owner, event.unit, -event.n);
      if (event.flipped) add(event.owner, reduced[event.unit]!, event.n);
      return;
    case "pairCombined":
      add(event.owner, reduced[event.unit]!, -2);
      return add(event.owner, event.unit, 1);
    case "elephantsAlone":
      return add(event.owner, UNITS.indexOf("EL"), -event.n);
    case "fleetTaken":
      add(event.from, GS, -event.n);
      return add(event.to, GS, event.n);
    case "cavalryKept":
      add(event.owner, MCAV, -event.n);
      return add(event.owner, CAV, event.n);
    case "tribeRevealed":
      return add(TRIBES, TI, event.strength);
    case "hordePlaced":
      add(event.owner, BI, event.infantry);
      return add(event.owner, CAV, event.cavalry);
    case "rebelsRose":
      return add(REBELS, BI, event.n);
    case "revoltBegan":
      return add(SLAVES_ROME + event.power, BI, 2);
    case "slavesGrew":
      return add(SLAVES_ROME + event.power, BI, 1);
    case "soldierPlaced":
      return addAll(SOLDIER_OF_FORTUNE, event.units, 1);
    case "spaceCeded":
      add(event.from, GARR, -event.garrisons);
      return add(event.to, GARR, event.garrisons);
    case "reserveEntered": {
      const army = scenario.reserves.find(({ power, space }) => power === event.power && space === event.node)!;
      return addAll(event.power, army.units, 1);
    }
    case "turnBegan":
      // 12.51, R125: whoever holds Rhodes begins every turn with two of its squadrons.
      if (isRhodesHere(state) && rhodianPower(state) !== NONE) sum[RHODES * ROW + GS] = 2;
      return;
    default:
  }
}

const isRhodesHere = ({ config }: State): boolean =>
  worldOf(config).scenario.independents[config.game].some(({ owner }) => owner === RHODES);

/** Every difference between two counts, in words. */
export const differences = (said: readonly number[], found: readonly number[]): string[] =>
  said.flatMap((n, i) =>
    n === found[i] ? [] : [`${OWNERS[Math.floor(i / ROW)]} ${UNITS[i % ROW]}: told ${n}, found ${found[i]}`],
  );
