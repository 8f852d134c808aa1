import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Jobs } from "../jobs/jobs.ts";
import { realWorld } from "../real-world.ts";
import { Store, type Engine } from "../store/store.ts";
import type { World } from "../world.ts";
import { History } from "./history.ts";
import { HOUSE, Ratings } from "./ratings.ts";

interface Sitting {
  readonly person?: string;
  readonly bot?: string;
  readonly away?: string;
  readonly first?: string;
}

/** What remains of games, whatever the database. */
export function afterwardsSuite(name: string, open: () => Engine): void {
  describe(name, () => {
    let store: Store;
    let jobs: Jobs;
    let ratings: Ratings;
    let history: History;
    const faults: string[] = [];
    const after: World["after"] = (milliseconds, work) => realWorld.after(milliseconds / 20, work);
    let ended = 1000;
    beforeAll(async () => {
      store = await Store.open(open());
      jobs = new Jobs(store, { ...realWorld, after }, (what) => void faults.push(what));
      ratings = new Ratings(store, realWorld, jobs);
      history = new History(store);
      const member = (id: string, kind: "member" | "guest") => ({ id, name: id, kind, created: 1 });
      await store.db
        .insertInto("people")
        .values([...["livia", "gaius", "lucius"].map((id) => member(id, "member")), member("nemo", "guest")])
        .execute();
    });
    afterAll(async () => {
      await jobs.close();
      await store.close();
      expect(faults).toEqual([]);
    });

    /** A game that is over, with its end as the rules write it. */
    async function over(
      id: string,
      game: string,
      config: object,
      result: object,
      seats: readonly Sitting[],
      listed = 1,
    ) {
      await store.db
        .insertInto("games")
        .values({
          id,
          game,
          rules: 1,
          config: JSON.stringify(config),
          status: "over",
          listed,
          host: "livia",
          created: 1,
          ended: ended++,
          seed: "",
          salt: "",
          commitment: "",
          nonces: "[]",
          record: JSON.stringify({ game, config, result }),
          clock: '{"kind":"none"}',
          at_zero: "bot",
        })
        .execute();
      await store.db
        .insertInto("seats")
        .values(
          seats.map(({ person = null, bot = null, away = null, first = null }, seat) => ({
            game: id,
            seat,
            person: person,
            bot: bot,
            away: away,
            first: first,
            name: person ?? bot ?? "",
          })),
        )
        .execute();
      await ratings.ended(id);
      await expect
        .poll(async () => (await store.db.selectFrom("games").select("settled").where("id", "=", id).execute())[0], {
          timeout: 10_000,
        })
        .not.toEqual({ settled: null });
    }
    const won = (winners: readonly number[], points: readonly number[]) => ({
      winner: "players",
      winners,
      points,
      rome: { ahead: [] },
    });
    const ROME = { winner: "rome", winners: [], points: [3, 9], rome: { ahead: [] } };
    const two = (a: string, b: string) => [{ person: a }, { person: b }];
    const placesOf = async (id: string) =>
      (await store.db.selectFrom("seats").select("place").where("game", "=", id).orderBy("seat").execute()).map(
        ({ place }) => place,
      );

    test("members who play among themselves are rated, whoever wins rises above; Rome stands on the ladder too", async () => {
      await over("g1", "pax", { players: 2 }, won([1], [4, 12]), two("livia", "gaius"));
      await over("g2", "pax", { players: 2 }, won([1], [4, 12]), two("livia", "gaius"));
      expect(await placesOf("g1")).toEqual([2, 1]);
      const ladder = await ratings.ladder("pax", 2);
      expect(ladder.map((rung) => (rung.isHouse ? HOUSE : rung.name))).toEqual(["gaius", "livia", HOUSE]);
      expect(ladder[0]).toMatchObject({ games: 2, wins: 2 });
      expect(await ratings.ladder("pax", 3)).toEqual([]);
    });

    test("where Rome wins all share the loss", async () => {
      await over("g3", "pax", { players: 2 }, ROME, two("livia", "lucius"));
      expect(await placesOf("g3")).toEqual([2, 2]);
      const changes = await store.db.selectFrom("rating_changes").selectAll().where("game", "=", "g3").execute();
      expect(changes.map(({ person, place }) => `${person} ${place}`).toSorted()).toEqual([
        `${HOUSE} 1`,
        "livia 2",
        "lucius 2",
      ]);
    });

    test("guests, bots and one person in two seats are not rated; their places are kept", async () => {
      await over("g4", "pax", { players: 2 }, won([0], [9, 1]), two("livia", "nemo"));
      await over("g5", "pax", { players: 2 }, won([0], [9, 1]), [{ person: "livia" }, { bot: "tiro" }]);
      await over("g6", "pax", { players: 2 }, won([0], [9, 1]), two("livia", "livia"));
      for (const id of ["g4", "g5", "g6"]) {
        expect(await placesOf(id)).toEqual([1, 2]);
        const changes = await store.db.selectFrom("rating_changes").select("ladder").where("game", "=", id).execute();
        expect(changes.filter(({ ladder }) => ladder === "pax 2")).toEqual([]);
      }
    });

    test("whoever has left his seat is last, whatever the bot made of it", async () => {
      await over("g7", "pax", { players: 2 }, won([0], [9, 1]), [
        { bot: "legatus", away: "livia" },
        { person: "gaius" },
      ]);
      const changes = await store.db.selectFrom("rating_changes").selectAll().where("game", "=", "g7").execute();
      const placeOf = (person: string) => changes.find((change) => change.person === person)!.place;
      expect(placeOf("livia")).toBeGreaterThan(placeOf("gaius"));
      expect(placeOf("livia")).toBeGreaterThan(placeOf(HOUSE));
    });

    test("Pax Romana: whoever wins is first, the others by points; R254: of several powers the last counts", async () => {
      const result = { winners: ["carthage"], points: [30, 20, 25, 10], reason: "15.11" };
      const seats = [["rome", "east"], ["carthage"], ["greece"]];
      const people = [{ person: "livia" }, { person: "gaius" }, { person: "lucius" }];
      await over("g8", "pax-romana", { scenario: "V", seats }, result, people);
      expect(await placesOf("g8")).toEqual([3, 1, 2]);
      expect((await ratings.ladder("pax-romana", 3)).map((rung) => rung.name)).toEqual(["gaius", "lucius", "livia"]);
    });

    test("a ladder can be worked out again from what was played, and comes out the same", async () => {
      const kept = await store.db.selectFrom("ratings").selectAll().where("ladder", "=", "pax 2").execute();
      const again = await ratings.computeAgain("pax 2");
      expect(again.size).toBe(4);
      for (const { person, mu, sigma } of kept) expect(again.get(person)).toEqual({ mu, sigma });
    });

    test("a game is settled once, however often that is asked for; what ended unnoticed is found", async () => {
      const before = await ratings.ladder("pax", 2);
      await ratings.ended("g1");
      await ratings.lookForEnded();
      await expect.poll(() => store.db.selectFrom("jobs").select("id").execute(), { timeout: 5000 }).toEqual([]);
      expect(await ratings.ladder("pax", 2)).toEqual(before);
      await store.db.updateTable("games").set({ settled: null }).where("id", "=", "g4").execute();
      await ratings.lookForEnded();
      await expect
        .poll(async () => (await store.db.selectFrom("games").select("settled").where("id", "=", "g4").execute())[0])
        .not.toEqual({ settled: null });
    });

    test("history: open tables are everybody's, private ones only their players'; records are lines to go on from", async () => {
      await over("g9", "pax", { players: 2 }, won([0], [9, 1]), two("gaius", "lucius"), 0);
      const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
      expect(ids(await history.finished("all", "livia"))).toEqual(["g8", "g7", "g6", "g5", "g4", "g3", "g2", "g1"]);
      const own = await history.finished("mine", "lucius");
      expect(ids(own)).toEqual(["g9", "g8", "g3"]);
      expect(own[0]!.mine).toEqual([1]);
      expect(ids(await history.finished("mine", "lucius", own[1]!.ended))).toEqual(["g3"]);
      expect(await history.finished("mine", undefined)).toEqual([]);
      const recordsAfter = async (time: number) => {
        const found: { id: string; ended: number; record: { game: string } }[] = [];
        for await (const one of history.records("pax", time)) found.push(one as never);
        return found;
      };
      const read = await recordsAfter(0);
      expect(ids(read)).toEqual(["g1", "g2", "g3", "g4", "g5", "g6", "g7"]);
      expect(read[0]!.record.game).toBe("pax");
      expect(await recordsAfter(read.at(-1)!.ended)).toEqual([]);
      expect(await history.record("g9")).toMatchObject({ game: "pax" });
      expect(await history.record("nothing")).toBeUndefined();
    });

    test("a record is read when the one before it was taken: whoever does not read on holds no page of them", async () => {
      const records = history.records("pax", 0);
      const first = (await records.next()).value as { id: string };
      const { record } = await store.db
        .selectFrom("games")
        .select("record")
        .where("id", "=", "g2")
        .executeTakeFirstOrThrow();
      await store.updateGame("g2", { record: '{"read":"late"}' });
      const second = (await records.next()).value as { id: string; record: unknown };
      await store.updateGame("g2", { record });
      expect([first.id, second]).toMatchObject(["g1", { id: "g2", record: { read: "late" } }]);
    });

    test("games that ended in the same moment are all on one page, of history and of records", async () => {
      const moment = ended + 1_000_000;
      const rows = Array.from({ length: 103 }, (_, i) => ({
        id: `same${i}`,
        game: "pax",
        rules: 1,
        config: "{}",
        status: "over" as const,
        listed: 1,
        host: "livia",
        created: 1,
        // Fifty before, fifty-two at once, one after: a hundred end in the middle of them.
        ended: i < 50 ? moment - 50 + i : i < 102 ? moment : moment + 1,
        settled: 1,
        seed: "",
        salt: "",
        commitment: "",
        nonces: "[]",
        record: "{}",
        clock: '{"kind":"none"}',
        at_zero: "bot" as const,
      }));
      await store.db.insertInto("games").values(rows).execute();
      const seen: string[] = [];
      for (let time = moment - 51; ;) {
        const page: { id: string; ended: number }[] = [];
        for await (const one of history.records(undefined, time)) page.push(one as never);
        seen.push(...page.map(({ id }) => id));
        if (page.length === 0) break;
        time = page.at(-1)!.ended;
      }
      expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      const back: string[] = [];
      for (let time = Number.MAX_SAFE_INTEGER; back.length < rows.length;) {
        const page = await history.finished("all", undefined, time);
        back.push(...page.map(({ id }) => id).filter((id) => id.startsWith("same")));
        time = page.at(-1)!.ended;
      }
      expect(back.toSorted()).toEqual(seen.toSorted());
      await store.db.deleteFrom("games").where("id", "like", "same%").execute();
    });

    test("statistics count what one has played and won, by game and number of players", async () => {
      const own = await history.statistics("gaius");
      expect(own).toContainEqual({ game: "pax-romana", players: 3, games: 1, wins: 1, rating: expect.any(Number) });
      expect(own).toContainEqual({ game: "pax", players: 2, games: 4, wins: 3, rating: expect.any(Number) });
      expect(await history.statistics("nemo")).toEqual([{ game: "pax", players: 2, games: 1, wins: 0, rating: null }]);
    });

    test("whoever left a seat that somebody else has taken over is last, and that other is not rated", async () => {
      await over("g10", "pax", { players: 2 }, won([0], [9, 1]), [
        { person: "nemo", first: "lucius" },
        { person: "gaius" },
      ]);
      const changes = await store.db.selectFrom("rating_changes").selectAll().where("game", "=", "g10").execute();
      expect(changes.map(({ person }) => person).toSorted()).toEqual(["gaius", HOUSE, "lucius"]);
      expect(changes.toSorted((a, b) => a.place - b.place).at(-1)!.person).toBe("lucius");
      // It is a game that he has played and not won, and none of the other's.
      const pax = async (person: string) =>
        (await history.statistics(person)).find(({ game, players }) => game === "pax" && players === 2);
      const [before, taker] = [(await pax("lucius"))!, (await pax("nemo"))!];
      const lost = [{ bot: "legatus", first: "lucius" }, { person: "gaius" }];
      await over("g11", "pax", { players: 2 }, won([0], [9, 1]), lost);
      await over("g12", "pax", { players: 2 }, won([0], [9, 1]), [
        { bot: "legatus", away: "lucius" },
        { person: "gaius" },
      ]);
      expect(await pax("lucius")).toMatchObject({ games: before.games + 2, wins: before.wins });
      await over("g13", "pax", { players: 2 }, won([0], [9, 1]), [
        { person: "nemo", first: "lucius" },
        { person: "gaius" },
      ]);
      expect(await pax("lucius")).toMatchObject({ games: before.games + 3, wins: before.wins });
      expect(await pax("nemo")).toEqual(taker);
    });

    test("two games that were given the same number, and have nobody in common, count each by itself", async () => {
      const change = (game: string, person: string, place: number) => ({
        ladder: "twice",
        n: 1,
        game,
        person,
        place,
        mu: 0,
        sigma: 0,
      });
      const rows = [change("t1", "a", 1), change("t1", "b", 2), change("t2", "c", 1), change("t2", "d", 2)];
      await store.db.insertInto("rating_changes").values(rows).execute();
      const [both, one] = [await ratings.computeAgain("twice"), new Map<string, unknown>()];
      await store.db.deleteFrom("rating_changes").where("ladder", "=", "twice").where("game", "=", "t2").execute();
      for (const [person, rating] of await ratings.computeAgain("twice")) one.set(person, rating);
      expect(["a", "b"].map((person) => both.get(person))).toEqual(["a", "b"].map((person) => one.get(person)));
      expect(["c", "d"].map((person) => both.get(person))).toEqual(["a", "b"].map((person) => one.get(person)));
    });

    test("bots and programs stand on a ladder of their own; whoever played with them is not on it", async () => {
      await store.db.insertInto("people").values({ id: "machina", name: "Machina", kind: "bot", created: 1 }).execute();
      const seats = [{ person: "livia" }, { bot: "legatus" }, { bot: "tiro" }, { person: "machina" }];
      for (const id of ["b1", "b2", "b3"]) await over(id, "pax", { players: 4 }, won([1], [5, 20, 1, 12]), seats);
      expect(await ratings.ladder("pax", 4)).toEqual([]);
      const ladder = await ratings.ladder("pax", 4, "bots");
      expect(ladder.map((rung) => (rung.isHouse ? HOUSE : (rung.bot ?? rung.name)))).toEqual([
        "legatus",
        "Machina",
        "tiro",
        HOUSE,
      ]);
      expect(ladder[0]).toMatchObject({ games: 3, wins: 3 });
      const kept = await store.db.selectFrom("ratings").selectAll().where("ladder", "=", "pax 4 bots").execute();
      const again = await ratings.computeAgain("pax 4 bots");
      expect(again.size).toBe(4);
      for (const { person, mu, sigma } of kept) expect(again.get(person)).toEqual({ mu, sigma });
    });

    test("a bot in two seats counts by the middle of its places; one that took over a seat is not rated", async () => {
      const twice = [{ bot: "miles" }, { bot: "tiro" }, { bot: "miles" }];
      await over("b4", "pax", { players: 3 }, won([0], [20, 9, 1]), twice);
      const changes = await store.db.selectFrom("rating_changes").selectAll().where("game", "=", "b4").execute();
      expect(Object.fromEntries(changes.map(({ person, place }) => [person, place]))).toEqual({
        "bot miles": 1,
        "bot tiro": 1,
        [HOUSE]: 3,
      });
      await over("b5", "pax", { players: 2 }, won([0], [9, 1]), [{ bot: "miles", away: "nemo" }, { person: "gaius" }]);
      expect(await store.db.selectFrom("rating_changes").selectAll().where("game", "=", "b5").execute()).toEqual([]);
    });
  });
}
