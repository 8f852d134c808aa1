import { worldOf } from "../../../config.ts";
import { FRESH, GARR, GS, NONE, type Leader, type Node, type Power, type Unit } from "../../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../../engine/procedure.ts";
import { changeStability } from "../../../state/ledger.ts";
import { putLeader } from "../../../state/leaders.ts";
import { emptyRow, type State } from "../../../state/state.ts";
import { addUnits, keyOf, nodeOfKey, ownerOfKey, sumAt, takeStanding } from "../../../state/table.ts";
import { worksAt } from "../../../state/works.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import { leaderPool, placesFor, stepDown } from "../../leaders/selection.ts";

type CivilWar = Body<
  "civilWarByCard",
  {
    locals: {
      /** Where units stood when it began, and how many of these nodes have been judged. */
      nodes: Node[];
      at: number;
      /** Land units and squadrons that have still to go here. */
      land: number;
      squadrons: number;
      /** Whether land units stood here. */
      hadLand: boolean;
      leader: Leader;
    };
    asks: { desert: "giveUp" | "done"; place: "choose" };
    acts: "begin" | "roll" | "left" | "leaders" | "end";
  }
>;
type CivilWarFrame = FrameOf<CivilWar>;

/** 17.2: where Stability stands after it. */
const LEVEL_AFTER = -1;

const isLandUnit = (state: State, unit: Unit): boolean => worldOf(state.config).data.units.isLand[unit] === 1;

/** R331: how many land units, and how many squadrons, of a power stand in a node. */
function standingAt(state: State, power: Power, node: Node): { readonly land: number; readonly squadrons: number } {
  const row = sumAt(state, node, power);
  return {
    land: row.reduce((sum, n, unit) => (isLandUnit(state, unit) ? sum + n : sum), 0),
    squadrons: row[GS]!,
  };
}

const hereOf = ({ nodes, at }: CivilWarFrame): Node => nodes[at - 1]!;

/** 17.2 Stability Check, R330, R331: half of those who stand in every second place desert, leaders leave, one rises. */
export const civilWarByCard = procedure<CivilWar>({
  name: "civilWarByCard",
  rule: "17.2",
  locals: () => ({ nodes: [], at: 0, land: 0, squadrons: 0, hadLand: false, leader: NONE }),
  steps: {
    begin(state, frame, course) {
      const { power } = frame;
      course.tell({ type: "civilWar", power, rule: "17.2" });
      const nodes = new Set(state.table.keys.filter((key) => ownerOfKey(key) === power).map(nodeOfKey));
      frame.nodes = [...nodes].filter((node) => {
        const { land, squadrons } = standingAt(state, power, node);
        return land + squadrons > 0;
      });
      course.go("roll");
    },
    roll(state, frame, course) {
      if (frame.at === frame.nodes.length) return course.go("leaders");
      const node = frame.nodes[frame.at++]!;
      const { power } = frame;
      const die = course.chance.die(6);
      const lost = die % 2 === 1;
      course.tell({ type: "allegianceRolled", power, node, die, lost, rule: "17.2" });
      if (!lost) return course.go("roll");
      const { land, squadrons } = standingAt(state, power, node);
      frame.hadLand = land > 0;
      frame.land = Math.ceil(land / 2);
      frame.squadrons = Math.ceil(squadrons / 2);
      course.go("desert");
    },
    /** R331: at least half, rounded up, of the land units and of the squadrons; more if he wishes. */
    desert: {
      prompt: "civilWar.units",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, frame, power, into) {
        const node = hereOf(frame);
        sumAt(state, node, power).forEach((n, unit) => {
          if (n > 0 && (unit === GS || isLandUnit(state, unit))) into.push({ type: "giveUp", node, unit });
        });
        if (frame.land <= 0 && frame.squadrons <= 0) into.push({ type: "done" });
      },
      skip(state, frame) {
        const { land, squadrons } = standingAt(state, frame.power, hereOf(frame));
        return land + squadrons === 0 ? { type: "done" } : undefined;
      },
      take(state, frame, power, action, course) {
        if (action.type === "done") return course.go("left");
        const { node, unit } = action;
        takeStanding(state, node, power, unit, 1);
        if (unit === GS) frame.squadrons--;
        else frame.land--;
        const units = emptyRow();
        units[unit] = 1;
        course.tell({ type: "unitsRemoved", owner: power, node, units, rule: "17.2" });
        course.wait();
      },
    },
    /** R331: where the last land unit went, and neither garrison nor works are left, a garrison stays. */
    left(state, frame, course) {
      const { power } = frame;
      const node = hereOf(frame);
      const { land } = standingAt(state, power, node);
      const isBare = land === 0 && sumAt(state, node, power)[GARR] === 0 && worksAt(state, node)?.owner !== power;
      if (isBare && frame.hadLand && node < worldOf(state.config).map.spaces) {
        addUnits(state, keyOf(node, power, FRESH), GARR, 1);
        course.tell({ type: "garrisonCame", power, node, rule: "17.2" });
      }
      course.go("roll");
    },
    leaders(state, frame, course) {
      for (const leader of leadersInPlay(state, frame.power)) {
        course.tell({ type: "leaderLeft", leader, node: state.leaders[leader]!, rule: "17.2" });
        stepDown(state, leader);
      }
      const pool = leaderPool(state, frame.power);
      if (pool.length === 0 || placesFor(state, frame.power, 0).length === 0) return course.go("end");
      frame.leader = course.chance.pick(pool);
      course.go("place");
    },
    /** 8.15: he begins in a capital; with two of them, his power chooses. */
    place: {
      prompt: "civilWar.rises",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of placesFor(state, power, 0)) into.push({ type: "choose", node });
      },
      skip(state, { power }) {
        const places = placesFor(state, power, 0);
        return places.length === 1 ? { type: "choose", node: places[0]! } : undefined;
      },
      take(state, { leader }, _, { node }, course) {
        putLeader(state, leader, node);
        course.tell({ type: "leaderRose", leader, node, rule: "17.2" });
        course.go("end");
      },
    },
    end(state, { power }, course) {
      changeStability(state, power, LEVEL_AFTER - state.powers[power]!.stability, ["civilWar"], "17.2", course.tell);
      course.end();
    },
  },
});
