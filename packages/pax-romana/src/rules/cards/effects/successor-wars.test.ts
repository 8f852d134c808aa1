/** 17.2: Successor Wars Roll On. */
import { describe, expect, test } from "vitest";
import { CARTHAGE, GREECE, ROME } from "../../../data/index.ts";
import { invariants } from "../../../invariants/index.ts";
import { readPosition, writePosition } from "../../../position.ts";
import { AT_ODDS } from "../../../state/force.ts";
import { DEAD } from "../../../state/leaders.ts";
import type { State } from "../../../state/state.ts";
import { worksAt } from "../../../state/works.ts";
import type { Spoken } from "../../../testing/spoken.ts";
import type { Given } from "../../../testing/position.ts";
import { answerFirst, asked, at, begin, optionsNow, standing, told, type Played } from "../../battle/testing.ts";
import { worldOf } from "../../../config.ts";
import { machine } from "../../index.ts";
import { advanced, struckBy } from "../testing.ts";

const CARD = "successor-wars-roll-on";
const sound = (state: State): string[] => invariants.filter((rule) => !rule.holds(state)).map(({ name }) => name);

/** Rome has drawn the card, and leads everybody from Pella; the first die is that of the march. */
function fromPella(more: Given, dice: readonly number[] = [5], answers: readonly Spoken[] = []): [State, Played] {
  const state = advanced({
    treasury: { rome: 0, greece: 0 },
    ...more,
    pieces: { "greece pella": { HI: 5 }, ...more.pieces },
  });
  const call = struckBy(state, "rome", CARD);
  const start = { type: "choose", node: at(state, "pella") } as const;
  const played = begin(state, call, dice, [start, { type: "all" }, ...answers]);
  return [state, played];
}

/** All positions of a scenario have the same nodes. */
const to = (where: string): Spoken => ({ type: "step", node: at(advanced(), where) });
const ATTACK = { type: "attackKin", yes: true } as const;
const FRIEND = { type: "attackKin", yes: false } as const;
const steps = (state: State): string[] =>
  optionsNow(state)
    .filter(({ type }) => type === "step")
    .map(({ node }) => worldOf(state.config).map.ids[node!]!)
    .toSorted();

