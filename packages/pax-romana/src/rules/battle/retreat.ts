import { worldOf } from "../../config.ts";
import { ALPINE_PASS, GS, MIL, NONE, type Leader, type Mark, type Node } from "../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import {
  addForce,
  addToForce,
  beside,
  deedsIn,
  dissolve,
  emptyForce,
  isBeside,
  joinForce,
  leaveForce,
  standDown,
  takeUp,
} from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addRow, keyOf, keysAt, markOfKey, rowOf } from "../../state/table.ts";
import type { Fled, Side } from "../frames.ts";
import { faceOfForce } from "../control/face.ts";
import { answerTo } from "../cards/windows.ts";
import { alpsOf } from "../movement/attrition.ts";
import { hasLandUnit, isEmpty } from "../movement/contents.ts";
import { ambushersOf } from "../movement/narrows.ts";
import { isHomeNode } from "../movement/steps.ts";
import { eliminateSide } from "./casualties.ts";
import { barredAt } from "./interceptors.ts";
import { dividedOf } from "./loss-calls.ts";
import { lossOf } from "./losses.ts";
import { board, fleeTo } from "./regroup.ts";
import { leadersOn } from "./sides.ts";
import { firstRoutes, partyOf, seaPorts, secondSpaces } from "./ways.ts";

type Retreat = Body<
  "retreat",
  {
    locals: {
      /** The force that retreats. */
      body: number;
      /** Leaders who stood beside a moving force and go along. */
      joined: Leader[];
      /** Points and passes used. */
      points: number;
      passes: number;
      /** 10.94, 10.95, R158: it goes no farther: it went by sea, is in its second Space, or was intercepted. */
      last: boolean;
      how: Fled;
      /** 17.2: points on the way at which somebody may lie in wait, and where it leads; absent where nobody may. */
      narrows?: Node[];
      goal?: Node;
    };
    acts: "begin" | "narrows" | "toll" | "pass" | "rest";
    asks: {
      way: "byLand" | "bySea";
      first: "retreatTo";
      sea: "retreatTo";
      second: "retreatTo" | "stop";
    };
    after: { sprung: "cardWindow"; arrived: "arrival"; paid: "losses" };
  }
>;
type RetreatFrame = FrameOf<Retreat>;

