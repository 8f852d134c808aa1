import { worldOf } from "../../config.ts";
import { NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { lossesFrame } from "../battle/losses.ts";
import { isPower } from "../control/keeper.ts";
import { forfeit } from "../diplomacy/pacts.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { nearestHavens } from "./havens.ts";
import {
  cargoSide,
  commander,
  faceOfFleet,
  hullBp,
  hullsIn,
  hullsOf,
  isLaden,
  leadersWith,
  loseFleet,
  putIntoPort,
  sink,
  sinkAny,
  tire,
  type Fleet,
} from "./hulls.ts";

/** How a fight at sea ended for the force that moves. */
export type SeaResult = "won" | "lost" | "draw";

/** 11.43-11.48: a force at sea fights a fleet where it is. Hands back `{ result: SeaResult }`; the force may be gone. */
export interface NavalBattleFrame extends Frame {
  readonly proc: "navalBattle";
  readonly force: number;
  /** The fleet that lies there: a power's, or that of an independent. */
  readonly enemy: Owner;
  /** Locals: the node, the result, squadrons to lose by side (0 the mover), whose turn it is, squadrons still to lose. */
  readonly node: Node;
  readonly power: Power;
  result: SeaResult;
  losses: number[];
  turn: number;
}

export const navalBattleOf = (state: State, force: number, enemy: Owner): NavalBattleFrame => ({
  proc: "navalBattle",
  step: "begin",
  force,
  enemy,
  node: state.forces[force]!.node,
  power: state.forces[force]!.power,
  result: "draw",
  losses: [0, 0],
  turn: 0,
});

/** The two sides: 0 is the mover, 1 the fleet that lay there. */
const sideOf = ({ force, power, enemy, node }: NavalBattleFrame, side: number): Fleet =>
  side === 0 ? { fleet: power, force, node } : { fleet: enemy, force: NONE, node };

/** The loser's ships go down first. */
const atSea = (frame: NavalBattleFrame): Fleet => sideOf(frame, frame.result === "won" ? 1 - frame.turn : frame.turn);
const lossNow = (frame: NavalBattleFrame): number =>
  frame.losses[frame.result === "won" ? 1 - frame.turn : frame.turn]!;

export const navalBattle = procedure<NavalBattleFrame>({
  name: "navalBattle",
  rule: "11.43",
  steps: {
    /** 11.46: whoever has no escort is lost without a fight. */
    begin(state, frame, course) {
      forfeit(state, frame.power, frame.enemy, (event) => course.tell(event));
      for (const side of [0, 1]) {
        const fleet = sideOf(frame, side);
        if (hullsIn(state, fleet) > 0) continue;
        frame.result = side === 0 ? "lost" : "won";
        loseFleet(state, fleet, "11.46", (event) => course.tell(event));
        return course.end({ result: frame.result });
      }
      course.go("roll");
    },
    /** 11.43, 11.44: squadrons, leader and die; the winner's second die. */
    roll(state, frame, course) {
      const dice: [number, number] = [course.chance.die(6), course.chance.die(6)];
      const points: [number, number] = [strength(state, sideOf(frame, 0)), strength(state, sideOf(frame, 1))];
      const lead = points[0] + dice[0] - points[1] - dice[1];
      frame.result = lead > 0 ? "won" : lead < 0 ? "lost" : "draw";
      const winnerDie = lead === 0 ? 0 : course.chance.die(6);
      if (lead !== 0) {
        const loser = lead > 0 ? 1 : 0;
        const fleet = sideOf(frame, loser);
        frame.losses[loser] = Math.min(hullsIn(state, fleet), Math.ceil(Math.abs(lead) / hullBp(state, fleet.fleet)));
        frame.losses[1 - loser] = winnerDie % 2;
      }
      course.tell({
        e: "navalBattle",
        node: frame.node,
        fleets: [faceOfFleet(state, sideOf(frame, 0)), faceOfFleet(state, sideOf(frame, 1))],
        battlePoints: points,
        dice,
        result: frame.result,
        winnerDie,
        rule: "11.43",
      });
      if (lead === 0) return course.end({ result: "draw" });
      course.go("sink");
    },
    /** Whose squadrons go down, where those of Rhodes (12.51) or of the Soldier of Fortune sail with a power's own. */
    sink: {
      prompt: "sea.sink",
      rule: "11.44",
      who: (_state, frame) => [commander(atSea(frame).fleet)],
      options(state, frame, _, into) {
        const fleet = atSea(frame);
        const loss = lossNow(frame);
        const owner = guestIn(state, fleet);
        const guests = hullsOf(state, fleet, owner);
        const others = hullsIn(state, fleet) - guests;
        for (let n = Math.max(0, loss - others); n <= Math.min(loss, guests); n++) into.push({ do: "sink", owner, n });
      },
      skip(state, frame) {
        const fleet = atSea(frame);
        const owner = guestIn(state, fleet);
        const loss = lossNow(frame);
        const guests = hullsOf(state, fleet, owner);
        const all = hullsIn(state, fleet);
        if (loss === 0 || loss === all || guests === all) return { do: "sink", owner, n: Math.min(loss, guests) };
        return undefined;
      },
      take(state, frame, _, { owner, n = 0 }, course) {
        sinkHulls(state, frame, owner!, n, course);
        course.go("cargo");
      },
    },
    /** 11.46: cargo loses as many BP; without any escort left everybody drowns. */
    cargo(state, frame, course) {
      const fleet = atSea(frame);
      const loss = lossNow(frame);
      if (loss > 0 && hullsIn(state, fleet) === 0) {
        loseFleet(state, fleet, "11.46", (event) => course.tell(event));
        return course.go("next");
      }
      if (loss === 0 || !isLaden(state, fleet)) return course.go("next");
      const need = loss * hullBp(state, fleet.fleet);
      const side = cargoSide(state, fleet);
      course.call(
        lossesFrame({ space: frame.node, side, need, walls: false, infantryOnly: false, rule: "11.46" }),
        "next",
      );
    },
    next(_state, frame, course) {
      frame.turn++;
      course.go(frame.turn < 2 ? "sink" : "flight");
    },
    /** 11.44, R90: the loser goes to the nearest friendly port, or down. */
    flight: {
      prompt: "sea.port",
      rule: "11.44",
      who: (_state, frame) => [commander(loserOf(frame).fleet)],
      options(state, frame, _, into) {
        for (const node of nearestHavens(state, loserOf(frame).fleet, frame.node)) into.push({ do: "port", node });
      },
      skip(state, frame) {
        const loser = loserOf(frame);
        // 12.51, R95, R192: independents stay where they are.
        if (isGoneNow(state, loser) || !isPower(loser.fleet)) return { do: "stay" };
        const havens = nearestHavens(state, loser.fleet, frame.node);
        return havens.length > 1 ? undefined : { do: "port", node: havens[0] ?? NONE };
      },
      take(state, frame, _, action, course) {
        if (action.do === "port") flee(state, loserOf(frame), action.node!, course);
        // R95, R192: whoever beats an independent has fought a Draw.
        course.end({ result: frame.result === "won" && !isPower(frame.enemy) ? "draw" : frame.result });
      },
    },
  },
});

const loserOf = (frame: NavalBattleFrame): Fleet => sideOf(frame, frame.result === "won" ? 1 : 0);

const isGoneNow = (state: State, fleet: Fleet): boolean => hullsIn(state, fleet) === 0;

/** 11.43: squadrons, and one more for a leader. */
function strength(state: State, fleet: Fleet): number {
  const { leader } = worldOf(state.config).data.charts.naval;
  return hullsIn(state, fleet) * hullBp(state, fleet.fleet) + (leadersWith(state, fleet).length > 0 ? leader : 0);
}

/** The last of those whose squadrons are in a fleet: a guest, if there is one. */
function guestIn(state: State, fleet: Fleet): Owner {
  return ownersOfFleet(state, fleet.fleet).findLast((owner) => hullsOf(state, fleet, owner) > 0) ?? fleet.fleet;
}

/** So many of one owner go down, the rest of the loss is the others'. */
function sinkHulls(state: State, frame: NavalBattleFrame, owner: Owner, n: number, course: Course): void {
  const fleet = atSea(frame);
  const loss = lossNow(frame);
  const tell = course.tell.bind(course);
  const first = Math.min(n, hullsOf(state, fleet, owner));
  sink(state, fleet, owner, first, "11.44", tell);
  sinkAny(state, fleet, loss - first, "11.44", tell);
}

function flee(state: State, fleet: Fleet, port: Node, course: Course): void {
  if (port === NONE) return loseFleet(state, fleet, "11.44", (event) => course.tell(event));
  const from = fleet.node;
  const face = faceOfFleet(state, fleet);
  tire(state, fleet);
  putIntoPort(state, fleet, port);
  course.tell({ e: "fleetFled", fleet: face, from, to: port, rule: "11.44" });
}
