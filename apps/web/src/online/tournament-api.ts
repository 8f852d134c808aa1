import type { Json } from "@ara/kernel";
import { ask, table, type OnlineTable, type TimeRule } from "./api.ts";
import { contribute, sitFairly } from "./fair/contribute.ts";

/** What is asked of the server about tournaments. */

export interface TournamentRow extends TimeRule {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly config: Json;
  /** At each table. */
  readonly seats: number;
  readonly kind: "robin" | "knockout";
  /** With so many it begins by itself. */
  readonly most: number | null;
  readonly members: boolean;
  /** Milliseconds in which one has to sit down. */
  readonly patience: number;
  readonly status: "open" | "running" | "over" | "off";
  readonly created: number;
  readonly round: number;
  readonly organiser: string;
  readonly players: number;
  readonly host: boolean;
  readonly mine: boolean;
}

/** A table of it; players as they are counted there. */
export interface Pairing {
  readonly board: number;
  readonly players: readonly number[];
  readonly table: string | null;
  readonly status: OnlineTable["status"] | null;
  readonly sits: readonly number[];
  readonly due: number | null;
  /** `null` for whoever did not come. */
  readonly places: readonly (number | null)[] | null;
  readonly how: "played" | "absent" | "bye" | "void" | null;
  readonly winner: number | null;
  /** In a knockout: all who go on. */
  readonly through: readonly number[];
  readonly lots: boolean;
}

interface Standing {
  readonly n: number;
  readonly place: number;
  readonly points: number | null;
  readonly berger: number | null;
  readonly wins: number;
  readonly played: number;
  readonly out: boolean;
}

export interface Tournament extends TournamentRow {
  readonly me: number | null;
  readonly entrants: readonly {
    readonly n: number;
    readonly name: string;
    readonly lot: number | null;
    readonly gone: boolean;
  }[];
  readonly standings: readonly Standing[];
  readonly rounds: readonly (readonly Pairing[])[];
  readonly lots: { readonly commitment: string; readonly seed: string | null; readonly salt: string | null };
}

export interface NewTournament extends TimeRule {
  readonly name: string;
  readonly game: string;
  readonly config: Json;
  readonly kind: "robin" | "knockout";
  readonly most: number | null;
  readonly members: boolean;
  readonly patience: number;
}

export const makeTournament = async (wanted: NewTournament): Promise<string> =>
  (await ask<{ readonly id: string }>("/api/tournaments", wanted)).id;
export const inTournament = (
  id: string,
  verb: "join" | "leave" | "begin" | "off" | "remove",
  body: object = {},
): Promise<unknown> => ask(`/api/tournaments/${id}/${verb}`, body);

/** Sits down in the seat that is kept for one. */
export async function sitInMine(id: string): Promise<void> {
  const here = await table(id);
  const seat = here.seats.findIndex(({ free, kept }) => free && kept?.you);
  if (seat >= 0) await sitFairly(here, seat);
  contribute(id);
}
