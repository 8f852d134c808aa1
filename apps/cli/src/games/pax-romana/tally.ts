import type { Match } from "@ara/kernel";
import { paxRomana, POWERS, worldOf, type Config, type PaxRomana } from "@ara/pax-romana";

interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface RomanaSummary {
  readonly config: Config;
  readonly games: number;
  readonly decisions: Spread;
  /** How many turns were played. */
  readonly turns: Spread;
  /** 3.2: games that ended before the last turn. */
  readonly automatic: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly powers: readonly string[];
    readonly player: string;
    readonly wins: number;
    /** A shared victory counts in parts. */
    readonly share: number;
    readonly points: Spread;
    readonly stability: Spread;
  }[];
}

/** Counts finished games of one table. */
export class RomanaTally {
  readonly #config: Config;
  readonly #players: readonly string[];
  readonly #decisions: number[] = [];
  readonly #turns: number[] = [];
  readonly #seats: { wins: number; share: number; readonly points: number[]; readonly stability: number[] }[];
  #automatic = 0;

  constructor(config: Config, players: readonly string[]) {
    this.#config = config;
    this.#players = players;
    this.#seats = players.map(() => ({ wins: 0, share: 0, points: [], stability: [] }));
  }

  add({ state, length }: Match<PaxRomana>): void {
    const { winners, points } = paxRomana.outcome(state)!;
    const { scenario, measures } = worldOf(this.#config);
    this.#decisions.push(length);
    this.#turns.push(state.turn - scenario.start.turn + 1);
    if (state.turn < measures.lastTurn) this.#automatic++;
    this.#config.seats.forEach((powers, seat) => {
      const own = this.#seats[seat]!;
      const won = winners.filter((power) => powers.includes(power)).length;
      if (won > 0) own.wins++;
      own.share += won / Math.max(1, winners.length);
      own.points.push(Math.max(...powers.map((power) => points[power]!)));
      own.stability.push(Math.max(...powers.map((power) => state.powers[power]!.stability)));
    });
  }

  summary(): RomanaSummary {
    const games = this.#decisions.length;
    return {
      config: this.#config,
      games,
      decisions: spreadOf(this.#decisions),
      turns: spreadOf(this.#turns),
      automatic: this.#automatic,
      seats: this.#seats.map(({ wins, share, points, stability }, seat) => ({
        seat,
        powers: this.#config.seats[seat]!.map((power) => POWERS[power]!),
        player: this.#players[seat]!,
        wins,
        share: share / games,
        points: spreadOf(points),
        stability: spreadOf(stability),
      })),
    };
  }
}

function spreadOf(numbers: readonly number[]): Spread {
  let [sum, low, high] = [0, Infinity, -Infinity];
  for (const n of numbers) {
    sum += n;
    low = Math.min(low, n);
    high = Math.max(high, n);
  }
  return { mean: sum / numbers.length, low, high };
}
