import { expect, test } from "vitest";
import { million } from "./million.ts";

test("a million games a day are so many moves, cores, lines and bytes as one node's figures make them", () => {
  const text = million({ length: 86.4, rate: 1000, processor: 100, told: 1000, kept: 500, line: 32 });
  expect(text).toContain("| 1,000 a second, 3,000 at the peak |");
  expect(text).toContain("| 0.3 cores at the peak |");
  expect(text).toContain("| 125,000 at the peak, 3.8 GiB |");
  expect(text).toContain("| nodes | 7 |");
  expect(text).toContain("| 3 MB a second at the peak |");
  expect(text).toContain("| 43 GB a day |");
  expect(text).toContain("| 333,333 games a day |");
});
