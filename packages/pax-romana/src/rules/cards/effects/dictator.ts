import { worldOf } from "../../../config.ts";
import { NONE, type Leader, type Node, type Power } from "../../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../../engine/procedure.ts";
import { putLeader } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import { holderOf } from "../../control/holder.ts";
import { leaderPool, stepDown } from "../../leaders/selection.ts";
import { spacesWithLand } from "../reach.ts";

type Dictator = Body<
  "dictator",
  {
    locals: {
      /** Those drawn from the pool, and the one chosen, or NONE. */
      drawn: Leader[];
      leader: Leader;
      /** Who has made way. */
      left?: Leader;
    };
    asks: { leaves: "chooseLeader"; who: "chooseLeader" | "decline" | "nothing"; where: "choose" | "nothing" };
    acts: "draw";
  }
>;
export type DictatorFrame = FrameOf<Dictator>;

/** 12.47: so many are drawn. */
const CANDIDATES = 3;

const isElite = ({ config }: State, leader: Leader): boolean => worldOf(config).data.leaders.elite[leader] === 1;

/** 8.3, R325: those of the drawn who may come: no Elite leader beside another. */
function choosable(state: State, { power, drawn }: DictatorFrame): Leader[] {
  const hasElite = leadersInPlay(state, power).some((leader) => isElite(state, leader));
  return drawn.filter((leader) => !hasElite || !isElite(state, leader));
}

/** 12.47, R325: the capital; where an enemy has it, any Space with own land units. */
function placesOf(state: State, power: Power): Node[] {
  const capitals = worldOf(state.config).map.capitalsOf[power]!.filter((node) => holderOf(state, node) === power);
  return capitals.length > 0 ? capitals : spacesWithLand(state, power).toSorted((a, b) => a - b);
}

/** 12.47, 17.2, R325: a leader goes back to the pool; one of three who are drawn from it takes his place. */
export const dictator = procedure<Dictator>({
  name: "dictator",
  rule: "12.47",
  locals: () => ({ drawn: [], leader: NONE }),
  steps: {
    leaves: {
      prompt: "dictator.leaves",
      rule: "12.47",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const leader of leadersInPlay(state, power)) into.push({ type: "chooseLeader", leader });
      },
      skip(state, { power }) {
        const leaders = leadersInPlay(state, power);
        return leaders.length === 1 ? { type: "chooseLeader", leader: leaders[0]! } : undefined;
      },
      take(state, frame, _, { leader }, course) {
        frame.left = leader;
        course.tell({ type: "leaderLeft", leader, node: state.leaders[leader]!, rule: "12.47" });
        stepDown(state, leader);
        course.go("draw");
      },
    },
    /** R325, R497: he who has just left may be among them, unless he is an Elite leader. */
    draw(state, frame, course) {
      const { power } = frame;
      const pool = leaderPool(state, power);
      while (frame.drawn.length < CANDIDATES && pool.length > 0) {
        const leader = course.chance.pick(pool);
        pool.splice(pool.indexOf(leader), 1);
        frame.drawn.push(leader);
      }
      course.tell({ type: "dictator", power, leaders: frame.drawn.slice(), rule: "12.47" });
      course.go("who");
    },
    /** R494: he may come; whoever has left stays in the pool all the same. */
    who: {
      prompt: "dictator.who",
      rule: "12.47",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const leader of choosable(state, frame)) into.push({ type: "chooseLeader", leader });
        into.push({ type: "decline" });
      },
      skip: (state, frame) => (choosable(state, frame).length === 0 ? { type: "nothing" } : undefined),
      take(_state, frame, _, action, course) {
        if (action.type !== "chooseLeader") return course.end();
        frame.leader = action.leader;
        course.go("where");
      },
    },
    where: {
      prompt: "dictator.where",
      rule: "12.47",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of placesOf(state, power)) into.push({ type: "choose", node });
      },
      skip(state, { power }) {
        const [node, another] = placesOf(state, power);
        if (node === undefined) return { type: "nothing" };
        return another === undefined ? { type: "choose", node } : undefined;
      },
      take(state, { leader }, _, action, course) {
        if (action.type === "nothing") return course.end();
        putLeader(state, leader, action.node);
        course.tell({ type: "leaderPlaced", leader, node: action.node, rule: "8.15" });
        course.end();
      },
    },
  },
});
