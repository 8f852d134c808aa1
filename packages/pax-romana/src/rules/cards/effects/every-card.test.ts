/** 17.2: every card that can be played, on boards where much stands: what is asked, what can be answered, what is told. */
import { FastChance, type Refusal } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../action.ts";
import { CARDS, CARTHAGE, data, POWERS, ROME, type CardName, type Power } from "../../../data/index.ts";
import type { AnyCall } from "../../../engine/procedure.ts";
import type { Event } from "../../../event.ts";
import type { State } from "../../../state/state.ts";
import { crowd } from "../../../testing/crowd.ts";
import { heard } from "../../../testing/hear.ts";
import { turmoil } from "../../../testing/turmoil.ts";
import { machine } from "../../index.ts";
import { effectOf } from "./known.ts";
import { advanced, hold, playedBy, struckBy } from "../testing.ts";

/** Boards for each card: as it is set up in a test, crowded, in turmoil, and both. */
const BOARDS: readonly ((state: State, chance: FastChance) => void)[] = [
  () => undefined,
  (state, chance) => crowd(state, chance, 60),
  turmoil,
  (state, chance) => crowd(state, chance, 90),
  (state, chance) => {
    crowd(state, chance, 60);
    turmoil(state, chance);
  },
];
/** Where a card goes on and on, its beginning is enough. */
const MOST_ANSWERS = 16;
const HELD: readonly CardName[] = ["cunctator", "corvus", "mercenaries"];
const HOME = {
  "rome roma": { LG: 3, GS: 2, city: 5 },
  "carthage carthago": { HI: 2, GS: 2, city: 5 },
  "carthage capua": { LI: 1 },
  "rhodes rhodus": { HI: 2, city: 5, GS: 2 },
  "pergamum pergamum": { HI: 2, city: 5 },
};

const TREASURY = { rome: 6, carthage: 1, greece: 9, east: 3 };

const kindOf = (name: CardName): (typeof data.cards)[number] => data.cards[CARDS.indexOf(name)]!;
const effect = (name: CardName): ReturnType<typeof effectOf> => effectOf(CARDS.indexOf(name));

/** Not those that only answer something, nor the Successor Wars, which are a march: tests of their own follow them. */
const KINDS = CARDS.filter(
  (name) => name !== "successor-wars-roll-on" && (!kindOf(name).hold || effect(name).at.includes("own")),
);

/** Why a power cannot play a card, or whom it can name. */
function judged(state: State, name: CardName, power: Power): { no?: Refusal; targets?: readonly Power[] } {
  const no = effect(name).refuse?.(state, power, "own");
  if (no) return { no };
  const targets = effect(name).targets?.(state, power);
  return targets ? { targets } : {};
}

const brief = (options: readonly Action[]): string => {
  const all = options.map((option) => JSON.stringify(option));
  if (all.length <= 8) return all.join(" ");
  return `${all.slice(0, 4).join(" ")} ... ${all.slice(-3).join(" ")} (${all.length})`;
};

function storyOf(card: CardName, board: number): string[] {
  const chance = new FastChance(`${card} ${board}`);
  const state = advanced({ pieces: board === 0 ? HOME : {}, stability: { rome: 5, carthage: 1 }, treasury: TREASURY });
  BOARDS[board]!(state, chance);
  state.waiting = [];
  const { pool, hands, shown } = state.objectives;
  hands[ROME]!.push(...pool.splice(0, 2));
  shown[CARTHAGE]!.push(...pool.splice(0, 1));
  const verdicts = state.order.map((power) => ({ power, ...judged(state, card, power) }));
  const able = verdicts.filter(({ no, targets }) => !no && targets?.length !== 0);
  const player = POWERS[(able.length > 0 ? chance.pick(able) : verdicts[0]!).power]!;
  if (kindOf(card).hold && able.length === 0) return [`nobody ${board} ${JSON.stringify(verdicts)}`, ""];
  HELD.forEach((held, i) => held !== card && hold(state, POWERS[1 + i]!, held));
  const call = kindOf(card).hold ? playedBy(state, player, card) : struckBy(state, player, card);
  return [`${player} ${board} ${JSON.stringify(verdicts)}`, ...told(state, call, chance)];
}

/** What a procedure asks, offers and tells, with answers by chance. */
function told(state: State, call: AnyCall, chance: FastChance): string[] {
  const lines: string[] = [];
  const tell = (event: Event): void => void lines.push(`  ${JSON.stringify(heard(state, event))}`);
  state.frames = [machine.begin(call, state)];
  machine.run(state, chance, tell);
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const powers = machine.who(state);
    const [power] = powers;
    if (power === undefined) break;
    const options: Action[] = [];
    machine.options(state, power, options);
    const answer = chance.pick(options);
    lines.push(
      `${machine.question(state)!.ask.prompt} ${powers.join()}: ${brief(options)}`,
      `> ${JSON.stringify(answer)}`,
    );
    machine.answer(state, power, answer, chance, tell);
  }
  return [...lines, `= ${JSON.stringify(state.handed)}`, ""];
}

test.each(KINDS)("17.2 %s: it asks, offers and tells what it did", async (card) => {
  const lines = BOARDS.flatMap((_, board) => storyOf(card, board));
  await expect(lines.join("\n")).toMatchFileSnapshot(`golden/${card}.txt`);
});

test("17.2, R330, R331: a Civil War that a card has brought asks, offers and tells what it did", async () => {
  const lines = BOARDS.flatMap((board, i) => {
    const chance = new FastChance(`civil war ${i}`);
    const state = advanced({ pieces: i === 0 ? HOME : {}, leaders: { "rome-3": "roma" } });
    board(state, chance);
    state.waiting = [];
    return [`rome ${i}`, ...told(state, { proc: "civilWarByCard", power: ROME }, chance)];
  });
  await expect(lines.join("\n")).toMatchFileSnapshot("golden/civil-war.txt");
});
