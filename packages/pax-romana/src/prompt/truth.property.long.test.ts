/** Properties: what a prompt says of an answer is what happens when the answer is given. */
import { Chance, FastChance, legalActions } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action, Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { questionOf } from "../question.ts";
import { cloneState, type State } from "../state/state.ts";
import type { Lead } from "./leads.ts";
import { promptOf, type Option, type Prompt } from "./prompt.ts";
import type { Roll } from "./roll.ts";
import { SCENES, watchGames } from "./testing.ts";
import { Loaded } from "../testing/loaded.ts";

interface After {
  readonly state: State;
  readonly events: readonly Event[];
}

const promptAt = (state: State, seat: number): Prompt => promptOf(paxRomana.view(state, seat), seat)!;

function given(before: State, seat: number, action: Action, chance: Chance = new FastChance("truth")): After {
  const state = cloneState(before);
  const events: Event[] = [];
  paxRomana.apply(state, seat, action, chance, (event) => events.push(event));
  // What comes after the Move is something else.
  const end = events.findIndex(({ type: e }) => e === "moveEnded");
  return { state, events: end < 0 ? events : events.slice(0, end) };
}

/** Answers whatever is asked with everything there is, until one of these events has happened or nobody is asked for it. */
function untilTold(
  before: State,
  seat: number,
  action: Action,
  e: Event["type"],
  faces: readonly number[],
): Event | undefined {
  const chance = new Loaded(faces, "truth");
  const { state, events } = given(before, seat, action, chance);
  for (let n = 0; n < 12 && !events.some((event) => event.type === e) && !state.over; n++) {
    const [next] = paxRomana.toAct(state);
    const legal = legalActions(paxRomana, state, next!);
    const all =
      legal.find(({ type: verb, ...more }) => EVERYTHING.has(verb) && (more as Parts).yes !== false) ?? legal[0]!;
    paxRomana.apply(state, next!, all, chance, (event) => (events as Event[]).push(event));
  }
  return events.find((event) => event.type === e);
}

/** Whoever comes, comes with all he has; nobody is bribed. */
const EVERYTHING: ReadonlySet<string> = new Set(["all", "leader", "noOffer", "proceed"]);

/** The events that tell of a throw, and whether it went well. */
const TOLD: Readonly<Partial<Record<Roll["of"], readonly [Event["type"], (event: never) => boolean]>>> = {
  interception: ["interceptionRolled", ({ success }: { success: boolean }) => success],
  continuity: ["continuityRolled", ({ success }: { success: boolean }) => success],
  reroll: ["rerolled", ({ success }: { success: boolean }) => success],
  prevention: ["retreatPrevented", ({ success }: { success: boolean }) => success],
  sack: ["sackRolled", ({ sacked }: { sacked: boolean }) => sacked],
};

const FACES = [1, 2, 3, 4, 5, 6];

/** In how many ways it really goes well. */
function waysTold(state: State, seat: number, { action, roll }: Option): number | undefined {
  const [e, isGood] = TOLD[roll!.of]!;
  let ways = 0;
  for (const first of FACES)
    for (const second of roll!.dice === 1 ? [0] : FACES) {
      const event = untilTold(state, seat, action, e, second === 0 ? [first] : [first, second]);
      if (!event) return undefined;
      if (isGood(event as never)) ways++;
    }
  return ways;
}

const looked: Record<string, number> = {};
const note = (what: string): void => void (looked[what] = (looked[what] ?? 0) + 1);

/** Every scene, and games. */
function everywhere(
  seed: string,
  games: number,
  actions: number,
  look: (state: State, seat: number, chance: Chance) => void,
): void {
  const chance = new FastChance(seed);
  for (const scene of Object.values(SCENES)) {
    const state = scene();
    look(state, paxRomana.toAct(state)[0]!, chance);
  }
  watchGames(seed, games, actions, look);
}

