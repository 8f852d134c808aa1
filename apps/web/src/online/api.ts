import { isObject, type Json, type Refusal, type Seat } from "@ara/kernel";
import { TableError } from "@ara/protocol";
import { gameOf } from "../store/rows.ts";
import { idOnServer } from "./address.ts";
import type { AtZero, ClockRule } from "./clock.ts";

/** What is asked of the server by HTTP. */

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "member" | "bot";
}

export interface OnlineSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
  /** For a program with an account of its own. */
  readonly program: boolean;
}

/** A table as everybody may know it. */
export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  readonly status: "open" | "dealing" | "running" | "over" | "void" | "stuck";
  readonly listed: boolean;
  readonly created: number;
  /** To the seed of the deal to come. */
  readonly commitment: string;
  readonly clock: ClockRule;
  readonly atZero: AtZero;
  readonly seats: readonly OnlineSeat[];
  readonly mine: readonly Seat[];
  /** Those of them from which a commitment to a nonce is awaited. */
  readonly owes: readonly Seat[];
  /** Counted from 1: those before are void. */
  readonly attempt: number;
  readonly host: boolean;
}

/** How far the deal of a table has come. */
export interface Deal {
  readonly status: OnlineTable["status"];
  readonly roster: Json;
  readonly signature: string | null;
  /** The seats whose nonce has been shown. */
  readonly shown: readonly Seat[];
  /** Another one whenever anything of this is. */
  readonly stamp: string;
}

/** How time is given, and what happens to a seat whose time is up. */
export interface TimeRule {
  readonly clock: ClockRule;
  readonly atZero: AtZero;
}

export type WantedSeat = { readonly who: "me" | "open" } | { readonly who: "bot"; readonly level: string };

const UNREACHED: Refusal = { key: "online.unreached", params: {} };

/** Rejects with a `TableError` that says why; so does a server that cannot be reached, or is none. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: unknown;
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    answer = await response.json();
  } catch {
    throw new TableError(UNREACHED);
  }
  if (!isObject(answer)) throw new TableError(UNREACHED);
  const { refusal } = answer;
  if (refusal !== undefined) throw new TableError(refusal as Refusal);
  return answer as Answer;
}

/** Who one is, and whether this server sends mails. */
export const whoAmI = (): Promise<{ readonly me: Me | null; readonly mail: boolean }> => ask("/api/me");
/** Begins a session under a name, where there is none. */
export const beGuest = (name: string): Promise<{ readonly me: Me }> => ask("/api/guest", { name });
export const tables = (): Promise<{ readonly open: readonly OnlineTable[]; readonly mine: readonly OnlineTable[] }> =>
  ask("/api/tables");
export const table = async (id: string): Promise<OnlineTable> =>
  (await ask<{ readonly table: OnlineTable }>(`/api/tables/${id}`)).table;
/** Which game is played at an address; what was kept here when it ended needs no server. */
export async function gameAt(address: string): Promise<{ readonly game?: unknown }> {
  const kept = await gameOf(address).catch(() => ({ game: undefined }));
  return kept.game === undefined ? table(idOnServer(address)) : kept;
}
/** With what fixes one's nonce, and the key of one's browser if it has one. */
export const sit = (id: string, seat: Seat, commit: string, key: string | null): Promise<unknown> =>
  ask(`/api/tables/${id}/sit`, { seat, commit, ...(key !== null && { key }) });
/** As soon as it is another than one has seen, or after a while. */
export const dealOf = (id: string, seen?: string): Promise<Deal> =>
  ask(`/api/tables/${id}/deal${seen === undefined ? "" : `?seen=${encodeURIComponent(seen)}`}`);
export const reveal = (id: string, seat: Seat, nonce: string): Promise<unknown> =>
  ask(`/api/tables/${id}/reveal`, { seat, nonce });
export const leave = (id: string): Promise<unknown> => ask(`/api/tables/${id}/leave`, {});
export const makeTable = async (
  game: string,
  config: Json,
  seats: readonly WantedSeat[],
  listed: boolean,
  time: TimeRule,
): Promise<string> =>
  (await ask<{ readonly id: string }>("/api/tables", { game, config, seats, listed, fair: true, ...time })).id;
/** Leaves one's seats at a game in progress to a bot. */
export const goAway = (id: string): Promise<unknown> => ask(`/api/tables/${id}/away`, {});
/** Takes back the seats one has left to a bot. */
export const comeBack = (id: string): Promise<unknown> => ask(`/api/tables/${id}/return`, {});

export interface ChatLine {
  readonly n: number;
  readonly room: "players" | "watchers";
  readonly name: string;
  readonly at: number;
  /** Empty where it is muted. */
  readonly text: string;
  readonly mine: boolean;
  readonly muted: boolean;
}

export interface Talk {
  /** Where one is heard. */
  readonly room: "players" | "watchers";
  readonly lines: readonly ChatLine[];
}

export const talkAt = (id: string): Promise<Talk> => ask(`/api/tables/${id}/chat`);
export const sayAt = (id: string, text: string): Promise<unknown> => ask(`/api/tables/${id}/say`, { text });
/** Reads nothing more by whoever said this, or reads him again. */
export const muteAt = (id: string, n: number, muted: boolean): Promise<unknown> =>
  ask(`/api/tables/${id}/mute`, { n, muted });
