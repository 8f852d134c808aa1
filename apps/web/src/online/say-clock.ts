import type { OnlineTexts } from "../texts/en/online.ts";
import { MINUTE, type ClockRule } from "./clock.ts";

/** How time is given, as a sentence. */
export function clockSaid(say: OnlineTexts, clock: ClockRule): string {
  if (clock.kind === "none") return say.clockNone;
  if (clock.kind === "days") return say.clockDays({ days: clock.days });
  return say.clockLive({ minutes: clock.bank / MINUTE, seconds: clock.increment / 1000 });
}
