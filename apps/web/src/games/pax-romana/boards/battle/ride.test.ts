import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, isObject, Match } from "@ara/kernel";
import { config, paxRomana, promptOf, questionOf, type PaxRomana, servedPaxRomana } from "@ara/pax-romana";
import { approachOf } from "@ara/pax-romana/board/approach";
import { LocalTable } from "@ara/protocol";
import { beforeAll, expect, test, vi } from "vitest";
import { kernelWords } from "../../../../app/kernel-words.ts";
import { TextFace } from "../../text/text-face.ts";
import { texts } from "../../text/words.ts";
import { romanaWords } from "../../words.ts";
import { giveEach } from "../give-all.ts";
import { withAll } from "./ride.ts";

vi.mock("../../../../app/settings.ts", () => import("../../text/testing-settings.ts"));
vi.mock("../../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, texts].map((words) => words.load("en"))));

const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

test("10.31, 10.32: one press lets a whole stack with its leaders try to intercept", async () => {
  const seats = ["A", "B", "C", "D"];
  const match = new Match<PaxRomana>(paxRomana, config("V"), { seats, seed: "ride" });
  const bot = new Steady({ seed: "ride" });
  const riding = (seat: number) => {
    if (questionOf(match.state)?.key !== "interception.attempt") return undefined;
    const view = paxRomana.view(match.state, seat);
    const riders = approachOf(view, promptOf(view, seat))?.riders ?? [];
    return riders.find(({ points, leaders }) => points > 1 && leaders.length > 0);
  };
  let seat = 0;
  while (!riding((seat = paxRomana.toAct(match.state)[0]!))) match.act(seat, bot.choose(decisionOf(match, seat)));
  const rider = riding(seat)!;
  const sat = seats.map((name, one) => ({ name, bot: one === seat ? null : "steady" }));
  const face = new TextFace(
    "x",
    async () => new LocalTable(servedPaxRomana, match, { seats: sat, bots: NO_BOTS, save: () => Promise.resolve() }),
  );
  await face.sitting.open();
  const before = match.record("keep").entries.length;
  await giveEach(face, (prompt, given) => (given === 0 ? rider.action : withAll(prompt)));
  const given = match
    .record("keep")
    .entries.slice(before)
    .map(({ action }) => action);
  expect(given[0]).toMatchObject({ type: "intercept" });
  const led = given.filter((one) => isObject(one) && one["type"] === "leader");
  expect(led).toMatchObject(rider.leaders.map(() => ({ yes: true })));
  expect(["interception.units", "interception.leader"]).not.toContain(questionOf(match.state)?.key);
  face.close();
});
