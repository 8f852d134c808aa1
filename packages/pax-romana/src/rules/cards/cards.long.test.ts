/** Whole games of the Advanced Game: they end, keep every invariant, and tell everything that cards can do. */
import { FastChance, type Chance } from "@ara/kernel";
import { checkWalk } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import type { Action } from "../../action.ts";
import { ADVANCED_OPTIONS, config, OPTIONS, worldOf, type Config } from "../../config.ts";
import {
  CARTHAGE,
  data,
  EAST,
  FRESH,
  GREECE,
  GS,
  HI,
  LI,
  NONE,
  PONTUS,
  POWERS,
  ROME,
  type CardName,
  type Power,
} from "../../data/index.ts";
import { paxRomana } from "../../game.ts";
import { addArmy, pontus } from "../../state/armies.ts";
import { advancedOf, cardOf, cardsOf, drawCard, handOf, MOST_CARDS, returnDiscards } from "../../state/cards.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { clearTouched } from "../../state/touched.ts";
import { builderAt } from "../../state/works.ts";
import { crowd } from "../../testing/crowd.ts";
import { eager } from "../../testing/eager.ts";
import { controlMistakes } from "../../testing/oracles/control.ts";
import { turmoil } from "../../testing/turmoil.ts";
import { isInstantOpen } from "../after-step.ts";
import { at } from "../battle/testing.ts";
import { occupiersAt } from "../control/holder.ts";
import { setControl } from "../stability/settle.ts";
import { allyWithPergamum, allyWithRhodes } from "../units/alliances.ts";
import { RHODES } from "../units/independents.ts";
import { cardEvents } from "../../texts/en/card-events.ts";
import { armiesOf, hasEngine, placeEngine } from "../units/helepolis.ts";
import { spacesWithLand } from "./reach.ts";
import { hold } from "./testing.ts";

const GAMES = 36;
/** Of a game of several turns the beginning is enough; those of one turn are played to their end. */
const MOST = 700;

/** Cards that are played at few moments. */
const WAITING = ["ambush", "naval-ambush", "conqueror", "naval-ambush"] as const;
const isWaiting = (kind: CardName): boolean => (WAITING as readonly CardName[]).includes(kind);

/** 8.3: an Elite leader comes to an army of a power that has none. */
function raiseElite(state: State, power: Power): void {
  const { elite, power: poolOf } = worldOf(state.config).data.leaders;
  const all = state.leaders.flatMap((_, leader) => (elite[leader] === 1 && poolOf[leader] === power ? [leader] : []));
  const [node] = spacesWithLand(state, power);
  if (node !== undefined && all.length > 0 && all.every((leader) => state.leaders[leader] === IN_POOL))
    putLeader(state, all[0]!, node);
  setControl(state);
}

/** R306: a siege engine for an army beside foreign walls. */
function buildEngine(state: State): void {
  const { land } = worldOf(state.config).map;
  for (const power of state.order)
    for (const node of armiesOf(state, power))
      if (land[node]!.some((to) => builderAt(state, to) !== NONE && builderAt(state, to) !== power))
        return placeEngine(state, power, node);
}

/** What brings the engine before foreign walls: the Move of its army, with it, into them. */
function isOfEngine(state: State, action: Action): boolean {
  if (action.type === "at") return advancedOf(state).helepolis === action.node;
  if (action.type === "haulEngine" || action.type === "useEngine") return action.yes;
  if (action.type !== "step" || builderAt(state, action.node) === NONE) return false;
  return state.forces.some(
    (one, i) => one !== null && hasEngine(state, i) && builderAt(state, action.node) !== one.power,
  );
}

/** Both scenarios, with and without options, with a seat for each power or two seats. */
function tableOf(game: number): Config {
  const chance = new FastChance(`advanced ${game}`);
  const all = [...OPTIONS.filter((option) => option !== "legionaryCavalry"), ...ADVANCED_OPTIONS];
  return config(game % 4 === 0 ? "VII" : "V", {
    game: "advanced",
    seats:
      game % 3 === 0
        ? [
            [0, 3],
            [1, 2],
          ]
        : [[0], [1], [2], [3]],
    options: all.filter(() => chance.below(3) === 0),
    ...(game % 4 > 0 && { measures: { turns: 1 + chance.below(4) } }),
  });
}

/** 12.47, 12.51, 12.54: minor powers have allies, Rhodes has lost a squadron, Rome, invaded, holds the card for a Dictator, and somebody is in Turmoil. */
function befriend(state: State, chance: Chance): void {
  const tell = (): void => {};
  allyWithRhodes(state, chance.pick(state.order), tell);
  allyWithPergamum(state, chance.pick(state.order), tell);
  addUnits(state, keyOf(at(state, "rhodus"), RHODES, FRESH), GS, -1);
  if (occupiersAt(state, at(state, "capua")) === 0) addUnits(state, keyOf(at(state, "capua"), CARTHAGE, FRESH), HI, 2);
  const general = state.leaders.findIndex((place, leader) => place === IN_POOL && data.leaders.power[leader] === ROME);
  if (data.leaders.elite[general] === 0) putLeader(state, general, at(state, "roma"));
  state.powers[chance.pick([GREECE, EAST])]!.stability = -5;
  setControl(state);
  clearTouched(state);
  const { deck, hands } = cardsOf(state);
  if (!deck.includes(DICTATOR)) return;
  deck.splice(deck.indexOf(DICTATOR), 1);
  deck.push(hands[ROME]!.pop()!);
  hands[ROME]!.push(DICTATOR);
  for (const cards of [deck, hands[ROME]!]) cards.sort((a, b) => a - b);
}

