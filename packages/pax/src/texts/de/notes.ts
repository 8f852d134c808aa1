import type { RulebookNotes } from "../../rulebook/notes.ts";

/** In German: what we decided where the prints leave it open, each with why, and where the editions differ. */
export const notes = {
  words: { ruling: "Unsere Festlegung", why: "Warum", editions: "Die Ausgaben unterscheiden sich" },
  rulings: {
    "1.3": {
      text: "Der Bank gehen die Aurei nie aus.",
      why: "Die Ausgaben zählen 35 oder 40 Münzen; wie viele gedruckt wurden, ist keine Regel.",
    },
    "2.5": {
      text: "Was nicht behalten wird, kommt in der gezogenen Reihenfolge unter den Stapel. Von zwei gleichen Karten wird die zuerst gezogene behalten.",
      why: "Gedruckt steht nur, dass sie unter den Stapel kommen. Mit fester Reihenfolge lesen alle eine Aufzeichnung gleich, und eine Frage, die kaum etwas ändert, entfällt.",
    },
    "3.2": {
      text: "Ansehen darfst du in jedem Zug und beliebig oft, aber nur die 3 Karten vom Spielbeginn und nur, solange sie verdeckt sind.",
      why: "Gedruckt sind nur diese Karten genannt und keine Grenze.",
    },
    "3.4": {
      text: "Ist der Stapel nach den ersten beiden Karten leer, sind beide frei. Mit Nocturnus gilt die Einschränkung, solange die Miliz keine Karte mehr gibt.",
      why: "Sie gilt der dritten Karte; wo keine kommt, gibt es nichts abzuwarten.",
    },
    "3.6": {
      text: "Wer mindestens eine Karte gezogen hat, bekommt keine Aurei; nicht genutzte Plätze verfallen, und eine untergeschobene Karte kann wiederkommen.",
      why: "Gedruckt steht nur, was ohne jede Karte im Stapel geschieht.",
    },
    "3.7": {
      text: "Eine Gruppe im Zug, nicht mehr.",
      why: "Gedruckt ist von den Karten unter einer der Legionen die Rede, ohne Anzahl.",
    },
    "3.8": { text: "Ein Preis sinkt nie unter 0.", why: "Die Bank zahlt niemandem etwas fürs Kaufen." },
    "4.2": {
      text: "Liegt unter keiner Legion eine Karte, geschieht nichts.",
      why: "Gedruckt wird vorausgesetzt, dass es eine Gruppe gibt.",
    },
    "5.2": {
      text: "Ist der Stapel während der Runde ausgegangen, nimmt Rom nichts mehr; eine Tischregel erlaubt es.",
      why: "Gedruckt endet das Spiel, nachdem alle an der Reihe waren; von Rom ist nicht die Rede.",
    },
    "6.3": {
      text: "Gewinnt Rom und niemand hat primus conspiratus, gewinnt niemand.",
      why: "Gedruckt ist nur vom Besitzer der Karte die Rede.",
    },
    "6.5": {
      text: "Ist das Spiel zu Ende, werden Hände und Geld offengelegt.",
      why: "So können alle prüfen, wer am reichsten ist.",
    },
    "6.6": {
      text: "Wer gleichauf an der Spitze liegt, teilt sich den Sieg.",
      why: "Gedruckt wird kein Gleichstand aufgelöst.",
    },
    "7.5": {
      text: "Die Sitzung kommt nach Einkommen und Tribut, und alle anderen werden gefragt, ob sie können oder nicht.",
      why: "Gedruckt steht sie vor dem nächsten Zug, genauer nicht. Jemanden zu übergehen, verriete Hand und Geld.",
    },
    "8.4": {
      text: "Auch solo werden Punkte gezählt. Eine verlorene Partie hat keinen Sieger, wer auch primus conspiratus hat.",
      why: "Sie zeigen, wie knapp es war; allein gewinnt niemand mit Rom.",
    },
    "8.5": {
      text: "Wer über dem Limit beginnt, darf später eine Flotte oder Armee nur auslegen, wenn ihre Kategorie dann im Limit liegt; alles andere immer.",
      why: "Gedruckt ist das Limit beim Start aufgehoben; wie es weitergeht, steht nicht da.",
    },
    "8.6": {
      text: "Eine gewonnene Partie öffnet die nächste, eine verlorene darf wiederholt werden.",
      why: "Gedruckt sind die Partien nur nummeriert.",
    },
    "9.2": {
      text: "Miliz mit Religion: Ab 3 Religionssymbolen hältst du zwei gezogene Karten zugleich, ab 6 alle.",
      why: "Das Nocturnus-Blatt schweigt dazu; so bleibt, wofür Religion da ist.",
    },
    "9.3": {
      text: "Kundschafter aus diesem Zug zählen noch nicht.",
      why: "Das Blatt zählt, was beim Auslegen schon vor dir liegt.",
    },
    "9.4": {
      text: "Tribut folgt auf jeden vollen Zug, auch ohne ausgelegte Karte, aber nicht auf einen Blick auf Roms Karten. Bei gleich vielen Gegenspielern bleibt die Karte primus conspiratus, wo sie ist.",
      why: "Das Blatt verlangt ihn nach dem Einkommen, und ein Blick auf Roms Karten hat keines; zu einem zweiten Gleichstand sagt es nichts.",
    },
  },
  editions: {
    "2.7":
      "Die deutsche Anleitung hält auch die Anzahl von Karten und Geld geheim, die englische und die niederländische verbergen nur die Karten selbst. Bei uns ist sie geheim; die Tischregel „Hände und Geld“ zeigt sie.",
    "3.4":
      "In der deutschen Anleitung darfst du zwei Karten zusammen ziehen, in der englischen und der niederländischen tust du es; alle auf einmal darfst du in allen dreien. Bei uns wird immer zusammen gezogen; die Tischregel „Mit Religion“ lässt die Wahl.",
    "3.6":
      "In der deutschen und der englischen Anleitung bekommt 2 Aurei, wer keine Karte ziehen kann, in der niederländischen, wer keine auf die Hand nehmen kann. Wir folgen den ersten; die Tischregel „2 Aurei, wenn der Stapel nicht reicht“ folgt der anderen.",
    "3.11":
      "Die englische Anleitung spricht von Karten dieses Zuges, die deutsche von dieser Runde, die niederländische von beidem. Das ändert nur etwas, wo es Senatssitzungen gibt. Bei uns zählt der Zug; mit der Tischregel „Das Einkommen zählt Karten“ zählt die Runde.",
    "8.4":
      "Für die fünfte Partie verlangt die deutsche Anleitung nur, alle sieben Kategorien zu gewinnen, die englische und die niederländische auch, alle sieben ausgelegt zu haben. Wir verlangen beides; die Tischregel „Die fünfte Partie“ nur das Erste.",
  },
} satisfies RulebookNotes;
