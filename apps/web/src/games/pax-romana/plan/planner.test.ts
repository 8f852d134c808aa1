import { legalActions, Match } from "@ara/kernel";
import {
  config,
  isSameAction,
  paxRomana,
  questionOf,
  worldOf,
  type Action,
  type Node,
  type PaxRomana,
  servedPaxRomana,
} from "@ara/pax-romana";
import { answersFor, changed, orderPage, placesOf } from "@ara/pax-romana/books";
import { intentOf } from "@ara/pax-romana/plans";
import { chanceOf } from "@ara/pax-romana/ways";
import { LocalTable } from "@ara/protocol";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { settled } from "../../../sitting/testing.ts";
import { carryOut } from "../boards/battle/carry.ts";
import { giveAll } from "../boards/give-all.ts";
import { press } from "../map/link.ts";
import { TextFace } from "../text/text-face.ts";
import { namesFor } from "../text/speech.ts";
import { texts as tableTexts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import { mostOf, withLeader, withMinor, withUnits } from "./draft.ts";
import { isPlanKept } from "./kept.ts";
import { Planner } from "./planner.ts";
import { sayForesight, sayGoal, sayStopped, sayWhyNot } from "./say.ts";
import { slowly } from "./slowly.ts";
import { texts } from "./words.ts";

vi.mock("../../../app/settings.ts", () => import("../text/testing-settings.ts"));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, tableTexts, texts].map((words) => words.load("en"))));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  slowly.value = false;
});

const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

interface Seated {
  readonly face: TextFace;
  readonly planner: Planner;
  readonly match: Match<PaxRomana>;
}

/** A seat of scenario II that decides about its marker; the other one's markers lapse, then it thinks for ever. */
async function sitDown({ seed = "text", seat = 0 } = {}): Promise<Seated> {
  const match = new Match(paxRomana, config("II"), { seats: ["Livia", "Varro"], seed });
  for (let n = 0; n < 50 && questionOf(match.state)?.key !== "activation.pay"; n++) meekly(match);
  while (paxRomana.toAct(match.state)[0] !== seat) meekly(match);
  return seatAt(match, seat);
}

async function seatAt(match: Match<PaxRomana>, seat: number): Promise<Seated> {
  const seats = ["Livia", "Varro"].map((name, i) => ({ name, bot: i === seat ? null : "steady" }));
  const face = new TextFace(
    "x",
    async () => new LocalTable(servedPaxRomana, match, { seats, bots: NO_BOTS, save: () => Promise.resolve() }),
  );
  await face.sitting.open();
  await settled();
  const planner = new Planner(face);
  face.planner.value = planner;
  return { face, planner, match };
}

function meekly(match: Match<PaxRomana>): void {
  const [seat] = paxRomana.toAct(match.state);
  const legal = legalActions(paxRomana, match.state, seat!);
  match.act(seat!, legal.find(({ type: verb }) => verb === "lapse") ?? legal.at(-1)!);
}

const at = (face: TextFace, id: string): Node => worldOf(face.shown.value!.news.view.config).map.nodeOf.get(id)!;
const key = (face: TextFace): string | undefined => face.shown.value?.news.prompt?.key;
const told = (face: TextFace): string[] => face.shown.value!.session.lines.value.map(({ event }) => event.type);
const standsAt = (face: TextFace, id: string): boolean =>
  face.shown.value!.overview.places.some(({ node, leaders }) => node === at(face, id) && leaders.length > 0);

