import { contract } from "./contract.ts";
import { openingPrompt } from "./prompt/opening.ts";
import { servedBy, type ServedPaxRomana } from "./serving.ts";

/** How questions are put. */
type Putting = Pick<ServedPaxRomana, "prompt">;
const OPENING: Putting = { prompt: openingPrompt };

/**
 * A table of Pax Romana as far as the opening goes: it deals, sets up and puts the first question. Before that is answered the
 * whole rules are to be there; `whole` is how questions are put from then on.
 */
export function openTable(whole: () => Putting | undefined): ServedPaxRomana {
  return servedBy(contract([]), (view, seat) => (whole() ?? OPENING).prompt(view, seat));
}
