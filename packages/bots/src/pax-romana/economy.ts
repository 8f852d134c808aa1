import {
  CITY,
  GARR,
  GS,
  HI,
  isFinished,
  isFullTown,
  LG,
  LI,
  MHI,
  NONE,
  nodeOfKey,
  ordersOn,
  ownerOfKey,
  POWERS,
  SETTLERS,
  TOWN,
  underWay,
  unitsPrice,
  worksAt,
  type Draft,
  type Node,
  type OrderKind,
  type Province,
  type Unit,
  type View,
  type Parts,
} from "@ara/pax-romana";
import { leadersOf, rowAt } from "./board.ts";
import { bestOf, projectWorth } from "./building.ts";
import type { Outlook } from "./outlook.ts";
import { programOf, type Chances, type Program } from "./program.ts";
import { about, inFrame, type Questions, type Worth } from "./question.ts";
import { fieldOfUnit, guardFor } from "./troops.ts";

/** 6.41: squadrons that are worth their keep. */
const FLEET = 1;

const ordersOf = ({ view, power }: Outlook): readonly Draft[] => ordersOn(view.powers[power]!, "manpower");

/** The order in the making: on the slate in the Manpower Phase, in the frame of a Recruitment. */
function draftOf(view: View, outlook: Outlook): Draft | undefined {
  const last = underWay(view, "recruitment")?.draft ?? ordersOf(outlook).at(-1);
  return last && !isFinished(last) ? last : undefined;
}

/** What finished orders will cost. */
const spoken = (outlook: Outlook): number =>
  ordersOf(outlook).reduce((sum, one) => sum + (isFinished(one) ? unitsPrice(outlook.view, one) : 0), 0);

/** 15.43: what must be to spare for an objective. */
const OBJECTIVE = 3;

/** 7.12: what could be built in this turn; what is ordered for a Town counts as there. */
const chances = (outlook: Outlook): Chances =>
  outlook.once("chances", () => {
    let [ready, future] = [0, 0];
    const { works } = outlook.view;
    for (let node = 0; node < works.length; node++) {
      if (works[node] === 0 || !isFullTown(outlook.view, outlook.power, node)) continue;
      if (isFutureCity(outlook, node)) future++;
      else if (hasSettler(outlook, node)) ready++;
    }
    return { ready, future, sites: outlook.sites };
  });

/** What is built in this turn, with the Minor Moves and Talents that are there for it. */
const program = (outlook: Outlook): Program =>
  outlook.once("program", () => {
    const { cost, works } = outlook.world.data.units;
    const prices = { town: works[TOWN]!.cost, city: works[CITY]!.cost, settler: cost[HI]! };
    return programOf(chances(outlook), prices, 2 * markersToCome(outlook), spare(outlook));
  });

/** Markers of this turn that are still to be used. */
const markersToCome = (outlook: Outlook): number =>
  outlook.view.phase === "E" ? outlook.world.measures.activations : outlook.markersLeft;

/** Talents that markers and bad times leave. */
function spare(outlook: Outlook): number {
  const { view, power } = outlook;
  const markers = view.phase === "E" ? markersToCome(outlook) * view.powers[power]!.markerCost : 0;
  return outlook.treasury - spoken(outlook) - Math.max(markers, outlook.reserve);
}

/** Whether a hostile army that can move stands in the own Home, and too few are there or ordered to throw it out. */
const isInvaded = (outlook: Outlook): boolean =>
  outlook.once("invaded", () => {
    const { peril, own, power, world } = outlook;
    const { bp } = world.data.units;
    let lacking = 0;
    for (let node = 0; node < world.map.spaces; node++)
      if (world.map.homeAt[node] === power) lacking += outlook.weights.superiority * peril[node]! - own[node]!;
    return lacking > bp[LG]! * orderedOf(outlook, LG) + bp[HI]! * orderedOf(outlook, HI);
  });

/** Talents for new units: what markers, bad times and walls leave. */
function budget(outlook: Outlook): number {
  const inDanger =
    isInvaded(outlook) ||
    outlook.world.map.capitalsOf[outlook.power]!.some((node) => guardFor(outlook, node) > outlook.own[node]!);
  return spare(outlook) - (inDanger ? 0 : program(outlook).cost * outlook.levy.walls);
}

