import { BY, questionKeys, type Prompt } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { wayOf, type Way } from "../choices/ways.ts";
import { BOARDS } from "./boards.ts";

/**
 * How every question of the game is asked where no board is made for it alone. Whoever adds a question decides here, and
 * looks at it.
 */
const ASKED: Readonly<Record<Way | "board", string>> = {
  board: `bribe.offer card.full card.keep card.limit card.window deal.answer deal.terms maintenance.plan manpower.plan meeting.invite meeting.speak alliance.speak recruitment.orders
    recruitment.which`,
  yesNo: `battle.engine successors.attack rhodes.replace attrition.toll battle.force battle.prevent battle.retreat battle.walls bribe.answer bribe.proceed income.toll
    diesIrae.pay interception.shelter join.ask land.pair leader.flee major.again militia passage.ask reroll.larger reroll.smaller sack
    sea.parting sea.passing sea.toll withdrawal.ask withdrawal.hinder`,
  number: `battle.lower battle.raise check.circuses deal.lasting deal.talents elephants.attacker elephants.defender hire.number sea.escort
    sea.sink sea.storm siege.bid stability.bread`,
  place: `africa.next successors.army dictator.where engine.where inventor.where massive.place pontus.place rebellion.garrison rebellion.place rebellion.where
    civilWar.leader civilWar.rises construction.where deal.cede expansion.garrison hire.where insurrection.where interception.attempt invasion.place invasion.regroup
    land.step leader.step leaders.place major.where mercenaries.where militia.gathers militia.place minor.where mission.which mutiny.fleet mutiny.pay pirates.point
    pirates.port placement.where recruitment.legions retreat.first retreat.sea retreat.second sea.port sea.sail
    sea.withdraw slaves.move slaves.place soldier.leader soldier.next soldier.place tribes.return withdrawal.go`,
  list: `activation.disband deal.card dictator.leaves dictator.who massive.province rebellion.bleeds rebellion.blood
    rebellion.units activation.operation activation.pay attrition.lose battle.lead.attacker battle.lead.defender card.target civilWar.units conspiracy.leader construction.what
    construction.with deal.show disease.leader expansion.choose force.kind force.leader hire.province
    interception.inside interception.leader interception.units insurrection.whose invasion.province join.leader join.units losses.flip
    losses.lose mercenaries.what minor.what move.lead successors.lead mutiny.whose objective.claim objective.discard objective.richest opportunity.which pirates.province
    pirates.sort reroll.largerChooses reroll.smallerChooses reserve.enter retreat.way sea.lead sea.meet sea.pickUp
    sea.stopped soldier.units units.breakDown units.drop units.move units.pickUp withdrawal.drop withdrawal.leader
    withdrawal.pickUp withdrawal.units`,
};
const keysOf = (way: Way | "board"): string[] => ASKED[way].split(/\s+/);
const WAYS = ["yesNo", "number", "place", "list"] as const;

test("every question of the game is asked in a way that somebody has chosen; a new one is not yet", () => {
  const asked = (["board", ...WAYS] as const).flatMap(keysOf).toSorted();
  expect([...new Set(questionKeys())].toSorted()).toEqual(asked);
});

test("every question has a board, and plans and talks have boards of their own", () => {
  for (const key of questionKeys()) {
    const board = BOARDS.find(({ fits }) => fits({ key, by: BY[key], about: {} } as Prompt));
    expect(board, key).toBeDefined();
    if (keysOf("board").includes(key)) expect(board!.name, key).toMatch(/^(books|cards|talk)$/);
  }
});

test("each simple question looks as it was chosen", () => {
  for (const way of WAYS)
    for (const key of keysOf(way)) {
      const prompt = { key, by: BY[key as keyof typeof BY], options: [] } as unknown as Prompt;
      expect([key, wayOf(prompt)]).toEqual([key, way]);
    }
});
