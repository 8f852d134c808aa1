import type { Config } from "../config.ts";
import { CARDS, GS, NONE, POWERS, type Owner } from "../data/index.ts";
import type { About, ForceAbout, Purse } from "../prompt/about.ts";
import { ORDER_PARTS, partOf } from "../rules/economy/orders.ts";
import type { OrderPart } from "../rules/economy/plan.ts";
import type { Draft, GivenUp } from "../state/slate.ts";
import type { AskedTexts } from "./en/asked.ts";
import { namesIn, type Names } from "./names.ts";
import type { Said } from "./said.ts";

/** What a question is about, line by line. */
export function sayAboutIn(texts: AskedTexts, config: Config, about: About): string[] {
  const { context } = texts;
  const names = namesIn(texts.words, config);
  const { event, card, window, battle, force, choice, threat, offer, unit, terms, need, purse, doomed } = about;
  const { attrition, sinking, left } = about;
  const lines = [
    ...(event ? eventLines(texts, names, event) : []),
    ...(card ? [cardLine(texts, names, card)] : []),
    ...(window && window !== "cardPlayed" ? [context.window({ moment: texts.words.windows[window]! })] : []),
    ...(battle ? battleLines(texts, names, battle) : []),
    ...(force ? [forceText(texts, names, force)] : []),
    ...(choice ? choiceLines(texts, names, choice) : []),
    ...(threat ? [context.threat[threat.act]({ who: names.who(threat.actor), node: names.node(threat.node) })] : []),
    ...(offer ? [context.offered({ talents: names.talents(offer.talents), wish: offer.wish })] : []),
    ...(unit === undefined ? [] : [context.unit({ unit: names.unit(unit) })]),
    ...(terms ? [names.terms(terms)] : []),
    ...(attrition
      ? [
          context.attrition({
            node: names.node(attrition.node),
            die: attrition.die,
            units: names.units(attrition.units),
          }),
        ]
      : []),
    ...(left === undefined ? [] : [context.left({ leader: names.leader(left) })]),
    ...(sinking ? [sinkingText(texts, names, sinking)] : []),
    ...(need === undefined ? [] : [context.need({ need })]),
    ...(purse ? purseLines(texts, names, purse) : []),
    ...(doomed ? doomedLines(texts, names, doomed) : []),
  ];
  return lines.map(texts.words.grammar.sentence);
}

/** 11.21, 11.44: of how many, whose squadrons are asked about now. */
const sinkingText = ({ context }: AskedTexts, names: Names, sinking: NonNullable<About["sinking"]>): string =>
  context.sinking({
    all: names.count(sinking.loss, GS),
    of: names.of(sinking.owner),
    has: sinking.guests,
    others: sinking.others,
  });

/** 9.41, 9.44: what the end of the turn will cost, unless one still does something about it. */
function doomedLines(
  { context }: AskedTexts,
  names: Names,
  { fleets, armies }: NonNullable<About["doomed"]>,
): string[] {
  const places = (nodes: readonly number[]): string => names.words.grammar.and(nodes.map(names.node));
  return [
    ...(fleets.length > 0 ? [context.portless({ node: places(fleets) })] : []),
    ...(armies.length > 0 ? [context.isolated({ node: places(armies) })] : []),
  ];
}

/** 17.15: who plays which card, against whom, and what it does. */
const cardLine = ({ context }: AskedTexts, names: Names, { card, power, target }: NonNullable<About["card"]>): string =>
  context.card({
    who: names.who(power),
    card: names.card(card),
    to: target === NONE || target === power ? "" : names.to(target),
    text: names.words.cards[CARDS[card]!].text,
  });

/** 16.1: what has struck, whom, and for slaves how many rise and who places them (R99). */
function eventLines({ context }: AskedTexts, names: Names, about: NonNullable<About["event"]>): string[] {
  const { event, power, isStruck, slaves } = about;
  const of = names.of(power);
  return [
    context.event({ event: names.words.events[event]! }),
    ...(slaves ? [context.slaves({ of, units: names.units(slaves) }), context.slavesPlaced] : []),
    ...(slaves
      ? []
      : [isStruck ? context.struck({ who: names.who(power) }) : context.drawn({ who: names.who(power) })]),
  ];
}

/** What there is, and what was chosen of it so far; 12.44: whose it is, where several owners' may move together. */
function choiceLines(
  { context }: AskedTexts,
  names: Names,
  { pool, chosen, of }: NonNullable<About["choice"]>,
): string[] {
  return [
    context.pool({ units: names.units(pool), of: of === NONE ? "" : names.of(of) }),
    ...(chosen.some((n) => n > 0) ? [context.chosen({ units: names.units(chosen) })] : []),
  ];
}

