import type { Config } from "@ara/pax";
import found from "./data/nets.json" with { type: "json" };
import { Net, type NetData } from "./net.ts";

/** Two at a table, three to eight, and one alone want different things: each kind of game has a net of its own. */
export const NET_KINDS = ["duel", "table", "solo"] as const;
export type NetKind = (typeof NET_KINDS)[number];

export const netKindOf = ({ players, solo }: Config): NetKind =>
  solo !== null ? "solo" : players === 2 ? "duel" : "table";

/** As `ara train pax` wrote them. */
export const netData: Readonly<Partial<Record<NetKind, NetData>>> = found;

const nets = new Map<NetKind, Net>();

/** The net for such a game, read when it is first needed. */
export function netFor(config: Config): Net {
  const kind = netKindOf(config);
  const net = nets.get(kind) ?? new Net(netData[kind]!);
  nets.set(kind, net);
  return net;
}

/** A net judges when everybody has had a turn, and after two turns at the earliest. */
export const horizonOf = ({ players }: Config): number => Math.max(2, players);
