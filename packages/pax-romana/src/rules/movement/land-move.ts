import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import {
  ALPINE_PASS,
  HI_REDUCED,
  LG_REDUCED,
  MOVED,
  NONE,
  type Node,
  type Owner,
  type Unit,
} from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { cardOf } from "../../state/cards.ts";
import { addToForce, AT_ODDS, dissolve, isKin, moveForce, note, OVER_STRAIT, spend } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addUnits, countAt, countIn, keyOf, keysAt } from "../../state/table.ts";
import { bribeOf } from "../diplomacy/bribe.ts";
import { victimAt } from "../diplomacy/threat.ts";
import { offerSteps, playOf, refuseCard } from "../cards/own-plays.ts";
import { answerTo } from "../cards/windows.ts";
import { engineChoice, haulEngine } from "../units/helepolis.ts";
import { alpsOf } from "./attrition.ts";
import { hasLandUnit, isEmpty } from "./contents.ts";
import { areGreeksAt, atOdds } from "./kin.ts";
import { ambushersOf } from "./narrows.ts";
import { canStep, isMinor, isStuck, mayRest, priceOf, reserveFor, stepRefusal } from "./steps.ts";
import {
  breakDown,
  destroy,
  drop,
  dropLeader,
  marching,
  offerVerbs,
  pickLeader,
  pickUp,
  stopIfEmpty,
  verbSteps,
  type LandMove,
  type LandMoveFrame,
} from "./verbs.ts";
import { faceOfForce } from "../control/face.ts";
import { isHorde } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { embarkOf, embarkRefusal } from "../naval/embark.ts";

