import { FastChance, legalActions, Match, type GameTypes, type Viewer } from "@ara/kernel";
import { micatio } from "@ara/kernel/testing";
import { servedPax } from "@ara/pax";
import { LocalTable, type News, type Served, type TableTypes } from "@ara/protocol";
import { servedMicatio } from "@ara/protocol/testing";
import { expect, test } from "vitest";
import { lastTold } from "./last-told.ts";

/** Micatio in which nobody sees whether the other has decided anything yet. */
const silent: typeof micatio = {
  ...micatio,
  view(state, viewer) {
    const { hands, ...rest } = micatio.view(state, viewer);
    return { ...rest, hands: hands.map((hand, seat) => (seat === viewer ? hand : { fingers: null, sum: null })) };
  },
};

test("who decides in secret moves nothing that another is shown when the game is taken up again", () => {
  const match = new Match(silent, { points: 3 }, { seats: ["Livia", "Gaius"], seed: "alea" });
  const viewers: readonly Viewer[] = [0, 1, "spectator"];
  const told = (): readonly number[] => [...lastTold(silent, match.record("keep"), viewers).values()];
  expect(told()).toEqual([0, 0, 0]);
  match.act(0, { type: "show", fingers: 3 });
  expect(told()).toEqual([1, 0, 0]);
  const [guess] = legalActions(silent, match.state, 0);
  match.act(0, guess!);
  expect(told()).toEqual([2, 0, 0]);
});

/** Whatever happens in a game of people alone: the entries after which each viewer's version moved, and what is found later. */
async function compare<T extends TableTypes>(served: Served<T>, config: T["config"], seed: string): Promise<void> {
  const { game } = served;
  const seats = Array.from({ length: game.seats(config) }, (_, i) => ({ name: `p${i}`, bot: null }));
  const match = new Match(game, config, { seats: seats.map(({ name }) => name), seed });
  const nobody = { choose: () => Promise.reject(new Error("no bot")), advise: () => Promise.reject(new Error("none")) };
  const table = new LocalTable(served, match, {
    seats,
    bots: { ...nobody, close: () => undefined },
    save: async () => undefined,
    shared: true,
  });
  const viewers: readonly Viewer[] = [...seats.keys(), "spectator"];
  const shown = new Map<Viewer, number>();
  const last = new Map<Viewer, News<T>>();
  for (const viewer of viewers)
    table.watch(viewer, (news) => {
      shown.set(viewer, match.length);
      last.set(viewer, news);
    });
  await table.start();
  const chance = new FastChance(seed);
  for (let i = 0; i < 60 && !match.over; i++) {
    const seat = chance.pick(game.toAct(match.state));
    const action = chance.pick(legalActions<GameTypes>(game as never, match.state, seat));
    expect(await table.act(seat, action, last.get(seat)!.version)).toBeNull();
    const found = lastTold(game, match.record("keep"), viewers);
    // The game itself knows what happened; it comes to the same.
    expect(lastTold(game, match.record("keep"), viewers, undefined, match as never)).toEqual(found);
    for (const viewer of viewers) expect([viewer, found.get(viewer)]).toEqual([viewer, shown.get(viewer)]);
  }
}

test("what is found when a game is taken up again is what was shown while it ran", async () => {
  await compare(servedMicatio, { points: 5 }, "alea");
  const config = servedPax.game.json.readConfig({ players: 3 });
  if (!config.ok) throw new Error(config.error.key);
  await compare(servedPax, config.value, "iacta");
});
