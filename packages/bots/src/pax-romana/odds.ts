import {
  battlePointsOf,
  horseOf,
  isOnFoot,
  netShifts,
  NO_HORSE,
  shiftsOf,
  type Ground,
  type Horse,
  type Seen,
} from "@ara/pax-romana";

/** One side of a battle as far as it can be known beforehand. */
export interface Fighter {
  /** Battle Points with cavalry, and without. */
  readonly strength: number;
  readonly onFoot: number;
  readonly tactics: number;
  readonly horse: Horse;
}

/** A row of units, and the Tactical Rating of whoever would lead them. */
export const fighterOf = (seen: Pick<Seen, "turn" | "config">, row: readonly number[], tactics: number): Fighter => ({
  strength: battlePointsOf(seen, row, false),
  onFoot: battlePointsOf(seen, row, true),
  tactics,
  horse: horseOf(seen, row),
});

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

/** 10.51: the shifts of the attacker, below 0 those of the defender; `walls` are Wall Points that are used. */
export function expectedShifts(
  seen: Pick<Seen, "config">,
  attacker: Fighter,
  defender: Fighter,
  ground: Ground,
  walls: number,
): number {
  const onFoot = [isOnFoot(ground, 0), isOnFoot(ground, 1)] as const;
  const points = ({ strength, onFoot: foot }: Fighter, isFoot: boolean): number => (isFoot ? foot : strength);
  return netShifts(
    shiftsOf(seen, {
      ...ground,
      battlePoints: [points(attacker, onFoot[0]), points(defender, onFoot[1]) + walls],
      horse: [onFoot[0] ? NO_HORSE : attacker.horse, onFoot[1] ? NO_HORSE : defender.horse],
      tactics: [attacker.tactics, defender.tactics],
      bidder: "none",
    }),
  );
}

/** 10.5: what a side with so many net shifts can expect; half of them raise its own die, half lower the other one. */
export function prospect(net: number): Prospect {
  const shifts = clamp(net, -10, 10);
  return {
    win: WIN[shifts + 10]!,
    ownLoss: clamp(MEAN_DIE - shifts / 2, 0, 10) / 10,
    otherLoss: clamp(MEAN_DIE + shifts / 2, 0, 10) / 10,
  };
}
