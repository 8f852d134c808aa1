/** 17.2: cards that put pieces on the map or take them off. */
import { describe, expect, test } from "vitest";
import { ALPINE_PASS, CARTHAGE, data, EAST, GREECE, MCAV, MHI, MLI, ROME, type CardName } from "../../../data/index.ts";
import { worldOf } from "../../../config.ts";
import { paxRomana } from "../../../game.ts";
import { advancedOf, cardsOf } from "../../../state/cards.ts";
import type { State } from "../../../state/state.ts";
import { FLAGS, hasFlag } from "../../../state/flags.ts";
import { goAboard } from "../../../state/force.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  entering,
  optionsNow,
  play,
  setOut,
  standing,
  told,
} from "../../battle/testing.ts";
import type { Given } from "../../../testing/position.ts";
import type { Spoken } from "../../../testing/spoken.ts";
import { permit } from "../../diplomacy/pacts.ts";
import { machine } from "../../index.ts";
import { canHire } from "../../units/hiring.ts";
import { advanced, hold, playedBy, struckBy } from "../testing.ts";
import { withinFour } from "../reach.ts";

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };
const TALENTS = { carthage: 5, greece: 5, rome: 5 };

const canPlay = (state: State, power: number, card: CardName): boolean => {
  begin(state, { proc: "activation", step: "operation", power, drawn: false }, []);
  return optionsNow(state).some(({ type: verb, kind }) => verb === "playCard" && kind === card);
};

describe("12.23-12.26, 17.16: mercenaries by card", () => {
  test("12.2, 12.21: in the Advanced Game nobody hires in an Expansion", () => {
    expect(canHire(advanced({ pieces: HOME, treasury: TALENTS }), CARTHAGE)).toBe(false);
  });

  test("12.23, 17.2, R97: exactly two Talents for two light, one cavalry or one heavy, all in one Space with own land units", () => {
    const state = advanced({ pieces: { ...HOME, "carthage utica": { GARR: 1 } }, treasury: TALENTS });
    begin(state, playedBy(state, "carthage", "mercenaries"), []);
    expect(optionsNow(state).map(({ unit }) => unit)).toEqual([MLI, MCAV, MHI]);
    const played = advanced({ pieces: { ...HOME, "carthage utica": { GARR: 1 } }, treasury: TALENTS });
    begin(played, playedBy(played, "carthage", "mercenaries"), [], [{ type: "with", unit: MLI }]);
    expect(optionsNow(played).map(({ node }) => node)).toEqual([at(played, "carthago")]);
    begin(
      played,
      { proc: "hireByCard", power: CARTHAGE, target: -1, as: "event" },
      [],
      [{ type: "with", unit: MLI }, { type: "at" }],
    );
    expect(standing(played, "carthage", "carthago", "MLI")).toBe(2);
    expect(played.powers[CARTHAGE]!.treasury).toBe(1);
  });

  test("12.25, 17.16, R499: for any card they do not come to walls without land units for which a battle is fought, by land or from the sea", () => {
    for (const kind of ["attack", "amphibious"] as const) {
      const pieces = { ...HOME, "carthage utica": { city: 5, GARR: 1 }, "rome hippo_regius": { LG: 5 } };
      const state = hold(advanced({ pieces, treasury: TALENTS, settled: true }), "carthage", "spies");
      const force = setOut(state, "rome", "hippo_regius", "utica");
      if (kind === "amphibious") goAboard(state, state.forces[force]!);
      const hired = [
        { type: "cardAsMercenaries", kind: "spies" },
        { type: "with", unit: MLI },
      ] as const;
      begin(state, battle(state, force, [], kind), [], [...hired]);
      expect(asked(state)).toBe("mercenaries.where");
      const places = optionsNow(state).map(({ node }) => node);
      expect([places.includes(at(state, "carthago")), places.includes(at(state, "utica"))]).toEqual([true, false]);
    }
  });

  test("17.2: Rome has nothing of it", () => {
    expect(
      canPlay(hold(advanced({ pieces: HOME, treasury: TALENTS }), "rome", "mercenaries"), ROME, "mercenaries"),
    ).toBe(false);
  });

  test("12.24, 12.25, 17.16, R320: Carthage takes mercenaries for any hold card, where its garrisons are too, the light ones also apart", () => {
    const state = advanced({ pieces: { ...HOME, "carthage utica": { GARR: 1 } }, treasury: TALENTS });
    const call = playedBy(state, "carthage", "pontus", "mercenaries");
    const utica = { type: "at", node: at(state, "utica") };
    const played = play(
      state,
      call,
      [],
      [{ type: "with", unit: MLI }, utica, { type: "at", node: at(state, "carthago") }],
    );
    expect(told(played, "cardPlayed")).toMatchObject([{ as: "mercenaries" }]);
    expect([standing(state, "carthage", "utica", "MLI"), standing(state, "carthage", "carthago", "MLI")]).toEqual([
      1, 1,
    ]);
    expect(cardsOf(state).removed).toEqual([]);
  });

  test("12.25, R320: for any card not to a Town alone in a province of others; with own garrisons also beside an ally", () => {
    const pieces = {
      ...HOME,
      "rome rhegium": { LG: 1 },
      "carthage tarentum": { town: 2 },
      "carthage utica": { town: 2 },
      "carthage massilia": { GARR: 1 },
      "greece massilia": { HI: 1 },
      "carthage genua": { GARR: 1 },
      "greece genua": { HI: 1 },
    };
    const places = (allied: boolean): unknown[] => {
      const state = advanced({ pieces, treasury: TALENTS, settled: true });
      if (allied) permit(state, CARTHAGE, GREECE, "stack");
      begin(state, playedBy(state, "carthage", "pontus", "mercenaries"), [], [{ type: "with", unit: MLI }]);
      const { ids } = worldOf(state.config).map;
      const names = optionsNow(state).map(({ node }) => ids[node!]);
      return ["tarentum", "utica", "massilia", "genua"].filter((id) => names.includes(id));
    };
    expect([places(true), places(false)]).toEqual([["utica", "massilia", "genua"], ["utica"]]);
  });

  test("12.27, R96: in Phase C mercenary infantry leaves, and cavalry becomes regular", () => {
    const state = advanced({ pieces: { "carthage utica": { MLI: 2, MHI: 1, MCAV: 1 } } });
    play(state, { proc: "removal" }, []);
    expect(["MLI", "MHI", "MCAV", "CAV"].map((unit) => standing(state, "carthage", "utica", unit as never))).toEqual([
      0, 0, 0, 1,
    ]);
  });
});

