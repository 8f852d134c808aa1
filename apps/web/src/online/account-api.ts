import type { Language } from "@ara/kernel";
import { ask, type Me } from "./api.ts";

/** What is asked of the server about oneself. */

export interface PasskeyRow {
  readonly id: string;
  readonly agent: string;
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}

export interface Account {
  readonly me: Me;
  readonly passkeys: readonly PasskeyRow[];
  /** The address to come back by. */
  readonly mail: string | null;
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
