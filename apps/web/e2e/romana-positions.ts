import type { Prompt, ScenarioName } from "@ara/pax-romana";
import type { Saved } from "../src/store/saved.ts";
import { momentsOf } from "./romana-games.ts";

/** One moment of a game of Pax Romana. */
export interface RomanaPosition {
  readonly scenario: ScenarioName;
  readonly step: string;
  readonly saved: Saved;
}

/** What a question asks a person to do, as far as the room it needs is concerned. */
const STEPS: readonly (readonly [step: string, keys: RegExp])[] = [
  ["place", /^(placement|leaders)\./],
  ["pay", /^activation\./],
  ["move", /^(major|minor|land|units)\./],
  ["sea", /^sea\./],
  ["battle", /^(battle|siege|reroll|elephants|interception)\b/],
  ["losses", /^losses\./],
  ["books", /^(manpower|maintenance|recruitment|hire)\./],
  ["talk", /^(meeting|deal|bribe)\./],
];
const stepOf = ({ key }: Prompt): string | undefined => STEPS.find(([, keys]) => keys.test(key))?.[0];

export interface Wanted {
  /** So many decisions are looked through at most. */
  readonly limit?: number;
  /** Only these steps; it ends once there is one of each. */
  readonly steps?: readonly string[];
}

/** Of each step of one game the moment with most answers; while others decide; and the end, if it is reached. */
export function romanaPositions(scenario: ScenarioName, { limit = 6000, steps }: Wanted = {}): RomanaPosition[] {
  const found = new Map<string, { readonly full: number; readonly saved: Saved }>();
  const note = (step: string, full: number, saved: () => Saved): void => {
    if ((steps && !steps.includes(step)) || full <= (found.get(step)?.full ?? -1)) return;
    found.set(step, { full, saved: { ...saved(), id: `romana-${scenario}-${step}` } });
  };
  const isEnough = (): boolean => steps !== undefined && steps.every((step) => found.has(step));
  const moments = momentsOf({ id: scenario, scenario });
  for (let decisions = 0; decisions < limit && !isEnough(); decisions++) {
    const { done, value } = moments.next();
    if (done) {
      note("over", 0, () => value);
      break;
    }
    const { seat, prompt, state, kept } = value;
    const step = stepOf(prompt);
    // More than a screenful is scrolled anyway.
    if (seat === 0 && step) note(step, Math.min(40, prompt.options.length), kept);
    else if (seat !== 0 && prompt.key === "activation.pay") note("wait", state.row.length, kept);
  }
  // Whoever only looks on waits as long as somebody measures.
  const byBots = (saved: Saved): Saved => ({
    ...saved,
    seats: saved.seats.map((seat) => ({ ...seat, bot: "steady" })),
  });
  return [...found].map(([step, { saved }]) => ({ scenario, step, saved: step === "wait" ? byBots(saved) : saved }));
}