test("a stack, its goal, and one word: all small questions of the Move are answered", async () => {
  const { face, planner } = await sitDown();
  expect(key(face)).toBe("activation.pay");
  expect(planner.glow.value).toContain(at(face, "arretium"));
  press(face, face.shown.value!, { node: at(face, "arretium") });
  expect(planner.draft.value?.chosen.leaders).toHaveLength(1);
  press(face, face.shown.value!, { node: at(face, "ancona") });
  expect(planner.path.value?.legs.map(({ node }) => node)).toEqual([at(face, "ariminum"), at(face, "ancona")]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(face.speaker.polite.value.text).toContain("Ancona takes 2 MP. It gets there for certain.");
  press(face, face.shown.value!, { node: at(face, "ancona") });
  for (let n = 0; n < 20 && planner.errand.value; n++) await settled();
  expect(key(face)).toBe("expansion.choose");
  expect(told(face)).toContain("moveEnded");
  expect(standsAt(face, "ancona")).toBe(true);
  expect(planner.errand.value).toBeNull();
});

test("rows and switches say who goes, and what is in reach follows", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  const led = planner.reach.value!.mp;
  const { all } = planner.draft.value!;
  planner.take(withLeader(planner.draft.value!, all.leaders[0]!, false));
  expect(planner.reach.value!.mp).toEqual([1, 2, 3, 4, 5, 6]);
  expect(led[0]).toBeGreaterThan(1);
  const { owner, counts } = all.units[0]!;
  const legions = counts.findIndex((n) => n > 0);
  planner.take(withUnits(planner.draft.value!, owner, legions, 1));
  expect(planner.draft.value!.chosen.units).toEqual([
    { owner, counts: counts.map((_, unit) => Number(unit === legions)) },
  ]);
  planner.take(withMinor(planner.draft.value!, false));
  expect(planner.draft.value!.chosen.leaders).toEqual(all.leaders);
  planner.take(withMinor(planner.draft.value!, true));
  expect(planner.draft.value!.chosen.leaders).toEqual([]);
  planner.aim(at(face, "ariminum"));
  await planner.march();
  await settled();
  const legal = face.shown.value!.answers.map(({ action }) => action.type);
  expect(legal).toContain("major");
});

test("10.31: who may stop a plan is named, with the place he comes from and his chance", async () => {
  const { face, planner } = await sitDown();
  const { view } = face.shown.value!.news;
  const { node: name } = namesFor(face.speech.value, view);
  const seen = { interceptions: 0, others: 0 };
  for (const node of planner.glow.value!) {
    planner.press({ node });
    const reach = planner.reach.value;
    for (const goal of reach?.goals.filter(({ how, rests }) => how === "chance" && rests) ?? []) {
      const [text] = sayGoal(face.speech.value, view, reach!, goal, planner.draft.value!.chosen);
      expect(text).toMatch(/What may stop it: \S/);
      expect(text).not.toContain("undefined");
      const leads = goal.way.flatMap((leg) => (leg.chance < 1 ? leg.leads : []));
      const likeliest = leads
        .flatMap((lead) => (lead.to === "interception" && lead.leader === -1 ? [lead] : []))
        .toSorted((a, b) => chanceOf(b.roll) - chanceOf(a.roll))[0];
      if (!likeliest) seen.others++;
      else {
        seen.interceptions++;
        const chance = Math.round(100 * chanceOf(likeliest.roll));
        expect(text).toMatch(
          new RegExp(`may intercept from ${name(likeliest.from)}: ${chance}\\s% \\(\\d+ BP against your `),
        );
        expect(text).toMatch(/gets there without a fight with/);
      }
    }
    planner.cancel();
  }
  expect(Math.min(seen.interceptions, seen.others)).toBeGreaterThan(0);
});

test("9.12: where the die is too low the plan stops before its first step, and says so", async () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const { face, planner } = await sitDown({ seed });
    planner.press({ node: at(face, "arretium") });
    planner.aim(at(face, "lugdunum"));
    expect(planner.goal.value?.how).toBe("possible");
    const { face: least } = planner.goal.value!;
    await planner.march();
    await settled();
    const begun = face.shown.value!.session.lines.value.find(({ event }) => event.type === "moveBegan")!.event;
    if ((begun as { die: number }).die >= least) continue;
    expect(key(face)).toBe("land.step");
    expect(told(face)).not.toContain("stepped");
    expect(face.reply.value?.lines[0]).toMatch(/^The plan stops: Lugdunum takes/);
    // From there a sure goal takes one tap, and the Move goes on.
    expect(planner.press({ node: at(face, "ariminum") })).toBe(true);
    for (let n = 0; n < 20 && planner.errand.value; n++) await settled();
    expect(key(face)).toBe("land.step");
    expect(face.shown.value!.news.view.forces[0]?.node).toBe(at(face, "ariminum"));
    return;
  }
  throw new Error("no die was low enough");
});

test("step by step, it waits after every leg for another word", async () => {
  slowly.value = true;
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ancona"));
  await planner.march();
  await settled();
  expect([key(face), planner.waits.value]).toEqual(["land.step", true]);
  expect(told(face).filter((e) => e === "stepped")).toHaveLength(1);
  await planner.march();
  await settled();
  expect(standsAt(face, "ancona")).toBe(true);
});

