import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { type Leader, type Node, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { DEAD, IN_BOX, IN_POOL, putLeader } from "../../state/leaders.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { builderAt } from "../../state/works.ts";
import { holderOf, occupierAt, occupies } from "../control/holder.ts";
import { slateOf, lock, lockQuietly, openSlates, planners, showPlans, takeOrders, waitOr } from "../economy/slate.ts";
import { refusal } from "../../refusal.ts";

type LeaderSelection = Body<
  "leaderSelection",
  {
    locals: { /** By power, the leaders it drew, the first one first. */ drawn: Leader[][] };
    acts: "begin" | "reveal";
    asks: { place: "leaderAt" };
  }
>;
export type LeaderSelectionFrame = FrameOf<LeaderSelection>;

/** 8.11: leaders of each power in a turn. */
const LEADERS = 2;

/** Phase D, 8.1, 8.3: everybody draws two leaders, decides where they go, and all are shown together (R119). */
export const leaderSelection = procedure<LeaderSelection>({
  name: "leaderSelection",
  rule: "8.12",
  locals: (_told, { powers }) => ({ drawn: powers.map(() => []) }),
  steps: {
    begin(state, frame, course) {
      emptyBox(state);
      for (const power of state.order) {
        const leaders = drawLeaders(state, power, course.chance);
        frame.drawn[power] = leaders;
        course.tell({ type: "leadersDrawn", power, leaders: leaders.slice(), rule: "8.12" });
      }
      openSlates(state, "leaders", state.order);
      for (const power of state.order) planOnly(state, frame.drawn[power]!, power);
      course.go(planners(state).length > 0 ? "place" : "reveal");
    },
    place: {
      prompt: "leaders.place",
      rule: "8.15",
      who: planners,
      options(state, { drawn }, power, into) {
        const { orders } = slateOf(state, power, "leaders");
        const leader = drawn[power]![orders.length]!;
        for (const node of placesFor(state, power, orders.length)) into.push({ type: "leaderAt", leader, node });
      },
      refuse: (_state, _frame, _, { type: verb }) =>
        verb === "leaderAt" ? refusal("leaders.notThere", {}) : undefined,
      take(state, frame, power, action, course) {
        slateOf(state, power, "leaders").orders.push({ leader: action.leader, node: action.node });
        planOnly(state, frame.drawn[power]!, power);
        if (slateOf(state, power, "leaders").locked) lock(state, power, "8.15", course, "reveal");
        else waitOr(state, course, "reveal");
      },
    },
    reveal(state, _frame, course) {
      showPlans(course, "leaders", "8.15");
      for (const power of state.order) {
        for (const { leader, node } of takeOrders(state, power, "leaders")) {
          if (node === IN_POOL) continue;
          putLeader(state, leader, node);
          course.tell({ type: "leaderPlaced", leader, node, rule: "8.15" });
        }
      }
      course.end();
    },
  },
});

/** Fills in what leaves no choice, and locks the plan when nothing is left to decide. Without a place he stays in the pool (R119). */
function planOnly(state: State, leaders: readonly Leader[], power: Power): void {
  const { orders } = slateOf(state, power, "leaders");
  for (;;) {
    const leader = leaders[orders.length];
    if (leader === undefined) return lockQuietly(state, power);
    const places = placesFor(state, power, orders.length);
    if (places.length > 1) return;
    orders.push({ leader, node: places[0] ?? IN_POOL });
  }
}

/** 8.15, R32, R119: the first in a capital that no enemy holds, the second in any Space he occupies; without one, likewise. */
export function placesFor(state: State, power: Power, leader: number): Node[] {
  const { capitalsOf } = worldOf(state.config).map;
  const capitals = leader === 0 ? capitalsOf[power]!.filter((node) => holderOf(state, node) === power) : [];
  return capitals.length > 0 ? capitals : occupiedBy(state, power);
}

/** 5.11: Spaces that a power occupies with land units, garrisons, a Town or a City, and that no enemy shares (12.73). */
function occupiedBy(state: State, power: Power): Node[] {
  const { spaces } = worldOf(state.config).map;
  const { keys, counts } = state.table;
  const found: Node[] = [];
  let next = 0;
  for (let node = 0; node < spaces; node++) {
    let isOurs = builderAt(state, node) === power;
    let isShared = false;
    for (; next < keys.length && nodeOfKey(keys[next]!) === node; next++) {
      if (ownerOfKey(keys[next]!) !== power) isShared = true;
      else isOurs ||= occupies(state, counts, next * ROW);
    }
    if (isOurs && (!isShared || occupierAt(state, node) >= 0)) found.push(node);
  }
  return found;
}

/** 8.3: Elite leaders who have waited long enough are in the pool again. */
function emptyBox(state: State): void {
  state.leaders.forEach((place, leader) => {
    if (place === IN_BOX && state.leaderFree[leader]! <= state.turn) putLeader(state, leader, IN_POOL);
  });
}

/** 8.12, 8.3: two leaders by chance, never two Elite ones. */
export function drawLeaders(state: State, power: Power, chance: Chance): Leader[] {
  const { data } = worldOf(state.config);
  const pool = leaderPool(state, power);
  const drawn: Leader[] = [];
  while (drawn.length < LEADERS) {
    const hasElite = drawn.some((leader) => data.leaders.elite[leader] === 1);
    const eligible = pool.filter(
      (leader) => !drawn.includes(leader) && !(hasElite && data.leaders.elite[leader] === 1),
    );
    if (eligible.length === 0) break;
    drawn.push(chance.pick(eligible));
  }
  return drawn;
}

/** 8.14: who may be drawn; Elite leaders who wait are in the box. */
export function leaderPool(state: State, power: Power): Leader[] {
  const { data } = worldOf(state.config);
  return state.leaders.flatMap((place, leader) =>
    place === IN_POOL && data.leaders.power[leader] === power ? [leader] : [],
  );
}

/** 8.3, R497: one who makes way in mid-turn is in the pool again; an Elite one is out of the turn as the dead are, and then waits. */
export function stepDown(state: State, leader: Leader): void {
  const isElite = worldOf(state.config).data.leaders.elite[leader] === 1;
  putLeader(state, leader, isElite ? DEAD : IN_POOL);
}

/** 8.12-8.14, 8.3, R80, R120: all leaders of the powers go back; Elite ones, dead or not, wait for a whole turn. */
export function removeLeaders(state: State): void {
  const { data } = worldOf(state.config);
  state.leaders.forEach((place, leader) => {
    if ((place < 0 && place !== DEAD) || data.leaders.power[leader]! < 0) return;
    const isElite = data.leaders.elite[leader] === 1;
    if (isElite) state.leaderFree[leader] = state.turn + 1;
    putLeader(state, leader, isElite ? IN_BOX : IN_POOL);
  });
}
