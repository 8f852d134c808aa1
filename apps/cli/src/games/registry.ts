import { isObject } from "@ara/kernel";
import type { CliGame } from "./game.ts";
import { pax } from "./pax/entry.ts";
import { paxRomana } from "./pax-romana/entry.ts";

/** The games of the house: the only place that names them. A new one is a folder here and a line below. */
export const GAMES: readonly CliGame[] = [pax, paxRomana];

/** The game a file says it is of; one that names none we know is read, and refused, by the first. */
export const gameOfFile = (json: unknown): CliGame =>
  GAMES.find(({ id }) => isObject(json) && json["game"] === id) ?? GAMES[0]!;
