import type { chapter15 as en } from "../../en/rulebook/chapter15.ts";

/** Chapter 15: Victory. */
export const chapter15: Record<keyof typeof en, string> = {
  "15.11":
    "In der Siegpunktphase jeder Runde bekommst du Siegpunkte für deinen Platz bei den Gebietspunkten (GOP, 15.22), für deinen Platz bei den Zivilisationspunkten (CVP, 15.32) und, wo sie im Spiel sind, für Ziele (15.42). Nach der letzten Runde gewinnen die meisten Siegpunkte; bei Gleichstand die höhere Stabilität, dann mehr CVP, sonst teilt ihr euch den Sieg. Führst du gegen andere mehrere Mächte, zählt nur deine schwächste. Manche Szenarien enden auf ihre eigene Weise (3.7).",
  "15.12":
    "Wer in dieser Runde die meisten Siegpunkte gewonnen hat, steigt um 1 in der Stabilität, wer die wenigsten, sinkt um 1. Es zählt nur der Gewinn dieser Runde, nicht dein Stand; auch wer im ganzen Spiel führt, kann also absinken. Haben mehrere gleich viele oder gleich wenige, ändert sich auf dieser Seite nichts.",
  "15.13":
    "Dein Stand an Siegpunkten bestimmt, wann in der nächsten Runde dein erster Marker kommt: die wenigsten Punkte zuerst, die meisten zuletzt. Bei Gleichstand kommt zuerst, wer die niedrigere Stabilität hat, dann, wer weniger CVP hat, dann der niedrigere Würfel; unter Gleichen wird noch einmal gewürfelt. Nach diesem ersten Durchgang entscheidet das Los (3.42).",
  "15.21":
    "GOP werden nicht eins zu eins zu Siegpunkten. Am Ende jeder Runde bestimmen sie nur deinen Platz unter den Spielern, und erst der Platz bringt Siegpunkte (15.23).",
  "15.22":
    "Du hast 1 GOP für jede Provinz, die du kontrollierst, zu Hause wie in der Fremde, und 1 mehr für jedes ganze Gebiet, nur nicht für dein eigenes Heimatland. Länder mit einer einzigen Provinz wie Rhodos, Kreta und die der Barbaren zählen jeweils nur 1. Ziele, die du gezeigt hast und erfüllst, geben ihre GOP dazu (15.49). Hispania mit seinen fünf Provinzen ist also 6 GOP wert.",
  "15.23":
    "Die meisten GOP bringen 7 Siegpunkte, der zweite Platz 4, der dritte 2, der vierte nichts; sind weniger Mächte im Spiel, liest man die Reihe von oben. Wer gleichauf ist, zählt die Punkte der gemeinsamen Plätze zusammen und teilt gerecht, abgerundet. Bei 10, 7, 7 und 3 GOP bekommt der erste 7, die beiden in der Mitte je 3 (die Hälfte von 4 + 2), der letzte nichts.",
  "15.31":
    "Auch Zivilisationspunkte bestimmen am Ende jeder Runde nur deinen Platz, und der Platz bringt die Siegpunkte (15.33). Sie haben noch einen zweiten Nutzen: Mehr Legionen und schwere Infanterie als CVP kosten dich Stabilität (14.21).",
  "15.32":
    "Jede volle Stadt ist 1 CVP wert, jede volle Großstadt 3; eine reduzierte Großstadt 1, eine reduzierte Stadt nichts. Wo Sklaven sitzen, zählt gar nichts. Eine Stadt zur Großstadt zu machen, bringt dir also 2 CVP.",
  "15.33":
    "Die meisten CVP bringen 5 Siegpunkte, der zweite Platz 3, der dritte 1, der vierte nichts. Gleichstände werden geteilt wie bei den GOP, abgerundet: Bei 9, 9, 6 und 2 CVP bekommen die ersten beiden je 4 Siegpunkte (die Hälfte von 5 + 3), der dritte 1, der letzte nichts. Zwei, die sich den dritten Platz teilen, gehen leer aus.",
  "15.41":
    "Es gibt 20 Zielmarker von vierzehn Arten, A bis N (15.49). Sie kommen nur in den Szenarien V und VI vor, und auch dort entscheidet das Spielformat, wie: gar nicht, einer für jede Macht, zu Beginn ausgeteilt, oder alle, und dann zu kaufen (3.81).",
  "15.42":
    "In der Siegpunktphase bringt dir jedes Ziel, das du gezeigt hast und in diesem Augenblick erfüllst, GOP oder, bei L, M und N, unmittelbar Siegpunkte. Was du früher in der Runde hattest und wieder verloren hast, hilft nicht.",
  "15.43":
    "Sind alle Ziele im Spiel, darfst du in jeder Aushebungsphase eines kaufen, als Teil deines geheimen Plans: für 1 Talent, wenn du stabil bist, für 2 bei Unruhe, für 3 bei Aufruhr. Wer schon drei Marker hat, gezeigte mitgezählt, kauft keinen mehr.",
  "15.44":
    "Ein gekaufter Marker wird zufällig aus dem gemeinsamen Vorrat gezogen. Nur du siehst seinen Buchstaben; die anderen erfahren bloß, dass du einen gezogen hast. In den Vorrat darf niemand hineinsehen.",
  "15.45":
    "Behalte deine Ziele für dich: Wer sie kennt, kann dich aufhalten. Wollt ihr zusammenarbeiten, darfst du einem anderen eines zeigen, als Teil eines Abkommens (4.1); ist es geschlossen, wählst du, welches. Die Übrigen erfahren nur, dass du eines gezeigt hast. Verschenkt werden Ziele nie, und eines, das du allen gezeigt hast, bleibt offen liegen, bis du es zurückgibst.",
  "15.46":
    "In der Phase Entfernen darfst du beliebige deiner Marker in den Vorrat zurückgeben; die anderen sehen, wie viele, aber nicht, welche verdeckten. L, M und N gehen von selbst zurück, sobald sie Siegpunkte gebracht haben. Alle anderen behältst du, und einmal gezeigt zählen sie von selbst in jeder Runde wieder, in der du sie erfüllst.",
  "15.47":
    "Manche Ziele sind nicht für alle da: B nützt dem Osten nichts, F nicht den Griechen. Ziehst du so eines, geht es gleich zurück, und du bekommst ein anderes.",
  "15.48":
    "Wer für ein Ziel etwas haben will, muss es allen zeigen. In der Siegpunktphase entscheiden alle, die verdeckte Marker haben, geheim, welche erfüllten sie geltend machen; dann werden sie gemeinsam aufgedeckt. Du darfst auch schweigen und einen besseren Moment abwarten.",
  "15.49":
    "Diese bringen GOP. A: alle Provinzen Kleinasiens mit Hafen, also ohne Cappadocia, 8 für Rom und Karthago, 4 für Griechenland und den Osten. B: Ägypten, 8 (nicht der Osten). C: Hispania, 8 (Karthago 4). D: Kreta, Zypern und Cilicia, 6 (der Osten 3). E: Gallien, 6 (Rom 3). F: die Häfen Lesbos/Chios, Naxos, Cnossus und Miletus, 6 (nicht Griechenland). G: Germania Superior, Raetia und Noricum, 4. H: die Donau, 8 (Rom und Griechenland 4). I: beide Provinzen der Insel Sizilien, Sardinien und Korsika, 4. J: die Balearen und alle Häfen von Baetica, Mauretania und Tarraconensis, 6 (Karthago 3). K: eine Stadt oder Großstadt in fünf Gebieten außer dem Heimatland, 6. Diese bringen Siegpunkte und gehen zurück. L: am Ende der Einkommensphase allein am reichsten sein, gleich dort zu zeigen und in der Siegpunktphase dieser Runde gewertet, 3. M: eine Heimatprovinz einer anderen Macht, 3. N: Sizilien, Germanien, der Chersones oder Rhodos mit Kreta, je 2. A, B, C, E, H und K gibt es zweimal.",
};
