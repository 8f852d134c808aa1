/** 12.55, 3.44, 17.2: Pontus, with a marker of its own. */
import { describe, expect, test } from "vitest";
import {
  CARTHAGE,
  data,
  EAST,
  FRESH,
  INDEPENDENT,
  NONE,
  PONTUS,
  PORT,
  ROME,
  UNITS,
  type Node,
  type Owner,
} from "../../data/index.ts";
import { addArmy, armyOf, pontus } from "../../state/armies.ts";
import { advancedOf, cardOf, cardsOf } from "../../state/cards.ts";
import { addForce, addToForce, emptyForce, goAboard } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { keysAt } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import type { Given } from "../../testing/position.ts";
import { canWithdraw } from "../battle/battle.ts";
import {
  answerFirst,
  asked,
  at,
  begin,
  entering,
  optionsNow,
  play,
  setOut,
  standing,
  told,
} from "../battle/testing.ts";
import { advanced, hold, playedBy } from "../cards/testing.ts";
import { captureWorks } from "../cities/capture.ts";
import { holderOf } from "../control/holder.ts";
import { deciderFor } from "../control/keeper.ts";
import { relation } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { nextCedable } from "../diplomacy/terms.ts";
import { isolatedStacks } from "../movement/attrition-phase.ts";
import { isKept } from "../movement/limits.ts";
import { machine } from "../index.ts";
import { letsShipsOn } from "../naval/landing.ts";
import { seaEntryOf } from "../naval/testing.ts";
import { meetsFleet } from "../naval/waters.ts";
import { isLostAtSea } from "../naval/fleet-attrition.ts";
import { endPontus } from "./alliances.ts";

const { map } = data;
const SPACES: readonly Node[] = map.spacesOf[map.provinceOf.get("pontus")!]!;
const [HERE, THERE] = SPACES.map((node) => map.ids[node]!) as [string, string];

/** Pontus stands in one Space, for Rome. */
function risen(given: Given = {}): State {
  const state = advanced({ ...given, pieces: { [`pontus ${HERE}`]: { HI: 4, LI: 2, CAV: 1 }, ...given.pieces } });
  advancedOf(state).pontusPlayer = ROME;
  addArmy(state, pontus(ROME));
  return state;
}

const taken = (ids: readonly string[]): Given => ({
  pieces: Object.fromEntries(ids.map((id) => [`east ${id}`, { LI: 1 }])),
});

test("12.55, 10.31, R352: its army intercepts for its player, though nobody else is near", () => {
  const state = risen({ pieces: { [`pontus ${HERE}`]: {}, "pontus nicomedia": { HI: 4 }, "east gordium": { HI: 1 } } });
  const force = setOut(state, "east", "gordium", "cyzicus");
  begin(state, entering(force), []);
  expect([asked(state), machine.who(state)]).toEqual(["interception.attempt", [ROME]]);
  expect(optionsNow(state)).toContainEqual({ type: "intercept", node: at(state, "nicomedia"), owner: PONTUS });
});

test("12.55, 10.34, R352: where its own stand it is among friends: it stays beside those it has saved", () => {
  const pieces = { [`pontus ${HERE}`]: {}, "pontus nicomedia": { HI: 4 }, "pontus gordium": { LI: 1 } };
  const state = risen({ pieces: { ...pieces, "east ancyra": { HI: 1 } } });
  const force = setOut(state, "east", "ancyra", "gordium");
  const answers = [{ type: "intercept" }, { type: "all" }] as const;
  // The interception succeeds, and the East is beaten and driven back.
  begin(state, entering(force), [6, 6, 6, 1], answers);
  while (asked(state) !== undefined) answerFirst(state, optionsNow(state).at(-1));
  expect([standing(state, "pontus", "gordium", "HI"), standing(state, "pontus", "nicomedia", "HI")]).toEqual([4, 0]);
});

test("7.43, 12.55, R515: it pulls down a Town that it has taken, but none in its player's Home", () => {
  const destroys = (where: string): boolean => {
    const state = risen({ pieces: { [`pontus ${HERE}`]: {}, [`pontus ${where}`]: { HI: 1, town: 2 } } });
    const force = setOut(state, "pontus", where, where);
    Object.assign(state.forces[force]!, { power: ROME });
    begin(state, { proc: "landMove", force }, []);
    return optionsNow(state).some(({ type: verb }) => verb === "destroy");
  };
  expect([destroys("gordium"), destroys("capua")]).toEqual([true, false]);
});