describe("17.2: tribes and garrisons", () => {
  test("13.18, 17.2 Tribal Resurgence, R335: two counters by chance to unoccupied tribal Spaces, and nobody sees them", () => {
    const state = advanced({ pieces: HOME });
    const draws = [
      { type: "choose", node: at(state, "nemausus") },
      { type: "choose", node: at(state, "tolosa") },
    ];
    const played = begin(state, struckBy(state, "rome", "tribal-resurgence"), [], draws);
    expect(told(played, "tribeReturned")).toHaveLength(2);
    const { tribal } = worldOf(state.config).map;
    expect(paxRomana.view(state, 0).tribes[tribal[at(state, "nemausus")]!]).toBe(true);
    expect(paxRomana.view(state, 0).knownTribes!.every((strength) => strength === 0)).toBe(true);
  });

  test("17.2 Diplomatic Mission, R316: one or two counters within four Spaces, the second after the first was seen, by him alone", () => {
    const given = { pieces: { ...HOME, "rome massilia": { LG: 1 } }, tribes: { nemausus: 3, tolosa: 2, londinium: 4 } };
    const state = advanced(given);
    begin(state, playedBy(state, "rome", "diplomatic-mission-into-interior"), []);
    const near = optionsNow(state).map(({ node }) => node);
    expect(near).toContain(at(state, "nemausus"));
    expect(near).not.toContain(at(state, "londinium"));
    const played = advanced(given);
    const events = play(
      played,
      playedBy(played, "rome", "diplomatic-mission-into-interior"),
      [],
      [{ type: "choose", node: at(played, "nemausus") }, { type: "done" }],
    );
    expect(told(events, "tribeSeen")).toMatchObject([{ strength: 3, heard: [0] }]);
    const { tribal } = worldOf(played.config).map;
    const place = tribal[at(played, "nemausus")]!;
    expect([paxRomana.view(played, 0).knownTribes![place], paxRomana.view(played, 1).knownTribes![place]]).toEqual([
      3, 0,
    ]);
    expect(advancedOf(played).tribeSeen[place]).toBe(1 << ROME);
  });

  test("R316, R317: Spaces are counted, points are not, and straits connect", () => {
    const state = advanced({ pieces: { "rome rhegium": { LG: 1 } } });
    const near = withinFour(state, ROME);
    expect(near).toContain(at(state, "messana"));
    expect(near).toContain(at(state, "rhegium"));
    expect(near).not.toContain(at(state, "londinium"));
  });

  test("R316, R317, R508, 9.32: a pass of the Alps is a Land Space, and counts as one", () => {
    const state = advanced({ pieces: { "rome taurinorum": { LG: 1 } } });
    const { map } = worldOf(state.config);
    const beyond = map.land[at(state, "valentia")]!;
    expect(
      beyond.some((node) => map.kind[node] === ALPINE_PASS && map.land[node]!.includes(at(state, "taurinorum"))),
    ).toBe(true);
    const near = withinFour(state, ROME);
    for (const id of ["valentia", "lugdunum", "gergovia"]) expect(near).toContain(at(state, id));
    for (const id of ["alesia", "tolosa"]) expect(near).not.toContain(at(state, id));
  });

  test("17.2 Diplomatic Mission, Independent Expansion, R511: squadrons are combat units, too, where they lie in a port", () => {
    const from = (pieces: Given["pieces"] & object): boolean =>
      withinFour(advanced({ pieces }), ROME).includes(at(advanced(), "narbo"));
    expect(from({ "rome massilia": { GS: 1 } })).toBe(true);
    expect(from({ "rome massilia": { GARR: 1 } })).toBe(false);
    expect(from({ "rhodes massilia": { GS: 1 }, "rome ntp_ligusticum": { GS: 1 } })).toBe(false);
  });

  test("12.25, 17.2, R317, R484: nobody comes to a Space that somebody has left only for a battle", () => {
    const places = (card: CardName, isMarching: boolean): unknown[] => {
      const control = { carthage: ["africa"] };
      const state = advanced({ pieces: { ...HOME, "greece utica": { LI: 1 } }, treasury: TALENTS, control });
      const force = setOut(state, "greece", "utica", "carthago");
      const march = { ...machine.begin(entering(force), state), step: "fought" };
      const call = playedBy(state, "carthage", card, card === "pontus" ? "mercenaries" : "event");
      begin(state, call, [], card === "pontus" ? [{ type: "with", unit: MLI }] : []);
      if (isMarching) state.frames.unshift(march);
      return optionsNow(state).filter(({ node }) => node === at(state, "utica"));
    };
    for (const card of ["pontus", "independent-expansion"] as const)
      expect([false, true].map((isMarching) => places(card, isMarching).length)).toEqual([1, 0]);
  });

  test("17.2 Independent Expansion, R317: a free garrison in a Space with nobody in it, not in a Mountain Fortress", () => {
    const state = advanced({ pieces: { ...HOME, "carthage capua": { GARR: 1 } } });
    begin(state, playedBy(state, "rome", "independent-expansion"), []);
    const places = optionsNow(state).map(({ node }) => node!);
    expect(places).not.toContain(at(state, "capua"));
    expect(places).not.toContain(at(state, "roma"));
    const { mountain } = worldOf(state.config).map;
    expect(places.every((node) => mountain[node] !== 1)).toBe(true);
  });
});

