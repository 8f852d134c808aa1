import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../action.ts";
import { config, worldOf } from "../config.ts";
import { CARTHAGE, EL, GS, HI, LG, LG_REDUCED, LI, ROME } from "../data/index.ts";
import type { Event } from "../event.ts";
import { paxRomana } from "../game.ts";
import { phase, recruit } from "../rules/economy/testing.ts";
import { nodeIn, type Given } from "../testing/position.ts";
import { view as viewOf, type View } from "../view.ts";
import type { Order } from "../state/slate.ts";
import type { State } from "../state/state.ts";
import { lastPlan } from "./again.ts";
import { incomeNow } from "./income.ts";
import { heaviesNow, linesOf, markersToPay, objectiveOffer, placesOf, purseOf } from "./ledger.ts";
import { settlingIn } from "./settling.ts";
import { answersFor, changed, orderPage, refuseList, type OrderPage } from "./orders.ts";

const at = ({ config: table }: State, id: string): number => nodeIn(worldOf(table).map, id);

/** A power's page in the Manpower Phase of a position. */
function page(given: Given, power = ROME): { readonly page: OrderPage; readonly view: View } {
  const { state } = phase(given);
  const seat = worldOf(state.config).seatOf[power]!;
  const view = viewOf(state, seat);
  return { page: orderPage(view, power)!, view };
}

const raise = ({ state }: OrderPage, space: string, unit: number, n: number): Order => {
  const node = at(state, space);
  return { kind: "raise", province: worldOf(state.config).map.province[node]!, unit, node, n };
};

const orders = (made: ReturnType<typeof changed>): readonly Order[] => {
  if ("refusal" in made) throw new Error(made.refusal.key);
  return made.orders;
};

test("6.27: each line of the plan has its price, and the purse is what is planned, kept for markers and free", () => {
  const { page: books } = page({ pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 19 } });
  const galley: Order = { kind: "galleys", node: at(books.state, "pisae"), n: 1 };
  const plan = orders(changed(books, orders(changed(books, [], raise(books, "pisae", LG, 1), 4)), galley, 1));
  expect(linesOf(books, plan).map(({ n, price }) => [n, price])).toEqual([
    [4, 8],
    [1, 2],
  ]);
  const { talents, planned, kept, free } = purseOf(books, plan);
  expect([talents, planned, kept + free]).toEqual([19, 10, 9]);
  expect(kept).toBe(worldOf(books.state.config).measures.activations);
});

test("3.44: a marker that is drawn and not paid for yet is among those to be paid", () => {
  const { page: books } = page({ pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 19 } });
  const cup = books.state.cup.map((_, power) => Number(power === ROME));
  const asked = (step: string): State =>
    ({ ...books.state, phase: "F", row: [], cup, frames: [{ proc: "activation", power: ROME, step }] }) as never;
  expect(markersToPay(asked("pay"), ROME)).toBe(2 * books.state.powers[ROME]!.markerCost);
  expect(markersToPay(asked("operation"), ROME)).toBe(books.state.powers[ROME]!.markerCost);
});

test("6.27: one more than can be paid for is refused with its rule", () => {
  const { page: books } = page({ pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 3 } });
  const plan = orders(changed(books, [], raise(books, "roma", LG, 1), 1));
  expect(changed(books, plan, raise(books, "roma", LG, 1), 2)).toMatchObject({
    refusal: { key: "order.tooFewTalents", rule: "6.27" },
  });
  const offer = placesOf(books, plan)
    .find(({ node }) => node === at(books.state, "roma"))!
    .offers.find(({ order }) => order.kind === "raise" && order.unit === LG)!;
  expect([offer.n, offer.price, offer.refusal?.key]).toEqual([1, 2, "order.tooFewTalents"]);
});

