import type { chapter17 as en } from "../../en/rulebook/chapter17.ts";

/** Chapter 17: Event Cards, of the Advanced Game, in German. */
export const chapter17: Record<keyof typeof en, string> = {
  "17.11":
    "Nur im erweiterten Spiel: 55 Ereigniskarten in 39 Sorten bilden einen Stapel. Am Anfang hat niemand welche. In der Siegphase kommen alle Karten zurück und werden gemischt, außer denen, die jemand behält (17.14), und denen, die das Spiel verlassen haben.",
  "17.12":
    "Nur im erweiterten Spiel: Manche Karten treffen sofort, und wer eine zieht, spielt sie. Alle anderen darf man auf der Hand behalten, wo kein anderer sie sieht.",
  "17.13":
    "Nur im erweiterten Spiel: Ist dein Marker bezahlt, ziehst du eine Karte. Trifft sie sofort, kommt das zuerst; dann darfst du Karten deiner Hand spielen oder behalten und wählst deine Operation.",
  "17.14":
    "Nur im erweiterten Spiel: Niemand hält mehr als 3 Karten. Mit einer vierten spielst du vor allem anderen eine davon oder legst sie ab, die neue oder eine andere; gestohlene und getauschte zählen mit. Am Ende einer Runde darfst du 1 Karte behalten, und die übrigen gehen ungesehen in den Stapel zurück.",
  "17.15":
    "Nur im erweiterten Spiel: In deiner eigenen Aktivierung spielst du behaltene Karten vor deiner Operation und zwischen deinen Bewegungen, so viele du willst. In den Aktivierungen der anderen wirst du gefragt, wo eine Karte eine Antwort sein kann: wenn eine Karte gespielt wurde, wenn Truppen eines anderen einen Landpunkt betreten, wenn ein Transport ohne Geleit in der Nähe deiner Geschwader fährt, und in deinen Schlachten, bevor sie beginnen und wenn die Verschiebungen gezählt werden. Sagst du, dass du gefragt werden willst, auch vor ihrer Operation, zwischen ihren Bewegungen und bevor sie fertig sind. Alle Antworten sind verdeckt und werden zusammen geöffnet: Zuerst kommt die aktive Macht, dann die Spielreihenfolge, und von mehreren Karten wird nur die erste gespielt, bevor alle wieder gefragt werden. Eine Karte, die nichts täte, kann nicht gespielt werden. Ablegen darfst du eine Karte in jedem dieser Augenblicke, offen.",
  "17.16":
    "Nur im erweiterten Spiel: Karthago darf jede Karte, die es behalten könnte, für Söldner geben, was auch immer auf ihr steht (12.24).",
  "17.2":
    "Nur im erweiterten Spiel: Jede der 55 Ereigniskarten sagt in Kürze, was sie bewirkt. Eine Karte wird mit der Macht angesagt, die sie nennt, und andere dürfen mit Deus ex Machina antworten, bevor etwas gewürfelt, gezahlt oder gesetzt wird; eine so aufgehobene Karte wird abgelegt und gilt als nicht gespielt. Eine, die sofort trifft und nichts zu tun findet, wird gezeigt und abgelegt. Pontos und die drei Karten für bessere Galeeren verlassen das Spiel, sobald sie gespielt sind. Niemand spielt Eroberer und Cunctator in derselben Runde. Die Stabilitätsprobe nennt eine Macht bei +3 oder tiefer, dich selbst nur, wenn es keine andere gibt; gibt es gar keine, verlierst du 1. Bei 0 oder mehr zahlt sie 2 Talente für Spiele und verliert für jedes, das sie nicht zahlt, eine Stufe. In Unruhe muss sie in ihrer nächsten Aktivierung 3 KP mehr in eine Hauptstadt bringen, sonst verliert sie 1 und alle ihre Garnisonen. In Aufruhr bringt ihr nächster Marker Bürgerkrieg: Für jeden ihrer Orte fällt ein Würfel, ein ungerader kostet die Hälfte der Landeinheiten und die Hälfte der Geschwader dort, aufgerundet; ihre Feldherren gehen, ein neuer kommt, und ihre Stabilität ist -1. Das Standardspiel hat seine eigene, kürzere Liste von Ereignissen (16.2).",
};
