import type { chapter8 as en } from "../../en/rulebook/chapter8.ts";

/** Chapter 8: Leaders, in German. */
export const chapter8: Record<keyof typeof en, string> = {
  "8.11":
    "In jeder Runde hast du zwei eigene Feldherren; in der ersten sagt die Aufstellung, wer sie sind und wo sie stehen. Der Glücksritter (12.4) und die Anführer der Barbarenheere kommen extra dazu und nehmen niemandem den Platz weg.",
  "8.12":
    "Du hast einen Vorrat von zehn Feldherren, und in jeder Phase „Feldherren“ wählt der Zufall zwei davon aus. Vorher, in der Phase „Entfernen“, kehren alle Feldherren der letzten Runde in den Vorrat zurück. Gewöhn dich also an niemanden: Der große Mann dieser Runde sitzt in der nächsten vielleicht zu Hause.",
  "8.13":
    "Wer mitten in der Runde stirbt, ob in der Schlacht (8.4) oder an einer Seuche (16.2), wird erst bei der nächsten Auswahl ersetzt. Bis dahin musst du mit einem Feldherrn weniger auskommen.",
  "8.14":
    "Alle Feldherren in deinem Vorrat können gezogen werden, Runde für Runde. Nur Elite-Feldherren müssen eine Runde aussetzen (8.3).",
  "8.15":
    "Dein erster Feldherr beginnt in deiner Hauptstadt; Griechenland und der Osten wählen zwischen ihren beiden. Der zweite beginnt auf einem beliebigen Feld, das du besetzt hältst, ob mit Landeinheiten, einer Garnison, einer Stadt oder Großstadt. Hältst du keine Hauptstadt mehr, gilt das auch für den ersten, und hältst du gar nichts besetzt, bleibt ein Feldherr im Vorrat. Alle wählen geheim, und alle Plätze werden zusammen gezeigt.",
  "8.21":
    "Ein Feldherr hat zwei Werte. Der erste ist sein Taktikwert, 1 bis 4: Verschiebungen in der Landschlacht, wobei der bessere Feldherr an den Mauern einer Stadt oder Großstadt höchstens eine gewinnt (10.51), und ein Bonus beim Abfangen (10.32). Der zweite ist sein Feldzugswert, 2 bis 6: Marschpunkte zusätzlich zum Würfel, wenn er ein Heer führt (9.12), auf See nur, wenn er Truppen mitbringt (11.3). Ein 3-5 kämpft also mit 3 und marschiert mit 5; ein Stern kennzeichnet die Elite (8.3).",
  "8.22":
    "Ein Heer braucht keinen Feldherrn, um zu marschieren oder zu kämpfen. Ohne ihn gilt es einfach als von einem 0-0 geführt: Es zieht mit dem bloßen Würfel und bekommt keine Verschiebungen für Taktik.",
  "8.23":
    "Ein Feldherr darf allein reisen, als Haupt- oder als Nebenbewegung. Dann hat er das Doppelte der Summe aus Würfel und Feldzugswert, und zur See bezahlt er nur die Fahrt, nicht das Einschiffen und Landen (in einem Sturm kann er trotzdem ertrinken, 11.2). Von einer Flotte in einem Hafen, den andere halten, kann er nicht an Land spazieren: Er kann nur segeln, und wenn die letzten Schiffe auslaufen, fährt er mit. In einer Hauptbewegung darf er für 1 MP Landeinheiten aufnehmen, doch dann ist die Verdopplung dahin: Er muss noch innerhalb der einfachen Summe sein und zieht mit dem weiter, was davon übrig ist. Mit einer 3 und einem Wert von 5 hat er zum Beispiel 16 MP; übernimmt er nach 3 Schritten ein Heer, hat es 8 − 3 − 1 = 4 MP. Umgekehrt darf ein Verband auf dem Marsch einen Feldherrn umsonst mitnehmen; der leiht ihm sofort seinen Taktikwert, aber in dieser Bewegung keinen Feldzugswert.",
  "8.24":
    "Bei einem Heer dürfen mehrere Feldherren sein, doch es zählt immer nur einer. Für den Marsch bestimmst du vor dem Würfeln einen von denen, die mit aufbrechen, sofern sich ihre Feldzugswerte unterscheiden; für eine Schlacht bestimmst du ebenfalls einen, und das muss nicht derselbe sein. Der Angreifer nennt seinen zuerst, und wer einen Feldherrn dort hat, muss einen nennen.",
  "8.3":
    "Jede Macht hat einen oder zwei Elite-Feldherren, erkennbar am Stern. Zwei davon hast du nie zugleich im Spiel: Kommt ein zweiter, wird für ihn ein anderer gezogen. Ein Elite-Feldherr, der auf der Karte war, ob tot oder lebendig, fehlt bei der nächsten Auswahl und kann erst bei der übernächsten wieder gezogen werden. Hast du zwei, dürfen sie sich abwechseln. Nur ein Elite-Feldherr kann zum Eroberer werden (16.2).",
  "8.41":
    "Nach jeder Landschlacht würfelt jede Seite mit zwei Würfeln für den Feldherrn, den sie eingesetzt hat, selbst wenn sie keinen Mann verloren hat. Der des Siegers stirbt bei einer 12, der des Verlierers bei einer 2 oder 12, und so ergeht es beiden bei einem Unentschieden. Auf See wird nicht gewürfelt.",
  "8.42":
    "Fällt dein Feldherr, während sein Verband in Bewegung ist, zieht dieser mit 1 MP weniger weiter. Hat er auch noch die Schlacht verloren, macht das zusammen 2 MP (9.21).",
  "8.43":
    "Geht eine Flotte ganz unter, ertrinken die Feldherren an Bord. Ein Feldherr in einem Hafen ist an Land, wenn Landeinheiten bei ihm stehen, deine oder die eines Verbündeten; sonst ist er neben deinen Geschwadern an Bord. Dann entscheidet seine Flotte über ihn: Ein Feind, der einmarschiert, eine Garnison überrennt oder die Stadt einnimmt, tut ihm nichts.",
  "8.44":
    "Wird dein ganzer Verband vernichtet, sind seine Feldherren ohne Wurf mit verloren: in der Schlacht, in den Alpen, durch Zermürbung oder einen Überfall; wo keine Schlacht geschlagen wurde, rettet sie aber eine Garnison, die eigenen Schiffe oder das Heer eines Verbündeten, das neben ihnen übrig bleibt. Ein Feldherr steht bei deinem Heer, bei dem eines Verbündeten, mit dem er das Feld teilt, oder bei seiner Horde, und kämpft mit ihm; nur dessen Feinde können ihm dort etwas anhaben. Auch Garnisonen und Elefanten kämpfen nicht allein weiter: Sie gehen mit der letzten Landeinheit unter.",
  "8.45":
    "Ein toter Feldherr kommt für eine spätere Runde in den Vorrat zurück (ein Elite-Feldherr nach seiner Pause, 8.3), doch jetzt tritt niemand an seine Stelle. Das ist ärgerlich, aber kein Unglück: Heere marschieren auch ohne Feldherrn.",
  "8.46":
    "Garnisonen sind keine Landeinheiten. Überrennt ein Heer ein Feld, das nur Garnisonen halten, gibt es keine Schlacht, und sein Feldherr muss nicht um sein Leben würfeln; ein Feldherr aber, der bei diesen Garnisonen steht, ob deinen oder denen eines Verbündeten, stirbt mit ihnen, auch der Glücksritter. Lass einen guten Mann nie in so schwacher Gesellschaft.",
};