/** 9.2, 9.3: a force marches, step by step, until it stops, embarks or is gone. */
export const landMove = procedure<LandMove>({
  name: "landMove",
  rule: "9.2",
  locals: () => ({ owner: NONE, bribed: [], spared: [] }),
  steps: {
    step: {
      prompt: "land.step",
      rule: "9.21",
      who: (state, frame) => [marching(state, frame).power],
      options(state, frame, _, into) {
        const force = marching(state, frame);
        const { land, strait } = worldOf(state.config).map;
        for (const to of land[force.node]!) if (canStep(state, force, to)) into.push({ type: "step", node: to });
        for (const to of strait[force.node]!) if (canStep(state, force, to)) into.push({ type: "step", node: to });
        offerVerbs(state, force, into);
        if (state.advanced) offerEngine(state, frame, into);
        if (mayRest(state, force, force.node)) into.push({ type: "stop" });
      },
      skip(state, frame) {
        const force = marching(state, frame);
        if (force.mp <= 0 && mayRest(state, force, force.node)) return { type: "stop" };
        return isStuck(state, force) ? { type: "stuck" } : undefined;
      },
      refuse(state, frame, _, action) {
        if (action.type === "step") return stepRefusal(state, marching(state, frame), action.node);
        if (action.type === "embark") return embarkRefusal(state, marching(state, frame));
        if (action.type === "playCard") return refuseCard(state, marching(state, frame).power, "step", action);
        if (action.type !== "stop") return undefined;
        const isSpace = marching(state, frame).node < worldOf(state.config).map.spaces;
        return refusal("step.noRest", {}, isSpace ? "5.12" : "9.31");
      },
      take(state, frame, _, action, course) {
        switch (action.type) {
          case "step":
            return approach(state, frame, action.node, course);
          case "stop":
            return course.end({ how: "stopped" });
          case "stuck":
            return goBack(state, frame, course);
          case "pickUp":
            return pickUp(state, frame, action.owner, course);
          case "pickLeader":
            return pickLeader(state, frame, action.leader, course);
          case "drop":
            return drop(state, frame, action.owner, course);
          case "dropLeader":
            return dropLeader(state, frame, action.leader, course);
          case "breakDown":
            return breakDown(state, frame, course);
          case "destroy":
            return destroy(state, frame, course);
          case "embark":
            return course.call(embarkOf(frame.force), "embarked");
          case "haulEngine": {
            const { power, node } = marching(state, frame);
            haulEngine(state, frame.force, action.yes);
            course.tell({ type: "engineHauled", power, node, yes: action.yes, rule: "17.2" });
            return course.wait();
          }
          case "playCard":
            return course.call(playOf(marching(state, frame).power, cardOf(action.kind), "event"), "played");
        }
      },
    },
    /** 17.2, R333: where Greeks are, their army comes as a friend or attacks. */
    kin: {
      prompt: "successors.attack",
      rule: "17.2",
      who: (state, frame) => [marching(state, frame).power],
      options(_state, _frame, _, into) {
        into.push({ type: "attackKin", yes: true });
        into.push({ type: "attackKin", yes: false });
      },
      take(state, frame, _, { yes }, course) {
        const to = frame.kin!;
        frame.kin = undefined;
        note(marching(state, frame), AT_ODDS, yes);
        threaten(state, frame, to, course);
      },
    },
    /** 4.3: the threatened power has had its say, once for each Space. */
    bribed(state, frame, course, { proceeds }) {
      if (proceeds) return march(state, frame, frame.bribed.at(-1)!, course);
      note(marching(state, frame), AT_ODDS, false);
      course.go("step");
    },
    /** 9.31, 9.32: the mountains take their toll. */
    point(state, frame, course) {
      const force = marching(state, frame);
      if (worldOf(state.config).map.kind[force.node] === ALPINE_PASS)
        return course.call(alpsOf(frame.force, force), "afterAlps");
      const ambushers = ambushersOf(state, frame.force, force.node);
      if (ambushers.length > 0) return course.call(answerTo("landPoint", ambushers), "afterNarrows");
      course.go("step");
    },
    /** 17.15: a siege engine may have come on the march. */
    played: (_state, _frame, course) => course.go("step"),
    afterAlps: goOn,
    /** 17.2: somebody may have lain in wait. */
    afterNarrows: goOn,
    arrived(state, frame, course, { how }) {
      const force = state.forces[frame.force];
      if (how === "gone" || !force) return course.end({ how: "gone" });
      note(force, AT_ODDS, false);
      if (how === "finished") return course.end({ how });
      // R286: the leader of a horde whose people with him are lost, and who is back among others of it, stays with them.
      if (force.rows.length === 0 && isHorde(moverOf(force))) return course.end({ how: "stopped" });
      course.go(how === "held" && reducedPair(state, force) ? "pair" : "step");
    },
    /** 10.86, R135: a reduced unit meets another one: they become one, which joins for 1 MP or stays. */
    pair: {
      prompt: "land.pair",
      rule: "10.86",
      who: (state, frame) => [marching(state, frame).power],
      options(state, frame, _, into) {
        if (canTakeAlong(state, marching(state, frame))) into.push({ type: "mergePair", yes: true });
        into.push({ type: "mergePair", yes: false });
      },
      skip: (state, frame) =>
        canTakeAlong(state, marching(state, frame)) ? undefined : { type: "mergePair", yes: false },
      take(state, frame, _, { yes }, course) {
        const force = marching(state, frame);
        merge(state, force, yes, course.tell);
        if (reducedPair(state, force)) course.go("pair");
        else stopIfEmpty(force, course);
      },
    },
    embarked: (_state, _frame, course) => course.end({ how: "embarked" }),
    ...verbSteps,
  },
});

/** R306: an engine is taken along or left behind, or comes by card. */
function offerEngine(
  state: State,
  { force: index }: LandMoveFrame,
  into: Sink<Action<"haulEngine" | "playCard">>,
): void {
  const { node, power } = state.forces[index]!;
  const yes = node < worldOf(state.config).map.spaces ? engineChoice(state, index) : undefined;
  if (yes !== undefined) into.push({ type: "haulEngine", yes });
  offerSteps(state, power, into);
}

