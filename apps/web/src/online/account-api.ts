import type { Language, Seat } from "@ara/kernel";
import { ask, type Me } from "./api.ts";

/** What is asked of the server about oneself. */

export interface PasskeyRow {
  readonly id: string;
  readonly agent: string;
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}

export interface SessionRow {
  readonly id: string;
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
  /** Whether it is the one in use. */
  readonly here: boolean;
}

/** Somebody one sat at a table with, spoken of by that seat. */
export interface MetRow {
  readonly table: string;
  readonly seat: Seat;
  readonly game: string;
  readonly name: string;
  readonly blocked: boolean;
}

export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("read" | "play" | "bot")[];
  readonly created: number;
  readonly used: number | null;
}

export interface Account {
  readonly me: Me;
  readonly passkeys: readonly PasskeyRow[];
  /** The address to come back by. */
  readonly mail: string | null;
  readonly sessions: readonly SessionRow[];
  /** One's programs'. */
  readonly tokens: readonly TokenRow[];
}

export const account = (): Promise<Account> => ask("/api/account");
export const signOut = (): Promise<unknown> => ask("/api/leave", {});
export const removePasskey = (id: string): Promise<unknown> => ask("/api/passkeys/remove", { id });
/** Asks whether an address is one's own; a guest says under which name he will be a member. */
export const addMail = (address: string, language: Language, name?: string): Promise<unknown> =>
  ask("/api/mail", { address, language, name });
export const removeMail = (): Promise<unknown> => ask("/api/mail/remove", {});
export const sendLink = (address: string, language: Language): Promise<unknown> =>
  ask("/api/sign-in/mail", { address, language });
export const openLink = (token: string): Promise<unknown> => ask("/api/sign-in/link", { token });
export const rename = (name: string): Promise<unknown> => ask("/api/account/name", { name });
/** Ends a session; without an id all but this one. */
export const endSession = (id?: string): Promise<unknown> => ask("/api/account/sessions/end", { id });
export const EXPORT = "/api/account/export";
export const deleteAccount = (name: string): Promise<unknown> => ask("/api/account/delete", { name });
export const met = async (): Promise<readonly MetRow[]> =>
  (await ask<{ readonly met: readonly MetRow[] }>("/api/met")).met;
export const block = ({ table, seat }: MetRow, blocked: boolean): Promise<unknown> =>
  ask("/api/block", { table, seat, blocked });
export const report = ({ table, seat }: MetRow, text: string): Promise<unknown> =>
  ask("/api/report", { table, seat, text });
interface Made {
  readonly token: string;
}
export const makeToken = (name: string, scopes: readonly string[]): Promise<Made> =>
  ask("/api/tokens", { name, scopes });
export const makeBot = (name: string): Promise<Made> => ask("/api/bots", { name });
export const removeToken = (id: string): Promise<unknown> => ask("/api/tokens/remove", { id });
