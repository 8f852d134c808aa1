import { isObject, isSeat, isViewer, isWhole, type GameTypes, type Refusal, type Seat, type Viewer } from "@ara/kernel";
import type { Diff } from "./diff.ts";
import type { News, TableSeat, TableTypes } from "./table.ts";

/** Versions of what is spoken here, the newest first. */
export const PROTOCOLS: readonly number[] = [1];

/** From whoever sits at the other end of a line. */
export type Up =
  | { readonly t: "hello"; readonly v: readonly number[] }
  | { readonly t: "watch"; readonly n: number; readonly viewer: Viewer; readonly since?: number }
  | { readonly t: "unwatch"; readonly n: number }
  | { readonly t: "act"; readonly id: string; readonly seat: Seat; readonly v: number; readonly action: unknown }
  | { readonly t: "undo"; readonly id: string; readonly seat: Seat; readonly v: number; readonly steps: number }
  | { readonly t: "why"; readonly id: string; readonly seat: Seat; readonly action: unknown }
  | { readonly t: "preview"; readonly id: string; readonly seat: Seat; readonly actions: readonly unknown[] }
  | { readonly t: "advise"; readonly id: string; readonly seat: Seat }
  | { readonly t: "record"; readonly id: string };

/** News on a line: a view, or what changed in it; now and then a sum over the view, so that a difference is noticed. */
export type Told<T extends TableTypes> = Omit<News<T>, "view"> & {
  readonly view?: T["view"];
  readonly diff?: Diff | null;
  readonly sum?: number;
};

/** From the table. */
export type Down<T extends TableTypes> =
  | {
      readonly t: "welcome";
      readonly v: number;
      readonly game: string;
      readonly rules: number;
      readonly config: T["config"];
      readonly seats: readonly TableSeat[];
      /** The seats that are played at this end of the line. */
      readonly own: readonly Seat[];
    }
  | { readonly t: "news"; readonly n: number; readonly news: Told<T> }
  | { readonly t: "done"; readonly id: string; readonly value: unknown }
  | { readonly t: "refused"; readonly id: string; readonly why: Refusal }
  | { readonly t: "bad"; readonly id?: string; readonly why: Refusal }
  | { readonly t: "bye"; readonly why: Refusal };

/** What names a call: plain letters and signs, which every database keeps and every hash tells apart. */
export const isId = (id: unknown): id is string => typeof id === "string" && /^[!-~]{1,40}$/.test(id);
const MOST_PREVIEWED = 40;
const MOST = 2 ** 31;
/** Versions may begin anywhere. */
const MOST_VERSION = Number.MAX_SAFE_INTEGER;
/** An action as a message may carry it: so deep, so many values. The longest there is: all that a player can let stand. */
const DEEPEST = 4;
const MOST_VALUES = 256;

/** Reads a message; `undefined` for what is none. Members nobody knows are dropped. */
export function readUp(message: unknown, seats: number): Up | undefined {
  if (!isObject(message)) return undefined;
  const { t, id, n, seat, v, viewer, since, action, actions, steps } = message;
  if (t === "hello")
    return Array.isArray(v) && v.length <= 16 && v.every((one) => isWhole(one, 1, MOST)) ? { t, v } : undefined;
  if (t === "watch" || t === "unwatch") {
    if (!isWhole(n, 0, MOST)) return undefined;
    if (t === "unwatch") return { t, n };
    if (!isViewer(viewer, seats) || !(since === undefined || isWhole(since, 0, MOST_VERSION))) return undefined;
    return since === undefined ? { t, n, viewer } : { t, n, viewer, since };
  }
  if (!isId(id)) return undefined;
  if (t === "record") return { t, id };
  if (!isSeat(seat, seats)) return undefined;
  if (t === "advise") return { t, id, seat };
  if (t === "why") return isSmall(action) ? { t, id, seat, action } : undefined;
  if (t === "preview") {
    if (!Array.isArray(actions) || actions.length > MOST_PREVIEWED || !actions.every(isSmall)) return undefined;
    return { t, id, seat, actions };
  }
  if (!isWhole(v, 0, MOST_VERSION)) return undefined;
  if (t === "undo") return isWhole(steps, 1, MOST) ? { t, id, seat, v, steps } : undefined;
  return t === "act" && isSmall(action) ? { t, id, seat, v, action } : undefined;
}

/** Plain data, and little of it: whatever a port lets through besides is no action. */
function isSmall(value: unknown): boolean {
  let left = MOST_VALUES;
  const isPlain = (one: unknown, depth: number): boolean => {
    if (left-- <= 0) return false;
    if (one === null || typeof one === "boolean" || typeof one === "string") return true;
    if (typeof one === "number") return Number.isFinite(one);
    if (typeof one !== "object" || depth === 0) return false;
    const proto: unknown = Object.getPrototypeOf(one);
    if (!Array.isArray(one) && proto !== Object.prototype && proto !== null) return false;
    return Object.values(one).every((inner) => isPlain(inner, depth - 1));
  };
  return isPlain(value, DEEPEST);
}

/** What the page believes of the table it asked for. */
export interface Welcome<T extends GameTypes> {
  readonly game: string;
  readonly rules: number;
  readonly config: T["config"];
  readonly seats: readonly TableSeat[];
  readonly own: readonly Seat[];
}
