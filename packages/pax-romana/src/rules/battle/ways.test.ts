import { expect, test, describe } from "vitest";
import { worldOf } from "../../config.ts";
import { LI, NONE, MOVED } from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { placeOf } from "../../state/keys.ts";
import { position, type Given, putPieces } from "../../testing/position.ts";
import { STACK } from "../control/relation.ts";
import {
  answerFirst,
  asked,
  at,
  battle,
  begin,
  defendedPisae,
  goOn,
  optionsNow,
  owner,
  setOut,
  standing,
} from "./testing.ts";
import { seaPorts, firstRoutes, secondSpaces, canLeave } from "./ways.ts";

test("10.95, 12.51, R233: Rhodian squadrons bar a port to a retreat by sea, but not to the power they serve", () => {
  const ports = (rhodus: "greece" | "rhodes") => {
    const state = position("V", {
      pieces: {
        "greece naxos": { HI: 1, GS: 1 },
        "greece samos": { GARR: 1 },
        "rhodes samos": { GS: 1 },
        [`${rhodus} rhodus`]: { LI: 1 },
      },
    });
    const force = setOut(state, "greece", "naxos", "naxos");
    return seaPorts(state, state.forces[force]!, at(state, "naxos"), -1).includes(at(state, "samos"));
  };
  expect([ports("greece"), ports("rhodes")]).toEqual([true, false]);
});

type AllPieces = NonNullable<Given["pieces"]>;

