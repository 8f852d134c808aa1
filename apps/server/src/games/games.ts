import { servedPax } from "@ara/pax";
import { servedPaxRomana } from "@ara/pax-romana";
import type { Served, TableTypes } from "@ara/protocol";

/** What a game brings to the server. */
export interface Hosted {
  readonly served: Served<TableTypes>;
  /** The bots that may be put into a seat, the usual one first. */
  readonly levels: readonly string[];
}

/** The games of the house: the only place that names them. What thinks for their bots is in `thinking.ts` of their folder. */
const GAMES: Readonly<Record<string, Hosted>> = {
  pax: {
    served: servedPax,
    levels: ["legatus", "tiro", "miles", "centurio", "consul"],
  },
  "pax-romana": { served: servedPaxRomana, levels: ["steady", "random"] },
};

export const gameNamed = (name: string): Hosted | undefined => (Object.hasOwn(GAMES, name) ? GAMES[name] : undefined);
