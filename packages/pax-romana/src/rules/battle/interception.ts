import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { CITY, GREECE, NONE, type Power } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { AT_ODDS, isKin, note } from "../../state/force.ts";
import { putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import type { Arrived } from "../frames.ts";
import { lastMover, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { bribeOf } from "../diplomacy/bribe.ts";
import { caughtBy } from "../leaders/fate.ts";
import { leaderCaughtOf } from "../leaders/leader-caught.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLandUnit, isEmpty, leadersOf, standsHere } from "../movement/contents.ts";
import { whyKept } from "../movement/limits.ts";
import { yesOrNo } from "./battle.ts";
import { eliminateSide } from "./casualties.ts";
import {
  battleOf,
  captureFrom,
  comradesOf,
  shelteredOf,
  goIn,
  holdsSpace,
  loseLonely,
  putBack,
  ride,
  takesWorks,
} from "./interception-end.ts";
import {
  addedTo,
  candidatesOf,
  fightersAt,
  interceptorKey,
  noteTried,
  onlyWallsAreLeft,
  residentsOf,
  ridersAt,
  type Candidate,
  type Interception,
  type InterceptionFrame,
} from "./interceptors.ts";

/** 10.31-10.39, R60: powers in order of play, one force at a time. */
export const interception = procedure<Interception>({
  name: "interception",
  rule: "10.31",
  locals: ({ force }, { forces }) => ({
    space: forces[force]!.node,
    mover: moverOf(forces[force]!),
    tried: { keys: [], rows: [], leaders: [] },
    passed: [],
    contested: false,
    power: NONE,
    from: NONE,
    owner: NONE,
    alone: NONE,
    units: [],
    leaders: [],
    asked: [],
    inside: [],
    insideForce: NONE,
    body: NONE,
    residents: [],
    sheltered: false,
    warden: NONE,
    winner: "draw",
    gone: "stayed",
  }),
  steps: {
    /** 10.38: at sea nobody is intercepted, nor in a port before he debarks. */
    begin(state, frame, course) {
      if (state.forces[frame.force]!.aboard) end(frame, "held", course);
      else course.go("next");
    },
    next(state, frame, course) {
      const power = state.order.find((one) => !frame.passed.includes(one) && choicesOf(state, frame, one).length > 0);
      if (power === undefined) return end(frame, "held", course);
      frame.power = power;
      course.go("attempt");
    },
    attempt: {
      prompt: "interception.attempt",
      rule: "10.31",
      who: (_state, { power }) => [power],
      options(state, frame, power, into) {
        for (const choice of choicesOf(state, frame, power)) into.push(actionOf(choice));
        into.push({ type: "pass" });
      },
      refuse: (state, { space }, _, action) =>
        action.type === "intercept"
          ? (whyKept(state, action.owner, action.node, space) ?? refusal("interception.notFromThere", {}))
          : undefined,
      take(state, frame, power, action, course) {
        if (action.type === "pass") {
          frame.passed.push(power);
          return course.go("next");
        }
        frame.from = action.node;
        frame.owner = action.owner;
        frame.alone = action.leader ?? NONE;
        frame.inside = [];
        frame.residents = residentsOf(state, state.forces[frame.force]!, frame.space, power);
        frame.units = [];
        frame.leaders = frame.alone === NONE ? [] : [frame.alone];
        if (frame.alone !== NONE) return course.go("bribe");
        const pool = ridersAt(state, frame.from, frame.owner, frame.space, frame.tried);
        course.call(chooseFrom(power, "interception.units", "10.31", pool, false, "land"), "named");
      },
    },
    named(state, frame, course, { taken }) {
      frame.units = taken;
      frame.asked = leadersOf(state, frame.from, frame.owner).filter((one) => !frame.tried.leaders.includes(one));
      nextLeader(frame, course);
    },
    leader: {
      prompt: "interception.leader",
      rule: "10.31",
      who: (_state, { power }) => [power],
      options(_state, { asked }, _, into) {
        into.push({ type: "leader", leader: asked[0]!, yes: true });
        into.push({ type: "leader", leader: asked[0]!, yes: false });
      },
      take(_state, frame, _, { leader, yes }, course) {
        frame.asked.shift();
        if (yes) frame.leaders.push(leader);
        nextLeader(frame, course);
      },
    },
    /** 10.35, R12: before the dice, which of his residents stay in the walls. */
    inside(state, frame, course) {
      const { space, power } = frame;
      if (worksAt(state, space)?.owner !== power || !standsHere(state, space, power)) return course.go("bribe");
      course.call(
        chooseFrom(power, "interception.inside", "10.35", fightersAt(state, space, power), true),
        "insideNamed",
      );
    },
    insideNamed(_state, frame, course, { taken }) {
      frame.inside = taken;
      course.go("bribe");
    },
    /** 4.3: the mover may pay not to be intercepted. */
    bribe(state, { power, force, space }, course) {
      const moving = state.forces[force]!;
      const victim = powerBehind(state, moverOf(moving));
      if (victim === NONE || victim === power) course.go("roll");
      else course.call(bribeOf(power, victim, "interception", space), "bribed");
    },
    bribed: (_state, _frame, course, { proceeds }) => course.go(proceeds ? "roll" : "missed"),
    /** 10.32: two dice and what helps; 12 succeeds. */
    roll(state, frame, course) {
      const { power, owner, from, space: to, alone, leaders } = frame;
      const dice = [course.chance.die(6), course.chance.die(6)] as const;
      const added = addedTo(state, power, from, to, leaders);
      const success = dice[0] + dice[1] + added >= worldOf(state.config).data.charts.interception.target;
      course.tell({ type: "interceptionRolled", power, owner, from, to, dice, added, success, rule: "10.32" });
      if (!success) return course.go("missed");
      if (alone === NONE) {
        frame.warden = lastMover(state, shelteredOf(state, frame));
        return course.go("shelter");
      }
      // 10.33: a leader who comes alone joins those who are attacked; the mover stays attacker.
      putLeader(state, alone, to);
      course.go("next");
    },
    /** R142: whoever has tried in vain does not try again against this entry; the others of his Space may. */
    missed(_state, { tried, from, owner, units, leaders }, course) {
      if (units.length > 0) noteTried(tried, interceptorKey(from, owner), units);
      tried.leaders.push(...leaders);
      course.go("next");
    },
    /** 7.31, 10.39, R408: the mover's side may keep those who were there before behind their walls. */
    shelter: {
      prompt: "interception.shelter",
      rule: "7.31",
      who: (_state, { warden }) => [warden],
      options: (_state, _frame, _, into) => yesOrNo(into, "useWalls"),
      skip(state, frame) {
        if (shelteredOf(state, frame) === NONE) return { type: "useWalls", yes: false };
        // 7.37, 12.73: those who are nobody's never leave the walls they sit in.
        return frame.warden === NONE ? { type: "useWalls", yes: true } : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.sheltered = action.yes;
        course.go("fight");
      },
    },
    fight(state, frame, course) {
      frame.contested = true;
      const force = state.forces[frame.force]!;
      // 17.2, R333: Greece has taken up arms against its own.
      if (isKin(force) && frame.power === GREECE) note(force, AT_ODDS);
      ride(state, frame);
      if (hasLandUnit(state, force) || comradesOf(state, frame, force).length > 0)
        return course.call(battleOf(state, frame), "fought");
      // Leaders or garrisons have no BP to fight with.
      const mover = { power: force.power, force: frame.force, owners: [] };
      eliminateSide(state, frame.space, mover, "8.44", course.tell);
      frame.winner = "attacker";
      frame.gone = "gone";
      course.go("found");
    },
    fought(_state, frame, course, { winner, gone }) {
      frame.winner = winner;
      frame.gone = gone;
      course.go("found");
    },
    /** 9.21, R269: leaders whom nobody stands up for any more flee or are lost before the interceptor takes the Space. */
    found(state, frame, course) {
      loseLonely(state, frame, course.tell);
      const caught = holdsSpace(state, frame) ? caughtBy(state, state.forces[frame.body]!, frame.space) : [];
      if (caught.length > 0) course.call(leaderCaughtOf(state, frame.body, caught), "found");
      else course.go("spoils");
    },
    /** 7.34, 7.42, R231: walls at their least, which nobody holds any more, fall to the interceptor, and may be sacked. */
    spoils(state, frame, course) {
      if (!takesWorks(state, frame)) return course.go("settled");
      captureFrom(state, frame, course.tell);
      const { body: force, space } = frame;
      course.call({ proc: "sack", force, space, city: worksAt(state, space)!.works === CITY }, "sacked");
    },
    /** 7.53 holds back a force on the march: an interceptor goes no farther anyway. */
    sacked: (_state, _frame, course) => course.go("settled"),
    settled(state, frame, course) {
      const { winner, gone } = frame;
      const force = state.forces[frame.force];
      const dead = !force || isEmpty(force) || gone === "gone";
      goIn(state, frame, course.tell);
      if (dead) return end(frame, "gone", course);
      if (gone !== "stayed") return end(frame, "moved", course);
      const stay = frame.residents.some((owner) => standsHere(state, frame.space, owner));
      if (stay && winner !== "defender") {
        putBack(state, frame, force, course.tell);
        return end(frame, "back", course);
      }
      // 10.35, 7.31, R271: the attack on walls follows at once, before anybody else comes, at no cost.
      const inside = frame.inside.some((n) => n > 0);
      if (inside || (winner === "defender" && onlyWallsAreLeft(state, force, frame)))
        return course.end({ how: "held", contested: true, free: true, inside });
      course.go("next");
    },
  },
});

const end = ({ contested }: InterceptionFrame, how: Arrived, course: Course<Interception>): void =>
  course.end({ how, contested, free: false, inside: false });

const nextLeader = ({ asked }: InterceptionFrame, course: Course<Interception>): void =>
  course.go(asked.length > 0 ? "leader" : "inside");

const choicesOf = (state: State, frame: InterceptionFrame, power: Power): Candidate[] =>
  candidatesOf(state, state.forces[frame.force]!, frame.space, power, frame);

const actionOf = ({ from, owner, leader }: Candidate): Action<"intercept"> =>
  leader === NONE ? { type: "intercept", node: from, owner } : { type: "intercept", node: from, owner, leader };