/** 12.55: Pontus is in play for somebody, strong, or with its last unit beside enemies; or its card is in a hand. */
function raisePontus(state: State, chance: Chance, units: number): void {
  const { deck, removed, hands } = cardsOf(state);
  const holder = [deck, ...hands].find((cards) => cards.includes(PONTUS_CARD))!;
  const space = at(state, "sinope");
  const king = chance.pick(state.order);
  holder.splice(holder.indexOf(PONTUS_CARD), 1);
  if (units === 0 || occupiersAt(state, space) !== 0) {
    deck.push(...hands[king]!.splice(0, 1));
    hands[king]!.push(PONTUS_CARD);
    for (const cards of [deck, hands[king]!]) cards.sort((a, b) => a - b);
    return;
  }
  removed.push(PONTUS_CARD);
  addUnits(state, keyOf(space, PONTUS, FRESH), units > 1 ? HI : LI, units);
  if (units > 1) addUnits(state, keyOf(space, PONTUS, FRESH), GS, 1);
  const foe = state.order.find((power) => power !== king)!;
  for (const near of data.map.land[space]!)
    if (units === 1 && near < data.map.spaces && occupiersAt(state, near) === 0)
      addUnits(state, keyOf(near, foe, FRESH), HI, 5);
  addArmy(state, pontus(king));
  Object.assign(advancedOf(state), { pontusPlayer: king, pontusMarkers: 1 });
  setControl(state);
  clearTouched(state);
}

const PONTUS_CARD = cardOf("pontus");
const DICTATOR = cardOf("soldier-of-fortune");
/** What allies do: cards are played, proposed, given. */
const SOCIABLE: ReadonlySet<string> = new Set(["playCard", "propose", "termCard", "send", "accept"]);

type Chooser = (legal: readonly Action[], chance: Chance, state: State) => Action;

function chooserOf(game: number): Chooser {
  if (game % 5 === 4)
    return (legal, chance) => {
      const wanted = legal.filter((one) => SOCIABLE.has(one.type) || (one.type === "term" && one.kind === "card"));
      return chance.pick(wanted.length > 0 && chance.below(3) > 0 ? wanted : legal);
    };
  return game % 2 === 0 ? (legal, chance, state) => eager(state, legal, chance) : (legal, chance) => chance.pick(legal);
}

/** The slow words about control are asked after one action in so many. */
const LOOK_EVERY = 499;

test("3.82, 5.2, 5.41, 17.1, 17.2: random games with cards end, break no invariant, tell every sort of event of cards, and know who controls what", () => {
  const missing = new Set(Object.keys(cardEvents));
  const wrong: string[] = [];
  let actions = 0;
  for (let game = 0; game < GAMES; game++)
    checkWalk(paxRomana, tableOf(game), `cards ${game}`, {
      limit: 200_000,
      most: game % 4 === 0 ? undefined : MOST,
      choose(legal, chance, state) {
        if (++actions % LOOK_EVERY === 0 && !isInstantOpen(state))
          wrong.push(...controlMistakes(state).map((one) => `cards ${game}: ${one}`));
        const play = legal.find((action) => action.type === "playCard" && isWaiting(action.kind));
        if (play && chance.below(2) === 0) return play;
        const { spaces } = worldOf(state.config).map;
        const narrows = legal.find((action) => action.type === "step" && action.node >= spaces);
        if (narrows && chance.below(2) === 0) return narrows;
        // So do armies with a siege engine, into the walls beside them.
        const storm = legal.find((action) => isOfEngine(state, action));
        if (storm && chance.below(4) > 0) return storm;
        // Cards are seldom thrown away.
        const kept = legal.filter(({ type: verb }) => verb !== "discardCard");
        const open = kept.length > 0 && chance.below(12) > 0 ? kept : legal;
        return chooserOf(game)(open, chance, state);
      },
      prepare(state, chance) {
        // Hands are full, so that cards meet from the first marker on; those that wait for an instant are always among them.
        for (const power of state.order) raiseElite(state, power);
        WAITING.forEach((card, i) => hold(state, POWERS[state.order[(game + i) % state.order.length]!]!, card));
        for (const power of state.order) {
          while (handOf(state, power).length < MOST_CARDS) drawCard(state, power, chance);
          advancedOf(state).passed[power] = NONE;
        }
        returnDiscards(state);
        if (game % 5 === 1) crowd(state, chance, 60);
        if (game % 5 === 2) turmoil(state, chance);
        if (game % 5 >= 3) befriend(state, chance);
        buildEngine(state);
        if (game % 5 >= 3) raisePontus(state, chance, [0, 1, 4][(game >> 1) % 3]!);
      },
      tell: ({ type: e }) => missing.delete(e),
    });
  expect([...missing], "never told").toEqual([]);
  expect(wrong).toEqual([]);
});
