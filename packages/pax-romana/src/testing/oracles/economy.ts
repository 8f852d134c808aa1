import { worldOf } from "../../config.ts";
import { BI, CITY, GARR, GS, OWNERS, POWERS, UNITS, type Node, type Power, type PowerName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { provinceController, spaceController } from "./control.ts";

/** 6.15: slow and obvious: from one Space forward, step by step, every sentence of 6.16 on every step. */
export function hasLineHome(state: State, power: Power, source: Node): boolean {
  const { map } = worldOf(state.config);
  const seen = new Set<string>();
  const follow = (node: Node, by: "land" | "sea"): boolean => {
    const key = `${node} ${by}`;
    if (seen.has(key) || isBarred(state, power, node, by)) return false;
    seen.add(key);
    if (by === "land" && map.homeAt[node] === power) return true;
    if (map.ids[node] !== undefined && map.ports.includes(node)) {
      if (follow(node, by === "land" ? "sea" : "land")) return true;
    }
    if (by === "sea") return map.sea[node]!.some((to) => follow(to, "sea"));
    const crossing = (to: Node): boolean => !enemyFleet(state, power, node) && !enemyFleet(state, power, to);
    return (
      map.land[node]!.some((to) => follow(to, "land")) ||
      map.strait[node]!.some((to) => crossing(to) && follow(to, "land"))
    );
  };
  return follow(source, "land");
}

/** 6.16, one sentence after the other. */
function isBarred(state: State, power: Power, node: Node, by: "land" | "sea"): boolean {
  const { map } = worldOf(state.config);
  const occupied = OWNERS.some(
    (_, owner) =>
      !letsPass(state, power, owner) && occupies(state, owner, node) && !standsBeside(state, power, owner, node),
  );
  const tribe = map.tribal[node]! >= 0 && state.tribes[map.tribal[node]!]! > 0;
  if (occupied || tribe) return true;
  if (by === "land") return !["inland", "port", "landPoint", "alpinePass"].includes(kindOf(state, node));
  if (!["port", "navalPoint"].includes(kindOf(state, node))) return true;
  if (kindOf(state, node) === "port" && enemyFleet(state, power, node)) return true;
  if (state.pirates.includes(node)) return true;
  const tarsus = map.nodeOf.get("tarsus")!;
  const cilician = state.pirates.includes(tarsus) && map.sea[tarsus]!.includes(node);
  return cilician && countAt(state, node, power, GS) === 0;
}

const kindOf = (state: State, node: Node): string =>
  ["inland", "port", "landPoint", "alpinePass", "navalPoint", "deepSea"][worldOf(state.config).map.kind[node]!]!;

/** 5.11: land units, garrisons, works. */
function occupies(state: State, owner: number, node: Node): boolean {
  const { isLand } = worldOf(state.config).data.units;
  const units = UNITS.some((_, unit) => (isLand[unit] === 1 || unit === GARR) && countAt(state, node, owner, unit) > 0);
  return units || worksAt(state, node)?.owner === owner;
}

const enemyFleet = (state: State, power: Power, node: Node): boolean =>
  OWNERS.some((name, owner) => {
    const serves = name === "rhodes" && spaceController(state, "rhodus") === POWERS[power];
    return (
      !serves &&
      !letsPass(state, power, owner) &&
      countAt(state, node, owner, GS) > 0 &&
      !isSeaAlly(state, power, owner)
    );
  });

/** 4.1: one of the two lets the other's fleets pass. */
const isSeaAlly = (state: State, power: Power, owner: number): boolean =>
  owner < POWERS.length &&
  [owner * POWERS.length + power, power * POWERS.length + owner].some(
    (at) => Math.floor(state.pacts[at]! / 4) % 2 === 1,
  );

/** Himself, his own Soldier of Fortune (12.44), and a partner who lets lines pass (4.1). */
function letsPass(state: State, power: Power, owner: number): boolean {
  const player = playerOf(state, owner);
  const isPartner = player >= 0 && Math.floor(state.pacts[player * POWERS.length + power]! / 8) % 2 === 1;
  return player === power || isPartner;
}

/** The power itself, or the one that keeps the Soldier of Fortune (12.44); else -1. */
function playerOf(state: State, owner: number): number {
  if (OWNERS[owner] === "sof") return state.armies.find((army) => army.owner === owner)?.keeper ?? -1;
  return owner < POWERS.length ? owner : -1;
}

/** 5.12: an ally in whose company one stands, or whom one has as a guest in one's own Home (R458). */
function standsBeside(state: State, power: Power, owner: number, node: Node): boolean {
  const player = playerOf(state, owner);
  const isAllied = [player * POWERS.length + power, power * POWERS.length + player].some(
    (at) => player >= 0 && Math.floor(state.pacts[at]! / 2) % 2 === 1,
  );
  if (!isAllied) return false;
  const { map } = worldOf(state.config);
  if (map.homeAt[node] === power && spaceController(state, map.ids[node]!) === POWERS[power]) return true;
  const soldier = OWNERS.indexOf("sof");
  return occupies(state, power, node) || (playerOf(state, soldier) === power && occupies(state, soldier, node));
}

/** 6.11, sentence by sentence and by names; a source outside the Home needs a line (6.15), Rhodes left out. */
export function incomeBySentences(state: State, power: Power): number {
  const { map } = worldOf(state.config);
  const name = POWERS[power]!;
  const hasLine = (node: Node): boolean => map.homeAt[node] === power || hasLineHome(state, power, node);
  const controlled = map.provinceIds.filter(
    (id, p) => map.spacesOf[p]!.length > 0 && provinceController(state, id) === name,
  );
  const isReached = (id: string): boolean => {
    const spaces = map.spacesOf[map.provinceOf.get(id)!]!;
    return HOMES[name].includes(id) || spaces.some((node) => occupies(state, power, node) && hasLine(node));
  };
  let talents = 0;
  for (const id of controlled.filter(isReached)) talents += PAYS[id] ?? 1;
  for (const provinces of Object.values(TERRITORIES))
    if (provinces.every((id) => controlled.includes(id)) && provinces.some(isReached)) talents += 1;
  for (let node = 0; node < map.spaces; node++) {
    const works = worksAt(state, node);
    if (works?.owner === power && !hasSlaves(state, node) && hasLine(node))
      talents += worksIncome(works.works, works.walls);
  }
  const bergidum = map.nodeOf.get("bergidum")!;
  if (map.inPlay[bergidum] === 1 && spaceController(state, "bergidum") === name && hasLine(bergidum)) talents += 1;
  return talents;
}

/** 6.11, 6.14: provinces that do not pay one Talent. */
const PAYS: Readonly<Record<string, number>> = {
  ionia: 2,
  italia: 2,
  narbonensis: 2,
  aegyptus: 3,
  balearic_islands: 0,
  melita: 0,
  germania_magna: 0,
};

/** 2.11, 2.12: the Homes, and the Territories of several provinces. */
const HOMES: Readonly<Record<PowerName, readonly string[]>> = {
  rome: ["cisalpina", "italia", "bruttium"],
  carthage: ["africa", "numidia", "mauretania", "tripolitania"],
  greece: ["attica", "thracia", "macedonia", "peloponnesus", "aegean_islands"],
  east: ["aegyptus", "syria", "iudaea", "cyrenaica"],
};
export const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  ...HOMES,
  hispania: ["baetica", "lusitania", "gallaecia", "tarraconensis", "balearic_islands"],
  gaul: ["britannia", "belgica", "lugdunensis", "aquitania", "narbonensis"],
  sicilies: ["east_sicily", "west_sicily", "sardinia", "corsica", "melita"],
  germania: ["germania_inferior", "germania_superior", "germania_magna"],
  danube: ["raetia", "noricum", "pannonia", "dalmatia", "moesia"],
  asia_minor: ["ionia", "lycia", "cilicia", "cappadocia", "galatia", "pontus", "cyprus"],
};

/** 6.11: full Towns 1 and Cities 3, reduced ones 0 and 1. */
const worksIncome = (works: number, walls: number): number =>
  works === CITY ? (walls === 5 ? 3 : 1) : walls === 2 ? 1 : 0;

/** 12.73. */
const hasSlaves = (state: State, node: Node): boolean =>
  OWNERS.some((name, owner) => name.startsWith("slaves") && countAt(state, node, owner, BI) > 0);
