import type { Seat } from "@ara/kernel";
import type { CategoryScore, Prospect } from "@ara/pax";
import { nameOf, type Desk } from "./desk.ts";
import { leadOf } from "./lead.ts";
import { say } from "./words.ts";

/** A category as the balance shows it: Rome against the strongest player. */
export interface Row extends CategoryScore {
  readonly best: number;
  /** The strongest: whoever looks, where he is among them. */
  readonly first: Seat;
  readonly who: string;
  readonly mine: boolean;
}

export function rowsOf(desk: Desk, { categories }: Prospect): Row[] {
  return categories.map((score) => {
    const { best, first, more } = leadOf(score.players, desk.viewer);
    const mine = best > 0 && first === desk.viewer;
    const who = mine ? say().you : nameOf(desk)(first);
    return { ...score, best, first, mine, who: best === 0 ? say().nobody : more > 0 ? `${who} +${more}` : who };
  });
}
