import type { Match } from "@ara/kernel";
import type { Config, Pax } from "@ara/pax";

/** What many games at one kind of table came to. */
export interface Summary {
  readonly config: Config;
  readonly games: number;
  /** Games Rome won, and of these the ones that nobody won (6.3). */
  readonly rome: { readonly wins: number; readonly share: number; readonly withoutHolder: number };
  readonly points: Spread;
  /** Points of the winners in games the players won; `null` if there were none. */
  readonly winningPoints: Spread | null;
  readonly length: { readonly decisions: Spread; readonly rounds: Spread };
  readonly seats: readonly SeatSummary[];
}

interface SeatSummary {
  readonly seat: number;
  readonly player: string;
  /** A shared victory counts in full for each who shares it. */
  readonly wins: number;
  readonly share: number;
  readonly asConspirator: number;
  readonly points: Spread;
}

export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

class Numbers {
  #sum = 0;
  #low = Infinity;
  #high = -Infinity;
  count = 0;

  add(n: number): void {
    this.count++;
    this.#sum += n;
    this.#low = Math.min(this.#low, n);
    this.#high = Math.max(this.#high, n);
  }

  get spread(): Spread {
    return { mean: this.#sum / this.count, low: this.#low, high: this.#high };
  }
}

export class Tally {
  readonly #config: Config;
  readonly #names: readonly string[];
  #games = 0;
  #romeWins = 0;
  #nobody = 0;
  readonly #points: Numbers[];
  readonly #winning = new Numbers();
  readonly #decisions = new Numbers();
  readonly #rounds = new Numbers();
  readonly #wins: number[];
  readonly #conspired: number[];

  constructor(config: Config, names: readonly string[]) {
    this.#config = config;
    this.#names = names;
    this.#points = names.map(() => new Numbers());
    this.#wins = names.map(() => 0);
    this.#conspired = names.map(() => 0);
  }

  add(match: Match<Pax>): void {
    const { winner, winners, points } = match.game.outcome(match.state)!;
    const rome = winner === "rome";
    this.#games++;
    if (rome) this.#romeWins++;
    if (rome && winners.length === 0) this.#nobody++;
    for (const seat of winners) {
      this.#wins[seat]!++;
      if (rome) this.#conspired[seat]!++;
      else this.#winning.add(points[seat]!);
    }
    for (const [seat, total] of points.entries()) this.#points[seat]!.add(total);
    this.#decisions.add(match.length);
    this.#rounds.add(match.state.round);
  }

  summary(): Summary {
    const games = this.#games;
    const all = new Numbers();
    const seats = this.#names.map((player, seat) => {
      const points = this.#points[seat]!.spread;
      return {
        seat,
        player,
        wins: this.#wins[seat]!,
        share: this.#wins[seat]! / games,
        asConspirator: this.#conspired[seat]!,
        points,
      };
    });
    for (const { points } of seats) all.add(points.mean);
    return {
      config: this.#config,
      games,
      rome: { wins: this.#romeWins, share: this.#romeWins / games, withoutHolder: this.#nobody },
      points: {
        mean: all.spread.mean,
        low: Math.min(...seats.map(({ points }) => points.low)),
        high: Math.max(...seats.map(({ points }) => points.high)),
      },
      winningPoints: this.#winning.count === 0 ? null : this.#winning.spread,
      length: { decisions: this.#decisions.spread, rounds: this.#rounds.spread },
      seats,
    };
  }
}