type BattleAbout = NonNullable<About["battle"]>;

/** Who fights whom, what the defender has, and an attacker who is not the force that moves (10.33). */
function battleLines({ context }: AskedTexts, names: Names, battle: BattleAbout): string[] {
  const { space, attacker, defender, isMover, isLeft, dice, shifts = 0, thrown } = battle;
  const sides = { attacker: sideName(names, attacker), defender: sideName(names, defender) };
  return [
    context.battle({ node: names.node(space), ...sides }),
    ...(attacker.isForce && !isMover ? [context.attack({ units: unitsText(names, attacker) })] : []),
    // 10.41: those who withdraw are the force in question.
    ...(isLeft ? [] : [context.defence({ units: defenceText(names, defender) })]),
    ...(dice ? [context.dice({ attacker: dice[0], defender: dice[1], shifts })] : []),
    ...(thrown ? [context.thrown({ attacker: thrown[0], defender: thrown[1] })] : []),
  ];
}

/** Whoever fights there, not only the power that decides for them. */
const sideName = (names: Names, { owners, power }: BattleAbout["defender"]): string =>
  owners.length > 0 ? names.all(owners) : names.who(power);

function defenceText(names: Names, defender: BattleAbout["defender"]): string {
  const { leaders, works, isForce } = defender;
  const parts = isForce ? [unitsText(names, defender)] : [...stacksText(names, defender), ...leaders.map(names.leader)];
  if (works) parts.push(`${names.words.works[works.works]!} (${works.walls})`);
  return names.words.grammar.list(parts) || names.words.nothing;
}

/** Units stack by stack; whose they are, where several owners have some. */
function stacksText(names: Names, { units, whose }: Pick<ForceAbout, "units" | "whose">): string[] {
  const rows = new Map<Owner, readonly number[]>();
  units.forEach((row, i) => {
    const owner = whose[i]!;
    if (row.some((n) => n > 0))
      rows.set(
        owner,
        row.map((n, unit) => n + (rows.get(owner)?.[unit] ?? 0)),
      );
  });
  return [...rows].map(([owner, row]) => (rows.size > 1 ? `${names.units(row)} ${names.of(owner)}` : names.units(row)));
}

const unitsText = (names: Names, body: Pick<ForceAbout, "units" | "whose" | "leaders">): string =>
  bodyText(names, body) || names.words.nothing;

/** Empty where there is nobody. */
function bodyText(names: Names, { units, whose, leaders }: Pick<ForceAbout, "units" | "whose" | "leaders">): string {
  const said = stacksText(names, { units, whose });
  return names.words.grammar.list([...said, ...(leaders.length > 0 ? [names.leaders(leaders)] : [])]);
}

const forceText = ({ context }: AskedTexts, names: Names, force: ForceAbout): string =>
  context.force({
    of: names.of(force.owner),
    by: force.owner < POWERS.length ? "" : names.who(force.power),
    node: names.node(force.node),
    isAboard: force.isAboard,
    units: bodyText(names, force),
    mp: force.mp,
  });

/** What was ordered, what it leaves in the treasury, or what is to be paid. */
function purseLines(texts: AskedTexts, names: Names, { talents, orders, draft, givenUp, bill }: Purse): string[] {
  const { context } = texts;
  const { clauses } = texts.words.grammar;
  const said = (order: Draft): string => orderText(texts, names, order);
  return [
    ...(orders ? [context.plan({ orders: clauses(orders.map(said)) })] : []),
    ...(draft ? [context.draft({ order: said(draft) })] : []),
    ...(givenUp && givenUp.length > 0 ? [context.plan({ orders: clauses(givenUp.map(givenUpText(names))) })] : []),
    ...(bill === undefined ? [] : [context.bill({ talents: names.talents(bill) })]),
    context.treasury({ talents: names.talents(talents) }),
  ];
}

/** 6.41: what is given up. */
const givenUpText =
  (names: Names) =>
  ({ node, unit, n }: GivenUp): string =>
    names.words.grammar.list([names.node(node), n === undefined ? names.unit(unit) : names.count(n, unit)]);

/** "Raise troops: Italia, legion, Roma, ×2". */
function orderText({ labels }: AskedTexts, names: Names, draft: Draft): string {
  const say = { province: names.province, unit: names.unit, node: names.node, n: (n: number) => `×${n}` };
  const parts: readonly OrderPart[] = ORDER_PARTS[draft.kind];
  const said = parts.flatMap((part) => {
    const value = partOf(draft, part);
    return value === undefined ? [] : [say[part](value)];
  });
  const title = labels.order({ kind: draft.kind } as Said);
  const { list, titled } = names.words.grammar;
  return said.length === 0 ? title : titled(title, list(said));
}
