import { worldOf } from "../../config.ts";
import { ALPINE_PASS, NONE, type Leader, type Node } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { addForce, allow, dissolve, emptyForce, joinForce, loseMp, standDown } from "../../state/force.ts";
import { changeStability } from "../../state/ledger.ts";
import type { Force, State } from "../../state/state.ts";
import { faceOfForce } from "../control/face.ts";
import { isPower, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { answerTo } from "../cards/windows.ts";
import { alpsOf } from "../movement/attrition.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLand, hasLandUnit, isEmpty } from "../movement/contents.ts";
import { keptBy } from "../movement/limits.ts";
import { ambushersOf } from "../movement/narrows.ts";
import { haveWithdrawn } from "../movement/marks.ts";
import { canWithdraw, isMountain, yesOrNo } from "./battle.ts";
import { eliminateSide } from "./casualties.ts";
import { hindrance } from "./cavalry.ts";
import { board, fleeTo } from "./regroup.ts";
import { barredAt, gatherInto } from "./interceptors.ts";
import { leadersOn } from "./sides.ts";
import {
  attackersEdge,
  barredBy,
  canTakeAlong,
  companionAt,
  delays,
  leavable,
  leaveBehind,
  mayBegin,
  withdrawersAt,
} from "./withdrawers.ts";
import {
  canRestAt,
  portsAway,
  stepPrice,
  stepsAway,
  type Withdrawal,
  type WithdrawalFrame,
} from "./withdrawal-ways.ts";

/** 10.41-10.45, R149: declare, leave some behind, be hindered, roll, go. */
export const withdrawal = procedure<Withdrawal>({
  name: "withdrawal",
  rule: "10.41",
  locals: () => ({
    owners: [],
    leaders: [],
    body: NONE,
    edge: "none",
    hindered: false,
    die: 0,
    ownPoints: 0,
    moved: false,
  }),
  steps: {
    begin(state, frame, course) {
      const { space, defender, landing, must } = frame;
      frame.owners = defender.owners.filter(
        (owner) => canWithdraw(state, owner) && hasLand(state, withdrawersAt(state, space, owner)),
      );
      frame.edge = landing || isMountain(state, space) ? "none" : attackersEdge(state, frame);
      if (!mayBegin(state, frame)) return course.end({ left: false });
      if (defender.force === NONE) return course.go(must ? "gather" : "ask");
      frame.body = defender.force;
      frame.ownPoints = state.forces[frame.body]!.mp;
      course.go("roll");
    },
    ask: {
      prompt: "withdrawal.ask",
      rule: "10.41",
      who: (_state, { defender }) => [defender.power],
      options(_state, _frame, _, into) {
        into.push({ type: "withdraw" });
        into.push({ type: "stand" });
      },
      take(_state, _frame, _, action, course) {
        if (action.type === "stand") return course.end({ left: false });
        course.go("gather");
      },
    },
    /** 10.45: some may stay behind; militia must (R156). */
    gather(state, frame, course) {
      if (frame.body === NONE) frame.body = addForce(state, emptyForce(frame.defender.power, frame.space));
      const owner = frame.owners[0];
      if (owner === undefined) return course.go("gathered");
      const pool = withdrawersAt(state, frame.space, owner);
      if (frame.must) {
        frame.owners.shift();
        gatherInto(state, frame.body, owner, pool, barredBy(state, owner));
        return course.go("gather");
      }
      const none = frame.owners.length > 1 || !isEmpty(bodyOf(state, frame));
      course.call(chooseFrom(frame.defender.power, "withdrawal.units", "10.45", pool, none, "land"), "named");
    },
    named(state, frame, course, { taken }) {
      const owner = frame.owners.shift()!;
      gatherInto(state, frame.body, owner, taken, barredBy(state, owner));
      course.go("gather");
    },
    gathered(state, frame, course) {
      if (!hasLandUnit(state, bodyOf(state, frame))) return giveUp(state, frame, course);
      frame.leaders = leadersOn(state, frame.space, { ...frame.defender, force: NONE }).filter((leader) =>
        isOwn(state, frame, leader),
      );
      nextLeader(frame, course);
    },
    leader: {
      prompt: "withdrawal.leader",
      rule: "10.45",
      who: (_state, { defender }) => [defender.power],
      options(_state, { leaders }, _, into) {
        const leader = leaders[0]!;
        into.push({ type: "leader", leader, yes: true });
        into.push({ type: "leader", leader, yes: false });
      },
      take(state, frame, _, { leader, yes }, course) {
        frame.leaders.shift();
        if (yes) joinForce(state, frame.body, leader);
        nextLeader(frame, course);
      },
    },
    /** 10.43: the attacker's cavalry may hinder. */
    hinder: {
      prompt: "withdrawal.hinder",
      rule: "10.43",
      who: (state, { attacker }) => [state.forces[attacker]!.power],
      options: (_state, _frame, _, into) => yesOrNo(into, "hinder"),
      skip: (_state, { edge }) => (edge === "none" ? { type: "hinder", yes: false } : undefined),
      take(_state, frame, _, action, course) {
        frame.hindered = action.yes;
        course.go("roll");
      },
    },
    /** 10.41, R67: the die is the MP; with none of them, or nowhere to go, nobody leaves. */
    roll(state, frame, course) {
      frame.die = course.chance.die(6);
      const by = frame.hindered ? hindrance(state, frame.edge) : 0;
      const body = bodyOf(state, frame);
      const { power } = frame.defender;
      const owner = faceOfForce(state, body);
      course.tell({ type: "withdrawalRolled", power, owner, die: frame.die, hindered: by, rule: "10.41" });
      allow(body, Math.max(0, frame.die + by));
      if (stepsAway(state, frame, body).length === 0 && portsAway(state, frame, body).length === 0)
        return giveUp(state, frame, course);
      course.go("go");
    },
    go: {
      prompt: "withdrawal.go",
      rule: "10.44",
      who: (_state, { defender }) => [defender.power],
      options(state, frame, _, into) {
        const body = bodyOf(state, frame);
        for (const node of stepsAway(state, frame, body)) into.push({ type: "step", node });
        for (const node of portsAway(state, frame, body)) into.push({ type: "sail", node });
        if (!frame.moved || !canRestAt(state, frame, body, body.node)) return;
        if (frame.defender.force === NONE) into.push({ type: "leaveBehind" });
        if (canTakeAlong(state, frame, body)) into.push({ type: "takeAlong" });
        into.push({ type: "stop" });
      },
      refuse(state, frame, _, action) {
        if (action.type === "stop") return refusal("withdrawal.mustGo", {});
        if (action.type !== "step" && action.type !== "sail") return undefined;
        const body = bodyOf(state, frame);
        return keptBy(state, body, body.node, action.node) ?? refusal("withdrawal.noWay", {});
      },
      take(state, frame, _, action, course) {
        const body = bodyOf(state, frame);
        if (action.type === "stop") return course.go("done");
        if (action.type === "step") return step(state, frame, body, action.node, course);
        if (action.type === "sail") return sail(state, frame, body, action.node, course);
        if (action.type === "leaveBehind")
          return course.call(chooseFrom(body.power, "withdrawal.drop", "10.45", leavable(state, body), false), "left");
        loseMp(body, worldOf(state.config).data.charts.movement.pickUp);
        const pool = withdrawersAt(state, body.node, companionAt(state, body));
        course.call(chooseFrom(body.power, "withdrawal.pickUp", "10.45", pool, false), "taken");
      },
    },
    left(state, frame, course, { taken }) {
      const body = bodyOf(state, frame);
      leaveBehind(state, frame.body, taken);
      course.go(hasLandUnit(state, body) ? "go" : "done");
    },
    taken(state, frame, course, { taken }) {
      const body = bodyOf(state, frame);
      const owner = companionAt(state, body);
      gatherInto(state, frame.body, owner, taken, barredBy(state, owner));
      // R457: where only they made guests of the others there, and no way leads on, all of them stay.
      course.go(hasOptions(state, frame) ? "go" : "done");
    },
    /** 9.32, 8.44: the Alps take their toll, and whoever is left without an army. */
    passed: goOn,
    /** 17.2: somebody may have lain in wait. */
    sprung: goOn,
    /** Others may have intercepted. */
    arrived(state, frame, course, { how }) {
      const body = state.forces[frame.body];
      if (how !== "held" || !body || !hasLandUnit(state, body)) return course.go("done");
      // A battle on the way may have taken the MP that were to lead past a garrison: then there is no way out (10.44).
      if (!hasOptions(state, frame)) {
        const lost = { ...frame.defender, force: frame.body, owners: [] };
        eliminateSide(state, body.node, lost, "10.44", course.tell);
        return course.go("done");
      }
      course.go("go");
    },
    /** 10.41, 10.45: they stand, and do not withdraw again in this Move; leaving a Home Space costs Stability. */
    done(state, frame, course) {
      settleDown(state, frame, course.tell);
      const { power } = frame.defender;
      const { map, scenario } = worldOf(state.config);
      const flees = map.homeAt[frame.space] === power && scenario.stability !== undefined;
      if (flees && isPower(power) && !delays(state, power))
        changeStability(state, power, -1, ["withdrawal"], "10.45", course.tell);
      course.end({ left: true });
    },
  },
});

function nextLeader({ leaders }: WithdrawalFrame, course: Course<Withdrawal>): void {
  course.go(leaders.length > 0 ? "leader" : "hinder");
}

/** R377: nobody takes an ally's leader along. */
const isOwn = (state: State, { defender }: WithdrawalFrame, leader: Leader): boolean =>
  powerBehind(state, ownerOfLeader(state, leader)) === defender.power;

/** 8.44: those who are left go on; leaders and elephants alone are lost. */
function goOn(state: State, frame: WithdrawalFrame, course: Course<Withdrawal>): void {
  const body = bodyOf(state, frame);
  if (hasLandUnit(state, body)) return course.go("go");
  const lost = { ...frame.defender, force: frame.body, owners: [] };
  eliminateSide(state, body.node, lost, "8.44", course.tell);
  course.go("done");
}

/** Whether those who are on their way may stay where they are, or go on by land. */
function hasOptions(state: State, frame: WithdrawalFrame): boolean {
  const body = bodyOf(state, frame);
  return canRestAt(state, frame, body, body.node) || stepsAway(state, frame, body).length > 0;
}

const bodyOf = (state: State, { body }: WithdrawalFrame): Force => state.forces[body]!;

/** R67: nothing happens; whoever was to go stands where he was. */
function giveUp(state: State, frame: WithdrawalFrame, course: Course<Withdrawal>): void {
  if (frame.defender.force === NONE) standDown(state, frame.body);
  else allow(bodyOf(state, frame), frame.ownPoints);
  course.end({ left: false });
}

function step(state: State, frame: WithdrawalFrame, body: Force, to: Node, course: Course<Withdrawal>): void {
  loseMp(body, stepPrice(state, body, body.node, to));
  frame.moved = true;
  fleeTo(state, frame.body, to);
  const { spaces, kind } = worldOf(state.config).map;
  if (to < spaces) return arrive(frame, course);
  if (kind[to] === ALPINE_PASS) return course.call(alpsOf(frame.body, body), "passed");
  const ambushers = ambushersOf(state, frame.body, to);
  if (ambushers.length > 0) course.call(answerTo("landPoint", ambushers), "sprung");
  else course.go("go");
}

/** 10.45, 10.95: by sea to a friendly port; the squadrons go along. */
function sail(state: State, frame: WithdrawalFrame, body: Force, to: Node, course: Course<Withdrawal>): void {
  board(state, frame.body, { ...frame.defender, force: frame.body }, (mark) => mark);
  frame.moved = true;
  fleeTo(state, frame.body, to, true);
  allow(body, 0);
  arrive(frame, course, true);
}

/** 10.45: those who withdraw may be intercepted, but not by the force they flee from. */
function arrive(frame: WithdrawalFrame, course: Course<Withdrawal>, bySea = false): void {
  const barred = barredAt(frame.space);
  course.call({ proc: "arrival", force: frame.body, entry: "withdraw", reserved: 0, barred, bySea }, "arrived");
}

function settleDown(state: State, frame: WithdrawalFrame, tell: Tell): void {
  const body = state.forces[frame.body];
  if (!body) return;
  const { space: from, defender } = frame;
  const owner = faceOfForce(state, body);
  tell({ type: "withdrew", power: defender.power, owner, from, to: body.node, rule: "10.41" });
  if (frame.defender.force !== NONE) {
    allow(body, frame.ownPoints);
    return;
  }
  haveWithdrawn(state, body);
  if (isEmpty(body)) dissolve(state, frame.body);
  else standDown(state, frame.body);
}
