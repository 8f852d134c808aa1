import type { DigestTexts } from "../en/digest.ts";

export const digest: DigestTexts = {
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
