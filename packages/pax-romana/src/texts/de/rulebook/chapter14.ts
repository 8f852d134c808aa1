import type { chapter14 as en } from "../../en/rulebook/chapter14.ts";

/** Chapter 14: Stability, in German. */
export const chapter14: Record<keyof typeof en, string> = {
  "14.11":
    "Die Stabilität sagt, wie fest du daheim im Sattel sitzt. Je niedriger sie ist, desto kleiner ist das Heer, das du umsonst unterhältst, desto weniger Leute eilen zu den Waffen, und desto härter treffen dich manche Ereignisse, bis hin zum Bürgerkrieg, der dein Heer zerreißt (16.2).",
  "14.12":
    "Nicht alle Mächte beginnen gleich: Rom startet bei +5, Karthago bei +4, der Osten bei +3 und Griechenland bei +2; in Szenario VI Rom bei +6, der Osten bei +2 und Griechenland bei +1. In Szenario I gibt es keine Stabilität.",
  "14.13":
    "Es gibt drei Bereiche: stabil von 0 bis +8, Unruhe von -1 bis -3, Aufruhr von -4 bis -6. Dein Bereich entscheidet, wie viel schwere Infanterie du umsonst unterhältst (6.42), wie viel Miliz du zu den Waffen rufen kannst (12.34), was ein Ziel kostet (15.43) und was eine Stabilitätsprobe mit dir macht (16.2).",
  "14.14":
    "Die Stabilität steigt nie über +8 und fällt nie unter -6. Was in ein und demselben Augenblick geschieht, wird erst zusammengezählt und dann auf die Leiste gebracht: Gewinnst du bei +8 durch eine Schlacht eine Provinz und verlierst dabei eine andere, bleibst du bei +8.",
  "14.21":
    "Sofort gewinnst du 1 für jede Provinz außerhalb der Heimat, die du einnimmst, und verlierst 1 für jede, die dir entgleitet; bei Provinzen deines eigenen Heimatlandes sind es jeweils 2. Du verlierst außerdem 1, sooft du von einem Feld deines Heimatlandes vor der Schlacht ausweichst (10.45), Miliz aushebst (12.32), eine Barbarenhorde bis auf 1 MP an deine Hauptstadt herankommt (einmal für jede Horde, 13.44) oder daheim ein Sklavenheer aufsteht; diesen einen bekommst du zurück, wenn die Sklaven geschlagen sind. Eine verlorene Hauptstadt kostet zusätzlich zu ihrer Provinz noch 1, und in jeder Siegphase wieder 1, bis du sie für ein einziges +1 zurückholst. In der Siegphase bekommt +1, wer in der Runde die meisten Punkte gewonnen hat, und -1, wer die wenigsten; bei Gleichstand geschieht nichts (15.12). In der Unterhaltsphase kostet mehr schwere Infanterie als CVP (15.31) 2, mehr als dreimal so viel stattdessen 3, im erweiterten Spiel mehr als viermal so viel 4; Legionen, reduzierte Einheiten und schwere Söldner zählen mit, der Glücksritter nicht.",
  "14.22":
    "Eine Zusatzregel des erweiterten Spiels: Nach der Karte deiner Aktivierung und vor deiner Operation darfst du beliebige schwere Infanterie auflösen, auch reduzierte und Söldner. Du bekommst nichts dafür; es schont nur die Stabilität (14.21).",
};