describe("17.2: the rest", () => {
  test("17.2 Raise the Militia, 12.33, R322: with enemies at home; Stability -1 first, and the range then decides", () => {
    const pieces = { ...HOME, "carthage capua": { HI: 1 } };
    const raised = (level: number, die: number): [number, number] => {
      const state = advanced({ pieces, stability: { rome: level } });
      const played = begin(state, playedBy(state, "rome", "raise-the-militia"), [die]);
      return [state.powers[ROME]!.stability, told(played, "militiaRolled")[0]!.n];
    };
    expect(raised(5, 5)).toEqual([4, 3]);
    expect(raised(0, 5)).toEqual([-1, 2]);
    expect(raised(-3, 5)).toEqual([-4, 0]);
    const safe = hold(advanced({ pieces: HOME, stability: { rome: 5 } }), "rome", "raise-the-militia");
    expect(canPlay(safe, ROME, "raise-the-militia")).toBe(false);
  });

  test("17.2 Raise the Militia, R511, R260: squadrons of an enemy in a port at home are enemies, too; of who lets fleets pass they are not", () => {
    const plays = (pieces: Given["pieces"] & object, isFriend = false): boolean => {
      const state = advanced({ pieces: { ...HOME, ...pieces }, stability: { rome: 5 } });
      if (isFriend) permit(state, CARTHAGE, ROME, "sea");
      return canPlay(hold(state, "rome", "raise-the-militia"), ROME, "raise-the-militia");
    };
    const fleet = { "carthage brundisium": { GS: 1 } };
    expect([plays(fleet), plays(fleet, true), plays({ "rome brundisium": { GS: 1 } })]).toEqual([true, false, false]);
  });

  test("12.33, 17.2 Raise the Militia, R499: not where a battle is fought, though he who attacks is still aboard", () => {
    const pieces = {
      "rome thebae": { LG: 5 },
      "sof actium": { HI: 3 },
      "greece pella": { HI: 2 },
      "rome sparta": { LG: 1 },
    };
    const state = hold(advanced({ pieces, stability: { greece: 5 } }), "greece", "raise-the-militia");
    const force = setOut(state, "rome", "thebae", "actium");
    goAboard(state, state.forces[force]!);
    const call = battle(state, force, ["sof"], "amphibious");
    begin(state, call, [6], [{ type: "playCard", kind: "raise-the-militia" }]);
    const places = optionsNow(state).map(({ node }) => node);
    expect(places).toContain(at(state, "pella"));
    expect(places).not.toContain(at(state, "actium"));
  });

  test("17.2 Galley Tech, R339: three BP to the end of the turn, no more by a second; the card leaves the game", () => {
    const state = advanced({ pieces: HOME });
    play(state, playedBy(state, "carthage", "harpax"), []);
    expect([hasFlag(state, CARTHAGE, FLAGS.galleyTechnology), cardsOf(state).removed.length]).toEqual([true, 1]);
    expect(canPlay(hold(state, "carthage", "corvus"), CARTHAGE, "corvus")).toBe(false);
  });

  test("12.71, 17.2 Slave Revolt, R99, R323: against the drawer, placed by another", () => {
    const state = advanced({ pieces: HOME, stability: { rome: 5 } });
    begin(state, struckBy(state, "rome", "slave-revolt"), []);
    expect([asked(state), state.powers[ROME]!.stability < 5]).toEqual(["slaves.place", true]);
  });

  test("12.71, 3.8, R503: by another player, whichever of his powers comes next, unless he is allied", () => {
    const placer = (seats: number[][], allied = false): readonly number[] => {
      const state = advanced({ pieces: HOME, config: { seats } });
      if (allied) permit(state, GREECE, ROME, "stack");
      begin(state, struckBy(state, "rome", "slave-revolt"), []);
      return machine.who(state);
    };
    const pairs = [
      [ROME, CARTHAGE],
      [GREECE, EAST],
    ];
    expect([placer(pairs), placer(pairs, true)]).toEqual([[GREECE], [EAST]]);
    expect(placer([[ROME, CARTHAGE, GREECE, EAST]])).toEqual([CARTHAGE]);
  });

  test("12.61, 17.2 Pirates, R491: at any point without squadrons, beside Rhodes too; in no port there", () => {
    const nodes = (kind: string, ...more: Spoken[]): unknown[] => {
      const state = advanced({ pieces: HOME });
      begin(state, struckBy(state, "rome", "pirates"), [], [{ type: "pirates", kind }, ...more]);
      return optionsNow(state).map(({ node }) => node);
    };
    const { nodeOf, province } = data.map;
    expect(nodes("point")).toContain(nodeOf.get("ntp_carpathus"));
    const miletus = nodeOf.get("miletus")!;
    expect(nodes("port", { type: "chooseProvince", province: province[miletus]! })).not.toContain(miletus);
  });

  test("12.61, 17.2 Pirates, R321: Tarsus only if nobody is there at all", () => {
    const sorts = (pieces: object): unknown[] => {
      const state = advanced({ pieces: { ...HOME, ...pieces } });
      begin(state, struckBy(state, "rome", "pirates"), []);
      return optionsNow(state).map(({ kind }) => kind);
    };
    expect(sorts({})).toContain("tarsus");
    expect(sorts({ "east tarsus": { GARR: 1 } })).not.toContain("tarsus");
  });

  test("13.41, 17.2 Barbarian Invasion: in the Card Segment; afterwards the drawer has his whole operation", () => {
    const state = advanced({ pieces: HOME, treasury: TALENTS });
    const { deck } = cardsOf(state);
    const face = deck.findIndex((card) => worldOf(state.config).data.cards[card]!.id === "barbarian-invasion") + 1;
    const played = begin(state, { proc: "activation", step: "card", power: ROME, drawn: false }, [face]);
    expect(told(played, "invasionRolled")).toHaveLength(1);
  });

  test("9.14, 13.4, 13.42, R500: Germans that a card has brought march again in a later Activation, not in the same one", () => {
    const state = advanced({ pieces: HOME, treasury: TALENTS });
    const { deck } = cardsOf(state);
    const face = deck.findIndex((card) => worldOf(state.config).data.cards[card]!.id === "barbarian-invasion") + 1;
    const answers = [
      { type: "chooseProvince", province: worldOf(state.config).map.provinceOf.get("germania_magna")! },
      { type: "choose" },
      { type: "stop" },
      { type: "operation", kind: "expansion" },
    ] as const;
    begin(state, { proc: "activation", step: "card", power: ROME, drawn: false }, [face, 3, 4, 6, 6, 6, 6], answers);
    const movers = (): unknown[] =>
      optionsNow(state).flatMap(({ type: verb, kind }) => (verb === "major" ? [kind] : []));
    expect([asked(state), movers()]).toEqual(["expansion.choose", ["own"]]);
    answerFirst(state, { type: "done" });
    begin(state, { proc: "activation", step: "operation", power: ROME, drawn: false }, [], answers.slice(-1));
    expect(movers()).toEqual(["own", "horde2"]);
  });
});
