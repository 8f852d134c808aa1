import type { ToldTexts } from "../en/told.ts";

/** How a game ended, in Dutch. */
export const end: ToldTexts["end"] = {
  atOnce: {
    capitals: (enemies) => `Elke hoofdstad ${enemies} is gevallen`,
    capitalsOrAsiaMinor: (enemies) => `Elke hoofdstad ${enemies} is gevallen, of heel Klein-Azië is gewonnen`,
    roma: () => "Roma is gevallen",
    pyrrhus: () => "Pyrrhus is dood, en van zijn leger is niemand meer in Italië",
  },
  afterLast: "Na de laatste beurt beslissen Tarentum en Capua, anders wie minder gevechtspunten verloren heeft",
  outcome: ({ winners, points, isAtOnce }) =>
    `Overwinning${isAtOnce ? " in één slag, hoe de punten ook staan" : ""}: ${winners}${points === "" ? "" : ` (${points})`}`,
};
