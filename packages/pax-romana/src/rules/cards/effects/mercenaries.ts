import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../../config.ts";
import { CARTHAGE, FRESH, GARR, MCAV, MHI, MLI, NONE, type Node, type Power, type Unit } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { cardKind, cardOf, isNotFor, priceOfCard } from "../../../state/cards.ts";
import { hasOwner, justOwner } from "../../../state/keys.ts";
import { changeTalents } from "../../../state/ledger.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, countAt, keyOf } from "../../../state/table.ts";
import { isFoughtFor, mayComeBack } from "../../battle/coming-back.ts";
import { occupiersAt } from "../../control/holder.ts";
import { powerBehind } from "../../control/keeper.ts";
import { roomForHeavies } from "../../economy/stock.ts";
import { isFreeOfEnemies } from "../../units/militia.ts";
import { hasLandUnits, spacesWithLand } from "../reach.ts";
import type { CardEffects } from "../../frames.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type HireByCard = Body<
  "hireByCard",
  {
    locals: { unit: Unit; left: number };
    acts: "pay";
    asks: { what: "with"; where: "at" };
  }
>;

const CARD = cardOf("mercenaries");

/** 17.2: exactly so many Talents, whatever comes. */
export const priceOfMercenaries = (state: Pick<State, "config">): number => priceOfCard(state, CARD);
/** 12.23: what they bring: so many of each sort. */
const COMPANIES: readonly (readonly [Unit, number])[] = [
  [MLI, 2],
  [MCAV, 1],
  [MHI, 1],
];

/**
 * 12.25, R320, R484, R499: for any card, Spaces of controlled provinces that no other occupies, fights for or may come back to, and
 * any with own units, garrisons too.
 */
function spacesOfCarthage(state: State, power: Power): Node[] {
  const { map } = worldOf(state.config);
  const found: Node[] = [];
  for (let node = 0; node < map.spaces; node++) if (isOpenToCarthage(state, power, node)) found.push(node);
  return [...new Set([...found, ...spacesWithLand(state, power)])].toSorted((a, b) => a - b);
}

function isOpenToCarthage(state: State, power: Power, node: Node): boolean {
  const { map } = worldOf(state.config);
  if (map.inPlay[node] !== 1 || isFoughtFor(state, node)) return false;
  const there = occupiersAt(state, node);
  if (there === 0)
    return (
      state.control[map.province[node]!] === power &&
      !mayComeBack(state, node, (owner) => powerBehind(state, owner) !== power)
    );
  if (!hasOwner(there, power)) return false;
  const isAlone = there === justOwner(power);
  if (isAlone && state.control[map.province[node]!] === power) return true;
  return countAt(state, node, power, GARR) > 0 && (isAlone || isFreeOfEnemies(state, power, node));
}

/** Whether there is any place for them: asked in every question, so the first one is enough. */
function hasPlace(state: State, power: Power, anyCard: boolean): boolean {
  if (hasLandUnits(state, power)) return true;
  if (!anyCard) return false;
  const { map } = worldOf(state.config);
  for (let node = 0; node < map.spaces; node++) if (isOpenToCarthage(state, power, node)) return true;
  return false;
}

const placesFor = (state: State, { power, as }: Pick<CardEffects, "power" | "as">): Node[] =>
  as === "mercenaries" ? spacesOfCarthage(state, power) : spacesWithLand(state, power).toSorted((a, b) => a - b);

/** 12.24, R300: why mercenaries cannot come by a card; `anyCard` for those of Carthage. */
export function refuseMercenaries(state: State, power: Power, anyCard: boolean): Refusal | undefined {
  const { cost } = cardKind(state, CARD);
  if (isNotFor(state, power, CARD) || (anyCard && power !== CARTHAGE)) return refusal("card.mercenaries", {});
  const { treasury } = state.powers[power]!;
  if (treasury < cost) return refusal("card.tooFewTalents", { cost, treasury });
  return hasPlace(state, power, anyCard) ? undefined : refusal("card.nowhere", {});
}

export const mercenariesEffect: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power) => refuseMercenaries(state, power, false),
  does: "hireByCard",
};

/** 6.43: heavy mercenaries count for the maximum of Carthage. */
const companiesFor = (state: State, power: Power): readonly (readonly [Unit, number])[] =>
  COMPANIES.filter(([unit]) => unit !== MHI || roomForHeavies(state, power) > 0);

/** 12.23-12.26, 17.2, R97, R319, R320: two Talents, a company, and where it stands. */
export const hireByCard = procedure<HireByCard>({
  name: "hireByCard",
  rule: "12.23",
  locals: () => ({ unit: NONE, left: 0 }),
  steps: {
    /** Paid before anybody talks: what is left of the treasury may be promised away. */
    pay(state, { power }, course) {
      changeTalents(state, power, -priceOfMercenaries(state), "12.23", course.tell);
      course.go("what");
    },
    what: {
      prompt: "mercenaries.what",
      rule: "12.23",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        for (const [unit] of companiesFor(state, power)) into.push({ type: "with", unit });
      },
      take(_state, frame, _power, { unit }, course) {
        frame.unit = unit;
        frame.left = COMPANIES.find(([sort]) => sort === unit)![1];
        course.go("where");
      },
    },
    where: {
      prompt: "mercenaries.where",
      rule: "12.25",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of placesFor(state, frame)) into.push({ type: "at", node });
      },
      take(state, frame, power, { node }, course) {
        // R97: only those that come for another card may stand apart.
        const n = frame.as === "mercenaries" ? 1 : frame.left;
        addUnits(state, keyOf(node, power, FRESH), frame.unit, n);
        course.tell({ type: "mercenariesCame", power, node, unit: frame.unit, n, rule: "12.25" });
        frame.left -= n;
        if (frame.left > 0) course.wait();
        else course.end();
      },
    },
  },
});
