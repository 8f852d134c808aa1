import { isObject } from "@ara/kernel";
import type { Action } from "../action.ts";
import type { Power } from "../data/index.ts";
import { underWay } from "../under-way.ts";
import type { WindowName } from "../rules/frames.ts";
import type { Prompt } from "../prompt/index.ts";
import type { View } from "../view.ts";

/**
 * 17.15: what a player lets stand, so that he is not asked at every moment at which somebody might play a card: "pass, unless
 * my units fight". The table answers in his name; the rules know nothing of it.
 */
export interface Instruction {
  /** At which moments: those of one window, or all. */
  readonly moment: Moment;
  /** When he is asked all the same. */
  readonly unless: Unless;
  readonly span: Span;
  /** Of which turn or Activation it was said; it lapses with it. */
  readonly scope: string;
}

/** All that a player lets stand. */
export interface Standing {
  readonly instructions: readonly Instruction[];
  /** Whether he is asked also where he is the only person at the table and can play no card. */
  readonly anyway: boolean;
}

export const MOMENTS = [
  "any",
  "cardPlayed",
  "landPoint",
  "transport",
  "battle",
  "shifts",
  "pause",
] as const satisfies readonly (WindowName | "any")[];
export type Moment = (typeof MOMENTS)[number];

/** Nothing makes him be asked; a card that names him; a battle in which his units fight. */
export const UNLESSES = ["never", "target", "fight"] as const;
export type Unless = (typeof UNLESSES)[number];

export const SPANS = ["activation", "turn"] as const;
export type Span = (typeof SPANS)[number];

/** What an instruction may depend on: what everybody sees. There is no hand in it. */
export type OpenTable = Pick<View, "config" | "turn" | "cup" | "frames" | "forces" | "armies">;

/** So many one seat can have: more say nothing new. */
const MOST = MOMENTS.length * UNLESSES.length * SPANS.length;

const PASS: Action = { type: "passCard", kind: "now" };

/** The stretch of the game that is under way; null where there is none: no Activation outside Phase F. */
export function scopeOf(span: Span, table: OpenTable): string | null {
  if (span === "turn") return String(table.turn);
  const activation = underWay(table, "activation");
  // The markers that are left tell one Activation from another.
  return activation ? JSON.stringify([table.turn, table.cup, activation.power]) : null;
}

/** Whether it still holds. */
export const isInForce = ({ span, scope }: Instruction, table: OpenTable): boolean => scopeOf(span, table) === scope;

/** Whether a power is left alone by it in the window that is open. */
function leavesAlone(instruction: Instruction, window: WindowName, power: Power, table: OpenTable): boolean {
  const { moment, unless } = instruction;
  if ((moment !== "any" && moment !== window) || !isInForce(instruction, table)) return false;
  if (unless === "target") return !isTarget(table, power);
  return unless === "never" || !isFighting(table, power);
}

/** Whether the card that waits for its effect names a power. */
export const isTarget = ({ frames }: OpenTable, power: Power): boolean =>
  (frames.findLast(({ proc }) => proc === "playCard") as { readonly target?: Power } | undefined)?.target === power;

/** R303: armies that fight for the power that keeps them, as its own would. */
const KEPT: readonly string[] = ["soldier", "pergamum", "pontus"];

/** Whether units of a power fight in a battle that is under way, on land or at sea: under another's lead, too. */
export function isFighting(table: OpenTable, power: Power): boolean {
  const land = underWay(table, "landBattle");
  const sea = underWay(table, "navalBattle");
  const sides = land ? [land.attacker, land.defender] : [];
  const fighters = sides.flatMap(({ power: decides, force, owners }) => [
    decides,
    ...owners,
    ...(table.forces[force]?.rows.map(({ owner }) => owner) ?? []),
  ]);
  if (sea) fighters.push(sea.power, sea.enemy);
  const kept = table.armies.filter(({ keeper, kind }) => keeper === power && KEPT.includes(kind));
  return fighters.some((owner) => owner === power || kept.some((army) => army.owner === owner));
}

/**
 * What a seat answers by what it lets stand: that it passes, now, if that is so for all its powers that may answer; null
 * where it has to be asked itself.
 */
export function standingAnswer(instructions: readonly Instruction[], table: OpenTable, seat: number): Action | null {
  const open = table.frames.at(-1);
  if (instructions.length === 0 || open?.proc !== "cardWindow") return null;
  const { window, asked } = underWay(table, "cardWindow")!;
  const own = asked.filter((power) => table.config.seats[seat]?.includes(power));
  const isLeft = (power: Power): boolean =>
    instructions.some((instruction) => leavesAlone(instruction, window, power, table));
  return own.length > 0 && own.every(isLeft) ? PASS : null;
}

/**
 * What the only person at a table answers where none of his cards can be played: that he passes, now, unless he wants to be
 * asked all the same. At a table of several it would tell what he holds.
 */
export const idleAnswer = ({ key, options }: Prompt, standing: Standing | null): Action | null =>
  key === "card.window" && standing?.anyway !== true && !options.some(isPlay) ? PASS : null;

const isPlay = ({ action, refusal }: Prompt["options"][number]): boolean =>
  refusal === null && (action.type === "playCard" || action.type === "cardAsMercenaries");

/** An instruction for what is under way now; null where there is nothing it could be for. */
export function instructionFor(
  table: OpenTable,
  { moment, unless, span }: Omit<Instruction, "scope">,
): Instruction | null {
  const scope = scopeOf(span, table);
  return scope === null ? null : { moment, unless, span, scope };
}

/** Reads what somebody wants to let stand; a list is what there was before one could be asked anyway. */
export function readStanding(json: unknown): Standing | null {
  const { instructions: list, anyway, ...rest } = isObject(json) ? json : { instructions: json, anyway: false };
  const instructions = readInstructions(list);
  if (instructions === null || typeof anyway !== "boolean" || Object.keys(rest).length > 0) return null;
  return { instructions, anyway };
}

/** The instructions. Nothing but these few words is understood: none of them is about a hand. */
export function readInstructions(json: unknown): readonly Instruction[] | null {
  if (!Array.isArray(json) || json.length > MOST) return null;
  const read = json.map(readInstruction);
  return read.includes(null) ? null : (read as Instruction[]);
}

function readInstruction(json: unknown): Instruction | null {
  if (!isObject(json) || Object.keys(json).length !== 4) return null;
  const { scope } = json;
  const moment = MOMENTS.find((one) => one === json["moment"]);
  const unless = UNLESSES.find((one) => one === json["unless"]);
  const span = SPANS.find((one) => one === json["span"]);
  if (!moment || !unless || !span || typeof scope !== "string") return null;
  return { moment, unless, span, scope };
}
