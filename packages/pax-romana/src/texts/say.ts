import { sayRefusal, type Catalogue, type Refusal } from "@ara/kernel";
import type { Action } from "../action.ts";
import type { Config } from "../config.ts";
import { OWNERS, type Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import type { Event } from "../event.ts";
import { questionOf, underWay } from "../question.ts";
import type { Side } from "../rules/frames.ts";
import { priceOf, reserveFor } from "../rules/movement/steps.ts";
import type { Force, Outcome, State } from "../state/state.ts";
import type { Texts } from "./en.ts";
import { namesIn, sentence, type Names } from "./names.ts";
import type { Said } from "./said.ts";

/** A question as it is put to somebody. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly rule: string;
  /** What it is about, line by line. */
  readonly about: readonly string[];
}

export function sayQuestionIn(texts: Texts, state: State, power: Power): Question | undefined {
  const open = questionOf(state);
  if (!open) return undefined;
  const { key, rule, frame } = open;
  const prompts: Readonly<Record<string, string>> = texts.prompts;
  return { key, text: prompts[key] ?? key, rule, about: aboutOf(texts, state, frame, power) };
}

/** The force that moves, the battle that is fought, what is still to lose, what there is to spend. */
function aboutOf(texts: Texts, state: State, frame: Frame, power: Power): string[] {
  const names = namesIn(texts.words, state.config);
  const lines: string[] = [];
  const battle = underWay(state, "landBattle");
  if (battle) {
    const [attacker, defender] = [battle.attacker, battle.defender].map((side) => sideName(names, side));
    lines.push(texts.context.battle({ node: names.node(battle.space), attacker: attacker!, defender: defender! }));
  }
  const force = forceOf(state);
  if (force) lines.push(forceText(texts, names, force));
  const { need } = frame as Frame & { readonly need?: number };
  if (need !== undefined) lines.push(texts.context.need({ need }));
  if (SPENDING.test(frame.proc)) {
    lines.push(texts.context.treasury({ talents: names.talents(state.powers[power]!.treasury) }));
  }
  return lines.map(sentence);
}

const SPENDING =
  /^(activation|maintenance|manpower|recruitment|construction|hireMercenaries|siegeBid|deal|bribe|stabilityCheck)$/;

/** Whoever stands there, not only who decides for it. */
const sideName = (names: Names, { power, owners }: Side): string =>
  owners.length > 0 ? names.all(owners) : names.who(power);

function forceText(texts: Texts, names: Names, { power, rows, leaders, node, mp }: Force): string {
  const units = rows.map(({ counts }) => names.units(counts)).join(", ");
  const led = leaders.length > 0 ? `${units}, ${names.leaders(leaders)}` : units;
  return texts.context.force({ of: names.of(rows[0]?.owner ?? power), node: names.node(node), units: led, mp });
}

/** The force the innermost procedure is about. */
function forceOf(state: State): Force | undefined {
  const frame = state.frames.findLast((one) => typeof (one as { force?: unknown }).force === "number");
  return state.forces[(frame as { force?: number } | undefined)?.force ?? -1] ?? undefined;
}

/** An option as a person reads it. */
export function sayActionIn(texts: Texts, state: State, power: Power, action: Action): string {
  const open = questionOf(state);
  const said = saidOf(texts, state, power, action);
  const labels: Readonly<Record<string, (parts: Said) => string>> = texts.labels;
  const label = labels[`${open?.key}/${action.do}`] ?? labels[action.do];
  const text = label ? label(said) : action.do;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function saidOf(texts: Texts, state: State, power: Power, action: Action): Said {
  const names = namesIn(texts.words, state.config);
  const { node, unit, leader, province, n = 0, yes = false } = action;
  const owner = action.do === "major" ? OWNERS.indexOf(action.kind as never) : (action.owner ?? action.power);
  return {
    node: node === undefined ? "" : names.node(node),
    unit: unit === undefined ? "" : names.unit(unit),
    leader: leader === undefined ? "" : names.leader(leader),
    who: owner === undefined ? "" : names.who(owner),
    to: owner === undefined ? "" : names.to(owner),
    of: owner === undefined ? "" : names.of(owner),
    province: province === undefined ? "" : names.province(province),
    n,
    count: unit === undefined ? `${n}` : names.count(n, unit),
    talents: names.talents(action.do === "pay" ? state.powers[power]!.markerCost : n),
    kind: kindOf(texts, action),
    yes,
    ...priceTag(state, action),
  };
}

function kindOf({ words }: Texts, { do: verb, kind = "" }: Action): string {
  if (verb === "operation") return words.operations[kind] ?? kind;
  return verb === "show" || verb === "discardObjective" ? words.objective(kind) : kind;
}

/** 9.21: what a step over land costs, the attack included. */
function priceTag(state: State, { do: verb, node }: Action): Pick<Said, "mp" | "attack"> {
  const frame = state.frames.at(-1);
  const force = forceOf(state);
  if (verb !== "step" || frame?.proc !== "landMove" || !force || node === undefined)
    return { mp: undefined, attack: false };
  const attack = reserveFor(state, force, node);
  return { mp: priceOf(state, force.node, node) + attack, attack: attack > 0 };
}

/** A line of the log. */
export function sayEventIn(texts: Texts, config: Config, event: Event): string {
  const line = texts.events[event.e] as (event: Event, names: Names) => string;
  return sentence(line(event, namesIn(texts.words, config)));
}

/** A refusal of Pax Romana or of the kernel as a sentence, with its rule. */
export function sayNoIn(texts: Texts, kernel: Catalogue, data: Catalogue, refusal: Refusal): string {
  const text = sayRefusal(refusal, texts.refusals, data, kernel);
  return refusal.rule === undefined ? text : `${text} (Pax Romana ${refusal.rule})`;
}

/** Who has won, with all Victory Points. */
export function sayOutcomeIn(texts: Texts, config: Config, { winners, points }: Outcome): string {
  const names = namesIn(texts.words, config);
  const playing = config.seats.flat().toSorted((a, b) => a - b);
  return sentence(
    texts.outcome({
      winners: names.all(winners),
      points: playing.map((power) => `${names.who(power)} ${points[power]}`).join(", "),
    }),
  );
}
