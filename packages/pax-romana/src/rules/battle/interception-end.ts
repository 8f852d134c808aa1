import { NONE, OWNERS, SOLDIER_OF_FORTUNE, type Owner } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import {
  addForce,
  dissolve,
  emptyForce,
  goAboard,
  joinForce,
  moveForce,
  placeForce,
  standDown,
} from "../../state/force.ts";
import { hasOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { canCapture, captureWorks } from "../cities/capture.ts";
import { faceOfForce } from "../control/face.ts";
import { occupiersAt } from "../control/holder.ts";
import { isSlaves, powerBehind } from "../control/keeper.ts";
import { relationOf } from "../control/relation.ts";
import { isWithArmy } from "../leaders/company.ts";
import { isDestroyed, loseForlorn, loseLeader } from "../leaders/fate.ts";
import { countsOfForce, hasLandUnit, isEmpty, standsHere } from "../movement/contents.ts";
import { eliminateSide } from "./casualties.ts";
import {
  friendsOf,
  interceptorKey,
  isSameSide,
  gatherInto,
  noteTried,
  type InterceptionFrame,
} from "./interceptors.ts";
import { leaveNarrows, onShips } from "./regroup.ts";

/** How those who met in an interception fight, and what becomes of them. */

/** 10.39, R405: whoever lands in a port is inside its walls if he wishes, also in those he has just taken. */
const hasLanded = ({ entry, bySea }: InterceptionFrame): boolean =>
  entry === "debark" || entry === "amphibious" || bySea;

/** 7.31, 12.73: who of the mover's side was in the Space before, with walls that he may use; NONE if nobody. */
export function shelteredOf(state: State, frame: InterceptionFrame): Owner {
  const works = worksAt(state, frame.space);
  if (works === undefined || hasLanded(frame)) return NONE;
  const there = friendsOf(state, state.forces[frame.force]!, frame.space);
  return there.find((owner) => isSlaves(owner) || isSameSide(state, owner, works.owner)) ?? NONE;
}

/** R62: who fights beside the force. */
export const comradesOf = (state: State, { sheltered, space }: InterceptionFrame, force: Force): Owner[] =>
  sheltered ? [] : friendsOf(state, force, space);

/** The interceptors enter the Space; those inside the walls are apart from the battle. */
export function ride(state: State, frame: InterceptionFrame): void {
  const { power, from, space, owner } = frame;
  frame.body = addForce(state, emptyForce(power, from));
  gatherInto(state, frame.body, owner, frame.units);
  for (const leader of frame.leaders) joinForce(state, frame.body, leader);
  moveForce(state, frame.body, space);
  if (!frame.inside.some((n) => n > 0)) return;
  frame.insideForce = addForce(state, emptyForce(power, space));
  gatherInto(state, frame.insideForce, power, frame.inside);
}

/** 10.32-10.36: interceptor and residents outside attack; the mover defends with its own who stand there (R62). */
export function battleOf(state: State, frame: InterceptionFrame): Call<"landBattle"> {
  const { space, power, from, body } = frame;
  const force = state.forces[frame.force]!;
  const owners = frame.residents.filter((owner) => standsHere(state, space, owner));
  // 10.36, R66: neutrals never leave their walls, which count for both.
  const builder = worksAt(state, space)?.owner ?? NONE;
  const walled = builder !== NONE && owners.includes(builder) && powerBehind(state, builder) === NONE;
  return {
    proc: "landBattle",
    space,
    kind: "interception",
    attacker: { power, force: body, owners },
    defender: { power: force.power, force: frame.force, owners: comradesOf(state, frame, force) },
    entry: from,
    fromSea: false,
    landed: hasLanded(frame),
    committed: walled ? "attacker" : "none",
  };
}

/** 10.97: the interceptor stands where the battle has left him, or goes home; then he has tried (R142). */
export function goIn(state: State, frame: InterceptionFrame, tell: Tell): void {
  const body = state.forces[frame.body]!;
  if (!isEmpty(body) && body.node === frame.space) {
    if (mayStay(state, frame, body)) sweep(state, frame, tell);
    else {
      placeForce(state, body, frame.from);
      tellBack(state, body, tell);
    }
  }
  if (isEmpty(body)) dissolve(state, frame.body);
  else {
    if (body.node === frame.from) {
      noteTried(frame.tried, interceptorKey(frame.from, frame.owner), countsOfForce(body));
      frame.tried.leaders.push(...body.leaders);
    }
    standDown(state, frame.body);
  }
  frame.body = NONE;
  if (frame.insideForce === NONE) return;
  standDown(state, frame.insideForce);
  frame.insideForce = NONE;
}

/** 7.34, 7.41, 7.42: whether the interceptor holds a Space in which works of the mover's side can be held by nobody. */
export function takesWorks(state: State, frame: InterceptionFrame): boolean {
  const { space, owner, mover } = frame;
  const body = state.forces[frame.body]!;
  const works = worksAt(state, space);
  if (works === undefined || body.node !== space || !hasLandUnit(state, body) || owner === mover) return false;
  return isSameSide(state, mover, works.owner) && canCapture(state, space, owner);
}

/** 7.41: the works change hands; garrisons and all that was left with them are lost. */
export function captureFrom(state: State, frame: InterceptionFrame, tell: Tell): void {
  const owners = OWNERS.flatMap((_, owner) => (isSameSide(state, frame.mover, owner) ? [owner] : []));
  eliminateSide(state, frame.space, { power: frame.power, force: NONE, owners }, "7.41", tell);
  captureWorks(state, frame.space, frame.owner, tell);
  loseForlorn(state, state.forces[frame.body]!, frame.space, "7.41", tell);
}

/** Whether the interceptor is in the Space to stay. */
export function holdsSpace(state: State, frame: InterceptionFrame): boolean {
  const body = state.forces[frame.body]!;
  return body.node === frame.space && (takesWorks(state, frame) || mayStay(state, frame, body));
}

/**
 * 8.44, R377: leaders whose army was destroyed are lost, the interceptor's or the mover's, unless they have another with them:
 * troops of a horde's mover are no company for its leader.
 */
export function loseLonely(state: State, { force, body }: InterceptionFrame, tell: Tell): void {
  for (const index of [body, force]) {
    const one = state.forces[index];
    if (!one || !isDestroyed(one)) continue;
    for (const leader of one.leaders.slice())
      if (!isWithArmy(state, leader, one.node)) loseLeader(state, leader, one.node, "8.44", tell);
  }
}

/** Owners in the Space who are no friends of the interceptor. */
function strangersAt(state: State, { space }: InterceptionFrame, body: Force): Owner[] {
  const there = occupiersAt(state, space);
  return OWNERS.flatMap((_, owner) =>
    hasOwner(there, owner) && relationOf(state, body, owner) !== "friend" ? [owner] : [],
  );
}

/** 5.12, 10.36, R145, R231: not among neutrals or another power's units, nor before walls of the mover's side. */
function mayStay(state: State, frame: InterceptionFrame, body: Force): boolean {
  const isNobodys = (owner: Owner): boolean =>
    owner !== SOLDIER_OF_FORTUNE && owner !== frame.owner && powerBehind(state, owner) === NONE;
  if (frame.residents.some(isNobodys)) return false;
  const builder = worksAt(state, frame.space)?.owner;
  return strangersAt(state, frame, body).every(
    (owner) => owner !== builder && isSameSide(state, frame.mover, owner) && !standsHere(state, frame.space, owner),
  );
}

/** 12.11: garrisons of the mover's side are lost where the interceptor stays. */
function sweep(state: State, frame: InterceptionFrame, tell: Tell): void {
  const owners = strangersAt(state, frame, state.forces[frame.body]!);
  const lost = { power: frame.power, force: NONE, owners };
  if (owners.length > 0) eliminateSide(state, frame.space, lost, "12.11", tell);
}

/** R144: the mover is put back where it came from; an army that landed is aboard again. */
export function putBack(state: State, { entry }: InterceptionFrame, force: Force, tell: Tell): void {
  if (entry === "amphibious" || entry === "debark") goAboard(state, force);
  else placeForce(state, force, force.from);
  leaveNarrows(state, force);
  tellBack(state, force, tell);
}

function tellBack(state: State, force: Force, tell: Tell): void {
  const { power, node: to } = force;
  tell({ type: "wentBack", power, owner: faceOfForce(state, force), to, ...onShips(force), rule: "10.36" });
}
