import { cvpOf, gopOf, NONE, POWERS, prizes, type Power, type View, type World } from "@ara/pax-romana";

/** What has to be known to say what points are worth by rank. */
interface Position {
  readonly view: View;
  readonly world: World;
  readonly power: Power;
}

/** 15.23, 15.33: Victory Points are given by place, so a point more is worth what it brings nearer. */
export interface Standing {
  /** Victory Points in a turn for one more Geographic Objective Point, and for one more Civilization Point. */
  readonly gop: number;
  readonly cvp: number;
  /** By power: Victory Points in a turn if it had one Geographic Objective Point less. */
  readonly less: readonly number[];
  /** What part of the game is still to be played, this turn included. */
  readonly left: number;
}

/** How many points ahead a better place is worth looking for. */
const AHEAD = 4;

export function standingOf({ view, world, power }: Position): Standing {
  const { charts } = world.data;
  const inPlay = POWERS.map((_, one) => one).filter((one) => world.seatOf[one] !== NONE);
  const at = inPlay.indexOf(power);
  const gops = inPlay.map((one) => gopOf(view, one));
  const cvps = inPlay.map((one) => cvpOf(view, one));
  const less = POWERS.map(() => 0);
  inPlay.forEach((one, i) => {
    if (i !== at) less[one] = change(gops, charts.victory.gop, at, i, -1);
  });
  const { lastTurn } = world.measures;
  return {
    gop: bestRate(gops, charts.victory.gop, at),
    cvp: bestRate(cvps, charts.victory.cvp, at),
    less,
    left: (lastTurn - view.turn + 1) / lastTurn,
  };
}

/** What one power gains if another, or itself, has more or fewer points. */
function change(points: readonly number[], scale: readonly number[], own: number, whose: number, by: number): number {
  const after = points.map((n, i) => (i === whose ? n + by : n));
  return prizes(after, scale)[own]! - prizes(points, scale)[own]!;
}

/** The best that some more points bring, for each of them: half of what keeps a place counts, for others come nearer too. */
function bestRate(points: readonly number[], scale: readonly number[], own: number): number {
  let best = 0;
  for (let more = 1; more <= AHEAD; more++) best = Math.max(best, change(points, scale, own, own, more) / more);
  for (let fewer = 1; fewer <= AHEAD; fewer++)
    best = Math.max(best, -change(points, scale, own, own, -fewer) / (2 * fewer));
  return best;
}
