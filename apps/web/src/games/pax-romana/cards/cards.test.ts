import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import {
  CARDS,
  config,
  paxRomana,
  questionOf,
  underWay,
  type Action,
  type PaxRomana,
  servedPaxRomana,
} from "@ara/pax-romana";
import { instructionFor, MOMENTS, readStanding, SPANS, UNLESSES } from "@ara/pax-romana/standing";
import { LocalTable, serve } from "@ara/protocol";
import { beforeAll, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { isPrivate } from "../text/private.ts";
import { TextFace } from "../text/text-face.ts";
import { texts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import { attended } from "./attended.ts";
import { EMBLEMS } from "./emblems.ts";
import { offersIn } from "./offers.ts";
import { lastDrawn, ownPowers, playsOf, whyNot } from "./plays.ts";
import { cardLines } from "./said.ts";
import { askAnyway, isAlone, isAskedAnyway, letStand, standingNow } from "./stand.ts";
import type { RomanaAtTable } from "../types.ts";

vi.mock("../../../app/settings.ts", () => import("../text/testing-settings.ts"));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, texts].map((words) => words.load("en"))));

test("17.13: a card that was drawn is shown until its power has chosen what to do, with what the log says if it was in vain", () => {
  const drawn = { type: "cardDrawn", power: 0, card: 3, atOnce: true, rule: "17.13" };
  const vain = { type: "cardVoid", power: 0, card: 3, rule: "17.2" };
  const chosen = { type: "operationChosen", power: 0, kind: "expansion", rule: "3.51" };
  const after = (...events: readonly object[]): ReturnType<typeof lastDrawn> =>
    lastDrawn({
      overview: { active: 0 },
      session: { lines: { value: [{}, ...events].map((event) => ({ event })) } },
      news: { view: { viewer: 0, config: config("IV", { seats: [[0], [1]] }) } },
    } as never);
  expect(after()).toBeUndefined();
  expect(after(drawn)).toEqual({ at: 1, power: 0, card: 3, vain: undefined });
  expect(after(drawn, vain)?.vain).toEqual(vain);
  expect(after(drawn, vain, chosen)).toBeUndefined();
});

const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

