import { isObject, type GameRecord, type Json, type Refusal, type Seat } from "@ara/kernel";
import { TableError } from "@ara/protocol";
import { gameOf } from "../store/rows.ts";
import { idOnServer } from "./address.ts";
import { setBeenOnline } from "./been.ts";
import type { AtZero, ClockRule } from "./clock.ts";
import type { Cut } from "./life.ts";
import { keepEnded } from "./keep.ts";

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
  /** The only one who may sit there. */
  readonly kept?: { readonly name: string; readonly you: boolean } | null;
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
  /** Seats are drawn by lot when all sit; a server of before draws none. */
  readonly draws?: boolean;
  readonly seats: readonly OnlineSeat[];
  readonly mine: readonly Seat[];
  /** Those of them from which a commitment to a nonce is awaited. */
  readonly owes: readonly Seat[];
  /** Counted from 1: those before are void. */
  readonly attempt: number;
  readonly host: boolean;
  /** What whoever made it is called; nothing where he is gone. */
  readonly by: string;
  /** The seats that have to decide, as everybody can tell, and since when. */
  readonly asked: readonly Seat[];
  readonly askedAt: number | null;
  readonly ended: number | null;
  /** Ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
  /** Where those who played it play again. */
  readonly rematch: string | null;
}

/** Whether it is the turn of whoever asks. */
export const isMyTurn = ({ asked, mine }: OnlineTable): boolean => asked.some((seat) => mine.includes(seat));

/** What somebody wants who wants to play at once; `null` where he does not mind. */
export interface Fitting {
  readonly game: string;
  readonly players: number | null;
  readonly clock: OnlineTable["clock"]["kind"] | null;
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

/** A table that somebody makes. */
interface WantedTable extends TimeRule {
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly WantedSeat[];
  /** Whether it stands in the list of open tables. */
  readonly listed: boolean;
  /** Whether seats are drawn by lot when all sit. */
  readonly draws: boolean;
}

export type WantedSeat = { readonly who: "me" | "open" | "program" } | { readonly who: "bot"; readonly level: string };

const UNREACHED: Refusal = { key: "online.unreached", params: {} };

/** Longer than the server ever lets somebody wait for something new (20 s); who has heard nothing by then is told so. */
const PATIENCE = 40_000;

/** Rejects with a `TableError` that says why; so does a server that cannot be reached, does not answer, or is none. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: unknown;
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE),
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

/** Who one is, whether this server sends mails, and whether one looks after what is said here. */
export const whoAmI = (): Promise<{ readonly me: Me | null; readonly mail: boolean; readonly moderator: boolean }> =>
  ask("/api/me");
/** Begins a session under a name, where there is none. */
export async function beGuest(name: string): Promise<{ readonly me: Me }> {
  const me = await ask<{ readonly me: Me }>("/api/guest", { name });
  setBeenOnline();
  return me;
}
/** How somebody is told that it is his turn. */
export interface NoticeChoices {
  readonly channels: readonly string[];
  readonly addresses: Readonly<Record<string, string>>;
  readonly offered: readonly string[];
}

/** Without a table: at all those for which nothing else is chosen. */
const noticesAt = (table: string | undefined): string =>
  table === undefined ? "/api/notices" : table === FREE_SEATS ? "/api/notices/free" : `/api/tables/${table}/notices`;
/** In the place of a table: seats elsewhere that can be taken over. */
export const FREE_SEATS = "free";
export const choicesOf = (table?: string): Promise<NoticeChoices> => ask(noticesAt(table));
export const chooseNotices = (table: string | undefined, channels: readonly string[]): Promise<unknown> =>
  ask(noticesAt(table), { channels });
/** Where the webhook is; an empty address takes it back. */
export const setHook = (address: string): Promise<unknown> =>
  ask("/api/notices/address", { channel: "webhook", address });
export const readNotice = (id: string): Promise<unknown> => ask("/api/notices/read", { id });

/** Sits down where it fits, or at a table that is made. */
export const playNow = async (wanted: Fitting): Promise<string> =>
  (await ask<{ readonly id: string }>("/api/play", { ...wanted, fair: true })).id;
export const table = async (id: string): Promise<OnlineTable> =>
  (await ask<{ readonly table: OnlineTable }>(`/api/tables/${id}`)).table;
/** Which game is played at an address; what was kept here needs no server, and what is over there is kept here. */
export async function gameAt(address: string): Promise<{ readonly game?: unknown }> {
  const kept = await gameOf(address).catch(() => ({ game: undefined }));
  if (kept.game !== undefined) return kept;
  const id = idOnServer(address);
  // Which game it is decides which screen is shown: where the server cannot be reached there is none to show yet.
  const { knock } = await import("./knock.tsx");
  const found = await knock(address, () => table(id));
  const { game, seats, mine: own, status, agreed } = found;
  if (status !== "over" || agreed) return found;
  const { record } = await ask<{ readonly record: GameRecord }>(`/api/tables/${id}/record`);
  // Where nothing can be kept, the table itself can still be looked at.
  await keepEnded({ id, game, own, seats, record }).catch(() => undefined);
  return found;
}
/** With what fixes one's nonce, and the key of one's browser if it has one. */
export const sit = (id: string, seat: Seat, commit: string, key: string | null): Promise<unknown> =>
  ask(`/api/tables/${id}/sit`, { seat, commit, ...(key !== null && { key }) });
/** As soon as it is another than one has seen, or after a while. */
export const dealOf = (id: string, seen?: string): Promise<Deal> =>
  ask(`/api/tables/${id}/deal${seen === undefined ? "" : `?seen=${encodeURIComponent(seen)}`}`);
export const reveal = (id: string, seat: Seat, nonce: string): Promise<unknown> =>
  ask(`/api/tables/${id}/reveal`, { seat, nonce });

/** A game that is over. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly created: number;
  readonly ended: number;
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly place: number | null }[];
  readonly mine: readonly Seat[];
  /** Ended before the rules end it, and why. */
  readonly agreed: boolean;
  readonly cut: Cut | null;
}
/** A page of them, the last to end first. */
export const historyOf = async (of: "all" | "mine", before?: number): Promise<readonly FinishedGame[]> =>
  (
    await ask<{ readonly games: readonly FinishedGame[] }>(
      `/api/history?of=${of}${before === undefined ? "" : `&before=${before}`}`,
    )
  ).games;

