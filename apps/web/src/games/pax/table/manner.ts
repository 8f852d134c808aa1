import type { Viewer } from "@ara/kernel";
import type { Event } from "@ara/pax";
import { moves, settings } from "../../../app/settings.ts";
import type { Manner } from "../../../sitting/manner.ts";
import { paxManner } from "../manner.ts";
import type { PaxAtTable } from "../types.ts";
import type { Sound } from "./sound.ts";

/** How cards fly; it comes a little later than the table. */
let flights: typeof import("./moves.ts") | undefined;
void import("./moves.ts").then((loaded) => (flights = loaded));

const PAUSE = { slow: 1700, normal: 900, fast: 350, instant: 0 } as const;

/** The table of PAX: cards fly and sound, at the pace that was chosen. */
export const tableManner: Manner<PaxAtTable> = {
  ...paxManner,
  pause: () => PAUSE[settings.value.pace],
  perform({ log }, viewer, take) {
    const places = moves() ? flights?.rememberPlaces() : undefined;
    take();
    soundsOf(log, viewer);
    return places && flights?.playMoves(log, places, viewer);
  },
  refused: () => playSound("refused"),
};

function soundsOf(log: readonly Event[], viewer: Viewer): void {
  for (const event of log) {
    if (event.type === "turn" && event.seat === viewer) playSound("turn");
    else if (event.type === "collected") playSound("rome");
    else if (event.type === "conspiratus") playSound("blade");
    else if (event.type === "aurei" && event.seat === viewer) playSound("coin");
    else if (["placed", "fed", "played", "drew", "bought"].includes(event.type)) playSound("card");
  }
}

/** Sounds are off until they are chosen, and come when the first is wanted. */
function playSound(sound: Sound): void {
  if (settings.value.sound) void import("./sound.ts").then((loaded) => loaded.playSound(sound));
}
