import { worldOf } from "../../config.ts";
import { CITY, GARR, GREECE, GS, NONE, PONTUS, type Leader, type Node, type Owner } from "../../data/index.ts";
import { procedure, type Body, type Call, type Course, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { comeAshore, dissolve, isKin, OVER_STRAIT, refund, spend } from "../../state/force.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { addRow, firstAt, keysAt, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { builderAt, worksAt } from "../../state/works.ts";
import { revealTribe } from "../barbarians/tribes.ts";
import { canTake, captureWorks } from "../cities/capture.ts";
import { occupies } from "../control/holder.ts";
import { deciderFor, lastMover, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { moverOf, relationOf } from "../control/relation.ts";
import { attackersIn, forfeit } from "../diplomacy/pacts.ts";
import type { Arrived, BattleKind } from "../frames.ts";
import { caughtBy, loseForlorn } from "../leaders/fate.ts";
import { leaderCaughtOf } from "../leaders/leader-caught.ts";
import { hasLand, hasLandUnit, isEmpty, meets, MEETS_GARRISON, MEETS_LAND, MEETS_WORKS } from "./contents.ts";

type Arrival = Body<
  "arrival",
  {
    locals: {
      /** The Space that was entered. */
      readonly space: Node;
      /** MP paid for the attack, or NONE before it is paid for. */
      paid: number;
      /** 7.31: the field army is gone, and only walls are left to storm. */
      stormed: boolean;
      /** 10.35: those who waited inside the walls use them. */
      committed: boolean;
      /** R158: somebody who intercepted has fought it. */
      contested: boolean;
      /** 7.41: works were taken. */
      taken: boolean;
      /** 7.53: a sack has ended the Move. */
      finished: boolean;
    };
    acts: "begin" | "intercept" | "sweep" | "attack" | "city" | "spoils" | "landed";
    after: { intercepted: "interception"; fought: "landBattle"; sacked: "sack"; met: "interception" };
  }
>;
type ArrivalFrame = FrameOf<Arrival>;

/** Entries that drive out what they meet; whoever withdraws or retreats only goes where he is let (10.44, 10.94). */
const isAttacking = ({ entry }: ArrivalFrame): boolean => entry !== "withdraw" && entry !== "retreat";

/** 9.21, 10.0, 7.22, R143: a force has entered a Space: tribe, interception, lone leaders and garrisons, attack. */
export const arrival = procedure<Arrival>({
  name: "arrival",
  rule: "9.21",
  locals: ({ force }, state) => ({
    space: state.forces[force]!.node,
    paid: NONE,
    stormed: false,
    committed: false,
    contested: false,
    taken: false,
    finished: false,
  }),
  steps: {
    /** 13.12: a tribe that lies there is turned over. */
    begin(state, frame, course) {
      if (isAttacking(frame)) revealTribe(state, frame.space, course.tell);
      course.go("intercept");
    },
    /** 10.38: whoever attacks from the sea is intercepted once he is ashore. */
    intercept(state, frame, course) {
      if (frame.entry === "amphibious" || !mayBeIntercepted(state, frame)) course.go("sweep");
      else course.call(interceptionOf(frame), "intercepted");
    },
    intercepted(state, frame, course, { how, contested, free, inside }) {
      frame.contested = contested;
      if (!isThere(state, frame)) return gone(state, frame, course);
      if (how !== "held") return end(frame, how, course);
      // 7.31, 10.35: walls whose rescuers were beaten are attacked at no cost.
      if (free) frame.paid = 0;
      frame.committed = inside;
      course.go("sweep");
    },
    /** 8.46, 9.21, 12.11, R54, R55: lone leaders flee or are lost, lone garrisons die; weak and empty works fall. */
    sweep(state, frame, course) {
      const { space } = frame;
      const force = state.forces[frame.force]!;
      const caught = caughtBy(state, force, space);
      if (isAttacking(frame)) provoke(state, force, caught, course.tell);
      if (caught.length > 0) return course.call(leaderCaughtOf(state, frame.force, caught), "sweep");
      if (!isAttacking(frame)) return end(frame, "held", course);
      const found = meets(state, force, space);
      if ((found & MEETS_LAND) !== 0) return course.go("attack");
      if ((found & MEETS_WORKS) !== 0 && !falls(state, force, space)) return course.go("attack");
      if ((found & (MEETS_WORKS | MEETS_GARRISON)) === 0) return course.go("spoils");
      pay(force, frame);
      sweepGarrisons(state, force, space, course.tell);
      if ((found & MEETS_WORKS) !== 0) take(state, frame, force, course.tell);
      course.go("spoils");
    },
    /** 10.0: the attack is paid for with the reserved MP. */
    attack(state, frame, course) {
      pay(state.forces[frame.force]!, frame);
      course.call(battleOf(state, frame), "fought");
    },
    fought(state, frame, course, { winner, holds }) {
      if (!isThere(state, frame)) return gone(state, frame, course);
      const force = state.forces[frame.force]!;
      if (winner === "vacated") {
        // 10.42: the MP come back; walls left behind are attacked with them (R146).
        payBack(force, frame);
        return course.go("sweep");
      }
      if (!holds || force.node !== frame.space) return end(frame, "back", course);
      course.go("city");
    },
    /** 7.31: the field army is gone; works are taken, or attacked at once for nothing. */
    city(state, frame, course) {
      const { space } = frame;
      const force = state.forces[frame.force]!;
      frame.stormed = true;
      sweepGarrisonsOutside(state, force, space, course.tell);
      if ((meets(state, force, space) & MEETS_WORKS) === 0) return course.go("spoils");
      if (!falls(state, force, space)) return course.go("attack");
      take(state, frame, force, course.tell);
      course.go("spoils");
    },
    /** 11.33: nothing hostile is left, so that whoever came by sea has debarked. 7.51: what was taken may be sacked. */
    spoils(state, { force, space, taken }, course) {
      comeAshore(state, state.forces[force]!);
      if (!taken) return course.go("landed");
      course.call({ proc: "sack", force, space, city: worksAt(state, space)!.works === CITY }, "sacked");
    },
    sacked(_state, frame, course, { finished }) {
      frame.finished = finished;
      course.go("landed");
    },
    /** 10.38, R405: now an attack from the sea is intercepted, like any landing. */
    landed(state, frame, course) {
      if (frame.entry === "amphibious" && mayBeIntercepted(state, frame)) course.call(interceptionOf(frame), "met");
      else end(frame, frame.finished ? "finished" : "held", course);
    },
    met(state, frame, course, { how, contested }) {
      frame.contested = contested;
      if (!isThere(state, frame)) return gone(state, frame, course);
      end(frame, frame.finished && how !== "gone" ? "finished" : how, course);
    },
  },
});

/** 10.31: not over a strait; and somebody must be near. */
function mayBeIntercepted(state: State, frame: ArrivalFrame): boolean {
  const force = state.forces[frame.force]!;
  return (force.flags & OVER_STRAIT) === 0 && isWatched(state, force);
}

const interceptionOf = ({ force, barred, entry, bySea }: ArrivalFrame): Call<"interception"> => ({
  proc: "interception",
  force,
  barred,
  entry,
  bySea,
});

/** 7.41, 7.42, R86, 12.73: whether works fall without a blow: low walls, nobody inside, a land unit that takes them. */
export const falls = (state: State, force: Force, space: Node): boolean =>
  hasLandUnit(state, force) && canTake(state, space, force);

function take(state: State, frame: ArrivalFrame, force: Force, tell: Tell): void {
  // 17.2, R334: Greeks take nothing from Greeks, and sack nothing.
  frame.taken = !isKin(force);
  if (frame.taken || worksAt(state, frame.space)!.owner !== GREECE)
    captureWorks(state, frame.space, moverOf(force), tell);
  loseForlorn(state, force, frame.space, "7.41", tell);
}

/** 12.11: garrisons, and elephants that stood with them, are lost; only galleys stay. */
function loseAllOf(state: State, node: Node, owner: Owner, tell: Tell): void {
  for (const key of keysAt(state, node, owner)) {
    const row = rowOf(state, key);
    row[GS] = 0;
    addRow(state, key, row, -1);
    if (row[GARR]! > 0) tell({ type: "garrisonLost", owner, node, n: row[GARR]!, rule: "12.11" });
  }
}

/** 10.31: whether anybody's land units or leaders stand next to the Space, so that somebody may have to be asked. */
export function isWatched(state: State, force: Force): boolean {
  const own = powerBehind(state, moverOf(force));
  const isOther = (owner: Owner): boolean => {
    // 12.55, R352: those of Pontus intercept for its player.
    const power = owner === PONTUS ? lastMover(state, owner) : powerBehind(state, owner);
    return power !== NONE && (power !== own || moverOf(force) !== owner || isKin(force));
  };
  const { keys, counts } = state.table;
  for (const near of worldOf(state.config).map.direct[force.node]!) {
    for (let i = firstAt(state, near); i < keys.length && nodeOfKey(keys[i]!) === near; i++)
      if (isOther(ownerOfKey(keys[i]!)) && hasLand(state, counts, i * ROW)) return true;
    for (let leader = 0; leader < state.leaders.length; leader++)
      if (state.leaders[leader] === near && isOther(ownerOfLeader(state, leader))) return true;
  }
  return false;
}

function pay(force: Force, frame: ArrivalFrame): void {
  if (frame.paid !== NONE) return;
  frame.paid = frame.reserved;
  spend(force, frame.reserved);
}

function payBack(force: Force, frame: ArrivalFrame): void {
  refund(force, frame.paid);
  frame.paid = NONE;
}

/** 4.1, R431: to sweep away what is not defended is an attack, too: on lone leaders, and on whoever else is hostile there. */
function provoke(state: State, force: Force, caught: readonly Leader[], tell: Tell): void {
  // 17.2: what somebody else makes Greeks do breaks none of their promises.
  if (!hasLandUnit(state, force) || isKin(force)) return;
  const victims = [...caught.map((leader) => ownerOfLeader(state, leader)), ...hostileOwners(state, force, force.node)];
  const attackers = attackersIn(
    state,
    force.rows.map(({ owner }) => owner),
  );
  for (const one of attackers) for (const victim of victims) forfeit(state, one, victim, tell);
}

/** 12.11, 8.46: garrisons without land units are lost, and leaders with them. */
function sweepGarrisons(state: State, force: Force, space: Node, tell: Tell): void {
  for (const owner of hostileOwners(state, force, space)) loseAllOf(state, space, owner, tell);
  loseForlorn(state, force, space, "8.46", tell);
}

/** Garrisons outside of walls that a lost battle has left alone. */
function sweepGarrisonsOutside(state: State, force: Force, space: Node, tell: Tell): void {
  const builder = worksAt(state, space)?.owner;
  for (const owner of hostileOwners(state, force, space)) if (owner !== builder) loseAllOf(state, space, owner, tell);
  loseForlorn(state, force, space, "8.46", tell);
}

/** The hostile owners with standing pieces or works in a Space; whose works they are comes first (7.31). */
export function hostileOwners(state: State, force: Force, space: Node): Owner[] {
  const builder = worksAt(state, space)?.owner;
  const found: Owner[] = builder !== undefined && relationOf(state, force, builder) === "hostile" ? [builder] : [];
  const { keys, counts } = state.table;
  for (let i = firstAt(state, space); i < keys.length && nodeOfKey(keys[i]!) === space; i++) {
    const owner = ownerOfKey(keys[i]!);
    if (found.includes(owner) || relationOf(state, force, owner) !== "hostile") continue;
    if (occupies(state, counts, i * ROW)) found.push(owner);
  }
  return found;
}

/** R479: of several who defend the owner of works decides, else the one whose Space it was. */
function hostFirst(state: State, space: Node, owners: Owner[]): Owner[] {
  const host = state.held[space];
  if (owners.length < 2 || host === undefined || owners[0] === builderAt(state, space)) return owners;
  return owners.includes(host) ? [host, ...owners.filter((owner) => owner !== host)] : owners;
}

/** 10.1: the force attacks everybody hostile in the Space; walls alone are a battle of their own kind (7.34). */
function battleOf(state: State, frame: ArrivalFrame): Call<"landBattle"> {
  const force = state.forces[frame.force]!;
  const space = frame.space;
  const owners = hostFirst(state, space, hostileOwners(state, force, space));
  const field = (meets(state, force, space) & MEETS_LAND) !== 0;
  const landing = frame.entry === "amphibious" && !frame.stormed;
  const kind: BattleKind = landing ? "amphibious" : field ? "attack" : "walls";
  // 13.24, R172, R240: a power decides for its own units; slaves that it leads against them are another's to command.
  const own = powerBehind(state, owners[0]!);
  const isOwn = own === force.power && own !== NONE;
  const power = isOwn ? deciderFor(state, moverOf(force), own) : force.power;
  const against = isOwn ? own : deciderFor(state, owners[0]!, force.power, space);
  return {
    proc: "landBattle",
    space,
    kind,
    attacker: { power, force: frame.force, owners: [] },
    defender: { power: against, force: NONE, owners },
    entry: force.from,
    fromSea: frame.entry === "amphibious",
    landed: false,
    committed: field && frame.committed ? "defender" : "none",
  };
}

/** Whether the force is still on the map with anything in it. */
function isThere(state: State, { force }: ArrivalFrame): boolean {
  const there = state.forces[force];
  return there !== null && there !== undefined && !isEmpty(there);
}

function gone(state: State, frame: ArrivalFrame, course: Course<Arrival>): void {
  if (state.forces[frame.force]) dissolve(state, frame.force);
  end(frame, "gone", course);
}

const end = ({ contested }: ArrivalFrame, how: Arrived, course: Course<Arrival>): void =>
  course.end({ how, contested });
