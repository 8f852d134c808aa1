import { canBeDrawn, type Drawn } from "./drawn.ts";
import { canonical, isObject, isWhole, type Json } from "../json.ts";
import { taggedHash, toHex } from "../sha256.ts";

/** Who sits at an online table, published and signed by the server when all seats are taken and before anything is dealt. */
export interface Roster {
  readonly table: string;
  /** Counted from 1: an attempt at which somebody stayed silent is void, and the next one begins anew. */
  readonly attempt: number;
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  /** To the seed, published with the table. */
  readonly commitment: string;
  /** The server's public key. */
  readonly server: string;
  readonly seats: readonly RosterSeat[];
  /** Where seats are drawn by lot when all sit: where each sat down before. */
  readonly drawn?: Drawn;
}

export interface RosterSeat {
  readonly name: string;
  /** The level of a bot; `null` for a person. */
  readonly bot: string | null;
  /** The public key of a person's browser, if it can sign. */
  readonly key: string | null;
  /** To a person's nonce, if his browser adds one. */
  readonly commit: string | null;
}

/** What the record of an online game says besides: how its luck was made, with the server's signatures. */
export interface Online {
  readonly roster: Roster;
  readonly signature: string;
  /** Attempts to deal that came to nothing. */
  readonly voids: readonly unknown[];
  /** The server's signature over the seal. */
  readonly end?: string;
  /** Where an attempt was signed with an older key: how that one led to the roster's, as leaves of the log. */
  readonly keys?: readonly unknown[];
}

/** What a player's browser fixes when he sits down: nobody can tell the nonce from it, and no other one fits later. */
export const commitNonce = (table: string, key: string | null, nonce: string): string =>
  toHex(taggedHash("ara-nonce/2", table, key ?? "", nonce));

/** What the server signs of a roster, and what goes into all chance. */
export const hashRoster = (roster: Roster): Uint8Array => taggedHash("ara-roster/2", canonical(roster));

/**
 * What is added to the seed: the roster, then the nonces by seat. Where nobody adds one the roster is not added either: of a
 * roster alone somebody who knows the seed could try many.
 */
export const addedToSeed = (roster: Roster, nonces: readonly string[]): string[] =>
  nonces.length === 0 ? [] : [toHex(hashRoster(roster)), ...nonces];

/** The seats from which a nonce is awaited. */
export const contributorsOf = ({ seats }: Roster): number[] =>
  seats.flatMap(({ commit }, seat) => (commit === null ? [] : [seat]));

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** Reads what calls itself a roster; `undefined` for what is none. */
export function readRoster(json: unknown): Roster | undefined {
  if (!isObject(json) || !Array.isArray(json["seats"])) return undefined;
  const isSeat = (seat: unknown): boolean =>
    isObject(seat) &&
    isText(seat["name"]) &&
    isTextOrNull(seat["bot"]) &&
    isTextOrNull(seat["key"]) &&
    isTextOrNull(seat["commit"]);
  const texts = ["table", "game", "commitment", "server"].every((name) => isText(json[name]));
  if (!texts || !isWhole(json["attempt"], 1, 1_000_000) || !isWhole(json["rules"], 1, 1_000_000)) return undefined;
  if (json["drawn"] !== undefined && !canBeDrawn(json["drawn"], json["seats"].length)) return undefined;
  return isObject(json["config"]) && json["seats"].every(isSeat) ? (json as unknown as Roster) : undefined;
}
