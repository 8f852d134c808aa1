import { isAdvanced } from "./config.ts";
import type { Power } from "./data/index.ts";
import type { Frame } from "./engine/frame.ts";
import { PURPOSES } from "./rules/frames.ts";
import { machine } from "./rules/machine.ts";
import type { Seen } from "./state/state.ts";
import type { PromptKey } from "./texts/en/prompts.ts";
import { isOf } from "./under-way.ts";

/** The question that is open, as everybody at the table sees it. */
export interface OpenQuestion {
  /** The key of the question, and its rule. */
  readonly key: PromptKey;
  readonly rule: string;
  /** The powers that are asked; several where decisions are secret and simultaneous. */
  readonly who: readonly Power[];
  /** The procedure that asks, with its locals. */
  readonly frame: Frame;
}

/** The open question of a state or a view; quantities of units carry the key and rule of whoever asks for them. */
export function questionOf(seen: Seen): OpenQuestion | undefined {
  const open = machine.question(seen);
  if (!open) return undefined;
  const { ask, frame } = open;
  const { prompt: key, rule } = isOf(frame, "chooseUnits") ? frame : ask;
  return { key, rule: ruleIn(seen, key, rule), who: ask.who(seen, frame), frame };
}

/** 16.2 is for the events of the Standard Game: with cards 17.2 tells what strikes, and 13.3 how fleets mutiny. */
function ruleIn({ config }: Seen, key: PromptKey, rule: string): string {
  if (rule !== "16.2" || !isAdvanced(config)) return rule;
  return key.startsWith("mutiny") ? "13.3" : "17.2";
}

/** The power a seat decides for now: of those it plays, the first that is asked. */
export function askedPower(seen: Seen, seat: number): Power | undefined {
  const own = seen.config.seats[seat] ?? [];
  for (const power of machine.who(seen)) if (own.includes(power)) return power;
  return undefined;
}

/** The keys of all questions of the game, each once. */
export function questionKeys(): PromptKey[] {
  const keys: PromptKey[] = [...PURPOSES];
  for (const { proc, ask } of machine.questions()) if (proc !== "chooseUnits") keys.push(ask.prompt);
  return keys;
}
