import { legalActions, type Viewer } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { CARTHAGE, FRESH, GREECE, LI, NONE, OWNERS, PERGAMUM, PONTUS, ROME, type CardName } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import type { Action } from "../action.ts";
import { paxRomana } from "../game.ts";
import { promptOf } from "../prompt/index.ts";
import { at, begin } from "../rules/battle/testing.ts";
import { advanced, hold, playedBy, struckBy } from "../rules/cards/testing.ts";
import { answerTo, pauseOf } from "../rules/cards/windows.ts";
import { servedPaxRomana } from "../served.ts";
import { addArmy, pergamum, pontus, slavesOf } from "../state/armies.ts";
import { advancedOf } from "../state/cards.ts";
import { addForce, addToForce, emptyForce } from "../state/force.ts";
import type { State } from "../state/state.ts";
import {
  instructionFor,
  isInForce,
  MOMENTS,
  idleAnswer,
  readInstructions,
  readStanding,
  SPANS,
  standingAnswer,
  UNLESSES,
  type Instruction,
  type OpenTable,
  type Standing,
} from "./card-standing.ts";

const PASS = { type: "passCard", kind: "now" };
const HOME = { "rome roma": { LG: 3, city: 5 }, "carthage carthago": { HI: 2, city: 5 } };

/** Rome draws a Dies Irae; Carthage and Greece hold a card each. */
function struck(carthage: CardName = "deus-ex-machina"): State {
  const state = hold(advanced({ pieces: HOME, treasury: { rome: 4 } }), "carthage", carthage);
  hold(state, "greece", "cunctator");
  begin(state, struckBy(state, "rome", "dies-irae"), []);
  return state;
}

/** Rome spies on Carthage. */
function spied(): State {
  const state = hold(advanced({ pieces: HOME }), "carthage", "ambush");
  hold(state, "greece", "cunctator");
  begin(state, playedBy(state, "rome", "spies"), [], [{ type: "choosePower", power: CARTHAGE }]);
  return state;
}

/** Rome attacks Carthage, with these besides. */
const fightOf = (attacker: object, defender: object): Frame => {
  const side = { force: NONE, owners: [] };
  return {
    proc: "landBattle",
    attacker: { ...side, power: ROME, ...attacker },
    defender: { ...side, power: CARTHAGE, ...defender },
  } as unknown as Frame;
};

const seenBy = (state: State, viewer: Viewer = "spectator"): OpenTable => paxRomana.view(state, viewer);
const said = (table: OpenTable, moment: Instruction["moment"], unless: Instruction["unless"]): Instruction =>
  instructionFor(table, { moment, unless, span: "turn" })!;

