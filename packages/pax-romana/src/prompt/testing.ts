import { FastChance, type Chance } from "@ara/kernel";
import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import {
  GREECE,
  GS,
  MCAV,
  MOVED,
  NONE,
  OBJECTIVES,
  ROME,
  SOLDIER_OF_FORTUNE,
  type CardName,
  type PowerName,
} from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { questionOf } from "../question.ts";
import { answerFirst, at, battle, begin, capua, setOut } from "../rules/battle/testing.ts";
import { advanced, hold, playedBy, struckBy } from "../rules/cards/testing.ts";
import { lossOf } from "../rules/battle/losses.ts";
import { allianceDealOf, dealOf } from "../rules/diplomacy/deal.ts";
import { permit } from "../rules/diplomacy/pacts.ts";
import { term } from "../rules/diplomacy/terms.ts";
import { majorMoveOf } from "../rules/movement/major-move.ts";
import { expansionOf } from "../rules/sequence/operations.ts";
import { placeEngine } from "../rules/units/helepolis.ts";
import { addArmy, soldier } from "../state/armies.ts";
import { advancedOf } from "../state/cards.ts";
import { FLAGS, setFlag } from "../state/flags.ts";
import { addToForce } from "../state/force.ts";
import type { State } from "../state/state.ts";
import { crowd } from "../testing/crowd.ts";
import { eager, STANDARD, tableOf } from "../testing/eager.ts";
import { position, powerOf, type Given } from "../testing/position.ts";
import type { Spoken } from "../testing/spoken.ts";
import { disasters, turmoil } from "../testing/turmoil.ts";
import type { PromptKey } from "../texts/en/prompts.ts";

/** Plays on until a question is open, with an answer preferred. */
function until(state: State, key: PromptKey, preferred: Spoken = {}): State {
  for (let n = 0; n < 60 && questionOf(state)?.key !== key; n++) answerFirst(state, preferred);
  return state;
}

const carthage = powerOf("carthage");

/** Carthage attacks Rhegium, and Rome, beaten, flees: by land, or with its squadron to one of two ports. */
function beaten(key: PromptKey): State {
  const towns = { "rome paestum": { town: 2 }, "rome messana": { town: 2 } };
  const state = position("V", { pieces: { "carthage croton": { HI: 9 }, "rome rhegium": { LI: 9, GS: 1 }, ...towns } });
  const force = setOut(state, "carthage", "croton", "rhegium");
  begin(state, battle(state, force, ["rome"]), [3, 1], [{ type: "stand" }]);
  until(state, "retreat.way", { type: "retreat", yes: true });
  return key === "retreat.way" ? state : until(state, key, { type: "bySea" });
}

/** Two leaders on each side. */
function led(key: PromptKey): State {
  const leaders = { "rome-4": "roma", "rome-5": "roma", "carthage-2": "capua", "carthage-3": "capua" };
  const { state, frame } = capua({ LG: 4 }, { HI: 3 }, { leaders });
  begin(state, frame, [], [{ type: "stand" }]);
  return until(state, key);
}

/** The Soldier of Fortune comes to Carthage, with his army in two Spaces. */
function divided(key: PromptKey): State {
  const state = position("V", { pieces: { "carthage carthago": { HI: 1, city: 5 } }, settled: true });
  begin(state, { proc: "soldierOfFortune", power: carthage }, [], [{ type: "choose" }, { type: "some" }]);
  until(state, "soldier.next", { n: 1 });
  return key === "soldier.next" ? state : until(state, key, { type: "all" });
}

