/** What could be built in a turn, by what is still missing for it. */
export interface Chances {
  /** 7.12: Towns in which a heavy unit stands; those that could be given one; Spaces in which a garrison waits. */
  readonly ready: number;
  readonly future: number;
  readonly sites: number;
}

/** 7.12, 6.27: Talents that Towns and Cities cost, and a heavy unit. */
export interface Prices {
  readonly town: number;
  readonly city: number;
  readonly settler: number;
}

/** What is to be built in a turn. */
export interface Program {
  /** Heavy units that are raised into Towns for it. */
  readonly settlers: number;
  /** Talents it takes when it is built, those for the settlers not among them. */
  readonly cost: number;
}

const CITY_POINTS = 2;

/**
 * 7.11: every project takes a Minor Move, so of those that can be paid for the most Civilization Points are sought; of as many,
 * the cheapest.
 */
export function programOf({ ready, future, sites }: Chances, prices: Prices, moves: number, talents: number): Program {
  let best: Program = { settlers: 0, cost: 0 };
  let most = 0;
  for (let cities = 0; cities <= Math.min(ready, moves); cities++)
    for (let settlers = 0; settlers <= Math.min(future, moves - cities); settlers++)
      for (let towns = 0; towns <= Math.min(sites, moves - cities - settlers); towns++) {
        const cost = prices.city * (cities + settlers) + prices.town * towns;
        const price = cost + prices.settler * settlers;
        if (price > talents) break;
        const points = CITY_POINTS * (cities + settlers) + towns - price / 1000;
        if (points > most) [most, best] = [points, { settlers, cost }];
      }
  return best;
}