export interface Rung {
  readonly name: string;
  /** The game itself, where one plays against it. */
  readonly isHouse: boolean;
  /** The level of a bot of the house. */
  readonly bot: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
}
export const ladderOf = async (game: string, players: number, of: "people" | "bots"): Promise<readonly Rung[]> =>
  (await ask<{ readonly ladder: readonly Rung[] }>(`/api/ratings?game=${game}&players=${players}&of=${of}`)).ladder;

export interface Statistic {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly rating: number | null;
}
export const myStatistics = async (): Promise<readonly Statistic[]> =>
  (await ask<{ readonly statistics: readonly Statistic[] }>("/api/statistics")).statistics;
export const leave = (id: string): Promise<unknown> => ask(`/api/tables/${id}/leave`, {});
/** Seats bots where nobody came, at a table that one made. */
export const seatBots = (id: string, level: string): Promise<unknown> => ask(`/api/tables/${id}/bots`, { level });
export const makeTable = async (wanted: WantedTable): Promise<string> =>
  (await ask<{ readonly id: string }>("/api/tables", { ...wanted, fair: true })).id;
/** Leaves one's seats at a game in progress to a bot. */
export const goAway = (id: string): Promise<unknown> => ask(`/api/tables/${id}/away`, {});
/** Takes back the seats one has left to a bot. */
export const comeBack = (id: string): Promise<unknown> => ask(`/api/tables/${id}/return`, {});

/** What the others at a game in progress are asked for: to take back one's last decisions, to end it, to stop the clocks. */
export const makeOffer = (id: string, kind: "back" | "end" | "pause", steps = 1): Promise<unknown> =>
  ask(`/api/tables/${id}/offer`, { kind, steps });
/** Agrees to an offer or declines it; one's own is taken back. */
export const replyTo = (id: string, offer: string, yes: boolean): Promise<unknown> =>
  ask(`/api/tables/${id}/reply`, { offer, yes });
/** Lets the clocks run again. */
export const goOn = (id: string): Promise<unknown> => ask(`/api/tables/${id}/go-on`, {});
/** The table at which those of a game that is over play again: one sits there from now on. */
export const rematch = async (id: string): Promise<string> =>
  (await ask<{ readonly id: string }>(`/api/tables/${id}/rematch`, { fair: true })).id;
/** Takes over a seat from a bot. */
export const takeSeat = (id: string, seat: Seat): Promise<unknown> => ask(`/api/tables/${id}/take`, { seat });
/** Whether others may, as whoever made the table says. */
export const allowTaking = (id: string, allowed: boolean): Promise<unknown> =>
  ask(`/api/tables/${id}/takeover`, { allowed });

export interface ChatLine {
  readonly n: number;
  readonly room: "players" | "watchers";
  readonly name: string;
  readonly at: number;
  /** Empty where it is muted. */
  readonly text: string;
  readonly mine: boolean;
  readonly muted: boolean;
  /** A moderator has closed it. */
  readonly closed: boolean;
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
