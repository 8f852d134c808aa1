import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, questionOf, type PaxRomana, servedPaxRomana } from "@ara/pax-romana";
import { standingFor } from "@ara/pax-romana/plans";
import { LocalTable } from "@ara/protocol";
import { beforeAll, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { TextFace } from "../text/text-face.ts";
import { texts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import { giveStanding } from "./give-standing.ts";

vi.mock("../../../app/settings.ts", () => import("../text/testing-settings.ts"));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, texts].map((words) => words.load("en"))));

const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

/** Somebody who is asked whether to offer a bribe, in a game of bots. */
async function threatened(): Promise<TextFace> {
  const match = new Match<PaxRomana>(paxRomana, config("V"), { seats: ["A", "B", "C", "D"], seed: "standing" });
  const bot = new Steady({ seed: "standing" });
  while (questionOf(match.state)?.key !== "bribe.offer") {
    const seat = paxRomana.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  const person = paxRomana.toAct(match.state)[0]!;
  const seats = ["A", "B", "C", "D"].map((name, seat) => ({ name, bot: seat === person ? null : "steady" }));
  const face = new TextFace(
    "x",
    async () => new LocalTable(servedPaxRomana, match, { seats, bots: NO_BOTS, save: () => Promise.resolve() }),
  );
  await face.sitting.open();
  return face;
}

test("4.3: what stands is given for the question it was said of, and nothing is where nothing stands", async () => {
  const face = await threatened();
  const shown = face.shown.value!;
  const { prompt, view } = shown.news;
  const standing = standingFor(prompt!, view)!;
  const isAsked = (): boolean => face.shown.value?.news.prompt?.key === "bribe.offer";
  await giveStanding(face, shown);
  expect(isAsked()).toBe(true);
  // Of another turn, it stands no more.
  face.standing.value = [standingFor(prompt!, { ...view, turn: view.turn - 1 })!];
  await giveStanding(face, shown);
  expect(isAsked()).toBe(true);
  face.standing.value = [standing];
  await giveStanding(face, shown);
  await vi.waitFor(() => expect(isAsked()).toBe(false));
  // What is taken back stands no more.
  await face.undo();
  expect(face.standing.value).toEqual([]);
  face.close();
});
