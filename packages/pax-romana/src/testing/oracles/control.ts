import { worldOf } from "../../config.ts";
import { OWNERS, POWERS, UNITS, type PowerName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

/** The slow, obvious words for chapter 5: everything by name, from a list of all pieces, nothing shared with the rules. */

const OCCUPYING = ["LG", "lg", "HI", "hi", "LI", "CAV", "GARR", "MIL", "MHI", "MLI", "MCAV", "BI", "TI"];

/** 5.11: the names of all owners with something in a Space that occupies it. */
function occupiersOf(state: State, space: string): Set<string> {
  const { map } = worldOf(state.config);
  const pieces: { where: string; owner: string; what: string }[] = [];
  state.table.keys.forEach((key, i) => {
    UNITS.forEach((what, unit) => {
      if (state.table.counts[i * 16 + unit]! > 0)
        pieces.push({ where: map.ids[Math.floor(key / 256)]!, owner: OWNERS[Math.floor((key % 256) / 8)]!, what });
    });
  });
  for (const force of state.forces) {
    if (!force || force.aboard) continue;
    for (const { owner, counts } of force.rows)
      UNITS.forEach((what, unit) => {
        if (counts[unit]! > 0) pieces.push({ where: map.ids[force.node]!, owner: OWNERS[owner]!, what });
      });
  }
  state.works.forEach((works, node) => {
    if (works > 0) pieces.push({ where: map.ids[node]!, owner: OWNERS[Math.floor(works / 16)]!, what: "GARR" });
  });
  map.tribalSpaces.forEach((node, i) => {
    if (state.tribes[i]! > 0) pieces.push({ where: map.ids[node]!, owner: "tribes", what: "TI" });
  });
  return new Set(
    pieces.filter(({ where, what }) => where === space && OCCUPYING.includes(what)).map(({ owner }) => owner),
  );
}

const powersIn = (state: State): PowerName[] => worldOf(state.config).scenario.powers.map((power) => POWERS[power]!);

/** 12.42, 12.54: the power that uses the Soldier of Fortune, or is the ally of Pergamum. */
function playerOf(state: State, name: "sof" | "pergamum"): string {
  const found = state.armies.find(({ owner }) => OWNERS[owner] === name);
  return found ? POWERS[found.keeper]! : "";
}

/** 17.2, R350: whether a Space was Pergamum's at the set-up, and a power is its ally and did not have the Space. */
const isAllysHome = (state: State, space: string, name: string): boolean =>
  name !== "" &&
  name === playerOf(state, "pergamum") &&
  POWERS[state.held[worldOf(state.config).map.nodeOf.get(space)!]!] !== name &&
  worldOf(state.config).scenario.independents.advanced.some(
    ({ owner, space: node }) => OWNERS[owner] === "pergamum" && worldOf(state.config).map.ids[node] === space,
  );

function homeOf(state: State, space: string): string {
  const { map } = worldOf(state.config);
  const name = POWERS[map.homeAt[map.nodeOf.get(space)!]!];
  return name !== undefined && powersIn(state).includes(name) ? name : "";
}

/** Who has a Space because somebody is in it: a name, "slaves", or "". */
function occupant(state: State, space: string): string {
  const all = [...occupiersOf(state, space)];
  if (all.some((name) => name.startsWith("slaves"))) return "slaves";
  const isFriend = (name: string, player: string): boolean =>
    POWERS.includes(name as PowerName) &&
    (name === player || (player !== "" && (lets(state, name, player, 35) || lets(state, player, name, 35))));
  const isAllied = (name: string): boolean =>
    (name === "sof" || name === "pergamum") && all.some((one) => isFriend(one, playerOf(state, name)));
  const strangers = all.filter((name) => !POWERS.includes(name as PowerName) && !isAllied(name));
  if (strangers.length > 0) return strangers.find((name) => name !== "sof") ?? "sof";
  const powers = all.filter((name) => POWERS.includes(name as PowerName));
  if (powers.length <= 1) return powers[0] ?? "";
  const { map } = worldOf(state.config);
  const works = state.works[map.nodeOf.get(space)!]!;
  const builder = works > 0 ? OWNERS[Math.floor(works / 16)]! : "";
  if (powers.includes(builder)) return builder;
  const gives = (giver: string): boolean => powers.some((taker) => lets(state, giver, taker, 2 + 32));
  const giver = POWERS.find((name) => powers.includes(name) && gives(name));
  if (giver === undefined) return "slaves";
  const had = POWERS[state.held[map.nodeOf.get(space)!]!] ?? "";
  if (powers.includes(had)) return had;
  const comers = state.forces.filter((force) => force && !force.aboard && map.ids[force.node] === space);
  return comers.map((force) => POWERS[force!.power]!).find((name) => powers.includes(name)) ?? giver;
}

/** 4.1: whether one power has given another any of some permissions. */
const lets = (state: State, giver: string, taker: string, bits: number): boolean =>
  (state.pacts[POWERS.indexOf(giver as PowerName) * 4 + POWERS.indexOf(taker as PowerName)]! & bits) > 0;

/** The names of powers that have leaders in a Space, alone or in a force. */
function leadersIn(state: State, space: string): string[] {
  const { map, data } = worldOf(state.config);
  return state.leaders.flatMap((place, leader) => {
    const node = place < 1000 ? place : (state.forces[place - 1000]?.node ?? -1);
    return map.ids[node] === space ? [POWERS[data.leaders.power[leader]!] ?? ""] : [];
  });
}

/** 5.11: the controller of a Space by name, or "". */
export function spaceController(state: State, space: string): string {
  const there = occupant(state, space);
  if (there === "slaves") return "";
  const home = homeOf(state, space);
  if (there === "") return home;
  const node = worldOf(state.config).map.nodeOf.get(space)!;
  const guest = there === "sof" || there === "pergamum" ? playerOf(state, there) : there;
  const isGuest = POWERS.includes(guest as PowerName) && guest !== home && state.works[node] === 0;
  const isPeace = (): boolean => lets(state, home, guest, 32) && leadersIn(state, space).includes(home);
  if (isGuest && home !== "" && POWERS[state.held[node]!] === home && (lets(state, home, guest, 1 + 2) || isPeace()))
    return home;
  if ((there === "sof" || there === "pergamum") && home !== "" && home === playerOf(state, there)) return home;
  return isAllysHome(state, space, there) ? "" : there;
}

/** 5.21-5.23: the controller of a province by name, or "". */
export function provinceController(state: State, province: string): string {
  const { map } = worldOf(state.config);
  const spaces = map.ids.filter(
    (_, node) =>
      map.inPlay[node] === 1 && map.province[node]! >= 0 && map.provinceIds[map.province[node]!] === province,
  );
  if (spaces.length === 0) return "";
  const isDenied = state.rebellions && ["britannia", "mauretania"].includes(province);
  if (isDenied && spaces.some((space) => occupant(state, space) === "rebels")) return "";
  const powers = powersIn(state);
  const owner = POWERS[map.home[map.provinceOf.get(province)!]!] ?? "";
  if (!powers.includes(owner as PowerName)) {
    const occupants = spaces.map((space) => occupant(state, space));
    const holders = spaces.map((space, i) => (isAllysHome(state, space, occupants[i]!) ? "" : occupants[i]!));
    const most = powers.find((power) => holders.filter((name) => name === power).length > spaces.length / 2);
    if (most !== undefined) return most;
    const isHis = (name: string, power: string): boolean =>
      name === power || ((name === "sof" || name === "pergamum") && playerOf(state, name) === power);
    const alone = powers.find(
      (power) => holders.includes(power) && occupants.every((name) => name === "" || isHis(name, power)),
    );
    return alone ?? "";
  }
  const controllers = spaces.map((space) => spaceController(state, space));
  const capital = spaces.find((space) => map.capital[map.nodeOf.get(space)!]! >= 0);
  if (capital !== undefined && spaceController(state, capital) === owner) return owner;
  const majority = powers.find(
    (power) => power !== owner && controllers.filter((name) => name === power).length > spaces.length / 2,
  );
  return majority ?? (controllers.includes(owner) ? owner : "");
}

/** Every difference between what the state remembers of control and what these words say. */
export function controlMistakes(state: State): string[] {
  const { map } = worldOf(state.config);
  const wrong = map.provinceIds.flatMap((id, province) => {
    const said = POWERS[state.control[province]!] ?? "";
    const found = provinceController(state, id);
    return said === found ? [] : [`${id}: ${said || "nobody"} is remembered, ${found || "nobody"} has it`];
  });
  map.capitals.forEach((node, i) => {
    const id = map.ids[node]!;
    const held = map.inPlay[node] === 1 && homeOf(state, id) !== "" && spaceController(state, id) === homeOf(state, id);
    if (held !== ((state.capitals >> i) % 2 === 1)) wrong.push(`capital ${id}`);
  });
  return wrong;
}
