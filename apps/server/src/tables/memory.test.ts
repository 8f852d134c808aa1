import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { FastChance, Match, type Seat } from "@ara/kernel";
import { servedPax, type Pax, type Prompt } from "@ara/pax";
import { LocalTable, serve } from "@ara/protocol";
import { expect, test } from "vitest";

interface PaxAtTable extends Pax {
  prompt: Prompt;
  advice: unknown;
  reason: unknown;
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

test("a table keeps of what it told its players how things stand now, and not all that ever was", async () => {
  const views: WeakRef<object>[] = [];
  const game: typeof servedPax.game = {
    ...servedPax.game,
    view(state, viewer) {
      const view = servedPax.game.view(state, viewer);
      views.push(new WeakRef(view));
      return view;
    },
  };
  const config = game.json.readConfig({ players: 2 });
  if (!config.ok) throw new Error(config.error.key);
  const match = new Match(game, config.value, { seats: ["Livia", "Gaius"], seed: "memoria" });
  const never = (): Promise<never> => Promise.reject(new Error("there is no bot"));
  const table = new LocalTable<PaxAtTable>({ ...servedPax, game }, match, {
    seats: [0, 1].map((seat) => ({ name: `p${seat}`, bot: null })),
    bots: { choose: never, advise: never, close: () => undefined },
    save: async () => undefined,
    shared: true,
  });
  const versions: number[] = [];
  for (const seat of [0, 1]) {
    let hear = (_message: unknown): void => undefined;
    const post = (message: unknown): void => {
      const told = message as { readonly news?: { readonly version: number } };
      if (told.news) versions[seat] = told.news.version;
    };
    const port = { post, listen: (listener: typeof hear) => void (hear = listener), close: () => undefined };
    serve(table, port, { seats: [seat], spectates: false });
    hear({ t: "hello", v: [1] });
    hear({ t: "watch", n: 1, viewer: seat });
  }
  const chance = new FastChance("memoria");
  for (let step = 0; step < 40; step++) {
    const seat: Seat = game.toAct(match.state)[0]!;
    const legal: number[] = [];
    game.legal(match.state, seat, legal);
    expect(await table.act(seat, chance.pick(legal), versions[seat]!)).toBeNull();
  }
  // What a weak reference leads to stays until whoever made it is done.
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  const kept = views.filter((one) => one.deref() !== undefined).length;
  expect(views.length).toBeGreaterThan(120);
  // Three viewers, and the one before of each.
  expect(kept).toBeLessThanOrEqual(6);
});