test("10.32, 11.13, 10.55, 10.96, 7.51: dice succeed as often as is said, counted over all ways in which they fall", () => {
  const done: Record<string, number> = {};
  everywhere("throws", 8, 250, (state, seat) => {
    for (const option of promptAt(state, seat).options) {
      const { roll } = option;
      if (!roll?.chance || !TOLD[roll.of] || (done[roll.of] ?? 0) >= 12) continue;
      const ways = waysTold(state, seat, option);
      if (ways === undefined) continue;
      done[roll.of] = (done[roll.of] ?? 0) + 1;
      expect([questionOf(state)!.key, roll.of, ways]).toEqual([questionOf(state)!.key, roll.of, roll.chance[0]]);
    }
  });
  for (const of of Object.keys(TOLD)) expect([of, done[of] ?? 0]).toEqual([of, expect.toSatisfy((n: number) => n > 1)]);
});

/** What is told of a die that brings something by its face. */
const BY_FACE: Readonly<Partial<Record<Roll["of"], readonly [Event["type"], (event: never) => number]>>> = {
  allowance: ["moveBegan", ({ mp }: { mp: number }) => mp],
  attrition: ["attritionRolled", ({ need }: { need: number }) => need],
  withdrawal: [
    "withdrawalRolled",
    ({ die, hindered }: { die: number; hindered: number }) => Math.max(0, die + hindered),
  ],
  flight: ["leaderFled", ({ die }: { die: number }) => die],
  militia: ["militiaRolled", ({ n }: { n: number }) => n],
  weather: ["disaster", ({ what }: { what: string }) => ["none", "blown", "storm"].indexOf(what)],
};

/** Dice of an answer, and of what it leads to first. */
const rollsOf = ({ roll, leads = [] }: Option): Roll[] => {
  const [lead] = leads;
  return [...(roll ? [roll] : []), ...(lead && "roll" in lead && lead.roll ? [lead.roll] : [])];
};

test("9.12, 9.43, 10.41, 11.21, 12.33: a die brings what is said of each of its faces", () => {
  const done: Record<string, number> = {};
  everywhere("faces", 6, 250, (state, seat) => {
    for (const option of promptAt(state, seat).options)
      for (const { of, faces } of rollsOf(option)) {
        // 10.43: before he knows whether he is hindered, whoever withdraws sees the bare die.
        if (
          !faces ||
          !BY_FACE[of] ||
          (done[of] ?? 0) >= 25 ||
          (option.action.type === "withdraw" && of === "withdrawal")
        )
          continue;
        const [e, value] = BY_FACE[of];
        const told = FACES.map((face) => {
          const { events } = given(state, seat, option.action, new Loaded([face], "face"));
          const event = events.find((one) => one.type === e);
          return event && value(event as never);
        });
        if (told.includes(undefined)) continue;
        done[of] = (done[of] ?? 0) + 1;
        expect([of, told]).toEqual([of, faces]);
      }
  });
  for (const of of Object.keys(BY_FACE))
    expect([of, done[of] ?? 0]).toEqual([of, expect.toSatisfy((n: number) => n > 0)]);
});

/** Who has won a battle at sea, as the one who decides sees it. */
function fought(
  state: State,
  seat: number,
  action: Action,
  faces: readonly number[],
  isMover: boolean,
): string | undefined {
  const event = untilTold(state, seat, action, "navalBattle", faces);
  if (event?.type !== "navalBattle") return undefined;
  if (event.result === "draw") return "draw";
  return (event.result === "won") === isMover ? "won" : "lost";
}

test("11.43, 12.63: battles at sea and against pirates are won as often as is said", () => {
  const done: Record<string, number> = {};
  everywhere("fleets", 6, 250, (state, seat) => {
    const { key, options, power } = promptAt(state, seat);
    for (const { action, leads = [] } of options) {
      const [lead] = leads;
      const pirates = leads.find(({ to }) => to === "pirates");
      if (pirates?.to === "pirates" && action.type === "sail" && (done["pirates"] ?? 0) < 20) {
        // At sea the weather is fair first.
        const before = lead?.to === "weather" ? [1] : [];
        const won = FACES.filter((face) => {
          const { events } = given(state, seat, action, new Loaded([...before, face], "pirates"));
          return events.some((event) => event.type === "piratesFought" && event.beaten);
        });
        done["pirates"] = (done["pirates"] ?? 0) + 1;
        expect(won.length).toBe(pirates.roll.chance![0]);
      }
      if (lead?.to !== "fleet" || action.type !== "fight" || !lead.roll || (done[key] ?? 0) > 8) continue;
      const isMover = state.forces.some((force) => force?.power === power);
      const ends = FACES.flatMap((first) =>
        FACES.map((second) => fought(state, seat, action, [first, second], isMover)),
      );
      if (ends.includes(undefined)) continue;
      done[key] = (done[key] ?? 0) + 1;
      const { chance, draw } = lead.roll;
      expect([key, ends.filter((end) => end === "won").length, ends.filter((end) => end === "draw").length]).toEqual([
        key,
        chance![0],
        draw![0],
      ]);
    }
  });
  for (const what of ["pirates", "sea.meet", "sea.passing"])
    expect([what, done[what] ?? 0]).toEqual([what, expect.toSatisfy((n: number) => n > 0)]);
});

