import { expect, test } from "vitest";
import de from "../../texts/de/finale.ts";
import en from "../../texts/en/finale.ts";
import nl from "../../texts/nl/finale.ts";

test.each([en, de, nl])("Rome never has more of something than there is of it", ({ tally }) => {
  expect(tally({ has: 3, needs: 4 })).toMatch(/3 (of|von|van) 4/);
  expect(tally({ has: 5, needs: 4 })).not.toMatch(/5 (of|von|van) 4/);
});
