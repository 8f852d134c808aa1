import { expect, test } from "vitest";
import { timeSaid } from "./waited.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];

test.each([
  [59_999, null, null],
  [MINUTE, "1 minute", "1 minuut"],
  [59 * MINUTE, "59 minutes", "59 minuten"],
  [HOUR, "1 hour", "1 uur"],
  [47 * HOUR, "47 hours", "47 uur"],
  [49 * HOUR, "2 days", "2 dagen"],
])("%i milliseconds are said as %s", (time, en, nl) => {
  expect([timeSaid(time, "en"), timeSaid(time, "nl")]).toEqual([en, nl]);
});
