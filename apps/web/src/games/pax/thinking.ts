import { advise, analyse, botsAtTable } from "@ara/bots/pax";
import { newSeed } from "../../store/ids.ts";
import type { Thinking } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

/** The bots of PAX. */
export const thinking: Thinking<PaxAtTable> = {
  choose: botsAtTable(() => performance.now(), newSeed),
  advise,
  analyse: (record, seats, progress) => analyse(record, { seats, onProgress: (done, of) => progress(done / of) }),
};