/** Somebody who is asked something, in a window whether he plays a card, at a table that attends to what stands. */
async function asked(key = "card.window", anyway = true, people = 1): Promise<TextFace> {
  const match = new Match<PaxRomana>(paxRomana, config("VII", { game: "advanced" }), {
    seats: ["A", "B", "C", "D"],
    seed: "cards at the table",
  });
  const bot = new Steady({ seed: "cards" });
  while (questionOf(match.state)?.key !== key) {
    const seat = paxRomana.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  const person = paxRomana.toAct(match.state)[0]!;
  const isPerson = (seat: number): boolean => (seat - person + 4) % 4 < people;
  const seats = ["A", "B", "C", "D"].map((name, seat) => ({ name, bot: isPerson(seat) ? null : "steady" }));
  const table = new LocalTable<RomanaAtTable>(servedPaxRomana, match, {
    seats,
    bots: NO_BOTS,
    save: () => Promise.resolve(),
  });
  const standing = seats.map(() => ({ instructions: [], anyway }));
  const beside = { row: { standing }, keep: async () => undefined };
  const face = new TextFace("x", async () => attended(table, beside) as never);
  await face.sitting.open();
  return face;
}

test("17.15: what somebody lets stand is answered at the table, listed, and can be taken back", async () => {
  const face = await asked();
  const shown = face.shown.value!;
  expect(shown.news.prompt?.key).toBe("card.window");
  const made = instructionFor(shown.news.view, { moment: "any", unless: "never", span: "turn" })!;
  await letStand(face, shown, [made]);
  await vi.waitFor(() => expect(face.shown.value!.news.prompt).toBeNull());
  expect(standingNow(face, face.shown.value!)).toEqual([made]);
  await letStand(face, face.shown.value!, []);
  expect(standingNow(face, face.shown.value!)).toEqual([]);
  face.close();
});

test("17.15: whoever plays with bots alone is not asked where none of his cards can be played, unless he wants to be", async () => {
  const idle = await asked("card.window", false);
  await vi.waitFor(() => expect(underWay(idle.shown.value!.news.view, "cardWindow")).toBeUndefined());
  expect(idle.shown.value!.news.prompt).toBeNull();
  expect([isAlone(idle), isAskedAnyway(idle, idle.shown.value!)]).toEqual([true, false]);
  idle.close();
  const face = await asked();
  expect(isAskedAnyway(face, face.shown.value!)).toBe(true);
  await askAnyway(face, face.shown.value!, false);
  await vi.waitFor(() => expect(face.shown.value!.news.prompt).toBeNull());
  expect(isAskedAnyway(face, face.shown.value!)).toBe(false);
  face.close();
});

test("17.15: around one screen whoever is asked can let it stand before the screen is handed to him", async () => {
  const face = await asked("card.window", true, 2);
  const seat = face.sitting.next.value!;
  expect(face.sitting.session.value).toBeNull();
  const shown = face.shownTo(seat)!;
  const { window } = underWay(shown.news.view, "cardWindow")!;
  const offers = offersIn(shown);
  expect(offers.map(({ moment, span }) => [moment, span])).toEqual(
    [window, "any"].flatMap((moment) => SPANS.map((span) => [moment, span])),
  );
  await letStand(face, shown, [offers.at(-1)!]);
  await vi.waitFor(() => expect(face.shownTo(seat)!.news.prompt).toBeNull());
  expect([face.sitting.session.value, face.sitting.next.value === seat]).toEqual([null, false]);
  face.close();
});

test("17.15: what is said twice stands once", async () => {
  const face = await asked();
  const made = instructionFor(face.shown.value!.news.view, { moment: "shifts", unless: "fight", span: "turn" })!;
  await letStand(face, face.shown.value!, [made, { ...made }]);
  expect(standingNow(face, face.shown.value!)).toEqual([made]);
  face.close();
});

test("10.4: an army that is attacked stands: that is an answer, and lets nothing stand", async () => {
  const face = await asked("withdrawal.ask");
  const { session } = face.shown.value!;
  expect(await session.act({ type: "stand" })).toBeNull();
  expect(face.shown.value!.news.prompt?.key).not.toBe("withdrawal.ask");
  face.close();
});

test("17.15: whatever is no instruction the table refuses, and says so", async () => {
  const face = await asked();
  const shown = face.shown.value!;
  await letStand(face, shown, [{ moment: "any", unless: "iHoldAmbush", span: "turn", scope: "1" } as never]);
  expect(face.reply.value?.refused).toBe(true);
  expect(standingNow(face, shown)).toEqual([]);
  expect(face.shown.value!.news.prompt?.key).toBe("card.window");
  face.close();
});

test("17.14, 17.2: of every card in hand it is said whether it can be played now, or why not; and what cards have brought", async () => {
  const face = await asked();
  const shown = face.shown.value!;
  const { view, prompt } = shown.news;
  const [power] = ownPowers(view);
  const hand = view.cards!.hands[power!]!;
  expect(hand.length).toBeGreaterThan(0);
  for (const card of hand) {
    const plays = playsOf(shown, CARDS[card]!).map(({ verb }) => verb);
    expect(plays).toContain("discardCard");
    expect(plays.includes("playCard")).toBe(whyNot(face.speech.value, prompt!, CARDS[card]!) === "");
  }
  const lines = await cardLines(face.speech.value, shown);
  expect(lines[0]).toBe(`Your hand: ${hand.length} of 3.`);
  expect(lines.length).toBeGreaterThanOrEqual(hand.length + 5);
  const allied = { ...view, advanced: { ...view.advanced!, rhodesAlly: 0, civilWar: 2 } };
  const more = await cardLines(face.speech.value, { ...shown, news: { ...shown.news, view: allied } });
  expect(more.filter((line) => !lines.includes(line))).toEqual([
    "Rome and Rhodes are allies.",
    "Civil War comes with the next marker: Carthage.",
  ]);
  face.close();
});

test("17.2: every kind of card has an emblem of its own, inside its circle", () => {
  const drawn = CARDS.map((name) => EMBLEMS[name].shapes);
  expect(new Set(drawn.map((shapes) => JSON.stringify(shapes))).size).toBe(39);
  for (const [, x, y, size] of drawn.flat()) {
    expect(Math.hypot(x - 24, y - 24) + size / 2).toBeLessThan(36);
  }
});

/** Where one power operates, and another, who listens at pauses, has Spies; nothing can answer it any more. */
async function spying(): Promise<{ readonly face: TextFace; readonly spy: number; readonly active: number }> {
  const match = new Match<PaxRomana>(paxRomana, config("VII", { game: "advanced" }), {
    seats: ["A", "B", "C", "D"],
    seed: "spies at one screen",
  });
  const bot = new Steady({ seed: "spies" });
  while (questionOf(match.state)?.key !== "activation.operation") {
    const seat = paxRomana.toAct(match.state)[0]!;
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  const [active] = questionOf(match.state)!.who as [number];
  const spy = match.state.order.findLast((power) => power !== active)!;
  const cards = match.state.cards!;
  const all = [...cards.deck, ...cards.hands.flat(), ...cards.discard].toSorted((a, b) => a - b);
  const taken = (["spies", "ambush", "deus-ex-machina"] as const).map((name) => CARDS.indexOf(name));
  for (const card of taken) all.splice(all.indexOf(card), 1);
  cards.deck = all;
  cards.hands = cards.hands.map(() => []);
  cards.hands[spy] = [taken[0]!];
  cards.hands[active] = [taken[1]!];
  cards.discard = [taken[2]!];
  match.state.advanced!.passed[spy] = -1;
  const seats = ["A", "B", "C", "D"].map((name) => ({ name, bot: null }));
  const table = new LocalTable<RomanaAtTable>(servedPaxRomana, match, {
    seats,
    bots: NO_BOTS,
    save: () => Promise.resolve(),
  });
  const face = new TextFace("x", async () => attended(table) as never);
  await face.sitting.open();
  return { face, spy, active };
}

test("17.2, R326: at one screen a hand that was seen is read before the screen is passed on", async () => {
  const { face, spy, active } = await spying();
  face.take();
  const give = async (action: Action): Promise<void> => {
    expect(await face.sitting.session.value!.act(action)).toBeNull();
  };
  expect(face.sitting.session.value!.viewer).toBe(active);
  await give({ type: "operation", kind: "expansion" });
  await give({ type: "done" });
  await vi.waitFor(() => expect(face.sitting.next.value).toBe(spy));
  face.take();
  await give({ type: "playCard", kind: "spies" });
  face.sitting.session.value!.skip();
  await vi.waitFor(() => expect(face.sitting.next.value).not.toBeNull());
  const { news, session } = face.shown.value!;
  expect([session.viewer, face.sitting.held.value, news.prompt]).toEqual([spy, true, null]);
  const seen = session.lines.value.filter(({ event }) => isPrivate(news.view, event, spy));
  expect(seen.map(({ event }) => event)).toMatchObject([{ type: "handSeen", power: spy, of: active }]);
  face.sitting.passOn();
  expect([face.sitting.session.value, face.sitting.held.value]).toEqual([null, false]);
  face.close();
});

test("17.15: everything that can be let stand goes over a line to the table", async () => {
  const { view } = (await asked()).shown.value!.news;
  const all = MOMENTS.flatMap((moment) =>
    UNLESSES.flatMap((unless) => SPANS.map((span) => instructionFor(view, { moment, unless, span })!)),
  );
  expect(all).toHaveLength(42);
  const heard: unknown[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  const table = {
    seats: [{ name: "A", bot: null }],
    act: async (_seat: number, action: unknown) => heard.push(action),
  };
  const port = {
    post: () => undefined,
    listen: (one: (message: unknown) => void) => void listeners.push(one),
    close: () => undefined,
  };
  serve({ ...table, game: paxRomana, config: view.config } as never, port, { seats: [0], spectates: false });
  const standing = { instructions: all, anyway: true };
  for (const message of [
    { t: "hello", v: [1] },
    { t: "act", id: "all", seat: 0, v: 1, action: { standing } },
  ])
    for (const listener of listeners) listener(message);
  await vi.waitFor(() => expect(heard).toEqual([{ standing }]));
  expect(readStanding(standing)).toEqual(standing);
});
