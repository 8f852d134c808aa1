import { NONE, OWNERS, PONTUS, type Owner, type Power } from "../../data/index.ts";
import { areGone, cardOf } from "../../state/cards.ts";
import { isKin } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { isHorde, lastMover, powerBehind, sitsIn } from "../control/keeper.ts";
import { isCityUsed, ownersOf, sideOf, type LandBattleFrame } from "./battle.ts";

/** R303: for whom cards are played in a battle. */

const GALLIC_REVOLT: Owner = OWNERS.indexOf("gallicRevolt");

/** R303, 12.55: whose units an owner's are in a battle: those of Pontus its player's. */
const playerOf = (state: State, owner: Owner): Power =>
  owner === PONTUS ? lastMover(state, owner) : powerBehind(state, owner);

/** 13.24, 13.43, R303: the powers whose units or walls are on a side, and whoever moves a horde; nobody for one that stands. */
function playersOn(state: State, frame: LandBattleFrame, i: 0 | 1): Power[] {
  const side = sideOf(frame, i);
  // 12.73, R356: those who have taken a Town fight in its walls for themselves, not for whose it is.
  if (i === 1 && side.owners.some(sitsIn)) return [];
  const moving = side.force === NONE ? null : state.forces[side.force];
  const isLed = moving !== null && moving !== undefined && isKin(moving);
  const isMoved = (owner: Owner): boolean =>
    (isLed || isHorde(owner) || owner === GALLIC_REVOLT) && moving?.rows.some((row) => row.owner === owner) === true;
  const powers = ownersOf(state, side).map((owner) => (isMoved(owner) ? side.power : playerOf(state, owner)));
  if (i === 1 && ownsWalls(state, frame)) powers.push(side.power);
  return powers.filter((power) => power !== NONE);
}

/** 7.34: whether walls of the power that defends are attacked. */
const ownsWalls = (state: State, { space, defender }: LandBattleFrame): boolean =>
  worksAt(state, space)?.owner === defender.power;

/** R303: the powers of both sides, in the order of play. */
export function playersIn(state: State, frame: LandBattleFrame): Power[] {
  const powers = [...playersOn(state, frame, 0), ...playersOn(state, frame, 1)];
  return state.order.filter((power) => powers.includes(power));
}

/** R303: the side a power plays cards for; NONE if its units do not fight. */
export function sidePlayedBy(state: State, frame: LandBattleFrame, power: Power): 0 | 1 | typeof NONE {
  if (playersOn(state, frame, 0).includes(power)) return 0;
  return playersOn(state, frame, 1).includes(power) ? 1 : NONE;
}

const SURPRISE = cardOf("tactical-surprise");
const ARCHIMEDES = cardOf("archimedes-effect");

/** R304, R305: when shifts are counted, those who fight are asked; everybody, if a City is used. Who could play nothing is not. */
export function answerersIn(state: State, frame: LandBattleFrame): readonly Power[] {
  if (isCityUsed(state, frame) && !areGone(state, [ARCHIMEDES])) return state.order;
  return areGone(state, [SURPRISE]) ? [] : playersIn(state, frame);
}
