import { LANGUAGES } from "@ara/kernel";
import { categoryOf, FLEET, pax, prospectOf, type Event, servedPax } from "@ara/pax";
import { paxTexts } from "@ara/pax/texts";
import { LocalTable } from "@ara/protocol";
import { expect, test } from "vitest";
import type { PaxAtTable, PaxNews } from "../types.ts";
import { factsOf, type Facts } from "./facts.ts";
import { PREPARED, preparedDeal, preparedMatch } from "./prepared.ts";
import { playedBefore, STEPS, type Step, type StepId } from "./steps.ts";
import de from "../texts/de/learn.ts";
import en from "../texts/en/learn.ts";
import nl from "../texts/nl/learn.ts";

const TEXTS = { en, de, nl };
const NAMES = ["Livia", "Cassius"] as const;

interface Moment {
  readonly step: Step;
  readonly news: PaxNews;
  readonly log: readonly Event[];
}

/** Plays the whole lesson at a table, as the page does, and keeps what the learner sees at each step. */
async function play(): Promise<Moment[]> {
  const table = new LocalTable<PaxAtTable>({ ...servedPax, forced: () => null }, preparedMatch(NAMES), {
    seats: NAMES.map((name) => ({ name, bot: null })),
    bots: { choose: () => Promise.reject(), advise: () => Promise.reject(), close: () => undefined },
    save: () => Promise.resolve(),
  });
  const log: Event[] = [];
  let latest!: PaxNews;
  table.watch(0, (news) => {
    log.splice(news.from, log.length, ...news.log);
    latest = news;
  });
  const now = (seat: number): number => {
    let version = 0;
    table.watch(seat, (news) => (version = news.version))();
    return version;
  };
  const act = (seat: number, action: number) => table.act(seat, action, now(seat));
  const moments: Moment[] = [];
  for (const step of STEPS) {
    for (const action of step.before) expect(await act(latest.asked[0]!, action), step.id).toBeNull();
    moments.push({ step, news: latest, log: log.slice() });
    const { task } = step;
    if (task.type === "do") expect(await act(0, task.action), step.id).toBeNull();
    if (task.type === "try") expect(await act(0, task.action), step.id).toMatchObject({ rule: step.rule });
  }
  expect(latest.over).toBe(true);
  return moments;
}

const moments = await play();

const facts = ({ step, news, log }: Moment, language: keyof typeof TEXTS = "en"): Facts =>
  factsOf(
    { view: news.view, prompt: news.prompt, log, asked: step.task.type === "read" ? null : step.task.action },
    paxTexts[language],
    NAMES,
  );
const at = (id: StepId): Moment => moments.find(({ step }) => step.id === id)!;

test("the prepared deal is a deal like any other", () => {
  expect(pax.json.readDeal(PREPARED, pax.json.writeDeal(PREPARED, preparedDeal())).ok).toBe(true);
});

test("each step is told once, in every language, in few words and with what is on the table", () => {
  expect(STEPS.map(({ id }) => id)).toStrictEqual(Object.keys(en.steps));
  for (const language of LANGUAGES) {
    for (const moment of moments) {
      const said = TEXTS[language].steps[moment.step.id].text(facts(moment, language));
      expect(said, moment.step.id).not.toMatch(/undefined|null|NaN|\(\)| {2}| ,|: \.|!/);
      expect(said.length, `${language} ${moment.step.id}: ${said}`).toBeLessThan(400);
    }
  }
});

test("whoever has to press something is asked, and what he is to press is an option", () => {
  for (const { step, news } of moments) {
    if (step.task.type === "read") continue;
    const { action } = step.task;
    const option = news.prompt?.options.find((one) => one.action === action);
    expect(option, step.id).toBeDefined();
    expect(option!.refusal === null, step.id).toBe(step.task.type === "do");
  }
});

test("leaving and coming back leads to the same table", () => {
  for (const [index, { news }] of moments.entries()) {
    const match = preparedMatch(NAMES);
    for (const action of playedBefore(index)) expect(match.act(pax.toAct(match.state)[0]!, action).ok).toBe(true);
    expect(pax.view(match.state, 0)).toStrictEqual(news.view);
  }
});

test("what the texts take for granted is so", () => {
  expect(facts(at("goal"))).toMatchObject({ goal: 4, holder: "" });
  expect(at("dearest").step.glow).toStrictEqual(["legion-0"]);
  expect(facts(at("dearest")).dearest).toBe("I");
  expect(facts(at("buy")).cost).toBeLessThanOrEqual(facts(at("buy")).aurei);
  expect(facts(at("limit")).limit).toBe(0);
  expect(["playFree", "playOne", "playTwo"].map((id) => facts(at(id as StepId)).cost)).toStrictEqual([0, 1, 2]);
  expect(facts(at("income")).income).toBe(2);
  expect(facts(at("collected"))).toMatchObject({ from: "I", holder: "Cassius" });
  expect(at("peek").news.view.active).toBe(0);
  expect(at("peeked").news.view.rome.hidden).not.toContain(null);
  expect(at("drawAgain").news.view.round).toBe(3);
  expect(prospectOf(at("drawAgain").news.view).categories[5]!.players[1]).toBe(3);
  expect(at("bury").news.view.rome.hidden.some((c) => c !== null && categoryOf(c) === FLEET)).toBe(true);
  expect(facts(at("discount")).discount).toBe(1);
  expect(facts(at("endThird")).income).toBe(2);
  expect(facts(at("buyCheap")).sum - facts(at("buyCheap")).cost).toBe(1);
  expect(prospectOf(at("takeOver").news.view).categories[1]!.players).toStrictEqual([0, 1]);
  expect(facts(at("takeOver")).holder).toBe("Cassius");
  expect(facts(at("noIncome"))).toMatchObject({ holder: "Livia", income: 0 });
  expect(at("leap").news.view.startPlayer).toBe(0);
});

test("the last card decides: without it Rome wins, and the rival with it; with it the learner", () => {
  const before = prospectOf(at("danger").news.view);
  expect(before).toMatchObject({ romeWins: true, winners: [1], unseen: 0 });
  expect(prospectOf(at("finish").news.view)).toMatchObject({ romeWins: false });
  const { score } = at("points").news.view;
  expect(score).toMatchObject({ romeWins: false, winners: [0] });
  const { categories, stronger, symbols, conspiratus, wealth, total } = facts(at("points")).score;
  expect(categories + stronger + symbols + conspiratus + wealth).toBe(total);
  expect(total).toBe(score!.players[0]!.total);
});
