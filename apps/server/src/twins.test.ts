import { expect, test } from "vitest";
import { twins } from "./testing/twins.ts";

test.each([
  ["pax", 3, 10, 30],
  ["pax-romana", 2, 3, 40],
])(
  "two games of %s that are alike to a seat send it, and a spectator, the same bytes at the same moments",
  async (game, players, seeds, rows) => {
    let [steps, secret, differ] = [0, 0, 0];
    for (let n = 0; n < seeds; n++) {
      const found = await twins(game, players, `${n}`, rows + n * 3, 12);
      const [one, other] = found.sent;
      expect(other, `seed ${n}`).toEqual(one);
      expect(one.filter((text) => text.includes('"news"')).length).toBeGreaterThan(1);
      steps += found.steps;
      secret += found.secret;
      differ += found.differ ? 1 : 0;
    }
    expect(differ).toBe(seeds);
    expect(steps).toBeGreaterThan(seeds);
    // Others did in one of them something that they did not in the other.
    expect(secret).toBeGreaterThan(2);
  },
  60_000,
);
