import type { Seat } from "@ara/kernel";
import type { Database } from "../store/database.ts";

/** The ways by which somebody can be told. */
export const CHANNELS = ["page", "webhook", "mail", "push"] as const;
export type ChannelName = (typeof CHANNELS)[number];

/**
 * It is somebody's turn, his seat at a table waits for him, others there offer him something, somebody has left a seat that can
 * be taken over, his browser is awaited for the deal, or his time runs out: told by public knowledge alone, and nothing of the
 * game.
 */
export interface Notice {
  readonly what: Database["outbox"]["what"];
  /** The same however often it is sent. */
  readonly id: string;
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly at: number;
}

/** One of the ways. What is not handed to `Notices` is not offered to anybody. */
export interface Channel {
  readonly name: ChannelName;
  /** Whether it needs to be told where to (`notice_addresses`); says why an address is none. */
  readonly refuseAddress?: (address: string) => string | undefined;
  /** Why somebody cannot be told in this way yet. */
  refuse?(person: string): Promise<string | undefined>;
  /** Rejects where it should be tried again. */
  send(notice: Notice, address: string | undefined): Promise<void>;
}

/** Where somebody finds what he is told of. */
export const pathOf = ({ what, table }: Pick<Notice, "what" | "table">): string =>
  what === "seat" || what === "nonce" ? `/online/${table}` : `/table/~${table}`;
