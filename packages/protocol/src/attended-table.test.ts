import { expect, test } from "vitest";
import { AttendedTable, type Attendant, type Keeping } from "./attended-table.ts";
import { listen, tableContract, until } from "./testing/contract.ts";
import { BOT, micatioTable, PERSON, type MicatioAtTable } from "./testing/micatio.ts";

type Action = MicatioAtTable["action"];
const show = (fingers: number): Action => ({ type: "show", fingers });
const call = (sum: number): Action => ({ type: "call", sum });
const stand = (standing: unknown): Action => ({ standing }) as unknown as Action;

/** Somebody lets stand how many fingers he shows: whether he has shown them, everybody sees. */
const attendant: Attendant<MicatioAtTable, number> = {
  read: (json) => (typeof json === "number" ? json : null),
  answer: (fingers, { hands }, seat) => (hands[seat]!.fingers === null ? show(fingers) : null),
};

function attended(seats = [PERSON, { ...PERSON, name: "Gaius" }], keeping?: Keeping) {
  const { table, match, saved } = micatioTable(seats);
  return { table, match, saved, front: new AttendedTable(table, attendant, keeping) };
}

tableContract("a table at which answers can stand", async (seats) => {
  const { table, front } = attended([...seats]);
  await table.start();
  return { table: front, close: () => front.close() };
});

test("what stands is answered in the seat's name, recorded like any answer, and nobody is told that the seat is asked", async () => {
  const { table, match, front } = attended();
  await table.start();
  const heard = { own: listen(front, 0), other: listen(front, 1) };
  expect(await front.act(0, stand(3), 1)).toBeNull();
  await until(() => match.state.hands[0]!.fingers === 3);
  expect(match.record("keep").entries.map(({ seat }) => seat)).toEqual([0]);
  // What he has to decide himself he is asked.
  await until(() => heard.own.at(-1)?.prompt !== null);
  expect(heard.own.at(-1)!.asked).toContain(0);
  await front.act(1, show(2), heard.other.at(-1)!.version);
  await front.act(1, call(5), heard.other.at(-1)!.version);
  const [own, other] = [heard.own.length, heard.other.length];
  await front.act(0, call(4), heard.own.at(-1)!.version);
  await until(() => match.state.hands[0]!.fingers === 3);
  await until(() => heard.own.at(-1)!.prompt !== null);
  // The next round begins: between its hands being opened and his fingers being shown, nobody heard of a question.
  expect(heard.own.slice(own, -1).map(({ prompt, asked }) => [prompt, asked.includes(0)])).toEqual([[null, false]]);
  expect(heard.other[other]!.asked).toEqual([1]);
});

test("what stands is kept by seat, and stands when the table is opened again; its seat alone is told of it", async () => {
  const { table, match, front } = attended(undefined, {
    kept: [3, "five, if I hold five"],
    keep: async () => undefined,
  });
  const heard = { own: listen(front, 0), other: listen(front, 1) };
  expect([heard.own[0]!.prompt, heard.own[0]!.standing, heard.other[0]!.standing]).toEqual([null, 3, undefined]);
  await table.start();
  await until(() => match.state.hands[0]!.fingers === 3);
  expect(match.state.hands[1]!.fingers).toBeNull();
  expect(heard.other.at(-1)!.prompt).not.toBeNull();
});

test("whatever is let stand is kept before it is said to stand", async () => {
  const kept: unknown[] = [];
  const { table, front } = attended(undefined, { kept: undefined, keep: async (all) => kept.push(all) });
  await table.start();
  const heard = listen(front, 1);
  expect(await front.act(1, stand(2), 1)).toBeNull();
  expect(kept).toEqual([[null, 2]]);
  await until(() => heard.at(-1)!.standing === 2);
});

test("whoever revokes it is asked again; what is no instruction is refused and changes nothing", async () => {
  const { table, match, front } = attended();
  await table.start();
  const heard = listen(front, 0);
  expect(await front.act(0, stand("ask me if I hold five"), 1)).toMatchObject({ key: "line.badMessage" });
  expect(heard.at(-1)!.prompt).not.toBeNull();
  expect(match.state.hands[0]!.fingers).toBeNull();
});

test("an action of the game is the game's, whatever its name is", async () => {
  const { table, match, front } = attended();
  await table.start();
  const named = { type: "stand", standing: 3 } as unknown as Action;
  expect(await front.act(0, named, 1)).toEqual(await table.act(0, named, 1));
  expect(match.length).toBe(0);
});

test("for nobody but oneself: a bot's seat lets nothing stand", async () => {
  const { table, front } = attended([PERSON, BOT]);
  await table.start();
  expect(await front.act(1, stand(2), 1)).toMatchObject({ key: "table.notYours" });
  expect(await front.act(7, stand(2), 1)).toMatchObject({ key: "table.notYours" });
});