/** Units of a sort that were ordered. */
const orderedOf = (outlook: Outlook, sort: Unit): number =>
  ordersOf(outlook).reduce(
    (sum, order) => sum + (order.kind === "raise" && order.unit === sort ? (order.n ?? 0) : 0),
    0,
  );

/** 14.21: heavy infantry beyond the Cities costs Stability; a stable power can bear some. */
function wantsHeavies(outlook: Outlook): boolean {
  const { stability } = outlook.view.powers[outlook.power]!;
  if (isInvaded(outlook)) return true;
  const heavies = outlook.heavies + orderedOf(outlook, LG) + orderedOf(outlook, HI);
  return heavies < Math.max(outlook.weights.heavies, outlook.cities + Math.max(0, stability)) + outlook.levy.heavies;
}

const wantsLights = (outlook: Outlook): boolean =>
  outlook.lights + orderedOf(outlook, LI) + outlook.garrisons / 2 < outlook.weights.lights + outlook.levy.lights;

/** What is raised first: settlers, whoever throws an invader out, light infantry to spread out, heavy infantry to fight. */
const SETTLER = 40;
const RESCUER = 30;
const LIGHT = 20;
const HEAVY = 10;

/** What a unit of a sort is worth in a Space; 0 or less where it should not be raised. */
function recruitWorth(outlook: Outlook, unit: Unit, node: Node): number {
  const isHeavy = unit === LG || unit === HI;
  if (isHeavy && program(outlook).settlers > 0 && isFutureCity(outlook, node))
    return SETTLER + placeWorth(outlook, node);
  if (budget(outlook) < outlook.world.data.units.cost[unit]!) return 0;
  if (isHeavy && isInvaded(outlook) && outlook.world.map.homeAt[node] === outlook.power)
    return RESCUER + placeWorth(outlook, node);
  if (unit === LI && wantsLights(outlook)) return LIGHT + placeWorth(outlook, node);
  return isHeavy && wantsHeavies(outlook) ? HEAVY + placeWorth(outlook, node) : 0;
}

/** The sorts that can be raised in a Space. */
const sortsAt = ({ world, power, holder }: Outlook, node: Node): readonly Unit[] => {
  if (holder[node] !== power && holder[node] !== NONE) return [];
  const raised = world.data.units.raised[node * POWERS.length + power]!;
  return [...SETTLERS, LI].filter((unit) => (raised & (1 << unit)) !== 0);
};

/** The best that can be raised in a province, of a sort or of any. */
const recruitIn = (outlook: Outlook, province: Province, unit?: Unit): number =>
  outlook.once(`recruit ${province} ${unit}`, () => {
    let best = 0;
    for (const node of outlook.world.map.spacesOf[province]!)
      for (const sort of sortsAt(outlook, node))
        if (unit === undefined || sort === unit) best = Math.max(best, recruitWorth(outlook, sort, node));
    return best;
  });

/** The best that can be raised at all. */
const bestRecruit = (outlook: Outlook): number =>
  outlook.once("recruit", () => {
    const { control } = outlook.view;
    let best = 0;
    for (let province = 0; province < control.length; province++)
      if (control[province] === outlook.power) best = Math.max(best, recruitIn(outlook, province));
    return best;
  });

/** Where new units are wanted: with leaders and armies, in capitals that are threatened, near to what can be had. */
function placeWorth(outlook: Outlook, node: Node): number {
  const { view, power, own, world } = outlook;
  const leaders = leadersOf(view, node, power).length;
  const lacks = Math.max(0, guardFor(outlook, node) - own[node]!);
  const rescue =
    isInvaded(outlook) && world.map.homeAt[node] === power
      ? outlook.weights.rescue + Math.min(1, outlook.threat(node) / 8)
      : 0;
  return (
    rescue +
    0.5 * leaders +
    Math.min(1, own[node]! / 10) +
    Math.min(2, lacks / 2) +
    fieldOfUnit(outlook, LI).ashore[node]!
  );
}

/** 7.12: a full Town in which no heavy infantry stands yet, though some could be raised there. */
function isFutureCity(outlook: Outlook, node: Node): boolean {
  const { view, power, world } = outlook;
  if (!isFullTown(view, power, node) || view.control[world.map.province[node]!] !== power) return false;
  const raised = world.data.units.raised[node * POWERS.length + power]!;
  return SETTLERS.some((unit) => (raised & (1 << unit)) !== 0) && !hasSettler(outlook, node);
}

