import type { RuleNumber } from "../en/titles.ts";
import type { ChapterNumber } from "../../rulebook/chapter.ts";

/** The rulebook in German. */
export const de = {
  "1.1":
    "Deine Macht steckt in 74 Besitzkarten aus sieben Kategorien. Von Land (praedium) und Intrige (conspiratio) gibt es je 12 Karten, von Wohlstand (in floribus), Flotte (navis longa), Armee (legionarius), Religion (religio) und Senator je 10. Jede Kategorie hilft dir auf ihre Weise; es lohnt sich also, sie alle zu kennen.",
  "1.2":
    "Drei Dinge zählen bei einer Karte: ihre Kategorie, ihre Symbole (1 oder 2) und ihr Wert in Aurei (1 bis 4). Symbole machen dich stark und schalten Fähigkeiten frei; der Wert ist das, was die Karte beim Kauf kostet. „Land ●● 3“ ist also eine Karte der Kategorie Land mit 2 Symbolen und einem Wert von 3 Aurei.",
  "1.3":
    "Gerechnet wird in Aurei: ein Aureus, zwei Aurei. Die Bank wird nie leer. Was dir zusteht, bekommst du immer in voller Höhe, egal wie reich ihr alle schon seid.",
  "1.4":
    "Mit Nocturnus kommen je 10 Karten Miliz (militia), Kundschafter (exploratorius) und Gegenspieler (adversarius) dazu. Dann spielt ihr mit 104 Karten in 10 Kategorien; was die Neuen können, steht in Kapitel 9.",
  "2.1":
    "Alle Karten werden gemischt. Zu zweit kommen 20 davon ungesehen aus dem Spiel, zu dritt 10 (mit Nocturnus 30 und 15); zu viert spielt ihr mit allen. Setz also nicht alles auf eine bestimmte Karte: Vielleicht ist sie gar nicht dabei.",
  "2.2":
    "In der Mitte liegt eine Reihe von Legionen, immer eine mehr, als Spieler dabei sind, nummeriert mit I, II, III und so weiter. Unter ihnen sammeln sich die Karten, die ihr kaufen könnt. Die Nummer ist wichtig, wenn zwei Gruppen gleich viel wert sind: Dann nimmt Rom die mit der niedrigeren (4.2).",
  "2.3":
    "Rom bekommt 3 verdeckte Karten vom Stapel. Mit ihnen beginnt seine Macht, und sie bleiben bis zum Schluss geheim, es sei denn, du opferst einen Zug, um sie dir anzusehen (3.2).",
  "2.4":
    "Alle starten mit 5 Aurei. Für eine gute Gruppe sind die schnell ausgegeben; überleg dir also, was sie dir wert ist.",
  "2.5":
    "Der Zufall bestimmt den Startspieler, außer ihr legt selbst jemanden fest. Reihum zieht ihr 2, 3, 4 und 5 Karten; jeder behält heimlich eine davon, die anderen kommen in der Reihenfolge unter den Stapel, in der sie gezogen wurden. Wer länger auf seinen Zug warten muss, hat hier dafür die größere Auswahl.",
  "2.6":
    "Unter jede Legion kommt offen eine Karte vom Stapel. Das ist das erste Angebot, und alle können damit planen.",
  "2.7":
    "Deine Handkarten und dein Geld sind geheim, auch ihre Anzahl. Wenn ihr lieber offener spielt, könnt ihr am Tisch vereinbaren, dass alle sehen, wie viele Karten und Aurei jeder hat. Was offen geschehen ist, steht im Protokoll, und du kannst es jederzeit nachlesen.",
  "3.1":
    "Ein voller Zug läuft immer gleich ab: Du ziehst Karten (das musst du), kaufst eine Gruppe (wenn du magst), legst Karten aus (wenn du magst) und nimmst dann dein Einkommen. Oder du lässt das alles und siehst dir stattdessen Roms Karten an (3.2).",
  "3.2":
    "Statt eines vollen Zuges kannst du dir die 3 Karten ansehen, die Rom am Anfang verdeckt bekommen hat. Nur du siehst sie; du nimmst 2 Aurei, und dein Zug ist vorbei. Das geht in jedem Zug und beliebig oft, solange die Karten verdeckt sind, nur nicht im Solospiel (8.3). Es kostet dich Ziehen und Kaufen, zeigt dir aber, wo Rom stärker ist, als es aussieht.",
  "3.3":
    "Du ziehst nacheinander 3 Karten und entscheidest über jede, bevor du die nächste siehst: eine auf die Hand, eine offen unter eine Legion deiner Wahl, eine unter den Stapel. In welcher Reihenfolge, ist deine Sache, aber jeder Platz wird genau einmal genutzt. Darin liegt der Reiz: Behältst du die ordentliche erste Karte, oder hoffst du auf eine bessere?",
  "3.4":
    "Ab 3 Religionssymbolen in deiner Auslage ziehst du die ersten beiden Karten zusammen. Eine der beiden muss unter eine Legion oder unter den Stapel; dann ziehst du die dritte und wählst, welche der zwei übrigen auf die Hand kommt und welche an den noch freien Platz. Ist der Stapel nach den ersten beiden leer, verteilst du sie, wie du willst.",
  "3.5":
    "Ab 6 Religionssymbolen ziehst du alle Karten auf einmal und entscheidest erst dann, wohin jede kommt. Schluss mit dem Pokern: Du behältst einfach die beste.",
  "3.6":
    "Reicht der Stapel nicht, ziehst du, was da ist, und verteilst es frei auf die offenen Plätze; sogar eine Karte, die du eben erst unter den Stapel geschoben hast, kann so wiederkommen. Mit 3 bis 5 Religionssymbolen und nur einer Karte im Stapel beginnst du mit dieser einen; ab 6 nimmst du gleich alles und später nichts mehr. Nur wenn schon vor dem Ziehen gar keine Karte da ist, nimmst du stattdessen 2 Aurei und machst mit dem Kaufen weiter.",
  "3.7":
    "Nach dem Ziehen darfst du eine Gruppe kaufen: alle Karten unter einer Legion, nie nur einen Teil davon. Du zahlst ihre Werte zusammen an die Bank und nimmst die Karten auf die Hand; Karten im Wert von 1, 3 und 2 kosten zum Beispiel 6 Aurei. Unter einer leeren Legion gibt es nichts zu kaufen.",
  "3.8":
    "Für je 3 Wohlstandssymbole in deiner Auslage wird eine Gruppe um 1 Aureus billiger, bis hinunter auf 0. Mit 7 Wohlstandssymbolen sparst du 2 Aurei; eine Gruppe im Wert von 6 kostet dich also nur 4. Je früher du Wohlstand aufbaust, desto öfter sparst du.",
  "3.9":
    "Du darfst beliebig viele Handkarten auslegen, eine nach der anderen. Los geht es umsonst, und mit jeder Karte wird es einen Aureus teurer: 0, 1, 2, 3 und so weiter. Vier Karten in einem Zug kosten dich also 6 Aurei. Du zahlst jede Karte sofort; das Einkommen aus diesem Zug hilft dir dabei noch nicht.",
  "3.10":
    "Schiffe und Soldaten brauchen Rückhalt: Zähl deine Landsymbole und deine Intrigensymbole; die größere Zahl ist dein Limit, sowohl für deine Flottensymbole als auch für deine Armeesymbole. Zusammengezählt wird nicht: 5 Land- und 3 Intrigensymbole erlauben dir 5 Flotten- und 5 Armeesymbole. Eine Karte, mit der du darüber kämst, bleibt vorerst auf der Hand. Bonusflotten und Bonusarmeen (6.4) zählen hier nicht mit.",
  "3.11":
    "Nach dem Auslegen gibt es Einkommen: 1 Aureus für jede Karte (nicht jedes Symbol) in der längsten Kategorie, die du gerade verlängert hast, und 1 dazu, wenn mindestens ein Senator dabei war. Legst du etwa dein viertes Land und deinen ersten Senator aus, macht das 4 + 1 = 5 Aurei. Schon mit einer einzigen Intrige unter den ausgelegten Karten gehst du leer aus; hast du gar keine Karte ausgelegt, bekommst du 2 Aurei.",
  "3.12":
    "Wer als Erster ein Intrigensymbol in der Auslage hat, nimmt sich die Karte primus conspiratus. Hat danach jemand mehr Intrigensymbole als ihr Besitzer, wechselt sie sofort; bei Gleichstand bleibt sie, wo sie ist (mit Nocturnus siehe 9.4). Sie macht dich zum Startspieler (4.3), ist einen Punkt wert (6.5), und wenn Rom gewinnt, gewinnst du mit (6.3).",
  "3.13":
    "Eine Karte in deiner Auslage bleibt dort bis zum Spielende. Niemand kann sie dir wegnehmen, aber zurücknehmen kannst du sie auch nicht.",
  "4.1":
    "Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Sobald alle einmal dran waren, ist die Runde vorbei.",
  "4.2":
    "Am Ende der Runde holt sich Rom offen die Gruppe mit dem höchsten Gesamtwert. Bei Gleichstand ist es die unter der niedrigsten Legionsnummer; liegt nirgends eine Karte, geht Rom leer aus. Für Rom gilt kein Limit bei Flotten und Armeen. Pass also auf, was du liegen lässt: Früher oder später macht es Rom stärker.",
  "4.3":
    "Wer die Karte primus conspiratus hat, beginnt die nächste Runde; solange sie niemand hat, bleibt der Startspieler derselbe. Wer beginnt, hat die erste Wahl unter den Gruppen.",
  "4.4":
    "Jetzt bekommt jede leere Legion eine neue Karte vom Stapel, angefangen bei Legion I. Reicht der Stapel nicht für alle, wird keine Karte mehr gelegt, und das Spiel ist auf der Stelle zu Ende.",
  "5.1":
    "Das Spiel endet, wenn sich nicht mehr alle leeren Legionen auffüllen lassen (4.4). Es endet auch nach der Runde, in der der Stapel ausgegangen ist: wenn also jemand nicht ziehen konnte oder nach dem letzten Zug der Runde keine Karte mehr da ist. So oder so hatten alle gleich viele Züge.",
  "5.2":
    "Ist der Stapel während der Runde ausgegangen, ist Schluss, sobald der letzte Spieler fertig ist, und Rom holt sich keine Gruppe mehr. Wenn ihr es vorher so vereinbart, bekommt Rom diese letzte Gruppe doch noch.",
  "6.1":
    "Rom deckt seine verdeckten Karten auf und nimmt sie in seine Auslage. Jetzt zeigt sich, ob sich dein Blick auf sie gelohnt hat, oder dein Bauchgefühl.",
  "6.2":
    "In jeder Kategorie werden Roms Symbole mit denen jedes einzelnen Spielers verglichen; Bonussymbole (6.4) zählen auf beiden Seiten. Rom liegt vorn, wenn niemand mehr hat, also auch bei Gleichstand: Hat Rom 3 Religionssymbole und ihr beide habt 3 und 2, liegt Rom vorn. Auch eine Kategorie, in der niemand ein Symbol hat, zählt für Rom. Ein einziger Spieler mit mehr Symbolen genügt, und Rom ist die Kategorie los.",
  "6.3":
    "Liegt Rom in 4 oder mehr der 7 Kategorien vorn (mit Nocturnus in 5 oder mehr der 10), gewinnt Rom. Dann sind Punkte egal: Wer die Karte primus conspiratus hat, gewinnt das Spiel an Roms Seite. Hat sie niemand, gewinnt auch niemand.",
  "6.4":
    "Am Ende bringen dir je 3 Flottensymbole 1 zusätzliches Armeesymbol und je 3 Armeesymbole 1 zusätzliches Flottensymbol. Mit 7 Flotten- und 3 Armeesymbolen kommst du also auf 8 und 5. Bonussymbole bringen selbst keinen Bonus mehr, und auch Rom bekommt seinen Bonus.",
  "6.5":
    "Hat Rom nicht gewonnen, zählst du deine Punkte: 2 für jede Kategorie, in der du eine Karte hast (ein Bonussymbol allein reicht nicht), und 3 für jede, in der du mehr Symbole hast als Rom. Jedes Flotten- und Armeesymbol samt Bonus bringt 1 Punkt, primus conspiratus ebenso. Zähl zuletzt deine Aurei und deine Handkarten zusammen, je 1: Die höchste Summe bringt 4 Punkte, bei Gleichstand allen, die sie erreichen.",
  "6.6": "Wer die meisten Punkte hat, gewinnt. Liegen mehrere gleichauf an der Spitze, teilt ihr euch den Sieg.",
  "6.7":
    "Rom liegt nur bei Senator (2), Flotte (4 + 1 Bonus) und Armee (3 + 1 Bonus) gleichauf oder vorn, gewinnt also nicht. Du hast 5 Kategorien (10 Punkte), 3 Flottensymbole (3), 1 Armeesymbol und 1 Bonus (2) und schlägst Rom bei Religion, Wohlstand und Land (9): 24 Punkte. Dein Rivale hat 5 Kategorien (10), 1 Bonusflotte (1), 3 Armeesymbole (3), schlägt Rom bei Intrige (3), hat primus conspiratus (1) und ist am reichsten (4): 22 Punkte. Du gewinnst; mit einem Sieg Roms hätte dein Rivale gewonnen.",
  "7.1":
    "Ab fünf Spielern reicht ein Kartensatz nicht aus; deshalb mischt ihr zufällige Karten aus einem zweiten dazu: 15, 30, 45 oder 60 bei 5, 6, 7 oder 8 Spielern. Mit Nocturnus sind es 30, 45, 60 oder 75, zusätzlich zu den vollen 104. Wie oft eine Karte im Spiel ist, weiß dann niemand ganz genau.",
  "7.2":
    "Vom fünften bis zum achten Spieler wächst die Auswahl nicht weiter: Auch sie suchen sich ihre erste Karte aus 5 aus.",
  "7.3":
    "Auch in großer Runde gibt es eine Legion mehr als Spieler: Bei 6 Spielern sind es 7, bei 8 reichen sie bis Legion IX. Je mehr ihr seid, desto mehr Gruppen stehen also zur Wahl.",
  "7.4":
    "Rom beginnt mit 6 Karten, 3 offen und 3 verdeckt. Einen Teil seiner Stärken kennst du also von Anfang an, den Rest kannst du dir ansehen (3.2).",
  "7.5":
    "Wer in seinem Zug mindestens einen Senator ausgelegt hat, löst nach dem Einkommen eine Senatssitzung aus: Im Uhrzeigersinn darf jeder andere eine Handkarte für genau 1 Aureus auslegen. Einkommen gibt es dafür nicht, das Limit gilt (3.10), und primus conspiratus wechselt sofort, falls nötig. Ein dabei ausgelegter Senator eröffnet keine weitere Sitzung. Halt einen Aureus bereit, denn nur hier kannst du außerhalb deines Zuges auslegen.",
  "7.6": "Alles andere bleibt wie zu zweit bis zu viert. Wer das kleine Spiel kennt, kennt also auch das große.",
  "8.1":
    "Allein startest du mit 5 Aurei und 3 Legionen. Von den gemischten Karten kommen 30 ungesehen beiseite (mit Nocturnus 40 von 104), und Rom bekommt 3 verdeckte. Wie du zu deiner ersten Karte kommst, hängt davon ab, wie weit du in der Kampagne bist (8.5).",
  "8.2":
    "Eine Runde besteht nur aus deinem Zug. Danach holt sich Rom eine Gruppe, und die leeren Legionen werden aufgefüllt, wie in 4.2 bis 4.4. Rom wächst also nach jedem deiner Züge; trödle nicht.",
  "8.3":
    "Im Solospiel darfst du dir Roms verdeckte Karten nicht ansehen. Was Rom verbirgt, erfährst du erst am Ende; ein knapper Vorsprung kann also zu knapp sein.",
  "8.4":
    "Die Kampagne hat fünf Partien, jede schwerer als die vorige. Zum Sieg brauchst du alle 7 Kategorien in deiner Auslage und mehr Symbole als Rom in mindestens 3, 4, 5, 6 und zuletzt 7 davon, Boni auf beiden Seiten mitgezählt. Mit Nocturnus sind es alle 10 Kategorien und mehr Symbole in 6, 7, 8, 9 und zuletzt 10. Die Karte primus conspiratus rettet dich hier nicht: Verloren ist verloren.",
  "8.5":
    "In den Partien 1 und 2 ziehst du 2 Karten, behältst eine und schiebst eine unter den Stapel. In den Partien 3, 4 und 5 ziehst du 3, 4 oder 5, legst gleich 1, 2 oder 3 davon aus, schiebst eine unter den Stapel und behältst eine. Was du so auslegst, kostet nichts, bringt kein Einkommen und darf über das Limit aus 3.10 gehen. Danach kannst du eine Flotte oder Armee nur auslegen, wenn ihre Kategorie wieder im Limit bleibt; alle anderen Karten passen immer.",
  "8.6":
    "Gewinnst du eine Partie, öffnet sich die nächste. Verlierst du, darfst du dieselbe noch einmal versuchen, so oft du willst.",
  "9.1":
    "Nocturnus spielt sich wie das Grundspiel, nur mit drei neuen Kategorien, zusammen also zehn. Rom muss jetzt bloß in 5 der 10 vorn liegen (6.3); die Hälfte genügt ihm. Bleib wachsam.",
  "9.2":
    "Für je 4 Milizsymbole in deiner Auslage ziehst und behältst du eine Karte mehr: Mit 4 Symbolen ziehst du 4 Karten und behältst 2, mit 8 ziehst du 5 und behältst 3. Eine Karte kommt weiterhin unter eine Legion und eine unter den Stapel. Hast du dann auch 3 oder mehr Religionssymbole, hast du immer zwei gezogene Karten vor dir und legst eine davon auf einen offenen Platz deiner Wahl, bevor du die nächste ziehst; ab 6 siehst du alle auf einmal.",
  "9.3":
    "Für je 4 Kundschaftersymbole in deiner Auslage ist eine weitere Karte umsonst, bevor die übliche Preisstaffel (umsonst, 1, 2 und so weiter) beginnt. Mit 4 Symbolen kosten dich drei Karten also 1 Aureus statt 3. Es zählen nur Kundschafter, die schon vor dem Auslegen da waren; die aus diesem Zug helfen dir erst ab dem nächsten.",
  "9.4":
    "Gegenspieler haben ihren Preis: Nach deinem Einkommen musst du Rom für je 4 ihrer Symbole in deiner Auslage offen eine Handkarte deiner Wahl geben, soweit deine Hand reicht. Dieser Tribut ist nach jedem vollen Zug fällig, auch wenn du nichts ausgelegt hast, aber nicht nach einem Blick auf Roms Karten. Dafür helfen sie beim Ränkeschmieden: Bei gleich vielen Intrigensymbolen (mindestens 1) bekommt die Karte primus conspiratus, wer mehr Gegenspielersymbole hat. Sind auch die gleich, bleibt sie, wo sie ist.",
  "9.5":
    "Spielst du Nocturnus allein, kommen 40 der 104 Karten beiseite (8.1), und es gelten die höheren Ziele mit zehn Kategorien (8.4). Alles andere ist wie im Solospiel, das du schon kennst.",
  "10.1":
    "Wir versprechen dir: Keine Karte geht verloren, und keine taucht aus dem Nichts auf. Stapel, beiseitegelegte Karten, Rom, Legionen, Hände und Auslagen ergeben zusammen immer genau die Karten, mit denen ihr begonnen habt.",
  "10.2":
    "Wir versprechen dir: Keine Münze kommt oder geht ohne Grund. Jede Änderung an den Aurei eines Spielers geht auf eine Regel zurück, und diese Regel wird mit aufgezeichnet.",
  "10.3":
    "Wir versprechen dir: Von uns erfährt niemand, was er nicht wissen darf, ob er mitspielt oder nur zuschaut. Geheim bleiben die Reihenfolge im Stapel, die beiseitegelegten Karten, die Hände der anderen und was andere unter den Stapel geschoben haben, ebenso Roms verdeckte Karten, es sei denn, du hast sie dir angesehen.",
  "10.4":
    "Wir versprechen dir: Wenn etwas nicht geht, sagen wir dir, welche Regel dagegensteht, zum Beispiel PAX 3.10. Passiert ist dann nichts; das Spiel bleibt, wie es war, und du entscheidest einfach neu.",
} satisfies Readonly<Record<RuleNumber, string>>;

export const chapters = {
  "1": "Das Spielmaterial",
  "2": "Vorbereitung für 2 bis 4 Spieler",
  "3": "Dein Zug",
  "4": "Die Runde",
  "5": "Das Spielende",
  "6": "Wer gewinnt?",
  "7": "Fünf bis acht Spieler",
  "8": "Allein gegen Rom",
  "9": "Die Erweiterung Nocturnus",
  "10": "Unser Versprechen",
} satisfies Readonly<Record<ChapterNumber, string>>;
