import { worldOf } from "../../config.ts";
import { NONE, type Leader, type Node, type Owner } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { ROW, type State } from "../../state/state.ts";
import { firstAt, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { isTouched } from "../../state/touched.ts";
import { hasTribe } from "../control/holder.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { areEnemies } from "../control/relation.ts";
import { hasLand } from "../movement/contents.ts";
import { isAboard, isWithUnits } from "./company.ts";

type Surprise = Body<"surprise", { acts: "begin" | "over" }>;

/**
 * 5.12, 9.21, R422: enemies can come to be around a leader without a march: they are raised, hired, levied or placed there,
 * have intercepted somebody else, or his fleet has left without him. He flees or is lost as before a force that enters.
 */
export const surprise = procedure<Surprise>({
  name: "surprise",
  rule: "9.21",
  steps: {
    begin(state, { leader, handed }, course) {
      const owner = ownerOfLeader(state, leader);
      const space = state.leaders[leader]!;
      // Others were asked before him, and their flight may have changed who stands around him.
      if (!isAshore(state, space) || !isAmongEnemies(state, leader, space)) return course.end(handed);
      const isWithHim = (node: number, one: Leader): boolean => node === space && ownerOfLeader(state, one) === owner;
      const leaders = state.leaders.flatMap((node, one) => (isWithHim(node, one) ? [one] : []));
      const power = powerBehind(state, owner);
      course.call({ proc: "leaderCaught", power, leaders, space, entry: NONE, barred: [] }, "over");
    },
    over: (_state, { handed }, course) => course.end(handed),
  },
});

/**
 * Leaders among enemies in the provinces where something has changed, those of one owner in one Space by one of them, the one
 * to be asked first last; asked before the provinces are settled. Who waits for his turn already is not called again.
 */
export function surprisesIn(state: State): FrameOf<Surprise>[] {
  const { spaces, province } = worldOf(state.config).map;
  const { leaders } = state;
  const found: FrameOf<Surprise>[] = [];
  for (let leader = leaders.length - 1; leader >= 0; leader--) {
    const node = leaders[leader]!;
    if (node < 0 || node >= spaces || !isTouched(state, province[node]!)) continue;
    if (isAmongEnemies(state, leader, node) && !isCalled(state, leader)) callFirst(state, leader, found);
  }
  return found;
}

/** Apart from the search, which is made after almost every step: a leader of a loop that something remembers costs memory each. */
function callFirst(state: State, leader: Leader, found: FrameOf<Surprise>[]): void {
  const rest = found.filter((frame) => !areAlike(state, frame.leader, leader));
  found.splice(0, found.length, ...rest, { proc: "surprise", step: "begin", leader, handed: state.handed });
}

const isAshore = ({ config }: State, node: Node): boolean => node >= 0 && node < worldOf(config).map.spaces;

/** Whether two leaders flee together. */
const areAlike = (state: State, one: Leader, other: Leader): boolean =>
  state.leaders[one] === state.leaders[other] && ownerOfLeader(state, one) === ownerOfLeader(state, other);

/** The leaders who are to flee, and have not been asked yet. */
export const waitingIn = ({ frames }: Pick<State, "frames">): Leader[] =>
  frames.flatMap((frame) =>
    frame.proc === "surprise" && frame.step === "begin" ? [(frame as FrameOf<Surprise>).leader] : [],
  );

const isCalled = (state: State, leader: Leader): boolean =>
  waitingIn(state).some((waiting) => areAlike(state, waiting, leader));

/**
 * R377, R378: whether land units of enemies stand around a leader who is ashore, and nobody is with him; a force of his power
 * that is just setting out from there may still take him along.
 */
export function isAmongEnemies(state: State, leader: Leader, node: Node): boolean {
  const owner = ownerOfLeader(state, leader);
  if (!areEnemiesIn(state, owner, node)) return false;
  return !isAboard(state, leader, node) && !isWithUnits(state, leader, node) && !isMustering(state, owner, node);
}

/** Whether land units of somebody hostile stand there; 13.15: a tribe that nobody has turned over is as good as any. */
function areEnemiesIn(state: State, owner: Owner, node: Node): boolean {
  const { keys, counts } = state.table;
  for (let i = firstAt(state, node); i < keys.length && nodeOfKey(keys[i]!) === node; i++)
    if (hasLand(state, counts, i * ROW) && areEnemies(state, ownerOfKey(keys[i]!), owner, node)) return true;
  return hasTribe(state, node);
}

const isMustering = (state: State, owner: Owner, node: Node): boolean =>
  state.forces.some((force) => force?.node === node && force.power === powerBehind(state, owner));
