import type { ToldTexts } from "../en/told.ts";

/** How a game ended, in German. */
export const end: ToldTexts["end"] = {
  atOnce: {
    capitals: (enemies) => `Jede Hauptstadt ${enemies} ist gefallen`,
    capitalsOrAsiaMinor: (enemies) => `Jede Hauptstadt ${enemies} ist gefallen, oder ganz Kleinasien ist gewonnen`,
    roma: () => "Roma ist gefallen",
    pyrrhus: () => "Pyrrhus ist tot, und von seinem Heer ist niemand mehr in Italien",
  },
  afterLast: "Nach der letzten Runde entscheiden Tarentum und Capua, sonst, wer weniger Kampfpunkte verloren hat",
  outcome: ({ winners, points, isAtOnce }) =>
    `Sieg${isAtOnce ? " auf der Stelle, wie die Punkte auch stehen" : ""}: ${winners}${points === "" ? "" : ` (${points})`}`,
};
