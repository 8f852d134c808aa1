/** Cards that meet forces on their way, by land and by sea. */
import { describe, expect, test } from "vitest";
import { BI, CARTHAGE, data, EAST, FRESH, GREECE, GS, HORDE_0, LI, ROME, type CardName } from "../../../data/index.ts";
import { cardsOf } from "../../../state/cards.ts";
import { addForce, addToForce, emptyForce, goAboard, leadKin } from "../../../state/force.ts";
import { DEAD } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { placeOf } from "../../../state/keys.ts";
import { answerFirst, asked, at, battle, begin, optionsNow, setOut, standing, told } from "../../battle/testing.ts";
import { machine } from "../../index.ts";
import { ambushersOf } from "../../movement/narrows.ts";
import { lurkersFor } from "../../naval/lurking.ts";
import { embarkOf } from "../../naval/embark.ts";
import { seaEntryOf } from "../../naval/testing.ts";
import { advanced, hold } from "../testing.ts";

const PASS = { type: "passCard", kind: "now" } as const;
const plays = (kind: CardName) => ({ type: "playCard", kind }) as const;
const AMBUSH = plays("ambush");

describe("17.2 Ambush", () => {
  /** Rome in Salonae, about to march over the point to Lissa. */
  const march = (romans: object, leaders: Record<string, string> = {}) => {
    const state = advanced({ pieces: { "rome salonae": romans }, leaders });
    hold(state, "carthage", "ambush");
    const force = setOut(state, "rome", "salonae", "salonae", 4);
    return { state, call: { proc: "landMove", force } as const };
  };
  const INTO = (state: State) => ({ type: "step", node: at(state, "ltp_dalmatia") });

  test("R307: half a die, up, in BP at least, chosen by the owner; no MP are lost, and the march goes on", () => {
    for (const [die, left] of [
      [1, 4],
      [5, 2],
      [6, 2],
    ] as const) {
      const { state, call } = march({ LI: 5 });
      const played = begin(state, call, [die], [INTO(state), AMBUSH]);
      expect(told(played, "ambushed")).toMatchObject([{ power: CARTHAGE, owner: ROME, die, need: 5 - left }]);
      expect(asked(state)).toBe("land.step");
      expect(state.forces[0]).toMatchObject({ mp: 3, rows: [{ counts: expect.toSatisfy((row) => row[LI] === left) }] });
    }
    const mixed = march({ LI: 5, CAV: 2 });
    begin(mixed.state, mixed.call, [3], [INTO(mixed.state), AMBUSH]);
    expect([asked(mixed.state), machine.who(mixed.state)]).toEqual(["losses.lose", [ROME]]);
  });

  test("R307, 8.44: an army that is lost takes its leaders with it, and its Move is over", () => {
    const { state, call } = march({ LI: 2 }, { "rome-1": "salonae" });
    begin(state, call, [6], [INTO(state), AMBUSH]);
    expect([state.handed, state.forces]).toEqual([{ how: "gone" }, []]);
    expect(state.leaders[data.leaders.leaderOf.get("rome-1")!]).toBe(DEAD);
  });

  test("R292, R307: all others with cards are asked, whatever they hold; not the owner", () => {
    for (const card of ["ambush", "pontus"] as const) {
      const { state, call } = march({ LI: 5 });
      hold(state, "rome", "spies");
      cardsOf(state).hands[CARTHAGE] = [];
      hold(state, "greece", card);
      begin(state, call, [], [INTO(state)]);
      expect([asked(state), machine.who(state)]).toEqual(["card.window", [GREECE]]);
    }
  });

  test("17.2, R510: not by the player whose units they are with another power of his, unless he plays all of them", () => {
    const ambushers = (seats: number[][]): unknown => {
      const state = advanced({ pieces: { "rome salonae": { LI: 5 } }, config: { seats } });
      const force = setOut(state, "rome", "salonae", "ltp_dalmatia", 4);
      return ambushersOf(state, force, at(state, "ltp_dalmatia"));
    };
    expect(
      ambushers([
        [ROME, EAST],
        [CARTHAGE, GREECE],
      ]),
    ).toEqual([CARTHAGE, GREECE]);
    expect(ambushers([[ROME, CARTHAGE, GREECE, EAST]])).toEqual([CARTHAGE, GREECE, EAST]);
  });

  test("13.43, R307, R308: not on a pass, not among Home Spaces alone, not against leaders alone; against hordes by anybody", () => {
    const state = advanced({
      pieces: { "greece actium": { LI: 3 }, "rome taurinorum": { LI: 3 }, "greece lissa": { LI: 3 } },
      leaders: { "rome-1": "salonae" },
    });
    const [home, pass, abroad] = [
      setOut(state, "greece", "actium", "ltp_epirus"),
      setOut(state, "rome", "taurinorum", "ap_cottiae"),
      setOut(state, "greece", "lissa", "ltp_scardus"),
    ];
    const alone = setOut(state, "rome", "salonae", "ltp_dalmatia");
    const wild = addForce(state, emptyForce(ROME, at(state, "ltp_epirus")));
    addToForce(state, state.forces[wild]!, HORDE_0, FRESH, BI, 4);
    const who = (force: number): number[] => ambushersOf(state, force, state.forces[force]!.node);
    expect([who(home), who(pass), who(alone)]).toEqual([[], [], []]);
    expect(who(abroad)).toEqual([ROME, CARTHAGE, EAST]);
    expect(who(wild)).toEqual([ROME, CARTHAGE, GREECE, EAST]);
  });

  test("17.2, R307: in the Successor Wars by whoever leads the Greeks, not by Greece", () => {
    const state = advanced({ pieces: { "greece serdica": { HI: 3 } } });
    const force = setOut(state, "greece", "serdica", "ltp_strymon");
    Object.assign(state.forces[force]!, { power: ROME });
    leadKin(state.forces[force]!);
    expect(ambushersOf(state, force, at(state, "ltp_strymon"))).toEqual([ROME, CARTHAGE, EAST]);
  });

  /** Carthage attacks Rome in Salonae from Delminium. */
  const attacked = (romans: object, mp = 5) => {
    const state = advanced({ pieces: { "carthage delminium": { HI: 9 }, "rome salonae": romans } });
    hold(state, "greece", "ambush");
    return { state, call: battle(state, setOut(state, "carthage", "delminium", "salonae", mp), ["rome"]) };
  };

  test("R307: on a withdrawal", () => {
    const { state, call } = attacked({ LI: 5 });
    const played = begin(state, call, [6, 5], [{ type: "withdraw" }, { type: "all" }, INTO(state), AMBUSH]);
    expect(told(played, "ambushed")).toMatchObject([{ power: GREECE, need: 3 }]);
    expect(asked(state)).toBe("withdrawal.go");
    expect(optionsNow(state)).toContainEqual({ type: "step", node: at(state, "lissa") });
    const gone = attacked({ LI: 2 });
    begin(gone.state, gone.call, [6, 5], [{ type: "withdraw" }, { type: "all" }, INTO(gone.state), AMBUSH]);
    expect(gone.state.handed).toMatchObject({ winner: "vacated" });
  });

  test("R307, §A14.9: on a retreat, before the loss for points", () => {
    const { state, call } = attacked({ LI: 9 }, 0);
    const played = begin(state, call, [6, 1], [{ type: "stand" }]);
    const wanted = [{ type: "retreat", yes: true }, { type: "retreatTo", node: at(state, "lissa") }, AMBUSH];
    for (let i = 0; i < 40 && state.frames.length > 0; i++) {
      const options = optionsNow(state);
      const fits = wanted.find((one) =>
        options.some((option) => Object.entries(one).every(([k, v]) => option[k as "type"] === v)),
      );
      answerFirst(state, fits ?? {}, played);
    }
    const order = played.events.map(({ type: e }) => e).filter((e) => e === "ambushed" || e === "retreated");
    expect(order).toEqual(["ambushed", "retreated"]);
    const tolls = told(played, "losses").map(({ rule }) => rule);
    expect(tolls.indexOf("17.2")).toBeGreaterThanOrEqual(0);
    expect(tolls.indexOf("17.2")).toBeLessThan(tolls.indexOf("10.96"));
    expect(standing(state, "rome", "lissa", "LI")).toBeGreaterThan(0);
  });
});

