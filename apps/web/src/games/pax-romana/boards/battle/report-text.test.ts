import { CARTHAGE, GS, NONE, ROME, SLAVES_ROME, UNITS, type Event } from "@ara/pax-romana";
import { reportsOf } from "@ara/pax-romana/board/report";
import { expect, test } from "vitest";
import de from "../../texts/de/battle.ts";
import en from "../../texts/en/battle.ts";
import nl from "../../texts/nl/battle.ts";
import { sayWaiting } from "../../text/speech.ts";
import { TestTable } from "../../text/testing.ts";
import { briefOf, foremost, resultOf, scoreOf } from "./report-text.ts";
import { tongueOf } from "./speaking.ts";

const { view, speech } = new TestTable();
const tongue = tongueOf(speech, view, en);
const none = UNITS.map(() => 0);

test("11.43, 11.45: the card of a sea battle adds Battle Points to the dice: 2 + 4 against 4 + 2 is a draw", () => {
  const [report] = reportsOf([
    {
      type: "navalBattle",
      node: 3,
      fleets: [ROME, CARTHAGE],
      battlePoints: [4, 2],
      dice: [2, 4],
      result: "draw",
      winnerDie: 0,
      rule: "11.43",
    },
  ]);
  expect(scoreOf(tongue, report!)).toBe("dice and Battle Points 2 + 4\u00a0:\u00a04 + 2, that is 6\u00a0:\u00a06");
  expect(report!.lost[0][GS]).toBe(0);
});

test("7.32, 10.97: the card of a battle says what is left of the walls and who has the field", () => {
  const events: Event[] = [
    { type: "battleOpened", space: 7, kind: "attack", attacker: ROME, defender: CARTHAGE, rule: "10.2" },
    { type: "wallsUsed", space: 7, walls: 5, rule: "7.31" },
    { type: "battleRolled", battlePoints: [9, 4], dice: [2, 5], rule: "10.51" },
    { type: "shifted", dice: [6, 3], rule: "10.51" },
    { type: "wallsLost", space: 7, walls: 2, left: 3, rule: "7.32" },
    { type: "losses", power: ROME, space: 7, owner: ROME, units: none, rule: "10.8" },
    { type: "battleEnded", space: 7, winner: "attacker", holds: false, rule: "10.2" },
  ];
  const [report] = reportsOf(events);
  expect(report!.plunder).toBe(NONE);
  expect(scoreOf(tongue, report!)).toBe("dice 2\u00a0:\u00a05, after shifts 6\u00a0:\u00a03");
  expect(briefOf(tongue, report!)).toBe("Walls 5, now 3. Carthage holds the field.");
  const [whole] = reportsOf(events.filter(({ type }) => type !== "wallsLost"));
  expect(briefOf(tongue, whole!)).toBe("Carthage holds the field.");
});

test("10.91, 10.97: where the defender has gone and the attacker did not come in, nobody has the field", () => {
  const [report] = reportsOf([
    { type: "battleOpened", space: 7, kind: "attack", attacker: ROME, defender: CARTHAGE, rule: "10.2" },
    { type: "retreated", power: CARTHAGE, owner: CARTHAGE, from: 7, to: 8, rule: "10.94" },
    { type: "battleEnded", space: 7, winner: "attacker", holds: false, rule: "10.2" },
  ]);
  expect(briefOf(tongue, report!)).not.toContain("holds the field");
});

test("11.35: a landing that failed leaves the army on its ships, and the card says so", () => {
  const landing = (aboard: { readonly aboard?: true }): Event[] => [
    { type: "battleOpened", space: 7, kind: "amphibious", attacker: ROME, defender: CARTHAGE, rule: "10.2" },
    { type: "regrouped", power: ROME, owner: ROME, to: 7, ...aboard, rule: "10.97" },
    { type: "battleEnded", space: 7, winner: "draw", holds: false, rule: "10.2" },
  ];
  const at = tongue.names.node(7);
  const said = (events: Event[]): string => briefOf(tongue, reportsOf(events)[0]!);
  expect(said(landing({ aboard: true }))).toBe(`Carthage holds the field. Rome is back aboard the ships off ${at}.`);
  expect(said(landing({}))).toBe(`Carthage holds the field. Rome regrouped at ${at}.`);
});

test("names are small within a sentence, and large where one begins", () => {
  const events: Event[] = [
    { type: "battleOpened", space: 7, kind: "attack", attacker: ROME, defender: SLAVES_ROME, rule: "10.2" },
    { type: "battleEnded", space: 7, winner: "defender", holds: false, rule: "10.2" },
  ];
  const [report] = reportsOf(events);
  expect(resultOf(tongue, report!)).toBe("the slave army of Rome wins");
  expect(briefOf(tongue, report!)).toBe("The slave army of Rome holds the field.");
  const waiting = sayWaiting(speech, {
    asked: [1],
    view: { ...view, config: { ...view.config, seats: [[0], [3, 2]] } },
  });
  expect(waiting).toMatch(/^The East, Greece decides?\./);
});

test("of many battles one's own are told first, then the latest, in the order in which they were fought", () => {
  const battle = (...sides: [number, number]) => ({ sides });
  const [own, old, late, last] = [battle(ROME, 2), battle(2, 3), battle(3, CARTHAGE), battle(3, 2)];
  expect(foremost([own, old, late, last], [ROME], 3)).toEqual([own, late, last]);
  expect(foremost([own, old], [ROME], 3)).toEqual([own, old]);
  expect(foremost([old, own, late], [], 1)).toEqual([late]);
});

test.each([
  [1, 0, ["1 Battle Point", "1 Kampfpunkt", "1 gevechtspunt"]],
  [1, 1, ["1 Battle Point, lost", "1 Kampfpunkt, verloren", "1 gevechtspunt, verloren"]],
  [
    3,
    1,
    ["3 Battle Points, 1 of them lost", "3 Kampfpunkte, davon 1 verloren", "3 gevechtspunten, waarvan 1 verloren"],
  ],
])("10.8: a bar of %i Battle Points of which %i fall is counted aloud", (points, lost, said) => {
  expect([en, de, nl].map(({ bar }) => bar(points, lost))).toEqual(said);
});