/** The march goes on, if anybody is left. */
function goOn(state: State, frame: LandMoveFrame, course: Course<LandMove>): void {
  if (!isEmpty(marching(state, frame))) return course.go("step");
  dissolve(state, frame.force);
  course.end({ how: "gone" });
}

/** 17.2, R333: whoever leads Greeks says first how they come to other Greeks, if they can attack there. */
function approach(state: State, frame: LandMoveFrame, to: Node, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const isSpace = to < worldOf(state.config).map.spaces;
  if (!isKin(force) || !isSpace || !areGreeksAt(state, to) || !hasLandUnit(state, force))
    return threaten(state, frame, to, course);
  if (!canStep(state, atOdds(force), to)) return threaten(state, frame, to, course);
  frame.kin = to;
  course.go("kin");
}

/** 4.3, R181: before an attack on a power it may offer a bribe. */
function threaten(state: State, frame: LandMoveFrame, to: Node, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const victim = victimAt(state, force, to);
  if (victim === NONE || frame.bribed.includes(to)) return march(state, frame, to, course);
  frame.bribed.push(to);
  course.call(bribeOf(force.power, victim, "attack", to), "bribed");
}

/** 9.21: a step is paid for; MP for an attack are kept in reserve. */
function march(state: State, frame: LandMoveFrame, to: Node, course: Course<LandMove>): void {
  const force = marching(state, frame);
  const { map } = worldOf(state.config);
  const from = force.node;
  const price = priceOf(state, from, to);
  const reserved = reserveFor(state, force, to);
  spend(force, price);
  note(force, OVER_STRAIT, map.strait[from]!.includes(to));
  moveForce(state, frame.force, to, from < map.spaces && !mayRest(state, force, from));
  const owner = faceOfForce(state, force);
  course.tell({ type: "stepped", power: force.power, owner, force: frame.force, from, to, mp: force.mp, rule: "9.21" });
  if (to >= map.spaces) return course.go("point");
  course.call({ proc: "arrival", force: frame.force, entry: "march", reserved, barred: [], bySea: false }, "arrived");
}

/** A force that can neither go on nor stay returns to the last Space it stood in, or stays there after all. */
function goBack(state: State, frame: LandMoveFrame, course: Course<LandMove>): void {
  const force = marching(state, frame);
  if (!mayRest(state, force, force.node)) moveForce(state, frame.force, force.lastSpace);
  course.end({ how: "stopped" });
}

/** 10.86: a row of the force with a reduced unit of which another one of the same owner stands in the Space. */
function reducedPair(state: State, { rows, node }: Force): ReducedPair | undefined {
  for (const reduced of [LG_REDUCED, HI_REDUCED])
    for (const { owner, mark, counts } of rows)
      if (counts[reduced]! > 0 && countAt(state, node, owner, reduced) > 0) return { owner, mark, reduced };
  return undefined;
}

interface ReducedPair {
  readonly owner: Owner;
  readonly mark: number;
  readonly reduced: Unit;
}

const canTakeAlong = ({ config }: State, force: Force): boolean =>
  !isMinor(force) && force.mp >= worldOf(config).data.charts.movement.pickUp;

function merge(state: State, force: Force, joins: boolean, tell: Tell): void {
  const { units, charts } = worldOf(state.config).data;
  const { owner, mark, reduced } = reducedPair(state, force)!;
  const full = units.full[reduced]!;
  const standing = keysAt(state, force.node, owner).find((key) => countIn(state, key, reduced) > 0)!;
  if (joins) {
    addToForce(state, force, owner, mark, full, 1);
    spend(force, charts.movement.pickUp);
  } else addUnits(state, keyOf(force.node, owner, MOVED), full, 1);
  addUnits(state, standing, reduced, -1);
  addToForce(state, force, owner, mark, reduced, -1);
  tell({ type: "pairCombined", node: force.node, owner, unit: full, rule: "10.86" });
}