describe("10.94: ways of a retreat", () => {
  const routes = (pieces: AllPieces, from: string, entry = ""): string[] => {
    const state = position("V", { pieces });
    const { ids } = worldOf(state.config).map;
    const force = emptyForce(owner("rome"), at(state, from));
    const found = firstRoutes(state, force, at(state, from), entry === "" ? NONE : at(state, entry));
    return found.map(({ to, points }) => [ids[to], ...points.map((point) => ids[point])].join(" "));
  };

  test("10.94, 9.33: over a strait where it may be crossed, and not by the attacker's road", () => {
    expect(routes({}, "rhegium")).toContain("messana");
    expect(routes({}, "rhegium", "messana")).not.toContain("messana");
    expect(routes({ "carthage messana": { GS: 1 } }, "rhegium")).not.toContain("messana");
    expect(routes({ "carthage messana": { LI: 1 } }, "rhegium")).not.toContain("messana");
  });

  test("10.94, 9.33, R155: over the point between Baetica and Tingi, both ways", () => {
    expect(routes({}, "gades")).toContain("tingi ltp_fretum");
    expect(routes({ "carthage tingi": { GS: 1 } }, "gades")).not.toContain("tingi ltp_fretum");
    expect(routes({ "carthage tingi": { GS: 1 } }, "gades")).toContain("malaca ltp_fretum");
    expect(routes({}, "tingi")).toContain("gades ltp_fretum");
    expect(routes({}, "tingi", "ltp_fretum").join(" ")).not.toContain("ltp_fretum");
    expect(routes({}, "gades", "ltp_fretum").join(" ")).not.toContain("ltp_fretum");
  });

  test("10.94: a foreign force on the march closes its Space; one aboard, an empty one or a friend does not", () => {
    const open = (who: "carthage" | "rome", units: number, aboard = false): boolean => {
      const state = position("V", {});
      const there = { ...emptyForce(owner(who), at(state, "capua")), aboard };
      addForce(state, there);
      addToForce(state, there, owner(who), MOVED, LI, units);
      const fleeing = emptyForce(owner("rome"), at(state, "roma"));
      addForce(state, fleeing);
      return firstRoutes(state, fleeing, at(state, "roma"), NONE).some(({ to }) => to === at(state, "capua"));
    };
    expect([open("carthage", 1), open("carthage", 1, true), open("carthage", 0), open("rome", 1)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test("10.94, 9.33: the second Space may lie over a strait that can be crossed", () => {
    const second = (pieces: AllPieces): boolean => {
      const state = position("V", { pieces });
      const force = emptyForce(owner("rome"), at(state, "rhegium"));
      const found = secondSpaces(state, force, at(state, "rhegium"), at(state, "paestum"), NONE);
      return found.includes(at(state, "messana"));
    };
    expect([
      second({}),
      second({ "carthage rhegium": { GS: 1 } }),
      second({ "carthage messana": { GARR: 1 } }),
    ]).toEqual([true, false, false]);
  });

  test("10.95: by sea only from a port with squadrons of one's own, to friendly ports", () => {
    const ports = (pieces: AllPieces): string[] => {
      const state = position("V", { pieces: { "rome aleria": { town: 2 }, ...pieces } });
      const from = at(state, "pisae");
      const found = seaPorts(state, emptyForce(owner("rome"), from), from, NONE);
      return found.map((port) => worldOf(state.config).map.ids[port]!);
    };
    expect(ports({ "rome pisae": { GS: 1 } })).toEqual(["genua", "aleria"]);
    expect(ports({ "rome pisae": { GS: 1 }, "carthage genua": { GS: 1 } })).toEqual(["aleria"]);
    expect([ports({ "carthage pisae": { GS: 1 } }), ports({ "rome pisae": { LI: 1 } })]).toEqual([[], []]);
  });
});

const UNSHIFTED = { n: 0 };
const FLEE = { type: "retreat", yes: true };
const NO_LEVY = { type: "levy", yes: false };

test("10.95: no retreat or withdrawal by sea to the port the attacker came from (R241)", () => {
  // Genua and Aleria are one sea edge from Pisae; both are Rome's, but Carthage has just come from Genua.
  const { state, frame } = defendedPisae(
    { LI: 9, GS: 1 },
    { pieces: { "rome aleria": { town: 2 }, "rome roma": { GARR: 1 } } },
  );
  begin(state, frame, [3], [{ type: "withdraw" }, { type: "all" }]);
  expect(optionsNow(state).flatMap((one) => (one.type === "sail" ? [one.node] : []))).toEqual([at(state, "aleria")]);
  const beaten = defendedPisae({ LI: 9, GS: 1 }, { pieces: { "rome aleria": { town: 2 } } });
  begin(beaten.state, beaten.frame, [3, 1], [{ type: "stand" }]);
  goOn(beaten.state, UNSHIFTED, FLEE, { type: "bySea" }, NO_LEVY);
  expect(standing(beaten.state, "rome", "aleria", "GS")).toBe(1);
  const elsewhere = defendedPisae({ LI: 9, GS: 1 }).state;
  const force = elsewhere.forces[0]!;
  const romans = { ...force, power: 0, rows: [] };
  force.from = at(elsewhere, "roma");
  expect(seaPorts(elsewhere, romans, at(elsewhere, "pisae"), at(elsewhere, "roma"))).toEqual([at(elsewhere, "genua")]);
});

test("10.95, R274: the squadron must be the retreating player's own; an ally's carries nobody", () => {
  const ports = (fleet: "rome" | "greece") => {
    const { state } = defendedPisae(
      { LI: 9 },
      { pieces: { "rome aleria": { town: 2 }, [`${fleet} pisae`]: { LI: 9, GS: 1 } } },
    );
    state.pacts[owner("greece") * 4 + owner("rome")] = STACK;
    const romans = { ...state.forces[0]!, power: owner("rome"), rows: [] };
    return seaPorts(state, romans, at(state, "pisae"), at(state, "genua"));
  };
  expect(ports("rome")).toHaveLength(1);
  expect(ports("greece")).toEqual([]);
});

test("10.95, 16.2: a fleet that has mutinied carries nobody away", () => {
  const { state, frame } = defendedPisae({ LI: 9, GS: 2 }, { pieces: { "rome aleria": { town: 2 } } });
  state.mutinies.push(placeOf(at(state, "pisae"), owner("rome")));
  begin(state, frame, [3, 1], [{ type: "stand" }]);
  goOn(state, UNSHIFTED, FLEE, { type: "bySea" }, NO_LEVY);
  expect(standing(state, "rome", "pisae", "GS")).toBe(2);
  expect(standing(state, "rome", "aleria", "LI")).toBe(0);
});

test("10.94: the second Space of a retreat is reached by a direct edge only, not over points (R246)", () => {
  const state = position("V", { pieces: { "rome athenae": { LG: 4 }, "greece thebae": { LI: 9 } } });
  const force = setOut(state, "rome", "athenae", "thebae");
  begin(state, battle(state, force, ["greece"]), [3, 1], [{ type: "stand" }]);
  while (asked(state) !== "retreat.first") answerFirst(state, FLEE);
  answerFirst(state, { node: at(state, "larissa") });
  expect(asked(state)).toBe("retreat.second");
  const further = optionsNow(state).map(({ node }) => node);
  expect(further).toContain(at(state, "pella"));
  expect(further).not.toContain(at(state, "actium"));
  expect(further).not.toContain(at(state, "ltp_pindus"));
});

test("10.94: the second Space is not the one the attacker came from either, were it ever so far", () => {
  const { state, force } = defendedPisae({ LI: 1 });
  const romans = { ...state.forces[force]!, power: owner("rome"), rows: [] };
  const [first, space, far] = ["roma", "pisae", "capua"].map((id) => at(state, id)) as [number, number, number];
  expect(secondSpaces(state, romans, first, space, at(state, "genua"))).toContain(far);
  expect(secondSpaces(state, romans, first, space, far)).not.toContain(far);
});

test("10.97, R159: to leave a point into a Space that must be attacked takes the MP of the attack too", () => {
  const state = position("V", { pieces: { "rome actium": { LG: 2 }, "greece larissa": { HI: 1 } } });
  const moving = state.forces[setOut(state, "rome", "actium", "larissa", 1)]!;
  const point = at(state, "ltp_pindus");
  expect(canLeave(state, moving, point)).toBe(true);
  putPieces(state, "greece actium", { HI: 1 });
  expect(canLeave(state, moving, point)).toBe(false);
  expect(canLeave(state, { ...moving, mp: 2 }, point)).toBe(true);
});
