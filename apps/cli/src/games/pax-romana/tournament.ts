import { paxRomana, POWERS, type Config } from "@ara/pax-romana";
import type { Progress } from "../../terminal.ts";
import { estimateOf, inThreads, meanOf, type Estimate } from "../../tournament.ts";
import type { ArenaTask, DealResult } from "./arena-worker.ts";

/** What rotated deals came to: in all, and for each seat. */
export interface Standing {
  readonly share: Estimate;
  readonly seats: readonly {
    readonly powers: readonly string[];
    readonly share: Estimate;
    /** Mean Victory Points, and those of the best other seat. */
    readonly points: number;
    readonly best: number;
  }[];
  readonly games: number;
  readonly deals: number;
}

const WORKER = new URL("arena-worker.ts", import.meta.url);

export type Pairing = Pick<ArenaTask, "a" | "b" | "seed" | "deals"> & { readonly config: Config };

/** Plays the deals on all cores, or on as many as are asked for. */
export async function playDeals(pairing: Pairing, progress: Progress, jobs?: number): Promise<Standing> {
  const task = { ...pairing, config: paxRomana.json.writeConfig(pairing.config) };
  const results = await inThreads<DealResult>(WORKER, task, { jobs, progress });
  return standingOf(pairing.config, results);
}

export function standingOf({ seats }: Config, results: readonly DealResult[]): Standing {
  return {
    share: estimateOf(results.map((deal) => meanOf(deal.seats.map(({ share }) => share)))),
    seats: seats.map((powers, seat) => {
      const here = results.map((deal) => deal.seats[seat]!);
      return {
        powers: powers.map((power) => POWERS[power]!),
        share: estimateOf(here.map(({ share }) => share)),
        points: meanOf(here.map(({ points }) => points)),
        best: meanOf(here.map(({ best }) => best)),
      };
    }),
    games: results.reduce((sum, { games }) => sum + games, 0),
    deals: results.length,
  };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Of a share nothing lies below none or above all. */
export const range = ({ low, high }: Estimate): string =>
  `${percent(Math.max(0, low))} to ${percent(Math.min(1, high))}`;

/** One seat in a few words: wins, and mean points beside the best other's. */
export const seatText = ({ powers, share, points, best }: Standing["seats"][number]): string =>
  `${powers.join(" and ")} ${percent(share.mean)} (${points.toFixed(1)} v ${best.toFixed(1)})`;
