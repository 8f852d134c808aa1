/** What others do in secret moves nothing for a viewer. */
import { Match } from "@ara/kernel";
import { micatio } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { LocalTable } from "./local-table.ts";
import { listen, until } from "./testing/contract.ts";
import { BOT, firstOfAll, micatioTable, PERSON, servedMicatio } from "./testing/micatio.ts";

const show = (fingers: number) => ({ type: "show", fingers }) as const;

/** Micatio in which nobody sees whether the other has decided anything yet. */
const silent: typeof micatio = {
  ...micatio,
  view(state, viewer) {
    const { hands, ...rest } = micatio.view(state, viewer);
    return { ...rest, hands: hands.map((hand, seat) => (seat === viewer ? hand : { fingers: null, sum: null })) };
  },
};

test("a step before several decide in secret cannot be taken back: that it suddenly stands would tell of others", async () => {
  /** Seat 0 shows first, alone; then both go on. */
  const game: typeof micatio = {
    ...silent,
    toAct: (state) => (state.hands[0]!.fingers === null ? [0] : micatio.toAct(state)),
    asked: (view) => (view.hands[0]!.fingers === null ? [0] : micatio.asked(view)),
  };
  const { table } = micatioTable(undefined, { game });
  await table.start();
  const [first, second] = [listen(table, 0), listen(table, 1)];
  expect(await table.act(0, show(3), first.at(-1)!.version)).toBeNull();
  expect(first.at(-1)).toMatchObject({ asked: [0, 1], undoable: 0 });
  expect(await table.undo(0, 1, first.at(-1)!.version)).toMatchObject({ key: "undo.nothing" });
  const told = first.length;
  expect(await table.act(1, show(2), second.at(-1)!.version)).toBeNull();
  expect(first).toHaveLength(told);
});

test("that a bot no longer says anything is no news: its next step may be a secret", async () => {
  const seats = [PERSON, BOT];
  const match = new Match(silent, { points: 3 }, { seats: ["Livia", "Gaius"], seed: "alea" });
  const served = { ...servedMicatio, game: silent, isOpen: ({ type }: { readonly type: string }) => type === "show" };
  const table = new LocalTable(served, match, { seats, bots: firstOfAll, save: async () => undefined });
  const heard = listen(table, 0);
  await table.start();
  await until(() => match.length === 2);
  expect(heard.map(({ said }) => said)).toEqual([null, { seat: 1, reason: "habit" }]);
});
