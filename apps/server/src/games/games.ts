import type { Json, JsonObject } from "@ara/kernel";
import { servedPax, type Pax } from "@ara/pax";
import { servedPaxRomana, type PaxRomana } from "@ara/pax-romana";
import type { Attendant, Served, TableTypes } from "@ara/protocol";
import { attendantOfPaxRomana } from "./pax-romana/standing.ts";
import { placesInPaxRomana } from "./pax-romana/places.ts";
import { placesInPax } from "./pax/places.ts";
import { attendantOfPax } from "./pax/standing.ts";
import type { Places } from "./places.ts";

/** What a game brings to the server. */
export interface Hosted {
  /** What it is called, in every language. */
  readonly name: string;
  readonly served: Served<TableTypes>;
  /** The bots that may be put into a seat, the usual one first. */
  readonly levels: readonly string[];
  /** What a table for so many agrees on where nobody has said anything; the usual number first. */
  readonly usual: ReadonlyMap<number, Json>;
  places(outcome: unknown, config: unknown): Places;
  /** What a rematch agrees on, where that is not all the same: who starts is drawn anew. */
  again?(config: JsonObject): JsonObject;
  /** What people can let stand. */
  readonly attendant?: (config: unknown) => Attendant<TableTypes, unknown>;
}

/** The games of the house: the only place that names them. What thinks for their bots is in `thinking.ts` of their folder. */
const GAMES: Readonly<Record<string, Hosted>> = {
  pax: {
    name: "PAX",
    served: servedPax,
    levels: ["legatus", "tiro", "miles", "centurio", "consul"],
    usual: new Map([3, 2, 4, 5, 6, 7, 8].map((players) => [players, { players }])),
    places: (outcome) => placesInPax(outcome as Pax["outcome"]),
    again: ({ startPlayer: _start, ...config }) => config,
    attendant: () => attendantOfPax,
  },
  "pax-romana": {
    name: "Pax Romana",
    served: servedPaxRomana,
    levels: ["steady", "random"],
    usual: new Map([
      [2, { scenario: "II" }],
      [4, { scenario: "V" }],
    ]),
    places: (outcome, config) => placesInPaxRomana(outcome as PaxRomana["outcome"], config as PaxRomana["config"]),
    attendant: (config) => attendantOfPaxRomana(config as PaxRomana["config"]),
  },
};

export const gameNamed = (name: string): Hosted | undefined => (Object.hasOwn(GAMES, name) ? GAMES[name] : undefined);
