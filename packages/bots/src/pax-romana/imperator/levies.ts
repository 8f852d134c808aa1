import { USUAL_LEVY, type Levy } from "../wish.ts";

const HEAVIES: Levy = { heavies: 5, lights: 0, walls: 0 };
const LIGHTS: Levy = { heavies: 0, lights: 4, walls: 0.5 };
const BOTH: Levy = { heavies: 5, lights: 4, walls: 0 };

/** What may be raised before the markers of a turn, the usual first: each is followed for a whole turn, so they are few. */
export const LEVIES: readonly Levy[] = [USUAL_LEVY, HEAVIES, LIGHTS, BOTH];

/** What a value is to have seen besides: too much, and nothing at all. */
export const WHIMS: readonly Levy[] = [
  USUAL_LEVY,
  HEAVIES,
  { heavies: 12, lights: 0, walls: 0 },
  LIGHTS,
  BOTH,
  { heavies: -99, lights: -99, walls: 1 },
];
