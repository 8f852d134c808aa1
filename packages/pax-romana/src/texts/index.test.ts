import { FastChance, LANGUAGES, legalActions, type Language } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../config.ts";
import { EVENTS, INVASIONS, LG, OBJECTIVES, OWNERS, REBELLIONS, UNITS, type ScenarioName } from "../data/index.ts";
import type { Event } from "../event.ts";
import { seen } from "../telling.ts";
import { paxRomana } from "../game.ts";
import type { Term } from "../rules/diplomacy/term.ts";
import { rulebook } from "../rulebook/index.ts";
import { machine } from "../rules/index.ts";
import type { State } from "../state/state.ts";
import { actionSaid, questionSaid } from "../testing/said.ts";
import { isToldAgain, namesOf, paxRomanaTexts, questionOf, sayEvent, sayNo, sayOutcome } from "./index.ts";

/** Words by which a sentence speaks to its reader. */
const ADDRESSED: Readonly<Record<Language, RegExp>> = {
  en: /\byou/i,
  de: /\b(du|dir|dich|dein\w*)\b/i,
  nl: /\b(je|jij|jou|jouw)\b/i,
};

for (const language of LANGUAGES) {
  const { refusals } = paxRomanaTexts[language];

  test(`${language} has a name for everything that has one`, () => {
    const { words } = paxRomanaTexts[language];
    expect(words.owners).toHaveLength(OWNERS.length);
    for (const unit of UNITS.keys()) expect(words.count(2, unit)).toMatch(/^2 \S/);
    expect(words.events).toHaveLength(EVENTS.length);
    expect(words.rebellions).toHaveLength(REBELLIONS.length);
    expect(words.invasions).toHaveLength(INVASIONS.length);
    expect(Object.keys(words.aims)).toEqual(OBJECTIVES);
  });

  test(`7.12, 10.51, 17.2: in ${language} cards and rules call Battle Points, Towns and Cities what everything else does`, () => {
    const { words, prompts } = paxRomanaTexts[language];
    const [town, city] = words.works as readonly [string, string];
    const { "archimedes-effect": inventor, "poliorcetes-effect": engine } = words.cards;
    expect(`${inventor.text} ${prompts["inventor.where"]}`.split(city)).toHaveLength(3);
    expect(engine.text.split(city)).toHaveLength(2);
    expect(engine.text.replace(city, "")).toContain(town);
    const all = JSON.stringify([words.cards, prompts, rulebook[language]]);
    expect(language === "en" || !/\bBP\b/.test(all)).toBe(true);
  });

  test(`17.2: in ${language} no card says "you": whoever reads it need not be whoever plays it`, () => {
    const told = Object.values(paxRomanaTexts[language].words.cards).map(({ text }) => text);
    expect(told.filter((text) => ADDRESSED[language].test(text))).toEqual([]);
  });

  test(`${language} says every refusal with its rule`, () => {
    const params = {
      found: "x",
      field: "unit",
      cost: 1,
      treasury: 2,
      toll: 1,
      n: 3,
      most: 2,
      need: 4,
      mp: 1,
      bill: 5,
      objective: "A",
      entries: 3,
      kind: "x",
      at: "turn",
      why: "x",
      talents: 3,
      room: 2,
    };
    for (const key of Object.keys(refusals)) {
      const text = sayNo(language, { key, rule: "10.51", params });
      expect(text).toMatch(/^\S.+\. \(Pax Romana 10\.51\)$/s);
      expect(text).not.toContain("undefined");
    }
  });

  test.each(["I", "II", "III", "V", "VII"] as const)(`${language} says whatever happens in scenario %s`, (scenario) => {
    for (const line of linesOf(language, scenario)) {
      expect(line).toMatch(/^[^\s\p{Ll}]/u);
      expect(line).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\.$/);
    }
  });
}