/** Talents that are paid at once, by question and verb. */
const PAID =
  /^(activation.pay.pay|sea.toll.toll|attrition.toll.toll|construction.with.with|hire.number.take|mutiny.pay.payMutiny|stability.bread.payUnrest|recruitment.orders.order(Number|Rebuild)|bribe.answer.accept)$/;

test("3.44, 6.27, 7.12, 12.21, 12.51, 16.2: Talents are paid as is said", () => {
  const done: Record<string, number> = {};
  everywhere("talents", 6, 250, (state, seat) => {
    const { key, power, options, about } = promptAt(state, seat);
    for (const { action, refusal, cost, gain = 0 } of options) {
      const name = `${key}.${action.type}`;
      const isBuilt = name === "construction.where.at" && state.frames.at(-1)!.proc === "construction";
      if (refusal || (done[name] ?? 0) > 20) continue;
      if (key === "manpower.plan" && (action.type === "orderNumber" || action.type === "orderRebuild")) {
        done[name] = (done[name] ?? 0) + 1;
        const after = promptAt(given(state, seat, action).state, seat);
        expect([name, about.purse!.talents - after.about.purse!.talents]).toEqual([name, cost?.talents ?? 0]);
      }
      if (!PAID.test(name) && !isBuilt) continue;
      const { events, state: after } = given(state, seat, action);
      if (isBuilt && questionOf(after)?.key === "construction.with") continue;
      done[name] = (done[name] ?? 0) + 1;
      const paid = events.find((event) => event.type === "talents" && event.power === power);
      const change = paid?.type === "talents" ? paid.change : 0;
      const first = events.findIndex((event) => event.type === "talents");
      const later = events.slice(0, first).some(({ type: e }) => e === "activationEnded" || e === "turnBegan");
      expect([name, later ? 0 : change]).toEqual([name, gain - (cost?.talents ?? 0)]);
      if (key === "stability.bread") {
        const fall = events.find((event) => event.type === "stability" && event.power === power);
        const room = state.powers[power]!.stability + 9;
        const fell = fall?.type === "stability" ? -fall.change : 0;
        expect(fell).toBe(Math.min(room, cost?.stability ?? 0));
      }
    }
  });
  for (const name of ["activation.pay.pay", "construction.where.at", "construction.with.with", "hire.number.take"])
    expect([name, done[name] ?? 0]).toEqual([name, expect.toSatisfy((n: number) => n > 0)]);
  for (const name of ["recruitment.orders.orderNumber", "manpower.plan.orderNumber", "bribe.answer.accept"])
    expect([name, done[name] ?? 0]).toEqual([name, expect.toSatisfy((n: number) => n > 0)]);
});

/** Events that say how many MP are left after what they tell. */
const WITH_MP: ReadonlySet<string> = new Set(["stepped", "sailed", "embarked", "debarked"]);

