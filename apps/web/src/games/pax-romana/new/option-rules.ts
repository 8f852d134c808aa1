import type { OptionName } from "@ara/pax-romana";

/** The rule in which one reads what an option changes. */
export const OPTION_RULES: Readonly<Record<OptionName, string>> = {
  firstMarker: "3.42",
  noBribery: "4.3",
  secretAlliances: "4.4",
  rerolls: "10.55",
  simpleOdds: "10.56",
  legionaryCavalry: "10.64",
  legionsWithoutCavalry: "10.65",
  noLegionaryCavalry: "10.64",
  soldierRange: "3.6",
  soldierNotInItaly: "3.6",
  pyrrhusFreeActivation: "12.42",
  fullRebellions: "13.3",
  mountainAttrition: "9.45",
  disbanding: "14.22",
};
