import type { Seat } from "@ara/kernel";
import { PortTable, serve, type News, type Port } from "@ara/protocol";
import { micatioTable, type MicatioAtTable } from "@ara/protocol/testing";
import { expect, test } from "vitest";
import { letAnswersStand } from "./answer.ts";

/** Two ends of a line, until it is cut. */
function line() {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  let isWhole = true;
  const port = (own: number): Port => ({
    post(message) {
      const copy: unknown = JSON.parse(JSON.stringify(message));
      void Promise.resolve().then(() => isWhole && listeners[1 - own]!.forEach((listener) => listener(copy)));
    },
    listen: (listener) => void listeners[own]!.push(listener),
    close: () => undefined,
  });
  return { here: port(0), there: port(1), cut: () => void (isWhole = false) };
}

const WHO = { seats: [0, 1], spectates: true };
const show = (fingers: number) => ({ type: "show", fingers }) as const;

test.each([
  ["the same", []],
  ["somebody has answered since", [show(2)]],
])(
  "an answer that was on its way when the table was read anew stands if all is as whoever gave it saw it: %s",
  async (_, since) => {
    const [first, second] = [line(), line()];
    const before = micatioTable();
    await before.table.start();
    serve(before.table, first.there, WHO);
    let names = 0;
    const newId = (): string => `name-${names++}`;
    const far = await PortTable.open<MicatioAtTable>(first.here, { newId });
    const last = new Map<Seat, News<MicatioAtTable>>();
    far.watch(0, (news) => void last.set(0, news));
    await expect.poll(() => last.size).toBe(1);
    letAnswersStand(far, (seat) => last.get(seat), newId);
    first.cut();
    const answer = far.act(0, show(3), last.get(0)!.version);
    // The same game, whose versions begin elsewhere.
    const anew = micatioTable(undefined, { first: 5000 });
    for (const action of since) anew.match.act(0, action);
    await anew.table.start();
    serve(anew.table, second.there, WHO);
    await far.reconnect(second.here);
    expect(await answer).toEqual(since.length === 0 ? null : { key: "table.stale", params: {} });
    expect([before.match.length, anew.match.length, names]).toEqual([0, 1, 1]);
    far.close();
  },
);
