import { FastChance } from "@ara/kernel";
import { config, keysOf, paxRomana, UNITS, worldOf, type Action, type State } from "@ara/pax-romana";
import { describe, expect, test } from "vitest";
import { choicesOf, found, listed, promptAt, type Choice } from "./choices.ts";
import { reachOf, whyNot } from "./reach.ts";

const chance = new FastChance("choices");

/** Rome at the beginning of scenario II, after answers by some of their letters. */
function answered(...inputs: readonly string[]): State {
  const table = config("II");
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  for (const input of inputs) {
    const [choice, ...more] = found(choicesOf(state, promptAt(state, 0), "en"), input);
    if (!choice || more.length > 0) throw new Error(`${input} names ${more.length} answers more or less than one`);
    paxRomana.apply(state, 0, choice.action, chance);
  }
  return state;
}

const at = (state: State, id: string): number => worldOf(state.config).map.nodeOf.get(id)!;
const more = (n: number): string => `${n} more`;
const many = (count: number): Choice[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `${i + 1}`,
    label: `${i % 2 === 0 ? "March" : "Sail"} to place ${i + 1}`,
    note: "two legions",
    action: { type: "step", node: i },
    givesUp: false,
  }));

describe("answers", () => {
  test("a place is shown with what stands in it", () => {
    const state = answered("pay", "expansion", "major");
    const [roma, arretium] = choicesOf(state, promptAt(state, 0), "en");
    expect([roma!.key, roma!.label, roma!.note]).toEqual(["1", "At Roma", "City, walls 5 (Rome); 1 legion (Rome)"]);
    expect(arretium!.note).toBe("2 legions (Rome); leader 4 of Rome (2-4)");
  });

  test("where the question is how many, the number typed is the number meant", () => {
    const bid = (n: number): Action => ({ type: "bid", n });
    expect(keysOf([bid(0), bid(1), bid(2)])).toEqual(["0", "1", "2"]);
    expect(keysOf([bid(1), bid(4), { type: "undoOrder" }])).toEqual(["1", "4", "5"]);
    expect(keysOf([{ type: "halt" }, bid(0), bid(1)])).toEqual(["2", "0", "1"]);
    const offers: Action[] = [
      { type: "offer", n: 1, kind: "desist" },
      { type: "offer", n: 1, kind: "wish" },
    ];
    expect(keysOf(offers)).toEqual(["1", "2"]);
    expect(
      keysOf([
        { type: "enterReserve", n: 0 },
        { type: "enterReserve", n: 1 },
      ]),
    ).toEqual(["1", "2"]);
  });

  test("a few letters find answers; the whole word finds the one", () => {
    expect(found(many(12), "sail").map(({ key }) => key)).toEqual(["2", "4", "6", "8", "10", "12"]);
    expect(found(many(12), "march to place 1").map(({ key }) => key)).toEqual(["1"]);
    expect(found(many(12), "PLÁCE 12").map(({ key }) => key)).toEqual(["12"]);
    expect(found(many(12), "fly")).toEqual([]);
  });

  test("few stand one below the other with notes, many in columns, too many not all", () => {
    expect(listed(many(3), 10, more)[0]).toBe("   1  March to place 1  two legions");
    const columns = listed(many(30), 12, more);
    expect(columns).toHaveLength(8);
    expect(columns[0]).toMatch(/^ {3}1 {2}March to place 1 +9 {2}March to place 9 +17 /);
    const some = listed(many(60), 6, more);
    expect(some).toHaveLength(6);
    expect(some.at(-1)).toBe("40 more");
  });
});

describe("where a force can get to", () => {
  const onTheMove = (): State => answered("pay", "expansion", "major", "arretium", "all", "comes along");

  test("9.21: every way is tried by the rules, with the Movement Points left", () => {
    const state = onTheMove();
    const { mp } = state.forces.find((force) => force !== null)!;
    const { open } = reachOf(state, 0)!;
    expect(open.get(at(state, "pisae"))).toBe(mp - 1);
    expect(open.get(at(state, "genua"))).toBe(mp - 2);
    expect(open.has(at(state, "arretium"))).toBe(false);
    expect(open.has(at(state, "carthago"))).toBe(false);
    expect(reachOf(answered(), 0)).toBeUndefined();
  });

  test("11.46: where nothing of it would be left is no place within reach", () => {
    const state = answered("pay", "expansion", "major", "rhegium", "all", "comes along", "embark");
    const force = state.forces.find((one) => one !== null)!;
    force.node = at(state, "messana");
    const reach = reachOf(state, 0)!;
    expect(reach.open.has(at(state, "syracusae"))).toBe(false);
    expect([...reach.lost]).toEqual([at(state, "syracusae")]);
  });

  test("11.11: a fleet by itself has no Movement Points to count", () => {
    const state = answered("pay", "expansion", "major", "rhegium", "all", "stays", "embark");
    const force = state.forces.find((one) => one !== null)!;
    force.rows[0]!.counts = force.rows[0]!.counts.map((_, unit) => (unit === UNITS.indexOf("GS") ? 1 : 0));
    force.mp = -1;
    expect(reachOf(state, 0)!.open.get(at(state, "paestum"))).toBe(-1);
  });

  test("9.22: and why it cannot go somewhere at once", () => {
    const state = onTheMove();
    expect(whyNot(state, 0, at(state, "carthago"))).toMatchObject({ rule: "9.22" });
    expect(whyNot(answered(), 0, at(state, "carthago"))).toBeUndefined();
  });
});
