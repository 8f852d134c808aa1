import type { chapter13 as en } from "../../en/rulebook/chapter13.ts";

/** Chapter 13 in German. */
export const chapter13: Record<keyof typeof en, string> = {
  "13.11":
    "Auf 26 Feldern der Karte leben wilde Stämme. Zu Beginn bekommt jedes davon, das im Spiel ist, einen von 30 Markern, zufällig und verdeckt; der Rest bleibt beiseite. Ein Marker steht für 2 bis 8 Stammeskrieger, meist für 4 bis 6, und wie viele es sind, weiß niemand, bevor jemand hingeht.",
  "13.12":
    "Sobald ein Verband einmarschiert, zeigt sich der Stamm: Auf dem Feld stehen nun so viele Stammeskrieger, und der Marker kommt zu den unbenutzten zurück. Das geschieht vor jedem Abfangen und vor der Schlacht. Von da an wissen alle, wie stark der Stamm ist, auch wenn du abgewiesen wirst.",
  "13.13":
    "Wer ein Feld mit einem Stamm betritt, greift ihn an; friedlich kommt niemand durch, du brauchst also 1 MP mehr. Ein Stamm weicht nie aus, zieht sich nie zurück und lässt sich auch nicht dazu zwingen: Das Feld bekommst du erst, wenn der letzte Krieger gefallen ist.",
  "13.14":
    "Stämme verlassen ihr Feld nie. Sie greifen auch niemanden an und fangen niemanden ab; eine Macht, die dich dort abfängt, kämpft aber an ihrer Seite (10.36).",
  "13.15":
    "Ein Stamm kontrolliert das Feld, auf dem er lebt, auch solange sein Marker verdeckt ist. So kann er dir eine Provinz verwehren, in der du sonst die Mehrheit hättest.",
  "13.16":
    "Die Barbaren eines Einfalls (13.41) kämpfen gegen Stämme wie alle anderen: Marschiert eine Horde auf ihr Feld, greift sie an.",
  "13.17":
    "Stammeskrieger verschwinden nur durch Schlachten. In der Phase Entfernen bleiben sie stehen, und was sie verloren haben, wächst nicht nach.",
  "13.18":
    "Ein Ereignis kann einen unbenutzten Stammesmarker zurückbringen, zufällig gezogen und verdeckt, auf ein Stammesfeld, auf dem niemand ist. Im Standardspiel tut das kein Ereignis; es ist dem erweiterten Spiel vorbehalten. Auf einem Feld liegt nie mehr als ein Marker.",
  "13.21":
    "Barbareninfanterie kommt durch Ereignisse. Im Standardspiel bringt sie der Barbareneinfall (13.41); ein Aufstand stellt dort keine Truppen auf die Karte (16.2).",
  "13.22":
    "Barbareninfanterie kontrolliert das Feld, auf dem sie steht, solange sie dort steht. Schon eine Horde, die nur am falschen Ort herumsitzt, kann dich also eine Provinz kosten.",
  "13.23":
    "Wie Barbaren kommen und ob sie ziehen, bestimmt ihr Ereignis. Sonst bleiben sie, wo sie sind: Sie weichen nie aus und ziehen sich weder freiwillig noch gezwungen zurück, außer eine Horde wird abgefangen, während jemand sie zieht.",
  "13.24":
    "Wer auf ein Feld mit Barbaren marschiert, muss sie angreifen. Jemand muss für sie entscheiden: die Macht, die die Horde gesetzt oder zuletzt gezogen hat, oder, wenn gerade die angreift, die erste andere in der Spielreihenfolge. Sie bestimmt über Verschiebungen und Verluste wie bei eigenen Truppen.",
  "13.25":
    "Die Horden eines Einfalls verlassen die Karte samt ihren Fürsten in der Phase Entfernen der nächsten Runde. Stämme bleiben, Sklavenheere ebenso (12.7).",
  "13.26":
    "Wer eine Horde ins Spiel bringt, zieht sie wie ein eigenes Heer und darf sie auch auf Stämme und andere Horden loslassen. Unterwegs darf sie Einheiten zurücklassen, doch ihr Fürst geht nie ohne seine Leute. Garnisonen macht sie keine, und Schiffe hat sie auch nicht. Wie jeder Verband auf dem Marsch kann sie abgefangen werden und darf sich dann zurückziehen (10.91).",
  "13.37":
    "Eine Horde kann Städte und Großstädte einnehmen und, wenn es dem gefällt, der sie zieht, für so viele MP zerstören, wie sie Mauerpunkte haben, sogar in dessen eigenem Heimatland, wo seine eigenen Heere das nicht dürfen (7.43). Nimmt sie eine ein, muss sie versuchen, sie zu plündern (7.51). Talente bekommt dafür niemand: Es entscheidet nur, ob die Horde weiterzieht (7.53).",
  "13.3":
    "Wo Aufstände alle ihre Folgen haben (im erweiterten Spiel immer, im Standardspiel nach Absprache, 16.2), sind Rebellen Barbaren-Infanterie, die nie zieht, ausweicht oder flieht und bleibt, bis sie fällt. Africa: Karthagos Söldner dort werden Rebellen im Wert ihrer KP und kämpfen gegen alle bei ihnen; die Provinz zahlt so lange nichts. Britannia: Alle Garnisonen weichen, 3 erheben sich; Mauretania: 1 in jedem leeren Feld; solange sie leben, kontrolliert beide niemand. Zypern: für die Runde Flotten verschlossen, außer wer dort ein Geschwader hat. Donau, Germanien (Inferior und Superior): Ein Feld verliert Garnisonen und Einheiten bis 8 KP. Hispania: Eine Garnison weicht, 3 erheben sich in Lusitania oder Numantia, Felder daneben kosten 1 MP mehr. Judäa: Garnisonen und 1 KP gehen verloren, 1 erhebt sich, zuerst in einer (Groß-)Stadt; Felder dort kosten 2 MP. Sardinia: 1 erhebt sich, wo höchstens Garnisonen stehen. Gallien: Kontrolliert niemand eine Provinz des Festlands, kann eine Garnison weichen; sonst ein Würfel plus die kontrollierten. Bis 6 verliert ein offenes Feld Garnisonen und bis 8 KP, 3 erheben sich dort, 1 in jedem leeren Feld der Provinz. Ab 7, einmal im Spiel, in Szenario VI nicht vor Runde 6, wird eine Provinz außerhalb von (Groß-)Städten geräumt, ein Heer von 2 Würfeln mit einem 2-5-Feldherrn sammelt sich: In dieser Runde darf es jeder als Hauptbewegung nutzen, nur auf dem Festland. Meuterei: Eine Flotte bleibt liegen, bis sie 1 Talent je Geschwader erhält.",
  "13.41":
    "Kommt das Ereignis Barbareneinfall, wirft die zuletzt aktivierte Macht, bei der Karte, wer sie zieht, zwei Würfel, wer da einfällt: bei 2 oder 3 die Kaledonier, bei 4 bis 6 die westlichen Gallier, bei 7 oder 8 die Germanen, bei 9 oder 10 die östlichen Gallier, bei 11 oder 12 die Armenier. Gallier und Germanen kommen mit einem Heer (13.42). Die Kaledonier löschen alle Garnisonen in Britannia aus. Die Armenier überfallen jedes besetzte Feld im Umkreis von 3 MP um Amida, Bergfestungen ausgenommen: Zeigt ein Würfel mehr, als dort Einheiten sind, Geschwader nicht gezählt, sind diese alle verloren. Nichts davon geschieht, wenn in Amida ein Heer steht, das nicht nur aus Garnisonen besteht.",
  "13.42":
    "Hast du gewürfelt, setzt du die Horde auf ein beliebiges Feld, besetzt oder nicht: westliche Gallier (2 Würfel Infanterie, ein Fürst 1-5) ins festländische Gallien, außer Mächte kontrollieren dort alle vier Provinzen; östliche Gallier (ebenso stark) nach Sarmatien oder Skythien; Germanen mit einem Fürsten 2-5, 3 Würfel in Germania Magna oder bei den Freien Germanen, oder 2 Würfel und 2 Reiterei in Germania Inferior oder Superior. Sie zieht sofort, mit einem Würfel plus 5 MP, und das kostet dich nichts von deinen eigenen Operationen; stehen auf ihrem ersten Feld andere als du, greift sie diese für 2 MP an, und wird sie dort geschlagen, weicht sie auf ein offenes Nachbarfeld oder ist verloren. Sie marschiert nur zu Lande, kommt kampflos auf und durch Felder mit deinen eigenen Truppen und darf dort anhalten; doch sie nimmt dir das Feld (13.22), ein Heer von dir, das später kommt, muss sie angreifen (13.24), und wer neben ihr angegriffen wird, kann sich nicht zurückziehen. Die Gallier bleiben dann, wo sie sind; die Germanen kann jede Macht als ihre Hauptbewegung wieder ziehen, nur nicht zurück in die Provinz, aus der sie kamen, sobald sie diese verlassen haben; stehen sie bei einer anderen Macht als der, die sie nun zieht, müssen sie dort alle weg.",
  "13.43":
    "Ereigniskarten während der Züge der Barbaren gehören zum erweiterten Spiel: Dort dürfen alle sie spielen wie bei jeder anderen Operation (17.15), auch wer die Horde bewegt, zu ihren Gunsten. Für Barbaren, die niemand bewegt, wird keine Karte gespielt (13.24).",
  "13.44":
    "Kommt eine Horde bis auf 1 MP an eine Hauptstadt deines Heimatlandes heran, verlierst du 1 Stabilität, für jede Horde einmal. Es zählt das Nachbarfeld, aber nicht über eine Meerenge oder wenn das Betreten 2 MP kostet. Hält schon ein Feind die Hauptstadt, verlierst du nichts: Um das, was du nicht mehr hast, musst du nicht bangen.",
};
