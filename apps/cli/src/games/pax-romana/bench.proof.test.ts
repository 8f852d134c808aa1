import { expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";

const { ara } = testFolder();

test("bench measures random play, and how much longer a decision with cards takes", async () => {
  const { out } = await ara(["bench", "pax-romana", "--seconds", "1", "--json"]);
  const { random, advanced, steadySeconds } = JSON.parse(out);
  expect(random.decisionsPerSecond).toBeGreaterThan(0);
  expect(advanced.decisionsPerSecond).toBeGreaterThan(0);
  expect(advanced.timesAsLong).toBeGreaterThan(0);
  expect(advanced.withoutTalk).toBeGreaterThan(0);
  // Talk is most of what is decided, and costs least.
  expect(advanced.talk.decisions).toBeGreaterThan(advanced.talk.time);
  expect(advanced.withoutTalk).toBeLessThan(advanced.timesAsLong);
  expect(advanced.sameQuestions).toBeGreaterThan(0);
  expect(advanced.shared).toBeGreaterThan(0.9);
  expect(steadySeconds).toBeGreaterThan(0);
});