test("6.43: heavies that are broken down make room for others, whichever was written first", () => {
  const { page: books } = page(
    { pieces: { "carthage carthago": { HI: 14 } }, treasury: { carthage: 40 }, stability: { carthage: 4 } },
    CARTHAGE,
  );
  const one = orders(changed(books, [], raise(books, "zama", HI, 1), 1));
  expect(changed(books, one, raise(books, "zama", HI, 1), 2)).toMatchObject({ refusal: { key: "order.aboveMaximum" } });
  const broken: Order = { kind: "breakDown", node: at(books.state, "carthago"), unit: HI, n: 1 };
  const two = orders(changed(books, one, broken, 1));
  const three = orders(changed(books, two, raise(books, "zama", HI, 1), 2));
  expect(three.map(({ kind }) => kind)).toEqual(["breakDown", "raise"]);
});

test("10.68: units that elephants came with cannot be struck off before them", () => {
  const { page: books } = page({ pieces: { "carthage carthago": { HI: 1 } }, treasury: { carthage: 40 } }, CARTHAGE);
  const withEl = orders(
    changed(books, orders(changed(books, [], raise(books, "zama", LI, 1), 1)), raise(books, "zama", EL, 1), 1),
  );
  expect(changed(books, withEl, raise(books, "zama", LI, 1), 0)).toMatchObject({ refusal: { key: "order.elephants" } });
});

test("14.21, 6.42: heavies against CVP and maximum: what the next upkeep brings", () => {
  const { page: books } = page({
    pieces: { "rome roma": { LG: 4, city: 5 }, "rome pisae": { town: 2 } },
    treasury: { rome: 40 },
    stability: { rome: 4 },
  });
  const none = heaviesNow(books, []);
  expect(none.now).toBe(4);
  expect(none.stability).toBe(none.cvp < 4 ? none.stability : 0);
  const plan = orders(changed(books, [], raise(books, "roma", LG, 1), 12));
  const many = heaviesNow(books, plan);
  expect(many).toMatchObject({ now: 4, ordered: 12 });
  expect(many.stability).toBeLessThan(0);
});

test("6.21: a Recruitment raises land units or builds squadrons; the first order decides", () => {
  const { state } = recruit("rome", { pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 9 } });
  const books = orderPage(viewOf(state, worldOf(state.config).seatOf[ROME]!), ROME)!;
  expect([books.isAtOnce, books.isUndecided]).toEqual([true, true]);
  const galleys: Order = { kind: "galleys", node: at(state, "pisae"), n: 1 };
  const land = orders(changed(books, [], raise(books, "roma", LG, 1), 1));
  expect(changed(books, land, galleys, 1)).toMatchObject({ refusal: { key: "order.notInThisOperation" } });
  const fleet = orders(changed(books, [], galleys, 2));
  expect(answersFor(books, fleet).map(({ type }) => type)).toEqual([
    "recruit",
    "order",
    "orderAt",
    "orderNumber",
    "done",
  ]);
  expect(objectiveOffer(books, [])).toBeNull();
});

test("6.22: what is written in the books is what the game takes, whatever lay on the slate", () => {
  const table = config("V");
  const chance = new FastChance("books");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const log: Event[] = [];
  let plans = 0;
  let began = 0;
  for (let n = 0; plans < 8 && n < 4000 && !state.over; n++) {
    const seat = paxRomana.toAct(state)[0]!;
    const view = paxRomana.view(state, seat);
    const power = table.seats[seat]![0]!;
    const books = orderPage(view, power);
    // Somebody begins in the list of answers, and goes on in the books.
    const isBegun = books !== undefined && !books.isAtOnce && chance.below(3) > 0;
    if (!books || books.isAtOnce || isBegun) {
      const legal: Action[] = [];
      paxRomana.legal(state, seat, legal);
      paxRomana.apply(state, seat, chance.pick(legal), chance, (event) => void log.push(event));
      continue;
    }
    plans++;
    began += Number(books.isBegun || books.laid.length > 0);
    let plan = chance.below(2) === 0 ? lastPlan(books, log) : books.laid;
    expect(refuseList(books, plan)).toBeNull();
    for (let tries = 0; tries < 6; tries++) {
      const offers = placesOf(books, plan).flatMap((place) => place.offers);
      if (offers.length === 0) break;
      const offer = chance.pick(offers);
      const made = changed(books, plan, offer.order, offer.n + 1);
      expect("refusal" in made).toBe(offer.refusal !== null);
      if ("orders" in made) plan = made.orders;
    }
    const planned = purseOf(books, plan).planned;
    expect(linesOf(books, plan).reduce((sum, { price }) => sum + price, 0)).toBe(planned);
    for (const action of answersFor(books, plan)) {
      expect(paxRomana.check(state, seat, action), JSON.stringify([plan, action])).toBeFalsy();
      paxRomana.apply(state, seat, action, chance, (event) => void log.push(event));
    }
  }
  expect(plans).toBe(8);
  expect(began).toBeGreaterThan(0);
});