/** 10.91-10.96, R154-R158: all units of a beaten defender go together. */
export const retreat = procedure<Retreat>({
  name: "retreat",
  rule: "10.94",
  locals: () => ({ body: NONE, joined: [], points: 0, passes: 0, last: false, how: "moved" }),
  steps: {
    begin(state, frame, course) {
      const { side, space } = frame;
      frame.body = side.force === NONE ? addForce(state, emptyForce(side.power, space)) : side.force;
      course.go("way");
    },
    way: {
      prompt: "retreat.way",
      rule: "10.95",
      who: (_state, { side }) => [side.power],
      options(state, frame, _, into) {
        if (routesOf(state, frame).length > 0) into.push({ type: "byLand" });
        if (portsOf(state, frame).length > 0) into.push({ type: "bySea" });
      },
      skip(state, frame) {
        const land = routesOf(state, frame).length > 0;
        const sea = portsOf(state, frame).length > 0;
        return land && sea ? undefined : { type: land ? "byLand" : "bySea" };
      },
      take(_state, _frame, _, action, course) {
        course.go(action.type === "byLand" ? "first" : "sea");
      },
    },
    first: {
      prompt: "retreat.first",
      rule: "10.94",
      who: (_state, { side }) => [side.power],
      options(state, frame, _, into) {
        for (const { to } of routesOf(state, frame)) into.push({ type: "retreatTo", node: to });
      },
      skip(state, frame) {
        const routes = routesOf(state, frame);
        return routes.length === 1 ? { type: "retreatTo", node: routes[0]!.to } : undefined;
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "retreatTo" ? refusal("retreat.noWay", {}, "10.94") : undefined,
      take(state, frame, _, action, course) {
        const { points } = routesOf(state, frame).find(({ to }) => to === action.node)!;
        const { kind } = worldOf(state.config).map;
        frame.points = points.length;
        frame.passes = points.filter((point) => kind[point] === ALPINE_PASS).length;
        gather(state, frame, false);
        if (points.some((point) => !isHomeNode(state, bodyOf(state, frame), point)))
          loseMilitia(state, frame, course.tell);
        const narrows = points.filter((point) => ambushersOf(state, frame.body, point).length > 0);
        if (narrows.length === 0) return go(state, frame, action.node, course);
        frame.narrows = narrows;
        frame.goal = action.node;
        course.go("narrows");
      },
    },
    /** 17.2, R307: an ambush at a point comes before what the points themselves cost. */
    narrows(state, frame, course) {
      const point = frame.narrows?.[0];
      if (point === undefined) return go(state, frame, frame.goal!, course);
      course.call(answerTo("landPoint", ambushersOf(state, frame.body, point)), "sprung");
    },
    sprung(state, frame, course) {
      frame.narrows!.shift();
      if (hasLandUnit(state, bodyOf(state, frame))) return course.go("narrows");
      frame.how = "gone";
      course.go("rest");
    },
    sea: {
      prompt: "retreat.sea",
      rule: "10.95",
      who: (_state, { side }) => [side.power],
      options(state, frame, _, into) {
        for (const node of portsOf(state, frame)) into.push({ type: "retreatTo", node });
      },
      skip(state, frame) {
        const ports = portsOf(state, frame);
        return ports.length === 1 ? { type: "retreatTo", node: ports[0]! } : undefined;
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "retreatTo" ? refusal("retreat.noWay", {}, "10.95") : undefined,
      take(state, frame, _, action, course) {
        // A retreat by sea is one step; there is no second Space.
        frame.last = true;
        gather(state, frame, true);
        loseMilitia(state, frame, course.tell);
        go(state, frame, action.node, course, true);
      },
    },
    arrived(state, frame, course, { how, contested }) {
      const body = state.forces[frame.body];
      if (!body || how === "gone" || !hasLandUnit(state, body)) {
        frame.how = "gone";
        return course.go("rest");
      }
      if (contested) frame.last = true;
      course.go(how === "held" ? "second" : "toll");
    },
    /** 10.94, R71: one Space more, if nothing has stopped it. */
    second: {
      prompt: "retreat.second",
      rule: "10.94",
      who: (_state, { side }) => [side.power],
      options(state, frame, _, into) {
        into.push({ type: "stop" });
        for (const node of furtherOf(state, frame)) into.push({ type: "retreatTo", node });
      },
      skip: (state, frame) => (furtherOf(state, frame).length === 0 ? { type: "stop" } : undefined),
      refuse: (_state, _frame, _, action) =>
        action.type === "retreatTo" ? refusal("retreat.noWay", {}, "10.94") : undefined,
      take(state, frame, _, action, course) {
        if (action.type === "stop") return course.go("toll");
        frame.last = true;
        go(state, frame, action.node, course);
      },
    },
    /** 10.96, R70: BP for every point used; a pass also takes its attrition (R155). */
    toll(state, frame, course) {
      const body = state.forces[frame.body]!;
      const need = frame.points;
      if (need === 0) return course.go("rest");
      frame.points = 0;
      const side = { ...frame.side, force: frame.body, owners: [] };
      const loss = { space: body.node, side, need, walls: false, infantryOnly: false, spared: 0 };
      course.call(lossOf({ ...loss, ...dividedOf(state, loss, NONE), rule: "10.96" }), "paid");
    },
    /** 12.31: a levy counts what the battle cost, not the way. */
    paid: (_state, { passes }, course) => course.go(passes > 0 ? "pass" : "rest"),
    pass(state, frame, course) {
      const body = state.forces[frame.body]!;
      if (frame.passes === 0 || !hasLandUnit(state, body)) return course.go("rest");
      frame.passes--;
      course.call(alpsOf(frame.body, body), "pass");
    },
    rest(state, frame, course) {
      comeToRest(state, frame, course.tell);
      course.end({ how: frame.how });
    },
  },
});

const bodyOf = (state: State, { body }: RetreatFrame): Force => state.forces[body]!;

/** The body with those who are still to join it. */
const wholeOf = (state: State, { space, side, body }: RetreatFrame): Force =>
  partyOf(state, space, { ...side, force: body });

const routesOf = (state: State, frame: RetreatFrame) =>
  frame.bySea ? [] : firstRoutes(state, wholeOf(state, frame), frame.space, frame.entry);

const portsOf = (state: State, frame: RetreatFrame): Node[] =>
  seaPorts(state, wholeOf(state, frame), frame.space, frame.entry);

const furtherOf = (state: State, frame: RetreatFrame): Node[] =>
  frame.last || frame.points > 0
    ? []
    : secondSpaces(state, bodyOf(state, frame), bodyOf(state, frame).node, frame.space, frame.entry);

/** 10.94, 12.11: everything of the side goes, garrisons too; squadrons only by sea. */
function gather(state: State, frame: RetreatFrame, bySea: boolean): void {
  const { side, space, body } = frame;
  const moving = side.force !== NONE;
  const markOf = (mark: Mark): number => (moving ? beside(mark) : mark);
  for (const owner of side.owners) {
    for (const key of keysAt(state, space, owner)) {
      const row = rowOf(state, key);
      row[GS] = 0;
      takeUp(state, body, markOfKey(key), owner, markOf(markOfKey(key)), row);
    }
  }
  if (bySea) board(state, body, { ...side, force: body }, markOf);
  const standing: Side = { ...side, force: NONE };
  for (const leader of leadersOn(state, space, standing)) {
    joinForce(state, body, leader);
    if (moving) frame.joined.push(leader);
  }
}

/** A Space is entered: militia do not leave Home, and others may intercept (10.96). */
function go(state: State, frame: RetreatFrame, to: Node, course: Course<Retreat>, bySea = false): void {
  const body = bodyOf(state, frame);
  const from = body.node;
  if (!isHomeNode(state, body, to)) loseMilitia(state, frame, course.tell);
  fleeTo(state, frame.body, to, bySea);
  const owner = faceOfForce(state, body);
  course.tell({ type: "retreated", power: body.power, owner, from, to, rule: bySea ? "10.95" : "10.94" });
  const barred = barredAt(frame.space);
  course.call({ proc: "arrival", force: frame.body, entry: "retreat", reserved: 0, barred, bySea }, "arrived");
}

/** 12.32, R156: militia that would leave Home, over points or by sea too, are eliminated. */
function loseMilitia(state: State, frame: RetreatFrame, tell: Tell): void {
  const { space } = frame;
  const body = bodyOf(state, frame);
  for (const { owner, mark, counts } of body.rows.slice()) {
    const militia = counts[MIL]!;
    if (militia === 0) continue;
    addToForce(state, body, owner, mark, MIL, -militia);
    tell({
      type: "eliminated",
      owner,
      space,
      units: counts.map((_, unit) => (unit === MIL ? militia : 0)),
      rule: "12.32",
    });
  }
}

/** Whoever is left stands; a force that was on the march goes on from here, and those beside it stay. */
function comeToRest(state: State, frame: RetreatFrame, tell: Tell): void {
  const body = state.forces[frame.body];
  if (!body) {
    frame.how = "gone";
    return;
  }
  if (!hasLandUnit(state, body)) {
    frame.how = "gone";
    const nobody: Side = { ...frame.side, force: frame.body, owners: [] };
    eliminateSide(state, body.node, nobody, "8.44", tell);
  }
  if (frame.side.force === NONE) {
    if (isEmpty(body)) dissolve(state, frame.body);
    else standDown(state, frame.body);
    return;
  }
  for (const { owner, mark, counts } of body.rows.slice()) {
    if (!isBeside(mark)) continue;
    addRow(state, keyOf(body.node, owner, deedsIn(mark)), counts);
    counts.slice().forEach((n, unit) => addToForce(state, body, owner, mark, unit, -n));
  }
  for (const leader of frame.joined)
    if (body.leaders.includes(leader)) leaveForce(state, frame.body, leader, body.node);
}
