import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, FastChance, LANGUAGES, Match } from "@ara/kernel";
import { paxRomana, promptOf, worldOf, type Action, type Event, type PaxRomana, type Prompt } from "@ara/pax-romana";
import { ruleText } from "@ara/pax-romana/rulebook";
import { describe, expect, test } from "vitest";
import { inLanguage } from "../../../app/in-language.ts";
import type { LearnTexts } from "../texts/en/learn.ts";
import { TASK_COUNT } from "../home/lesson.ts";
import { begunAt } from "./prepared.ts";
import { CARD_TASKS, LEARNER, taskOf, TASKS, type TaskId } from "./tasks.ts";

const TEXTS = import.meta.glob<LearnTexts>("../texts/*/learn.ts", { eager: true, import: "default" });

type Answering = (prompt: Prompt, legal: readonly Action[]) => Action | undefined;

/** Plays a task as the lesson does until it is over; what happened. */
function played(id: TaskId, answer: Answering): readonly Event[] {
  const { state, seed } = begunAt(id);
  const { isOver } = taskOf(id);
  const game = { ...paxRomana, setup: () => paxRomana.clone(state) };
  const match = new Match<PaxRomana>(game, state.config, { seats: ["R", "C", "G", "E"], seed });
  const bot = new Steady({ seed });
  for (let n = 0; n < 400; n++) {
    const seat = paxRomana.toAct(match.state)[0]!;
    const decision = decisionOf(match, seat);
    if (isOver(decision.view.frames, match.events)) return match.events;
    const told = seat === LEARNER ? answer(promptOf(decision.view, seat)!, decision.legal) : undefined;
    const done = match.act(seat, told ?? bot.choose(decision));
    if (!done.ok) throw new Error(done.error.key);
  }
  throw new Error(`${id} never ends`);
}

/** Whoever plays for the learner here lets nothing stand; the lesson itself is played in the browser. */
const isWon = (id: TaskId, events: readonly Event[]): boolean => taskOf(id).isWon(events, id === "quiet");
const ALL = [...TASKS, ...CARD_TASKS].map(({ id }) => id);

/** What the coach asks for, question by question; all else as the bot would. */
const ASKED: Readonly<
  Record<TaskId, Readonly<Record<string, (action: Action, at: (id: string) => number) => boolean>>>
> = {
  storm: {
    "expansion.choose": ({ type }) => type === "major",
    "major.where": (action, at) => "node" in action && action.node === at("paestum"),
    "units.move": ({ type }) => type === "all",
    "siege.bid": (action) => "n" in action && action.n === 0,
  },
  answer: { "interception.attempt": ({ type }) => type === "intercept" },
  settle: {},
  raise: {},
  draw: {},
  play: {},
  cancel: {},
  quiet: {},
};

describe("the skirmish", () => {
  test("what is counted on the first screen is there", () => expect(TASKS).toHaveLength(TASK_COUNT));

  test.each(ALL)("%s: whoever does as told wins", (id) => {
    const { state } = begunAt(id);
    const at = (name: string): number => worldOf(state.config).map.nodeOf.get(name)!;
    const steps = id === "storm" ? ["roma", "capua"] : [];
    const events = played(id, ({ key }, legal) =>
      key === "land.step"
        ? legal.find((one) => steps.some((name) => "node" in one && one.type === "step" && one.node === at(name)))
        : legal.find((one) => (ASKED[id][key] ?? taskOf(id).hints?.[key])?.(one, at)),
    );
    expect(isWon(id, events)).toBe(true);
  });

  test.each(ALL)("%s: any legal answer goes on, and the task ends", (id) => {
    for (const seed of ["a", "b", "c"]) {
      const chance = new FastChance(`${id} ${seed}`);
      expect(() => played(id, (_prompt, legal) => chance.pick(legal))).not.toThrow();
    }
  });

  test.each([...TASKS, ...CARD_TASKS])("$id: the places that are shown first are on the map", ({ id, places }) => {
    const { nodeOf } = worldOf(begunAt(id).state.config).map;
    expect(places.filter((place) => !nodeOf.has(place))).toEqual([]);
  });

  test("the dice and shifts that are told are those of the position", () => {
    const battle = begunAt("settle").state.frames.at(-1) as unknown as { dice: number[]; net: number };
    expect(battle.dice).toEqual([3, 4]);
    expect(Math.abs(battle.net)).toBe(4);
  });

  test.each(LANGUAGES)("%s: every task is one sentence and names a rule there is", (language) => {
    const { tasks } = inLanguage(TEXTS, language);
    for (const { id, rule } of [...TASKS, ...CARD_TASKS]) {
      expect(ruleText(language, rule)).toBeDefined();
      for (const said of [tasks[id].text, tasks[id].won, tasks[id].lost]) expect(said).toMatch(/^[^.!?]*\.$/);
    }
  });
});