/** Fleets in a battle at sea: the Soldier of Fortune's squadron beside that of Greece; or one that flees. */
function atSea(sinks: boolean): State {
  const pieces = sinks
    ? { "sof corcyra": { HI: 4, GS: 1 }, "greece corcyra": { GS: 1 }, "rome tarentum": { GS: 2 } }
    : {
        "carthage thapsus": { GS: 3 },
        "carthage tacape": { GARR: 1 },
        "carthage melite": { GARR: 1 },
        "rome roma": { GS: 4 },
      };
  const state = position("V", { pieces });
  if (sinks) addArmy(state, soldier(GREECE));
  const force = setOut(state, "rome", sinks ? "tarentum" : "roma", sinks ? "corcyra" : "thapsus", NONE);
  begin(state, { proc: "navalBattle", force, enemy: sinks ? GREECE : carthage }, sinks ? [2, 1, 2] : [3, 4, 2]);
  return state;
}

/** Greece lets its units and a leader march with Rome's, as far as some answers lead. */
function joined(answers: number): State {
  const pieces = { "rome capua": { LG: 2 }, "greece capua": { HI: 2 } };
  const state = position("V", { pieces, leaders: { "greece-2": "capua" } });
  permit(state, GREECE, ROME, "join");
  const given = [{ type: "join", yes: true }, { type: "all" }].slice(0, answers);
  begin(state, majorMoveOf(ROME, "own"), [4], [{ type: "at" }, { type: "all" }, ...given]);
  return state;
}

/** A mutiny is rolled, and there are fleets of two powers, in two ports each. */
function mutiny(): State {
  const [rome, punic] = [{ "rome pisae": { GS: 1 }, "rome roma": { GS: 1 } }, { "carthage utica": { GS: 1 } }];
  const state = position("V", { pieces: { ...rome, ...punic, "carthage carthago": { GS: 1 } } });
  begin(state, { proc: "rebellion", power: ROME }, [6, 6]);
  return state;
}

const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };
const SUCCESSORS = {
  "greece pella": { HI: 6 },
  "greece larissa": { HI: 1 },
  "greece thessalonica": { HI: 1 },
  "greece dyrrhachium": { HI: 1 },
};

/** Rome controls a province of Gaul. */
const GAUL: Given = { pieces: { "rome roma": { LG: 3, city: 5 }, "rome massilia": { GARR: 1 } } };
const INVADED: Given = {
  pieces: { ...HOME, "carthage capua": { HI: 1 } },
  leaders: { "rome-4": "roma", "rome-5": "roma" },
};

/** A card strikes whoever draws it, as far as some answers lead. */
function struck(
  card: CardName,
  given: Given = {},
  answers: readonly Spoken[] = [],
  dice: readonly number[] = [],
): State {
  const state = advanced({ pieces: HOME, settled: true, ...given });
  begin(state, struckBy(state, "rome", card), dice, answers);
  return state;
}

/** A card that is held is played by a power. */
function plays(
  power: PowerName,
  card: CardName,
  given: Given = {},
  answers: readonly Spoken[] = [],
  dice: readonly number[] = [],
): State {
  const state = advanced({ pieces: HOME, settled: true, treasury: { rome: 9, carthage: 9 }, ...given });
  begin(state, playedBy(state, power, card), dice, answers);
  return state;
}

