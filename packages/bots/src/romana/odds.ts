import { oddsShifts, type Charts } from "@ara/pax-romana";

/** One side of a battle as far as it can be known beforehand. */
export interface Fighter {
  readonly strength: number;
  readonly tactics: number;
  readonly cavalry: number;
}

/** What to expect of a battle: the chance to win it, and the parts of both sides that fall. */
export interface Prospect {
  readonly win: number;
  readonly ownLoss: number;
  readonly otherLoss: number;
}

/** By net shifts from -10 to 10: the chance that one die beats the other. */
const WIN: readonly number[] = Array.from({ length: 21 }, (_, i) => {
  let wins = 0;
  for (let own = 1; own <= 6; own++) for (let other = 1; other <= 6; other++) wins += Number(own + i - 10 > other);
  return wins / 36;
});

const MEAN_DIE = 3.5;
const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** 10.61: shifts of one side for its cavalry. */
function cavalryShifts({ shifts, battle }: Charts, own: number, other: number): number {
  if (own <= other) return 0;
  const supreme = other === 0 ? own >= battle.supremacyAlone : own >= battle.supremacyRatio * other;
  return supreme ? shifts.cavalrySupremacy : shifts.cavalrySuperiority;
}

/** 10.5: a battle seen from one side; `against` are shifts the other side has by the ground. */
export function prospect(charts: Charts, own: Fighter, other: Fighter, against: number): Prospect {
  const isLarger = own.strength >= other.strength;
  const byOdds = isLarger
    ? oddsShifts(charts, own.strength, other.strength)
    : -oddsShifts(charts, other.strength, own.strength);
  const byHorse = cavalryShifts(charts, own.cavalry, other.cavalry) - cavalryShifts(charts, other.cavalry, own.cavalry);
  const net = clamp(byOdds + byHorse + own.tactics - other.tactics - against, -10, 10);
  // Half of the shifts raise the own die, half lower the other one.
  return {
    win: WIN[net + 10]!,
    ownLoss: clamp(MEAN_DIE - net / 2, 0, 10) / 10,
    otherLoss: clamp(MEAN_DIE + net / 2, 0, 10) / 10,
  };
}
