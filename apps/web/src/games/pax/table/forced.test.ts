import { Match, verify } from "@ara/kernel";
import { actionType, config, pax, placeTo, TO_HAND, TO_LEGION, type Event, servedPax } from "@ara/pax";
import { LocalTable } from "@ara/protocol";
import { expect, test } from "vitest";
import { isLeftOver } from "./left-over.ts";
import type { PaxAtTable, PaxNews } from "../types.ts";

test("3.3 the last card of a draw goes to the place that is left without a question, and the record has it", async () => {
  const match = new Match(pax, config(1), { seats: ["Livia"], seed: "third card" });
  const table = new LocalTable<PaxAtTable>(servedPax, match, {
    seats: [{ name: "Livia", bot: null }],
    bots: { choose: () => Promise.reject(), advise: () => Promise.reject(), close: () => undefined },
    save: () => Promise.resolve(),
  });
  let latest!: PaxNews;
  let lingered = 0;
  const log: Event[] = [];
  table.watch(0, (news) => {
    latest = news;
    if (isLeftOver(news)) lingered++;
    log.splice(news.from, log.length, ...news.log);
  });
  const answer = async (fits: (action: number) => boolean): Promise<void> => {
    const option = latest.prompt!.options.find(({ action, refusal }) => refusal === null && fits(action))!;
    expect(await table.act(0, option.action, latest.version)).toBeNull();
  };
  await answer(() => true);
  await answer((action) => actionType(action) === "draw");
  await answer((action) => placeTo(action) === TO_HAND);
  await answer((action) => placeTo(action) >= TO_LEGION);
  // The third went under the deck by itself, and was shown before.
  expect(latest.prompt?.step).toBe("buy");
  expect(lingered).toBe(1);
  expect(log.slice(-2).map(({ type }) => type)).toEqual(["drew", "placed"]);
  const record = match.record();
  expect(record.entries.at(-1)!.action).toMatchObject({ type: "place", to: "deck" });
  expect(verify(pax, record).ok).toBe(true);
  // Taken back, it is a question like any other.
  expect(await table.undo(0, 1, latest.version)).toBeNull();
  expect(latest.prompt?.step).toBe("draw");
  await answer(() => true);
  expect(latest.prompt?.step).toBe("buy");
});