describe("12.55, 17.2: the card", () => {
  test("12.55, 10.97, R484: not where somebody has set out from to a battle, and may have to go back", () => {
    const state = advanced({ pieces: { [`rome ${HERE}`]: { LG: 1 } } });
    const force = setOut(state, "rome", HERE, THERE);
    const march = { ...machine.begin(entering(force), state), step: "fought" };
    begin(state, playedBy(state, "rome", "pontus"), []);
    expect(optionsNow(state).map(({ node }) => node)).toContain(at(state, HERE));
    state.frames.unshift(march);
    expect(optionsNow(state).map(({ node }) => node)).not.toContain(at(state, HERE));
  });

  test("12.55, R351: four HI, two LI and a CAV, each in an unoccupied Space of Pontus, a squadron in an open port; its marker is in the cup", () => {
    const state = advanced();
    const played = begin(state, playedBy(state, "rome", "pontus"), []);
    expect(optionsNow(state).map(({ node }) => node)).toEqual([...SPACES]);
    expect(told(played, "pontusCame")).toHaveLength(1);
    const one = advanced(taken(SPACES.slice(1).map((node) => map.ids[node]!)));
    play(one, playedBy(one, "rome", "pontus"), []);
    expect(["HI", "LI", "CAV"].map((unit) => standing(one, "pontus", HERE, unit as never))).toEqual([4, 2, 1]);
    expect([advancedOf(one).pontusPlayer, advancedOf(one).pontusMarkers]).toEqual([ROME, 1]);
    expect(cardsOf(one).removed).toEqual([cardOf("pontus")]);
  });

  test("R351: without an open port no squadron comes", () => {
    const inland = SPACES.filter((node) => map.kind[node] !== PORT).map((node) => map.ids[node]!);
    const ports = SPACES.filter((node) => map.kind[node] === PORT).map((node) => map.ids[node]!);
    const closed = advanced({ pieces: Object.fromEntries(ports.map((id) => [`east ${id}`, { GS: 1 }])) });
    const first = { type: "choose", node: SPACES[0]! };
    play(
      closed,
      playedBy(closed, "rome", "pontus"),
      [],
      Array.from({ length: 7 }, () => first),
    );
    expect([...ports, ...inland].every((id) => standing(closed, "pontus", id, "GS") === 0)).toBe(true);
  });

  test("12.55: it is unplayable without an unoccupied Space in Pontus", () => {
    const state = hold(advanced(taken(SPACES.map((node) => map.ids[node]!))), "rome", "pontus");
    begin(state, { proc: "activation", step: "operation", power: ROME, drawn: false }, []);
    expect(optionsNow(state)).not.toContainEqual({ type: "playCard", kind: "pontus" });
  });
});

describe("3.44, 12.55, R353: its marker", () => {
  test("R353, R24: no payment, no card, no streak; one Major and two Minor Moves of its own units", () => {
    const state = risen({ pieces: { "rome roma": { LG: 2 } } });
    const { treasury } = state.powers[ROME]!;
    state.row = [];
    state.cup.fill(0);
    state.streak = { power: ROME, times: 2 };
    advancedOf(state).pontusMarkers = 1;
    const played = begin(state, { proc: "activationPhase" }, [1]);
    expect(told(played, "pontusMoves")).toMatchObject([{ power: ROME }]);
    expect(told(played, "cardDrawn")).toEqual([]);
    expect([asked(state), state.powers[ROME]!.treasury, state.streak]).toEqual([
      "expansion.choose",
      treasury,
      { power: ROME, times: 2 },
    ]);
    expect(optionsNow(state)).toEqual([{ type: "major", kind: "pontus" }, { type: "minor" }, { type: "done" }]);
  });

  test("12.55: only Pontine units move by it, and they by nothing else", () => {
    const state = risen({ pieces: { "rome roma": { LG: 2 } } });
    begin(state, { proc: "pontusActivation", power: ROME }, [], [{ type: "minor" }]);
    expect(optionsNow(state).map(({ node }) => node)).toEqual([at(state, HERE)]);
    const own = risen({ pieces: { "rome roma": { LG: 2 } } });
    begin(own, { proc: "expansion", power: ROME, minors: 2 }, []);
    expect(optionsNow(own)).not.toContainEqual({ type: "major", kind: "pontus" });
  });

  test("12.55, R359: it has its Major Move also after an Activation in which the Gallic revolt had marched", () => {
    const state = risen();
    state.row = [];
    state.cup.fill(0);
    state.rebellions!.marched = true;
    advancedOf(state).pontusMarkers = 1;
    begin(state, { proc: "activationPhase" }, [1]);
    expect(optionsNow(state)).toContainEqual({ type: "major", kind: "pontus" });
  });

  test("12.55: it goes into the cup again each turn while a Pontine unit lives", () => {
    const state = risen();
    advancedOf(state).pontusMarkers = 0;
    play(state, { proc: "income" }, []);
    expect(advancedOf(state).pontusMarkers).toBe(1);
  });

  test("R353: hold cards may be played in it", () => {
    const state = hold(
      risen({ pieces: { "rome roma": { LG: 2 } }, stability: { rome: 5 } }),
      "rome",
      "stability-and-opportunity",
    );
    begin(state, { proc: "pontusActivation", power: ROME }, []);
    expect(optionsNow(state)).toContainEqual({ type: "playCard", kind: "stability-and-opportunity" });
  });
});

