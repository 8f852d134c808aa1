import type { TableTypes, Thinkers } from "@ara/protocol";
import { describe, expect, test } from "vitest";
import { Ratings } from "../afterwards/ratings.ts";
import { Rematch } from "../consent/rematch.ts";
import { History } from "../afterwards/history.ts";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import { Jobs } from "../jobs/jobs.ts";
import { Notices } from "../notices/notices.ts";
import type { Person } from "../people/sessions.ts";
import { engineOf } from "../store/engines.ts";
import type { AtZero } from "../store/database.ts";
import { Store } from "../store/store.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Abandoned } from "./abandoned.ts";
import { Lobby } from "./lobby.ts";
import { Tables } from "./tables.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const NAMES = ["Livia", "Gaius", "Nemo"] as const;

/** Counts how often a bot is asked, and never answers. */
function counting(): Thinkers<TableTypes> & { asked: number } {
  const bots = {
    asked: 0,
    choose: () => {
      bots.asked++;
      return new Promise<never>(() => undefined);
    },
    advise: () => Promise.reject(new Error("no")),
    close: () => undefined,
  };
  return bots;
}

/** What becomes of games whose players lose by time, or do not come any more, whatever the database. */
export function goneSuite(name: string, database: () => string): void {
  describe(name, () => {
    let houses = 0;
    async function house(players: number, clock: object, atZero: AtZero, robots = 0) {
      const run = `gone-${houses++}`;
      const world = simulatedWorld(run);
      const store = await Store.open(engineOf(database(), run));
      const key = await ServerKey.of(store, world);
      const jobs = new Jobs(store, world, () => undefined);
      const notices = new Notices(store, world, jobs, []);
      const ratings = new Ratings(store, world, jobs);
      const bots = counting();
      const faults: string[] = [];
      const tables = new Tables({
        world,
        store,
        key,
        botsOf: () => bots,
        fault: (what) => void faults.push(what),
        ended: (game) => void ratings.ended(game),
      });
      const abandoned = new Abandoned({ store, world, jobs, tables, notices });
      const lobby = new Lobby(store, world, new Dealing(store, world, key));
      const people = NAMES.slice(0, players - robots).map((who): Person => ({
        id: `${run}-${who}`,
        name: who,
        kind: "member",
      }));
      for (const one of people)
        await store.db
          .insertInto("people")
          .values({ id: one.id, name: one.name, kind: "member", created: 0, name_key: one.id })
          .execute();
      const made = await lobby.create(people[0]!, {
        game: "pax",
        config: { players, startPlayer: 0 },
        listed: false,
        seats: [
          ...people.map((_, seat) => ({ who: seat === 0 ? ("me" as const) : ("open" as const) })),
          ...Array.from({ length: robots }, () => ({ who: "bot" as const, level: "legatus" })),
        ],
        clock: clock as never,
        atZero,
      });
      if (!made.ok) throw new Error(made.error.key);
      const id = made.value;
      for (const [seat, one] of people.entries()) if (seat > 0) await lobby.sit(one, id, seat);
      const find = async () => {
        const found = await tables.find(id);
        if (!found.ok) throw new Error(found.error.key);
        return found.value;
      };
      await find();
      const facts = async () => (await lobby.facts(id, people[0]))!;
      /** Lets simulated time pass in steps, so that the database in its thread keeps up. */
      const pass = async (milliseconds: number, steps: number): Promise<void> => {
        for (let i = 0; i < steps; i++) {
          await world.pass(milliseconds / steps);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const close = async (): Promise<void> => {
        await tables.close();
        await jobs.close();
        // Whoever shares the database looks after no game of this house.
        await store.updateGame(id, { status: "void" });
        await store.close();
        expect(faults).toEqual([]);
      };
      return { world, store, tables, lobby, abandoned, people, id, find, facts, pass, bots, close };
    }
    const LIVE = { kind: "live", bank: 5 * MINUTE, increment: 0 };

    test("where time that is up loses, of two the other has won at once: places and ratings say so, and nobody comes back", async () => {
      const { store, tables, people, id, facts, pass, close } = await house(2, LIVE, "loses");
      await pass(6 * MINUTE, 6);
      await expect.poll(async () => (await pass(2000, 1), (await facts()).status), { timeout: 8000 }).toBe("over");
      expect(await facts()).toMatchObject({ agreed: true, cut: "time" });
      const settled = async () =>
        (await store.db.selectFrom("games").select("settled").where("id", "=", id).executeTakeFirst())?.settled;
      await expect
        .poll(async () => {
          await pass(1000, 1);
          return settled();
        })
        .not.toBeNull();
      const [game] = await new History(store).finished("mine", people[0]!.id);
      const late = game!.seats.findIndex(({ place }) => place === 2);
      const [won, lost] = [people[1 - late]!, people[late]!];
      expect(game).toMatchObject({ id, cut: "time" });
      expect(game!.seats[late]).toMatchObject({ name: lost.name, place: 2 });
      expect(game!.seats[1 - late]).toMatchObject({ name: won.name, place: 1 });
      const ratings = await store.db
        .selectFrom("ratings")
        .select(["person", "wins"])
        .where("person", "in", [won.id, lost.id])
        .where("ladder", "=", "pax 2")
        .execute();
      expect(new Map(ratings.map(({ person, wins }) => [person, wins]))).toEqual(
        new Map([
          [won.id, 1],
          [lost.id, 0],
        ]),
      );
      expect(await tables.comeBack(id, lost.id)).toMatchObject({ key: "table.notYours" });
      await close();
    });

    test("of three one loses and a bot plays on for nobody: he does not come back, nobody takes the seat, he is told", async () => {
      const { tables, people, id, find, facts, pass, close } = await house(3, LIVE, "loses");
      await pass(6 * MINUTE, 6);
      await expect
        .poll(async () => (await pass(2000, 1), (await facts()).seats.map(({ bot }) => bot !== null)), {
          timeout: 8000,
        })
        .toContain(true);
      const late = (await facts()).seats.findIndex(({ bot }) => bot !== null);
      expect(await facts()).toMatchObject({ status: "running", agreed: false, cut: null });
      const table = await find();
      expect(table.seating.refusalToTake("somebody", late)).toMatchObject({ key: "lobby.taken" });
      expect(await tables.comeBack(id, people[late]!.id)).toMatchObject({ key: "table.notYours" });
      expect(table.seating.mayReturn).toBe(false);
      await close();
    });

    test("where none but bots are left who sat there from the start, the game is over and they have won", async () => {
      const { store, id, facts, pass, close } = await house(3, LIVE, "loses", 2);
      await expect
        .poll(async () => (await pass(2 * MINUTE, 2), (await facts()).status), { timeout: 15_000 })
        .toBe("over");
      expect(await facts()).toMatchObject({ agreed: true, cut: "time" });
      const seats = await store.db.selectFrom("seats").selectAll().where("game", "=", id).orderBy("seat").execute();
      expect(seats.map(({ place }) => place)).toEqual([3, 1, 1]);
      const rated = await store.db.selectFrom("rating_changes").select("game").where("game", "=", id).execute();
      expect(rated).toEqual([]);
      await close();
    });

    test("whoever has lost by time still finds the game among his own, and plays again with the others", async () => {
      const { store, world, lobby, people, id, facts, find, pass, close } = await house(3, LIVE, "loses");
      await expect
        .poll(async () => (await pass(2 * MINUTE, 2), (await facts()).seats.some(({ bot }) => bot !== null)), {
          timeout: 8000,
        })
        .toBe(true);
      const late = people[(await facts()).seats.findIndex(({ bot }) => bot !== null)]!;
      const others = people.filter((one) => one !== late);
      expect((await lobby.mine(late)).map((one) => one.id)).toEqual([id]);
      const table = await find();
      expect(await table.endByAgreement(table.mark())).toBeNull();
      const rematch = new Rematch(store, world, lobby);
      const again = await rematch.ask(others[0]!, id, false);
      if (!again.ok) throw new Error(again.error.key);
      expect((await lobby.facts(id, late))!.rematch).toBe(again.value);
      expect(await rematch.ask(late, id, false)).toEqual(again);
      expect((await lobby.facts(again.value, late))!.mine).toHaveLength(1);
      await store.updateGame(again.value, { status: "void" });
      await close();
    });

    test("whoever comes back to a game that rests is told anew before it ends, also where he leaves once more", async () => {
      const { world, store, tables, abandoned, people, id, facts, find, close } = await house(
        2,
        { kind: "none" },
        "bot",
      );
      for (const one of people) expect(await tables.goAway(id, one.id)).toBeNull();
      await find();
      const quiet = async () =>
        (await store.db.selectFrom("games").select("quiet").where("id", "=", id).executeTakeFirstOrThrow()).quiet;
      await world.pass(3 * DAY + MINUTE);
      await abandoned.look();
      const first = await quiet();
      expect(first).not.toBeNull();
      await world.pass(DAY);
      expect(await tables.comeBack(id, people[0]!.id)).toBeNull();
      await world.pass(20 * DAY);
      expect(await tables.goAway(id, people[0]!.id)).toBeNull();
      await abandoned.look();
      await world.pass(DAY);
      await abandoned.look();
      expect([(await facts()).status, await quiet()]).toEqual(["running", first]);
      await world.pass(2 * DAY + MINUTE);
      await abandoned.look();
      expect([(await facts()).status, await quiet()]).toEqual(["running", world.now()]);
      await world.pass(4 * DAY + MINUTE);
      await abandoned.look();
      await expect.poll(async () => (await facts()).cut).toBe("abandoned");
      await close();
    });

    test("a game that all have left rests: no bot thinks, it wakes for whoever comes back, and ends when nobody does, after all were told", async () => {
      const { world, store, tables, abandoned, people, id, facts, find, pass, bots, close } = await house(
        2,
        { kind: "none" },
        "bot",
      );
      for (const one of people) expect(await tables.goAway(id, one.id)).toBeNull();
      await find();
      await pass(MINUTE, 5);
      const thought = bots.asked;
      await pass(10 * MINUTE, 10);
      expect(bots.asked).toBe(thought);
      const row = async () => store.db.selectFrom("games").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      expect((await row()).due).toBeNull();
      expect(await tables.comeBack(id, people[0]!.id)).toBeNull();
      expect((await facts()).seats.map(({ bot }) => bot === null)).toEqual([true, false]);
      expect(await tables.goAway(id, people[0]!.id)).toBeNull();
      const told = async () =>
        (
          await store.db
            .selectFrom("outbox")
            .select("person")
            .where("game", "=", id)
            .where("what", "=", "quiet")
            .execute()
        )
          .map(({ person }) => person)
          .toSorted();
      await abandoned.look();
      expect(await told()).toEqual([]);
      await world.pass(3 * DAY + MINUTE);
      await abandoned.look();
      await abandoned.look();
      expect([...new Set(await told())]).toEqual(people.map((one) => one.id).toSorted());
      expect((await facts()).status).toBe("running");
      await world.pass(4 * DAY + MINUTE);
      await abandoned.look();
      await expect.poll(async () => (await facts()).status).toBe("over");
      expect(await facts()).toMatchObject({ agreed: true, cut: "abandoned" });
      await close();
    });

    test("a game without a clock waits for months for whoever plays; they are told after thirty days, and it ends a fortnight later; a table nobody sat down at goes", async () => {
      const { world, store, lobby, abandoned, people, id, facts, close } = await house(2, { kind: "none" }, "bot");
      const other = await lobby.create(people[0]!, {
        game: "pax",
        config: { players: 2 },
        listed: true,
        seats: [{ who: "me" }, { who: "open" }],
      });
      if (!other.ok) throw new Error(other.error.key);
      await world.pass(29 * DAY);
      await abandoned.look();
      const quiet = async () =>
        (await store.db.selectFrom("games").select("quiet").where("id", "=", id).executeTakeFirstOrThrow()).quiet;
      expect(await quiet()).toBeNull();
      await world.pass(2 * DAY);
      await abandoned.look();
      expect(await quiet()).not.toBeNull();
      expect((await lobby.facts(other.value, people[0]))!.status).toBe("void");
      await world.pass(13 * DAY);
      await abandoned.look();
      expect((await facts()).status).toBe("running");
      await world.pass(2 * DAY);
      await abandoned.look();
      await expect.poll(async () => (await facts()).cut).toBe("abandoned");
      await close();
    });
  });
}
