import { worldOf } from "../config.ts";
import {
  BI,
  EVENTS,
  GS,
  NONE,
  UNITS,
  type Card,
  type EventName,
  type Leader,
  type Node,
  type Owner,
  type Power,
  type Unit,
} from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { isOf, underWay } from "../under-way.ts";
import { ownersOf, pointsIn, type LandBattleFrame } from "../rules/battle/battle.ts";
import type { Due, LossLine } from "../rules/battle/distribution.ts";
import { leadersOn } from "../rules/battle/sides.ts";
import type { DictatorFrame } from "../rules/cards/effects/dictator.ts";
import { FIRST_SLAVES } from "../rules/chance-events/slave-revolt.ts";
import { STRIKES } from "../rules/chance-events/strikes.ts";
import { faceOfForce } from "../rules/control/face.ts";
import { isSlaves } from "../rules/control/keeper.ts";
import type { BribeFrame } from "../rules/diplomacy/bribe.ts";
import type { Term } from "../rules/diplomacy/term.ts";
import { billOf } from "../rules/economy/maintenance.ts";
import type { BattleKind, HostileAct, Side, WindowName } from "../rules/frames.ts";
import { UNIT_ORDER, type ChooseUnitsFrame } from "../rules/movement/choose-units.ts";
import { isolatedStacks } from "../rules/movement/attrition-phase.ts";
import { isEmpty } from "../rules/movement/contents.ts";
import { isLostAtSea } from "../rules/naval/fleet-attrition.ts";
import { fleetSailing } from "../rules/naval/hulls.ts";
import { fleetHit, lossNow } from "../rules/naval/naval-battle.ts";
import { shareOf, type Share } from "../rules/naval/shares.ts";
import { fleetOf } from "../rules/units/independents.ts";
import { ordersOn, type Draft, type GivenUp, type Order } from "../state/slate.ts";
import type { Force, State } from "../state/state.ts";
import { nodeOfPlace, powerOfPlace } from "../state/keys.ts";
import { eachStack, nodeOfKey, ownerOfKey, rowOf } from "../state/table.ts";
import { worksAt } from "../state/works.ts";
import { planAt, forceOf } from "./asked.ts";

/** What a question is about: the battle, the force that moves, the plan in the making, what there is to lose or spend. */
export interface About {
  /** 16.1: the event under way, and who drew it or is struck by it. */
  readonly event?: EventAbout;
  /** 17.15: the card that is played, by whom, and whom it names, or NONE; and the moment at which cards may be played. */
  readonly card?: CardAbout;
  readonly window?: WindowName;
  readonly battle?: BattleAbout;
  readonly force?: ForceAbout;
  /** Units to choose from, those chosen so far, and whose they are where several owners' are asked for (12.44). */
  readonly choice?: { readonly pool: readonly number[]; readonly chosen: readonly number[]; readonly of: Owner };
  /** 4.3: what money could turn away, and what was offered; 0 Talents before that. */
  readonly threat?: { readonly actor: Power; readonly act: HostileAct; readonly node: Node };
  readonly offer?: { readonly talents: number; readonly wish: string };
  /** 3.1: the unit that is placed now. */
  readonly unit?: Unit;
  readonly terms?: readonly Term[];
  /** 12.47: the leader who has made way for a Dictator. */
  readonly left?: Leader;
  /** 9.43: where attrition strikes, what was thrown, and what was there. */
  readonly attrition?: { readonly node: Node; readonly die: number; readonly units: readonly number[] };
  /** 11.21, 11.44: whose squadrons are asked about, of several in a fleet, and how many go down together. */
  readonly sinking?: Share;
  /** 10.52: what is still to be lost, less what was named already. */
  readonly need?: number;
  readonly purse?: Purse;
  /** 9.41, 9.44: where what one has will be lost or suffer when the turn ends, while it is one's last Activation of the turn. */
  readonly doomed?: { readonly fleets: readonly Node[]; readonly armies: readonly Node[] };
}

interface CardAbout {
  readonly card: Card;
  readonly power: Power;
  readonly target: Power;
}

/** 16.13: an event happens at once, or strikes whoever is activated next. */
interface EventAbout {
  readonly event: number;
  readonly power: Power;
  /** Whether it strikes that power, or was only drawn by it. */
  readonly isStruck: boolean;
  /** 12.71: what rises in a Slave Revolt, by sort of unit. */
  readonly slaves?: readonly number[];
}

/** A force that moves, flees or is put together. */
export interface ForceAbout extends Body {
  /** Whose it is for others, and who moves it. */
  readonly owner: Owner;
  readonly power: Power;
  readonly node: Node;
  /** 11.35: whether it is aboard in a port, not ashore. */
  readonly isAboard: boolean;
  /** -1 where it has none: a fleet, slaves, or a force that is still put together. */
  readonly mp: number;
}

/** Units, stack by stack, whose each of these is, and leaders. */
interface Body {
  readonly whose: readonly Owner[];
  readonly units: readonly (readonly number[])[];
  readonly leaders: readonly Leader[];
}

