import { worldOf } from "../../config.ts";
import type { MajorMover } from "../frames.ts";
import {
  GREECE,
  MCAV,
  MHI,
  MLI,
  OWNERS,
  PERGAMUM,
  PONTUS,
  POWERS,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { armyOf } from "../../state/armies.ts";
import { isKin } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { isHorde, keeperOf, ownerOfLeader } from "./keeper.ts";
import { allows, JOIN, moverOf } from "./relation.ts";

/**
 * Whose units does a power move? Its own. All exceptions are here:
 *
 * - 12.42, 12.44: those of the Soldier of Fortune it keeps, as a body of their own. In scenario I Pyrrhus is a Greek like
 *   any other: his army and the others are one body.
 * - 13.42, R103: a horde that anybody may move, as a body of its own, by a Major Move only; other hordes move once, in the
 *   invasion that brings them.
 * - 4.1, R398: units of a power that lets it take them along; their owner names them for each Major Move (`allies.ts`).
 * - 12.54, 17.2: those of Pergamum if it is its ally, as if they were its own.
 * - 17.2, R332: an army of Greece, by the card Successor Wars alone (`successor-wars.ts`).
 * - 12.55: those of Pontus, by the marker of Pontus alone (`pontusActivation`).
 * - 12.51: squadrons of Rhodes, in the fleets of the power that holds it (`ownersOfFleet`).
 *
 * Slaves are under nobody's command: whoever is activated leads them on (12.71, `slaves.ts`).
 */

/** Who is asked: what is needed of a state or a view. */
type Table = Pick<State, "config" | "armies">;

/** 12.42, R103: all that any power could move. */
export function majorMoversOf({ armies }: Pick<State, "armies">): MajorMover[] {
  const movers: MajorMover[] = ["own"];
  for (const { owner, kind, use } of armies) if (kind === "soldier" || use === "anybody") movers.push(OWNERS[owner]!);
  return movers;
}

/** 12.42, 12.54, R170: the owners who are under a power's command whatever they do: move one by one, intercept, suffer attrition. */
export function commandedBy(state: Pick<State, "armies">, power: Power): readonly Owner[] {
  const owners: Owner[] = [power];
  if (keeperOf(state, SOLDIER_OF_FORTUNE) === power) owners.push(SOLDIER_OF_FORTUNE);
  if (keeperOf(state, PERGAMUM) === power) owners.push(PERGAMUM);
  return owners;
}

/** 9.42: those of them who need a line home: not Pergamum. */
export const suppliedBy = (state: Pick<State, "armies">, power: Power): readonly Owner[] =>
  commandedBy(state, power).filter((owner) => owner !== PERGAMUM);

/** 12.55, R352: those who intercept for a power: also Pontus. */
export const interceptingFor = (state: Pick<State, "armies">, power: Power): readonly Owner[] =>
  armyOf(state, PONTUS)?.keeper === power ? [...commandedBy(state, power), PONTUS] : commandedBy(state, power);

/** 12.44: whether a power and its Soldier of Fortune march and attack as one. */
export const marchAsOne = ({ config }: Pick<State, "config">, power: Power): boolean =>
  power === GREECE && worldOf(config).scenario.special.includes("pyrrhusIsGreek");

/** 12.44: the owners whose units are in one body with those of an owner, when a power moves them; none if it does not. */
function bodyOf(state: Table, power: Power, owner: Owner): readonly Owner[] {
  if (isHorde(owner) || owner === PONTUS) return [owner];
  const commanded = commandedBy(state, power);
  if (marchAsOne(state, power)) return commanded;
  if (!commanded.includes(owner)) return [];
  return owner !== SOLDIER_OF_FORTUNE && commanded.includes(PERGAMUM) ? [power, PERGAMUM] : [owner];
}

/** 12.42, 12.44, 13.42: the owners whose units may begin a Major Move together. */
export function ownersLedBy(state: Table, power: Power, mover: MajorMover): readonly Owner[] {
  if (mover === "own") return bodyOf(state, power, power);
  const owner = OWNERS.indexOf(mover);
  const use = armyOf(state, owner)?.use;
  if (isHorde(owner)) return use === "anybody" ? [owner] : [];
  // One body has one name: the power's own.
  return use === "keeper" && !marchAsOne(state, power) ? bodyOf(state, power, owner) : [];
}

/** 12.44: the owners whose units and leaders can join a force on its way. */
export const ownersIn = (state: Table, force: Force): readonly Owner[] =>
  isKin(force) ? [GREECE] : bodyOf(state, force.power, moverOf(force));

/** 12.44: whether a force is the Soldier of Fortune's alone, with one squadron at most. */
export const isSoldiers = (state: Table, force: Force): boolean =>
  moverOf(force) === SOLDIER_OF_FORTUNE && !marchAsOne(state, force.power);

/** 4.1, R398: the powers that let another take their units along. */
export function alliesOf(state: Pick<State, "pacts">, power: Power): Power[] {
  const found: Power[] = [];
  for (let ally = 0; ally < POWERS.length; ally++) if (allows(state, ally, power, JOIN)) found.push(ally);
  return found;
}

/** 12.26: units that a leader of an allied minor power does not command. */
const MERCENARIES = [MHI, MLI, MCAV];

const isOfMinor = (state: Pick<State, "config">, leader: Leader): boolean => ownerOfLeader(state, leader) === PERGAMUM;

/** 12.26, R504: the leaders in a force who may lead it, on its way and where it attacks: over mercenaries none of Pergamum. */
export function leadersFor(state: Pick<State, "config">, { rows, leaders }: Force): readonly Leader[] {
  const isHired = rows.some(({ counts }) => MERCENARIES.some((unit) => counts[unit] !== undefined && counts[unit] > 0));
  return isHired ? leaders.filter((leader) => !isOfMinor(state, leader)) : leaders;
}

/** 12.26, R504: those of a row of units who join a force: no mercenaries, where a leader of Pergamum leads it. */
export const joining = (state: Pick<State, "config">, { led }: Force, row: number[]): number[] =>
  led >= 0 && isOfMinor(state, led) ? row.map((n, unit) => (MERCENARIES.includes(unit) ? 0 : n)) : row;
