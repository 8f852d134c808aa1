import type { chapter9 as en } from "../../en/rulebook/chapter9.ts";

/** Chapter 9: Land Movement, in German. */
export const chapter9: Record<keyof typeof en, string> = {
  "9.11":
    "Eine Expansion gibt dir eine Hauptbewegung und zwei Nebenbewegungen. In einer Hauptbewegung ziehen beliebig viele deiner Einheiten aus einem Feld, meist ein Heer oder eine Flotte. In einer Nebenbewegung zieht genau eine Einheit, etwa eine schwere Infanterie, eine Garnison oder ein Geschwader, oder ein Feldherr. Statt einer Nebenbewegung darfst du auch eine Stadt oder Großstadt bauen oder ausbessern (7.1), Söldner anwerben (12.21) oder eine Einheit zu Garnisonen machen (12.14).",
  "9.12":
    "Du sagst, wer zieht, und würfelst dann: So viele Marschpunkte (MP) hat der Verband, dazu den Feldzugswert eines Feldherrn, der mit aufbricht; welcher es ist, sagst du vorher (8.24). Eine 5 und ein Feldherr mit dem Wert 2 machen 7 MP. In einer Nebenbewegung hat eine Einheit nur den Würfel; eine Flotte braucht gar keine MP (11.11). Den Würfel siehst du erst, wenn der Verband feststeht, und wen du danach im ersten Feld stehen lässt, der hat gezogen.",
  "9.13":
    "In welcher Reihenfolge du deine drei Bewegungen machst, ist deine Sache. Du machst eine nach der anderen und entscheidest dich jedes Mal neu, wenn du siehst, wie die letzte ausging.",
  "9.14":
    "Keine Landeinheit zieht in einer Aktivierung zweimal: Wer marschiert ist oder unterwegs zurückgelassen wurde, bleibt bis zur nächsten, wo er ist. Geschwader dürfen mehrmals auslaufen, solange sie nichts anderes tun, als Transporte zu geleiten (11.32). Feldherren sind frei: Einer darf deine Hauptbewegung anführen und dann in einer Nebenbewegung weiterreiten.",
  "9.21":
    "Ein Feld oder einen Punkt zu betreten kostet 1 MP, eine Bergfestung, ein Alpenpass oder eine Meerenge 2, und einen Mindestzug gibt es nicht: Mit einer 1 ist die Bergfestung unerreichbar. Einschiffen, Segeln und Landen kosten je 1 MP (11.31), Einheiten aufnehmen 1, Einheiten zu Garnisonen machen 1 (12.14); zurücklassen kannst du sie umsonst, aber sie ziehen dann nicht mehr. Wo feindliche Landeinheiten, Garnisonen, Stämme, Barbaren, eine Stadt oder Großstadt warten, musst du für 1 MP mehr angreifen, und nur wenn du den hast, darfst du hinein; weichen alle aus, bekommst du ihn zurück (10.42). Nach einer Niederlage weiterzuziehen kostet 1 MP, einen geschlagenen Verteidiger zum Rückzug zu zwingen ebenfalls (10.92). Flotten im Hafen stören ein Heer nicht; ein Feldherr ganz allein wird nicht angegriffen, ist aber verloren, wenn er nicht mit einem eigenen Würfel flieht, ob Landeinheiten nun einmarschieren oder um ihn herum ausgehoben werden; neben einem Heer oder einer Garnison eines Verbündeten ist er nicht allein.",
  "9.22":
    "An Land folgst du den Linien auf der Karte, auch über Meerengen. Sind zwei Felder nicht verbunden, gibt es keinen direkten Weg, so nah sie auch aussehen: Von Gergovia nach Uxellodunum musst du außen herum.",
  "9.31":
    "Punkte sind Stationen am Weg, keine Orte: Du bezahlst sie wie ein Feld, aber niemand hält dort je an. Du darfst einen nur betreten, wenn deine MP noch bis in ein Feld dahinter reichen, den Angriff eingerechnet, falls dort einer nötig ist. Umkehren darfst du, aber als Weg dahinter zählt das nicht.",
  "9.32":
    "Die Alpenpässe führen nach Norditalien. Jeder kostet 2 MP, niemand hält auf einem an, und jedes Heer, das einen betritt, würfelt dort sofort für Zermürbung (9.43). Mindestens ein Verlust ist immer dabei: Eine leichte Infanterie allein kommt also nie durch, eine einzelne volle Legion oder schwere Infanterie wird reduziert. Feldherren und Garnisonen gehen unversehrt hinüber.",
  "9.33":
    "An vier Meerengen gehst du für 2 MP zu Fuß übers Wasser: Messana und Rhegium, Sestus und Abydos, Byzantium und Nicomedia, Tingi und der Punkt in Baetica. Feindliche Geschwader an einem der beiden Enden sperren die Meerenge, deine eigenen nicht. Nach Messana, Rhegium und Tingi kommst du nur, wenn sie leer oder befreundet sind; zwischen Europa und Asien darfst du dir den Übergang erkämpfen. Auf dem Punkt in Baetica bleibt niemand stehen (9.31); von Tingi her brauchst du also die MP, um weiterzuziehen.",
  "9.41":
    "Am Ende der Runde, in der Phase „Zermürbung“, braucht jedes Feld mit Landeinheiten von dir eine Verbindungslinie zu einem befreundeten Feld deines Heimatlandes (6.15). Ohne sie ist es isoliert und erleidet Zermürbung (9.43). Hilft nur eine Linie über das neutrale Rhodos, darfst du sie für 1 Talent je Feld kaufen (6.16).",
  "9.42":
    "Einheiten in einer Stadt oder Großstadt sind nie isoliert, und nach Garnisonen allein fragt niemand. Stämme, Barbaren und andere ohne Spieler leben vom Land. Söldner leiden wie deine eigenen Truppen, und der Glücksritter auch.",
  "9.43":
    "Für jedes Feld fällt ein Würfel: Bei 1 oder 2 verlierst du 10 % der Einheiten dort, bei 3 oder 4 20 %, bei 5 oder 6 30 %, immer aufgerundet, also mindestens eine. Es zählen Einheiten, nicht Kampfpunkte; welche es trifft, wählst du, auch Elefanten, doch Garnisonen und Feldherren zählen nicht mit und gehen nicht verloren. Eine Legion oder schwere Infanterie zu reduzieren gilt als ein Verlust, sie zu entfernen als zwei (10.85). Sechs Einheiten und eine 4 ergeben zum Beispiel 1,2, also 2 Verluste.",
  "9.44":
    "Nach den Heeren sind die Flotten dran: Jede deiner Flotten, die nicht in einem von dir kontrollierten Hafen liegt, ist verloren, mit allem an Bord und ihren Feldherren. Außerhalb deines Heimatlandes kontrollierst du einen Hafen nur, wenn eine Landeinheit, Garnison, Stadt oder Großstadt von dir darin ist (5.14); das rettet deine Flotte auch im Hafen eines Verbündeten. Bring deine Schiffe also rechtzeitig heim.",
  "9.45":
    "Eine Zusatzregel des erweiterten Spiels: Mehr als 2 deiner Einheiten, Elefanten eingeschlossen, die zu Beginn deiner Aktivierung in einer Bergfestung sind und dort bleiben, erleiden an ihrem Ende Schwund (9.43). Ein verfallener Marker hat kein solches Ende.",
};