/** One random game with all options on: its questions, the answers offered, and the log. */
function linesOf(language: Language, scenario: ScenarioName): Set<string> {
  const table = config(scenario, { format: "basicPlus", options: ["rerolls", "secretAlliances"] });
  const chance = new FastChance(`texts ${scenario}`);
  const lines = new Set<string>();
  const tell = (event: Event): void => {
    for (const told of [event, seen(event, "spectator")]) lines.add(sayEvent(language, table, told));
  };
  const state: State = paxRomana.setup(table, paxRomana.deal(table, chance), tell);
  for (let step = 0; step < 1500 && !state.over; step++) {
    const [seat] = paxRomana.toAct(state);
    const [power] = machine.who(state);
    const legal = legalActions(paxRomana, state, seat!);
    const { text, about } = questionSaid(language, state, power!);
    const { prompts, context } = paxRomanaTexts[language];
    expect([...Object.values(prompts), ...Object.values(context.ask)]).toContain(text);
    for (const line of [text, ...about]) lines.add(line);
    const labels = legal.map((action) => actionSaid(language, state, power!, action));
    for (const label of labels) lines.add(label);
    expect(new Set(labels).size, `${questionOf(state)!.key}: ${labels.join("; ")}`).toBe(legal.length);
    paxRomana.apply(state, seat!, legal[chance.below(legal.length)]!, chance, tell);
  }
  if (state.over) lines.add(sayOutcome(language, table, state.over));
  return lines;
}

test("the log in English", () => {
  const table = config("V");
  const said = (event: Event): string => sayEvent("en", table, event);
  const { map } = worldNodes();
  expect(
    said({ type: "stepped", power: 2, owner: 0, force: 0, from: map("roma"), to: map("capua"), mp: 2, rule: "9.21" }),
  ).toBe("The force of Rome reaches Capua (2 MP left).");
  expect(said({ type: "raised", power: 3, node: map("antiochia"), unit: LG, n: 2, rule: "6.21" })).toBe(
    "The East raises 2 legions at Antiochia.",
  );
  const upkeep = { type: "maintenancePaid", power: 1, talents: 3, rule: "6.41" } as const;
  expect(said({ ...upkeep, squadrons: 3, heavies: 0 })).toBe("Carthage pays 3 Talents to keep 3 galley squadrons.");
  expect(said({ ...upkeep, squadrons: 1, heavies: 2 })).toBe(
    "Carthage pays 3 Talents to keep 1 galley squadron and 2 heavy units above its maximum.",
  );
  expect(said({ type: "talents", power: 1, change: -1, rule: "3.44" })).toBe("Carthage pays 1 Talent.");
  expect(said({ type: "captured", node: map("capua"), owner: 2, from: 0, to: 2, rule: "7.41" })).toBe(
    "Greece takes Capua from Rome.",
  );
  const roll = { type: "continuityRolled", power: 1, owner: 1, dice: [3, 5], success: true, rule: "11.13" } as const;
  expect(said({ ...roll, added: -1 } as never)).toBe("The fleet of Carthage tries to sail on (3, 5 − 1): it succeeds.");
  expect(said({ ...roll, added: 2 } as never)).toBe("The fleet of Carthage tries to sail on (3, 5 + 2): it succeeds.");
  const harvest = { type: "harvest", territory: 0, power: 0, rule: "16.2" } as const;
  expect(said({ ...harvest, die: 3 })).toMatch(/^The harvest in \S+ fails \(3\)\.$/);
  expect(said({ ...harvest, die: 4 })).toMatch(/^The harvest in \S+ is bounteous \(4\)\.$/);
});

test("14.21, R179: a change of Stability names what caused it, also where the track has no room for it (14.14)", () => {
  const table = config("V");
  const level = {
    type: "stability",
    power: 1,
    change: -3,
    level: 3,
    causes: ["provinces", "capital"],
    rule: "14.21",
  } as const;
  expect(sayEvent("en", table, level)).toBe("Stability of Carthage −3 (control of provinces, the capital): now +3.");
  expect(sayEvent("en", table, { ...level, change: 0, level: 8 })).toBe(
    "Stability of Carthage stays at +8 (control of provinces, the capital).",
  );
  expect(sayEvent("de", table, { ...level, causes: ["army"] })).toBe(
    "Stabilität Karthagos −3 (mehr schwere Infanterie als Zivilisationspunkte): jetzt +3.",
  );
});

test("6.41, 7.52, 10.71, 15.11: an amount that the next line tells is not told before", () => {
  const paid = (rule: string) => isToldAgain({ type: "talents", power: 1, change: -2, rule });
  expect(["6.11", "6.41", "7.52", "10.71", "16.2"].map(paid)).toEqual([true, true, true, true, true]);
  expect(["3.44", "4.1", "7.12", "12.21", "12.51"].map(paid)).toEqual([false, false, false, false, false]);
  expect(isToldAgain({ type: "points", power: 1, change: 5, rule: "15.11" })).toBe(true);
});