describe("17.15: answers that stand at the table", () => {
  test("R292: whoever lets it stand passes now, and it is a legal answer; whoever does not is asked", () => {
    const state = struck();
    const table = seenBy(state);
    expect(standingAnswer([said(table, "cardPlayed", "never")], table, CARTHAGE)).toEqual(PASS);
    expect(legalActions(paxRomana, state, CARTHAGE)).toContainEqual(PASS);
    expect(standingAnswer([], table, CARTHAGE)).toBeNull();
    expect(standingAnswer([said(table, "battle", "never")], table, CARTHAGE)).toBeNull();
    expect(standingAnswer([said(table, "any", "never")], table, GREECE)).toEqual(PASS);
    // Rome drew the card: it is not asked, and nothing is answered for it.
    expect(standingAnswer([said(table, "any", "never")], table, ROME)).toBeNull();
  });

  test("17.15: unless I am the target: only whom the card names is asked", () => {
    const table = seenBy(spied());
    const standing = [said(table, "cardPlayed", "target")];
    expect(standingAnswer(standing, table, CARTHAGE)).toBeNull();
    expect(standingAnswer(standing, table, GREECE)).toEqual(PASS);
  });

  test("17.15: unless my units fight: only the powers of the two sides are asked", () => {
    const state = hold(hold(advanced({ pieces: HOME }), "carthage", "ambush"), "greece", "cunctator");
    begin(state, answerTo("battle", [CARTHAGE, GREECE]), []);
    const open = seenBy(state);
    const battle = fightOf({}, {});
    const table = { ...open, frames: [battle, ...open.frames] };
    const standing = [said(table, "battle", "fight")];
    expect(standingAnswer(standing, table, CARTHAGE)).toBeNull();
    expect(standingAnswer(standing, table, GREECE)).toEqual(PASS);
    const sea = { proc: "navalBattle", power: GREECE, enemy: ROME } as unknown as Frame;
    expect(standingAnswer(standing, { ...open, frames: [sea, ...open.frames] }, GREECE)).toBeNull();
  });

  test("17.15, R303: unless my units fight: also as guests, or in an army that somebody keeps, under another's lead", () => {
    const state = hold(hold(advanced({ pieces: HOME }), "carthage", "ambush"), "greece", "cunctator");
    begin(state, answerTo("battle", [CARTHAGE, GREECE]), []);
    const force = addForce(state, emptyForce(ROME, at(state, "roma")));
    const isAsked = (frame: Frame): boolean => {
      const open = seenBy(state);
      const table = { ...open, frames: [frame, ...open.frames] };
      return standingAnswer([said(table, "battle", "fight")], table, GREECE) === null;
    };
    const marches = fightOf({ force }, {});
    expect(isAsked(marches)).toBe(false);
    expect(isAsked(fightOf({}, { owners: [CARTHAGE, GREECE] }))).toBe(true);
    addToForce(state, state.forces[force]!, GREECE, FRESH, LI, 1);
    expect(isAsked(marches)).toBe(true);
    const pergamene = fightOf({}, { owners: [PERGAMUM] });
    const pontine = { proc: "navalBattle", power: ROME, enemy: PONTUS } as unknown as Frame;
    expect([isAsked(pergamene), isAsked(pontine)]).toEqual([false, false]);
    addArmy(state, pergamum(GREECE));
    addArmy(state, pontus(GREECE));
    addArmy(state, slavesOf(GREECE, at(state, "pella")));
    expect([isAsked(pergamene), isAsked(pontine)]).toEqual([true, true]);
    expect(isAsked(fightOf({}, { owners: [OWNERS.indexOf("slavesGreece")] }))).toBe(false);
  });

  test("17.15: it lapses with the turn, or with the Activation it was said in", () => {
    const open = seenBy(struck());
    const activation = { proc: "activation", power: ROME } as unknown as Frame;
    const table = { ...open, frames: [activation, ...open.frames] };
    const [now, turn] = SPANS.map((span) => instructionFor(table, { moment: "any", unless: "never", span })!);
    expect([now, turn].map((one) => standingAnswer([one!], table, GREECE))).toEqual([PASS, PASS]);
    const next = { ...table, cup: table.cup.with(0, 9) };
    expect([now, turn].map((one) => isInForce(one!, next))).toEqual([false, true]);
    expect(standingAnswer([turn!], { ...table, turn: table.turn + 1 }, GREECE)).toBeNull();
    // Outside an Activation nothing can be said of one.
    expect(instructionFor(open, { moment: "any", unless: "never", span: "activation" })).toBeNull();
  });

  test("house rule 8: what stands depends on no hand: all viewers find the same, whatever is held", () => {
    const all = (state: State): string[] =>
      MOMENTS.flatMap((moment) =>
        UNLESSES.flatMap((unless) =>
          ([0, 1, 2, 3, "spectator"] as const).map((viewer) => {
            const table = seenBy(state, viewer);
            return JSON.stringify(
              [CARTHAGE, GREECE].map((seat) => standingAnswer([said(table, moment, unless)], table, seat)),
            );
          }),
        ),
      );
    const found = all(struck("deus-ex-machina"));
    expect(all(struck("ambush"))).toEqual(found);
    for (let i = 0; i < found.length; i += 5) expect(new Set(found.slice(i, i + 5)).size).toBe(1);
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  test("17.15: a seat with two powers is answered for only where both are left alone", () => {
    const state = spied();
    const two = { ...seenBy(state), config: { ...state.config, seats: [[ROME], [CARTHAGE, GREECE], [3]] } };
    expect(standingAnswer([said(two, "cardPlayed", "target")], two, 1)).toBeNull();
    expect(standingAnswer([said(two, "cardPlayed", "never")], two, 1)).toEqual(PASS);
  });

  test("17.15: nothing else is understood: no condition on cards, no unknown words, no endless list", () => {
    const good = { moment: "any", unless: "never", span: "turn", scope: "1" };
    expect(readInstructions([good])).toEqual([good]);
    for (const bad of [
      { ...good, holds: "deus-ex-machina" },
      { ...good, unless: "iHoldIt" },
      { ...good, moment: "never" },
      { ...good, scope: 1 },
      null,
    ])
      expect(readInstructions([bad]), JSON.stringify(bad)).toBeNull();
    expect(readInstructions({})).toBeNull();
    expect(readInstructions(Array.from({ length: 99 }, () => good))).toBeNull();
  });

  test("17.15: the only person at a table passes where none of his cards can be played, unless he wants to be asked", () => {
    const idle = (card: CardName, standing: Standing | null): Action | null =>
      idleAnswer(promptOf(paxRomana.view(struck(card), CARTHAGE), CARTHAGE)!, standing);
    expect(idle("ambush", null)).toEqual(PASS);
    expect(idle("ambush", { instructions: [], anyway: true })).toBeNull();
    expect(idle("deus-ex-machina", null)).toBeNull();
  });

  test("17.15: whatever else is asked, he is asked", () => {
    const state = advanced({ pieces: HOME, treasury: { rome: 4 } });
    begin(state, { proc: "activation", power: ROME, drawn: false }, []);
    expect(idleAnswer(promptOf(paxRomana.view(state, ROME), ROME)!, null)).toBeNull();
  });

  test("17.15: what stands is read as it is, or as the list it was before", () => {
    const good = said(seenBy(struck()), "cardPlayed", "target");
    expect(readStanding([good])).toEqual({ instructions: [good], anyway: false });
    expect(readStanding({ instructions: [good], anyway: true })).toEqual({ instructions: [good], anyway: true });
    for (const bad of [null, 3, {}, { instructions: [good] }, { instructions: good, anyway: true }])
      expect(readStanding(bad), JSON.stringify(bad)).toBeNull();
    expect(readStanding({ instructions: [], anyway: true, hand: "ambush" })).toBeNull();
  });

  test("17.15: an answer to an instant lasts a beat at a table of several; a pause and an own question do not", () => {
    const lasts = (state: State): boolean => servedPaxRomana.lasts(paxRomana.view(state, "spectator"));
    expect(lasts(struck())).toBe(true);
    // Whatever is held there.
    expect(lasts(struck("ambush"))).toBe(true);
    const pausing = hold(advanced({ pieces: HOME }), "carthage", "ambush");
    advancedOf(pausing).passed[CARTHAGE] = NONE;
    begin(pausing, pauseOf(pausing, ROME), []);
    expect(pausing.frames.at(-1)).toMatchObject({ proc: "cardWindow", window: "pause", asked: [CARTHAGE] });
    expect(lasts(pausing)).toBe(false);
    const own = advanced({ pieces: HOME, treasury: { rome: 4 } });
    begin(own, { proc: "activation", power: ROME, drawn: false }, []);
    expect(lasts(own)).toBe(false);
  });
});
