import { worldOf } from "../config.ts";
import { DEEDS, NONE, type Leader, type Mark, type Node, type Owner, type Power, type Unit } from "../data/index.ts";
import { isHorde, keepPart } from "./armies.ts";
import { IN_FORCE, putLeader } from "./leaders.ts";
import { emptyRow, type Force, type State } from "./state.ts";
import { addRow, addUnits, keyOf } from "./table.ts";
import { touch } from "./touched.ts";

/** What is remembered of a force in motion, as bits of `flags`. */
/** 9.11: it moves by a Minor Move. */
export const MINOR = 1;
/** 8.23: leaders alone, whose allowance was doubled. */
export const ALONE = 2;
/** 9.33: it entered its node over a strait. */
export const OVER_STRAIT = 4;
/** 11.12, 11.34, 12.51: for sea moves. */
export const SAIL_PAID = 16;
export const MUST_LAND = 32;
export const TOLL_REFUSED = 64;
/** 17.2: Greeks whom another power leads in the Successor Wars; and whether they fight Greeks where they are. */
const KIN = 128;
export const AT_ODDS = 256;
export const isKin = ({ flags }: Force): boolean => (flags & KIN) !== 0;
export const isAtOdds = ({ flags }: Force): boolean => (flags & AT_ODDS) !== 0;

/**
 * 10.94, R62: of a row of a force that retreats: it stood beside the force, which was on the march, goes along with it and
 * stands again where it comes to rest. It joins the deeds of the row's mark; no stack carries it.
 */
const BESIDE = 1 << DEEDS.length;
export const beside = (mark: Mark): number => mark | BESIDE;
export const isBeside = (mark: number): boolean => (mark & BESIDE) !== 0;
/** What units of a row have done, whatever else is noted of them. */
export const deedsIn = (mark: number): Mark => mark & ~BESIDE;

/** A force without units or leaders, at a node; its rows come with `addToForce`. */
export const emptyForce = (power: Power, node: Node, aboard = false): Force => ({
  power,
  rows: [],
  leaders: [],
  dropped: [],
  led: NONE,
  node,
  from: node,
  lastSpace: node,
  aboard,
  mp: 0,
  used: 0,
  flags: 0,
});

/** Puts a force among those that move; its index is its name. */
export function addForce(state: State, force: Force): number {
  const free = state.forces.indexOf(null);
  const index = free === -1 ? state.forces.length : free;
  state.forces[index] = force;
  for (const leader of force.leaders) putLeader(state, leader, IN_FORCE + index);
  touch(state, force.node);
  return index;
}

/** Adds units to a force, or takes them away; a row without units is no row. The only door to its counts. */
export function addToForce(state: State, force: Force, owner: Owner, mark: number, unit: Unit, n: number): void {
  if (n === 0) return;
  let row = force.rows.find((one) => one.owner === owner && one.mark === mark);
  if (!row) force.rows.push((row = { owner, mark, counts: emptyRow() }));
  const now = row.counts[unit]! + n;
  if (now < 0) throw new RangeError(`there are no ${-n} units of sort ${unit} in the force of power ${force.power}`);
  row.counts[unit] = now;
  if (now === 0 && row.counts.every((count) => count === 0)) force.rows.splice(force.rows.indexOf(row), 1);
  touch(state, force.node);
}

/** Units of a sort in the force, whoever owns them. */
export function countInForce({ rows }: Force, unit: Unit): number {
  let count = 0;
  for (const { counts } of rows) count += counts[unit]!;
  return count;
}

/** A leader joins the force. */
export function joinForce(state: State, index: number, leader: Leader): void {
  state.forces[index]!.leaders.push(leader);
  state.forces[index]!.leaders.sort((a, b) => a - b);
  putLeader(state, leader, IN_FORCE + index);
}

/** A leader leaves the force for another place: a node, the pool, the dead. */
export function leaveForce(state: State, index: number, leader: Leader, place: number): void {
  const { leaders } = state.forces[index]!;
  leaders.splice(leaders.indexOf(leader), 1);
  putLeader(state, leader, place);
}

/** 9.21, R195: a leader is left behind where the force is; it does not take him along again in this Move. */
export function dropOff(state: State, index: number, leader: Leader): void {
  const { dropped, node } = state.forces[index]!;
  dropped.push(leader);
  leaveForce(state, index, leader, node);
}

/**
 * The force enters another node, and remembers where it came from and the last Space it stood in (10.97); a Space it only
 * passed through (`passes`) is no place to come back to (5.12, R239).
 */
export function moveForce(state: State, index: number, to: Node, passes = false): void {
  const force = state.forces[index]!;
  touch(state, force.node);
  if (!passes && force.node < worldOf(state.config).map.spaces) force.lastSpace = force.node;
  force.from = force.node;
  force.node = to;
  touch(state, to);
}

/** The force enters a node at sea or a port; whoever is aboard occupies nothing, so that nothing has to be settled. */
export function sailForce(force: Force, to: Node): void {
  force.from = force.node;
  force.node = to;
}

