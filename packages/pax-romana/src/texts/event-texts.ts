import type { Event, EventOf } from "../event.ts";
import type { Names } from "./names.ts";

/** A line of the log for every sort of event; a sort without one is a type error. */
export type EventTexts = {
  readonly [E in Event["type"]]: (event: EventOf<E>, names: Names) => string;
};

/** What a line says by its own means: a change with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is added to dice: "+ 2", "− 1". */
export const plus = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** The rules that end a game after its last turn; all others end it at once. */
export const LAST_TURN: ReadonlySet<string> = new Set(["3.7", "15.11"]);
