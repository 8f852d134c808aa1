import type { Config } from "../config.ts";
import type { Cost } from "../prompt/cost.ts";
import type { Lead } from "../prompt/leads.ts";
import type { Option } from "../prompt/prompt.ts";
import type { Roll } from "../prompt/roll.ts";
import type { AskedTexts } from "./en/asked.ts";
import { signed } from "./event-texts.ts";
import { namesIn, type Names } from "./names.ts";

/** What a legal answer costs, brings, throws and leads to, a clause for each; its label need not be told again. */
export function sayMeaningIn(texts: AskedTexts, config: Config, option: Option, label = ""): string[] {
  const { cost, gain, roll, leads = [] } = option;
  const names = namesIn(texts.words, config);
  return [
    ...(cost ? sayCost(texts, names, cost, label) : []),
    ...(gain === undefined ? [] : [texts.meaning.gain(names.talents(gain))]),
    ...(roll ? [names.words.grammar.titled(texts.meaning.rolls[roll.of], sayRoll(texts, roll))] : []),
    ...leads.map((lead) => sayLead(texts, names, lead)),
  ];
}

function sayCost({ meaning }: AskedTexts, { talents }: Names, cost: Cost, label: string): string[] {
  const say = meaning.cost;
  const { each, mp, attack, alone, losses, stability } = cost;
  const isNew = (price: string): boolean => !label.includes(price);
  return [
    ...(cost.talents !== undefined && isNew(talents(cost.talents)) ? [say.talents(talents(cost.talents))] : []),
    ...(each === undefined ? [] : [say.each(talents(each))]),
    ...(mp !== undefined && isNew(say.mp(mp)) ? [say.mp(mp)] : []),
    ...(attack === undefined ? [] : [say.attack(attack)]),
    ...(alone === undefined ? [] : [say.alone(alone)]),
    ...(losses === undefined ? [] : [say.losses(losses)]),
    ...(stability === undefined ? [] : [say.stability(stability)]),
  ];
}

/** "58 %, 7 or more on two dice (leader +2)". */
function sayRoll({ meaning, words }: AskedTexts, { dice, added, least, most, chance, draw, faces }: Roll): string {
  const thrown = meaning.dice(dice);
  const { list } = words.grammar;
  const percent = ([ways, of]: readonly [number, number]): number => Math.round((100 * ways) / of);
  const parts = [
    ...(chance ? [meaning.chance(percent(chance))] : []),
    ...(draw ? [meaning.draw(percent(draw))] : []),
    ...(least === undefined ? [] : [meaning.least(least, thrown)]),
    ...(most === undefined ? [] : [meaning.most(most, thrown)]),
    ...(faces && !chance ? [meaning.between(Math.min(...faces), Math.max(...faces))] : []),
  ];
  const help = added.map(({ by, n }) => `${meaning.added[by] ?? by} ${signed(n)}`);
  return `${parts.length === 0 ? thrown : list(parts)}${help.length > 0 ? ` (${list(help)})` : ""}`;
}

function sayLead(texts: AskedTexts, names: Names, lead: Lead): string {
  const say = texts.meaning.leads;
  const { words, node, who, of, all } = names;
  const { titled } = words.grammar;
  const rolled = (text: string, roll: Roll | undefined): string => (roll ? titled(text, sayRoll(texts, roll)) : text);
  switch (lead.to) {
    case "battle":
      return say.battle(words.battles[lead.kind], node(lead.at), all(lead.against));
    case "capture":
      return say.capture(node(lead.at), of(lead.from));
    case "sweep":
      return say.sweep(node(lead.at), all(lead.against));
    case "leaders":
      return say.leaders(node(lead.at), names.leaders(lead.leaders));
    case "interception":
      return rolled(say.interception(who(lead.power), node(lead.from)), lead.roll);
    case "attrition":
    case "weather":
    case "pirates":
      return rolled(say[lead.to](node(lead.at)), lead.roll);
    case "fleet":
      return rolled(say.fleet(of(lead.fleet), node(lead.at)), lead.roll);
    case "toll":
      return say.toll(node(lead.at), names.talents(lead.talents));
    case "passage":
      return say.passage(who(lead.power), node(lead.at));
    case "garrisons":
    case "meeting":
    case "unused":
      return say[lead.to];
    case "tribe":
    case "sailsOn":
    case "halted":
    case "stop":
    case "lost":
      return say[lead.to](node(lead.at));
    case "rest":
      return say.rest(names.units(lead.lost), names.units(lead.reduced), names.words.nothing);
    case "bribe":
      return say.bribe(who(lead.power));
    case "siege":
      return say.siege(node(lead.at), lead.walls);
    case "result":
      return say.result(names.dice(lead.dice), words.sides[lead.winner], lead.losses[0], lead.losses[1]);
  }
}
