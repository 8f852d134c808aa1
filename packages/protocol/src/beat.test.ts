import { expect, test } from "vitest";
import { Match } from "@ara/kernel";
import { micatio } from "@ara/kernel/testing";
import { Beat } from "./beat.ts";
import { LocalTable } from "./local-table.ts";
import type { TableSeat } from "./table.ts";
import { listen, until } from "./testing/contract.ts";
import { BOT, firstOfAll, PERSON, servedMicatio, type MicatioAtTable } from "./testing/micatio.ts";

type Action = MicatioAtTable["action"];
const show = (fingers: number): Action => ({ type: "show", fingers });
const call = (sum: number): Action => ({ type: "call", sum });

/** Time that goes on when a test says so. */
function clock() {
  let now = 0;
  const due: { readonly at: number; readonly work: () => void }[] = [];
  return {
    milliseconds: 1000,
    now: () => now,
    after: (milliseconds: number, work: () => void) => due.push({ at: now + milliseconds, work }),
    async goOn(milliseconds: number): Promise<void> {
      now += milliseconds;
      for (const { work } of due.splice(0).filter(({ at, work: later }) => at <= now || !due.push({ at, work: later })))
        work();
      for (let i = 0; i < 50; i++) await Promise.resolve();
    },
  };
}

const areShown = ({ hands }: MicatioAtTable["view"]): boolean => hands.every(({ fingers }) => fingers !== null);

/** A table at which, once all have shown their fingers, the calls are under seal for a beat. */
async function calling(seats: readonly TableSeat[], lasts = areShown) {
  const time = clock();
  const match = new Match(micatio, { points: 3 }, { seats: seats.map(({ name }) => name), seed: "beat" });
  const table = new LocalTable({ ...servedMicatio, lasts }, match, {
    seats,
    bots: firstOfAll,
    save: async () => undefined,
    beat: new Beat(time),
  });
  const heard = [0, 1].map((seat) => listen(table, seat));
  const act = (seat: number, action: Action): Promise<unknown> => table.act(seat, action, heard[seat]!.at(-1)!.version);
  await table.start();
  return { time, match, table, heard, act };
}

const TWO = [PERSON, { ...PERSON, name: "Gaius" }];
const settled = (): Promise<void> => clock().goOn(0);

test("a question under seal lasts its beat, however soon all have answered, and is over for all at once", async () => {
  const { time, match, heard, act } = await calling(TWO);
  await act(0, show(1));
  await act(1, show(2));
  await time.goOn(100);
  // Whoever is not the last has answered at once.
  expect(await act(0, call(3))).toBeNull();
  expect(match.state.hands[0]!.sum).toBe(3);
  let done = false;
  void act(1, call(4)).then(() => (done = true));
  await settled();
  const told = heard.map((news) => news.length);
  expect([done, match.state.hands[1]!.sum]).toEqual([false, null]);
  await time.goOn(899);
  expect([done, heard.map((news) => news.length)]).toEqual([false, told]);
  await time.goOn(1);
  await until(() => done);
  expect(heard.map((news, seat) => news.length - told[seat]!)).toEqual([1, 1]);
});

test("whoever answers after the beat is not held up", async () => {
  const { time, act, heard } = await calling(TWO);
  await act(0, show(1));
  await act(1, show(2));
  await act(1, call(4));
  await time.goOn(1000);
  const told = heard[1]!.length;
  expect(await act(0, call(4))).toBeNull();
  expect(heard[1]!.length).toBe(told + 1);
});

test("a bot answers after the beat, not before", async () => {
  const { time, match } = await calling([PERSON, BOT], () => true);
  await settled();
  expect(match.state.hands[1]!.fingers).toBeNull();
  await time.goOn(999);
  expect(match.state.hands[1]!.fingers).toBeNull();
  await time.goOn(1);
  await until(() => match.state.hands[1]!.fingers !== null);
});

test("a table that was closed meanwhile takes no answer any more", async () => {
  const { time, match, table, act } = await calling(TWO);
  await act(0, show(1));
  await act(1, show(2));
  await act(0, call(3));
  const last = act(1, call(4));
  await settled();
  table.close();
  await time.goOn(1000);
  expect(await last).toMatchObject({ key: "table.stale" });
  expect(match.state.hands[1]!.sum).toBeNull();
});
