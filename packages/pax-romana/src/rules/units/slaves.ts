import { worldOf } from "../../config.ts";
import { ALPINE_PASS, BI, FRESH, NONE, SLAVES_ROME, type Node, type Owner, type Power } from "../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { armyOf } from "../../state/armies.ts";
import { addForce, emptyForce, moveForce, note, OVER_STRAIT, standDown, takeUp } from "../../state/force.ts";
import { emptyRow, type Force, type State } from "../../state/state.ts";
import { addUnits, countAt, keyOf, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { endPassesOfMove } from "../cards/windows.ts";
import { occupiersAt } from "../control/holder.ts";
import { alpsOf } from "../movement/attrition.ts";
import { closeWithdrawals } from "../movement/marks.ts";
import { canCross } from "../movement/steps.ts";

type SlaveDuty = Body<
  "slaveDuty",
  {
    locals: {
      /** The power whose slaves move, and the force they move as; NONE before the first. */
      victim: Power;
      force: number;
      way: Way;
    };
    asks: { move: "step" | "stop" };
    acts: "begin" | "march" | "rest";
    after: { arrived: "arrival" };
  }
>;
export type SlaveDutyFrame = FrameOf<SlaveDuty>;

/** 12.71, R99, R176: whoever is activated adds to each slave army of another power, and moves it one Space. */
export const slaveDuty = procedure<SlaveDuty>({
  name: "slaveDuty",
  rule: "12.71",
  locals: () => ({ victim: NONE, force: NONE, way: { to: NONE, passes: [], strait: false } }),
  steps: {
    begin(state, frame, course) {
      const army = state.armies.find(
        ({ kind, keeper }) => kind === "slaves" && keeper !== frame.power && keeper > frame.victim,
      );
      if (!army) return course.end();
      frame.victim = army.keeper;
      gather(state, army.owner);
      addUnits(state, keyOf(army.node, army.owner, FRESH), BI, 1);
      course.tell({ type: "slavesGrew", power: army.keeper, node: army.node, rule: "12.71" });
      course.go("move");
    },
    move: {
      prompt: "slaves.move",
      rule: "12.71",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const owner = SLAVES_ROME + frame.victim;
        const ways = waysOf(state, frame.power, owner);
        for (const { to } of ways) into.push({ type: "step", node: to });
        if (mayStay(state, ways)) into.push({ type: "stop" });
      },
      skip(state, frame) {
        const owner = SLAVES_ROME + frame.victim;
        return waysOf(state, frame.power, owner).length === 0 ? { type: "stop" } : undefined;
      },
      refuse(_state, _frame, _, { type: verb }) {
        if (verb === "stop") return refusal("slaves.mustMove", {});
        return verb === "step" ? refusal("slaves.noWay", {}) : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "stop") return course.go("begin");
        setOut(state, frame, action.node, course);
      },
    },
    /** 9.32, R395: whoever enters a pass of the Alps rolls for attrition, slaves as well. */
    march(state, frame, course) {
      const force = state.forces[frame.force]!;
      const { to, passes, strait } = frame.way;
      if (force.rows.length === 0) return course.go("rest");
      const [pass, ...ahead] = passes;
      if (pass !== undefined) {
        frame.way = { to, passes: ahead, strait };
        moveForce(state, frame.force, pass);
        return course.call(alpsOf(frame.force, force), "march");
      }
      moveForce(state, frame.force, to);
      if (strait) note(force, OVER_STRAIT);
      course.call(
        { proc: "arrival", force: frame.force, entry: "slaves", reserved: 0, barred: [], bySea: false },
        "arrived",
      );
    },
    /** 12.71: one Space is all, whatever became of them there. */
    arrived: (_state, _frame, course) => course.go("rest"),
    rest(state, frame, course) {
      const army = armyOf(state, SLAVES_ROME + frame.victim);
      const force = state.forces[frame.force];
      if (force) {
        if (army && force.rows.length > 0) army.node = force.node;
        standDown(state, frame.force);
      }
      closeWithdrawals(state);
      if (state.advanced) endPassesOfMove(state);
      course.go("begin");
    },
  },
});

/** A Space the slaves can reach, the passes of the Alps on the way, and whether a strait is the last step (9.33). */
interface Way {
  readonly to: Node;
  readonly passes: readonly Node[];
  readonly strait: boolean;
}

/** 12.71, R176, R395: neighbouring Spaces, and those behind points, by as few passes as may be; never by sea (12.73). */
function waysOf(state: State, power: Power, owner: Owner): Way[] {
  const { map } = worldOf(state.config);
  const from = armyOf(state, owner)!.node;
  const body: Force = { ...emptyForce(power, from), rows: [{ owner, mark: FRESH, counts: [] }] };
  const found: Way[] = [];
  const add = (to: Node, strait: boolean, points: readonly Node[]): void => {
    if (to === from || (strait && !canCross(state, body, points.at(-1) ?? from, to))) return;
    const way: Way = { to, passes: points.filter((point) => map.kind[point] === ALPINE_PASS), strait };
    const known = found.findIndex((other) => other.to === to);
    if (known === NONE) found.push(way);
    else if (way.passes.length < found[known]!.passes.length) found[known] = way;
  };
  const go = (to: Node, strait: boolean): void => {
    if (to < map.spaces) return add(to, strait, []);
    if (strait && !canCross(state, body, from, to)) return;
    for (const { space, points, strait: last } of map.beyond[to]!) add(space, last === 1, points);
  };
  for (const to of map.land[from]!) go(to, false);
  for (const to of map.strait[from]!) go(to, true);
  return found;
}

/** 12.71, R232: it stays only where every way leads into a Space that others than slaves occupy. */
const mayStay = (state: State, ways: readonly Way[]): boolean =>
  ways.every(({ to }) => (occupiersAt(state, to) & ~ALL_SLAVES) !== 0);

const ALL_SLAVES = -1 << SLAVES_ROME;

/** 12.71: the whole army moves, but leaves one unit in a Town or City where it began. */
function setOut(state: State, frame: SlaveDutyFrame, to: Node, course: Course<SlaveDuty>): void {
  const owner = SLAVES_ROME + frame.victim;
  const { node: from } = armyOf(state, owner)!;
  frame.way = waysOf(state, frame.power, owner).find((way) => way.to === to)!;
  frame.force = addForce(state, emptyForce(frame.power, from));
  const row = emptyRow();
  row[BI] = countAt(state, from, owner, BI) - (worksAt(state, from) ? 1 : 0);
  takeUp(state, frame.force, FRESH, owner, FRESH, row);
  course.tell({ type: "slavesMoved", power: frame.victim, from, to, rule: "12.71" });
  course.go("march");
}

/** Where the moving army has died, the largest part left behind is the army now. */
function gather(state: State, owner: Owner): void {
  const army = armyOf(state, owner)!;
  if (countAt(state, army.node, owner, BI) > 0) return;
  let most = 0;
  for (const key of state.table.keys) {
    const n = ownerOfKey(key) === owner ? countAt(state, nodeOfKey(key), owner, BI) : 0;
    if (n <= most) continue;
    most = n;
    army.node = nodeOfKey(key);
  }
}
