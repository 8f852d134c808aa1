import { commitNonce } from "@ara/kernel/fair";
import { afterAll, describe, expect, test } from "vitest";
import { gameNamed } from "../games/games.ts";
import { hurriedWorld } from "../testing/hurried-world.ts";
import { newMember } from "../testing/member.ts";
import { play } from "../testing/play.ts";
import { AT_ONCE, testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import type { TournamentFacts } from "./facts.ts";
import { drawn } from "./lots.ts";

const PATIENCE = 10 * 60_000;
const SOON = { timeout: 15_000 };

/** Tournaments as people play them, whatever the database, and however many nodes there are. */
export function tournamentsSuite(name: string, database: () => string, nodes = 1): void {
  describe(name, () => {
    const ahead = { by: 0 };
    const faults: string[] = [];
    // What is said first about the end is done last: nothing has failed even as the servers ended.
    afterAll(() => expect(faults).toEqual([]));
    const servers = Array.from({ length: nodes }, () =>
      testServer(database, {
        world: hurriedWorld(ahead),
        pace: AT_ONCE,
        log: (line) => void faults.push(line),
        logLevel: "error",
      }),
    );

    let named = 0;
    const portOf = (i: number): number => servers[i % nodes]!.port;
    const people = (count: number): Promise<Visitor[]> =>
      Promise.all(Array.from({ length: count }, (_, i) => newMember(portOf(i), `Member ${++named}`)));

    async function make(organiser: Visitor, more: object = {}): Promise<string> {
      const wanted = { name: "Ludi", game: "pax", config: { players: 2 }, kind: "robin", patience: PATIENCE, ...more };
      const { status, body } = await organiser.post<{ id: string }>("/api/tournaments", wanted);
      expect(status).toBe(200);
      return body.id;
    }
    const act = (one: Visitor, id: string, verb: string, body: object = {}) =>
      one.post(`/api/tournaments/${id}/${verb}`, body);
    const factsOf = async (one: Visitor, id: string): Promise<TournamentFacts> =>
      (await one.get<{ tournament: TournamentFacts }>(`/api/tournaments/${id}`)).body.tournament;
    async function begun(all: readonly Visitor[], more: object = {}): Promise<string> {
      const id = await make(all[0]!, more);
      for (const one of all) expect((await act(one, id, "join")).status).toBe(200);
      expect((await act(all[0]!, id, "begin")).status).toBe(200);
      await expect.poll(async () => (await factsOf(all[0]!, id)).rounds[0]?.some((one) => one.table), SOON).toBe(true);
      return id;
    }
    const roundOf = async (one: Visitor, id: string) => {
      const facts = await factsOf(one, id);
      return facts.rounds[facts.round - 1]!;
    };
    /** By joining: whoever came first is counted 1. */
    const byNumber = (all: readonly Visitor[], n: number): Visitor => all[n - 1]!;

    async function playTable(all: readonly Visitor[], pairing: TournamentFacts["rounds"][number][number]) {
      const there = pairing.players.map((n) => byNumber(all, n));
      for (const [seat, one] of there.entries())
        expect((await one.post(`/api/tables/${pairing.table}/sit`, { seat })).status).toBe(200);
      // Time passes fast here, and a line that does not answer a ping in a tenth of the time is taken for dead.
      const tables = await Promise.all(there.map((one) => one.lasting(pairing.table!)));
      await Promise.all(tables.map((table, seat) => play(table, seat)));
      for (const table of tables) table.close();
    }

    test("three play a round robin: each round its table, a bye for one, and at the end everybody has met everybody", async () => {
      const all = await people(3);
      const id = await begun(all);
      const hall = await all[2]!.hall({ t: "tournament", id }, { t: "tournaments" });
      for (let round = 1; round <= 3; round++) {
        await expect.poll(async () => (await factsOf(all[0]!, id)).round, SOON).toBe(round);
        await expect.poll(async () => (await roundOf(all[0]!, id))[0]?.table, SOON).toBeTruthy();
        const [pairing] = await roundOf(all[0]!, id);
        const mine = await byNumber(all, pairing!.players[0]!).get<{ mine: { id: string }[] }>("/api/tables");
        expect(mine.body.mine.map((table) => table.id)).toContain(pairing!.table);
        await playTable(all, pairing!);
      }
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const { standings, rounds, entrants, lots } = await factsOf(all[0]!, id);
      expect(rounds.flat().map(({ how }) => how)).toEqual(["played", "played", "played"]);
      expect(new Set(rounds.flat().map(({ players }) => players.toSorted((a, b) => a - b).join("")))).toEqual(
        new Set(["12", "13", "23"]),
      );
      expect(standings.map(({ played }) => played)).toEqual([2, 2, 2]);
      expect(standings[0]!.place).toBe(1);
      const byLot = entrants.toSorted((a, b) => a.lot! - b.lot!).map(({ n }) => n);
      expect(drawn([1, 2, 3], lots.seed!, "order")).toEqual(byLot);
      const told = () => (hall.last("tournament") as { tournament?: TournamentFacts } | undefined)?.tournament;
      await expect.poll(() => told()?.status, SOON).toBe("over");
      expect(told()?.me).toBe(3);
      hall.close();
    }, 60_000);

    test("a tournament whose tables would not fit into the public log is not made", async () => {
      const [organiser] = await people(1);
      const config = (source: string) => ({
        ...(gameNamed("pax-romana")!.usual.get(2) as object),
        corrections: { format: "ara-corrections/1", source },
      });
      const wanted = { name: "Ludi", game: "pax-romana", kind: "robin", patience: PATIENCE };
      // Few letters, and many bytes.
      const long = await organiser!.post("/api/tournaments", { ...wanted, config: config("€".repeat(7000)) });
      expect(long.body.refusal).toMatchObject({ key: "lobby.tooLarge" });
      await make(organiser!, { ...wanted, config: config("€".repeat(1000)) });
    });

    test("a seat is kept for whoever is to play there; nobody else takes it", async () => {
      const all = await people(2);
      const id = await begun(all);
      const [pairing] = await roundOf(all[0]!, id);
      const [first, second] = pairing!.players.map((n) => byNumber(all, n));
      const sit = (one: Visitor, seat: number) => one.post(`/api/tables/${pairing!.table}/sit`, { seat });
      expect((await sit(second!, 0)).body.refusal).toMatchObject({ key: "lobby.kept" });
      const stranger = await Visitor.guest(portOf(0), "Nemo");
      expect((await sit(stranger, 0)).body.refusal).toMatchObject({ key: "lobby.kept" });
      const { body } = await first!.get<{ table: { seats: { kept: unknown }[] } }>(`/api/tables/${pairing!.table}`);
      expect(body.table.seats[0]!.kept).toMatchObject({ you: true });
      expect((await sit(first!, 0)).status).toBe(200);
      expect((await roundOf(all[0]!, id))[0]!.sits).toEqual([pairing!.players[0]]);
    });

    test("whoever leaves his seat for a while comes back to it: nobody takes it over, and no game is ended without him", async () => {
      const all = await people(2);
      const id = await begun(all);
      const [pairing] = await roundOf(all[0]!, id);
      const { table, players } = pairing!;
      const [stays, leaves] = players.map((n) => byNumber(all, n)) as [Visitor, Visitor];
      for (const [seat, one] of [stays, leaves].entries()) await one.post(`/api/tables/${table}/sit`, { seat });
      const at = (one: Visitor, verb: string, body: object = {}) => one.post(`/api/tables/${table}/${verb}`, body);
      expect((await at(leaves, "away")).status).toBe(200);
      const stranger = await Visitor.guest(portOf(0), "Nemo");
      expect((await at(stranger, "take", { seat: 1 })).body.refusal).toMatchObject({ key: "lobby.notOffered" });
      expect((await at(stays, "offer", { kind: "end" })).body.refusal).toMatchObject({ key: "offer.tournament" });
      expect((await at(leaves, "return")).status).toBe(200);
    });

    test("whoever does not sit in time has lost; where nobody does nobody makes a point", async () => {
      const all = await people(2);
      const id = await begun(all);
      const [pairing] = await roundOf(all[0]!, id);
      const [there] = pairing!.players;
      await byNumber(all, there!).post(`/api/tables/${pairing!.table}/sit`, { seat: 0 });
      ahead.by += PATIENCE + 60_000;
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const facts = await factsOf(all[0]!, id);
      expect(facts.rounds[0]).toMatchObject([{ how: "absent", places: [1, null], status: "void" }]);
      expect(facts.standings).toMatchObject([{ n: there, points: 1, place: 1 }, { points: 0 }]);
      const nobody = await begun(await people(2));
      ahead.by += PATIENCE + 60_000;
      await expect.poll(async () => (await factsOf(all[0]!, nobody)).status, SOON).toBe("over");
      expect((await factsOf(all[0]!, nobody)).standings.map(({ points }) => points)).toEqual([0, 0]);
    }, 40_000);

    test("whoever keeps a deal from coming about until time is up was not there, and does not sit down again", async () => {
      const all = await people(2);
      const id = await begun(all, { kind: "knockout" });
      const [pairing] = await roundOf(all[0]!, id);
      const table = pairing!.table!;
      const [there, silent] = pairing!.players.map((n) => byNumber(all, n)) as [Visitor, Visitor];
      const nonce = "n".repeat(43);
      const sit = (one: Visitor, seat: number) =>
        one.post(`/api/tables/${table}/sit`, { seat, commit: commitNonce(table, null, nonce) });
      const attempt = async () =>
        (await there.get<{ status: string; attempt: number }>(`/api/tables/${table}/deal`)).body;
      const dealt = async (): Promise<void> => {
        for (const [seat, one] of [there, silent].entries()) expect((await sit(one, seat)).status).toBe(200);
        expect((await there.post(`/api/tables/${table}/reveal`, { seat: 0, nonce })).status).toBe(200);
      };
      await dealt();
      ahead.by += 31_000;
      await expect.poll(attempt, SOON).toMatchObject({ status: "open", attempt: 2 });
      // There is time left: his line may have been broken.
      await dealt();
      ahead.by += PATIENCE;
      await expect.poll(attempt, { ...SOON, interval: 1 }).toMatchObject({ attempt: 3 });
      const again = await sit(silent, 1);
      expect(["lobby.late", "lobby.begun"]).toContain((again.body.refusal as { key: string }).key);
      ahead.by += 60_000;
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const facts = await factsOf(all[0]!, id);
      expect(facts.rounds[0]).toMatchObject([{ how: "absent", places: [1, null], winner: pairing!.players[0] }]);
    }, 40_000);

    test("a knockout of three: one has a bye, the winner of the other meeting plays the last game", async () => {
      const all = await people(3);
      const id = await begun(all, { kind: "knockout" });
      const [bye, meeting] = await roundOf(all[0]!, id);
      expect(bye).toMatchObject({ how: "bye", places: [1] });
      await playTable(all, meeting!);
      await expect.poll(async () => (await factsOf(all[0]!, id)).round, SOON).toBe(2);
      const [last] = await roundOf(all[0]!, id);
      const { winner } = (await factsOf(all[0]!, id)).rounds[0]![1]!;
      expect(last!.players).toEqual([bye!.players[0], winner]);
      await playTable(all, last!);
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const { standings, rounds } = await factsOf(all[0]!, id);
      expect(standings.map(({ place }) => place)).toEqual([1, 2, 3]);
      expect(standings[0]!.n).toBe(rounds[1]![0]!.winner);
    }, 40_000);

    test("whoever withdraws has lost what he has not played, and the others go on; so does whom the organiser takes out", async () => {
      const all = await people(3);
      const [organiser] = await people(1);
      const id = await make(organiser!);
      for (const one of all) expect((await act(one, id, "join")).status).toBe(200);
      expect((await act(organiser!, id, "begin")).status).toBe(200);
      expect((await act(all[1]!, id, "leave")).status).toBe(200);
      expect((await act(all[1]!, id, "remove", { n: 3 })).body.refusal).toMatchObject({ key: "tournament.notYours" });
      expect((await act(organiser!, id, "remove", { n: 3 })).status).toBe(200);
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const facts = await factsOf(all[0]!, id);
      expect(facts.standings[0]).toMatchObject({ n: 1, points: 2, place: 1 });
      expect(facts.entrants.map(({ gone }) => gone)).toEqual([false, true, true]);
      const { body } = await all[0]!.get<{ mine: { id: string }[] }>("/api/tables");
      expect(body.mine).toEqual([]);
    });

    test("an organiser who plays decides on nobody he plays against, as long as he is in it", async () => {
      const all = await people(3);
      const id = await make(all[0]!);
      for (const one of all) await act(one, id, "join");
      expect((await act(all[0]!, id, "remove", { n: 3 })).status).toBe(200);
      expect((await act(all[0]!, id, "begin")).status).toBe(200);
      const remove = async () => (await act(all[0]!, id, "remove", { n: 2 })).body.refusal?.key;
      expect(await remove()).toBe("tournament.plays");
      expect((await factsOf(all[1]!, id)).entrants.map(({ gone }) => gone)).toEqual([false, false]);
      expect((await act(all[0]!, id, "leave")).status).toBe(200);
      await expect.poll(async () => (await factsOf(all[1]!, id)).standings[0]?.n, SOON).toBe(2);
    });

    test("a knockout of five at tables for three: bots fill the seats, and of each table one goes on to the last", async () => {
      const all = await people(5);
      const id = await begun(all, { kind: "knockout", config: { players: 3 } });
      await expect.poll(async () => (await roundOf(all[0]!, id)).every(({ table }) => table), SOON).toBe(true);
      const first = await roundOf(all[0]!, id);
      expect(first.map(({ players }) => players.length)).toEqual([3, 2]);
      for (const pairing of first) await playTable(all, pairing);
      await expect.poll(async () => (await factsOf(all[0]!, id)).round, SOON).toBe(2);
      const [last] = await roundOf(all[0]!, id);
      const { rounds } = await factsOf(all[0]!, id);
      expect(rounds[0]!.map(({ through }) => through.length)).toEqual([1, 1]);
      expect(last!.players).toEqual(rounds[0]!.flatMap(({ through }) => through));
      await playTable(all, last!);
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const facts = await factsOf(all[0]!, id);
      expect(facts.standings[0]).toMatchObject({ n: facts.rounds[1]![0]!.through[0], place: 1, out: false });
      expect(facts.standings.filter(({ out }) => out)).toHaveLength(4);
      expect(facts.standings[1]!.place).toBe(2);
    }, 60_000);

    test("at a table for three a bot sits down for whoever does not come, who is last", async () => {
      const all = await people(3);
      const id = await begun(all, { config: { players: 3 } });
      const [pairing] = await roundOf(all[0]!, id);
      const there = pairing!.players.slice(0, 2).map((n) => byNumber(all, n));
      for (const [seat, one] of there.entries()) await one.post(`/api/tables/${pairing!.table}/sit`, { seat });
      ahead.by += PATIENCE + 60_000;
      await expect.poll(async () => (await roundOf(all[0]!, id))[0]!.status, SOON).toBe("running");
      const tables = await Promise.all(there.map((one) => one.lasting(pairing!.table!)));
      await Promise.all(tables.map((table, seat) => play(table, seat)));
      for (const table of tables) table.close();
      await expect.poll(async () => (await factsOf(all[0]!, id)).status, SOON).toBe("over");
      const { rounds, standings } = await factsOf(all[0]!, id);
      expect(rounds[0]![0]!.places!.map((place) => place === null)).toEqual([false, false, true]);
      const absent = standings.find(({ n }) => n === pairing!.players[2]);
      expect(absent).toMatchObject({ points: 0, played: 0 });
      // Whatever the bot has made of it: whoever came is not beaten by a bot, but for Rome.
      const points = standings.reduce((sum, one) => sum + one.points!, 0);
      expect([0, 3]).toContain(points);
    }, 60_000);

    test("who may join, when it begins by itself, and what cannot be made", async () => {
      const [livia, gaius] = await people(2);
      const nemo = await Visitor.guest(portOf(0), "Nemo");
      const wrong = (more: object, key: string) =>
        livia!
          .post("/api/tournaments", { name: "Ludi", game: "pax", config: { players: 2 }, kind: "robin", ...more })
          .then(({ body }) => expect(body.refusal).toMatchObject({ key }));
      await wrong({ most: 2, config: { players: 4 } }, "tournament.tooFew");
      await wrong({ game: "chess" }, "table.game");
      const made = { name: "Ludi", game: "pax", config: { players: 2 }, kind: "robin" };
      expect((await nemo.post("/api/tournaments", made)).body.refusal).toMatchObject({ key: "people.membersOnly" });
      const id = await make(livia!, { most: 2, members: true });
      expect((await act(nemo, id, "join")).body.refusal).toMatchObject({ key: "people.membersOnly" });
      expect((await act(livia!, id, "begin")).body.refusal).toMatchObject({ key: "tournament.tooFew" });
      for (const one of [livia!, livia!]) expect((await act(one, id, "join")).status).toBe(200);
      expect((await act(livia!, id, "leave")).status).toBe(200);
      expect((await act(livia!, id, "join")).status).toBe(200);
      expect((await factsOf(nemo, id)).lots).toMatchObject({ seed: null, salt: null });
      expect((await act(gaius!, id, "off")).body.refusal).toMatchObject({ key: "tournament.notYours" });
      expect((await act(gaius!, id, "join")).status).toBe(200);
      await expect.poll(async () => (await factsOf(nemo, id)).status, SOON).toBe("running");
      expect((await act(livia!, id, "off")).body.refusal).toMatchObject({ key: "tournament.notNow" });
      const other = await make(livia!);
      expect((await act(nemo, other, "join")).status).toBe(200);
      expect((await act(livia!, other, "off")).status).toBe(200);
      const list = await nemo.get<{ tournaments: { id: string }[] }>("/api/tournaments");
      expect(list.body.tournaments.map((one) => one.id)).not.toContain(other);
      expect(await nemo.get("/api/tournaments/AAAAAAAAAAAAAAAAAAAAAA")).toMatchObject({ status: 404 });
    });
  });
}
