import { legalActions } from "@ara/kernel";
import {
  config,
  countsOfForce,
  GS,
  paxRomana,
  POWERS,
  underWay,
  worldOf,
  type Action,
  type Event,
  type Node,
  type Power,
  type State,
} from "@ara/pax-romana";
import { beforeAll, describe, expect, test } from "vitest";
import { Outlook } from "./outlook.ts";
import { opening, play } from "./testing.ts";

/** What the powers did in some whole games of scenario V, five turns each. */
interface Seen {
  provinces: number;
  built: number;
  /** Armies, their land units, and those of them that were lost. */
  embarked: number;
  aboard: number;
  lostAtSea: number;
  lapsed: number;
  /** Steps of units that go alone, and those by which they return. */
  paces: number;
  returns: number;
  /** Treasuries before units are raised, in the turn that is played; and how often too little of one was left after it. */
  before: readonly number[];
  spentTooMuch: number;
  /** Turns of a power, and those at whose end it had its capitals. */
  turns: number;
  capitals: number;
}

const GAMES = 6;
/** 3.44: Talents that are left for the markers of a turn, and for what events ask; in the last turn the markers are enough. */
const FOR_MARKERS = 4;
const POWER_GAMES = GAMES * POWERS.length;
const seen: Seen = {
  provinces: 0,
  built: 0,
  embarked: 0,
  aboard: 0,
  lostAtSea: 0,
  lapsed: 0,
  paces: 0,
  returns: 0,
  before: [],
  spentTooMuch: 0,
  turns: 0,
  capitals: 0,
};

function note(event: Event, state: State): void {
  if (event.type === "built") seen.built++;
  else if (event.type === "embarked") {
    seen.embarked++;
    for (const force of state.forces) if (force?.power === event.power) seen.aboard += landUnits(countsOfForce(force));
  } else if (event.type === "fleetLost" || event.type === "sunk") seen.lostAtSea += landUnits(event.units);
  else if (event.type === "markerLapsed") seen.lapsed++;
  else if (event.type === "phaseBegan" && event.phase === "E")
    seen.before = state.powers.map(({ treasury }) => treasury);
  else if (event.type === "phaseBegan" && event.phase === "F" && state.turn > 1)
    state.powers.forEach(({ treasury, markerCost }, power) => {
      const { activations, lastTurn } = worldOf(state.config).measures;
      const markers = activations * markerCost;
      const kept = state.turn < lastTurn ? Math.max(FOR_MARKERS, markers) : markers;
      seen.spentTooMuch += Number(treasury < Math.min(kept, seen.before[power]!));
    });
  else if (event.type === "scored") {
    const { capitalsOf } = worldOf(state.config).map;
    seen.turns++;
    seen.capitals += Number(capitalsOf[event.power]!.every((node) => isHeld(state, event.power, node)));
  }
}

/** 9.11: a unit that goes alone takes a step. */
function watch(action: Action, state: State): void {
  if (action.type !== "step" || !underWay(state, "minorMove")) return;
  const march = underWay(state, "landMove");
  if (!march) return;
  seen.paces++;
  seen.returns += Number(state.forces[march.force]!.from === action.node && mayStop(state));
}

/** 5.12, 9.31: on points and among others nobody can stop. */
const mayStop = (state: State): boolean =>
  legalActions(paxRomana, state, paxRomana.toAct(state)[0]!).some((action) => action.type === "stop");

const landUnits = (row: readonly number[]): number => row.reduce((sum, n, unit) => sum + (unit === GS ? 0 : n), 0);

/** No enemy sits in a Space of a power's Home. */
const isHeld = (state: State, power: Power, node: Node): boolean => {
  const outlook = new Outlook();
  outlook.look(paxRomana.view(state, "spectator"), power);
  return !outlook.isDefended(node);
};

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const end = play(opening(config("V"), `behaviour ${game}`), `behaviour ${game}`, {
      onEvent: note,
      onAction: watch,
    });
    seen.provinces += end.control.filter((controller) => controller >= 0).length;
  }
}, 120_000);

/** The bounds are well below what it does, and well above what it would do by chance. */
describe("the steady player", () => {
  test("5.2: expands: of 19 provinces at the beginning the powers make 30 and more", () => {
    expect(seen.provinces / GAMES).toBeGreaterThan(30);
  });

  test("7.12: builds: each power ten Towns and Cities and more", () => {
    expect(seen.built / POWER_GAMES).toBeGreaterThan(10);
  });

  test("3.44: nobody who can keep four Talents for the markers spends them on units, and none lapse for want of them", () => {
    expect(seen.spentTooMuch).toBe(0);
    expect(seen.lapsed / POWER_GAMES).toBeLessThan(0.1);
  });

  test("11.2, 9.44: goes to sea, and does not lose armies there for nothing: of ten units that embark nine come ashore", () => {
    expect(seen.embarked / POWER_GAMES).toBeGreaterThan(4);
    expect(seen.lostAtSea / seen.aboard).toBeLessThan(0.1);
  });

  test("9.11: moves units that go alone somewhere, never back to where they have just been", () => {
    expect(seen.paces / POWER_GAMES).toBeGreaterThan(6);
    expect(seen.returns).toBe(0);
  });

  test("holds its capitals at the end of five turns of six", () => {
    expect(seen.capitals / seen.turns).toBeGreaterThan(5 / 6);
  });
});