test("what is taken back is asked, though something stands for it; after his own answer it stands again", async () => {
  const { table, match, front } = attended([PERSON, BOT]);
  await table.start();
  const heard = listen(front, 0);
  await until(() => match.state.hands[1]!.sum !== null);
  expect(await front.act(0, stand(4), heard.at(-1)!.version)).toBeNull();
  await until(() => match.state.hands[0]!.fingers === 4 && heard.at(-1)!.free > 0);
  expect(await front.undo(0, 1, heard.at(-1)!.version)).toBeNull();
  expect(match.state.hands[0]!.fingers).toBeNull();
  expect(heard.at(-1)!.prompt).not.toBeNull();
  expect(await front.act(0, show(1), heard.at(-1)!.version)).toBeNull();
  expect(match.state.hands[0]!.fingers).toBe(1);
  await front.act(0, call(6), heard.at(-1)!.version);
  await until(() => match.state.hands[0]!.fingers === 4);
});

test("what could not be taken back changes nothing: it stands as before", async () => {
  const { table, match, front } = attended();
  await table.start();
  const heard = { own: listen(front, 0), other: listen(front, 1) };
  await front.act(0, stand(3), 1);
  await until(() => match.state.hands[0]!.fingers === 3 && heard.own.at(-1)!.prompt !== null);
  await front.act(0, call(5), heard.own.at(-1)!.version);
  expect(await front.undo(0, 9, heard.own.at(-1)!.version)).toMatchObject({ key: "undo.nothing" });
  await front.act(1, show(2), heard.other.at(-1)!.version);
  await front.act(1, call(7), heard.other.at(-1)!.version);
  await until(() => match.length === 5);
  expect(match.state.hands[0]!.fingers).toBe(3);
});

test("what was answered for a seat is taken back with its own step before it", async () => {
  const { table, match, front } = attended([PERSON, BOT]);
  await table.start();
  const heard = listen(front, 0);
  await front.act(0, show(2), heard.at(-1)!.version);
  await until(() => match.state.hands[1]!.sum !== null);
  await front.act(0, stand(4), heard.at(-1)!.version);
  await front.act(0, call(6), heard.at(-1)!.version);
  await until(() => match.state.hands[0]!.fingers === 4 && heard.at(-1)!.free === 3);
  expect(await front.undo(0, 1, heard.at(-1)!.version)).toBeNull();
  expect(match.state.hands[0]).toEqual({ fingers: 2, sum: null });
});

test("an answer that the rules refuse is not given again and again: the seat is asked", async () => {
  const { table, match, front } = attended();
  await table.start();
  const heard = listen(front, 0);
  expect(await front.act(0, stand(9), 1)).toBeNull();
  const told = heard.length;
  await until(() => heard.length > told);
  expect(heard.at(-1)!.prompt).not.toBeNull();
  expect(match.state.hands[0]!.fingers).toBeNull();
  expect(await front.act(0, show(2), heard.at(-1)!.version)).toBeNull();
  expect(match.state.hands[0]!.fingers).toBe(2);
});

test("the only person is not asked where he has no choice; where others are people, he is", async () => {
  // Without a choice: what everybody would show in his place.
  const choiceless: Attendant<MicatioAtTable, number> = {
    ...attendant,
    alone: (_prompt, standing) => (standing === 5 ? null : show(1)),
  };
  for (const [seats, answered] of [
    [[PERSON, BOT], 1],
    [[PERSON, { ...PERSON, name: "Gaius" }], null],
  ] as const) {
    const { table, match } = micatioTable([...seats]);
    const front = new AttendedTable(table, choiceless);
    const heard = listen(front, 0);
    await table.start();
    if (answered === null) expect(heard.at(-1)!.prompt).not.toBeNull();
    else await until(() => match.state.hands[0]!.fingers === answered);
    expect(match.state.hands[0]!.fingers).toBe(answered);
    expect(heard[0]!.prompt === null).toBe(answered !== null);
    front.close();
  }
});

test("what is answered for the only person goes back with what he did before it, and he may be asked all the same", async () => {
  const { table, match } = micatioTable([PERSON, BOT]);
  const front = new AttendedTable(table, {
    ...attendant,
    alone: (_prompt, standing) => (standing === 5 ? null : show(1)),
  });
  const heard = listen(front, 0);
  await table.start();
  await until(() => match.state.hands[0]!.fingers === 1 && heard.at(-1)!.prompt !== null);
  expect(await front.act(0, stand(5), heard.at(-1)!.version)).toBeNull();
  expect(await front.undo(0, 1, heard.at(-1)!.version)).toBeNull();
  expect(match.state.hands[0]!.fingers).toBeNull();
  expect(heard.at(-1)!.prompt).not.toBeNull();
  front.close();
});