/** 7.12: whether heavy infantry stands in a Space or is ordered for it. */
function hasSettler(outlook: Outlook, node: Node): boolean {
  if (ordersOf(outlook).some((order) => order.kind === "raise" && isFinished(order) && order.node === node))
    return true;
  const row = rowAt(outlook.view, node, (owner) => owner === outlook.power);
  return SETTLERS.some((unit) => row[unit]! > 0);
}

const newUnits = about(["at"], (_view, { node }, outlook) => placeWorth(outlook, node));

const provinceWorthFor = (outlook: Outlook, province: Province): number =>
  outlook.world.map.spacesOf[province]!.reduce((best, node) => Math.max(best, placeWorth(outlook, node)), 0);

/** Orders of one kind that are given in a turn at the most. */
const MOST_ROUNDS = 10;

function kindWorth(outlook: Outlook, kind: string): number {
  const left = budget(outlook);
  if (kind === "raise") return bestRecruit(outlook) > 0 && rounds(outlook, "raise") < MOST_ROUNDS ? 3 : -1;
  if (kind === "rebuild") return left >= 1 ? 4 : -1;
  if (kind === "breakDown") return wantsGarrisons(outlook) ? 5 : -1;
  if (kind === "galleys") return outlook.squadrons === 0 && left >= 6 && rounds(outlook, "galleys") === 0 ? 2 : -1;
  if (kind === "objective") return left >= OBJECTIVE && !outlook.isLastTurn ? 3.5 : -1;
  if (kind === "hire") return left >= 6 && rounds(outlook, "hire") === 0 && outlook.heavies < 8 ? 1 : -1;
  return -1;
}

const rounds = (outlook: Outlook, kind: OrderKind): number =>
  ordersOf(outlook).reduce((sum, order) => sum + Number(order.kind === kind), 0);

/** 12.14: light infantry that stands with others becomes garrisons, while few are there. */
function wantsGarrisons(outlook: Outlook): boolean {
  if (rounds(outlook, "breakDown") >= 2 || outlook.garrisons >= 6) return false;
  return breakable(outlook) > 0;
}

const breakable = (outlook: Outlook): number =>
  outlook.view.table.keys.reduce((best, key) => {
    return ownerOfKey(key) === outlook.power ? Math.max(best, breakWorth(outlook, nodeOfKey(key))) : best;
  }, 0);

/** What breaking down in a Space is worth: where light infantry stands with an army and a leader, best of all. */
function breakWorth(outlook: Outlook, node: Node): number {
  const { view, power, world } = outlook;
  const isOrdered = ordersOf(outlook).some((order) => order.kind === "breakDown" && order.node === node);
  if (node >= world.map.spaces || isOrdered) return 0;
  const row = rowAt(view, node, (owner) => owner === power);
  const heavy = outlook.lights === 0 && outlook.heavies > 3 && row[LG]! + row[HI]! > 1;
  if ((row[LI] === 0 && !heavy) || row[GARR]! > 1) return 0;
  return 1 + leadersOf(view, node, power).length + Math.min(2, fieldOfUnit(outlook, GARR).ashore[node]!);
}

const order: Worth = (view, action, outlook) => {
  if (action.type === "lock" || action.type === "done") return 0;
  if (action.type === "undoOrder") return -100;
  const draft = draftOf(view, outlook);
  if (!draft) return kindWorth(outlook, action.kind ?? "");
  if (draft.kind === "breakDown") return breakDownOrder(outlook, action);
  if (action.n !== undefined) return numberWorth(outlook, draft, action.n);
  if (draft.kind === "raise") {
    if (action.province !== undefined) return recruitIn(outlook, action.province);
    if (action.unit !== undefined) return recruitIn(outlook, draft.province!, action.unit);
    return action.node === undefined ? 0 : recruitWorth(outlook, draft.unit!, action.node);
  }
  if (action.province !== undefined) return provinceWorthFor(outlook, action.province);
  return action.node === undefined ? 0 : placeWorth(outlook, action.node);
};

