import type { Expected } from "@ara/protocol";
import { settings } from "../../../app/settings.ts";
import type { Manner } from "../../../sitting/manner.ts";
import type { RomanaAtTable } from "../types.ts";
import { ACTIVATION, isWatched, Pace } from "./pace.ts";

/** What this face can show: games of today's rules. */
export const SHOWN: Expected = { id: "pax-romana", rules: [2] };

const pace = new Pace();
const whole = (): number => ACTIVATION[settings.value.pace];

/** What others do is seen step by step, an Activation within a time of its own. */
export const textManner: Manner<RomanaAtTable> = {
  pause: ({ log }) => pace.pause(log, whole(), performance.now()),
  isInstant: () => whole() === 0,
  isOthers: isWatched,
  reasonAt: () => -1,
  newsFrom: () => 0,
  // From here on others are at it.
  endsTurn: ({ prompt }, before) => before.prompt !== null && prompt === null,
};
