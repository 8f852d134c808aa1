import type { chapter16 as en } from "../../en/rulebook/chapter16.ts";

/** Chapter 16: Events, in German. */
export const chapter16: Record<keyof typeof en, string> = {
  "16.11":
    "Ereignismarker kommen zusammen mit den Markern der Mächte in den Becher. Wie viele, hängt vom Spielformat ab: keiner in Basic, einer in Basic II, zwei in Basic Plus und Ultra Basic (3.81); kleine Szenarien und eigene Formate bestimmen ihre Zahl selbst. Je mehr es sind, desto wilder wird das Spiel, und desto länger.",
  "16.12":
    "Wird ein Ereignismarker gezogen, würfelt die zuletzt aktivierte Macht mit zwei Würfeln, und die Summe nennt das Ereignis (16.2). Lässt es ihr eine Wahl, entscheidet sie auch darüber.",
  "16.13":
    "Die meisten Ereignisse geschehen sofort. Eroberer, Seuche, Galeerenbau und Stabilitätsprobe warten: Sie treffen die Macht, deren Marker als nächster aus dem Becher gezogen wird, und sei es erst in der nächsten Runde. Die Marker, die am Anfang der Runde der Reihe nach ausliegen, gelten nicht als gezogen. Warten mehrere Ereignisse, können sie alle dieselbe Macht treffen, in der Reihenfolge, in der sie gewürfelt wurden.",
  "16.2":
    "Die Summe der beiden Würfel sagt, was geschieht. " +
    "2, Glücksritter: Du darfst ihn mit seinem Heer anwerben (12.4); Rom würfelt noch einmal, und ist er schon im Spiel, passiert nichts. " +
    "3, Eroberer: Hat die als nächste gezogene Macht einen Elite-Feldherrn im Spiel, darf der Verband, bei dem er ist, seine Hauptbewegung zweimal hintereinander machen, die zweite mit neuem Würfel, und das bis zum Ende der Runde in jeder ihrer Aktivierungen. " +
    "4, Sklavenaufstand: In deinem eigenen Heimatland erheben sich Sklaven (12.7), und du verlierst 1 Stabilität, außer wenn dort auf jedem Feld Truppen stehen oder schon ein Aufstand gegen dich läuft. " +
    "5, Piraten: Du setzt Piraten auf einen Seepunkt, in einen Hafen, den niemand kontrolliert, oder nach Tarsus, nie neben Rhodos (12.6). " +
    "6, Aufstand: Zwei Würfel nennen ein Gebiet (2 Britannia, 3 Zypern, 4 Mauretania, 5 Donau, 6 Hispania, 7 Gallien, 8 Judäa, 9 Germanien, 10 Africa, 11 Sardinien); alle Garnisonen dort sind verloren, und jede Macht, die ein Feld darin kontrolliert, verliert 1 Stabilität. Eine 12 ist eine Meuterei: Du nennst eine Flotte, und sie läuft in dieser Runde nicht mehr aus, bis ihr Besitzer zu Beginn einer Aktivierung 1 Talent für jedes ihrer Geschwader zahlt, auch für die in seinem Dienst. " +
    "7, Einkünfte: Jede Macht mit weniger als 3 Talenten verliert 1 Stabilität, jede mit mehr als 12 gewinnt 1. " +
    "8, Barbareneinfall: Zwei Würfel nennen die Eindringlinge, und du stellst sie auf und führst sie (13.4). " +
    "9, Ernte: Ein Würfel nennt ein Gebiet (1 Rom, 2 Karthago, 3 Griechenland, 4 der Osten, 5 Sizilien, 6 Kleinasien), ein zweiter die Ernte: Bei gerader Zahl gewinnt die Macht, die das ganze Gebiet kontrolliert, 2 Stabilität, bei ungerader verliert sie 2. " +
    "10, Stabilitätsprobe: Es kommt auf die Stabilität der als nächste gezogenen Macht an. Von 0 bis +3 zahlt sie 3 Talente für Brot und Spiele und verliert für jedes, das sie nicht zahlt, 1 Stufe. In Unruhe (−1 bis −3) muss sie in dieser Aktivierung 3 Kampfpunkte mehr in eine ihrer Hauptstädte ziehen, sonst verliert sie 1 Stufe und alle ihre Garnisonen. In Aufruhr (−4 oder tiefer) gibt es Bürgerkrieg: Dieser Marker und ihre übrigen dieser Runde verfallen (war keiner mehr übrig, kosten ihre Marker in der nächsten Runde 2 Talente), für jeden Ort mit ihren Einheiten fällt ein Würfel, und ein ungerader nimmt sie alle (Städte und Großstädte bleiben), ihre Feldherren gehen, ein neuer erhebt sich in einer Hauptstadt, und die Stabilität steht danach auf −1. Über +3 ist sie sicher, es sei denn, alle Mächte sind es: Dann verliert sie 1. " +
    "11, Seuche: Die als nächste gezogene Macht würfelt für den Feldherrn mit der höchsten Summe beider Werte; ist der Würfel nicht höher als sein Feldzugswert, stirbt er. " +
    "12, Galeerenbau: Jedes Geschwader der als nächste gezogenen Macht zählt in Seeschlachten bis zum Ende der Runde 3 statt 2 Kampfpunkte.",
};