/** Questions that come up in few games, each in a position of its own. */
export const SCENES: Readonly<Partial<Record<PromptKey, () => State>>> = {
  "card.full"() {
    const state = hold(advanced({ pieces: HOME }), "rome", "spies", "traitor", "ambush", "mercenaries");
    begin(state, { proc: "cardSegment", step: "full", power: ROME, lost: false } as never, []);
    return state;
  },
  "card.limit"() {
    const state = hold(advanced(), "rome", "spies", "traitor", "ambush", "mercenaries");
    begin(state, { proc: "handLimit", power: ROME }, []);
    return state;
  },
  "card.keep"() {
    const state = hold(advanced({ settled: true }), "rome", "spies", "ambush");
    begin(state, { proc: "victoryPhase" }, []);
    return state;
  },
  "card.window"() {
    const state = hold(advanced({ pieces: HOME, settled: true }), "carthage", "deus-ex-machina", "spies");
    begin(state, struckBy(state, "rome", "dies-irae"), []);
    return state;
  },
  "card.target"() {
    const state = advanced({ pieces: HOME });
    hold(state, "carthage", "ambush");
    hold(state, "greece", "ambush", "cunctator");
    begin(state, playedBy(state, "rome", "spies"), []);
    return state;
  },
  "check.circuses": () =>
    struck("stability-check", { stability: { carthage: 2, greece: 5, east: 5 }, treasury: { carthage: 9 } }),
  "civilWar.units"() {
    const state = advanced({ pieces: HOME, settled: true });
    begin(state, { proc: "civilWarByCard", power: ROME }, [1]);
    return state;
  },
  "civilWar.rises"() {
    const pieces = { "rome capua": { GARR: 1 }, "rome barium": { GARR: 1 }, "carthage roma": { HI: 1 } };
    const state = advanced({ pieces, settled: true });
    begin(state, { proc: "civilWarByCard", power: ROME }, []);
    return state;
  },
  "engine.where": () =>
    plays("rome", "poliorcetes-effect", { pieces: { "rome roma": { LG: 3 }, "rome capua": { LG: 1 } } }),
  "battle.engine"() {
    const pieces = { "rome roma": { LG: 9 }, "carthage capua": { HI: 2, city: 5 } };
    const state = advanced({ pieces, treasury: { rome: 0, carthage: 0 } });
    const force = setOut(state, "rome", "roma", "capua");
    placeEngine(state, ROME, at(state, "capua"));
    begin(state, battle(state, force, ["carthage"]), [], [{ type: "stand" }, { type: "useWalls", yes: true }]);
    return state;
  },
  "inventor.where": () => plays("rome", "archimedes-effect"),
  "conspiracy.leader": () => struck("conspiracy", { leaders: { "carthage-2": "carthago", "carthage-3": "carthago" } }),
  "dictator.leaves": () => plays("rome", "soldier-of-fortune", INVADED),
  "dictator.who": () => plays("rome", "soldier-of-fortune", INVADED, [{ type: "chooseLeader" }]),
  "dictator.where": () =>
    plays(
      "rome",
      "soldier-of-fortune",
      {
        pieces: { "carthage roma": { HI: 2 }, "rome capua": { LG: 1 }, "rome barium": { LG: 1 } },
        leaders: { "rome-4": "capua" },
      },
      [{ type: "chooseLeader" }],
    ),
  "diesIrae.pay": () => struck("dies-irae", { treasury: { rome: 4 } }),
  "expansion.garrison": () => plays("rome", "independent-expansion"),
  "insurrection.where": () =>
    struck("local-insurrection", { pieces: { ...HOME, "rome capua": { GARR: 1 }, "greece athenae": { GARR: 1 } } }),
  "insurrection.whose"() {
    const pieces = { ...HOME, "rome capua": { GARR: 1 }, "greece capua": { GARR: 1 } };
    const state = advanced({ pieces });
    permit(state, ROME, GREECE, "stack");
    begin(state, struckBy(state, "rome", "local-insurrection"), [], [{ type: "choose" }]);
    return state;
  },
  "mercenaries.what": () => plays("carthage", "mercenaries"),
  "mercenaries.where": () =>
    plays("carthage", "mercenaries", { pieces: { ...HOME, "carthage utica": { LI: 1 } } }, [
      { type: "with", unit: MCAV },
    ]),
  "militia.gathers": () =>
    plays(
      "rome",
      "raise-the-militia",
      { pieces: { ...HOME, "carthage capua": { HI: 1 } }, stability: { rome: 5 } },
      [],
      [6],
    ),
  "mission.which": () =>
    plays("rome", "diplomatic-mission-into-interior", {
      tribes: { nemausus: 3 },
      pieces: { ...HOME, "rome massilia": { LG: 1 } },
    }),
  "opportunity.which": () =>
    plays("rome", "stability-and-opportunity", { stability: { rome: 5 }, config: { format: "advanced5" } }),
  "alliance.speak": () => plays("rome", "alliance", {}, [{ type: "choosePower" }]),
  "deal.card"() {
    const state = hold(advanced({ pieces: HOME }), "rome", "spies", "ambush");
    const call = allianceDealOf(ROME, carthage);
    begin(state, call, [], [{ type: "term", kind: "card", power: ROME }]);
    return state;
  },
  "pontus.place": () => plays("rome", "pontus"),
  "successors.army": () => struck("successor-wars-roll-on", { pieces: SUCCESSORS }),
  "successors.lead"() {
    const leaders = { "greece-3": "pella", "greece-4": "pella" };
    return until(struck("successor-wars-roll-on", { pieces: SUCCESSORS, leaders }), "successors.lead");
  },
  "successors.attack": () =>
    until(struck("successor-wars-roll-on", { pieces: SUCCESSORS }), "successors.attack", { type: "step" }),
  "rhodes.replace"() {
    const pieces = { ...HOME, "rhodes rhodus": { HI: 2, city: 5, GS: 1 } };
    const state = advanced({ pieces, treasury: { rome: 5 }, settled: true });
    advancedOf(state).rhodesAlly = ROME;
    begin(state, { proc: "maintenance", step: "rhodes" } as never, []);
    return state;
  },
  "tribes.return": () => struck("tribal-resurgence"),
  "activation.disband"() {
    const state = advanced({ pieces: HOME, treasury: { rome: 3 }, config: { options: ["disbanding"] } });
    begin(state, { proc: "activation", step: "disband", power: ROME, drawn: false }, []);
    return state;
  },
  "africa.next": () =>
    struck("rebellion", { pieces: { ...HOME, "carthage utica": { MLI: 1 }, "carthage zama": { MHI: 1 } } }, [], [4, 6]),
  "massive.place": () => struck("rebellion", GAUL, [{ type: "chooseProvince" }], [3, 4, 6]),
  "massive.province": () => struck("rebellion", GAUL, [], [3, 4, 6]),
  "invasion.regroup"() {
    const pieces = { ...HOME, "rome massilia": { LG: 9, city: 5 } };
    const state = advanced({ pieces, settled: true });
    const { nodeOf } = worldOf(state.config).map;
    const answers = [
      { type: "chooseProvince", province: worldOf(state.config).map.provinceOf.get("narbonensis")! },
      { type: "choose", node: nodeOf.get("massilia")! },
    ] as const;
    begin(state, struckBy(state, "carthage", "rebellion"), [3, 4, 6, 1, 1, 1], answers);
    return until(state, "invasion.regroup");
  },
  "rebellion.bleeds": () =>
    struck("rebellion", { pieces: { ...HOME, "rome gaza": { LG: 1 }, "greece caesarea": { HI: 1 } } }, [], [4, 4]),
  "rebellion.blood": () => struck("rebellion", { pieces: { ...HOME, "rome gaza": { LG: 1, LI: 1 } } }, [], [4, 4]),
  "rebellion.garrison": () =>
    struck(
      "rebellion",
      { pieces: { ...HOME, "rome tarraco": { GARR: 1 }, "carthage gades": { GARR: 1 } } },
      [],
      [3, 3],
    ),
  "rebellion.place": () => struck("rebellion", {}, [], [5, 6]),
  "rebellion.units": () =>
    struck("rebellion", { pieces: { ...HOME, "rome salonae": { LG: 1, LI: 5, CAV: 5 } } }, [], [2, 3]),
  "rebellion.where": () =>
    struck("rebellion", { pieces: { ...HOME, "rome salonae": { LG: 1 }, "rome virunum": { LG: 1 } } }, [], [2, 3]),
  "join.ask": () => joined(0),
  "join.units": () => joined(1),
  "join.leader": () => joined(2),
  "deal.show"() {
    const state = position("V", { config: { format: "ultraBasic" } });
    state.objectives.hands[ROME] = [0, 1];
    const call = { ...dealOf(ROME, carthage, [ROME, carthage]), proposed: [term("objective", ROME)] };
    begin(state, call, [], [{ type: "accept" }]);
    return state;
  },
  "withdrawal.hinder"() {
    const { state, frame } = capua({ LG: 2, CAV: 3 }, { HI: 2 });
    begin(state, frame, [], [{ type: "withdraw" }, { type: "all" }]);
    return state;
  },
  "mutiny.whose": () => mutiny(),
  "mutiny.fleet": () => until(mutiny(), "mutiny.fleet"),
  "land.pair"() {
    const state = position("V", { pieces: { "rome roma": { LG: 1, lg: 1 }, "rome capua": { lg: 1 } } });
    const force = setOut(state, "rome", "roma", "roma");
    begin(state, { proc: "landMove", force }, [], [{ type: "step", node: at(state, "capua") }]);
    return state;
  },
  "major.again"() {
    const state = position("V", { pieces: { "rome pisae": { GS: 2 } }, leaders: { "rome-1": "pisae" }, settled: true });
    setFlag(state, ROME, FLAGS.conqueror);
    begin(state, expansionOf(ROME), [], [{ type: "major", kind: "own" }, { type: "at" }, { type: "fleet" }]);
    for (const wanted of ["all", "leader", "halt"]) answerFirst(state, { type: wanted });
    return state;
  },
  "income.toll"() {
    const pieces = {
      "rhodes rhodus": { HI: 2, city: 5, GS: 2 },
      "greece patara": { city: 5 },
      "east miletus": { LI: 1 },
    };
    const state = position("V", { pieces: { ...pieces, "east side": { LI: 1 } }, settled: true });
    begin(state, { proc: "income" }, []);
    return state;
  },
  "objective.richest"() {
    const state = position("V", { config: { format: "ultraBasic" }, treasury: { rome: 30 }, settled: true });
    state.objectives.hands[ROME] = [OBJECTIVES.indexOf("L")];
    begin(state, { proc: "income" }, []);
    return state;
  },
  "construction.with"() {
    const state = position("V", {
      pieces: { "rome roma": { LG: 1, HI: 1, town: 2 } },
      treasury: { rome: 9 },
      settled: true,
    });
    begin(
      state,
      { proc: "construction", power: ROME, noTown: [] },
      [],
      [{ type: "build", kind: "city" }, { type: "at" }],
    );
    return state;
  },
  "objective.claim"() {
    const state = position("V", { pieces: { "rome roma": { LG: 2, city: 5 } }, settled: true });
    state.objectives.hands[ROME] = [OBJECTIVES.indexOf("A"), OBJECTIVES.indexOf("C")];
    begin(state, { proc: "victoryPhase" }, []);
    return state;
  },
  "objective.discard"() {
    const state = position("V", { config: { format: "ultraBasic" }, settled: true });
    state.objectives.hands[ROME] = [0, 1];
    begin(state, { proc: "removal" }, []);
    return state;
  },
  "attrition.toll"() {
    const pieces = {
      "rhodes rhodus": { HI: 2, city: 5, GS: 2 },
      "greece patara": { HI: 1 },
      "east miletus": { LI: 1 },
    };
    const state = position("V", {
      pieces: { ...pieces, "east side": { LI: 1 } },
      treasury: { greece: 3 },
      settled: true,
    });
    begin(state, { proc: "attritionPhase" }, []);
    return state;
  },
  "move.lead"() {
    const leaders = { "rome-3": "roma", "rome-5": "roma" };
    const state = position("V", { pieces: { "rome roma": { LG: 2 } }, leaders, settled: true });
    begin(state, majorMoveOf(ROME, "own"), []);
    return until(state, "move.lead", { yes: true });
  },
  "reroll.smallerChooses"() {
    const leaders = { "rome-4": "roma", "carthage-2": "capua" };
    const { state, force } = capua({ LG: 4 }, { HI: 1 }, { leaders });
    const [one, other] = [state.forces[force]!.leaders[0]!, state.leaders.indexOf(at(state, "capua"))];
    const call = { proc: "reroll", larger: "attacker", powers: [ROME, carthage], dice: [1, 5] } as const;
    const yes = { type: "reroll", yes: true };
    begin(state, { ...call, leaders: [one, other] }, [6, 6, 1, 1], [yes, yes]);
    return state;
  },
  "losses.flip"() {
    const state = position("V", { pieces: { "rome roma": { LG: 1, HI: 1 } } });
    const side = { power: ROME, force: NONE, owners: [ROME] };
    begin(state, lossOf({ space: at(state, "roma"), side, need: 1, walls: false, infantryOnly: false }), []);
    return state;
  },
  militia() {
    const state = position("V", { pieces: { "rome roma": { LG: 1, city: 5 } }, settled: true });
    begin(state, { proc: "militia", power: ROME }, []);
    return state;
  },
  "sea.passing"() {
    const state = position("V", { pieces: { "carthage thapsus": { GS: 3 }, "rome roma": { GS: 4 } } });
    const force = setOut(state, "rome", "roma", "thapsus", NONE);
    begin(state, { proc: "seaEntry", force, why: "enter", haven: NONE, attacked: NONE }, [], [{ type: "letPass" }]);
    return state;
  },
  "sea.parting"() {
    const state = position("V", { pieces: { "carthage thapsus": { GS: 3 }, "rome roma": { GS: 4 } } });
    const force = setOut(state, "rome", "roma", "thapsus", NONE);
    begin(state, { proc: "seaEntry", force, why: "part", haven: NONE, attacked: NONE }, []);
    return state;
  },
  "battle.lead.attacker": () => led("battle.lead.attacker"),
  "battle.lead.defender": () => led("battle.lead.defender"),
  "retreat.way": () => beaten("retreat.way"),
  "retreat.sea": () => beaten("retreat.sea"),
  "soldier.next": () => divided("soldier.next"),
  "soldier.leader": () => divided("soldier.leader"),
  "sea.sink": () => atSea(true),
  "sea.storm"() {
    const state = advanced({ pieces: { "greece corcyra": { GS: 2 } } });
    addArmy(state, soldier(GREECE));
    const force = setOut(state, "greece", "corcyra", "ds_ionium", NONE);
    addToForce(state, state.forces[force]!, SOLDIER_OF_FORTUNE, MOVED, GS, 1);
    begin(state, { proc: "seaEntry", force, why: "enter", haven: NONE, attacked: NONE }, [5, 1]);
    return state;
  },
  "sea.port": () => atSea(false),
  "sea.lead"() {
    const pieces = { "rome pisae": { GS: 2 }, "rome roma": { LG: 2 } };
    const state = position("V", { pieces, leaders: { "rome-3": "pisae", "rome-5": "pisae" }, settled: true });
    const force = setOut(state, "rome", "pisae", "pisae", NONE);
    begin(state, { proc: "fleetMove", force }, [1]);
    for (const id of ["ntp_etruria", "roma"]) answerFirst(state, { type: "sail", node: at(state, id) });
    answerFirst(state, { type: "pickUp" });
    return state;
  },
};

/** Games on all kinds of tables; before each answer somebody looks at the state, and at who is asked. */
export function watchGames(
  seed: string,
  games: number,
  actions: number,
  look: (state: State, seat: number, chance: Chance) => void,
): void {
  for (let game = 0; game < games; game++)
    for (const scenario of STANDARD) {
      const table = tableOf(scenario, game);
      const chance = new FastChance(`${seed} ${scenario} ${game}`);
      const state = paxRomana.setup(table, paxRomana.deal(table, chance));
      if (game % 3 === 1) crowd(state, chance, 80);
      if (game % 3 > 0) turmoil(state, chance);
      if (game % 3 === 2) disasters(state, chance, () => undefined);
      for (let n = 0; !state.over && n < actions; n++) {
        const seat = chance.pick(paxRomana.toAct(state));
        look(state, seat, chance);
        const legal: Action[] = [];
        paxRomana.legal(state, seat, legal);
        paxRomana.apply(state, seat, eager(state, legal, chance), chance);
      }
    }
}