test("a plan by which nothing was revealed is taken back as a whole", async () => {
  const { face, planner } = await sitDown({ seat: 1 });
  const fleet = [...planner.glow.value!].find((node) => {
    planner.press({ node });
    planner.kind("fleet");
    return (
      planner.draft.value?.kind === "fleet" &&
      planner.reach.value!.goals.some(({ how, way }) => how === "sure" && way.length === 1)
    );
  });
  expect(fleet).toBeDefined();
  const goal = planner.reach.value!.goals.find(({ how, rests, way }) => how === "sure" && rests && way.length === 1)!;
  planner.aim(goal.node);
  await planner.march();
  await settled();
  expect(told(face)).toContain("sailed");
  await face.undo();
  await settled();
  expect(key(face)).toBe("activation.pay");
  expect(told(face)).not.toContain("activationBegan");
});

/** Gives an answer as a person does who presses it. */
async function answer(face: TextFace, ...wanted: readonly Action[]): Promise<void> {
  for (const action of wanted) {
    face.choose(face.shown.value!.answers.find((one) => isSameAction(one.action, action))!);
    await settled();
  }
}
const PAY: Action = { type: "pay" };
const EXPANSION: Action = { type: "operation", kind: "expansion" };
const count = (face: TextFace, type: string): number => told(face).filter((one) => one === type).length;

test("9.11: a Minor Move whose plan begins where it starts from is made once", async () => {
  const { face, planner } = await sitDown();
  await answer(face, PAY, EXPANSION, { type: "minor" });
  expect(key(face)).toBe("minor.where");
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "pisae"));
  await planner.march();
  for (let n = 0; n < 20; n++) await settled();
  expect([key(face), planner.errand.value]).toEqual(["expansion.choose", null]);
  expect(count(face, "moveEnded")).toBe(1);
});

test("6.2: a row of answers is given to its end, though single answers are given by themselves", async () => {
  const { face } = await sitDown();
  await answer(face, PAY, { type: "operation", kind: "recruitment" });
  const { view, prompt } = face.shown.value!.news;
  const page = orderPage(view, prompt!.power)!;
  const { offers } = placesOf(page, []).find(({ node }) => node === at(face, "rhegium"))!;
  const made = changed(page, [], offers[0]!.order, 1);
  if ("refusal" in made) throw new Error("nothing is raised at Rhegium");
  expect(await giveAll(face, answersFor(page, made.orders))).toBe(true);
  await settled();
  expect(face.reply.value).toBeNull();
  expect(count(face, "activationEnded")).toBe(1);
  // One press, one way back.
  await face.undo();
  await settled();
  expect(face.shown.value!.news.view.frames).toEqual(view.frames);
});

test("what is taken back is what one press brought about: a plan, or an answer", async () => {
  const { face, planner } = await sitDown();
  await answer(face, PAY, EXPANSION);
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ariminum"));
  await planner.march();
  for (let n = 0; n < 20; n++) await settled();
  expect(count(face, "moveEnded")).toBe(1);
  await answer(face, { type: "minor" });
  expect(key(face)).toBe("minor.where");
  await face.undo();
  await settled();
  expect([key(face), count(face, "moveEnded")]).toEqual(["expansion.choose", 1]);
  await face.undo();
  await settled();
  expect([key(face), count(face, "moveBegan")]).toEqual(["expansion.choose", 0]);
  await face.undo();
  await settled();
  expect(key(face)).toBe("activation.operation");
  await face.undo();
  await settled();
  expect(key(face)).toBe("activation.pay");
});

test("a plan is taken back whole also after the page was loaded again; by other means, step by step", async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  const { face, planner, match } = await sitDown();
  await answer(face, PAY, EXPANSION);
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ariminum"));
  await planner.march();
  for (let n = 0; n < 20; n++) await settled();
  await answer(face, { type: "minor" });
  await vi.waitFor(() => expect([...storage.values()].join("")).toMatch(/"given":\[1,1,\d+,1\]/));
  face.close();
  const { face: again } = await seatAt(match, 0);
  for (const asked of ["expansion.choose", "expansion.choose", "activation.operation"]) {
    await again.undo();
    await settled();
    expect(key(again)).toBe(asked);
  }
  expect(count(again, "moveBegan")).toBe(0);
  again.close();
  // What is left of it is known to the next page, too; not any more once a step was taken back over somebody's shoulder.
  const { face: third } = await seatAt(match, 0);
  await answer(third, EXPANSION);
  await third.giving.forget("x");
  expect([...storage.values()]).toEqual(["{}"]);
  third.close();
  vi.unstubAllGlobals();
});

