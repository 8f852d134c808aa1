import type { RollOf } from "../../prompt/roll.ts";

/** What an answer costs, throws and leads to, in English; the type of the other languages. */
export const meaning = {
  cost: {
    talents: (talents: string) => `costs ${talents}`,
    each: (talents: string) => `${talents} each`,
    mp: (mp: number) => `${mp} MP`,
    attack: (mp: number) => `${mp} MP of it for the attack`,
    alone: (mp: number) => `${mp} MP of it because leaders march twice as far only without units (8.23)`,
    losses: (n: number) => `covers ${n} of the losses`,
    stability: (n: number) => `Stability −${n}`,
  },
  gain: (talents: string) => `brings ${talents}`,
  rolls: {
    allowance: "Movement Points",
    attrition: "units lost",
    cargo: "strength to take an army aboard",
    continuity: "sailing on",
    elephants: "elephants",
    flight: "Movement Points of the flight",
    interception: "interception",
    militia: "militia that come",
    navalBattle: "battle at sea",
    pirates: "beating the pirates",
    prevention: "holding the enemy",
    reroll: "a new throw",
    sack: "that it comes to a sack",
    weather: "fair weather",
    withdrawal: "Movement Points to withdraw",
  } as Readonly<Record<RollOf, string>>,
  added: {
    campaign: "Campaign Rating",
    cilicians: "Cilicians",
    city: "into the own City",
    hindered: "hindered",
    leader: "leader",
    mercenaries: "mercenaries",
    own: "own strength",
    ships: "ships",
    stopped: "stops before",
    theirs: "theirs",
    walls: "from behind walls",
  } as Readonly<Record<string, string>>,
  dice: (n: number) => (n === 1 ? "one die" : n === 2 ? "two dice" : `${n} dice`),
  least: (n: number, dice: string) => `${n} or more on ${dice}`,
  most: (n: number, dice: string) => `${n} or less on ${dice}`,
  chance: (percent: number) => `${percent} %`,
  draw: (percent: number) => `a draw ${percent} %`,
  between: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  leads: {
    battle: (kind: string, at: string, who: string) => `${kind} at ${at} against ${who}`,
    capture: (at: string, of: string) => `${at}, a place ${of}, falls without a fight`,
    sweep: (at: string, who: string) => `it sweeps away lone garrisons at ${at}: ${who}`,
    leaders: (at: string, leaders: string) => `leaders alone at ${at} flee or are lost: ${leaders}`,
    tribe: (at: string) => `a tribe nobody has seen fights at ${at}`,
    interception: (who: string, from: string) => `${who} may intercept from ${from}`,
    attrition: (at: string) => `attrition at ${at}`,
    weather: (at: string) => `wind and weather at ${at}`,
    pirates: (at: string) => `pirates at ${at}`,
    fleet: (of: string, at: string) => `a fleet ${of} at ${at}`,
    toll: (at: string, talents: string) => `a toll at ${at}: ${talents}`,
    passage: (who: string, at: string) => `${who} decides whether the fleet may go on from ${at}`,
    stop: (at: string) => `the move ends at ${at}`,
    lost: (at: string) => `all is lost at ${at}`,
    garrisons: "has moved: can only become garrisons",
    meeting: "it is free, and the whole Activation",
    unused: "the marker is used up: no Activation, and nothing is paid",
    sailsOn: (at: string) => `it sails on from ${at} without a stop`,
    halted: (at: string) => `it stops at ${at}: to sail on it needs a throw; it may land there, too (11.13)`,
    /** 9.43: what follows of itself; one of both may be nothing. */
    rest: (lost: string, reduced: string, nothing: string) =>
      [lost === nothing ? "" : `lost instead: ${lost}`, reduced === nothing ? "" : `reduced instead: ${reduced}`]
        .filter((part) => part !== "")
        .join("; "),
    bribe: (who: string) => `${who} may offer Talents first`,
    siege: (at: string, walls: number) => `it is fought at the walls of ${at} (${walls})`,
    result: (dice: string, winner: string, attacker: number, defender: number) =>
      `dice ${dice}, ${winner} wins; losses of the attacker ${attacker} BP, of the defender ${defender} BP`,
  },
};

export type MeaningTexts = typeof meaning;
