import { worldOf } from "../../config.ts";
import { NONE, type Node, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import type { SeaResult } from "../frames.ts";
import { lossOf } from "../battle/losses.ts";
import { answerTo } from "../cards/windows.ts";
import { lastMover } from "../control/keeper.ts";
import { forfeit } from "../diplomacy/pacts.ts";
import { fleetOfForce } from "../units/independents.ts";
import { nearestHavens } from "./havens.ts";
import {
  cargoSide,
  commander,
  faceOfFleet,
  hullBp,
  hullsIn,
  isLaden,
  isMobile,
  leadersWith,
  loseFleet,
  putIntoPort,
  tire,
  type Fleet,
} from "./hulls.ts";
import { offerShares, soleShare, takeShare, type Sinking } from "./shares.ts";

type NavalBattle = Body<
  "navalBattle",
  {
    locals: {
      /** Where they fight, and whose force moves. */
      readonly node: Node;
      readonly power: Power;
      result: SeaResult;
      /** Squadrons to lose: the mover's, and those of the fleet that lay there. */
      losses: [number, number];
      /** Losses taken by none, the loser, or both. */
      turn: number;
    } & Sinking;
    acts: "begin" | "roll" | "cargo" | "next" | "flight" | "over";
    asks: { sink: "sink"; port: "port" };
    after: { drowned: "losses"; ready: "cardWindow" };
  }
>;
export type NavalBattleFrame = FrameOf<NavalBattle>;

/** The two sides: 0 is the mover, 1 the fleet that lay there. */
function sideAt(state: Pick<State, "forces">, { force, power, enemy, node }: NavalBattleFrame, side: number): Fleet {
  if (side === 1) return { fleet: enemy, force: NONE, node };
  const sailing = state.forces[force];
  return { fleet: sailing ? fleetOfForce(sailing) : power, force, node };
}

/** The loser's ships go down first. */
const sideHit = ({ result, turn }: NavalBattleFrame): number => (result === "won" ? 1 - turn : turn);
/** 11.44: the fleet that loses squadrons now, and how many. */
export const fleetHit = (state: Pick<State, "forces">, frame: NavalBattleFrame): Fleet =>
  sideAt(state, frame, sideHit(frame));
export const lossNow = (frame: NavalBattleFrame): number => frame.losses[sideHit(frame)]!;

/** 17.15: the powers whose fleets fight, in the order of play; Pontus's is its player's (12.55). */
const playersAtSea = (state: State, { power, enemy }: NavalBattleFrame): Power[] =>
  state.order.filter((one) => one === power || one === lastMover(state, enemy));

export const navalBattle = procedure<NavalBattle>({
  name: "navalBattle",
  rule: "11.43",
  locals({ force }, { forces }) {
    const { node, power } = forces[force]!;
    return { node, power, result: "draw", losses: [0, 0], turn: 0 };
  },
  steps: {
    /** 11.46: whoever has no escort is lost without a fight. */
    begin(state, frame, course) {
      forfeit(state, frame.power, frame.enemy, course.tell);
      for (const side of [0, 1]) {
        const fleet = sideAt(state, frame, side);
        if (hullsIn(state, fleet) > 0) continue;
        frame.result = side === 0 ? "lost" : "won";
        loseFleet(state, fleet, "11.46", course.tell);
        return course.end({ result: frame.result });
      }
      if (state.advanced) course.call(answerTo("battle", playersAtSea(state, frame)), "ready");
      else course.go("roll");
    },
    /** 17.15, R292: cards may have made galleys better. */
    ready: (_state, _frame, course) => course.go("roll"),
    /** 11.43, 11.44: squadrons, leader and die; the winner's second die. */
    roll(state, frame, course) {
      const dice: [number, number] = [course.chance.die(6), course.chance.die(6)];
      const points: [number, number] = [
        strengthAtSea(state, sideAt(state, frame, 0)),
        strengthAtSea(state, sideAt(state, frame, 1)),
      ];
      const lead = points[0] + dice[0] - points[1] - dice[1];
      frame.result = lead > 0 ? "won" : lead < 0 ? "lost" : "draw";
      const winnerDie = lead === 0 ? 0 : course.chance.die(6);
      if (lead !== 0) {
        const loser = lead > 0 ? 1 : 0;
        const fleet = sideAt(state, frame, loser);
        frame.losses[loser] = Math.min(hullsIn(state, fleet), Math.ceil(Math.abs(lead) / hullBp(state, fleet.fleet)));
        frame.losses[1 - loser] = winnerDie % 2;
      }
      course.tell({
        type: "navalBattle",
        node: frame.node,
        fleets: [faceOfFleet(state, sideAt(state, frame, 0)), faceOfFleet(state, sideAt(state, frame, 1))],
        battlePoints: points,
        dice,
        result: frame.result,
        winnerDie,
        rule: "11.43",
      });
      if (lead === 0) return course.end({ result: "draw" });
      course.go("sink");
    },
    sink: {
      prompt: "sea.sink",
      rule: "11.44",
      who: (state, frame) => [commander(state, fleetHit(state, frame).fleet)],
      options: (state, frame, _, into) => offerShares(state, fleetHit(state, frame), frame, lossNow(frame), into),
      skip: (state, frame) => soleShare(state, fleetHit(state, frame), frame, lossNow(frame)),
      take(state, frame, _, action, course) {
        const isDone = takeShare(state, fleetHit(state, frame), frame, action, "11.44", course.tell);
        course.go(isDone ? "cargo" : "sink");
      },
    },
    /** 11.46: cargo loses as many BP; without any escort left everybody drowns. */
    cargo(state, frame, course) {
      const fleet = fleetHit(state, frame);
      const lost = lossNow(frame);
      if (lost > 0 && hullsIn(state, fleet) === 0) {
        loseFleet(state, fleet, "11.46", course.tell);
        return course.go("next");
      }
      if (lost === 0 || !isLaden(state, fleet)) return course.go("next");
      const loss = { need: lost * hullBp(state, fleet.fleet), walls: false, infantryOnly: false, rule: "11.46" };
      course.call(lossOf({ space: frame.node, side: cargoSide(state, fleet), ...loss }), "drowned");
    },
    /** 12.31: nobody levies militia for what went down at sea. */
    drowned: (_state, _frame, course) => course.go("next"),
    next(_state, frame, course) {
      frame.turn++;
      course.go(frame.turn < 2 ? "sink" : "flight");
    },
    /** 11.44, R90: the loser goes to the nearest friendly port, or down; 12.51, R95, R192: independents stay where they are. */
    flight(state, frame, course) {
      const loser = loserOf(state, frame);
      if (hullsIn(state, loser) === 0 || !isMobile(loser.fleet)) return course.go("over");
      if (havensOf(state, frame).length > 0) return course.go("port");
      loseFleet(state, loser, "11.44", course.tell);
      course.go("over");
    },
    port: {
      prompt: "sea.port",
      rule: "11.44",
      who: (state, frame) => [lastMover(state, loserOf(state, frame).fleet)],
      options(state, frame, _, into) {
        for (const node of havensOf(state, frame)) into.push({ type: "port", node });
      },
      skip(state, frame) {
        const havens = havensOf(state, frame);
        return havens.length > 1 ? undefined : { type: "port", node: havens[0]! };
      },
      take(state, frame, _, { node }, course) {
        flee(state, loserOf(state, frame), node, course.tell);
        course.go("over");
      },
    },
    /** R95, R192: whoever beats an independent has fought a Draw. */
    over: (_state, { result, enemy }, course) =>
      course.end({ result: result === "won" && !isMobile(enemy) ? "draw" : result }),
  },
});

const loserOf = (state: Pick<State, "forces">, frame: NavalBattleFrame): Fleet =>
  sideAt(state, frame, frame.result === "won" ? 1 : 0);

function havensOf(state: State, frame: NavalBattleFrame): Node[] {
  const { fleet, force } = loserOf(state, frame);
  return nearestHavens(state, fleet, frame.node, state.forces[force] ?? null);
}

/** 11.43: squadrons, and one more for a leader. */
export function strengthAtSea(state: State, fleet: Fleet): number {
  const { leader } = worldOf(state.config).data.charts.naval;
  return hullsIn(state, fleet) * hullBp(state, fleet.fleet) + (leadersWith(state, fleet).length > 0 ? leader : 0);
}

function flee(state: State, fleet: Fleet, port: Node, tell: Tell): void {
  const from = fleet.node;
  const face = faceOfFleet(state, fleet);
  tire(state, fleet);
  putIntoPort(state, fleet, port);
  tell({ type: "fleetFled", fleet: face, from, to: port, rule: "11.44" });
}
