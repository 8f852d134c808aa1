/** 12.54, 17.2: alliance with Pergamum. */
import { describe, expect, test } from "vitest";
import {
  CARTHAGE,
  data,
  EAST,
  FRESH,
  LG,
  LI,
  MLI,
  NONE,
  PERGAMUM,
  PERGAMUM_LEADER,
  ROME,
  type CardName,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { enemiesTogether } from "../../invariants/company.ts";
import { advancedOf } from "../../state/cards.ts";
import { IN_POOL } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { putPieces, type Given } from "../../testing/position.ts";
import { majorMoveOf } from "../movement/major-move.ts";
import { answerFirst, asked, at, begin, optionsNow, play, standing, told } from "../battle/testing.ts";
import { canWithdraw } from "../battle/battle.ts";
import { lossOf } from "../battle/losses.ts";
import { leadersToName } from "../battle/sides.ts";
import { advanced, hold, playedBy } from "../cards/testing.ts";
import { captureWorks } from "../cities/capture.ts";
import { holderOf, isFriendly } from "../control/holder.ts";
import { controllerOf } from "../control/province.ts";
import { relation } from "../control/relation.ts";
import { permit } from "../diplomacy/pacts.ts";
import { musterOf } from "../economy/muster.ts";
import { armyToJoin } from "../naval/stowage.ts";
import type { Voyage } from "../naval/voyage.ts";
import { isolatedStacks } from "../movement/attrition-phase.ts";
import { setControl } from "../stability/settle.ts";
import { allyWithPergamum, endIdleAlliance } from "./alliances.ts";
import { fleetOf } from "./independents.ts";

const CARD: CardName = "alliance-with-pergamum";
const SETUP = {
  "pergamum pergamum": { HI: 2, CAV: 1, city: 5 },
  "pergamum ephesus": { LI: 1, GS: 1 },
  "pergamum miletus": { LI: 1 },
};

function allied(power: Power, given: Given = {}): State {
  const state = advanced({ ...given, pieces: { ...SETUP, ...given.pieces } });
  allyWithPergamum(state, power, () => {});
  return state;
}

const canPlay = (state: State, name: "rome" | "carthage", power: Power): boolean => {
  hold(state, name, CARD);
  begin(state, { proc: "activation", step: "operation", power, drawn: false }, []);
  return optionsNow(state).some(({ type: verb, kind }) => verb === "playCard" && kind === CARD);
};

describe("17.2: the card", () => {
  test("12.54, 17.2: it makes an ally for nothing; unplayable for the ally, and without Pergamene units", () => {
    const state = advanced({ pieces: SETUP, treasury: { rome: 0 } });
    const played = play(state, playedBy(state, "rome", CARD), []);
    expect(told(played, "allianceMade")).toMatchObject([{ power: ROME, minor: PERGAMUM }]);
    expect(advancedOf(state).pergamumAlly).toBe(ROME);
    expect(canPlay(allied(ROME), "rome", ROME)).toBe(false);
    expect(canPlay(allied(ROME), "carthage", CARTHAGE)).toBe(true);
    expect(canPlay(advanced(), "rome", ROME)).toBe(false);
  });

  test("R342: against another's alliance it only ends that", () => {
    const state = allied(ROME);
    const played = play(state, playedBy(state, "carthage", CARD), []);
    expect(told(played, "allianceBroken")).toMatchObject([{ power: ROME }]);
    expect([advancedOf(state).pergamumAlly, state.armies.some(({ owner }) => owner === PERGAMUM)]).toEqual([
      NONE,
      false,
    ]);
  });

  test("R348: units abroad, or beside others, go to Pergamum, squadrons to Ephesus", () => {
    const state = allied(ROME, {
      pieces: { "pergamum cnossus": { HI: 1, GS: 1 }, "rome miletus": { LG: 1 }, "pergamum ephesus": { LI: 1 } },
    });
    play(state, playedBy(state, "carthage", CARD), []);
    const units = (where: string, unit: "HI" | "LI" | "GS"): number => standing(state, "pergamum", where, unit);
    expect([units("cnossus", "HI"), units("pergamum", "HI"), units("miletus", "LI"), units("pergamum", "LI")]).toEqual([
      0, 3, 0, 1,
    ]);
    expect([units("cnossus", "GS"), units("ephesus", "GS"), units("ephesus", "LI")]).toEqual([0, 1, 1]);
  });

  test("R348: if Pergamum is lost they are removed", () => {
    const state = allied(ROME, {
      pieces: { "pergamum pergamum": {}, "east pergamum": { HI: 2, city: 5 }, "pergamum cnossus": { HI: 1 } },
    });
    const played = play(state, playedBy(state, "carthage", CARD), []);
    expect(told(played, "unitsRemoved")).toMatchObject([{ owner: PERGAMUM, node: at(state, "cnossus") }]);
  });

  test("R488: an ally who stands in the City of Pergamum when the alliance ends has it", () => {
    const state = allied(ROME, { pieces: { "rome pergamum": { LG: 2 } } });
    play(state, playedBy(state, "carthage", CARD), []);
    expect(worksAt(state, at(state, "pergamum"))?.owner).toBe(ROME);
    expect(standing(state, "pergamum", "pergamum", "HI")).toBe(0);
  });

  test("R488, 5.12: so has a guest of the ally who stands there without him, but no slaves", () => {
    const left = (pieces: NonNullable<Given["pieces"]>): Owner => {
      const state = allied(ROME, { pieces });
      permit(state, ROME, EAST, "stack");
      play(state, playedBy(state, "carthage", CARD), []);
      expect(enemiesTogether(state)).toBe(NONE);
      return worksAt(state, at(state, "pergamum"))!.owner;
    };
    expect(left({ "east pergamum": { CAV: 1 } })).toBe(EAST);
    expect(left({ "rome pergamum": { LG: 1 }, "east pergamum": { CAV: 1 } })).toBe(ROME);
    expect(left({ "slavesEast pergamum": { BI: 1 } })).toBe(PERGAMUM);
  });
});

describe("17.2: its units are the ally's", () => {
  test("12.54, 17.2: friends of the ally, enemies of all others; unallied they are everybody's and never withdraw", () => {
    const state = allied(ROME);
    expect([relation(state, ROME, ROME, PERGAMUM), relation(state, CARTHAGE, CARTHAGE, PERGAMUM)]).toEqual([
      "friend",
      "hostile",
    ]);
    expect([canWithdraw(state, PERGAMUM), canWithdraw(advanced(), PERGAMUM)]).toEqual([true, false]);
    expect(fleetOf(state, PERGAMUM)).toBe(ROME);
  });

  test("17.2: they march with the ally's own in one Major Move, and in Minor Moves", () => {
    const state = allied(ROME, { pieces: { "rome pergamum": { LG: 2 } } });
    const where = { type: "at", node: at(state, "pergamum") } as const;
    const answers = [{ type: "major", kind: "own" }, where, { type: "all" }, { type: "all" }] as const;
    begin(state, { proc: "expansion", power: ROME, minors: 2 }, [1, 3], answers);
    expect(state.forces[0]!.rows.map(({ owner }) => owner)).toEqual([ROME, PERGAMUM]);
    const minor = allied(ROME);
    begin(minor, { proc: "expansion", power: ROME, minors: 2 }, [], [{ type: "minor" }]);
    expect(optionsNow(minor).map(({ node }) => node)).toContain(at(minor, "miletus"));
  });

  /** Its stronger leader, Carthage's mercenaries and perhaps others in Pergamum; Carthage sets out with all. */
  const hired = (pieces: Given["pieces"], leaders: Given["leaders"] = {}): State => {
    const state = allied(CARTHAGE, {
      pieces: { "pergamum pergamum": { city: 5 }, ...pieces },
      leaders: { "pergamum-2": "pergamum", ...leaders },
    });
    begin(
      state,
      { proc: "expansion", power: CARTHAGE, minors: 2 },
      [3],
      [
        { type: "major", kind: "own" },
        { type: "at", node: at(state, "pergamum") },
      ],
    );
    while (asked(state) === "units.how" || asked(state) === "force.leader") answerFirst(state, { type: "all" });
    return state;
  };
  const led = (state: State): unknown => [asked(state), state.forces[0]!.leaders.length, state.forces[0]!.led];

  test("12.26, R504: on the march mercenaries do not follow its leader: their own leads, or nobody does", () => {
    const company = { "carthage pergamum": { MHI: 1, MCAV: 1 }, "pergamum pergamum": { HI: 2, city: 5 } };
    expect(led(hired(company))).toEqual(["land.step", 1, NONE]);
    const own = data.leaders.leaderOf.get("carthage-9")!;
    expect(led(hired(company, { "carthage-9": "pergamum" }))).toEqual(["land.step", 2, own]);
    // Everybody else follows him.
    expect(led(hired({ "carthage pergamum": { HI: 1 } }))).toEqual(["land.step", 1, PERGAMUM_LEADER + 1]);
  });

  test("12.26, R504: nor does a force that he leads take any along, by land or sea", () => {
    const here = { "pergamum pergamum": { HI: 1, city: 5 }, "carthage sardis": { MLI: 2, LI: 1 } };
    const state = hired(here);
    const left = (): number[] => (["MLI", "LI"] as const).map((unit) => standing(state, "carthage", "sardis", unit));
    answerFirst(state, { type: "step", node: at(state, "sardis") });
    const atSea = armyToJoin(state, { force: 0 } as Voyage, CARTHAGE);
    expect([atSea[MLI], atSea[LI], left()]).toEqual([0, 1, [2, 1]]);
    answerFirst(state, { type: "pickUp" });
    expect([asked(state), left()]).toEqual(["land.step", [2, 0]]);
    expect(optionsNow(state).some(({ type: verb }) => verb === "pickUp")).toBe(false);
  });

  test("8.24, 12.26, R504: in the attack of such a force he is not named", () => {
    const names = (unit: "MHI" | "HI"): unknown[] => {
      const state = hired({ "carthage pergamum": { [unit]: 4 } }, { "carthage-9": "pergamum" });
      const force = state.forces[0]!;
      const side = { power: CARTHAGE, force: 0, owners: [] };
      return leadersToName(state, force.node, side).map((leader) => leader >= PERGAMUM_LEADER);
    };
    expect([names("MHI"), names("HI")]).toEqual([[false], [false, true]]);
  });

  test("9.42, 17.2: they are never isolated", () => {
    const state = allied(ROME, { pieces: { "pergamum mazaca": { LI: 2 } } });
    expect(isolatedStacks(state)).toEqual([]);
  });

  test("17.2: of a mixed side the ally loses whose units he likes", () => {
    const left = (spared: Power | typeof PERGAMUM): number => {
      const state = allied(ROME, { pieces: { "rome pergamum": { LG: 2 } } });
      const side = { power: ROME, force: NONE, owners: [ROME, PERGAMUM] };
      const loss = { space: at(state, "pergamum"), side, need: 4, walls: false, infantryOnly: false, rule: "10.8" };
      begin(state, lossOf(loss), []);
      while (asked(state) !== undefined) {
        const options = optionsNow(state);
        answerFirst(state, options[0]!.owner === spared ? options[0] : options.at(-1));
      }
      return standing(state, "pergamum", "pergamum", "HI");
    };
    expect(left(PERGAMUM)).toBe(2);
    expect(left(ROME)).toBeLessThan(2);
  });

  test("10.86, R349: reduced ones stay so; two of them combine, and nobody rebuilds them", () => {
    const state = allied(ROME, { pieces: { "pergamum ephesus": { hi: 2, LI: 1 }, "pergamum miletus": { hi: 1 } } });
    play(state, { proc: "removal" }, []);
    expect([standing(state, "pergamum", "ephesus", "HI"), standing(state, "pergamum", "miletus", "hi")]).toEqual([
      1, 1,
    ]);
    expect(musterOf(state, ROME).rebuild).toEqual([]);
  });

  test("R349: no garrisons are made of them", () => {
    const state = allied(ROME);
    const answers = [{ type: "minor" }, { type: "at", node: at(state, "miletus") }] as const;
    begin(state, { proc: "expansion", power: ROME, minors: 2 }, [], answers);
    expect(optionsNow(state).some(({ type: verb }) => verb === "breakDownUnit")).toBe(false);
  });
});

describe("R347: leaders", () => {
  const moved = (die: number, given: Given = {}): [State, readonly number[]] => {
    const state = allied(ROME, given);
    const answers = [{ type: "minor" }, { type: "at", node: at(state, "miletus") }, { type: "moveUnit" }] as const;
    const played = begin(state, { proc: "expansion", power: ROME, minors: 2 }, [die, 3], answers);
    return [state, told(played, "pergamumRolled").map(({ leader }) => leader)];
  };

  test("17.2, R347: with the first Move of its units a 5 brings the 1-4, a 6 the 2-5 leader to Pergamum", () => {
    const city = (state: State): number => at(state, "pergamum");
    const [five, first] = moved(5);
    expect([first, five.leaders[PERGAMUM_LEADER]]).toEqual([[PERGAMUM_LEADER], city(five)]);
    const [six, second] = moved(6);
    expect([second, six.leaders[PERGAMUM_LEADER + 1]]).toEqual([[PERGAMUM_LEADER + 1], city(six)]);
    expect(moved(4)[1]).toEqual([NONE]);
    const { tactical, campaign } = data.leaders;
    expect([0, 1].map((i) => [tactical[PERGAMUM_LEADER + i], campaign[PERGAMUM_LEADER + i]])).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  test("17.2, R517: an army that sets out from Pergamum has him with it, and may be led by him", () => {
    const state = allied(ROME, { pieces: { "pergamum pergamum": { HI: 3 } } });
    const answers = [{ type: "at", node: at(state, "pergamum") }, { type: "all" }] as const;
    const played = begin(state, majorMoveOf(ROME, "own"), [6, 3], answers);
    const { campaign } = data.leaders;
    expect(told(played, "moveBegan")[0]).toMatchObject({ die: 3, mp: 3 + campaign[PERGAMUM_LEADER + 1]! });
    expect(optionsNow(state)).toContainEqual({ type: "dropLeader", leader: PERGAMUM_LEADER + 1 });
  });

  test("R347: the Space enemy-held, none comes; who is on the map is not placed again; once in an Activation", () => {
    expect(moved(5, { pieces: { "pergamum pergamum": {}, "east pergamum": { HI: 1 } } })[1]).toEqual([NONE]);
    expect(moved(5, { leaders: { "pergamum-1": "ephesus" } })[1]).toEqual([NONE]);
    const [state] = moved(4);
    expect(advancedOf(state).pergamumRolled).toBe(true);
    begin(state, { proc: "activation", power: ROME, drawn: false }, []);
    expect(advancedOf(state).pergamumRolled).toBe(false);
  });

  test("8.12, R347: they leave in Phase C", () => {
    const [state] = moved(5);
    state.forces = [];
    play(state, { proc: "removal" }, []);
    expect(state.leaders[PERGAMUM_LEADER]).toBe(IN_POOL);
  });
});

describe("5.41, R350: control", () => {
  test("5.41, 17.2: it gives no control, and denies none to its ally", () => {
    const { map } = data;
    const province = map.province[map.nodeOf.get("mazaca")!]!;
    const other = map.ids[map.spacesOf[province]!.find((node) => map.ids[node] !== "mazaca")!]!;
    const pieces = { "pergamum mazaca": { LI: 1 }, [`rome ${other}`]: { LG: 1 } };
    const state = allied(ROME, { pieces });
    expect(holderOf(state, at(state, "mazaca"))).toBe(PERGAMUM);
    expect([controllerOf(state, province), controllerOf(advanced({ pieces }), province)]).toEqual([ROME, NONE]);
  });

  test("5.41, 7.42, R495: its army abroad holds no Space for its ally; a Town that it takes is his, and with it the Space", () => {
    const state = allied(ROME, { pieces: { "pergamum mazaca": { HI: 2 }, "independent mazaca": { town: 1 } } });
    const mazaca = at(state, "mazaca");
    captureWorks(state, mazaca, PERGAMUM);
    expect([worksAt(state, mazaca)!.owner, holderOf(state, mazaca)]).toEqual([ROME, ROME]);
    const open = allied(ROME, { pieces: { "pergamum mazaca": { HI: 2 } } });
    expect([holderOf(open, mazaca), isFriendly(open, ROME, mazaca)]).toEqual([PERGAMUM, false]);
  });

  test("R350: Spaces of its set-up are nobody's while only the ally stands there, and do not hinder him elsewhere in the province", () => {
    const state = allied(ROME, { pieces: { "pergamum miletus": {} } });
    putPieces(state, "rome miletus", { LG: 1 });
    expect(holderOf(state, at(state, "miletus"))).toBe(NONE);
    const other = advanced({ pieces: { "rome miletus": { LG: 1 } } });
    expect(holderOf(other, at(other, "miletus"))).toBe(ROME);
    expect(controllerOf(state, data.map.province[at(state, "miletus")]!)).toBe(NONE);
  });

  test("R350, R506: what the ally had of them when the alliance was made is his until he leaves it", () => {
    const state = advanced({ pieces: { ...SETUP, "pergamum miletus": {}, "rome miletus": { LG: 1 } } });
    const node = at(state, "miletus");
    const played = play(state, playedBy(state, "rome", CARD), []);
    expect([holderOf(state, node), told(played, "controlChanged").map(({ to }) => to)]).toEqual([ROME, [ROME]]);
    const move = (n: 1 | -1): void => {
      addUnits(state, keyOf(node, ROME, FRESH), LG, n);
      setControl(state);
    };
    move(-1);
    move(1);
    expect(holderOf(state, node)).toBe(NONE);
  });

  test("17.2: when the ally alone holds its City the alliance is over", () => {
    const state = allied(ROME, { pieces: { "pergamum pergamum": {}, "rome pergamum": { LG: 1, city: 5 } } });
    endIdleAlliance(state, () => {});
    expect(advancedOf(state).pergamumAlly).toBe(NONE);
    expect(asked(state)).toBe(undefined);
  });
});