test("a question of several parts that was answered by one press is taken back as one", async () => {
  const { face } = await sitDown();
  await carryOut(face, (_view, { key: asked }) =>
    asked === "activation.pay" ? PAY : asked === "activation.operation" ? EXPANSION : undefined,
  );
  await settled();
  expect(key(face)).toBe("expansion.choose");
  await face.undo();
  await settled();
  expect(key(face)).toBe("activation.pay");
});

test("a plan is left, and then there is none to leave", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  expect(planner.leave()).toBe(true);
  expect([planner.draft.value, planner.leave()]).toEqual([null, false]);
});

test("11.34: Movement Points that must be left are named, before and when they are missing", async () => {
  const { face, planner } = await sitDown();
  const { view } = face.shown.value!.news;
  const starts = [...planner.glow.value!].map((node) => {
    planner.press({ node });
    return { stack: planner.draft.value!.chosen, reach: planner.reach.value };
  });
  const found = starts.flatMap(({ stack, reach }) =>
    (reach?.goals ?? [])
      .filter(({ battle, cost, face: least }) => battle && (reach!.mp[least - 2] ?? -1) >= cost)
      .map((goal) => ({ stack, reach: reach!, goal })),
  );
  expect(found.length).toBeGreaterThan(0);
  const { stack, reach, goal } = found[0]!;
  const kept = goal.need - goal.cost;
  expect(sayGoal(face.speech.value, view, reach, goal)[0]).toContain(
    `The force must set out with ${goal.need} MP: ${kept} of them stay in reserve (11.34).`,
  );
  expect(sayForesight(face.speech.value, view, goal, stack, stack)[0]).toMatch(/^\d+ BP against \d+.*landing.*You win/);
  const news = { ...face.shown.value!.news, prompt: { about: { force: { mp: 1 } } } } as never;
  expect(sayStopped(face.speech.value, news, intentOf(stack, goal))).toMatch(/in reserve \(11.34\), and there is 1\.$/);
});

test("11.33: whoever is to be asked on arrival storms no shore", async () => {
  const { planner } = await sitDown();
  const landing = [...planner.glow.value!].flatMap((start) => {
    planner.press({ node: start });
    const goals = planner.reach.value?.goals ?? [];
    return goals
      .filter(({ battle, rests, way }) => battle && rests && way.at(-1)!.by === "debark")
      .map((goal) => ({ start, goal }));
  })[0]!;
  planner.press({ node: landing.start });
  planner.aim(landing.goal.node);
  const march = planner.march(false);
  expect(planner.errand.value!.intent.way.map(({ by }) => by)).toEqual(
    landing.goal.way.slice(0, -1).map(({ by }) => by),
  );
  await march;
});

test("9.21: a plan whose next leg is refused says why it has ended", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  const { chosen } = planner.draft.value!;
  const way = [{ node: at(face, "roma"), by: "march", mp: 1, attack: 0 }] as const;
  const intent = intentOf(chosen, { way, need: 1 });
  const refusal = { key: "step.noFighter", params: {}, rule: "9.21" };
  const said = (...options: readonly object[]): string | null => {
    const prompt = { about: { force: { mp: 3 } }, options };
    return sayStopped(face.speech.value, { ...face.shown.value!.news, prompt } as never, intent);
  };
  expect(said()).toBe("The plan for Roma stops here. The question is yours.");
  const other = { action: { type: "step", node: at(face, "pisae") }, refusal };
  expect(said(other)).not.toContain("land unit");
  expect(said(other, { action: { type: "step", node: at(face, "roma") }, refusal })).toMatch(
    /The question is yours\. Without a land unit nobody can attack/,
  );
});

test("what was said of a step that is taken back is not said of the next plan", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ancona"));
  await planner.march();
  await settled();
  await face.undo();
  expect(face.reply.value?.lines[0]).toBe("The last step is taken back.");
  planner.press({ node: at(face, "arretium") });
  expect(face.reply.value).toBeNull();
});

