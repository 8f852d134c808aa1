import { ALPINE_PASS, DEEP_SEA, isGuarded, NAVAL_POINT, NONE, PORT, type Node } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";

/** What an MP costs on the way to something worth having. */
const PER_MP = 0.84;
/** What is left of a worth behind a node at sea. */
const POINT = 0.93;
const FRIENDLY_PORT = 0.97;
const PIRATES = 0.2;

const POWERS_OF = Array.from({ length: 8 }, (_, mp) => PER_MP ** mp);
export const afterMp = (mp: number): number => POWERS_OF[mp] ?? PER_MP ** mp;

/** What every step leaves of a worth behind it, whoever takes it: the same for all bodies of a power. */
export interface Terrain {
  /** By node: over land, not over a strait, attacks included. */
  readonly byLand: Float64Array;
  readonly overStrait: number;
  /** 9.32: by node, 1 where whoever passes loses some of his own. */
  readonly isAlps: Uint8Array;
  /** 9.33: by node, 1 where no enemy squadrons are, and nobody else where the strait is guarded. */
  readonly isOpenShore: Uint8Array;
  /** By node: by sea, 0 where nobody may enter; and hostile squadrons, where pirates are not worse than they. */
  readonly bySea: Float64Array;
  readonly fleets: Uint8Array;
  readonly isDefended: Uint8Array;
}

export const terrainOf = (outlook: Outlook): Terrain => outlook.kept("terrain", () => survey(outlook));

function survey(outlook: Outlook): Terrain {
  const { world, view, foeFleet } = outlook;
  const { map, data } = world;
  const { strait, attack } = data.charts.movement;
  const byLand = new Float64Array(map.nodes);
  const bySea = new Float64Array(map.nodes);
  const isOpenShore = new Uint8Array(map.nodes);
  const fleets = new Uint8Array(map.nodes);
  const isAlps = new Uint8Array(map.nodes);
  const isDefended = new Uint8Array(map.nodes);
  for (let node = 0; node < map.nodes; node++) {
    const isHeld = outlook.isDefended(node);
    isDefended[node] = Number(isHeld);
    isAlps[node] = Number(map.kind[node] === ALPINE_PASS);
    byLand[node] = afterMp(map.enter[node]! + (isHeld ? attack : 0));
    isOpenShore[node] = Number(foeFleet[node] === 0 && !(isGuarded(view, node) && isHeld));
    bySea[node] = calmOf(outlook, node);
    fleets[node] = view.pirates.includes(node) ? 0 : foeFleet[node]!;
  }
  return { byLand, isAlps, bySea, fleets, isOpenShore, isDefended, overStrait: afterMp(strait) };
}

function calmOf(outlook: Outlook, node: Node): number {
  const { world, holder, power, view, weights } = outlook;
  const kind = world.map.kind[node];
  if (kind === PORT && outlook.isDefended(node)) return 0;
  const isOwn = holder[node] === power || (holder[node] === NONE && world.map.homeAt[node] === power);
  const calm =
    kind === DEEP_SEA ? weights.deep : kind === NAVAL_POINT ? POINT : isOwn ? FRIENDLY_PORT : weights.foreignPort;
  return view.pirates.includes(node) ? calm * PIRATES : calm;
}
