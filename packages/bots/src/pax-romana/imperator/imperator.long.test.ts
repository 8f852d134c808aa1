import { FastChance } from "@ara/kernel";
import { config, ordersOn, paxRomana, questionOf, type Config, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Steady } from "../steady.ts";
import { dealt, decisionIn, playTable, type Mind } from "../table.ts";
import { Survey } from "./features.ts";
import { Imperator, type Effort } from "./imperator.ts";
import { LEVIES } from "./levies.ts";
import type { Value } from "./lookahead.ts";
import { askedAbout } from "./testing.ts";

const PLANNED = ["activation.operation", "expansion.choose", "major.where", "land.step", "manpower.plan"];
const TABLE = config("V", { format: "basic2" });
const QUICK: Effort = { rounds: 2, levies: 1 };

test.each(PLANNED)("answers %s alike where the table looks alike to its seat", (key) => {
  const { state, seat } = askedAbout(key, TABLE);
  const asked = (of: typeof state) => new Imperator({ seed: "twin", effort: QUICK }).choose(decisionIn(of, seat));
  const twin = paxRomana.determinize(paxRomana.view(state, seat), new FastChance("twin"));
  // What is hidden differs: tribes, objectives of others.
  expect(JSON.stringify(twin)).not.toBe(JSON.stringify(state));
  expect(asked(twin)).toEqual(asked(state));
});

test("without a try it does what steady does: it leaves that only where a test says so", () => {
  for (const key of PLANNED) {
    const { state, seat } = askedAbout(key, TABLE);
    const usual = new Steady({ seed: "same" }).choose(decisionIn(state, seat));
    const idle = new Imperator({ seed: "same", effort: { rounds: 0, levies: 0 } });
    expect(idle.choose(decisionIn(state, seat))).toEqual(usual);
    // One try alone proves nothing.
    const hasty = new Imperator({ seed: "same", effort: { rounds: 1, levies: 1 } });
    expect(hasty.choose(decisionIn(state, seat))).toEqual(usual);
  }
});

test("of two ways it takes the one whose value is better by more than luck explains", () => {
  const { state, seat } = askedAbout("activation.operation");
  const power = state.config.seats[seat]![0]!;
  state.powers[power]!.treasury = 30;
  const asked = (value?: Value) => {
    const bot = new Imperator({ seed: "want", effort: { rounds: 3, levies: 0 }, ...(value && { value }) });
    return bot.choose(decisionIn(state, seat));
  };
  const strength = (now: State): number => new Survey(now).strength[power]!;
  // Whoever counts nothing but his own troops recruits, and whoever dislikes them does anything else.
  expect(asked(strength)).toMatchObject({ type: "operation", kind: "recruitment" });
  expect(asked((now) => -strength(now))).toMatchObject({ type: "operation", kind: "expansion" });
});

test("6.2: what is raised in a Manpower Phase is planned once for all its orders, by the levy that is best", () => {
  const { state, seat } = askedAbout("manpower.plan");
  const power = state.config.seats[seat]![0]!;
  state.powers[power]!.treasury = 16;
  const raised = (bot: Mind): number => {
    let most = 0;
    const start = paxRomana.clone(state);
    while (questionOf(start)?.key === "manpower.plan" && paxRomana.toAct(start).includes(seat)) {
      most = Math.max(most, unitsIn(start, power));
      paxRomana.apply(start, seat, bot.choose(decisionIn(start, seat)), new FastChance("orders"));
    }
    return most;
  };
  // Levies are tried in their order: a value that likes every fourth of what it sees likes the last.
  let seen = 0;
  const value: Value = () => (seen++ % LEVIES.length === LEVIES.length - 1 ? 1 : 0);
  const planned = raised(new Imperator({ seed: "keen", effort: { rounds: 0, levies: 2 }, value }));
  const last = new Steady({ seed: "keen" });
  last.levy = LEVIES.at(-1)!;
  expect(planned).toBe(raised(last));
  expect(planned).toBeGreaterThan(raised(new Steady({ seed: "keen" })));
  expect(seen).toBe(2 * LEVIES.length);
});

/** The units that a power has ordered. */
const unitsIn = (state: State, power: number): number =>
  ordersOn(state.powers[power]!, "manpower").reduce(
    (sum, order) => sum + (order.kind === "raise" ? (order.n ?? 0) : 0),
    0,
  );

const TABLES: readonly [string, Config][] = [
  ["objectives and events", config("V", { format: "ultraBasic", measures: { turns: 1, activations: 1 } })],
  ["cards", config("V", { game: "advanced", format: "advanced5", measures: { turns: 1, activations: 1 } })],
];

test.each(TABLES)("plays a turn of %s to its end, and the same seed plays the same", (_, table) => {
  const seat = table.seats.length - 1;
  const end = () => {
    const minds = table.seats.map((__, one) =>
      one === seat ? new Imperator({ seed: "long", effort: QUICK }) : new Steady({ seed: `long/${one}` }),
    );
    return playTable(dealt(table, "long"), minds, "long");
  };
  const first = end();
  expect(first.over).not.toBeNull();
  expect(JSON.stringify(end())).toBe(JSON.stringify(first));
});
