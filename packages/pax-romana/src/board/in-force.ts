import { worldOf } from "../config.ts";
import { NONE, OWNERS, PERGAMUM, type Owner, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import { FLAGS } from "../state/flags.ts";
import { nodeOfPlace, ownerOfPlace } from "../state/keys.ts";
import { IN_FORCE } from "../state/leaders.ts";
import type { Advanced, Seen } from "../state/state.ts";

/**
 * 17.2: what cards have brought and what still holds, as the log told it when it began: allies, what is armed or promised to
 * whom, and what is due. All of it lies open; no marker on the map says it.
 */
export function inForce(seen: Seen): Event[] {
  const { advanced, config, order, powers } = seen;
  if (!advanced) return [];
  const found: Event[] = allies(advanced);
  const has = (power: Power, flag: number): boolean => (powers[power]!.flags & flag) !== 0;
  for (const power of order) {
    if (has(power, FLAGS.conqueror)) found.push({ type: "conquers", power, rule: "17.2" });
    if (has(power, FLAGS.delayed)) found.push({ type: "delays", power, rule: "17.2" });
    if (has(power, FLAGS.galleyTechnology)) found.push({ type: "galleysImproved", power, rule: "17.2" });
    for (let n = 0; n < advanced.free[power]!; n++) found.push({ type: "freeMarker", power, rule: "17.2" });
    // R509: each of them is judged by itself.
    const capitals = worldOf(config).map.capitalsOf[power]!.length;
    for (let n = 0; n < advanced.disorder[power]!.length; n += capitals)
      found.push({ type: "disorderDue", power, rule: "17.2" });
    if ((advanced.civilWar & (1 << power)) !== 0) found.push({ type: "civilWarDue", power, rule: "17.2" });
  }
  return [...found, ...places(seen, advanced)];
}

const RHODES: Owner = OWNERS.indexOf("rhodes");

/** 12.51, 12.54, 12.55. */
function allies({ rhodesAlly, pergamumAlly, pontusPlayer }: Advanced): Event[] {
  const found: Event[] = [];
  if (rhodesAlly !== NONE) found.push({ type: "allianceMade", power: rhodesAlly, minor: RHODES, rule: "12.51" });
  if (pergamumAlly !== NONE) found.push({ type: "allianceMade", power: pergamumAlly, minor: PERGAMUM, rule: "12.54" });
  if (pontusPlayer !== NONE) found.push({ type: "pontusCame", power: pontusPlayer, rule: "12.55" });
  return found;
}

/** R305, R306, 13.3: what is somewhere on the map. */
function places({ forces, mutinies, rebellions }: Seen, { inventor, helepolis, helepolisOwner }: Advanced): Event[] {
  const found: Event[] = [];
  if (inventor !== NONE) found.push({ type: "inventorPlaced", power: NONE, node: inventor, rule: "17.2" });
  if (helepolis !== NONE) {
    const node = helepolis < IN_FORCE ? helepolis : forces[helepolis - IN_FORCE]!.node;
    found.push({ type: "enginePlaced", power: helepolisOwner, node, rule: "17.2" });
  }
  if (rebellions?.cyprusClosed === true) found.push({ type: "cyprusClosed", rule: "13.3" });
  for (const place of mutinies)
    found.push({ type: "fleetMutinied", fleet: ownerOfPlace(place), node: nodeOfPlace(place), rule: "13.3" });
  return found;
}