function breakDownOrder(outlook: Outlook, { node, unit, n }: Parts): number {
  if (n !== undefined) return -Math.abs(n - 1);
  if (unit !== undefined) return unit === LI ? 1 : 0;
  return node === undefined ? 0 : breakWorth(outlook, node);
}

/** As many as the budget allows; of the dear sorts only some at once. */
function numberWorth(outlook: Outlook, draft: Draft, n: number): number {
  const { cost } = outlook.world.data.units;
  const unit = draft.kind === "raise" ? draft.unit! : draft.kind === "galleys" ? GS : MHI;
  if (draft.kind === "raise" && isFutureCity(outlook, draft.node!)) return -Math.abs(n - 1);
  const most = Math.max(1, Math.min(unit === LI ? 3 : 2, Math.floor(budget(outlook) / Math.max(1, cost[unit]!))));
  return -Math.abs(n - most);
}

/** 6.41: squadrons beyond a small fleet are given up, and whatever cannot be paid for. */
const maintain = about(["giveUp", "take", "undoOrder", "lock"], (view, action, outlook) => {
  if (action.type === "undoOrder") return -100;
  const orders = ordersOn(view.powers[outlook.power]!, "maintenance");
  const given = orders.reduce((sum, { unit, n = 0 }) => sum + (unit === GS ? n : 0), 0);
  const surplus = outlook.squadrons - given - FLEET;
  if (action.type === "take") return -Math.abs(action.n - Math.max(1, surplus));
  if (action.type === "lock") return surplus > 0 ? 0 : 10;
  if (action.unit !== GS) return -1 + (outlook.foe[action.node]! > 0 ? -1 : 0);
  return surplus > 0 || outlook.treasury < 4 ? 5 - Number(isHomePort(view, action.node, outlook)) : -0.5;
});

const isHomePort = (_view: View, node: Node, { world, power }: Outlook): boolean => world.map.homeAt[node] === power;

const buildWhat = about(["build"], (_view, { kind }, outlook) => bestOf(outlook, kind));
const buildWhere = about(["at"], (view, { node }, outlook) =>
  projectWorth(outlook, inFrame(view, "construction").kind, node),
);

/** Militia helps where the enemy is; it costs Stability. */
const levy: Worth = (view, action, outlook) => {
  const isNeeded = outlook.world.map.capitalsOf[outlook.power]!.some(
    (node) => outlook.threat(node) > outlook.own[node]!,
  );
  return (action.yes === true) === (isNeeded && view.powers[outlook.power]!.stability > 0) ? 1 : 0;
};

/** 7.51: a City, and need, are worth that the army may be stopped by it. */
const sack: Worth = (view, action, outlook) => {
  const { force, space } = inFrame(view, "sack");
  const mp = view.forces[force]?.mp ?? 0;
  const isPoor = outlook.treasury < 6 || worksAt(view, space)?.works === CITY;
  return (action.yes === true) === (isPoor || mp <= 1) ? 1 : 0;
};

const guardPlace = about(
  ["levyAt"],
  (_view, { node }, outlook) => guardFor(outlook, node) - outlook.own[node]! + placeWorth(outlook, node) / 4,
);

/** More than any province is worth: one lot of mercenaries is enough. */
const ENOUGH = 1000;

/** Chapters 6, 7, 12: Talents, units and walls. */
export const economyQuestions: Questions = {
  "income.toll": (_view, action) => (action.yes === true ? 1 : 0),
  "attrition.toll": (_view, action) => (action.yes === true ? 1 : 0),
  "maintenance.plan": maintain,
  "manpower.plan": order,
  "recruitment.orders": order,
  "recruitment.which": (_view, action) => (action.kind === "land" ? 2 : action.type === "done" ? 1 : 0),
  "recruitment.legions": newUnits,
  "construction.what": buildWhat,
  "construction.where": buildWhere,
  "construction.with": (_view, { unit }) => (unit === HI ? 1 : 0),
  "hire.province": (_view, { province }, outlook) =>
    province === undefined ? ENOUGH : provinceWorthFor(outlook, province),
  "hire.where": newUnits,
  "hire.number": about(["take"], (_view, { n }) => -n),
  militia: levy,
  "militia.place": guardPlace,
  sack: sack,
};
