import type { CategoryScore, Prospect } from "@ara/pax";
import { nameOf, type Desk } from "./desk.ts";
import { say } from "./words.ts";

/** A category as the balance shows it: Rome against the strongest player. */
export interface Row extends CategoryScore {
  readonly best: number;
  readonly who: string;
  readonly mine: boolean;
}

export function rowsOf(desk: Desk, { categories }: Prospect): Row[] {
  return categories.map((score) => {
    const best = Math.max(...score.players);
    const first =
      desk.viewer !== "spectator" && score.players[desk.viewer] === best ? desk.viewer : score.players.indexOf(best);
    const mine = best > 0 && first === desk.viewer;
    return { ...score, best, mine, who: best === 0 ? say().nobody : mine ? say().you : nameOf(desk)(first) };
  });
}
