import { config, type Outcome } from "@ara/pax";
import { expect, test } from "vitest";
import { resumeCommand } from "../../again.ts";
import { campaignCommand } from "./again.ts";

const outcome = (winner: Outcome["winner"]): Outcome => ({ winner, winners: [], points: [], romeAhead: [] });

test.each([
  [3, { language: "en", bots: ["random", "random"] }, "--resume a.json --bots random,random"],
  [2, { language: "de", bots: [] }, "--resume a.json --bots none --lang de"],
  [1, { language: "nl", bots: [] }, "--resume a.json --lang nl"],
] as const)("the command to go on seats the same company", (seats, company, args) => {
  expect(resumeCommand("pax", "a.json", seats, company)).toBe(`npx ara play pax ${args}`);
});

test("a file name with blanks or quotes survives the shell", () => {
  expect(resumeCommand("pax", "my 'game'.json", 1, { language: "en", bots: [] })).toBe(
    String.raw`npx ara play pax --resume 'my '\''game'\''.json'`,
  );
});

test("8.6 a victory opens the next game, a defeat the same again, the last victory none", () => {
  const company = { language: "de", bots: [] } as const;
  const next = (solo: number, winner: Outcome["winner"]): string | undefined =>
    campaignCommand(config(1, { solo, nocturnus: true }), outcome(winner), company);
  expect(next(2, "player")).toBe("npx ara play pax --solo 3 --nocturnus --lang de");
  expect(next(2, "rome")).toBe("npx ara play pax --solo 2 --nocturnus --lang de");
  expect(next(5, "rome")).toBe("npx ara play pax --solo 5 --nocturnus --lang de");
  expect(next(5, "player")).toBeUndefined();
});
