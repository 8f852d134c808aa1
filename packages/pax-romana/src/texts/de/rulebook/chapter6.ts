import type { chapter6 as en } from "../../en/rulebook/chapter6.ts";

/** Chapter 6: Getting and Spending. */
export const chapter6: Record<keyof typeof en, string> = {
  "6.11":
    "In der Einkommensphase bekommst du 1 Talent für jede Provinz, die du kontrollierst; Italia, Ionia und Narbonensis zahlen 2, Ägypten 3. Jedes ganze Gebiet bringt 1 mehr (5.31). Eine volle Stadt zahlt 1, eine volle Großstadt 3, eine reduzierte Großstadt 1 und eine reduzierte Stadt nichts. Die Silbermine von Bergidum zahlt 1 an den, der dieses Feld hält, egal wem die Provinz gehört. Mit ganz Italien bekommt Rom also 2 für Italia, je 1 für Cisalpina und Bruttium und 1 für das Gebiet, zusammen 5 Talente, noch ohne seine Städte. In Szenario VI bekommt der Osten 2 mehr von jenseits der Karte.",
  "6.12":
    "Die Aufstellung jedes Szenarios sagt, mit welchen Provinzen, Städten und Großstädten du beginnst. Was du am Anfang hast, zahlt wie alles andere, ändert aber deine Stabilität nicht: Das tun nur Gewinn und Verlust (14.21).",
  "6.13":
    "Eine Provinz zahlt nur dem, der sie kontrolliert. Hast du ein Feld in einer Provinz besetzt, die einem anderen oder niemandem gehört, gibt sie dir nichts; eine Stadt, eine Großstadt oder die Mine auf diesem Feld zahlt dir trotzdem.",
  "6.14":
    "Drei Provinzen zählen für Kontrolle und Punkte, zahlen aber nie: die Balearen, Melita und Germania Magna. Des Geldes wegen geht dort niemand hin, aber ohne sie hast du das Gebiet nicht ganz (5.31).",
  "6.15":
    "Geld aus der Fremde muss dich auch erreichen. Jede Provinz, Stadt, Großstadt oder Mine außerhalb deines Heimatlandes zahlt nur, wenn von ihr eine Verbindungslinie zu irgendeinem befreundeten Feld deines Heimatlandes führt, beliebig lang, zu Lande, zur See oder beides. Bei einer Provinz darf die Linie auf jedem Feld beginnen, das du darin besetzt, bei Stadt, Großstadt und Mine nur auf dem eigenen; das Talent für ein ganzes Gebiet braucht eine Linie aus irgendeiner seiner Provinzen. Was zu Hause liegt, braucht keine. Hast du kein befreundetes Heimatfeld mehr, zahlt in der Fremde nichts.",
  "6.16":
    "Eine Linie führt nie durch ein Feld, das ein Feind, Unabhängige, Barbaren oder ein Stamm besetzt haben. Zur See halten sie außerdem Häfen mit feindlichen Geschwadern auf, Piraten und jeder Punkt auf hoher See; Geschwader an einem gewöhnlichen Seepunkt stören nicht, aber eine Meerenge ist zu, solange an einem ihrer Enden feindliche Geschwader liegen. Das neutrale Rhodos lässt eine Linie für je 1 Talent durch: Beim Einkommen wirst du nur gefragt, wenn die Quelle mindestens 2 zahlt, und derselbe Zoll rettet ein isoliertes Heer (9.41) oder lässt dich hinter Rhodos Einheiten ausheben und auffüllen. Ein Verbündeter kann deinen Linien seine Felder öffnen (4.1); ein gemeinsames Feld ist ohnehin offen, und Flotten, die vorbeidürfen, sind keine Feinde.",
  "6.17":
    "Liegt eine feindliche Flotte in einem Hafen, in dem deine Truppen stehen, so kommt die Linie noch zu Lande hinein, aber nicht zur See. Wer einen Hafen sperrt, schneidet also eine Insel ab, aber keine Stadt mit einer Straße im Rücken.",
  "6.18":
    "Leere Felder stehen deinen Linien offen, wer auch immer die Provinz kontrolliert. Das gilt sogar für leere Felder im Heimatland eines Feindes: Wer eine Linie aufhalten will, muss sich ihr in den Weg stellen.",
  "6.21":
    "Einheiten bekommst du zu zwei Gelegenheiten: in der Aushebungsphase und in deiner Aktivierung als Rekrutierung. Die Rekrutierung nimmt die ganze Aktivierung ein, es zieht also niemand, und du entscheidest dich zwischen Landeinheiten (ausheben und auffüllen) und Galeerengeschwadern; beides zusammen geht nicht. Jeder Auftrag wird sofort bezahlt. In Szenario I gibt es kein Geld: Dort hat Rom eine einzige Rekrutierung, die 2 Legionen umsonst bringt.",
  "6.22":
    "In der Aushebungsphase planen alle geheim und gleichzeitig: Truppen, Geschwader, Auffüllen, Garnisonen, Söldner, Ziele. Bis du sagst, dass das alles ist, kannst du Aufträge zurücknehmen, und bestellen kannst du nur, was du bezahlen kannst. Sind alle fertig, werden die Pläne gezeigt und zusammen ausgeführt.",
  "6.23":
    "Truppen aus einer deiner Heimatprovinzen erscheinen auf einem beliebigen Feld dieser Provinz, das kein anderer besetzt. Es darf ganz leer sein: Zu Hause gehört es dir ohnehin.",
  "6.24":
    "Landeinheiten hebst du nur in Provinzen aus, die du kontrollierst, und außerhalb der Heimat nur, wenn eine Verbindungslinie mindestens eines deiner Felder in der Provinz erreicht (6.15). Hinter dem neutralen Rhodos kostet jeder Auftrag 1 Talent Zoll mehr. Die neuen Einheiten stehen auf einem Feld dieser Provinz, das du kontrollierst oder das leer ist. Auf einem Feld, das du mit einem Verbündeten teilst, hebt nur der aus, der es kontrolliert (5.12).",
  "6.25":
    "Was du ausheben kannst, hängt vom Gebiet ab und ist bis auf wenige Ausnahmen für alle gleich, die dort eine Provinz haben. Italien gibt Rom Legionen und allen anderen schwere Infanterie, Griechenland schwere Infanterie; Karthago und der Osten geben schwere und leichte Infanterie und Reiterei, Kleinasien schwere und leichte Infanterie, Gallien, Hispania und die Donau leichte Infanterie und Reiterei. Grenzen setzt nur dein Geld (und 6.43): Eine einzige Provinz genügt für so viele, wie du bezahlen kannst. Die Liste der Aufträge zeigt dir, was wo möglich ist.",
  "6.26":
    "Keine Macht hat zu Hause alles. Rom hebt dort nur Legionen aus, und außer ihm hat niemand welche; Griechenland hat nur schwere Infanterie. Wer Reiterei oder leichte Infanterie will, muss sich die Länder holen, aus denen sie kommen. Schwere Infanterie kostet die Griechen 2 Talente wie alle anderen, egal was die gedruckte Tabelle sagt.",
  "6.27":
    "Die Preise sind überall gleich: Legion 2 Talente, schwere Infanterie 2, leichte Infanterie 1, Reiterei 2, Elefant 1, Galeerengeschwader 2. Garnisonen kosten nichts, entstehen aber nur aus aufgelöster Infanterie (12.14). Elefanten gibt es nur in Africa, Numidia, Syria und Ägypten, und nur dort, wo Landeinheiten von dir stehen oder mit ihnen bestellt werden (10.68). Mit Lycia und 6 Talenten könnte Rom dort 2 schwere und 2 leichte Infanterie ausheben. Eine Provinz, die keine Linie erreicht, gibt dir nichts, so reich du auch bist (6.24).",
  "6.28":
    "Auf den fünf Ägäisinseln wird keine schwere Infanterie ausgehoben. Auf Lesbos/Chios und Samos bleibt damit nur leichte Infanterie, auf Thasos, Limnos und Naxos gar nichts.",
  "6.29":
    "Die Spielsteine gehen nie aus: Grenzen setzen nur Geld, Kontrolle und die Obergrenze aus 6.43. Ein einzelner Auftrag hat höchstens 40 Einheiten, aber du kannst einfach noch einen geben.",
  "6.3":
    "Ein Geschwader kostet 2 Talente und wird in einem Hafen gebaut, den du kontrollierst: zu Hause in jedem, den kein anderer als ein Gast von dir besetzt, in der Fremde nur in einem, den du selbst besetzt; als Gast baust du im Heimatland deines Gastgebers keine. In der Aushebungsphase muss er dir schon gehören, wenn die Phase beginnt. Wo fremde Geschwader liegen, wird nicht gebaut, außer sie gehören einem Verbündeten und einer von euch lässt die Flotten des anderen vorbei. Du darfst beliebig viele haben, aber jedes kostet in jeder Runde Unterhalt (6.41).",
  "6.41":
    "In der Unterhaltsphase zahlst du 1 Talent für jedes Geschwader oder löst es auf. Alle planen geheim, welche gehen, Hafen für Hafen; dann werden die Pläne gemeinsam gezeigt. Abschließen kannst du erst, wenn die Schatzkammer für die Rechnung reicht. Geschwader von Unabhängigen, die dir dienen, kosten nichts.",
  "6.42":
    "Dein Volk ernährt nur eine bestimmte Zahl von Legionen und schwerer Infanterie; jede Einheit darüber kostet in der Unterhaltsphase 1 Talent oder wird aufgelöst. Für stabil, Unruhe und Aufruhr liegt das Aufgebot bei 30, 20 und 12 für Rom, 15, 12 und 8 für Karthago, 20, 15 und 10 für Griechenland, 18, 15 und 10 für den Osten. Reduzierte Einheiten und schwere Söldner zählen mit, leichte Infanterie, Reiterei, Miliz und der Glücksritter nicht. Herrscht in Griechenland Unruhe und hat es 20 schwere Einheiten, so zahlt es 5 Talente, oder es zahlt 3 und löst 2 auf. Hast du danach mehr davon als Zivilisationspunkte, kostet das Stabilität (14.21).",
  "6.43":
    "Nur Karthago darf nie schwere Infanterie über sein Aufgebot (6.42) hinaus ausheben oder anwerben. Sinkt seine Stabilität und liegt es plötzlich darüber, behält es, was es hat, und zahlt dafür, bekommt aber nichts Schweres mehr, bis wieder Platz ist. Einheiten, die ein früherer Auftrag desselben Plans zu Garnisonen macht, schaffen sofort Platz.",
};