describe("17.2: who is struck", () => {
  test("drawn by Greece it costs two levels of Stability, and nobody marches", () => {
    const state = advanced({ pieces: { "greece pella": { HI: 5 } }, stability: { greece: 3 } });
    const played = begin(state, struckBy(state, "greece", CARD), []);
    expect([state.powers[GREECE]!.stability, state.frames, told(played, "moveBegan")]).toEqual([1, [], []]);
    expect(told(played, "stability")).toMatchObject([{ change: -2, causes: ["successors"], rule: "17.2" }]);
  });

  test("17.2, R510: the Greek player draws it with any power of his; who plays all powers only with Greece", () => {
    const asks = (seats: number[][]): [string | undefined, number] => {
      const pieces = { "greece pella": { HI: 5 } };
      const state = advanced({ pieces, stability: { greece: 3 }, config: { seats } });
      begin(state, struckBy(state, "rome", CARD), []);
      return [asked(state), state.powers[GREECE]!.stability];
    };
    expect(
      asks([
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([undefined, 1]);
    expect(
      asks([
        [0, 1],
        [2, 3],
      ]),
    ).toEqual(["successors.army", 3]);
    expect(asks([[0, 1, 2, 3]])).toEqual(["successors.army", 3]);
  });

  test("R332: without an army in Greece, or near it, it is No Event", () => {
    const far = advanced({ pieces: { "greece capua": { HI: 2 }, "greece pella": { GARR: 1, city: 5, GS: 2 } } });
    expect(told(begin(far, struckBy(far, "rome", CARD), []), "cardVoid")).toHaveLength(1);
  });

  test("R332: any Greek army in Greece or within three Spaces over land, those in Towns and Cities too; not the Soldier of Fortune's", () => {
    const pieces = {
      "greece pella": { HI: 1, city: 5 },
      "greece nicomedia": { LI: 1 },
      "greece capua": { HI: 1 },
      "greece corcyra": { GARR: 1 },
      "sof argos": { HI: 1 },
      "rome larissa": { LG: 1 },
    };
    const state = advanced({ pieces });
    begin(state, struckBy(state, "rome", CARD), []);
    expect(machine.who(state)).toEqual([ROME]);
    expect(optionsNow(state).map(({ node }) => node)).toEqual(
      [at(state, "pella"), at(state, "nicomedia")].toSorted((a, b) => a - b),
    );
  });
});

describe("17.2, R332: the march", () => {
  test("the drawer names units and leaders, rolls, and is asked about every step; it is his answer that counts", () => {
    const [state, played] = fromPella({ leaders: { "greece-3": "pella" } }, [4], [{ type: "leader", yes: true }]);
    const { campaign, leaderOf } = worldOf(state.config).data.leaders;
    expect([asked(state), machine.who(state)]).toEqual(["land.step", [ROME]]);
    expect(state.forces[0]!.mp).toBe(4 + campaign[leaderOf.get("greece-3")!]!);
    expect(told(played, "successorsRise")).toHaveLength(1);
    expect(told(played, "moveBegan")[0]).toMatchObject({ power: ROME, owner: GREECE });
    expect(sound(state)).toEqual([]);
  });

  test("an army is land units: leaders or garrisons alone are none", () => {
    const state = advanced({ pieces: { "greece pella": { HI: 1, GARR: 1 } }, leaders: { "greece-3": "pella" } });
    begin(state, struckBy(state, "rome", CARD), [], [{ type: "choose" }]);
    expect(optionsNow(state).some(({ type }) => type === "none")).toBe(false);
  });

  test("it does not leave Greece, and goes by land alone", () => {
    const state = advanced({ pieces: { "greece byzantium": { HI: 2, GS: 2 } } });
    begin(state, struckBy(state, "rome", CARD), [6], [{ type: "choose" }, { type: "all" }]);
    const { map } = worldOf(state.config);
    const isGreek = (id: string): boolean => map.homeAt[at(state, id)] === GREECE || at(state, id) >= map.spaces;
    expect(steps(state).length).toBeGreaterThan(0);
    expect(steps(state).filter((id) => !isGreek(id))).toEqual([]);
    expect(optionsNow(state).some(({ type }) => type === "embark")).toBe(false);
  });

  test("from outside it takes ways that bring it nearer, and stops outside when its MP end", () => {
    const state = advanced({ pieces: { "greece cyzicus": { HI: 2 } } });
    const go = { type: "step", node: at(state, "abydos") } as const;
    begin(state, struckBy(state, "rome", CARD), [1], [{ type: "choose" }, { type: "all" }]);
    expect(steps(state)).toEqual(["abydos", "nicomedia"]);
    answerFirst(state, go);
    expect([state.frames, standing(state, "greece", "abydos", "HI")]).toEqual([[], 2]);
  });

  test("it may stop at once, stands there, and is Greece's again", () => {
    const [state] = fromPella({}, [5], [{ type: "stop" }]);
    expect([state.frames, state.forces, standing(state, "greece", "pella", "HI")]).toEqual([[], [], 5]);
  });

  test("it takes Greeks along, but nobody out of a Town or City", () => {
    const pieces = { "greece larissa": { LI: 2 }, "greece thessalonica": { LI: 2, city: 5 } };
    const isOffered = (where: string): boolean => {
      const [state] = fromPella({ pieces }, [6], [to(where), FRIEND]);
      return optionsNow(state).some(({ type }) => type === "pickUp");
    };
    expect([isOffered("larissa"), isOffered("thessalonica")]).toEqual([true, false]);
  });

  test("R333, R489: not into Spaces of whoever leads it, who does not intercept it either; other powers do as always", () => {
    const [state] = fromPella({ pieces: { "rome larissa": { LG: 3 }, "carthage thebae": { HI: 3 } } }, [6]);
    expect(steps(state)).not.toContain("larissa");
    const [beside] = fromPella({ pieces: { "rome amphipolis": { LG: 3 } } }, [6], [to("thessalonica")]);
    expect(asked(beside)).toBe("land.step");
    const [others] = fromPella({ pieces: { "carthage amphipolis": { HI: 3 } } }, [6], [to("thessalonica")]);
    expect([asked(others), machine.who(others)]).toEqual(["interception.attempt", [CARTHAGE]]);
  });
});

describe("17.2, R333: Greeks among Greeks", () => {
  test("where Greeks are, the drawer is asked; as a friend the army pays no attack and goes on", () => {
    const [state] = fromPella({ pieces: { "greece larissa": { HI: 2 } } }, [5], [to("larissa")]);
    expect([asked(state), machine.who(state)]).toEqual(["successors.attack", [ROME]]);
    const [friend, played] = fromPella({ pieces: { "greece larissa": { HI: 2 } } }, [5], [to("larissa"), FRIEND]);
    expect([asked(friend), told(played, "battleOpened")]).toEqual(["land.step", []]);
    expect(friend.forces[0]!.mp).toBe(5 - worldOf(friend.config).map.enter[at(friend, "larissa")]!);
  });

  test("nobody is asked where the MP do not suffice for an attack", () => {
    const [state] = fromPella({ pieces: { "greece larissa": { HI: 2 } } }, [1], [to("larissa")]);
    expect([asked(state), standing(state, "greece", "larissa", "HI")]).toEqual([undefined, 7]);
  });

  test("an attack costs an MP; Greece decides for its own, who may withdraw, at the usual cost in Stability", () => {
    const given = { pieces: { "greece larissa": { HI: 2 } }, stability: { greece: 3 } };
    const [state] = fromPella(given, [5], [to("larissa"), ATTACK]);
    expect([asked(state), machine.who(state)]).toEqual(["withdrawal.ask", [GREECE]]);
    expect(sound(state)).toEqual([]);
    const [left] = fromPella(given, [5, 3], [to("larissa"), ATTACK, { type: "withdraw" }, { type: "all" }]);
    expect(asked(left)).toBe("withdrawal.go");
    expect(optionsNow(left).map(({ node }) => node)).not.toContain(at(left, "pella"));
  });

  test("a battle of one owner's units has two sides, each losing its own; the drawer decides for the army", () => {
    const given = { pieces: { "greece pella": { HI: 4, LI: 2 }, "greece larissa": { HI: 3, LI: 1 } } };
    const [state, played] = fromPella(given, [5, 6, 1], [to("larissa"), ATTACK, { type: "stand" }]);
    expect(told(played, "battleRolled")[0]!.battlePoints).toEqual([14, 10]);
    expect(machine.who(state)).toEqual([ROME]);
    const seats = state.config.seats.map((_, seat) => `seat ${seat}`);
    const read = readPosition(JSON.parse(JSON.stringify(writePosition({ seats, state }))));
    expect(read.ok && read.value.state.forces).toEqual(state.forces);
  });

  test("the beaten are gone, the army holds the Space, and peace is there again", () => {
    const given = { pieces: { "greece pella": { HI: 9 }, "greece larissa": { LI: 1 } } };
    const [state, played] = fromPella(given, [5, 6, 1], [to("larissa"), ATTACK, { type: "stand" }]);
    for (let n = 0; n < 20 && asked(state) !== "land.step"; n++) answerFirst(state, {}, played);
    expect(told(played, "battleEnded")[0]).toMatchObject({ winner: "attacker", holds: true });
    expect(state.forces[0]).toMatchObject({ node: at(state, "larissa") });
    expect(state.forces[0]!.flags & AT_ODDS).toBe(0);
    expect([told(played, "sackRolled"), sound(state)]).toEqual([[], []]);
  });

  test("17.2: no militia is called in these wars", () => {
    const given = { pieces: { "greece pella": { HI: 9 }, "greece larissa": { HI: 2 } } };
    const [state, played] = fromPella(given, [5, 6, 1], [to("larissa"), ATTACK, { type: "stand" }]);
    for (let n = 0; n < 20 && asked(state) !== "land.step"; n++) {
      expect(asked(state)).not.toMatch(/militia/);
      answerFirst(state, {}, played);
    }
    expect(told(played, "battleEnded")).toHaveLength(1);
  });

  test("Greece intercepts the army where it attacks, and where nobody of Greece is; not where it comes as a friend", () => {
    const pieces = { "greece thessalonica": { HI: 3 } };
    const [open] = fromPella({ pieces }, [6], [to("larissa")]);
    const watched = worldOf(open.config).map.direct[at(open, "larissa")]!.includes(at(open, "thessalonica"));
    expect(asked(open)).toBe(watched ? "interception.attempt" : "land.step");
    const beside = fromPella({ pieces: { "greece amphipolis": { HI: 3 } } }, [6], [to("thessalonica")])[0];
    expect([asked(beside), machine.who(beside)]).toEqual(["interception.attempt", [GREECE]]);
    const all = { "greece amphipolis": { HI: 3 }, "greece thessalonica": { LI: 1 } };
    const [attack] = fromPella({ pieces: all }, [6], [to("thessalonica"), ATTACK]);
    expect([asked(attack), machine.who(attack)]).toEqual(["interception.attempt", [GREECE]]);
    const [friend] = fromPella({ pieces: all }, [6], [to("thessalonica"), FRIEND]);
    expect(asked(friend)).toBe("land.step");
  });

  test("an interceptor of Greece fights the army, and both stay apart", () => {
    const given = { pieces: { "greece pella": { HI: 2 }, "greece amphipolis": { HI: 9, town: 2 } } };
    const answers = [to("thessalonica"), { type: "intercept" }, { type: "all" }] as const;
    const [state, played] = fromPella(given, [6, 6, 6, 6, 1], answers);
    for (let n = 0; n < 30 && state.frames.length > 0; n++) {
      expect(sound(state)).toEqual([]);
      answerFirst(state, {}, played);
    }
    expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "interception" });
    expect(told(played, "battleEnded")[0]).toMatchObject({ winner: "attacker" });
    expect(
      standing(state, "greece", "thessalonica", "HI") + standing(state, "greece", "amphipolis", "HI"),
    ).toBeGreaterThan(5);
  });

  test("9.21: a lone leader of Greece flees from it, or is lost", () => {
    const given = { leaders: { "greece-3": "larissa" } };
    const [state] = fromPella(given, [5], [to("larissa"), ATTACK]);
    expect([asked(state), machine.who(state)]).toEqual(["leader.flee", [GREECE]]);
    const [lost] = fromPella(given, [5], [to("larissa"), ATTACK, { type: "stand" }]);
    expect(lost.leaders[worldOf(lost.config).data.leaders.leaderOf.get("greece-3")!]).toBe(DEAD);
  });
});

describe("17.2, R334: Greek Towns and Cities", () => {
  test("walls are attacked and lowered; nobody bids for or against the army but Greece", () => {
    const given = {
      pieces: { "greece pella": { HI: 9 }, "greece thessalonica": { city: 5 } },
      treasury: { rome: 9, greece: 0 },
    };
    const [state, played] = fromPella(given, [5, 6, 1], [to("thessalonica"), ATTACK]);
    expect(told(played, "battleOpened")[0]).toMatchObject({ kind: "walls" });
    expect(asked(state)).not.toBe("siege.bid");
    for (let n = 0; n < 20 && asked(state) !== "land.step" && state.frames.length > 0; n++)
      answerFirst(state, {}, played);
    const works = worksAt(state, at(state, "thessalonica"))!;
    expect([works.owner, works.walls < 5]).toEqual([GREECE, true]);
  });

  test("beaten works stay Greek as they are, without capture or sack, and can be destroyed for their MP, also at Home", () => {
    const given = { pieces: { "greece pella": { HI: 9 }, "greece thessalonica": { town: 1 } } };
    const [state, played] = fromPella(given, [6], [to("thessalonica"), ATTACK]);
    expect([told(played, "captured"), told(played, "sackRolled"), asked(state)]).toEqual([[], [], "land.step"]);
    expect(worksAt(state, at(state, "thessalonica"))!.owner).toBe(GREECE);
    const { mp } = state.forces[0]!;
    answerFirst(state, { type: "destroy" }, played);
    expect(worksAt(state, at(state, "thessalonica"))).toBeUndefined();
    expect(state.forces[0]!.mp).toBe(mp - 1);
    expect(told(played, "destroyed")).toHaveLength(1);
  });

  test("works that somebody stands in, or whose walls are high, are not destroyed", () => {
    const isOffered = (there: object, how: Spoken): boolean => {
      const [state] = fromPella(
        { pieces: { "greece pella": { HI: 9 }, "greece thessalonica": there } },
        [6],
        [to("thessalonica"), how],
      );
      return optionsNow(state).some(({ type }) => type === "destroy");
    };
    expect(isOffered({ town: 1 }, FRIEND)).toBe(true);
    expect(isOffered({ town: 1, GARR: 1 }, FRIEND)).toBe(false);
    expect(isOffered({ town: 2 }, FRIEND)).toBe(false);
  });

  test("Greek infantry behind least walls defends them: they do not fall without a blow", () => {
    const given = { pieces: { "greece pella": { HI: 9 }, "greece thessalonica": { town: 1, HI: 1 } } };
    const [state] = fromPella(given, [6], [to("thessalonica"), ATTACK]);
    expect([asked(state), machine.who(state)]).toEqual(["withdrawal.ask", [GREECE]]);
    expect(standing(state, "greece", "thessalonica", "HI")).toBe(1);
  });

  test("4.3: Greece may offer Talents before it is attacked", () => {
    const given = { pieces: { "greece larissa": { HI: 2 } }, treasury: { rome: 0, greece: 5 }, bribery: true };
    const [state] = fromPella(given, [5], [to("larissa"), ATTACK]);
    expect([asked(state), machine.who(state)]).toEqual(["bribe.offer", [GREECE]]);
  });
});
