import { isObject, type Refusal } from "@ara/kernel";
import type { Session } from "../../../sitting/session.ts";
import type { RomanaAtTable } from "../types.ts";
import { Remembered } from "./remembered.ts";

/** Which answers came of one press is known to this browser also when the page is loaded again. */

type Seated = Session<RomanaAtTable>;

/** Of one viewer of a table: how many answers came of each press, the last at the end, and how long his log was by then. */
interface Kept {
  readonly given: readonly number[];
  readonly lines: number;
}

const remembered = new Remembered("ara.presses");
/** So many presses of a viewer are known; the oldest go first. */
const MOST_PRESSES = 200;

const nameOf = ({ id, viewer }: Seated): string => `${id} ${viewer}`;

const isKept = (kept: unknown): kept is Kept =>
  isObject(kept) &&
  Array.isArray(kept["given"]) &&
  kept["given"].every((n) => Number.isInteger(n) && n > 0) &&
  typeof kept["lines"] === "number";

/** What was pressed before this page was opened; nothing of a game that is at an earlier point than it was then. */
let before = new WeakMap<Seated, number[]>();

function beforeOf(session: Seated): number[] {
  const known = before.get(session);
  if (known) return known;
  const kept = remembered.get(nameOf(session));
  const found = isKept(kept) && kept.lines <= session.lines.value.length ? [...kept.given] : [];
  before.set(session, found);
  return found;
}

/** What came of the presses of this page is kept behind what was kept before. */
export function keepPresses(session: Seated, given: readonly number[]): void {
  const all = [...beforeOf(session), ...given].filter((n) => n > 0).slice(-MOST_PRESSES);
  remembered.set(nameOf(session), { given: all, lines: session.lines.value.length } satisfies Kept);
}

/** Steps were taken back by other means: which press they were of is not known any more. */
export function forgetPresses(id: string): void {
  before = new WeakMap();
  remembered.forget(`${id} `);
}

/** Takes back all that the last press brought about, as far as it can be. */
export async function takeBack(session: Seated, given: number[]): Promise<Refusal | null> {
  const { undoable, free } = session.news.value;
  while (given.at(-1) === 0) given.pop();
  const presses = given.length > 0 ? given : beforeOf(session);
  const refusal = await session.undo(false, Math.max(1, Math.min(presses.at(-1) ?? 1, Math.max(undoable, free))));
  if (refusal) return refusal;
  presses.pop();
  keepPresses(session, given);
  return null;
}