test("9.21, 11.31, 10.44: Movement Points are spent as is said", () => {
  const done: Record<string, number> = {};
  everywhere("points", 6, 250, (state, seat) => {
    const prompt = promptAt(state, seat);
    const { key, about, options } = prompt;
    // 11.42: a fleet that flees needs none.
    if (!about.force || about.force.mp < 0 || key === "sea.withdraw") return;
    for (const { action, refusal, cost } of options) {
      const name = `${key}.${action.type}`;
      if (refusal || !/^(step|sail|embark|debark|destroy|mergePair|pickUp|breakDown)$/.test(action.type)) continue;
      if ((done[name] ?? 0) > 60) continue;
      const { events, state: after } = given(state, seat, action);
      const spent = (cost?.mp ?? 0) - (cost?.attack ?? 0);
      const event = events.find(({ type: e }) => WITH_MP.has(e)) as { mp: number; e: string } | undefined;
      let left = event?.mp;
      if (left === undefined) {
        const next = paxRomana.toAct(after)[0];
        if (next !== seat) continue;
        if (questionOf(after)?.key.startsWith("units.") === true) {
          const all = legalActions(paxRomana, after, seat).find(({ type: verb }) => verb === "all");
          if (!all) continue;
          paxRomana.apply(after, seat, all, new FastChance("all"));
        }
        if (paxRomana.toAct(after)[0] !== seat || questionOf(after)?.key !== key) continue;
        left = promptAt(after, seat).about.force!.mp;
      }
      done[name] = (done[name] ?? 0) + 1;
      expect([name, about.force.mp - left]).toEqual([name, spent]);
    }
  });
  for (const name of ["land.step.step", "land.step.pickUp", "land.step.breakDown", "land.step.embark", "sea.sail.sail"])
    expect([name, done[name] ?? 0]).toEqual([name, expect.toSatisfy((n: number) => n > 0)]);
  for (const name of ["sea.sail.debark", "withdrawal.go.step", "land.step.destroy"])
    expect([name, done[name] ?? 0]).toEqual([name, expect.toSatisfy((n: number) => n > 0)]);
});

/** What is told, or asked, first of all that a step by land may bring. */
function checkStep(state: State, seat: number, { action, leads = [] }: Option): void {
  const { state: after, events } = given(state, seat, action);
  const has = (to: Lead["to"]): boolean => leads.some((lead) => lead.to === to);
  const told = (e: Event["type"]): boolean => events.some((event) => event.type === e);
  const open = questionOf(after);
  const [bribe] = leads;
  if (has("bribe")) {
    note("bribe");
    expect([open?.key, open?.who]).toEqual(["bribe.offer", [(bribe as { power: number }).power]]);
    return;
  }
  expect(["attrition", told("attritionRolled")]).toEqual(["attrition", has("attrition")]);
  expect(["tribe", told("tribeRevealed")]).toEqual(["tribe", has("tribe")]);
  const comers = leads.flatMap((lead) => (lead.to === "interception" ? [lead] : []));
  if (comers.length > 0) {
    note("interception");
    const { power } = comers[0]!;
    expect([open?.key, open?.who]).toEqual(["interception.attempt", [power]]);
    const theirs = promptAt(after, worldOf(state.config).seatOf[power]!);
    const tries = theirs.options.filter(({ action: { type: verb }, refusal }) => verb === "intercept" && !refusal);
    expect(comers.filter((one) => one.power === power).map(({ from, roll }) => [from, roll])).toEqual(
      tries.map(({ at, roll }) => [at, roll]),
    );
    return;
  }
  expect(open?.key).not.toBe("interception.attempt");
  if (has("leaders")) {
    note("leaders");
    expect(open?.key === "leader.flee" || told("leaderLost")).toBe(true);
    return;
  }
  for (const to of ["battle", "capture", "sweep"] as const) if (has(to)) note(to);
  // 7.34: whoever cannot hold low walls without infantry is not fought.
  if (has("battle")) expect(told("battleOpened") || told("captured") || open?.key.startsWith("withdrawal")).toBe(true);
  else expect(["no battle", told("battleOpened")]).toEqual(["no battle", false]);
  if (has("capture")) expect(told("captured") || open?.key === "sack" || told("sackRolled")).toBe(true);
  if (has("sweep")) expect(told("garrisonLost")).toBe(true);
}

test("9.21, 10.31, 7.41, 12.11, 13.12, 4.3: a march leads where it is said to lead", () => {
  everywhere("leads", 6, 250, (state, seat, chance) => {
    if (questionOf(state)!.key !== "land.step") return;
    const steps = promptAt(state, seat).options.filter(({ action, refusal }) => action.type === "step" && !refusal);
    for (const option of steps) if (chance.below(2) === 0) checkStep(state, seat, option);
  });
  for (const to of ["bribe", "interception", "leaders", "battle", "capture", "sweep"])
    expect([to, looked[to] ?? 0]).toEqual([to, expect.toSatisfy((n: number) => n > 0)]);
});

