import { Bot, type Level } from "@ara/bots/pax";
import { decisionOf, Match } from "@ara/kernel";
import { config, pax, writeConfig, type Config, type Pax, type State } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import type { Page } from "playwright-core";
import type { Saved } from "../src/store/saved.ts";

/** Games for tests and pictures, the same every time. */

export interface Setting {
  readonly id: string;
  readonly config: Config;
  readonly seats: readonly TableSeat[];
  readonly seed: string;
}

const NAMES = ["Livia", "Marcus", "Drusilla", "Gaius", "Octavia", "Titus", "Julia", "Quintus"];
const LONG_AGO = Date.UTC(2025, 0, 1);

/** A table with as many people as said in the first seats, and bots of a level in the others. */
export function setting(
  id: string,
  players: number,
  { people = 1, level = "miles", ...more }: { people?: number; level?: Level } & Partial<Config> = {},
): Setting {
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name, bot: seat < people ? null : level }));
  return { id, config: config(players, { startPlayer: 0, ...more }), seats, seed: `e2e/${id}` };
}

/** As the client keeps a game that has not begun. */
export const untouched = ({ id, config: agreed, seats, seed }: Setting): Saved => ({
  id,
  game: "pax",
  created: LONG_AGO,
  updated: LONG_AGO,
  config: writeConfig(agreed),
  seats,
  seed,
  record: null,
  over: false,
});

/** Plays with bots of one level in every seat until `enough` says so before a decision of a person, or to the end. */
export function played(
  at: Setting,
  enough: (state: State, decisions: number) => boolean = () => false,
  by: Level = "centurio",
): Saved {
  const match = new Match<Pax>(pax, at.config, { seats: at.seats.map(({ name }) => name), seed: at.seed });
  const bot = new Bot(by, { seed: at.seed });
  for (let decisions = 0; ; decisions++) {
    const seat = pax.toAct(match.state)[0];
    if (seat === undefined) break;
    if (at.seats[seat]!.bot === null && enough(match.state, decisions)) break;
    const done = match.act(seat, bot.choose(decisionOf(match, seat)));
    if (!done.ok) throw new Error(done.error.key);
  }
  return { ...untouched(at), record: match.record("keep"), over: match.over };
}

/** Puts games into the browser's own storage, as if they had been played here. */
export async function keep(page: Page, ...games: readonly Saved[]): Promise<void> {
  await page.evaluate(keepInPage, JSON.stringify(games));
}

export const keepInPage = (json: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open("ara", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore("tables", { keyPath: "id" }));
    request.addEventListener("error", () => reject(request.error ?? new Error("no storage")));
    request.addEventListener("success", () => {
      const transaction = request.result.transaction("tables", "readwrite");
      for (const one of JSON.parse(json) as unknown[]) transaction.objectStore("tables").put(one);
      transaction.addEventListener("complete", () => {
        request.result.close();
        resolve();
      });
    });
  });
