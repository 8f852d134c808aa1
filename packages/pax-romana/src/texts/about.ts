import { worldOf } from "../config.ts";
import { GS, NONE, type Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { underWay } from "../question.ts";
import { ownersOf, type LandBattleFrame } from "../rules/battle/battle.ts";
import type { LossLine } from "../rules/battle/distribution.ts";
import type { RerollFrame } from "../rules/battle/reroll.ts";
import { leadersOn } from "../rules/battle/sides.ts";
import { faceOfForce } from "../rules/control/face.ts";
import { isSlaves } from "../rules/control/keeper.ts";
import type { BribeFrame } from "../rules/diplomacy/bribe.ts";
import type { Term } from "../rules/diplomacy/term.ts";
import { billOf } from "../rules/economy/maintenance.ts";
import type { ManpowerFrame } from "../rules/economy/manpower.ts";
import { nextPart as nextPartOf, ORDER_PARTS, partOf, planOf } from "../rules/economy/orders.ts";
import type { OrderPart, Plan } from "../rules/economy/plan.ts";
import type { RecruitmentFrame } from "../rules/economy/recruitment.ts";
import type { ProcName, Side } from "../rules/frames.ts";
import { isEmpty } from "../rules/movement/contents.ts";
import { UNIT_ORDER, type ChooseUnitsFrame } from "../rules/movement/choose-units.ts";
import { ordersOn, type Draft } from "../state/desk.ts";
import type { PlacementFrame } from "../rules/sequence/placement.ts";
import type { Force, State } from "../state/state.ts";
import { eachStack, ownerOfKey, rowOf } from "../state/table.ts";
import { worksAt } from "../state/works.ts";
import type { Texts } from "./en.ts";
import { namesIn, sentence, type Names } from "./names.ts";
import type { Said } from "./said.ts";

/** What a question is about: the battle, the force that moves, the plan in the making, what there is to lose or spend. */
export function aboutOf(texts: Texts, state: State, frame: Frame, power: Power): string[] {
  const names = namesIn(texts.words, state.config);
  const lines: string[] = [];
  const battle = underWay(state, "landBattle");
  const force = forceOf(state);
  if (battle) lines.push(...battleLines(texts, names, state, battle, force));
  if (force) lines.push(forceText(texts, names, state, force, !underWay(state, "chooseForce")));
  if (isChoosing(frame)) lines.push(...choiceLines(texts, names, frame, chosenOf(names, state)));
  if (isBribe(frame)) lines.push(threatText(texts, names, frame), ...offerText(texts, names, frame));
  if (isPlacement(frame)) lines.push(texts.context.unit({ unit: names.unit(frame.left.findIndex((n) => n > 0)) }));
  const { terms = [] } = frame as Frame & { readonly terms?: readonly Term[] };
  if (terms.length > 0) lines.push(names.terms(terms));
  const need = needOf(frame);
  if (need !== undefined) lines.push(texts.context.need({ need }));
  if (SPENDING.test(frame.proc) && worldOf(state.config).scenario.treasury)
    lines.push(...purseLines(texts, names, state, frame, power));
  return lines.map(sentence);
}

const isChoosing = (frame: Frame): frame is ChooseUnitsFrame => frame.proc === "chooseUnits";

const isBribe = (frame: Frame): frame is BribeFrame => frame.proc === "bribe";

const isPlacement = (frame: Frame): frame is PlacementFrame => frame.proc === "placement";

/** 4.3: what the money could turn away. */
const threatText = ({ context }: Texts, names: Names, { actor, act, node }: BribeFrame): string =>
  context.threat[act]({ who: names.who(actor), node: names.node(node) });

/** 4.3: what lies on the table, once it was offered. */
const offerText = ({ context }: Texts, names: Names, { n, wish }: BribeFrame): string[] =>
  n === 0 ? [] : [context.offered({ talents: names.talents(n), wish })];

/** What there is, and what was chosen of it so far. */
function choiceLines({ context }: Texts, names: Names, { pool, taken }: ChooseUnitsFrame, of: string): string[] {
  const chosen: number[] = pool.map(() => 0);
  taken.forEach((n, i) => (chosen[UNIT_ORDER[i]!] = n));
  return [
    context.pool({ units: names.units(pool), of }),
    ...(chosen.some((n) => n > 0) ? [context.chosen({ units: names.units(chosen) })] : []),
  ];
}

/** 12.44: whose units are asked for, where those of several owners may move together. */
function chosenOf(names: Names, state: State): string {
  const frame = underWay(state, "chooseForce");
  const owners = frame?.fleet === true ? frame.fleets : frame?.owners;
  return frame && owners && owners.length > 1 ? names.of(owners[frame.at - 1]!) : "";
}

/** 10.52: what is still to be lost, less what was named already. */
function needOf(frame: Frame): number | undefined {
  const { need, lines = [], taken = [] } = frame as Frame & Partial<Losing>;
  return need === undefined ? undefined : taken.reduce((left, n, i) => left - n * (lines[i]?.absorbs ?? 0), need);
}

interface Losing {
  readonly need: number;
  readonly lines: readonly LossLine[];
  readonly taken: readonly number[];
}

const SPENDING =
  /^(activation|maintenance|manpower|recruitment|construction|hireMercenaries|siegeBid|deal|bribe|stabilityCheck)$/;

/** Who fights whom, what the defender has, and an attacker who is not the force that moves (10.33). */
function battleLines({ context }: Texts, names: Names, state: State, battle: LandBattleFrame, mover?: Force): string[] {
  const [attacker, defender] = [battle.attacker, battle.defender].map((side) => sideName(names, state, side));
  const node = names.node(battle.space);
  const body = state.forces[battle.attacker.force];
  return [
    context.battle({ node, attacker: attacker!, defender: defender! }),
    ...(body && body !== mover ? [context.attack({ units: unitsText(names, body) })] : []),
    // 10.41: those who withdraw are the force in question.
    ...(isWithdrawing(state) ? [] : [context.defence({ units: defenceOf(names, state, battle) })]),
    ...(battle.step === "raise" || battle.step === "lower" ? [diceText(context, battle)] : []),
    ...thrownText(context, state),
  ];
}

/** 10.51: what was thrown, and how many shifts may still be used. */
function diceText(context: Texts["context"], { dice: [attacker, defender], net, used, step }: LandBattleFrame): string {
  return context.dice({ attacker, defender, shifts: Math.abs(net) - (step === "lower" ? used : 0) });
}

/** 10.55: the throw that may be demanded again. */
function thrownText(context: Texts["context"], state: State): string[] {
  const frame = state.frames.at(-1);
  if (frame?.proc !== "reroll") return [];
  const [attacker, defender] = (frame as RerollFrame).dice;
  return [context.thrown({ attacker, defender })];
}

/** Whoever fights there, not only the power that decides for them. */
function sideName(names: Names, state: State, side: Side): string {
  const owners = ownersOf(state, side);
  return owners.length > 0 ? names.all(owners) : names.who(side.power);
}

function defenceOf(names: Names, state: State, { space, defender }: LandBattleFrame): string {
  const parts: string[] = [];
  const force = state.forces[defender.force];
  if (force) parts.push(unitsText(names, force));
  else
    eachStack(state, space, (key) => {
      if (defender.owners.includes(ownerOfKey(key))) parts.push(names.units(ashore(rowOf(state, key))));
    });
  if (!force) parts.push(...leadersOn(state, space, defender).map(names.leader));
  const works = worksAt(state, space);
  if (works && defender.owners.includes(works.owner)) parts.push(`${names.words.works[works.works]!} (${works.walls})`);
  return parts.join(", ") || names.words.nothing;
}

/** 11.47: squadrons have no part in a land battle. */
const ashore = (row: readonly number[]): number[] => row.map((n, unit) => (unit === GS ? 0 : n));

function unitsText(names: Names, { rows, leaders }: Force): string {
  const units = rows.map(({ counts }) => names.units(counts));
  return [...units, ...(leaders.length > 0 ? [names.leaders(leaders)] : [])].join(", ") || names.words.nothing;
}

/** A force that is still put together has no Movement Points yet; slaves have none at all (12.71). */
function forceText({ context }: Texts, names: Names, state: State, force: Force, isReady: boolean): string {
  const { node, mp } = force;
  const owner = faceOfForce(state, force);
  const of = names.of(owner);
  return context.force({
    of,
    node: names.node(node),
    units: unitsText(names, force),
    mp: isReady && !isSlaves(owner) ? mp : -1,
  });
}

/** The force the innermost procedure is about: one that moves, or those who withdraw (10.41) or retreat (10.9). */
export function forceOf(state: State): Force | undefined {
  for (const frame of state.frames.toReversed()) {
    const { force, body = NONE } = frame as Frame & { readonly force?: unknown; readonly body?: number };
    const fleeing = FLEEING.has(frame.proc) ? state.forces[body] : undefined;
    if (fleeing && !isEmpty(fleeing)) return fleeing;
    if (typeof force === "number") return state.forces[force] ?? undefined;
  }
  return undefined;
}

const FLEEING: ReadonlySet<ProcName> = new Set<ProcName>(["withdrawal", "retreat"]);

function isWithdrawing(state: State): boolean {
  const body = state.forces[underWay(state, "withdrawal")?.body ?? NONE];
  return body !== undefined && body !== null && !isEmpty(body);
}

/** What was ordered, what it leaves in the treasury, or what is to be paid. */
function purseLines(texts: Texts, names: Names, state: State, frame: Frame, power: Power): string[] {
  const { context } = texts;
  const plan = planAt(state, frame, power);
  const said = (order: Draft): string => orderText(texts, names, order);
  return [
    ...(plan && plan.done.length > 0 ? [context.plan({ orders: plan.done.map(said).join("; ") })] : []),
    ...(plan?.draft ? [context.draft({ order: said(plan.draft) })] : []),
    ...(frame.proc === "maintenance" ? maintenanceLines(texts, names, state, power) : []),
    context.treasury({ talents: names.talents(plan?.talents ?? state.powers[power]!.treasury) }),
  ];
}

/** 6.41: what is given up, and what all else costs. */
function maintenanceLines({ context }: Texts, names: Names, state: State, power: Power): string[] {
  const orders = ordersOn(state.powers[power]!, "maintenance");
  const said = orders.map(({ node, unit, n }) =>
    [names.node(node), n === undefined ? names.unit(unit) : names.count(n, unit)].join(", "),
  );
  return [
    ...(said.length > 0 ? [context.plan({ orders: said.join("; ") })] : []),
    context.bill({ talents: names.talents(billOf(state, power, orders)) }),
  ];
}

/** The plan of a Manpower Phase or a Recruitment; its last order may be unfinished. */
export function planAt(state: State, frame: Frame, power: Power): Plan | undefined {
  if (frame.proc === "manpower") {
    const { musters } = frame as ManpowerFrame;
    return planOf(state, power, musters[power]!, [], ordersOn(state.powers[power]!, "manpower"));
  }
  if (frame.proc !== "recruitment" || frame.step !== "orders") return undefined;
  const { muster, draft } = frame as RecruitmentFrame;
  return planOf(state, power, muster, [], draft ? [draft] : []);
}

/** "Raise troops: Italia, legion, Roma, ×2". */
function orderText({ labels }: Texts, names: Names, draft: Draft): string {
  const say = { province: names.province, unit: names.unit, node: names.node, n: (n: number) => `×${n}` };
  const parts: readonly OrderPart[] = ORDER_PARTS[draft.kind];
  const said = parts.flatMap((part) => {
    const value = partOf(draft, part);
    return value === undefined ? [] : [say[part](value)];
  });
  const title = labels.order({ kind: draft.kind } as Said);
  return said.length === 0 ? title : `${title}: ${said.join(", ")}`;
}

/** What the order in the making must name next. */
export function nextPart(state: State, frame: Frame, power: Power): keyof Texts["context"]["ask"] | undefined {
  const draft = planAt(state, frame, power)?.draft;
  if (!draft) return undefined;
  const part = draft.kind === "rebuild" ? "unit" : nextPartOf(draft);
  return part === "n" ? "number" : part;
}