describe("12.55, R188, R352: what Pontus is to others", () => {
  test("R188: Pontus and its player do not enter each other's Spaces; everybody else fights it", () => {
    const state = risen({ pieces: { [`rome ${THERE}`]: { LG: 1 } } });
    const [here, there] = [at(state, HERE), at(state, THERE)];
    expect([isKept(state, PONTUS, here, there), isKept(state, ROME, there, here)]).toEqual([true, true]);
    expect([isKept(state, EAST, there, here), relation(state, EAST, EAST, PONTUS)]).toEqual([false, "hostile"]);
  });

  test("4.2, 12.55: what is allowed its player does not extend to Pontus, and its Spaces cannot be ceded", () => {
    const state = risen({ pieces: { "carthage cnossus": { GS: 1, GARR: 1 } } });
    permit(state, CARTHAGE, ROME, "stack");
    permit(state, ROME, CARTHAGE, "stack");
    expect(relation(state, CARTHAGE, CARTHAGE, PONTUS)).toBe("hostile");
    expect(relation(state, PONTUS, ROME, CARTHAGE)).toBe("hostile");
    expect(nextCedable(state, ROME, CARTHAGE, NONE)).toBe(NONE);
    const fleet = (rows: Force["rows"]): Force => ({ ...emptyForce(ROME, at(state, "cnossus")), rows });
    const squadron = UNITS.map((name) => Number(name === "GS"));
    const meets = (owner: Owner): boolean =>
      meetsFleet(state, fleet([{ owner, mark: FRESH, counts: squadron }]), CARTHAGE, at(state, "cnossus"));
    expect([meets(ROME), meets(PONTUS)]).toEqual([false, true]);
  });

  describe("R352, 11.42: its fleet before a battle at sea", () => {
    /** A fleet of Carthage comes to the Pontine squadron in Sinope. */
    const met = (more: Given = {}): State => {
      const state = risen({
        treasury: { rome: 0, carthage: 0 },
        ...more,
        pieces: { "pontus sinope": { GS: 1, LI: 1 }, "carthage trapezus": { GS: 3 }, ...more.pieces },
      });
      const force = setOut(state, "carthage", "trapezus", "sinope", -1);
      goAboard(state, state.forces[force]!);
      begin(state, seaEntryOf(force, "begin", at(state, "trapezus")), [6]);
      return state;
    };

    test("its player may fight, let pass, or withdraw with it", () => {
      const state = met();
      expect([asked(state), machine.who(state)]).toEqual(["sea.meet", [ROME]]);
      expect(optionsNow(state).map(({ type }) => type)).toEqual(["fight", "evade", "letPass"]);
    });

    test("it withdraws by its player's choice, as Pontine squadrons, which are nobody else's", () => {
      const state = met();
      answerFirst(state, { type: "evade" });
      expect([asked(state), machine.who(state)]).toEqual(["sea.withdraw", [ROME]]);
      for (let n = 0; n < 6 && asked(state) === "sea.withdraw"; n++) answerFirst(state, { type: "halt" });
      expect(standing(state, "pontus", "sinope", "GS")).toBe(0);
      const squadrons = map.ids.reduce((sum, id) => sum + standing(state, "pontus", id, "GS"), 0);
      expect([squadrons, standing(state, "pontus", "sinope", "LI")]).toEqual([1, 1]);
    });
  });

  test("12.51, R490: its player pays the toll of Rhodus from his own treasury", () => {
    const rhodes = { "rhodes rhodus": { HI: 2, city: 5, GS: 2 } };
    const state = risen({ pieces: { "pontus cnossus": { GS: 1 }, ...rhodes }, treasury: { rome: 2 } });
    const force = addForce(state, { ...emptyForce(ROME, at(state, "rhodus")), aboard: true });
    addToForce(state, state.forces[force]!, PONTUS, FRESH, UNITS.indexOf("GS"), 1);
    begin(state, seaEntryOf(force, "enter", at(state, "cnossus")), [1]);
    expect([asked(state), machine.who(state)]).toEqual(["sea.toll", [ROME]]);
    answerFirst(state, { type: "toll", yes: true });
    expect(state.powers[ROME]!.treasury).toBe(1);
  });

  test("12.55, 11.32: nobody of it is set ashore among those who let only its player in", () => {
    const state = risen({ pieces: { "pontus cnossus": { LI: 2 }, "east arsinoe": { GARR: 1 } } });
    permit(state, EAST, ROME, "stack");
    const force = addForce(state, { ...emptyForce(ROME, at(state, "arsinoe")), aboard: true, mp: 5 });
    addToForce(state, state.forces[force]!, PONTUS, FRESH, UNITS.indexOf("LI"), 2);
    const verbs = (): string[] => {
      begin(state, { proc: "fleetMove", force }, []);
      return optionsNow(state).map(({ type: verb }) => verb);
    };
    expect(verbs()).not.toContain("dropUnit");
    state.table.keys.length = 0;
    state.table.counts.length = 0;
    expect(verbs()).toContain("dropUnit");
  });

  test("12.55, 11.12, 11.16, 11.32: its own ports are friendly to its ships, and no promise to its player opens another", () => {
    const ports = SPACES.filter((node) => map.kind[node] === PORT).map((node) => map.ids[node]!);
    const comesTo = (port: string, given: Given["pieces"] = {}): State => {
      const state = risen({ pieces: { [`pontus ${port}`]: { LI: 1 }, ...given } });
      permit(state, EAST, ROME, "sea");
      const force = addForce(state, { ...emptyForce(ROME, at(state, port)), aboard: true, mp: 5 });
      addToForce(state, state.forces[force]!, PONTUS, FRESH, UNITS.indexOf("HI"), 1);
      return state;
    };
    const own = comesTo(ports[0]!);
    const force = own.forces[0]!;
    expect(letsShipsOn(own, force, force.node)).toBe(true);
    begin(own, { proc: "fleetMove", force: 0 }, []);
    expect(optionsNow(own)).toContainEqual({ type: "pickUp", owner: PONTUS });
    const foreign = comesTo(ports[0]!, { "east arsinoe": { GARR: 1 } });
    const there = at(foreign, "arsinoe");
    const roman = { ...emptyForce(ROME, there), aboard: true };
    expect([roman, foreign.forces[0]!].map((one) => letsShipsOn(foreign, one, there))).toEqual([true, false]);
  });

  test("12.55: it gives control to nobody, and denies it to all", () => {
    const state = risen();
    expect(holderOf(state, at(state, HERE))).toBe(PONTUS);
  });

  test("R352, 13.24: its player decides for it, and it withdraws and retreats", () => {
    const state = risen();
    expect([deciderFor(state, PONTUS, CARTHAGE), canWithdraw(state, PONTUS)]).toEqual([ROME, true]);
  });

  test("9.41, 9.44, R354: its army is never isolated; its squadrons are lost outside its ports, and are units like others", () => {
    const state = risen({ pieces: { "pontus mazaca": { LI: 1 }, "pontus cnossus": { GS: 1 } } });
    expect(isolatedStacks(state)).toEqual([]);
    const [key] = keysAt(state, at(state, "cnossus"), PONTUS);
    expect(isLostAtSea(state, key!)).toBe(true);
    const fleet = risen({ pieces: { [`pontus ${HERE}`]: { GS: 1 } } });
    endPontus(fleet);
    expect(advancedOf(fleet).pontusPlayer).toBe(ROME);
  });

  test("R352: works it takes are its own; with its last unit it is gone, and they are independent", () => {
    const state = risen({ pieces: { "east sinope": { town: 1 } } });
    captureWorks(state, at(state, "sinope"), PONTUS);
    expect(worksAt(state, at(state, "sinope"))?.owner).toBe(PONTUS);
    endPontus(state);
    expect(advancedOf(state).pontusPlayer).toBe(ROME);
    state.table = { keys: [], counts: [] };
    endPontus(state);
    expect([advancedOf(state).pontusPlayer, armyOf(state, PONTUS)]).toEqual([NONE, undefined]);
    expect(worksAt(state, at(state, "sinope"))?.owner).toBe(INDEPENDENT);
  });
});