interface BattleAbout {
  readonly space: Node;
  readonly kind: BattleKind;
  readonly attacker: SideAbout;
  readonly defender: SideAbout;
  /** Whether the attacker is the force in question; and whether those who withdraw are it (10.41). */
  readonly isMover: boolean;
  readonly isLeft: boolean;
  /** 10.51: what was thrown, and how many shifts may still be used. */
  readonly dice?: readonly [number, number];
  readonly shifts?: number;
  /** 10.55: the throw that may be demanded again. */
  readonly thrown?: readonly [number, number];
}

interface SideAbout extends Body {
  /** Who decides, and whose units fight. */
  readonly power: Power;
  readonly owners: readonly Owner[];
  /** Whether they are a force that moves, or stand in the Space. */
  readonly isForce: boolean;
  /** 10.51: Battle Points as it stands, walls that are used included. */
  readonly points: number;
  /** A Town or City of the side, and its walls. */
  readonly works?: { readonly works: number; readonly walls: number };
}

/** Talents, and what is planned to be done with them. */
export interface Purse {
  /** In the treasury, less what was ordered. */
  readonly talents: number;
  readonly orders?: readonly Order[];
  readonly draft?: Draft;
  /** 6.41: what is given up, and what all else costs. */
  readonly givenUp?: readonly GivenUp[];
  readonly bill?: number;
}

export function aboutOf(state: State, frame: Frame, power: Power): About {
  const battle = underWay(state, "landBattle");
  const force = forceOf(state);
  const { terms = [] } = frame as Frame & { readonly terms?: readonly Term[] };
  const need = needOf(frame);
  const event = eventOf(state);
  const doomed = doomedOf(state, frame, power);
  return {
    ...(event && { event }),
    ...(state.cards && cardsAbout(state, frame)),
    ...(battle && { battle: battleOf(state, battle, force) }),
    ...(force && { force: forceAbout(state, force) }),
    ...(isOf(frame, "chooseUnits") && { choice: choiceOf(state, frame) }),
    ...(isOf(frame, "bribe") && threatOf(frame)),
    ...(isOf(frame, "placement") && { unit: frame.left.findIndex((n) => n > 0) }),
    ...(terms.length > 0 && { terms: [...terms] }),
    ...(isOf(frame, "dictator") && leftAbout(frame)),
    ...lossAbout(state, frame),
    ...(need !== undefined && { need }),
    ...(SPENDING.test(frame.proc) &&
      worldOf(state.config).scenario.treasury !== undefined && { purse: purseOf(state, frame, power) }),
    ...(doomed && { doomed }),
  };
}

/** 17.15: the card under way, and the window that is open. */
function cardsAbout({ frames }: State, frame: Frame): Pick<About, "card" | "window"> {
  const played = frames.findLast(({ proc }) => proc === "playCard") as CardAbout | undefined;
  return {
    ...(played && { card: { card: played.card, power: played.power, target: played.target } }),
    ...(isOf(frame, "cardWindow") && { window: frame.window }),
  };
}

/** 9.41, 9.44: fleets outside every friendly port and armies without a line, of a power that has no marker left. */
function doomedOf(state: State, { proc }: Frame, power: Power): About["doomed"] {
  if ((proc !== "activation" && proc !== "expansion") || state.cup[power] !== 0 || state.row.includes(power))
    return undefined;
  const fleets = state.table.keys
    .filter((key) => fleetOf(state, ownerOfKey(key)) === power && isLostAtSea(state, key))
    .map(nodeOfKey);
  const armies = isolatedStacks(state)
    .filter((stack) => powerOfPlace(stack) === power)
    .map(nodeOfPlace);
  return fleets.length + armies.length === 0 ? undefined : { fleets: [...new Set(fleets)], armies };
}

/** The innermost procedure that has the name of an event; a battle of it speaks for itself. */
function eventOf({ frames }: State): EventAbout | undefined {
  const frame = frames.findLast(({ proc }) => isEvent(proc));
  if (!frame || !isEvent(frame.proc) || frames.some(({ proc }) => proc === "landBattle")) return undefined;
  const { power } = frame as Frame & { readonly power: Power };
  const isRevolt = frame.proc === "slaveRevolt";
  return {
    event: EVENTS.indexOf(frame.proc),
    power,
    isStruck: isRevolt || STRIKES[frame.proc].when === "waits",
    ...(isRevolt && { slaves: UNITS.map((_, unit) => (unit === BI ? FIRST_SLAVES : 0)) }),
  };
}

const isEvent = (proc: string): proc is EventName => EVENTS.includes(proc as EventName);

const SPENDING =
  /^(activation|maintenance|manpower|recruitment|construction|hireMercenaries|siegeBid|deal|bribe|stabilityCheck)$/;

const threatOf = ({ actor, act, node, n, wish }: BribeFrame): Pick<About, "threat" | "offer"> => ({
  threat: { actor, act, node },
  ...(n > 0 && { offer: { talents: n, wish } }),
});

