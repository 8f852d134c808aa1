import { Match } from "@ara/kernel";
import { config, paxRomana, servedPaxRomana, type Prompt } from "@ara/pax-romana";
import { LocalTable } from "@ara/protocol";
import { beforeAll, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { settled } from "../../../sitting/testing.ts";
import { askingWords } from "../choices/words.ts";
import { romanaWords } from "../words.ts";
import { sayPassed } from "./pass-screen.tsx";
import { TextFace } from "./text-face.ts";
import { texts } from "./words.ts";

vi.mock("../../../app/settings.ts", () => import("./testing-settings.ts"));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, texts, askingWords].map((words) => words.load("en"))));

test("whoever hands the screen over reads whose Activation it is and what is asked, as far as everybody may know", async () => {
  const match = new Match(paxRomana, config("II"), { seats: ["Livia", "Varro"], seed: "pass" });
  const seats = ["Livia", "Varro"].map((name) => ({ name, bot: null }));
  const bots = {
    choose: () => new Promise<never>(() => undefined),
    advise: () => Promise.reject(new Error("no bots")),
    close: () => undefined,
  };
  const face = new TextFace(
    "x",
    async () => new LocalTable(servedPaxRomana, match, { seats, bots, save: () => Promise.resolve() }),
  );
  await face.sitting.open();
  await settled();
  const shown = face.shownTo(0) ?? face.shownTo(1)!;
  const said = (key: Prompt["key"], active: number | null): string | null =>
    sayPassed(face.speech.value, {
      news: { ...shown.news, prompt: { key, about: {}, options: [], power: 1 } as never },
      overview: { ...shown.overview, active },
    });
  expect(said("interception.attempt", 0)).toBe(
    "Rome is active. What is asked now: “An enemy comes within reach: try to intercept?”",
  );
  expect(said("passage.ask", 0)).toContain("let it go on?");
  // What somebody holds, or plans, and what is nobody's Activation, is not told.
  expect([said("card.window", 0), said("manpower.plan", 0), said("bribe.offer", null)]).toEqual([null, null, null]);
});
