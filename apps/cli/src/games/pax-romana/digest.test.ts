import { Match, type Language } from "@ara/kernel";
import { config, paxRomana, UNITS, worldOf, type Event } from "@ara/pax-romana";
import { Steady } from "@ara/bots/pax-romana";
import { decisionOf } from "@ara/kernel";
import { expect, test } from "vitest";
import { digestOf } from "./digest.ts";

const table = config("V");
const at = (id: string): number => worldOf(table).map.nodeOf.get(id)!;
const LG = UNITS.indexOf("LG");

const began: Event = { type: "activationBegan", power: 0, rule: "3.41" };
const ended: Event = { type: "activationEnded", power: 0, rule: "3.43" };
const chosen: Event = { type: "operationChosen", power: 0, kind: "expansion", rule: "3.51" };
const left: Event = { type: "moveBegan", power: 0, owner: 4, force: 0, node: at("roma"), die: 3, mp: 5, rule: "9.12" };
const step: Event = { type: "stepped", power: 0, owner: 4, force: 0, from: 0, to: at("capua"), mp: 4, rule: "9.21" };
const opened: Event = {
  type: "battleOpened",
  space: at("capua"),
  kind: "attack",
  attacker: 4,
  defender: 3,
  rule: "10.2",
};
const over: Event = { type: "battleEnded", space: at("capua"), winner: "attacker", holds: true, rule: "10.2" };
const province = worldOf(table).map.province[at("roma")]!;
const lost: Event = { type: "controlChanged", province, from: 0, to: -1, rule: "5.2" };
const taken: Event = { ...lost, from: -1, to: 0 };
const stood: Event = { type: "moveEnded", power: 0, owner: 4, node: at("capua"), rule: "9.1" };
const raised: Event = { type: "raised", power: 0, node: at("roma"), unit: LG, n: 2, rule: "6.24" };

const told = (events: readonly Event[], language: Language = "en"): string[] =>
  digestOf(events, table, language).items.map((item) => (item.type === "digest" ? item.text : item.type));

test("3.51: an Activation that is over is told in one sentence, in three languages", () => {
  const events = [began, chosen, left, step, step, step, opened, over, lost, taken, stood, raised, raised, ended];
  expect(told(events)).toEqual([
    "Rome, Expansion: the Soldier of Fortune Roma → Capua; the Soldier of Fortune beats the East at Capua; Rome controls Italia; raised: 4 legions.",
  ]);
  expect(told(events, "de")).toEqual([
    "Rom, Expansion: der Glücksritter Roma → Capua; der Glücksritter siegt in Capua im Kampf mit dem Osten; Rom kontrolliert Italia; ausgehoben: 4 Legionen.",
  ]);
  expect(told(events, "nl")).toEqual([
    "Rome, Expansie: de huurlingenkoning Roma → Capua; de huurlingenkoning verslaat het Oosten in Capua; Rome beheerst Italia; gelicht: 4 legioenen.",
  ]);
  expect(digestOf(events, table, "en").left).toBe(events.length);
});

test("3.51: what is under way is told line by line; an Activation without deeds says so", () => {
  const idle = [began, chosen, ...Array.from({ length: 12 }, () => step), ended];
  expect(told([...idle, began, chosen, left])).toEqual([
    "Rome, Expansion: nothing of note.",
    "activationBegan",
    "operationChosen",
    "moveBegan",
  ]);
  expect(told([...idle.slice(1), began])).toEqual([...idle.slice(1), began].map(({ type: e }) => e));
});

test("a few lines are told as they are", () => {
  expect(told([began, chosen, step, ended])).toEqual([
    "activationBegan",
    "operationChosen",
    "stepped",
    "activationEnded",
  ]);
});

test("before the first question of a turn a hundred lines become some twenty", () => {
  const match = new Match(paxRomana, table, { seats: ["a", "b", "c", "d"], seed: "digest" });
  const bot = new Steady({ seed: "digest" });
  while (match.state.turn < 2) {
    const [seat] = paxRomana.toAct(match.state);
    match.act(seat!, bot.choose(decisionOf(match, seat!)));
  }
  for (const language of ["en", "de", "nl"] as const) {
    const { items, left: unseen } = digestOf(match.log(3), table, language);
    expect(match.events.length).toBeGreaterThan(300);
    expect(items.length).toBeLessThan(60);
    expect(unseen).toBeGreaterThan(200);
    for (const item of items) if (item.type === "digest") expect(item.text).not.toMatch(/undefined|→ nowhere|;;/);
  }
});
