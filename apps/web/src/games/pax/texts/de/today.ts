import type en from "../en/today.ts";

const times = (n: number): string => n.toLocaleString("de-DE");
const days = (n: number): string => (n === 1 ? "1 Tag" : `${n} Tage`);

const de: typeof en = {
  title: "Stellung des Tages",
  practice: (n) => `Stellung ${n}`,
  question:
    "Der letzte Zug der Partie, und er gehört dir. Verrat oder Treue? Eine Antwort ist mit Abstand die beste. Du hast einen Versuch.",
  solution: "Die Lösung",
  right: "Gefunden.",
  wrong: ({ action }) => `Besser war: ${action}`,
  betrayal: "Es ist ein Verrat: Rom gewinnt, und du als Primus conspiratus mit ihm.",
  loyal: "Es ist die Treue: Rom darf nicht gewinnen, und deine Punkte entscheiden.",
  line: ({ line }) => `Danach: ${line}.`,
  yours: "(deine)",
  percent: (n) => `${n} %`,
  proof: ({ ways, wins, next }) =>
    ways === 1
      ? "Du hast Roms Karten gesehen: Nichts bleibt dem Zufall."
      : `Bewiesen: Die Karten, die du nicht siehst, können auf ${times(ways)} Arten vor Rom liegen. Die beste Antwort gewinnt in ${times(wins)} davon, die nächstbeste in ${times(next)}, jede so gut wie möglich weitergespielt.`,
  streak: ({ streak, longest }) =>
    `${streak > 0 ? `${days(streak)} in Folge, dein Rekord: ${longest}. ` : longest > 0 ? `Dein Rekord: ${days(longest)} in Folge. ` : ""}Morgen gibt es die nächste.`,
  another: "Noch eine zum Üben",
  look: "Den Tisch ansehen",
};

export default de;