/** What there is, and what was chosen of it so far. */
function choiceOf(state: State, { pool, taken }: ChooseUnitsFrame): NonNullable<About["choice"]> {
  const chosen: number[] = pool.map(() => 0);
  taken.forEach((n, i) => (chosen[UNIT_ORDER[i]!] = n));
  const frame = underWay(state, "chooseForce");
  const owners = frame?.fleet === true ? frame.fleets : frame?.owners;
  return { pool: [...pool], chosen, of: frame && owners && owners.length > 1 ? owners[frame.at - 1]! : NONE };
}

const leftAbout = ({ left }: DictatorFrame): Pick<About, "left"> => (left === undefined ? {} : { left });

/** 9.43, 11.21, 11.44: what losses are about that no battle on land tells. */
function lossAbout(state: State, frame: Frame): Pick<About, "attrition" | "sinking"> {
  if (isOf(frame, "attrition")) return { attrition: { node: frame.node, die: frame.die, units: [...frame.counts] } };
  if (isOf(frame, "seaEntry") && frame.step === "storm")
    return { sinking: shareOf(state, fleetSailing(state, frame.force), frame, frame.gale!) };
  if (!isOf(frame, "navalBattle") || frame.step !== "sink") return {};
  return { sinking: shareOf(state, fleetHit(state, frame), frame, lossNow(frame)) };
}

function needOf(frame: Frame): number | undefined {
  const { need, lines = [], taken = [], at = 0, dues = [] } = frame as Frame & Partial<Losing>;
  if (need === undefined) return undefined;
  // R448: of several who decide each hears what he owes himself.
  const part = dues.findIndex(({ to }) => at < to);
  const from = dues[part - 1]?.to ?? 0;
  const given = taken.reduce((sum, n, i) => (i < from ? sum : sum + n * (lines[i]?.absorbs ?? 0)), 0);
  return (dues[part]?.points ?? need) - given;
}

interface Losing {
  readonly need: number;
  readonly lines: readonly LossLine[];
  readonly taken: readonly number[];
  readonly at: number;
  readonly dues: readonly Due[];
}

const bodyOf = ({ rows, leaders }: Force): Body => ({
  whose: rows.map(({ owner }) => owner),
  units: rows.map(({ counts }) => counts.slice()),
  leaders: leaders.slice(),
});

function forceAbout(state: State, force: Force): ForceAbout {
  const owner = faceOfForce(state, force);
  const isReady = !underWay(state, "chooseForce") && !isSlaves(owner);
  const { node, aboard, power } = force;
  const isAboard = aboard && node < worldOf(state.config).map.spaces;
  return { owner, power, node, isAboard, mp: isReady ? force.mp : NONE, ...bodyOf(force) };
}

/** Who fights whom, what each side has, and the dice. */
function battleOf(state: State, battle: LandBattleFrame, mover: Force | undefined): BattleAbout {
  const { space, kind, dice, net, used, step } = battle;
  const isShifting = step === "raise" || step === "lower";
  const asking = state.frames.at(-1)!;
  return {
    space,
    kind,
    attacker: sideAbout(state, battle, 0),
    defender: sideAbout(state, battle, 1),
    isMover: state.forces[battle.attacker.force] === mover,
    isLeft: isWithdrawing(state),
    ...(isShifting && { dice: [dice[0], dice[1]], shifts: Math.abs(net) - (step === "lower" ? used : 0) }),
    ...(isOf(asking, "reroll") && { thrown: [...asking.dice] }),
  };
}

function sideAbout(state: State, battle: LandBattleFrame, i: 0 | 1): SideAbout {
  const side = i === 0 ? battle.attacker : battle.defender;
  const works = worksAt(state, battle.space);
  return {
    power: side.power,
    owners: ownersOf(state, side),
    isForce: Boolean(state.forces[side.force]),
    points: pointsIn(state, battle, i),
    ...fightersOf(state, battle.space, side),
    ...(works && side.owners.includes(works.owner) && { works: { works: works.works, walls: works.walls } }),
  };
}

function fightersOf(state: State, space: Node, side: Side): Body {
  const force = state.forces[side.force];
  if (force) return bodyOf(force);
  const units: number[][] = [];
  const whose: Owner[] = [];
  eachStack(state, space, (key) => {
    if (!side.owners.includes(ownerOfKey(key))) return;
    units.push(ashore(rowOf(state, key)));
    whose.push(ownerOfKey(key));
  });
  return { units, whose, leaders: leadersOn(state, space, side) };
}

/** 11.47: squadrons have no part in a land battle. */
const ashore = (row: readonly number[]): number[] => row.map((n, unit) => (unit === GS ? 0 : n));

function isWithdrawing(state: State): boolean {
  const body = state.forces[underWay(state, "withdrawal")?.body ?? NONE];
  return body !== undefined && body !== null && !isEmpty(body);
}

function purseOf(state: State, frame: Frame, power: Power): Purse {
  const plan = planAt(state, frame, power);
  const givenUp = frame.proc === "maintenance" ? ordersOn(state.powers[power]!, "maintenance") : undefined;
  return {
    talents: plan?.talents ?? state.powers[power]!.treasury,
    ...(plan && plan.done.length > 0 && { orders: [...plan.done] }),
    ...(plan?.draft && { draft: plan.draft }),
    ...(givenUp && { givenUp: [...givenUp], bill: billOf(state, power, givenUp) }),
  };
}
