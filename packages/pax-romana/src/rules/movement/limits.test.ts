import { describe, expect, test } from "vitest";
import { config, worldOf } from "../../config.ts";
import { EAST, GREECE, NONE, type Node } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import { emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { March } from "../../testing/march.ts";
import { position, putPieces, type Given } from "../../testing/position.ts";
import { at, begin, battle, intercepted, optionsNow, setOut } from "../battle/testing.ts";
import { firstRoutes } from "../battle/ways.ts";
import { hasLanding } from "../naval/landing.ts";
import { canSailAway } from "../naval/naval-withdrawal.ts";
import { fleetMoveOf, Sea } from "../naval/testing.ts";
import { setControl } from "../stability/settle.ts";
import { majorMoveOf } from "./major-move.ts";
import { minorMoveOf } from "./minor-move.ts";
import { march } from "./testing.ts";

const successors = (pieces: NonNullable<Given["pieces"]>, more: Given = {}): State => {
  const state = position("III", { ...more, pieces });
  setControl(state);
  return state;
};

const steps = (state: State): string[] =>
  optionsNow(state).flatMap(({ type: verb, node }) => (verb === "step" ? [named(state, node!)] : []));
const named = (state: State, node: Node): string => worldOf(state.config).map.ids[node]!;

describe("3.6, R264: in scenario III the forces of Alexandria stay in the first turn", () => {
  test("3.6, R264: they march through Egypt, Judea and Cyrenaica, and not into Syria", () => {
    const table = march(successors({ "east pelusium": { HI: 1 } }), "pelusium", 6, EAST);
    table.answer(["step ltp_sinai", "step gaza", "step caesarea"]);
    expect(table.options).not.toContain("step tyrus");
    expect(table.why({ type: "step", node: at(table.state, "tyrus") })).toBe("3.6");
    table.answer("step hierosolyma");
    expect(table.options).not.toContain("step damascus");
    expect(table.options).toContain("stop");
  });

  test("3.6, R264: leaders alone neither", () => {
    const state = successors({ "east hierosolyma": { town: 2 } }, { leaders: { "east-3": "hierosolyma" } });
    const table = march(state, "hierosolyma", 6, EAST, []);
    expect(table.options).not.toContain("step damascus");
    expect(table.options).toContain("step gaza");
  });

  test("3.6, R264: from the second turn on they are free; others always were", () => {
    const later = march(successors({ "east caesarea": { HI: 1 } }, { turn: 2 }), "caesarea", 6, EAST);
    expect(later.options).toContain("step tyrus");
    const greeks = march(successors({ "greece caesarea": { HI: 1 } }), "caesarea", 6, GREECE);
    expect(greeks.options).toContain("step tyrus");
    const seleucid = march(successors({ "east damascus": { HI: 1 } }), "damascus", 6, EAST);
    expect(seleucid.answer(["step antiochia", "step damascus"]).options).toContain("step hierosolyma");
    expect(seleucid.answer("step hierosolyma").options).not.toContain("step damascus");
  });

  test("3.6, R264: her fleets sail between these provinces, and nowhere else", () => {
    const sea = new Sea(successors({ "east alexandria": { GS: 1, HI: 1 }, "east arsinoe": { GARR: 1 } }));
    sea.force("east", "alexandria", { GS: 1 });
    sea.begin(fleetMoveOf(0));
    expect(sea.words).toEqual(["sail pelusium", "sail paraetonium", "sail ds_cyprium", "halt"]);
    expect(sea.refusal({ type: "sail", node: sea.node("ds_aegyptium") })).toBe("3.6");
    sea.take("sail ds_cyprium", 1).take("sail arsinoe");
    expect(sea.words).not.toContain("sail ntp_cilicium");
    expect(sea.words).toContain("sail salamis");
  });

  test("3.6, R264: an army goes aboard only if it can land in these provinces", () => {
    const sea = new Sea(successors({ "east salamis": { GS: 1, HI: 1 } }));
    sea.force("east", "salamis", { GS: 1, HI: 1 }, { mp: 6, aboard: true });
    sea.begin(fleetMoveOf(0));
    expect(sea.words).toContain("sail arsinoe");
    expect(sea.words).not.toContain("sail ntp_cyprium");
  });

  test("3.6, 10.31, R264: they do not intercept beyond their border", () => {
    const pieces = { "east caesarea": { HI: 2 }, "east damascus": { HI: 2 }, "greece antiochia": { HI: 1 } };
    for (const turn of [1, 2]) {
      const state = successors(pieces, { turn });
      const force = setOut(state, "greece", "antiochia", "tyrus");
      begin(state, intercepted(force), []);
      const from = optionsNow(state).flatMap(({ type: verb, node }) =>
        verb === "intercept" ? [named(state, node!)] : [],
      );
      expect(from).toEqual(turn === 1 ? ["damascus"] : ["damascus", "caesarea"]);
    }
  });

  test("3.6, 10.44, R264: they do not withdraw beyond it", () => {
    for (const turn of [1, 2]) {
      const state = successors({ "east caesarea": { LI: 1 }, "greece gaza": { HI: 4 } }, { turn });
      const force = setOut(state, "greece", "gaza", "caesarea");
      begin(state, battle(state, force, ["east"]), [3], [{ type: "withdraw" }]);
      expect(steps(state)).toEqual(turn === 1 ? ["hierosolyma"] : ["tyrus", "hierosolyma"]);
    }
  });

  test("3.6, 11.42, R264: nor by sea", () => {
    for (const turn of [1, 2]) {
      const state = successors({ "east caesarea": { GS: 1 } }, { turn, pirates: ["gaza"] });
      expect(canSailAway(state, EAST, at(state, "caesarea"))).toBe(turn === 2);
      const sea = new Sea(successors({ "east caesarea": { GS: 1 }, "east pelusium": { LI: 1 } }, { turn }));
      sea.begin({ proc: "navalWithdrawal", fleet: EAST, from: sea.node("caesarea") });
      expect(sea.words.includes("sail tyrus")).toBe(turn === 2);
      const army = successors({ "east caesarea": { LI: 1, GS: 1 }, "greece hierosolyma": { HI: 4 } }, { turn });
      const force = setOut(army, "greece", "hierosolyma", "caesarea");
      begin(army, battle(army, force, ["east"]), [6], [{ type: "withdraw" }]);
      const ports = optionsNow(army).flatMap(({ type: verb, node }) => (verb === "sail" ? [named(army, node!)] : []));
      expect(ports).toEqual(turn === 1 ? ["gaza"] : ["tyrus", "gaza"]);
    }
  });

  test("3.6, 11.34, R264: a landing that might fail needs a port in these provinces to go to", () => {
    for (const turn of [1, 2]) {
      const state = successors({ "greece salamis": { HI: 1 }, "greece arsinoe": { HI: 1 } }, { turn });
      expect(hasLanding(state, emptyForce(EAST, NONE), at(state, "salamis"))).toBe(turn === 2);
    }
  });

  test("3.6, 10.94, R264: whoever is beaten retreats where there is a way", () => {
    const state = successors({ "east caesarea": { HI: 1 }, "greece gaza": { HI: 4 }, "greece hierosolyma": { HI: 1 } });
    const force = setOut(state, "east", "caesarea", "caesarea");
    const routes = firstRoutes(state, state.forces[force]!, at(state, "caesarea"), at(state, "gaza"));
    expect(routes.map(({ to }) => named(state, to))).toEqual(["tyrus"]);
  });
});

/** Scenario V with the Soldier of Fortune of Greece, and options. */
function pyrrhus(options: readonly ("soldierRange" | "soldierNotInItaly")[], where: string, turn = 1): State {
  const pieces = { [`sof ${where}`]: { HI: 4 }, [`greece ${where}`]: { HI: 1, GS: 1 } };
  const state = position("V", { pieces, turn, config: { options } });
  state.armies = [soldier(GREECE)];
  setControl(state);
  return state;
}

describe("3.6: options for the Soldier of Fortune of scenario V", () => {
  const waysOf = (state: State, from: string): string[] =>
    new March(state, majorMoveOf(GREECE, "sof"), [6]).answer([`at ${from}`, "all"]).options;

  test("3.6, R265: with soldierNotInItaly he does not enter the Home of Rome in turn 1", () => {
    expect(waysOf(pyrrhus([], "messana"), "messana")).toContain("step rhegium");
    expect(waysOf(pyrrhus(["soldierNotInItaly"], "messana"), "messana")).not.toContain("step rhegium");
    expect(waysOf(pyrrhus(["soldierNotInItaly"], "messana", 2), "messana")).toContain("step rhegium");
    // Nobody else is meant.
    const own = new March(pyrrhus(["soldierNotInItaly"], "messana"), majorMoveOf(GREECE, "own"), [6]);
    expect(own.answer(["at messana", "army"]).options).toContain("step rhegium");
  });

  test("3.6, R265: nor with a single unit, nor by sea", () => {
    const state = pyrrhus(["soldierNotInItaly"], "messana");
    putPieces(state, "sof messana", { CAV: 1 });
    const minor = new March(state, minorMoveOf(GREECE), [6]).answer(["at messana", "moveUnit CAV"]);
    expect(minor.options).not.toContain("step rhegium");
    expect(minor.why({ type: "step", node: at(state, "rhegium") })).toBe("3.6");
    const sea = new Sea(pyrrhus(["soldierNotInItaly"], "messana"));
    sea.force("greece", "messana", { HI: 4 }, { owner: "sof", mp: 6, aboard: true });
    sea.begin(fleetMoveOf(0));
    expect(sea.words).not.toContain("sail rhegium");
    expect(sea.refusal({ type: "sail", node: sea.node("rhegium") })).toBe("3.6");
  });

  test("3.6, R265: with soldierRange he operates in Italy, Sicily, Greece and the Danube only, in turn 1", () => {
    const thrace = waysOf(pyrrhus(["soldierRange"], "sestus"), "sestus");
    expect(thrace).not.toContain("step abydos");
    expect(thrace.filter((name) => name.startsWith("step")).length).toBeGreaterThan(0);
    expect(waysOf(pyrrhus([], "sestus"), "sestus")).toContain("step abydos");
    expect(waysOf(pyrrhus(["soldierRange"], "messana"), "messana")).toContain("step rhegium");
  });

  test("3.6: without the option, and in scenarios without him, nobody is kept", () => {
    expect(worldOf(config("V")).limit).toBeNull();
    expect(worldOf(config("II", { options: ["soldierRange", "soldierNotInItaly"] })).limit).toBeNull();
  });
});
