import type { Language } from "@ara/kernel";
import type { Names } from "@ara/pax-romana/texts";

/** What an Activation comes to, in a few words. */
const en = {
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

export type DigestTexts = typeof en;

const de: DigestTexts = {
  activation: (who, operation, deeds) => `${who}, ${operation}: ${deeds}.`,
  nothing: "nichts Erwähnenswertes",
  battle: {
    attacker: (at, attacker, defender, { who, to }) => `${who(attacker)} siegt in ${at} im Kampf mit ${to(defender)}`,
    defender: (at, attacker, defender, { who, to }) =>
      `${who(defender)} behauptet sich in ${at} im Kampf mit ${to(attacker)}`,
    draw: (at, attacker, defender, { who }) => `${who(attacker)} und ${who(defender)} kämpfen unentschieden in ${at}`,
  },
  atSea: (battle) => `${battle}, auf See`,
  takes: (who, node) => `${who} nimmt ${node} ein`,
  plunders: (node, talents) => `${node} wird geplündert (${talents})`,
  razed: (node) => `${node} wird dem Erdboden gleichgemacht`,
  controls: (who, province) => `${who} kontrolliert ${province}`,
  uncontrolled: (province) => `niemand kontrolliert mehr ${province}`,
  builds: (works, node) => `gebaut in ${node}: ${works}`,
  raises: (units) => `ausgehoben: ${units}`,
  hires: (n) => `angeworben: ${n} Söldner`,
  dies: (leader) => `${leader} stirbt`,
};

const nl: DigestTexts = {
  activation: (who, operation, deeds) => `${who}, ${operation}: ${deeds}.`,
  nothing: "niets bijzonders",
  battle: {
    attacker: (at, attacker, defender, { who }) => `${who(attacker)} verslaat ${who(defender)} in ${at}`,
    defender: (at, attacker, defender, { who }) => `${who(defender)} houdt in ${at} stand tegen ${who(attacker)}`,
    draw: (at, attacker, defender, { who }) => `${who(attacker)} en ${who(defender)} vechten onbeslist in ${at}`,
  },
  atSea: (battle) => `${battle}, op zee`,
  takes: (who, node) => `${who} neemt ${node} in`,
  plunders: (node, talents) => `${node} wordt geplunderd (${talents})`,
  razed: (node) => `${node} wordt met de grond gelijk gemaakt`,
  controls: (who, province) => `${who} beheerst ${province}`,
  uncontrolled: (province) => `niemand beheerst ${province} nog`,
  builds: (works, node) => `gebouwd in ${node}: ${works}`,
  raises: (units) => `gelicht: ${units}`,
  hires: (n) => `geworven: ${n} ${n === 1 ? "huurling" : "huurlingen"}`,
  dies: (leader) => `${leader} sterft`,
};

export const digestTexts: Readonly<Record<Language, DigestTexts>> = { en, de, nl };
