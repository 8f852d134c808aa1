import { expect, test } from "vitest";
import { CARTHAGE, EAST, GREECE, NONE, PONTUS, ROME, type CardName, type PowerName } from "../data/index.ts";
import { asked, at, begin } from "../rules/battle/testing.ts";
import { advanced, playedBy, struckBy } from "../rules/cards/testing.ts";
import { addForce, emptyForce } from "../state/force.ts";
import { placeOf } from "../state/keys.ts";
import { IN_FORCE } from "../state/leaders.ts";
import { advancedOf } from "../state/cards.ts";
import type { State } from "../state/state.ts";
import { position } from "../testing/position.ts";
import { view } from "../view.ts";
import { inForce } from "./in-force.ts";

const PIECES = { "rome roma": { LG: 1 }, "pergamum pergamum": { HI: 1 } };
const table = (): State => advanced({ pieces: PIECES, leaders: { "rome-1": "roma" }, treasury: { rome: 9 } });

/** What holds, as anybody sees it, in short. */
const kinds = (state: State): string[] => inForce(view(state, "spectator")).map(({ type: kind }) => kind);

test("17.2: nothing in the Standard Game, and nothing before a card has brought anything", () => {
  expect([inForce(position("V")), inForce(table())]).toEqual([[], []]);
});

test.each([
  ["alliance-with-rhodes", "allianceMade"],
  ["alliance-with-pergamum", "allianceMade"],
  ["corvus", "galleysImproved"],
  ["cunctator", "delays"],
  ["conqueror", "conquers"],
  ["stability-and-opportunity", "freeMarker"],
  ["poliorcetes-effect", "enginePlaced"],
] as const satisfies readonly (readonly [CardName, string])[])("17.2: what %s has brought", (card, kind) => {
  const state = table();
  state.powers[ROME]!.stability = 6;
  const answers = card === "stability-and-opportunity" ? [{ type: "opportunity", kind: "marker" } as const] : [];
  begin(state, playedBy(state, "rome", card), [], answers);
  expect([asked(state), kinds(state)]).toEqual([undefined, [kind]]);
});

test("12.55, R305, 13.3: who leads Pontus, where the Inventor is, whether Cyprus is closed, and fleets in mutiny", () => {
  const state = table();
  const roma = at(state, "roma");
  Object.assign(advancedOf(state), { pontusPlayer: CARTHAGE, inventor: roma });
  state.rebellions!.cyprusClosed = true;
  state.mutinies.push(placeOf(roma, PONTUS));
  expect(inForce(state)).toEqual([
    { type: "pontusCame", power: CARTHAGE, rule: "12.55" },
    { type: "inventorPlaced", power: NONE, node: roma, rule: "17.2" },
    { type: "cyprusClosed", rule: "13.3" },
    { type: "fleetMutinied", fleet: PONTUS, node: roma, rule: "13.3" },
  ]);
});

test("R306: a siege engine on the march is where its army is", () => {
  const state = table();
  const force = addForce(state, emptyForce(ROME, at(state, "capua")));
  Object.assign(advancedOf(state), { helepolis: IN_FORCE + force, helepolisOwner: ROME });
  expect(inForce(state)).toMatchObject([{ type: "enginePlaced", power: ROME, node: at(state, "capua") }]);
});

test("17.2 Stability Check, R509: every Disorder that is due, and a Civil War", () => {
  const check = (state: State, drawer: PowerName): void =>
    void begin(state, struckBy(state, drawer, "stability-check"), []);
  const state = table();
  for (const power of [ROME, CARTHAGE, GREECE, EAST]) state.powers[power]!.stability = 8;
  state.powers[EAST]!.stability = -1;
  check(state, "rome");
  check(state, "carthage");
  expect(kinds(state)).toEqual(["disorderDue", "disorderDue"]);
  state.powers[EAST]!.stability = -5;
  check(state, "rome");
  expect(kinds(state)).toEqual(["disorderDue", "disorderDue", "civilWarDue"]);
});