describe("17.2 Naval Ambush", () => {
  /** Rome sails from Roma; Carthage has a squadron somewhere. */
  const sailing = (units: object, punic = "olbia", leaders: Record<string, string> = {}) => {
    const state = advanced({ pieces: { "rome roma": units, [`carthage ${punic}`]: { GS: 1 } }, leaders });
    hold(state, "carthage", "naval-ambush", "naval-ambush");
    return state;
  };
  const NAVAL = plays("naval-ambush");

  /** All of it aboard at a node. */
  function aboard(state: State, where: string): number {
    const force = setOut(state, "rome", "roma", where, 5);
    goAboard(state, state.forces[force]!);
    return force;
  }

  test("R309, R310: in the port of embarkation: all is lost, leaders too, and the Move is over", () => {
    const state = sailing({ LG: 2, EL: 1 }, "pisae", { "rome-1": "roma" });
    const force = setOut(state, "rome", "roma", "roma", 5);
    const played = begin(state, embarkOf(force), [], [NAVAL]);
    expect(told(played, "transportLost")).toMatchObject([{ power: CARTHAGE, owner: ROME, node: at(state, "roma") }]);
    expect(state.forces).toEqual([]);
    expect(state.leaders[data.leaders.leaderOf.get("rome-1")!]).toBe(DEAD);
    // The second card has nothing left to strike.
    expect(state.frames).toEqual([]);
  });

  describe("R309: in a port where an army comes aboard in mid-voyage", () => {
    /** A leader sails alone from Roma and takes up the army of Paestum; a squadron of Carthage is near. */
    const takingUp = (ships: object = {}) => {
      const pieces = { "rome roma": ships, "rome paestum": { LG: 2 }, "carthage rhegium": { GS: 1 } };
      const state = advanced({ pieces, leaders: { "rome-1": "roma" } });
      hold(state, "carthage", "naval-ambush");
      const force = aboard(state, "paestum");
      const played = begin(state, { proc: "fleetMove", force }, [6], [{ type: "pickUp" }, { type: "all" }]);
      return { state, played };
    };

    test("it can be ambushed there, and is lost with its leader", () => {
      const { state, played } = takingUp();
      expect([asked(state), machine.who(state)]).toEqual(["card.window", [CARTHAGE]]);
      answerFirst(state, NAVAL, played);
      expect(told(played, "transportLost")).toMatchObject([{ node: at(state, "paestum") }]);
      expect([state.forces, state.frames, state.handed]).toEqual([[], [], { how: "gone" }]);
      expect(state.leaders[data.leaders.leaderOf.get("rome-1")!]).toBe(DEAD);
    });

    test("it sails on if nobody lies in wait", () => {
      const { state, played } = takingUp();
      answerFirst(state, PASS, played);
      expect([asked(state), told(played, "transportLost")]).toEqual(["sea.sail", []]);
    });

    test("R94: nobody asks about a fleet that takes it aboard", () => {
      expect(asked(takingUp({ GS: 1 }).state)).toBe("sea.sail");
    });
  });

  test("R309, R163: on entering a node, before disaster", () => {
    const state = sailing({ LG: 2 }, "pisae");
    const force = aboard(state, "ntp_etruria");
    const played = begin(state, seaEntryOf(force, "enter", at(state, "roma")), [], [NAVAL]);
    expect(told(played, "disaster")).toEqual([]);
    expect(state.handed).toMatchObject({ how: "gone" });
  });

  test("R94, §A14.10: one squadron as an escort is enough; a transport that has lost it is not safe", () => {
    const state = sailing({ LG: 2, GS: 1 }, "pisae");
    const force = aboard(state, "ntp_etruria");
    expect(lurkersFor(state, force)).toEqual([]);
    addToForce(state, state.forces[force]!, ROME, state.forces[force]!.rows[0]!.mark, GS, -1);
    expect(lurkersFor(state, force)).toEqual([CARTHAGE]);
  });

  test("R309: three naval steps, ports and points alike, never over deep sea, never on it", () => {
    const lurk = (punic: string, where: string): number[] => {
      const state = sailing({ LG: 2 }, punic);
      return lurkersFor(state, aboard(state, where));
    };
    // Roma - Campania - Paestum - Rhegium.
    expect(lurk("rhegium", "roma")).toEqual([CARTHAGE]);
    expect(lurk("messana", "roma")).toEqual([]);
    // Panormus - deep sea - Caralis.
    expect(lurk("caralis", "panormus")).toEqual([]);
    expect(lurk("panormus", "ds_tyrrhenum")).toEqual([]);
  });

  test("R310, R311: not against leaders alone, and not by squadrons that have mutinied", () => {
    const alone = sailing({}, "pisae", { "rome-1": "roma" });
    expect(lurkersFor(alone, aboard(alone, "roma"))).toEqual([]);
    const state = sailing({ LG: 1 }, "pisae");
    state.mutinies.push(placeOf(at(state, "pisae"), CARTHAGE));
    const force = aboard(state, "roma");
    expect(lurkersFor(state, force)).toEqual([]);
    addUnits(state, keyOf(at(state, "pisae"), GREECE, FRESH), GS, 1);
    expect(lurkersFor(state, force)).toEqual([GREECE]);
  });

  test("17.2, R513: any force: also by another power of the same player, but not by one that has units aboard", () => {
    const seats = [
      [ROME, CARTHAGE],
      [GREECE, EAST],
    ];
    const given = { pieces: { "rome roma": { LG: 1 }, "rome pisae": { GS: 1 }, "carthage pisae": { GS: 1 } } };
    const state = advanced({ ...given, config: { seats } });
    const force = aboard(state, "roma");
    expect(lurkersFor(state, force)).toEqual([CARTHAGE]);
    addToForce(state, state.forces[force]!, CARTHAGE, FRESH, LI, 1);
    expect(lurkersFor(state, force)).toEqual([]);
  });

  test("R301: a cancelled one sinks nobody, and the window opens again", () => {
    const state = sailing({ LG: 2 }, "pisae");
    hold(state, "rome", "deus-ex-machina");
    const force = setOut(state, "rome", "roma", "roma", 5);
    begin(state, embarkOf(force), [], [NAVAL, plays("deus-ex-machina")]);
    expect([asked(state), machine.who(state), state.forces.length]).toEqual(["card.window", [CARTHAGE], 1]);
    answerFirst(state, PASS);
    expect(state.forces.length).toBe(1);
  });
});