test("12.14: a garrison on the way is said for one goal, makes it dearer, and is never chosen beforehand", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: 2 });
  const { goals } = planner.reach.value!;
  const goal = goals.find(({ node, rests }) => {
    if (rests) planner.aim(node);
    return rests && planner.garrisonable.value.length > 0;
  })!;
  const [node] = planner.garrisonable.value;
  expect(planner.garrison.value.size).toBe(0);
  planner.leaveGarrison(node!, true);
  expect(planner.goal.value).toMatchObject({ node: goal.node, cost: goal.cost + 2, need: goal.need + 2 });
  expect(planner.goal.value!.chance).toBeLessThanOrEqual(goal.chance);
  expect(
    sayGoal(face.speech.value, face.shown.value!.news.view, planner.reach.value!, planner.goal.value!)[0],
  ).toContain(`takes ${goal.cost + 2} MP`);
  planner.leaveGarrison(node!, false);
  expect(planner.goal.value).toBe(goal);
  planner.leaveGarrison(node!, true);
  planner.aim(goals.find((other) => other.rests && other !== goal)!.node);
  expect(planner.garrison.value.size).toBe(0);
});

test("9.21: nobody is to stay, or to become garrisons, whom the rest of the way cannot do without", async () => {
  const { face, planner } = await sitDown();
  const toggles = (legions: number): readonly boolean[] => {
    planner.press({ node: at(face, "rhegium") });
    const { owner, counts } = planner.draft.value!.all.units[0]!;
    planner.take(withMinor(planner.draft.value!, false));
    planner.take(
      withUnits(
        planner.draft.value!,
        owner,
        counts.findIndex((n) => n > 0),
        legions,
      ),
    );
    planner.aim(at(face, "caralis"));
    expect(planner.goal.value!.way.at(-1)!.attack).toBe(1);
    return [planner.gains.value.includes(at(face, "olbia")), planner.garrisonable.value.includes(at(face, "olbia"))];
  };
  expect(toggles(2)).toEqual([true, true]);
  planner.leaveGarrison(at(face, "olbia"), true);
  // Garrisons alone cannot attack, and of one legion nobody can stay.
  expect(toggles(1)).toEqual([false, false]);
});

test("9.11: one unit more makes a Minor Move a Major one, as long as there is one", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "rhegium") });
  const { owner, counts } = planner.draft.value!.all.units[0]!;
  const unit = counts.findIndex((n) => n > 0);
  planner.take(withMinor(planner.draft.value!, true));
  const minor = planner.draft.value!;
  expect([minor.chosen.isMinor, mostOf(minor, 2)]).toEqual([true, 2]);
  planner.take(withUnits(minor, owner, unit, 2));
  const { isMinor, units } = planner.draft.value!.chosen;
  expect([isMinor, units[0]!.counts[unit]]).toEqual([false, 2]);
  // None is left: one unit is all that may go.
  const last = { ...minor, moves: { majors: [], minor: true } };
  expect(mostOf(last, 2)).toBe(1);
  expect(withUnits(last, owner, unit, 2).chosen).toMatchObject({ isMinor: true, units: minor.chosen.units });
});

test("an army that is drawn to a goal has it chosen; let go elsewhere, everything is as it was", async () => {
  const { face, planner } = await sitDown();
  const [arretium, ancona, roma] = ["arretium", "ancona", "roma"].map((id) => at(face, id));
  expect(planner.lift(at(face, "lugdunum"))).toBe(false);
  expect(planner.lift(arretium!)).toBe(true);
  expect(planner.over(ancona!)).toEqual({ says: "Ancona, 2 MP", isGoal: true });
  expect(planner.over(null)).toBeNull();
  planner.letGo(null);
  expect([planner.draft.value, planner.goal.value]).toEqual([null, null]);
  planner.lift(arretium!);
  planner.letGo(ancona!);
  expect([planner.draft.value?.all.node, planner.goal.value?.node]).toEqual([arretium, ancona]);
  // Nothing is decided by it.
  expect(key(face)).toBe("activation.pay");
  // Another one that is let go of leaves the plan as it was, and who was chosen goes as he was chosen.
  planner.lift(roma!);
  planner.letGo(null);
  expect([planner.draft.value?.all.node, planner.goal.value?.node]).toEqual([arretium, ancona]);
  const { draft } = planner;
  planner.take(withLeader(draft.value!, draft.value!.all.leaders[0]!, false));
  planner.lift(arretium!);
  expect(draft.value!.chosen.leaders).toEqual([]);
});

