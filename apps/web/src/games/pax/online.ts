import type { Pax } from "@ara/pax";
import { words } from "../../app/words.ts";
import type { OnlinePart } from "../game.ts";

const PLAYERS = [2, 3, 4, 5, 6, 7, 8];
/** More would make a round of a tournament long. */
const MOST_IN_TOURNAMENT = 6;
/** 7.5: there are senate sessions at large tables only. */
const LARGE_TABLE = 5;

const online: OnlinePart = {
  name: "PAX",
  players: PLAYERS,
  tournaments: new Map(
    PLAYERS.filter((players) => players <= MOST_IN_TOURNAMENT).map((players) => [players, { players }]),
  ),
  orders: {
    rows: [["senate"]],
    scope: (view) => String((view as Pax["view"]).round),
    isAskedAt: (seats) => seats >= LARGE_TABLE,
    words: words(import.meta.glob<typeof import("./texts/en/orders.ts")>("./texts/*/orders.ts")),
  },
};
export default online;
