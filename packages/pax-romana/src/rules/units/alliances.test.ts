/** 12.51, 17.2: alliance with Rhodes. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, data, GREECE, NONE, ROME, type CardName, type Power } from "../../data/index.ts";
import { invariants } from "../../invariants/index.ts";
import { advancedOf } from "../../state/cards.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import type { Given } from "../../testing/position.ts";
import { asked, at, begin, optionsNow, play, setOut, standing, told, battle } from "../battle/testing.ts";
import { captureWorks } from "../cities/capture.ts";
import { advanced, hold, playedBy } from "../cards/testing.ts";
import { deciderFor } from "../control/keeper.ts";
import { fleetMoveOf, Sea } from "../naval/testing.ts";
import { billOf } from "../economy/maintenance.ts";
import { allyWithPergamum } from "./alliances.ts";
import { fleetOf, RHODES } from "./independents.ts";

const CARD: CardName = "alliance-with-rhodes";
const RHODUS = { "rhodes rhodus": { HI: 2, city: 5, GS: 2 } };

function allied(power: Power, given: Given = {}): State {
  const state = advanced({ ...given, pieces: { ...RHODUS, ...given.pieces } });
  advancedOf(state).rhodesAlly = power;
  return state;
}

const canPlay = (state: State, power: Power): boolean => {
  hold(state, power === ROME ? "rome" : "carthage", CARD);
  begin(state, { proc: "activation", step: "operation", power, drawn: false }, []);
  return optionsNow(state).some(({ type: verb, kind }) => verb === "playCard" && kind === CARD);
};

describe("17.2: the card", () => {
  test("12.51, 17.2: for three Talents Rhodes is an ally, and its squadrons are its ally's; they cost no maintenance", () => {
    const state = advanced({ pieces: RHODUS, treasury: { rome: 4 } });
    const played = play(state, playedBy(state, "rome", CARD), []);
    expect(told(played, "allianceMade")).toMatchObject([{ power: ROME, minor: RHODES }]);
    expect([advancedOf(state).rhodesAlly, state.powers[ROME]!.treasury]).toEqual([ROME, 1]);
    expect(fleetOf(state, RHODES)).toBe(ROME);
    expect(billOf(state, ROME, [])).toBe(0);
  });

  test("17.2, R300: it is unplayable without three Talents, for the ally himself, and when no Rhodian unit is left", () => {
    const treasury = { rome: 3, carthage: 3 };
    expect(canPlay(advanced({ pieces: RHODUS, treasury }), ROME)).toBe(true);
    expect(canPlay(advanced({ pieces: RHODUS, treasury: { rome: 2 } }), ROME)).toBe(false);
    expect(canPlay(allied(ROME, { treasury }), ROME)).toBe(false);
    expect(canPlay(advanced({ pieces: { "rhodes rhodus": { city: 5 } }, treasury }), ROME)).toBe(false);
    expect(canPlay(advanced({ pieces: { "rome rhodus": { LG: 1, city: 5 } }, treasury }), ROME)).toBe(false);
  });

  test("12.51, R342: played against another's alliance it ends that, makes none, costs nothing, and the squadrons are home at once", () => {
    const state = allied(ROME, { pieces: { "rhodes rhodus": { HI: 2, city: 5 }, "rhodes cnossus": { GS: 2 } } });
    expect(canPlay(allied(ROME, { treasury: { carthage: 0 } }), CARTHAGE)).toBe(true);
    const before = state.powers[CARTHAGE]!.treasury;
    const played = play(state, playedBy(state, "carthage", CARD), []);
    expect(told(played, "allianceBroken")).toMatchObject([{ power: ROME, minor: RHODES }]);
    expect([advancedOf(state).rhodesAlly, state.powers[CARTHAGE]!.treasury]).toEqual([NONE, before]);
    expect([standing(state, "rhodes", "cnossus", "GS"), standing(state, "rhodes", "rhodus", "GS")]).toEqual([0, 2]);
    expect(fleetOf(state, RHODES)).toBe(RHODES);
  });

  test("12.51, 12.54, R510: not against an alliance of another power of the same player, unless he plays all", () => {
    const ionia = { "pergamum pergamum": { HI: 2, city: 5 } };
    const plays = (card: CardName, seats: number[][]): boolean => {
      const state = allied(ROME, { pieces: ionia, treasury: { carthage: 5 }, config: { seats } });
      allyWithPergamum(state, ROME, () => undefined);
      hold(state, "carthage", card);
      begin(state, { proc: "activation", step: "operation", power: CARTHAGE, drawn: false }, []);
      return optionsNow(state).some(({ type: verb }) => verb === "playCard");
    };
    for (const card of [CARD, "alliance-with-pergamum"] as const)
      expect(
        [
          [
            [0, 1],
            [2, 3],
          ],
          [
            [0, 2],
            [1, 3],
          ],
          [[0, 1, 2, 3]],
        ].map((seats) => plays(card, seats)),
      ).toEqual([false, true, true]);
  });

  test("5.12, 12.51, R342, R422: a leader of the old ally who lay aboard them in Rhodus is among enemies at once", () => {
    const state = allied(ROME, { leaders: { "rome-4": "rhodus" } });
    const broken = (): string[] => invariants.filter((one) => !one.holds(state)).map(({ name }) => name);
    expect(broken()).toEqual([]);
    begin(state, playedBy(state, "carthage", CARD), []);
    expect([state.leaders[data.leaders.leaderOf.get("rome-4")!], broken()]).toEqual([DEAD, []]);
  });
});

describe("12.51: at sea", () => {
  const sailing = (ally: Power, pieces: Given["pieces"] = {}): Sea => {
    const given = { pieces: { "greece cnossus": { GS: 2, GARR: 1 }, ...pieces }, treasury: { greece: 3, rome: 0 } };
    const sea = new Sea(allied(ally, given));
    sea.force("greece", "cnossus", { GS: 2 });
    return sea.begin(fleetMoveOf(0)).take("sail ntp_carpathus", 1).take("sail rhodus");
  };

  test("12.51, R344: whoever pays the toll passes the squadrons of allied Rhodes; the ally has the Talent", () => {
    const sea = sailing(ROME);
    expect(sea.words).toEqual(["toll yes", "toll no", "fight"]);
    sea.take("toll yes");
    expect(sea.question).toBe("sea.sail");
    expect([sea.state.powers[GREECE]!.treasury, sea.state.powers[ROME]!.treasury]).toEqual([2, 1]);
  });

  test("12.51: the ally pays nothing, and does not stop", () => {
    const sea = sailing(GREECE);
    expect(sea.question).toBe("sea.sail");
    expect(sea.state.powers[GREECE]!.treasury).toBe(3);
  });

  test("R344: own squadrons of the ally in Rhodus may fight as anywhere", () => {
    const sea = sailing(ROME, { "rhodes rhodus": { HI: 2, city: 5, GS: 2 }, "rome rhodus": { GS: 1 } });
    expect([sea.question, sea.asked]).toEqual(["sea.meet", ROME]);
  });

  test("12.51: whoever fights for the passage fights the ally, whose beaten squadrons flee like his own", () => {
    const sea = sailing(ROME, { "rome patara": { GARR: 1 } });
    sea.take("fight", 3, 1, 1);
    expect(sea.last("navalBattle")).toMatchObject({ fleets: [GREECE, RHODES], result: "won" });
    expect(standing(sea.state, "rhodes", "rhodus", "GS")).toBe(0);
    expect(sea.last("fleetFled")).toMatchObject({ to: sea.node("patara") });
  });

  test("12.51: they may leave Rhodus, with others of the ally's fleet", () => {
    const state = allied(ROME, { pieces: { ...RHODUS, "rome rhodus": { GS: 1 } } });
    begin(state, { proc: "majorMove", power: ROME, mover: "own" }, [], [{ type: "at", node: at(state, "rhodus") }]);
    expect(asked(state)).toBe("units.how");
  });
});

describe("12.51: on land", () => {
  test("12.51: the land units stay neutral, never retreat, and the ally decides for them", () => {
    const state = allied(GREECE);
    expect(deciderFor(state, RHODES, ROME)).toBe(GREECE);
    expect(deciderFor(state, RHODES, GREECE)).not.toBe(GREECE);
  });

  test("R98, R342: whoever attacks Rhodes is its ally no more", () => {
    const state = allied(ROME, { pieces: { "rome cnossus": { LG: 4 } } });
    const force = setOut(state, "rome", "cnossus", "rhodus");
    const played = begin(state, battle(state, force, ["rhodes"]), [3, 3]);
    expect(told(played, "allianceBroken")).toMatchObject([{ power: ROME }]);
    expect(advancedOf(state).rhodesAlly).toBe(NONE);
  });

  test("R345: Rhodus is captured: squadrons there are the captor's, others stay with the old ally", () => {
    const state = allied(ROME, { pieces: { ...RHODUS, "rhodes cnossus": { GS: 1 }, "greece rhodus": { HI: 2 } } });
    captureWorks(state, at(state, "rhodus"), GREECE);
    expect([standing(state, "greece", "rhodus", "GS"), standing(state, "rhodes", "rhodus", "GS")]).toEqual([2, 0]);
    expect(fleetOf(state, RHODES)).toBe(ROME);
    expect(standing(state, "rhodes", "cnossus", "GS")).toBe(1);
  });
});

describe("17.2, R343: lost squadrons", () => {
  const phaseB = (
    squadrons: number,
    treasury: number,
    answers: readonly { type: string; yes: boolean }[] = [],
  ): State => {
    const state = allied(ROME, {
      pieces: { "rhodes rhodus": { HI: 2, city: 5, ...(squadrons > 0 ? { GS: squadrons } : {}) } },
      treasury: { rome: treasury },
    });
    begin(state, { proc: "maintenance" }, [], answers);
    return state;
  };

  test("R343: in Phase B the ally pays two Talents for each that is missing, placed in Rhodus", () => {
    const state = phaseB(1, 5, [{ type: "replaceFleet", yes: true }]);
    expect([standing(state, "rhodes", "rhodus", "GS"), state.powers[ROME]!.treasury]).toEqual([2, 3]);
    expect(advancedOf(state).rhodesAlly).toBe(ROME);
    expect(asked(phaseB(0, 5))).toBe("rhodes.replace");
    expect(asked(phaseB(2, 5))).toBe(undefined);
  });

  test("R343: if he does not, or cannot, the alliance ends", () => {
    expect(advancedOf(phaseB(1, 5, [{ type: "replaceFleet", yes: false }])).rhodesAlly).toBe(NONE);
    expect(advancedOf(phaseB(0, 3)).rhodesAlly).toBe(NONE);
  });
});

describe("6.16: lines through Rhodes", () => {
  const cutOff = (ally: Power): State =>
    allied(ally, {
      pieces: {
        ...RHODUS,
        "greece patara": { LI: 3 },
        "east miletus": { LI: 1 },
        "east celaenae": { LI: 1 },
        "east seleucia": { LI: 1 },
      },
      treasury: { rome: 0, carthage: 0, greece: 2, east: 0 },
      settled: true,
    });

  test("6.16, 12.51: the toll goes to the ally", () => {
    const state = cutOff(ROME);
    play(state, { proc: "attritionPhase" }, [], [{ type: "toll", yes: true }]);
    expect([state.powers[GREECE]!.treasury, state.powers[ROME]!.treasury]).toEqual([1, 1]);
  });

  test("6.16, 12.51: the ally has his lines for nothing", () => {
    const state = cutOff(GREECE);
    play(state, { proc: "attritionPhase" }, []);
    expect([standing(state, "greece", "patara", "LI"), state.powers[GREECE]!.treasury]).toEqual([3, 2]);
  });
});
