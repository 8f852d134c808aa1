import type { DigestTexts } from "../en/digest.ts";

export const digest: DigestTexts = {
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
