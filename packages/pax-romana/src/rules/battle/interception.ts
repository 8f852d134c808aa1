import { worldOf } from "../../config.ts";
import { NONE, OWNERS, SOLDIER_OF_FORTUNE, type Leader, type Node, type Owner, type Power } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addForce, emptyForce, joinForce, loseForce, moveForce, standDown } from "../../state/force.ts";
import { DEAD, putLeader } from "../../state/leaders.ts";
import { touch } from "../../state/touched.ts";
import type { Force, State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { occupiersAt } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { moverOf, relationOf } from "../control/relation.ts";
import { bribeOf } from "../diplomacy/bribe.ts";
import type { InterceptionFrame, LandBattleFrame } from "../frames.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLandUnit, isEmpty, leadersOf, standsHere } from "../movement/contents.ts";
import { whyKept } from "../movement/limits.ts";
import { eliminateSide } from "./casualties.ts";
import {
  addedTo,
  candidatesOf,
  fightersAt,
  friendsOf,
  interceptorKey,
  muster,
  onlyWallsAreLeft,
  poolOf,
  residentsOf,
  type Candidate,
} from "./interceptors.ts";
import { leaveNarrows, placeForce } from "./regroup.ts";

/** What an interception remembers besides what it was told. */
export interface Interception extends InterceptionFrame {
  space: Node;
  /** R142: Spaces and owners that have tried; and powers that have passed. */
  tried: number[];
  passed: Power[];
  power: Power;
  from: Node;
  owner: Owner;
  /** 10.33: a leader by himself, or NONE. */
  alone: Leader;
  units: number[];
  leaders: Leader[];
  asked: Leader[];
  /** 10.35: units that stay in the walls. */
  inside: number[];
  insideForce: number;
  body: number;
  residents: Owner[];
}

/** 10.31-10.39, R60: powers in order of play, one force at a time. Hands back `{ how, free, inside }`. */
export const interception = procedure<Interception>({
  name: "interception",
  rule: "10.31",
  steps: {
    begin(state, frame, course) {
      const { node, aboard } = state.forces[frame.force]!;
      // 10.38: at sea nobody is intercepted, nor in a port before he debarks.
      if (aboard) return course.end({ how: "held", free: false });
      Object.assign(frame, { space: node, tried: [], passed: [], body: NONE, insideForce: NONE });
      course.go("next");
    },
    next(state, frame, course) {
      const power = state.order.find((one) => !frame.passed.includes(one) && choicesOf(state, frame, one).length > 0);
      if (power === undefined) return course.end({ how: "held", free: false });
      frame.power = power;
      course.go("attempt");
    },
    attempt: {
      prompt: "interception.attempt",
      rule: "10.31",
      who: (_state, { power }) => [power],
      options(state, frame, power, into) {
        for (const choice of choicesOf(state, frame, power)) into.push(actionOf(choice));
        into.push({ do: "pass" });
      },
      refuse: (state, { space }, _, { node = NONE, owner = NONE }) =>
        whyKept(state, owner, node, space) ?? refusal("interception.notFromThere", {}, "10.31"),
      take(state, frame, power, action, course) {
        if (action.do === "pass") {
          frame.passed.push(power);
          return course.go("next");
        }
        frame.from = action.node!;
        frame.owner = action.owner!;
        frame.alone = action.leader ?? NONE;
        frame.inside = [];
        frame.residents = residentsOf(state, state.forces[frame.force]!, frame.space, power);
        frame.tried.push(interceptorKey(frame.from, frame.owner));
        if (frame.alone !== NONE) return course.go("bribe");
        const pool = poolOf(state, frame.from, frame.owner, frame.space);
        course.call(chooseFrom(power, "interception.units", "10.31", pool, false, "land"), "named");
      },
    },
    named(state, frame, course) {
      frame.units = [...(course.handed!["taken"] as readonly number[])];
      frame.asked = leadersOf(state, frame.from, frame.owner);
      frame.leaders = [];
      course.go("leader");
    },
    leader: {
      prompt: "interception.leader",
      rule: "10.31",
      who: (_state, { power }) => [power],
      options(_state, { asked }, _, into) {
        into.push({ do: "leader", leader: asked[0]!, yes: true });
        into.push({ do: "leader", leader: asked[0]!, yes: false });
      },
      skip: (_state, { asked }) => (asked.length === 0 ? { do: "leader" } : undefined),
      take(_state, frame, _, action, course) {
        const leader = frame.asked.shift();
        if (leader === undefined) return course.go("inside");
        if (action.yes === true) frame.leaders.push(leader);
        course.go("leader");
      },
    },
    /** 10.35, R12: before the dice, who of the own residents stays in the walls. */
    inside(state, frame, course) {
      const { space, power } = frame;
      if (worksAt(state, space)?.owner !== power || !standsHere(state, space, power)) return course.go("bribe");
      course.call(
        chooseFrom(power, "interception.inside", "10.35", fightersAt(state, space, power), true),
        "insideNamed",
      );
    },
    insideNamed(_state, frame, course) {
      frame.inside = [...(course.handed!["taken"] as readonly number[])];
      course.go("bribe");
    },
    /** 4.3: the mover may pay not to be intercepted. */
    bribe(state, { power, force, space }, course) {
      const moving = state.forces[force]!;
      const victim = powerBehind(state, moverOf(moving));
      if (victim === NONE) course.go("roll");
      else course.call(bribeOf(power, victim, "interception", space), "bribed");
    },
    bribed: (_state, _frame, course) => course.go(course.handed?.["proceeds"] === false ? "next" : "roll"),
    /** 10.32: two dice and what helps; 12 succeeds. */
    roll(state, frame, course) {
      const { power, from, space: to, alone } = frame;
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const added = addedTo(state, power, from, to, alone === NONE ? frame.leaders : [alone]);
      const success = dice[0] + dice[1] + added >= worldOf(state.config).data.charts.interception.target;
      course.tell({ e: "interceptionRolled", power, from, to, dice, added, success, rule: "10.32" });
      course.go(success ? "fight" : "next");
    },
    fight(state, frame, course) {
      // 10.33: a leader who comes alone joins those who are attacked; the mover stays attacker.
      if (frame.alone !== NONE) {
        putLeader(state, frame.alone, frame.space);
        return course.go("next");
      }
      noteContest(state, frame.force);
      ride(state, frame);
      const force = state.forces[frame.force]!;
      if (hasLandUnit(state, force) || friendsOf(state, force, frame.space).length > 0)
        return course.call(battleOf(state, frame), "fought");
      // Leaders or garrisons have no BP to fight with.
      const mover = { power: force.power, force: frame.force, owners: [], leader: NONE };
      eliminateSide(state, frame.space, mover, "8.44", (event) => course.tell(event));
      goIn(state, frame, course);
      course.end({ how: "gone", free: false });
    },
    fought(state, frame, course) {
      const { winner, gone } = course.handed as { winner: string; gone: string };
      const force = state.forces[frame.force];
      const dead = !force || isEmpty(force) || gone === "gone";
      goIn(state, frame, course);
      if (dead) return course.end({ how: "gone", free: false });
      if (gone !== "") return course.end({ how: "moved", free: false });
      const stay = frame.residents.some((owner) => standsHere(state, frame.space, owner));
      if (stay && winner !== "defender") return putBack(state, frame, force, course);
      // 10.35, 7.31, R271: the attack on walls follows at once, before anybody else comes, at no cost.
      const inside = frame.inside.some((n) => n > 0);
      if (inside || (winner === "defender" && onlyWallsAreLeft(state, force, frame)))
        return course.end({ how: "held", free: true, ...(inside ? { inside } : {}) });
      course.go("next");
    },
  },
});

function choicesOf(state: State, frame: Interception, power: Power): Candidate[] {
  const { tried, barred, space } = frame;
  const closed = (key: number): boolean => tried.includes(key) || barred.includes(key);
  return candidatesOf(state, state.forces[frame.force]!, space, power, closed);
}

const actionOf = ({ from, owner, leader }: Candidate) =>
  leader === NONE ? { do: "intercept", node: from, owner } : { do: "intercept", node: from, owner, leader };

/** R158: a retreat that meets an interceptor ends where that battle leaves it. */
function noteContest({ frames }: State, force: number): void {
  for (const frame of frames) {
    const below = frame as { body?: number; contested?: boolean };
    if (frame.proc === "retreat" && below.body === force) below.contested = true;
  }
}

/** The interceptors enter the Space; those inside the walls are apart from the battle. */
function ride(state: State, frame: Interception): void {
  const { power, from, space, owner } = frame;
  frame.body = addForce(state, emptyForce(power, from));
  muster(state, frame.body, owner, frame.units);
  for (const leader of frame.leaders) joinForce(state, frame.body, leader);
  moveForce(state, frame.body, space);
  if (!frame.inside.some((n) => n > 0)) return;
  frame.insideForce = addForce(state, emptyForce(power, space));
  muster(state, frame.insideForce, power, frame.inside);
}

/** 10.32-10.36: interceptor and residents outside attack; the mover defends with its own who stand there (R62). */
function battleOf(state: State, frame: Interception): LandBattleFrame & { landed: boolean; walled: string } {
  const { space, power, from, body } = frame;
  const force = state.forces[frame.force]!;
  const owners = frame.residents.filter((owner) => standsHere(state, space, owner));
  // 10.36, R66: neutrals never leave their walls, which count for both.
  const builder = worksAt(state, space)?.owner ?? NONE;
  const walled = builder !== NONE && owners.includes(builder) && powerBehind(state, builder) === NONE;
  return {
    proc: "landBattle",
    step: "begin",
    space,
    kind: "interception",
    attacker: { power, force: body, owners, leader: NONE },
    defender: { power: force.power, force: frame.force, owners: friendsOf(state, force, space), leader: NONE },
    entry: from,
    landed: frame.entry === "debark",
    walled: walled ? "attacker" : "none",
  };
}

/** 10.36, 10.97: the interceptor stands where the battle has left him; in a neutral's Space he goes home. */
function goIn(state: State, frame: Interception, course: Course): void {
  const body = state.forces[frame.body]!;
  if (frame.residents.some((owner) => owner !== SOLDIER_OF_FORTUNE && powerBehind(state, owner) === NONE))
    placeForce(state, body, frame.from);
  else if (!isEmpty(body) && body.node === frame.space) takeSpace(state, frame, body, course);
  if (isEmpty(body)) loseForce(state, frame.body, DEAD);
  else standDown(state, frame.body);
  frame.body = NONE;
  if (frame.insideForce === NONE) return;
  standDown(state, frame.insideForce);
  frame.insideForce = NONE;
}

/** 12.11: garrisons of the other side are lost; but whoever has walls there keeps them, and the interceptor goes home. */
function takeSpace(state: State, { space, from, power }: Interception, body: Force, course: Course): void {
  const builder = worksAt(state, space)?.owner ?? NONE;
  if (builder !== NONE && relationOf(state, body, builder) === "hostile") return placeForce(state, body, from);
  const there = occupiersAt(state, space);
  const owners = OWNERS.flatMap((_, owner) =>
    (there & (1 << owner)) !== 0 && relationOf(state, body, owner) === "hostile" && !standsHere(state, space, owner)
      ? [owner]
      : [],
  );
  const lost = { power, force: NONE, owners, leader: NONE };
  if (owners.length > 0) eliminateSide(state, space, lost, "12.11", (event) => course.tell(event));
}

/** R144: the mover is put back where it came from; who landed is aboard again. */
function putBack(state: State, frame: Interception, force: Force, course: Course): void {
  if (frame.entry === "amphibious" || frame.entry === "debark") {
    force.aboard = true;
    touch(state, force.node);
  } else placeForce(state, force, force.from);
  leaveNarrows(state, force);
  course.end({ how: "back", free: false });
}
