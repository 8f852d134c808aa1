import type { Thinkers, TableTypes } from "@ara/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Dealing } from "../fair/dealing.ts";
import { ServerKey } from "../fair/server-key.ts";
import type { Person } from "../people/sessions.ts";
import { Store, type Engine } from "../store/store.ts";
import { simulatedWorld } from "../testing/simulated-world.ts";
import { Lobby } from "../tables/lobby.ts";
import { Tables } from "../tables/tables.ts";
import { Vacations } from "./vacations.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVIA: Person = { id: "livia", name: "Livia", kind: "guest" };
const GAIUS: Person = { id: "gaius", name: "Gaius", kind: "guest" };

/** Bots that never answer: what a seat is handed to can be looked at in peace. */
const silent: Thinkers<TableTypes> = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error("no")),
  close: () => undefined,
};

/** Whoever is on vacation loses no time, whatever the database. */
export function vacationSuite(name: string, open: () => Engine): void {
  describe(name, () => {
    const world = simulatedWorld(name);
    const faults: string[] = [];
    let store: Store;
    let tables: Tables;
    let begin: () => Tables;
    let lobby: Lobby;
    let vacations: Vacations;
    beforeAll(async () => {
      store = await Store.open(open());
      const key = await ServerKey.of(store, world);
      begin = () => new Tables({ world, store, key, botsOf: () => silent, fault: (what) => void faults.push(what) });
      tables = begin();
      lobby = new Lobby(store, world, new Dealing(store, world, key));
      vacations = new Vacations(store, world);
      for (const person of [LIVIA, GAIUS])
        await store.db
          .insertInto("people")
          .values({ ...person, created: 0 })
          .execute();
    });
    afterAll(async () => {
      await tables.close();
      await store.close();
    });

    /** Much later, when all games have slept meanwhile. */
    async function later(milliseconds: number): Promise<void> {
      await tables.close();
      world.jump(milliseconds);
      tables = begin();
      await soon();
    }
    /** What is due is looked at, and the database keeps up. */
    async function soon(): Promise<void> {
      for (let steps = 0; steps < 6; steps++) {
        await world.pass(1000);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    const take = async (person: Person, days: number, from?: number) =>
      (await vacations.take(person.id, days, from))?.key ?? null;
    const end = async (person: Person) => (await vacations.end(person.id))?.key ?? null;

    /** Livia has a day for a decision. */
    async function table() {
      const made = await lobby.create(LIVIA, {
        game: "pax",
        config: { players: 2, startPlayer: 0 },
        listed: false,
        seats: [{ who: "me" }, { who: "open" }],
        clock: { kind: "days", days: 1 },
      });
      if (!made.ok) throw new Error(made.error.key);
      const id = made.value;
      expect(await lobby.sit(GAIUS, id, 1)).toBeNull();
      await soon();
      const bots = async () => (await lobby.facts(id, LIVIA))!.seats.map(({ bot }) => bot);
      /** What Gaius is told when he looks, and from then on. */
      const look = async () => {
        const found = await tables.find(id);
        if (!found.ok) throw new Error(found.error.key);
        const told: { readonly t: string; readonly vacations?: readonly object[] }[] = [];
        const post = (message: unknown): void => void told.push(message as never);
        found.value.attach({ post, listen: () => undefined, close: () => undefined }, GAIUS.id, () => undefined);
        return () => told.findLast(({ t }) => t === "around")!.vacations;
      };
      return { bots, look };
    }

    test("thirty days in a year, one vacation at a time; what is not used comes back", async () => {
      const { id } = LIVIA;
      expect(await vacations.of(id)).toEqual({ vacation: null, daysLeft: 30, most: 30 });
      expect(await end(LIVIA)).toBe("vacation.none");
      expect(await take(LIVIA, 20, world.now() + 400 * DAY)).toBe("vacation.far");
      // Of two at the same time one.
      const both = await Promise.all([take(LIVIA, 20), take(LIVIA, 20)]);
      expect(new Set(both)).toEqual(new Set(["vacation.already", null]));
      world.jump(5 * DAY);
      expect(await end(LIVIA)).toBeNull();
      expect(await vacations.of(id)).toMatchObject({ vacation: null, daysLeft: 25 });
      expect(await take(LIVIA, 26)).toBe("vacation.tooLong");
      // One that is ended soon counts for a day; one that has not begun for nothing.
      expect(await take(LIVIA, 2)).toBeNull();
      world.jump(HOUR);
      expect([await end(LIVIA), (await vacations.of(id)).daysLeft]).toEqual([null, 24]);
      expect([await take(LIVIA, 20, world.now() + 5 * DAY), await end(LIVIA)]).toEqual([null, null]);
      expect((await vacations.of(id)).daysLeft).toBe(24);
      // A year is any year: what lies before it does not count.
      expect(await take(LIVIA, 30, world.now() + 364 * DAY)).toBeNull();
      expect(await end(LIVIA)).toBeNull();
      world.jump(366 * DAY);
      expect((await vacations.of(id)).daysLeft).toBe(30);
    });

    test("a clock by days stands still, the others see it, and it runs on when its player is back", async () => {
      const { bots, look } = await table();
      await later(20 * HOUR);
      const around = await look();
      expect(around()).toEqual([]);
      const from = world.now();
      expect(await take(LIVIA, 5)).toBeNull();
      await expect.poll(async () => (await soon(), around())).toEqual([{ seat: 0, from, until: from + 5 * DAY }]);
      await later(4 * DAY);
      expect(await bots()).toEqual([null, null]);
      // Woken in between, what had passed was taken off: of the vacation the rest counts from here.
      const again = await look();
      expect(again()).toMatchObject([{ seat: 0, until: from + 5 * DAY }]);
      expect(await end(LIVIA)).toBeNull();
      await expect.poll(async () => (await soon(), again())).toEqual([]);
      await later(3 * HOUR);
      expect(await bots()).toEqual([null, null]);
      await later(2 * HOUR);
      await expect.poll(async () => (await soon(), bots())).toEqual(["legatus", null]);
    });

    test("whoever is asked while he is away has all his time when he is back", async () => {
      expect(await take(LIVIA, 3)).toBeNull();
      const { bots } = await table();
      await later(3 * DAY + 23 * HOUR);
      expect(await bots()).toEqual([null, null]);
      await later(2 * HOUR);
      await expect.poll(async () => (await soon(), bots())).toEqual(["legatus", null]);
    });

    test("in the last hour of a decision a vacation does not stop its clock", async () => {
      const { bots, look } = await table();
      await later(23 * HOUR + HOUR / 2);
      expect(await take(LIVIA, 5)).toBeNull();
      expect((await look())()).toEqual([]);
      await later(HOUR);
      await expect.poll(async () => (await soon(), bots())).toEqual(["legatus", null]);
      expect(await end(LIVIA)).toBeNull();
      expect(faults).toEqual([]);
    });
  });
}
