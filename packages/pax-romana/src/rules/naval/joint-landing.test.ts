import { ScriptedChance } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { CARTHAGE, GREECE, ROME } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { invariants } from "../../invariants/index.ts";
import { emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { nameOf } from "../../testing/march.ts";
import type { Given } from "../../testing/position.ts";
import { permit } from "../diplomacy/pacts.ts";
import { machine } from "../index.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { count, given, node } from "../movement/testing.ts";
import { nearestHavens } from "./havens.ts";

/** The whole game, for one Move. */
class Voyage {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #dice: ScriptedChance;

  /** Rome sails from Pisae with Greek allies; Carthage lets Rome into its Spaces, but not Greece. */
  constructor(pieces: Given["pieces"], die = 6) {
    this.state = given({ "rome pisae": { LG: 2 }, "greece pisae": { HI: 3 }, ...pieces });
    permit(this.state, GREECE, ROME, "join");
    permit(this.state, CARTHAGE, ROME, "stack");
    permit(this.state, ROME, CARTHAGE, "stack");
    this.#dice = new ScriptedChance([die - 1]);
    this.state.frames = [machine.begin(majorMoveOf(ROME, "own"), this.state)];
    machine.run(this.state, this.#dice, (event) => this.events.push(event));
    this.answer("at pisae", "all", "join yes", "all", "embark");
  }

  get #actions(): Action[] {
    const into: Action[] = [];
    const [power] = machine.who(this.state);
    if (power !== undefined) machine.options(this.state, power, into);
    return into;
  }

  get options(): string[] {
    return this.#actions.map((action) => nameOf(this.state, action));
  }

  get broken(): string[] {
    return invariants.filter((one) => !one.holds(this.state)).map(({ name }) => name);
  }

  answer(...names: readonly string[]): this {
    for (const name of names) {
      const at = this.options.indexOf(name);
      expect(at, `${name} among ${this.options.join(", ")}`).toBeGreaterThanOrEqual(0);
      machine.answer(this.state, machine.who(this.state)[0]!, this.#actions[at]!, this.#dice, (event) =>
        this.events.push(event),
      );
    }
    return this;
  }
}

describe("5.12, 11.33, R398, R463: a joint army comes ashore as all its members", () => {
  test("5.12, 11.32, R463: a unit is dropped where its own owner may stand, whoever carries it", () => {
    const voyage = new Voyage({ "carthage aleria": { HI: 2 } }).answer("sail aleria");
    expect(voyage.options).toContain("dropUnit LG");
    expect(voyage.options).not.toContain("dropUnit HI");
    voyage.answer("dropUnit LG");
    expect([count(voyage.state, "aleria", "LG"), voyage.broken]).toEqual([1, []]);
  });

  test("5.12, 11.32, R463: nor is it set ashore beside a guest of the mover who is its owner's enemy", () => {
    const voyage = new Voyage({ "carthage aleria": { HI: 1 }, "rome aleria": { LG: 1 } }).answer("sail aleria");
    expect(voyage.options).toContain("dropUnit LG");
    expect(voyage.options).not.toContain("dropUnit HI");
  });

  test("11.33, R463: landing among an ally's enemies is an amphibious attack", () => {
    const voyage = new Voyage({ "carthage aleria": { HI: 2 } }).answer("sail aleria", "debark");
    expect(voyage.events.find(({ type: e }) => e === "debarked")).toMatchObject({ amphibious: true, rule: "11.33" });
    expect(voyage.state.forces[0]!.aboard).toBe(true);
  });

  test("11.34, R463: for it the MP of a landing elsewhere are kept", () => {
    const lands = (die: number): boolean =>
      new Voyage({ "carthage aleria": { HI: 2 } }, die).answer("sail aleria").options.includes("debark");
    // One to sail, one to debark, two to attack, two for the other landing.
    expect([lands(6), lands(5)]).toEqual([true, false]);
  });

  test("11.12, 11.36, R463: ships that are let in sail on past a port in which the army could not land", () => {
    const voyage = new Voyage({ "carthage aleria": { HI: 2 } }, 3).answer("sail aleria", "sail olbia");
    expect(voyage.events.some(({ type: e }) => e === "continuityRolled")).toBe(false);
  });

  test("11.44, 12.63, R463: a fleet flees to a port in which its allies, too, can land", () => {
    const { state } = new Voyage({ "carthage aleria": { HI: 1 }, "rome aleria": { LG: 1 }, "rome genua": { LG: 1 } });
    const havens = (aboard = state.forces[0]!): boolean =>
      nearestHavens(state, ROME, node(state, "pisae"), aboard).includes(node(state, "aleria"));
    expect([havens(emptyForce(ROME, 0)), havens()]).toEqual([true, false]);
  });
});