test("9.11, 12.14: where it is said that all have moved, units can only become garrisons; elsewhere something can move", () => {
  const seen = { garrisons: 0, moves: 0 };
  everywhere("minor", 2, 250, (state, seat) => {
    if (questionOf(state)!.key !== "minor.where") return;
    for (const { action, refusal, leads = [] } of promptAt(state, seat).options) {
      if (refusal || action.type !== "at") continue;
      const isOnly = leads.some(({ to }) => to === "garrisons");
      const { state: after } = given(state, seat, action);
      const next = legalActions(paxRomana, after, seat);
      const can = (...verbs: readonly string[]): boolean => next.some(({ type: verb }) => verbs.includes(verb));
      expect(can("moveUnit", "moveLeader")).toBe(!isOnly);
      if (isOnly) expect(can("breakDownUnit")).toBe(true);
      seen[isOnly ? "garrisons" : "moves"]++;
    }
  });
  expect(Math.min(seen.garrisons, seen.moves)).toBeGreaterThan(0);
});

test("11.12, 11.16, 11.21, 11.41, 12.51, 12.63: a voyage leads where it is said to lead", () => {
  everywhere("voyages", 6, 250, (state, seat) => {
    if (questionOf(state)!.key !== "sea.sail") return;
    for (const { action, refusal, leads = [] } of promptAt(state, seat).options) {
      if (refusal || action.type !== "sail" || (state.frames.at(-1) as { shed?: number[] }).shed!.length > 0) continue;
      const { state: after, events } = given(state, seat, action);
      const told = (e: Event["type"]): boolean => events.some((event) => event.type === e);
      const first = leads[0];
      const open = questionOf(after);
      expect(["weather", told("disaster")]).toEqual(["weather", first?.to === "weather"]);
      if (first?.to === "weather") continue;
      note(first?.to ?? "nothing");
      if (first?.to === "pirates") expect(told("piratesFought")).toBe(true);
      if (first?.to === "fleet") {
        const isMet = open?.key === "sea.meet" && open.who[0] === first.fleet;
        const isOver = leads.some(({ to }) => to === "lost");
        if (isOver) expect(told("leaderLost") || told("sunk")).toBe(true);
        else expect(isMet || told("navalBattle") || open?.key === "sea.passing" || told("letPass")).toBe(true);
      }
      if (first?.to === "toll") expect(open?.key).toBe("sea.toll");
      if (first?.to === "passage") expect([open?.key, open?.who]).toEqual(["passage.ask", [first.power]]);
      if (first?.to === "stop") expect(open?.key !== "sea.sail" || told("continuityRolled")).toBe(true);
      if (first === undefined) expect(told("navalBattle") || open?.key === "sea.meet").toBe(false);
    }
  });
  for (const to of ["fleet", "passage", "stop", "nothing", "pirates", "toll"])
    expect([to, looked[to] ?? 0]).toEqual([to, expect.toSatisfy((n: number) => n > 0)]);
});

test("10.51, 10.52: shifts lead to the dice, the winner and the losses that are said", () => {
  let judged = 0;
  everywhere("results", 6, 250, (state, seat) => {
    if (questionOf(state)!.key !== "battle.lower") return;
    for (const { action, refusal, leads = [] } of promptAt(state, seat).options) {
      const [result] = leads;
      if (refusal || result?.to !== "result") continue;
      const { events, state: after } = given(state, seat, action);
      const judgement = events.find(({ type: e }) => e === "battleJudged");
      expect(judgement).toMatchObject({ winner: result.winner, pips: [result.dice[1], result.dice[0]] });
      judged++;
      const frame = after.frames.find(({ proc }) => proc === "landBattle") as
        | { losses?: Loss[]; flight?: string }
        | undefined;
      if (questionOf(after)?.key !== "losses.lose" || frame?.flight !== "none") continue;
      const [due] = frame.losses!;
      expect(due!.call.need).toBe(result.losses[due!.i]);
    }
  });
  expect(judged).toBeGreaterThan(10);
});

interface Loss {
  readonly i: 0 | 1;
  readonly call: { readonly need: number };
}