/** Puts a force on a node without moving it there. */
export function placeForce(state: State, force: Force, node: Node): void {
  touch(state, force.node);
  force.node = node;
  touch(state, node);
}

/** The way of the force begins where it is: there is nothing behind it to go back to. */
export function beginHere(force: Force): void {
  force.from = force.node;
  force.lastSpace = force.node;
}

/** The force leaves, or goes back, the way it came from there. */
export function comeFrom(force: Force, from: Node): void {
  force.from = from;
}

/** A force that has moved sets out anew. */
export function setOutAgain(force: Force): void {
  beginHere(force);
  force.used = 0;
  force.flags = 0;
  force.dropped = [];
}

/** 9.12: what a force may spend, and who leads it. */
export function leadForce(force: Force, led: Leader, mp: number): void {
  force.led = led;
  force.mp = mp;
}

/** What a force may spend, whoever leads it; -1: a pure fleet (11.11). */
export function allow(force: Force, mp: number): void {
  force.mp = mp;
}

/** MP are spent on the Move. */
export function spend(force: Force, mp: number): void {
  force.mp -= mp;
  force.used += mp;
}

/** And are given back. */
export function refund(force: Force, mp: number): void {
  force.mp += mp;
  force.used -= mp;
}

/** MP are lost, not used, and never below 0; a fleet has none to lose. */
export function loseMp(force: Force, mp: number): void {
  if (force.mp > 0) force.mp = Math.max(0, force.mp - mp);
}

/** 8.23: what leaders alone have left once they are no longer alone. */
export const singleMp = ({ mp, used, flags }: Force): number => ((flags & ALONE) === 0 ? mp : (mp + used) / 2 - used);

/** 8.23: leaders are not alone any more, and their doubled allowance is gone. */
export function endSolitude(force: Force): void {
  force.mp = singleMp(force);
  force.flags &= ~ALONE;
}

/** 17.2: the power that leads the force is not its own. */
export const leadKin = (force: Force): void => note(force, KIN);

/** Remembers something of a force, or forgets it. */
export function note(force: Force, flag: number, on = true): void {
  force.flags = on ? force.flags | flag : force.flags & ~flag;
}

/**
 * 11.31, 11.33: the force has debarked: it occupies the Space where it is (5.11) and can be intercepted (10.38). Where
 * somebody holds the port, that is when nothing hostile is left there.
 */
export function comeAshore(state: State, force: Force): void {
  if (!force.aboard) return;
  force.aboard = false;
  touch(state, force.node);
}

/** 11.31, 11.35: the force is in its ships, and occupies nothing. */
export function goAboard(state: State, force: Force): void {
  if (force.aboard) return;
  force.aboard = true;
  touch(state, force.node);
}

/** 11.44: the force is put into a port, and is ashore there. */
export function landIn(state: State, force: Force, port: Node): void {
  sailForce(force, port);
  force.lastSpace = port;
  comeAshore(state, force);
  touch(state, port);
}

/** The force stands where it is: its rows under their marks, its leaders beside them; R451: a horde as its power's. */
export function standDown(state: State, index: number): void {
  const force = state.forces[index]!;
  for (const army of state.armies)
    if (isHorde(army) && force.rows.some(({ owner }) => owner === army.owner)) keepPart(army, force.node, force.power);
  for (const { owner, mark, counts } of force.rows) addRow(state, keyOf(force.node, owner, deedsIn(mark)), counts);
  for (const leader of force.leaders) putLeader(state, leader, force.node);
  dropForce(state, index);
}

/** The force is no more, with what units it still has. Its leaders have met their fate before (`rules/leaders/fate.ts`). */
export function dissolve(state: State, index: number): void {
  const { leaders, power } = state.forces[index]!;
  if (leaders.length > 0)
    throw new Error(`a force of power ${power} is dissolved with leaders in it: ${leaders.join(", ")}`);
  dropForce(state, index);
}

/** Forgets the force; what was in it has to be elsewhere by now. */
function dropForce(state: State, index: number): void {
  touch(state, state.forces[index]!.node);
  // 17.2: a siege engine stays where the force was.
  if (state.advanced?.helepolis === IN_FORCE + index) state.advanced.helepolis = state.forces[index]!.node;
  state.forces[index] = null;
  while (state.forces.at(-1) === null) state.forces.pop();
}

/** Units of a standing stack join the force, with the mark they will have when they stand again. */
export function takeUp(
  state: State,
  index: number,
  from: number,
  owner: Owner,
  mark: number,
  row: readonly number[],
): void {
  const force = state.forces[index]!;
  const key = keyOf(force.node, owner, from);
  for (let unit = 0; unit < row.length; unit++) {
    if (row[unit] === 0) continue;
    addUnits(state, key, unit, -row[unit]!);
    addToForce(state, force, owner, mark, unit, row[unit]!);
  }
}
