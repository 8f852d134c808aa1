import { sayRefusal, type Catalogue, type Refusal } from "@ara/kernel";
import type { Parts } from "../action.ts";
import { worldOf, type Config } from "../config.ts";
import { OWNERS, ROME, type CardName, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Option, Prompt } from "../prompt/prompt.ts";
import { partOf } from "../rules/economy/orders.ts";
import { isScored } from "../rules/victory/score.ts";
import type { Outcome } from "../state/state.ts";
import { sayAboutIn } from "./about.ts";
import type { AskedTexts } from "./en/asked.ts";
import type { Texts } from "./en/index.ts";
import { namesIn, type Names } from "./names.ts";
import type { Said } from "./said.ts";

/** A question as it is put to somebody. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly rule: string;
  /** What it is about, line by line. */
  readonly about: readonly string[];
}

export function sayQuestionIn(texts: AskedTexts, config: Config, prompt: Prompt): Question {
  const { key, rule, part, about } = prompt;
  const text = part === undefined ? texts.prompts[key] : texts.context.ask[part === "n" ? "number" : part];
  return { key, text, rule, about: sayAboutIn(texts, config, about) };
}

/** An answer as a person reads it. */
export function sayActionIn(texts: AskedTexts, config: Config, prompt: Spoken, option: Option): string {
  const { action } = option;
  const labels: Readonly<Record<string, (parts: Said) => string>> = texts.labels;
  const label = labels[`${prompt.key}/${action.type}`] ?? labels[action.type];
  const text = label ? label(saidOf(texts, config, prompt, option)) : action.type;
  return texts.words.grammar.capital(text);
}

/** What an answer is read from, beside itself. */
type Spoken = Pick<Prompt, "key" | "about">;

function saidOf(texts: AskedTexts, config: Config, prompt: Spoken, { action, cost, roll }: Option): Said {
  const names = namesIn(texts.words, config);
  const { node, unit, leader, province, n = 0, yes = false, ...rest }: Parts = action;
  const owner = action.type === "major" ? OWNERS.indexOf(action.kind as never) : (rest.owner ?? rest.power);
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
    talents: names.talents(cost?.talents ?? n),
    kind: kindOf(texts, action),
    yes,
    needed: roll?.least ?? roll?.most ?? 0,
    mp: cost?.mp,
    attack: cost?.attack !== undefined,
    strait: worldOf(config).map.strait[prompt.about.force?.node ?? -1]?.includes(node!) === true,
    ...(action.type === "orderNumber" && orderTag(names, prompt, n, cost?.talents ?? 0)),
  };
}

/** 6.27: how many of what an order names, and what they cost. */
function orderTag(names: Names, { about }: Spoken, n: number, price: number): Pick<Said, "count" | "talents"> {
  const draft = about.purse?.draft;
  const unit = draft && partOf(draft, "unit");
  return { count: unit === undefined ? `${n}` : names.count(n, unit), talents: price > 0 ? names.talents(price) : "" };
}

/** 17.15: answers that name a card. */
const CARD_VERBS: ReadonlySet<string> = new Set([
  "playCard",
  "cardAsMercenaries",
  "discardCard",
  "keepCard",
  "termCard",
]);

function kindOf({ words }: AskedTexts, { type: verb, kind = "" }: Parts): string {
  if (verb === "operation") return words.operations[kind] ?? kind;
  if (CARD_VERBS.has(verb)) return words.cards[kind as CardName]?.title ?? kind;
  return verb === "show" || verb === "discardObjective" ? words.objective(kind) : kind;
}

/** Payments whose amount the next line of the log tells: income, upkeep, plunder, bids, bread, a fleet's pay. */
const TOLD_BY_THE_NEXT = new Set(["6.11", "6.41", "7.52", "10.71", "16.2"]);

/** Whether another line of the log says the same: it is not said twice. */
export const isToldAgain = (event: Event): boolean =>
  event.type === "points" || (event.type === "talents" && TOLD_BY_THE_NEXT.has(event.rule));

/** A line of the log. */
export function sayEventIn(texts: Texts, config: Config, event: Event): string {
  const line = texts.events[event.type] as (event: Event, names: Names) => string;
  return texts.words.grammar.sentence(line(event, namesIn(texts.words, config)));
}

/** A refusal of Pax Romana or of the kernel as a sentence, with its rule. */
export function sayNoIn(texts: AskedTexts, kernel: Catalogue, refusal: Refusal): string {
  const text = sayRefusal(refusal, texts.refusals, texts.data, kernel);
  return refusal.rule === undefined ? text : `${text} (Pax Romana ${refusal.rule})`;
}

/** Who has won, with all Victory Points. */
export function sayOutcomeIn(texts: Texts, config: Config, { winners, points, reason }: Outcome): string {
  const names = namesIn(texts.words, config);
  const playing = config.seats.flat().toSorted((a, b) => a - b);
  const { list, sentence } = texts.words.grammar;
  const scores = isScored({ config }) ? playing.map((power) => `${names.who(power)} ${points[power]}`) : [];
  // 3.2: whoever has won at once may have fewer points than another.
  const isAtOnce = reason === "3.2" && scores.length > 0;
  const enemies = list(playing.filter((power) => !winners.includes(power)).map((power) => names.of(power)));
  const cause =
    reason === "3.2" ? texts.end.atOnce[wayAtOnce(config, winners)](enemies) : reason === "3.7" && texts.end.afterLast;
  const said = sentence(texts.end.outcome({ winners: names.all(winners), points: list(scores), isAtOnce }));
  return cause ? `${said} ${sentence(cause)}` : said;
}

/** 3.2 H.2: how somebody wins a scenario at once. */
function wayAtOnce(config: Config, [winner]: readonly Power[]): keyof Texts["end"]["atOnce"] {
  const { automatic } = worldOf(config).scenario.victory;
  if (automatic === "pyrrhicWar") return winner === ROME ? "pyrrhus" : "roma";
  return automatic === "bothCapitalsOrAsiaMinor" ? "capitalsOrAsiaMinor" : "capitals";
}
