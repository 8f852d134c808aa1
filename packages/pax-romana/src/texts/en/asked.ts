import { data } from "./data.ts";
import { labels, type Labels } from "./labels.ts";
import { meaning } from "./meaning.ts";
import { places } from "./places.ts";
import { prompts } from "./prompts.ts";
import { refusals } from "./refusals.ts";
import { words } from "./words.ts";

export interface Threat {
  readonly who: string;
  readonly node: string;
}

export interface ForceSaid {
  readonly of: string;
  /** Who moves it, where it is no power's own. */
  readonly by: string;
  readonly node: string;
  readonly isAboard: boolean;
  /** None as long as it is being put together. */
  readonly units: string;
  readonly mp: number;
}

/** What Pax Romana asks and refuses, in English; the type of the other languages. */
export const asked = {
  words,
  prompts,
  labels: labels as Labels,
  refusals,
  data,
  meaning,
  places,
  /** What a question is about: the force that moves, the battle under way, losses still to take. */
  context: {
    /** 16.1: an event while it is decided on. */
    event: ({ event }: { event: string }) => `An event has struck: ${event}`,
    slaves: ({ of, units }: { of: string; units: string }) => `The slaves ${of} rise: ${units}`,
    slavesPlaced: "They are placed by the next power in play order that is not allied to the victim",
    struck: ({ who }: { who: string }) => `Struck by it: ${who}`,
    drawn: ({ who }: { who: string }) => `The event marker was drawn by: ${who}`,
    force: ({ of, by, node, isAboard, units, mp }: ForceSaid) =>
      `The force ${of}${by && ` (moved by ${by})`} ${isAboard ? "aboard ships off" : "at"} ${node}: ${units || "still empty"}${mp < 0 ? "" : `; ${mp} MP`}`,
    battle: ({ node, attacker, defender }: { node: string; attacker: string; defender: string }) =>
      `Battle at ${node}: ${attacker} attacks ${defender}`,
    /** 12.47: who has made way. */
    left: ({ leader }: { leader: string }) => `Gone back to the pool: ${leader}`,
    /** 9.43: where, what was thrown, who was there. */
    attrition: ({ node, die, units }: { node: string; die: number; units: string }) =>
      `Attrition at ${node} (die ${die}), of ${units}`,
    /** 11.21, 11.44: how many go down together, whose are asked about now, how many he has, and how many the others. */
    sinking: ({ all, of, has, others }: { all: string; of: string; has: number; others: number }) =>
      `To go down now: ${all}. First those ${of} (${has}); what they do not bear falls on the others (${others})`,
    need: ({ need }: { need: number }) => `Still to lose: ${need}`,
    treasury: ({ talents }: { talents: string }) => `In the treasury: ${talents}`,
    /** 9.41, 9.44: what will be lost when the turn ends. */
    portless: ({ node }: { node: string }) =>
      `Your last marker of the turn: fleets outside a friendly port are lost when it ends (${node})`,
    isolated: ({ node }: { node: string }) =>
      `Your last marker of the turn: armies without a line suffer attrition when it ends (${node})`,
    /** 17.15: the card that is played; the moment at which cards may be. */
    card: ({ who, card, to, text }: { who: string; card: string; to: string; text: string }) =>
      `${who} plays ${card}${to && ` against ${to}`}: ${text}`,
    window: ({ moment }: { moment: string }) => `Now: ${moment}`,
    unit: ({ unit }: { unit: string }) => `Asked for: ${unit}`,
    defence: ({ units }: { units: string }) => `In defence: ${units}`,
    attack: ({ units }: { units: string }) => `In attack: ${units}`,
    /** 4.3: what somebody is about to do. */
    threat: {
      attack: ({ who, node }: Threat) => `${who} is about to attack at ${node}`,
      interception: ({ who, node }: Threat) => `${who} is about to intercept at ${node}`,
      navalBattle: ({ who, node }: Threat) => `${who} is about to fight the fleet at ${node}`,
      forceRetreat: ({ who, node }: Threat) => `${who} is about to force the retreat from ${node}`,
      destruction: ({ who, node }: Threat) => `${who} is about to destroy the works at ${node}`,
    },
    /** 4.3: what for, where it is a wish in words. */
    offered: ({ talents, wish }: { talents: string; wish: string }) =>
      `Offered: ${talents}${wish === "" ? "" : `, for “${wish}”`}`,
    pool: ({ units, of }: { units: string; of: string }) =>
      `To choose from${of === "" ? "" : ` the units ${of}`}: ${units}`,
    chosen: ({ units }: { units: string }) => `Chosen so far: ${units}`,
    dice: ({ attacker, defender, shifts }: { attacker: number; defender: number; shifts: number }) =>
      `Dice: ${attacker} of the attacker, ${defender} of the defender (the other side loses ten per cent for each); shifts left: ${shifts}`,
    thrown: ({ attacker, defender }: { attacker: number; defender: number }) =>
      `Dice: ${attacker} of the attacker, ${defender} of the defender`,
    plan: ({ orders }: { orders: string }) => `Ordered so far: ${orders}`,
    draft: ({ order }: { order: string }) => `This order: ${order}`,
    bill: ({ talents }: { talents: string }) => `To be paid as it stands: ${talents}`,
    /** What an order in the making must name next. */
    ask: {
      province: "In which province?",
      unit: "Which sort of unit?",
      node: "In which Space?",
      number: "How many?",
    },
  },
};

export type AskedTexts = typeof asked;
