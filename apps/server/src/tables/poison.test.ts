import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chance, Seat } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { gameNamed } from "../games/games.ts";
import { startServer } from "../server.ts";
import { newsOf, NO_HAND, play } from "../testing/play.ts";
import { Visitor } from "../testing/visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "ara-poison-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

interface PaxState {
  readonly players: { aurei: number }[];
}
type Apply = (state: PaxState, seat: Seat, action: unknown, chance: Chance, tell: (event: unknown) => void) => void;
const POISONED = 3;

/** Rules that fail at tables of three, after they have half done what they should. */
function plant(harm: (state: PaxState) => void): void {
  const { game } = gameNamed("pax")!.served;
  const apply: Apply = game.apply.bind(game);
  vi.spyOn(game, "apply").mockImplementation(((state, seat, action, chance, tell) => {
    apply(state, seat, action, chance, tell);
    if (state.players.length === POISONED) harm(state);
  }) as Apply as never);
}

const anyAction = ({ prompt }: News<TableTypes>): unknown =>
  (prompt as { options: readonly { action: unknown; refusal: unknown }[] }).options.find(
    ({ refusal }) => refusal === null,
  )!.action;

/** A table with people alone: what a bot would do is nobody's business here. */
async function tableOf(people: readonly Visitor[]): Promise<{ id: string; tables: PortTable<TableTypes>[] }> {
  const [host, ...others] = people;
  const seats = people.map((_, i) => ({ who: i === 0 ? "me" : "open" }));
  const id = await host!.makes({ config: { players: people.length }, seats });
  for (const [i, other] of others.entries()) await other.post(`/api/tables/${id}/sit`, { seat: i + 1 });
  return { id, tables: await Promise.all(people.map((one) => one.table(id))) };
}

test.each([
  [
    "an exception",
    () => {
      throw new Error("a planted fault");
    },
    "a planted fault",
  ],
  ["a state that cannot be", (state: PaxState) => void (state.players[0]!.aurei = -1), "10.2 no purse is below zero"],
])(
  "%s in the rules of one table changes nothing there and nothing elsewhere; the third time the game is stuck",
  async (name, harm, reason) => {
    const said: { what: string; id: string; reason: string; where: string }[] = [];
    const server = await startServer({
      site: folder,
      host: "localhost",
      rate: NO_HAND,
      ports: [0],
      database: join(folder, `${name}.sqlite`),
      log: (line) => void said.push(JSON.parse(line)),
    });
    const people = await Promise.all(["Livia", "Gaius", "Nemo"].map((one) => Visitor.guest(server.port, one)));
    const poisoned = await tableOf(people);
    const sound = await tableOf(people.slice(0, 2));
    plant(harm);
    const before = await Promise.all(poisoned.tables.map((table, seat) => newsOf(table, seat)));
    const seat = before.findIndex(({ prompt }) => prompt !== null);
    const [table, news] = [poisoned.tables[seat]!, before[seat]!];
    const others = Promise.all(sound.tables.map((one, i) => play(one, i)));

    const ids: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const refused = await table.act(seat, anyAction(news), news.version);
      expect(refused?.key).toBe("table.fault");
      ids.push(refused?.params["fault"]);
      expect(await newsOf(table, seat)).toMatchObject({ view: news.view, version: news.version });
    }
    const faults = () => said.filter(({ what }) => what === "fault");
    expect(faults().map(({ id }) => id)).toEqual(ids);
    for (const fault of faults()) {
      expect(fault.reason).toContain(reason);
      expect(fault.where).toBe(poisoned.id);
    }

    void table.act(seat, anyAction(news), news.version);
    await expect
      .poll(
        async () =>
          (await people[0]!.get<{ table: { status: string } }>(`/api/tables/${poisoned.id}`)).body.table.status,
      )
      .toBe("stuck");
    const closed = await new Promise((resolve, reject) => {
      void people[0]!
        .socket(poisoned.id)
        .then((socket) => socket.once("close", (code, why) => resolve([code, why.toString()])), reject);
    });
    expect(closed).toEqual([4004, "table.stuck"]);

    expect((await others).map(({ over }) => over)).toEqual([true, true]);
    for (const one of [...poisoned.tables, ...sound.tables]) one.close();
    await server.close();
  },
);