test("3.7: scenario I has a winner and no Victory Points", () => {
  const outcome = { winners: [2], points: [0, 0, 0, 0], reason: "3.7" } as never;
  expect(sayOutcome("en", config("I"), outcome)).toBe(
    "Victory: Greece. After the last turn Tarentum and Capua decide, else who has lost fewer Battle Points.",
  );
  const scored = { winners: [2], points: [0, 0, 0, 0], reason: "15.11" } as never;
  expect(sayOutcome("en", config("V"), scored)).toBe("Victory: Greece (Rome 0, Carthage 0, Greece 0, the East 0).");
});

test("3.2 H.2: whoever has won at once may have fewer points, and is said to have won so", () => {
  const outcome = { winners: [0], points: [25, 32, 0, 0], reason: "3.2" } as never;
  expect(sayOutcome("en", config("II"), outcome)).toBe(
    "Victory at once, whatever the points: Rome (Rome 25, Carthage 32). Every capital of Carthage has fallen.",
  );
  const won = (power: number): string =>
    sayOutcome("en", config("I"), { ...(outcome as object), winners: [power] } as never);
  expect([won(0), won(2)]).toEqual([
    "Victory: Rome. Pyrrhus is dead, and none of his army is left in Italy.",
    "Victory: Greece. Roma has fallen.",
  ]);
});

test("4.1, 15.45: talks in three languages, for those who hear them and for those who do not", () => {
  const table = config("V");
  const { map } = worldNodes();
  const more = { giver: 0, n: 0, node: map("massilia"), text: "", turns: -1 };
  const terms: readonly Term[] = [
    { ...more, kind: "talents", n: 2 },
    { ...more, kind: "cede" },
    { ...more, kind: "pass", turns: 2 },
    { ...more, kind: "objective" },
    { ...more, kind: "promise", giver: 1, text: "Peace" },
  ];
  const deal = { from: 0, to: 1, terms, heard: [0, 1], rule: "4.1" } as const;
  const said = (language: Language, event: Event): string[] =>
    [event, seen(event, 3)].map((told) => sayEvent(language, table, told));
  expect(said("en", { type: "proposal", ...deal })).toEqual([
    "Rome makes a proposal to Carthage: Rome gives 2 Talents; Rome cedes Massilia; Rome lets the other pass through its Spaces (for 2 turns); Rome shows the other one of its objectives; Carthage promises: “Peace”.",
    "Rome makes a proposal to Carthage.",
  ]);
  expect(said("de", { type: "dealMade", ...deal })).toEqual([
    "Ein Abkommen: Rom und Karthago (Rom gibt 2 Talente; Rom tritt Massilia ab; Rom lässt die andere Seite durch seine Felder ziehen (für 2 Runden); Rom zeigt der anderen Seite eines seiner Ziele; Karthago verspricht: „Peace“).",
    "Ein Abkommen: Rom und Karthago (Rom gibt 2 Talente; Rom tritt Massilia ab; Rom lässt die andere Seite durch seine Felder ziehen (für 2 Runden); Rom zeigt der anderen Seite eines seiner Ziele).",
  ]);
  const bribe = { type: "bribeOffered", from: 1, to: 0, n: 3, wish: "Spare Utica", rule: "4.3" } as const;
  expect(said("en", bribe)[1]).toBe("Carthage offers Rome 3 Talents: “Spare Utica”.");
  const shown = { type: "objectiveShownTo", power: 0, to: 1, objective: 2, heard: [0, 1], rule: "15.45" } as const;
  expect(said("nl", shown)).toEqual(["Rome toont Carthago Doel C.", "Rome toont Carthago een doel."]);
});

test("leaders, units and owners have their names", () => {
  const en = namesOf("en", config("V"));
  expect(en.units([2, 0, 0, 0, 0, 1])).toBe("2 legions, 1 cavalry");
  expect(en.units([])).toBe("nothing");
  expect(en.leader(0)).toMatch(/^leader 1 of Rome \(\d-\d\*?\)$/);
  expect(namesOf("de", config("V")).of(3)).toBe("des Ostens");
  expect(en.who(-1)).toBe("nobody");
});

function worldNodes() {
  const { map } = worldOf(config("V"));
  return { map: (id: string): number => map.nodeOf.get(id)! };
}