test("9.12: where an army cannot get to, it is said why beside the place, let go there or pressed", async () => {
  const { face, planner } = await sitDown();
  const [arretium, bracara] = ["arretium", "bracara"].map((id) => at(face, id));
  planner.lift(arretium!);
  expect(planner.over(bracara!)).toEqual({ says: "Bracara: out of reach", isGoal: false });
  planner.letGo(bracara!);
  const noted = face.noted.value;
  expect([noted?.node, noted?.refused[0]!.reason]).toEqual([bracara, face.reply.value?.lines[0]]);
  expect([noted?.refused[0]!.reason, face.reply.value?.refused]).toEqual([expect.stringContaining("Bracara"), true]);
  expect(planner.draft.value).toBeNull();
  // Lifted anew, it is said no more.
  planner.lift(arretium!);
  expect(face.noted.value).toBeNull();
  planner.letGo(null);
  press(face, face.shown.value!, { node: arretium! });
  press(face, face.shown.value!, { node: bracara! });
  expect([face.noted.value?.node, face.spot.value, planner.draft.value?.all.node]).toEqual([bracara, null, arretium]);
  const said = (why: Parameters<typeof sayWhyNot>[3]): unknown =>
    sayWhyNot(face.speech.value, face.shown.value!.news.view, bracara!, why);
  expect(said({ by: "mp", most: 6, lands: true })).toEqual({
    reason:
      "Bracara takes more Movement Points than the 6 that the die gives at most; a landing by force needs 2 in reserve.",
    rule: "11.34",
  });
  expect(said({ by: "pass" })).toMatchObject({ rule: "5.12" });
  expect(said({ by: "none", isFleet: true })).toEqual({ reason: "No fleet gets to Bracara: it lies inland." });
});

test("a force on its way is drawn on from where it stands, and from nowhere else", async () => {
  const { face, planner } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ariminum"));
  await planner.march(false);
  for (let n = 0; n < 20 && planner.errand.value; n++) await settled();
  expect(key(face)).toBe("land.step");
  expect(planner.lift(at(face, "roma"))).toBe(false);
  expect(planner.lift(at(face, "ariminum"))).toBe(true);
  planner.letGo(at(face, "ancona"));
  expect(planner.goal.value?.node).toBe(at(face, "ancona"));
  expect(key(face)).toBe("land.step");
  expect(face.shown.value!.news.view.forces[0]?.node).toBe(at(face, "ariminum"));
});

test("a plan that was begun is still there after a look at another screen, and gone once something has happened", async () => {
  const { face, planner, match } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  planner.take(withLeader(planner.draft.value!, planner.draft.value!.all.leaders[0]!, false));
  planner.aim(at(face, "ariminum"));
  const { chosen } = planner.draft.value!;
  face.close();
  expect(isPlanKept("x")).toBe(true);
  const back = await seatAt(match, 0);
  expect([back.planner.draft.value?.chosen, back.planner.goal.value?.node]).toEqual([
    chosen,
    at(back.face, "ariminum"),
  ]);
  expect(isPlanKept("x")).toBe(false);
  back.face.close();
  match.act(0, PAY);
  const later = await seatAt(match, 0);
  expect([later.planner.draft.value, later.planner.goal.value]).toEqual([null, null]);
  later.face.close();
  expect(isPlanKept("x")).toBe(false);
});

test("a plan under way that waits goes on after a look at another screen", async () => {
  slowly.value = true;
  const { face, planner, match } = await sitDown();
  planner.press({ node: at(face, "arretium") });
  planner.aim(at(face, "ancona"));
  await planner.march();
  await settled();
  expect([key(face), planner.waits.value]).toEqual(["land.step", true]);
  face.close();
  const back = await seatAt(match, 0);
  expect([key(back.face), back.planner.waits.value]).toEqual(["land.step", true]);
  await back.planner.march();
  await settled();
  expect(standsAt(back.face, "ancona")).toBe(true);
});
