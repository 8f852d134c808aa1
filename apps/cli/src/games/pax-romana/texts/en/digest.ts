import type { Names } from "@ara/pax-romana/texts";

/** What an Activation comes to, in a few words. */
export const digest = {
  activation: (who: string, operation: string, deeds: string) => `${who}, ${operation}: ${deeds}.`,
  nothing: "nothing of note",
  battle: {
    attacker: (at: string, attacker: number, defender: number, { who }: Names) =>
      `${who(attacker)} beats ${who(defender)} at ${at}`,
    defender: (at: string, attacker: number, defender: number, { who }: Names) =>
      `${who(defender)} holds out against ${who(attacker)} at ${at}`,
    draw: (at: string, attacker: number, defender: number, { who }: Names) =>
      `${who(attacker)} and ${who(defender)} fight a draw at ${at}`,
  },
  atSea: (battle: string) => `${battle}, at sea`,
  takes: (who: string, node: string) => `${who} takes ${node}`,
  plunders: (node: string, talents: string) => `${node} is plundered (${talents})`,
  razed: (node: string) => `${node} is razed`,
  controls: (who: string, province: string) => `${who} controls ${province}`,
  uncontrolled: (province: string) => `nobody controls ${province} any more`,
  builds: (works: string, node: string) => `a ${works} is built at ${node}`,
  raises: (units: string) => `raised: ${units}`,
  hires: (n: number) => `hired: ${n} ${n === 1 ? "mercenary" : "mercenaries"}`,
  dies: (leader: string) => `${leader} dies`,
};

export type DigestTexts = typeof digest;
