import { verify, type GameRecord } from "@ara/kernel";
import { pax } from "@ara/pax";
import { describe, expect, test } from "vitest";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { decideTogether, Seated } from "../testing/seated.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";

interface TableSaid {
  readonly status: string;
  readonly mine: readonly number[];
  readonly config: unknown;
}

/** What those at a table agree on, whatever the database. */
export function consentSuite(name: string, database: () => string): void {
  describe(name, () => {
    const server = testServer(database, { pace: AT_ONCE });

    interface Game {
      readonly id: string;
      readonly people: readonly Visitor[];
      readonly seated: readonly Seated[];
    }
    /** So many people at a table of PAX that has begun; the seats behind them are bots'. */
    async function atATable(people: number, more: object = {}, bots = 0): Promise<Game> {
      const names = ["Livia", "Gaius", "Lucius"].slice(0, people);
      const visitors = await Promise.all(names.map((one) => Visitor.guest(server.port, one)));
      const { body } = await visitors[0]!.post<{ id: string }>("/api/tables", {
        game: "pax",
        config: { players: people + bots, startPlayer: 0 },
        listed: true,
        seats: [
          { who: "me" },
          ...names.slice(1).map(() => ({ who: "open" })),
          ...Array.from({ length: bots }, () => ({ who: "bot", level: "tiro" })),
        ],
        ...more,
      });
      const { id } = body;
      for (const [seat, visitor] of visitors.entries())
        if (seat > 0) await visitor.post(`/api/tables/${id}/sit`, { seat });
      const seated = await Promise.all(visitors.map((visitor, seat) => Seated.at(visitor, id, seat)));
      return { id, people: visitors, seated };
    }
    interface Offered {
      readonly id: string;
      readonly state: string;
      readonly seat: number;
      readonly agreed: readonly number[];
      readonly awaited: readonly number[];
      readonly declined: readonly number[];
    }
    const offerTo = (one: Seated) => one.around["offer"] as Offered | null;
    const asksFor = (visitor: Visitor, id: string, body: object) => visitor.post(`/api/tables/${id}/offer`, body);
    async function replies(visitor: Visitor, id: string, seated: Seated, yes: boolean) {
      await expect.poll(() => offerTo(seated)?.state).toBe("open");
      return visitor.post(`/api/tables/${id}/reply`, { offer: offerTo(seated)!.id, yes });
    }
    /** The seat that has decided last, when the other one is asked. */
    async function untilTurnPasses({ seated }: Game): Promise<number> {
      const before = seated.findIndex((one) => one.news?.prompt);
      for (;;) {
        await decideTogether([seated[before]!], 1);
        await expect.poll(() => seated.some(({ news }) => news?.prompt)).toBe(true);
        if (seated[before]!.news?.prompt === null) return before;
      }
    }

    test("a step others have seen is taken back when all people at the table agree, and the record verifies and says so", async () => {
      const game = await atATable(3);
      const { id, people, seated } = game;
      await decideTogether(seated, 12);
      const mover = await untilTurnPasses(game);
      await untilTurnPasses(game);
      const others = [0, 1, 2].filter((seat) => seat !== mover);
      const heard = () => seated[mover]!.news!.from + seated[mover]!.news!.log.length;
      const before = heard();
      expect((await asksFor(people[mover]!, id, { kind: "back" })).status).toBe(200);
      for (const one of seated)
        await expect
          .poll(() => offerTo(one))
          .toMatchObject({ kind: "back", seat: mover, agreed: [mover], awaited: others });
      expect((await asksFor(people[others[0]!]!, id, { kind: "end" })).body.refusal?.key).toBe("offer.open");
      await replies(people[others[0]!]!, id, seated[others[0]!]!, true);
      await expect.poll(() => offerTo(seated[mover]!)?.agreed.length).toBe(2);
      expect(heard()).toBe(before);
      await replies(people[others[1]!]!, id, seated[others[1]!]!, true);
      await expect.poll(heard).toBeLessThan(before);
      expect(seated[mover]!.news!.prompt).not.toBeNull();
      // Whoever looks again learns why: until something happens, it is said what was taken back.
      for (const one of seated)
        await expect.poll(() => offerTo(one)).toMatchObject({ kind: "back", seat: mover, state: "done" });
      await decideTogether(seated, 1);
      for (const one of seated) await expect.poll(() => offerTo(one)).toBeNull();
      await asksFor(people[0]!, id, { kind: "end" });
      for (const seat of [1, 2]) await replies(people[seat]!, id, seated[seat]!, true);
      const { record } = (await people[0]!.get<{ record: GameRecord }>(`/api/tables/${id}/record`)).body;
      const back = record.entries.reduce((sum, entry) => sum + Number(entry["back"] ?? 0), 0);
      expect(back).toBeGreaterThan(1);
      expect(verify(pax, record)).toMatchObject({ ok: true, value: { chain: "verified", seed: "verified", back } });
      for (const one of seated) one.close();
    }, 20_000);

    test("whoever looks on hears nothing of what players say to each other and offer each other, nor when; players nothing of those", async () => {
      const { id, people, seated } = await atATable(2);
      const told = (who: Visitor) => {
        const heard: string[] = [];
        const line = who.socket(id, {}, (data) => void heard.push(data.toString()));
        return { heard, close: async () => (await line).close() };
      };
      const looksOn = await Visitor.guest(server.port, "Nemo");
      const [watcher, player] = [told(looksOn), told(people[1]!)];
      await expect.poll(() => watcher.heard.length + player.heard.length).toBeGreaterThan(1);
      const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));
      await quiet();
      const before = watcher.heard.slice();
      await people[0]!.post(`/api/tables/${id}/say`, { text: "Salve" });
      await asksFor(people[0]!, id, { kind: "end" });
      await replies(people[1]!, id, seated[1]!, false);
      await expect.poll(() => player.heard.join("\n")).toContain("declined");
      await quiet();
      expect(watcher.heard).toEqual(before);
      const so = player.heard.slice();
      await looksOn.post(`/api/tables/${id}/say`, { text: "I would not" });
      await expect.poll(() => watcher.heard.length).toBe(before.length + 1);
      await quiet();
      expect(player.heard).toEqual(so);
      for (const one of [watcher, player]) await one.close();
      for (const one of seated) one.close();
    });

    test("whoever deletes his account holds up nobody: a bot plays on for him, and no list knows his name", async () => {
      const { id, people, seated } = await atATable(2);
      const [livia, gaius] = people as [Visitor, Visitor];
      expect((await gaius.post("/api/account/delete", { name: "Gaius" })).status).toBe(200);
      const { body } = await livia.get<{ table: { seats: object[] } }>(`/api/tables/${id}`);
      expect(body.table.seats[1]).toMatchObject({ name: "", bot: expect.any(String) });
      expect((await asksFor(livia, id, { kind: "end" })).status).toBe(200);
      const history = async () =>
        (await livia.get<{ games: { id: string; seats: { name: string }[] }[] }>("/api/history")).body.games;
      const names = async () => (await history()).find((game) => game.id === id)?.seats.map((seat) => seat.name);
      await expect.poll(names).toEqual(["Livia", ""]);
      for (const one of seated) one.close();
    });

    test("one who declines ends an offer, whoever made it takes it back, and a decision that all see ends it too", async () => {
      const game = await atATable(2);
      const { id, people, seated } = game;
      await decideTogether(seated, 6);
      const mover = await untilTurnPasses(game);
      const other = 1 - mover;
      await asksFor(people[mover]!, id, { kind: "back" });
      await replies(people[other]!, id, seated[other]!, false);
      await expect.poll(() => offerTo(seated[mover]!)).toMatchObject({ state: "declined", declined: [other] });
      expect((await asksFor(people[mover]!, id, { kind: "back" })).body.refusal?.key).toBe("offer.declined");
      await asksFor(people[mover]!, id, { kind: "end" });
      const late = offerTo(seated[other]!);
      await replies(people[mover]!, id, seated[mover]!, false);
      await expect.poll(() => offerTo(seated[other]!)?.state).toBe("withdrawn");
      await asksFor(people[other]!, id, { kind: "end" });
      await expect.poll(() => offerTo(seated[mover]!)?.state).toBe("open");
      const open = offerTo(seated[mover]!)!;
      await untilTurnPasses(game);
      await expect.poll(() => offerTo(seated[mover]!)).toBeNull();
      for (const offer of [open, late ?? open])
        expect(
          (await people[mover]!.post(`/api/tables/${id}/reply`, { offer: offer.id, yes: true })).body.refusal?.key,
        ).toBe("offer.gone");
      const stranger = await Visitor.guest(server.port, "Nemo");
      expect((await asksFor(stranger, id, { kind: "end" })).body.refusal?.key).toBe("table.notYours");
      for (const one of seated) one.close();
    }, 20_000);

    test("bots agree: whoever plays with them alone takes back what they have seen, over a restart too", async () => {
      const game = await atATable(1, {}, 1);
      const { id, people, seated } = game;
      await decideTogether(seated, 5);
      await expect.poll(() => seated[0]!.news!.prompt).not.toBeNull();
      const log = seated[0]!.news!.from + seated[0]!.news!.log.length;
      const done = await asksFor(people[0]!, id, { kind: "back", steps: 3 });
      expect(done.body).toEqual({ done: true });
      await expect.poll(() => seated[0]!.news!.from + seated[0]!.news!.log.length).toBeLessThan(log);
      const view = seated[0]!.news!.view;
      seated[0]!.close();
      await server.close();
      await server.start();
      const again = await Seated.at(people[0]!, id, 0);
      await expect.poll(() => again.news?.view).toEqual(view);
      expect((await asksFor(people[0]!, id, { kind: "back", steps: 100 })).body.refusal?.key).toBe("undo.nothing");
      again.close();
    }, 20_000);

    test("a game ended by agreement has no result and is not rated; it can be looked at and verified, and history says so", async () => {
      const { id, people, seated } = await atATable(2);
      await decideTogether(seated, 6);
      await asksFor(people[0]!, id, { kind: "end" });
      await replies(people[1]!, id, seated[1]!, true);
      const facts = async () => (await people[0]!.get<{ table: { status: string } }>(`/api/tables/${id}`)).body.table;
      await expect.poll(async () => (await facts()).status).toBe("over");
      for (const one of seated) one.close();
      const again = await Seated.at(people[0]!, id, 0);
      await expect.poll(() => again.around["agreed"]).toBe(true);
      expect(again.news).toMatchObject({ prompt: null, over: false });
      expect(await again.table.act(0, {}, again.news!.version)).toMatchObject({ key: "table.ended" });
      const { body } = await people[0]!.get<{ record: GameRecord }>(`/api/tables/${id}/record`);
      expect(verify(pax, body.record)).toMatchObject({
        ok: true,
        value: { finished: false, chain: "verified", seed: "verified" },
      });
      const history = async () =>
        (await people[0]!.get<{ games: object[] }>("/api/history?of=mine")).body.games.find(
          (one) => (one as { id: string }).id === id,
        );
      await expect.poll(history).toMatchObject({ id, agreed: true, seats: [{ place: null }, { place: null }] });
      expect((await asksFor(people[0]!, id, { kind: "back" })).body.refusal?.key).toBe("lobby.over");
      again.close();
    }, 20_000);

    test("clocks stand still by agreement, over a restart, until somebody lets them run or decides", async () => {
      const clock = { kind: "live", bank: 600_000, increment: 0 };
      const game = await atATable(2, { clock });
      const { id, people, seated } = game;
      const running = (one: Seated) => (one.around["clocks"] as { running: number[] }).running;
      const mover = seated.findIndex((one) => one.news?.prompt);
      await expect.poll(() => running(seated[0]!)).toEqual([mover]);
      await asksFor(people[1]!, id, { kind: "pause" });
      await replies(people[0]!, id, seated[0]!, true);
      await expect.poll(() => running(seated[1]!)).toEqual([]);
      for (const one of seated) one.close();
      await server.close();
      await server.start();
      const again = await Promise.all(people.map((visitor, seat) => Seated.at(visitor, id, seat)));
      await expect.poll(() => again[0]!.around["clocks"]).toMatchObject({ running: [], paused: true });
      await people[1]!.post(`/api/tables/${id}/go-on`, {});
      await expect.poll(() => running(again[0]!)).toEqual([mover]);
      await asksFor(people[0]!, id, { kind: "pause" });
      await replies(people[1]!, id, again[1]!, true);
      await expect.poll(() => running(again[0]!)).toEqual([]);
      await untilTurnPasses({ ...game, seated: again });
      await expect.poll(() => running(again[0]!)).toEqual([1 - mover]);
      for (const one of again) one.close();
    }, 20_000);

    const keyOf = ({ body }: { body: { refusal?: { key: string } } }) => body.refusal?.key;
    const tableOf = async (visitor: Visitor, id: string) =>
      (await visitor.get<{ table: TableSaid }>(`/api/tables/${id}`)).body.table;

    test("rematch: of all who press at once one makes the table, with the same bots and clock, and the others sit where they sat", async () => {
      const clock = { kind: "days", days: 2 };
      const { id, people, seated } = await atATable(2, { clock }, 1);
      const again = (visitor: Visitor) => visitor.post<{ id: string }>(`/api/tables/${id}/rematch`, {});
      expect(keyOf(await again(people[0]!))).toBe("rematch.running");
      await asksFor(people[0]!, id, { kind: "end" });
      await replies(people[1]!, id, seated[1]!, true);
      await expect.poll(async () => (await tableOf(people[0]!, id)).status).toBe("over");
      for (const one of seated) one.close();
      const old = await Seated.at(people[1]!, id, 1);
      expect(old.around["rematch"]).toBeNull();
      const made = await Promise.all(people.map(again));
      const next = made[0]!.body.id;
      expect(made.map(({ body }) => body.id)).toEqual([next, next]);
      expect(next).not.toBe(id);
      await expect.poll(() => old.around["rematch"]).toBe(next);
      const facts = await tableOf(people[1]!, next);
      expect(facts).toMatchObject({
        status: "running",
        mine: [1],
        clock,
        seats: [{ name: "Livia" }, { name: "Gaius" }, { bot: "tiro" }],
      });
      expect((facts.config as { startPlayer?: number }).startPlayer ?? null).toBeNull();
      expect((await again(people[1]!)).body.id).toBe(next);
      expect(keyOf(await again(await Visitor.guest(server.port, "Nemo")))).toBe("table.notYours");
      old.close();
    }, 20_000);

    test("rematch: whoever had made the table with two seats for himself has both again, whoever asks first", async () => {
      const [livia, gaius] = [await Visitor.guest(server.port, "Livia"), await Visitor.guest(server.port, "Gaius")];
      const me = { who: "me" };
      const id = await livia.makes({ config: { players: 3 }, seats: [me, me, { who: "open" }] });
      await gaius.post(`/api/tables/${id}/sit`, { seat: 2 });
      const seated = [await Seated.at(livia, id, 0), await Seated.at(gaius, id, 2)];
      await asksFor(livia, id, { kind: "end" });
      await replies(gaius, id, seated[1]!, true);
      await expect.poll(async () => (await tableOf(livia, id)).status).toBe("over");
      for (const one of seated) one.close();
      const again = (visitor: Visitor) => visitor.post<{ id: string }>(`/api/tables/${id}/rematch`, {});
      const next = (await again(gaius)).body.id;
      expect((await again(livia)).body.id).toBe(next);
      expect(await tableOf(livia, next)).toMatchObject({ status: "running", mine: [0, 1] });
    }, 20_000);

    test("rematch: where whoever was first never made the table, the next one does", async () => {
      const { id, people, seated } = await atATable(2);
      await asksFor(people[0]!, id, { kind: "end" });
      await replies(people[1]!, id, seated[1]!, true);
      await expect.poll(async () => (await tableOf(people[0]!, id)).status).toBe("over");
      for (const one of seated) one.close();
      // His node died between the claim and the table.
      const store = await Store.open(engineOf(database(), "test"));
      await store.updateGame(id, { rematch: "claimedByNobodyAnyMore" });
      await store.close();
      const made = await Promise.all(
        people.map((visitor) => visitor.post<{ id: string }>(`/api/tables/${id}/rematch`, {})),
      );
      const next = made[0]!.body.id;
      expect(made.map(({ status, body }) => [status, body.id])).toEqual([
        [200, next],
        [200, next],
      ]);
      expect(await tableOf(people[0]!, next)).toMatchObject({ status: "running", mine: [0] });
    }, 20_000);

    test("a seat left to a bot is taken over by somebody who had no other; whoever made the table says whether", async () => {
      const { id, people, seated } = await atATable(3);
      const [livia, gaius] = people as [Visitor, Visitor];
      for (const one of seated) one.close();
      const nemo = await Visitor.guest(server.port, "Nemo");
      const takes = async (visitor: Visitor, seat = 1) => keyOf(await visitor.post(`/api/tables/${id}/take`, { seat }));
      const mine = async (visitor: Visitor) => (await tableOf(visitor, id)).mine;
      expect(await takes(nemo)).toBe("lobby.taken");
      await gaius.post(`/api/tables/${id}/away`, {});
      const watching = await Seated.at(nemo, id, "spectator");
      await expect.poll(() => watching.around["offered"]).toEqual([1]);
      watching.close();
      expect(await takes(livia)).toBe("lobby.otherSeat");
      expect(keyOf(await gaius.post(`/api/tables/${id}/takeover`, { allowed: false }))).toBe("lobby.notHost");
      await livia.post(`/api/tables/${id}/takeover`, { allowed: false });
      await expect.poll(() => takes(nemo)).toBe("lobby.notOffered");
      await livia.post(`/api/tables/${id}/takeover`, { allowed: true });
      await expect.poll(() => takes(nemo)).toBeUndefined();
      expect([await mine(nemo), await mine(gaius)]).toEqual([[1], []]);
      const sits = await Seated.at(nemo, id, 1);
      expect(sits.table.own).toEqual([1]);
      expect(sits.around["names"]).toEqual([{ seat: 1, name: "Nemo" }]);
      sits.close();
      expect(keyOf(await gaius.post(`/api/tables/${id}/return`, {}))).toBe("table.notYours");
      // Whoever has known one hand does not get to know another.
      await people[2]!.post(`/api/tables/${id}/away`, {});
      for (const one of [gaius, nemo, livia]) expect(await takes(one, 2)).toBe("lobby.otherSeat");
      await nemo.post(`/api/tables/${id}/away`, {});
      expect(await takes(gaius)).toBeUndefined();
      expect(await mine(gaius)).toEqual([1]);
      expect(keyOf(await nemo.post(`/api/tables/${id}/return`, {}))).toBe("table.notYours");
      expect(await takes(nemo, 2)).toBe("lobby.otherSeat");
    }, 20_000);
  });
}
