import { data } from "./data.ts";
import type { Scenario } from "./scenarios.ts";
import { map } from "./testing.ts";
import { GARR, NONE, TRIBES, type Node, type Owner, type Power } from "./vocabulary.ts";

const { units, charts } = data;

/** 5.11: who occupies a Space at the start: land units, garrisons, works, unrevealed tribes. */
function occupier(s: Scenario, space: Node): Owner {
  const forces = [...s.forces, ...(s.forms.standard ? s.independents.standard : s.independents.advanced)];
  const here = forces.find(
    (force) =>
      force.space === space &&
      (force.works !== NONE || force.units.some((n, unit) => n > 0 && (units.isLand[unit] === 1 || unit === GARR))),
  );
  if (here !== undefined) return here.owner;
  return map.tribal[space]! >= 0 ? TRIBES : NONE;
}

/** 5.11: an empty Space of a Home belongs to its power. */
function holder(s: Scenario, space: Node): Owner {
  const owner = occupier(s, space);
  return owner === NONE ? s.map.homeAt[space]! : owner;
}

/** 5.21-5.23: who controls a province of the whole map at the start of a scenario. */
function controller(s: Scenario, province: number): Owner {
  const spaces = map.spacesOf[province]!;
  const home = s.map.home[province]!;
  const majority = (owners: readonly Owner[]): Power | undefined =>
    s.powers.find((power) => 2 * owners.filter((owner) => owner === power).length > spaces.length);
  if (home === NONE || !s.powers.includes(home)) {
    const occupiers = spaces.map((space) => occupier(s, space)).filter((owner) => owner !== NONE);
    const alone =
      new Set(occupiers).size === 1 && s.powers.some((power) => power === occupiers[0]) ? occupiers[0]! : NONE;
    return majority(occupiers) ?? alone;
  }
  const holders = spaces.map((space) => holder(s, space));
  const capital = spaces.find((space) => map.capital[space] !== NONE);
  if (capital !== undefined && holder(s, capital) === home) return home;
  const other = majority(holders);
  if (other !== undefined) return other;
  return holders.includes(home) ? home : NONE;
}

/** What a power controls on the whole map at the start, and what that pays (5.2, 5.31, 6.11). */
export function holdings(s: Scenario, power: Power): { readonly provinces: string[]; readonly income: number } {
  const mine = map.provinceIds.flatMap((_, p) => (controller(s, p) === power ? [p] : []));
  const territories = map.provincesOf.filter((list) => list.length > 1 && list.every((p) => mine.includes(p)));
  const works = s.forces.filter(({ owner }) => owner === power).map((force) => units.works[force.works]?.income ?? 0);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return {
    provinces: mine.map((p) => map.provinceIds[p]!).toSorted(),
    income: sum(mine.map((p) => map.income[p]!)) + territories.length * charts.prices.territoryIncome + sum(works),
  };
}
