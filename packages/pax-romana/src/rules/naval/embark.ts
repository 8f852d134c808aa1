import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { ESCORTED, FRESH, GS, PORT, type Node, type Owner } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { against, procedure, type Body, type Call } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { beginHere, goAboard, MINOR, note, SAIL_PAID, spend, takeUp } from "../../state/force.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { countIn, keyOf } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { isSoldiers } from "../control/command.ts";
import { hasElephants, hasLandUnit, hasMilitia } from "../movement/contents.ts";
import { fleetOfForce, ownersOfFleet } from "../units/independents.ts";
import { answerTo } from "../cards/windows.ts";
import { canEnd, canSail } from "./courses.ts";
import { hasCargo, isAlone, squadronsOf } from "./hulls.ts";
import { faceOfForce } from "../control/face.ts";
import { lurkersFor } from "./lurking.ts";

type Embark = Body<
  "embark",
  {
    locals: { /** The owner whose squadrons are asked about: an index of the owners of the fleet. */ at: number };
    acts: "begin" | "squadrons" | "leave";
    asks: { escort: "escort" };
    after: { watched: "cardWindow" };
  }
>;

/** The call for a force that goes aboard in a port (check `canEmbark` first). */
export const embarkOf = (force: number): Call<"embark"> => ({ proc: "embark", force, escortOnly: false });

/** 11.31, 8.23: MP to go aboard; leaders alone pay nothing. */
export function embarkCost({ config }: State, force: Force): number {
  return isAlone(force) ? 0 : worldOf(config).data.charts.movement.embark;
}

/** Why a force ashore may not embark; undefined if it may. */
export function embarkRefusal(state: State, force: Force): Refusal | undefined {
  const { map, data } = worldOf(state.config);
  const { sail, debark } = data.charts.movement;
  if (force.aboard || force.mp < 0 || map.kind[force.node] !== PORT) return refusal("sea.noPort", {});
  if (hasMilitia(force)) return refusal("sea.militia", {});
  if (hasElephants(force) && !hasLandUnit(state, force)) return refusal("sea.elephants", {});
  const cost = embarkCost(state, force);
  const need = cost + sail + (isAlone(force) ? 0 : debark);
  if (force.mp < need) return refusal("sea.noMp", { mp: force.mp, need }, "11.32");
  return findsLanding(state, {
    ...force,
    mp: force.mp - cost,
    aboard: true,
    from: force.node,
    flags: force.flags & ~SAIL_PAID,
  })
    ? undefined
    : refusal("sea.noLanding", {}, "11.32");
}

export const canEmbark = (state: State, force: Force): boolean => embarkRefusal(state, force) === undefined;

/** 11.32: whether some port can be reached in which the force could come ashore, with luck at every stop. */
function findsLanding(state: State, given: Force): boolean {
  const { map, data } = worldOf(state.config);
  const start = given.node;
  const ship: Force = { ...given };
  const seen: Node[] = [start];
  const queue: [at: Node, from: Node][] = [[start, start]];
  for (let i = 0; i < queue.length; i++) {
    [ship.node, ship.from] = queue[i]!;
    for (const to of map.sea[ship.node]!) {
      if (seen.includes(to) || !canSail(state, ship, to, [])) continue;
      seen.push(to);
      const mp = ship.mp - (ship.node === start ? data.charts.movement.sail : 0);
      if (map.kind[to] === PORT && canEnd(state, ship, to, mp)) return true;
      queue.push([to, ship.node]);
    }
    if (i === 0) {
      spend(ship, data.charts.movement.sail);
      note(ship, SAIL_PAID);
    }
  }
  return false;
}

/** 9.14, 11.32: squadrons of an owner that may still escort in this Activation. */
export const escorts = (state: State, node: Node, owner: Owner): number =>
  isMutinied(state, node, owner)
    ? 0
    : countIn(state, keyOf(node, owner, FRESH), GS) + countIn(state, keyOf(node, owner, ESCORTED), GS);

/** 12.44: the Soldier of Fortune has at most one squadron with him. */
function mostEscorts(state: State, force: Force, owner: Owner): number {
  const present = escorts(state, force.node, owner);
  const { escort } = worldOf(state.config).data.charts.soldierOfFortune;
  return isSoldiers(state, force) ? Math.min(present, escort - squadronsOf(force)) : present;
}

/** Squadrons join a force: those that have escorted before go first, and all will have escorted when they stand again. */
export function joinEscort(state: State, index: number, owner: Owner, n: number): void {
  const { node } = state.forces[index]!;
  const tired = Math.min(n, countIn(state, keyOf(node, owner, ESCORTED), GS));
  takeUp(state, index, ESCORTED, owner, ESCORTED, hulls(tired));
  takeUp(state, index, FRESH, owner, ESCORTED, hulls(n - tired));
}

const hulls = (n: number): number[] => Array.from({ length: ROW }, (_, unit) => (unit === GS ? n : 0));

/** 8.23, 11.31, 11.32: the force pays and is aboard; squadrons of the port may escort it. */
export const embark = procedure<Embark>({
  name: "embark",
  rule: "11.31",
  locals: () => ({ at: 0 }),
  steps: {
    begin(state, frame, course) {
      const force = state.forces[frame.force]!;
      if (!frame.escortOnly) board(state, force, course);
      // R131: a Minor Move is one unit; R134: leaders alone stay so.
      if ((force.flags & MINOR) !== 0 || !hasCargo(force)) course.go("leave");
      else course.go("squadrons");
    },
    /** The next owner who has any to give. */
    squadrons(state, frame, course) {
      const force = state.forces[frame.force]!;
      const owners = ownersOfFleet(state, fleetOfForce(force));
      while (frame.at < owners.length && mostEscorts(state, force, owners[frame.at]!) <= 0) frame.at++;
      course.go(frame.at < owners.length ? "escort" : "leave");
    },
    escort: {
      prompt: "sea.escort",
      rule: "11.32",
      who: (state, { force }) => [state.forces[force]!.power],
      options(state, { force, at }, _, into) {
        const owner = ownersOfFleet(state, fleetOfForce(state.forces[force]!))[at]!;
        const most = mostEscorts(state, state.forces[force]!, owner);
        for (let n = 0; n <= most; n++) into.push({ type: "escort", owner, n });
      },
      refuse: against("escort", () => refusal("sea.noEscort", {})),
      take(state, frame, power, { owner, n }, course) {
        if (n > 0) {
          joinEscort(state, frame.force, owner, n);
          course.tell({ type: "escorted", power, owner, node: state.forces[frame.force]!.node, n, rule: "11.32" });
        }
        frame.at++;
        course.go("squadrons");
      },
    },
    /** 17.2, R309: somebody may lie in wait for those who have just gone aboard. */
    leave(state, { force, escortOnly }, course) {
      const lurkers = escortOnly ? [] : lurkersFor(state, force);
      if (lurkers.length === 0) course.end();
      else course.call(answerTo("transport", lurkers), "watched");
    },
    watched: (_state, _frame, course) => course.end(),
  },
});

/** 11.31: it pays, and its voyage begins here. */
function board(state: State, force: Force, { tell }: Happening): void {
  const cost = embarkCost(state, force);
  spend(force, cost);
  goAboard(state, force);
  note(force, SAIL_PAID, false);
  beginHere(force);
  const { power, node, mp } = force;
  tell({ type: "embarked", power, owner: faceOfForce(state, force), node, mp, rule: "11.31" });
}
