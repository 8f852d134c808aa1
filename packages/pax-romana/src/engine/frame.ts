import type { ProcName } from "../rules/frames.ts";

/**
 * A procedure in progress: its name, the step it stands at, and its locals. Plain data; the stack of frames in the state
 * is the whole memory of what is under way.
 */
export interface Frame {
  readonly proc: ProcName;
  step: string;
}

/** What a procedure hands to the one that called it. */
export type Handed = Readonly<Record<string, unknown>> | null;

/** Locals are numbers, strings, flat lists and lists of such: one level of copying is enough for each. */
export function cloneFrame(frame: Frame): Frame {
  const copy: Record<string, unknown> = {};
  for (const key in frame) copy[key] = cloneLocal((frame as unknown as Record<string, unknown>)[key]);
  return copy as unknown as Frame;
}

function cloneLocal(local: unknown): unknown {
  if (typeof local !== "object" || local === null) return local;
  if (Array.isArray(local)) return local.map(cloneLocal);
  const copy: Record<string, unknown> = {};
  for (const key in local) copy[key] = cloneLocal((local as Record<string, unknown>)[key]);
  return copy;
}
