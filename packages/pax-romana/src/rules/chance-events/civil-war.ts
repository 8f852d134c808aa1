import { NONE, type Leader, type Node, type Owner, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import { changeStability } from "../../state/ledger.ts";
import { putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { losingLeaders, loseLeader } from "../leaders/fate.ts";
import { leaderPool, placesFor } from "../leaders/selection.ts";
import { leadersInPlay } from "./leaders-in-play.ts";
import { everything, removeUnits } from "./removing.ts";

type CivilWar = Body<
  "civilWar",
  {
    locals: { /** The one who rises, or NONE. */ leader: Leader };
    asks: { place: "choose" };
    acts: "begin" | "allegiance" | "leaders" | "end";
  }
>;

/** 16.2: where Stability stands after a Civil War. */
const LEVEL_AFTER = -1;

/** 16.2 Civil War, R117: no more Activations, an army torn apart Space by Space, one new leader. */
export const civilWar = procedure<CivilWar>({
  name: "civilWar",
  rule: "16.2",
  locals: () => ({ leader: NONE }),
  steps: {
    begin(state, { power }, course) {
      course.tell({ type: "civilWar", power, rule: "16.2" });
      // It strikes with a marker drawn, when the row is empty.
      if (state.cup[power] === 0) setFlag(state, power, FLAGS.dearMarkers);
      state.cup[power] = 0;
      course.go("allegiance");
    },
    allegiance(state, { power }, course) {
      const { tell } = course;
      for (const node of placesOf(state, power)) {
        const die = course.chance.die(6);
        const lost = die % 2 === 1;
        course.tell({ type: "allegianceRolled", power, node, die, lost, rule: "16.2" });
        if (!lost) continue;
        const isMeant = (at: Node, owner: Owner): boolean => at === node && owner === power;
        losingLeaders(state, tell, () => removeUnits(state, isMeant, everything, "16.2", tell));
      }
      course.go("leaders");
    },
    leaders(state, frame, course) {
      for (const leader of leadersInPlay(state, frame.power)) {
        loseLeader(state, leader, state.leaders[leader]!, "16.2", course.tell);
      }
      const pool = leaderPool(state, frame.power);
      if (pool.length === 0 || placesFor(state, frame.power, 0).length === 0) return course.go("end");
      frame.leader = course.chance.pick(pool);
      course.go("place");
    },
    /** 8.15: he begins in a capital; with two of them, his power chooses. */
    place: {
      prompt: "civilWar.leader",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of placesFor(state, power, 0)) into.push({ type: "choose", node });
      },
      skip(state, { power }) {
        const places = placesFor(state, power, 0);
        return places.length === 1 ? { type: "choose", node: places[0]! } : undefined;
      },
      take(state, { leader }, _, action, course) {
        putLeader(state, leader, action.node);
        course.tell({ type: "leaderRose", leader, node: action.node, rule: "16.2" });
        course.go("end");
      },
    },
    end(state, { power }, course) {
      changeStability(state, power, LEVEL_AFTER - state.powers[power]!.stability, ["civilWar"], "16.2", course.tell);
      course.end();
    },
  },
});

/** Every node where units of the power stand, squadrons at sea included. */
const placesOf = ({ table }: State, power: Power): Node[] => [
  ...new Set(table.keys.filter((key) => ownerOfKey(key) === power).map(nodeOfKey)),
];
