import type { Viewer } from "@ara/kernel";
import type { Event } from "@ara/pax";
import { moves, settings } from "../../../app/settings.ts";
import type { Manner } from "../../../sitting/manner.ts";
import { paxManner } from "../manner.ts";
import type { PaxAtTable } from "../types.ts";
import { isLeftOver } from "./left-over.ts";
import { Pace, TURN } from "./pace.ts";
import type { Sound } from "./sound.ts";

/** How cards fly; it comes a little later than the table. */
let flights: typeof import("./moves.ts") | undefined;
void import("./moves.ts").then((loaded) => (flights = loaded));

const pace = new Pace();
const whole = (): number => TURN[settings.value.pace];

/** Of the time of a turn, what a card gets that goes where it has to. */
const LEFT_OVER = 0.6;

/** What is waited for until it has landed. */
const WATCHED: ReadonlySet<Event["type"]> = new Set(["bought", "collected", "played", "fed", "tribute"]);

/** The table of PAX: cards fly and sound, at the pace that was chosen. */
export const tableManner: Manner<PaxAtTable> = {
  ...paxManner,
  lingers: isLeftOver,
  pause: (news) => (isLeftOver(news) ? LEFT_OVER * whole() : pace.pause(news.log, whole(), performance.now())),
  isInstant: () => whole() === 0,
  perform({ log }, viewer, take) {
    const now = performance.now();
    pace.show(log, whole(), now);
    const places = moves() ? flights?.rememberPlaces() : undefined;
    take();
    soundsOf(log, viewer);
    const flight = places && flights?.playMoves(log, places, viewer);
    // What goes to a hand or under the deck is seen to fly, and nobody waits for it.
    return pace.isLate(now) || !log.some(({ type }) => WATCHED.has(type)) ? undefined : flight;
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
