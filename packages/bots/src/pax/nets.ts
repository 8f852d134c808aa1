import type { Config } from "@ara/pax";
import found from "./data/nets.json" with { type: "json" };
import learnt from "./data/policies.json" with { type: "json" };
import { Net, type NetData } from "./net.ts";
import { Policy } from "./policy.ts";

/** Two at a table, three and four, five to eight, and one alone want different things: each kind of game has a net of its own. */
export const NET_KINDS = ["duel", "table", "crowd", "solo"] as const;
export type NetKind = (typeof NET_KINDS)[number];

export const netKindOf = ({ players, solo }: Config): NetKind =>
  solo !== null ? "solo" : players === 2 ? "duel" : players <= 4 ? "table" : "crowd";

/** What tables are worth. */
export const netData: Readonly<Partial<Record<NetKind, NetData>>> = found;
/** What is done; at tables of five and more the rule-based player goes on. */
export const policyData: Readonly<Partial<Record<NetKind, NetData>>> = learnt;

const nets = new Map<NetKind, Net>();
const policies = new Map<NetKind, Policy>();

/** The net for such a game, read when it is first needed. */
export function netFor(config: Config): Net {
  const kind = netKindOf(config);
  const net = nets.get(kind) ?? new Net(netData[kind]!);
  nets.set(kind, net);
  return net;
}

/** Who plays such a game by what was learnt. */
export function policyFor(config: Config): Policy | undefined {
  const kind = netKindOf(config);
  const data = policyData[kind];
  if (data === undefined) return undefined;
  const policy = policies.get(kind) ?? new Policy(data);
  policies.set(kind, policy);
  return policy;
}

/** How many turns are played on before a net judges: none where the turn itself is played well, else until everybody had one. */
export const horizonOf = (config: Config): number => (policyFor(config) ? 0 : Math.max(2, config.players));
