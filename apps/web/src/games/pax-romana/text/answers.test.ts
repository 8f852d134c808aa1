import { FastChance, LANGUAGES, legalActions } from "@ara/kernel";
import { config, paxRomana, promptOf, worldOf, type Lead, type Option } from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { describe, expect, test } from "vitest";
import { foundIn, groupsOf, onlyOf, refusedIn, shownFor } from "./answers.ts";
import { TestTable, testSpeech } from "./testing.ts";

const keysOf = (answers: readonly { key: string }[]): string[] => answers.map(({ key }) => key);

describe("answers", () => {
  test("stand in groups, are numbered throughout, and say what they cost and what stands there", () => {
    const table = new TestTable().answer("pay", "expansion", "major");
    expect(table.groups.map(({ title }) => title)).toEqual([""]);
    expect(table.answers[0]).toMatchObject({ label: "At Roma", note: "City, walls 5 (Rome); 1 legion (Rome)" });
    table.answer("at arretium", "all", "comes along");
    expect(table.groups.map(({ title }) => title)).toEqual(["Places", "Other answers", "Gives something up for good"]);
    expect(keysOf(table.answers)).toEqual(table.answers.map((_, i) => `${i + 1}`));
  });

  test("what gives something up for good comes last; a price in the label is not told twice", () => {
    const table = new TestTable();
    expect(table.groups[0]!.title).toBe("");
    expect(table.groups.at(-1)).toMatchObject({ title: "Gives something up for good", answers: [{ care: "gone" }] });
    table.answer("pay", "expansion", "major", "at arretium", "all", "comes along");
    const march = foundIn(table.answers, "march pisae")[0]!;
    expect(march.label).toContain("1 MP");
    expect(march.meaning).not.toContain("1 MP");
  });

  test("11.35: a fleet that can land where it lies is offered that first, among the places", () => {
    const { speech, view, prompt } = new TestTable();
    const sail = (node: number): Option => ({ action: { type: "sail", node }, refusal: null, at: node });
    const land: Option = { action: { type: "landAgain" }, refusal: null, at: 5, care: "dice" };
    const [places, ...others] = groupsOf(
      speech,
      view,
      { ...prompt, key: "sea.sail", options: [sail(3), sail(4), land] },
      [],
    );
    expect(places!.answers.map(({ action, at }) => [action.type, at])).toEqual([
      ["landAgain", 5],
      ["sail", 3],
      ["sail", 4],
    ]);
    expect(others).toEqual([]);
  });

  test("9.11, 12.14: where all have moved, one line stands for what can only become garrisons; its numbers go on", () => {
    const { speech, view, prompt } = new TestTable();
    const at = (node: number, ...leads: readonly Lead[]): Option => ({
      action: { type: "at", node },
      refusal: null,
      leads,
    });
    const options = [at(3, { to: "garrisons", at: 3 }), at(4), at(5)];
    const groups = groupsOf(speech, view, { ...prompt, key: "minor.where", options }, []);
    expect(groups.map(({ title, isFolded }) => [title, isFolded])).toEqual([
      ["", false],
      ["1 that has moved: can only become garrisons", true],
    ]);
    expect(keysOf(groups.flatMap(({ answers }) => answers))).toEqual(["1", "2", "3"]);
    // Alone it is the question, and stands open.
    expect(groupsOf(speech, view, { ...prompt, options: options.slice(0, 1) }, [])).toMatchObject([
      { isFolded: false },
    ]);
  });

  test("a few places stand in one list, many are sorted by territory", () => {
    const { speech, view, prompt } = new TestTable();
    const { map } = worldOf(view.config);
    const spaces = map.names.flatMap((_, node) => (map.inPlay[node] === 1 && node < map.spaces ? [node] : []));
    const grouped = (nodes: readonly number[]) =>
      groupsOf(
        speech,
        view,
        { ...prompt, options: nodes.map((node) => ({ action: { type: "at", node }, refusal: null })) },
        [],
      );
    expect(grouped(spaces.slice(0, 12))).toHaveLength(1);
    const groups = grouped(spaces);
    expect(groups.map(({ title }) => title)).toEqual(expect.arrayContaining(["Rome", "Carthage", "Gaul"]));
    expect(keysOf(groups.flatMap(({ answers }) => answers))).toEqual(spaces.map((_, i) => `${i + 1}`));
  });

  test.each(LANGUAGES)("in %s every answer of a whole game has a key and a label of its own", (language) => {
    const speech = testSpeech(language);
    const game = config("VII", { format: "basicPlus" });
    const chance = new FastChance("answers");
    const state = paxRomana.setup(game, paxRomana.deal(game, chance));
    for (let step = 0; step < 250 && !state.over; step++) {
      const seat = paxRomana.toAct(state)[0]!;
      const view = paxRomana.view(state, seat);
      const { places } = overviewOf(seenState(view));
      const answers = groupsOf(speech, view, promptOf(view, seat)!, places).flatMap((group) => group.answers);
      const legal = legalActions(paxRomana, state, seat);
      expect(answers).toHaveLength(legal.length);
      expect(new Set(keysOf(answers)).size).toBe(legal.length);
      expect(new Set(answers.map(({ label }) => label)).size).toBe(legal.length);
      paxRomana.apply(state, seat, legal[chance.below(legal.length)]!, chance);
    }
  });
});

describe("the line", () => {
  const table = new TestTable().answer("pay", "expansion", "major");

  test("narrows the list to what fits, whatever the case and accents; a number or nonsense leaves it whole", () => {
    const all = table.answers;
    expect(shownFor(all, "RÓMA").map(({ label }) => label)).toEqual(["At Roma"]);
    expect(shownFor(all, "ar um").map(({ label }) => label)).toContain("At Arretium");
    for (const typed of ["", "r", "1", "17", "xyz"]) expect(shownFor(all, typed)).toEqual(all);
  });

  test("finds the whole label before those that only contain it", () => {
    const named = (label: string) => ({ ...table.answers[0]!, label });
    const some = [named("At Roma"), named("At Roma Nova")];
    expect(foundIn(some, "at roma")).toEqual([some[0]]);
    expect(foundIn(some, "roma")).toEqual(some);
  });

  test("Enter alone gives the only answer, but gives nothing up", () => {
    const [first, second] = table.answers;
    expect(onlyOf([first!])).toBe(first);
    expect(onlyOf([first!, second!])).toBeUndefined();
    expect(onlyOf([{ ...first!, care: "gone" }])).toBeUndefined();
  });
});

test("what cannot be done has its reason and its rule", () => {
  const table = new TestTable().answer("pay", "expansion", "major", "at arretium", "all", "comes along");
  const refused = refusedIn(table.speech, table.view, table.prompt);
  expect(refused.length).toBeGreaterThan(0);
  for (const { label, reason, rule } of refused) {
    expect(label).not.toBe("");
    expect(reason).toMatch(/^\S.*[.!?]$/);
    expect(reason).not.toContain("Pax Romana");
    expect(reason).not.toBe("This is no answer to the question that is open.");
    expect(rule).toMatch(/^\d+\.\d+$/);
  }
});
