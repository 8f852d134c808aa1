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
}

export const account = (): Promise<Account> => ask("/api/account");
export const signOut = (): Promise<unknown> => ask("/api/leave", {});
export const removePasskey = (id: string): Promise<unknown> => ask("/api/passkeys/remove", { id });