test("6.22: the plan of last turn can be laid again, as far as it can be paid for", () => {
  const { page: books } = page({ pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 6 } });
  const { state } = books;
  const log: Event[] = [
    { type: "plansShown", kind: "manpower", rule: "6.22" },
    { type: "raised", power: ROME, node: at(state, "roma"), unit: LG, n: 2, rule: "6.24" },
    { type: "raised", power: CARTHAGE, node: at(state, "carthago"), unit: HI, n: 9, rule: "6.24" },
    { type: "raised", power: ROME, node: at(state, "pisae"), unit: GS, n: 3, rule: "6.3" },
    { type: "phaseBegan", phase: "F", rule: "3.2" },
    { type: "raised", power: ROME, node: at(state, "roma"), unit: LI, n: 1, rule: "6.24" },
  ];
  expect(lastPlan(books, log).map((order) => [order.kind, "n" in order && order.n])).toEqual([
    ["raise", 2],
    ["galleys", 1],
  ]);
  expect(lastPlan(books, [])).toEqual([]);
});

test("6.11, 6.15: income by source, and what no line brings home", () => {
  const { map } = worldOf(config("V"));
  const around = map.land[map.nodeOf.get("ancyra")!]!.filter((node) => node < map.spaces);
  const enemies = Object.fromEntries(around.map((node) => [`east ${map.ids[node]}`, { LI: 1 }]));
  const { view } = page({ pieces: { "rome roma": { LG: 1, city: 5 }, "rome ancyra": { LG: 1, town: 2 }, ...enemies } });
  const income = incomeNow(view, ROME);
  const sum = income.sources.reduce((all, { talents }) => all + talents, 0);
  expect(income.total + income.cut + (income.byRhodes > 0 ? 1 : 0)).toBe(sum);
  expect(income.byKind.works).toBeGreaterThan(0);
  expect(income.cut).toBeGreaterThan(0);
});

test("10.86: what settles as a garrison if the plan is sealed as it stands, with what would rebuild it", () => {
  const { page: books } = page({ pieces: { "rome roma": { lg: 1 }, "rome capua": { lg: 1 } }, treasury: { rome: 1 } });
  const [roma, capua] = [at(books.state, "roma"), at(books.state, "capua")];
  const rebuild: Order = { kind: "rebuild", node: roma, unit: LG_REDUCED };
  const settling = (plan: readonly Order[]): unknown[] =>
    settlingIn(books, plan)
      .toSorted((a, b) => a.node - b.node)
      .map(({ node, n, rebuild: by }) => [node, n, by?.price ?? null]);
  const both = [roma, capua].toSorted((a, b) => a - b);
  expect(settling([])).toEqual(both.map((node) => [node, 1, 1]));
  // The only Talent is spent: the other cannot be helped.
  expect(settling([rebuild])).toEqual([[capua, 1, null]]);
  expect(settling([{ kind: "breakDown", node: capua, unit: LG_REDUCED, n: 1 }])).toEqual([[roma, 1, 1]]);
  // 10.86: a Recruitment has nothing settle.
  expect(settlingIn({ ...books, isAtOnce: true }, [])).toEqual([]);
});
