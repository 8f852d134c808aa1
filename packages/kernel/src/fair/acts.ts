import type { Seat, Viewer } from "../game.ts";
import { canonical } from "../json.ts";
import { taggedHash } from "../sha256.ts";

/** Whether a signature (Ed25519, base64url like the key) is good. */
export type IsSigned = (publicKey: string, message: Uint8Array, signature: string) => boolean | Promise<boolean>;

/** What is signed at an online table; every signature is Ed25519 over one of these hashes. Heads are in hexadecimal digits. */

/** An answer as a player sends it. */
export interface Act {
  readonly table: string;
  readonly seat: Seat;
  /** The version of the news that he answers, and the head of the chain that he was shown with them. */
  readonly version: number;
  readonly head: string;
  readonly id: string;
  readonly action: unknown;
}

/** By the player's key. */
export const hashAct = ({ table, seat, version, head, id, action }: Act): Uint8Array =>
  taggedHash("ara-act/2", table, `${seat}`, `${version}`, head, id, canonical(action));

/**
 * By the server's key, where nobody else has signed: a bot's answer, one without a choice, one from a browser without a key. Old
 * games have it in each such entry; since then the server signs for all of them with the end of the chain they stand in.
 */
export const hashVouched = ({
  table,
  seat,
  head,
  action,
}: Pick<Act, "table" | "seat" | "head" | "action">): Uint8Array =>
  taggedHash("ara-vouched/2", table, `${seat}`, head, canonical(action));

/** That a player takes back his last so many steps, as he sends it. */
export interface Undo extends Omit<Act, "action"> {
  readonly steps: number;
}

/** By the player's key. */
export const hashUndo = ({ table, seat, version, head, id, steps }: Undo): Uint8Array =>
  taggedHash("ara-undo/2", table, `${seat}`, `${version}`, head, id, `${steps}`);

/** By the server's key, where the player has not signed: that a game goes back from a head to so many entries. */
export const hashVouchedUndo = (table: string, seat: Seat, head: string, to: number): Uint8Array =>
  taggedHash("ara-vouched-undo/2", table, `${seat}`, head, `${to}`);

/** By the server's key: what it has told a viewer. Two different heads for one version prove a rewritten game. */
export const hashTold = (table: string, viewer: Viewer, version: number, head: string): Uint8Array =>
  taggedHash("ara-told/2", table, `${viewer}`, `${version}`, head);

/** By the server's key: the end of a game, which is its seal; without a result, the last head. */
export const hashEnd = (table: string, seal: string): Uint8Array => taggedHash("ara-end/2", table, seal);
