import type { chapter2 as en } from "../../en/rulebook/chapter2.ts";

/** Chapter 2: map, units and money, in German. */
export const chapter2: Record<keyof typeof en, string> = {
  "2.11":
    "Gebiete sind die großen farbigen Flächen der Karte. Vier davon sind die Heimatländer der Mächte: Rom, Karthago, Griechenland und der Osten. Neun sind unabhängig (Hispania, Gallien, Sizilien, Germanien, die Donau, Kleinasien, Kreta, der Chersones und Rhodos), und fünf am Rand gehören den Barbaren. Die meisten bestehen aus mehreren Provinzen, und du kontrollierst ein Gebiet, sobald du sie alle hast (5.31). Ein Gebiet aus einer einzigen Provinz, etwa Kreta oder Armenien, zählt nur als diese Provinz: 1 Talent und 1 GOP, für das Gebiet kommt nichts dazu.",
  "2.12":
    "Gebiete sind in Provinzen geteilt, und jede Provinz hat ein oder mehrere Felder. Lusitania ist zum Beispiel eine der Provinzen von Hispania. Einkommen, Aushebung und die meisten Punkte gehen nach Provinzen; rechne also am besten in ihnen. Kreta, der Chersones und Rhodos stehen für sich: Niemand braucht sie, um ein anderes Gebiet zu vervollständigen. Und Corinthus gehört zum Peloponnesus, so nah es auch bei Athenae liegt.",
  "2.13":
    "Du ziehst von Kreis zu Kreis. Die großen sind die 226 Felder, auf denen Einheiten stehen und die du kontrollieren kannst; 103 davon sind Häfen, und nur die stehen Schiffen offen. Einige sind besonders: Hauptstädte, Bergfestungen (9.21, 10.51), Stammesfelder, von denen niemand weiß, wie stark der Empfang ausfällt (13.11), und die Mine von Bergidum (6.11). Die übrigen sind bloße Punkte am Weg: Landpunkte und Alpenpässe für Heere (9.31, 9.32), Seepunkte und die hohe See für Flotten (11.21). Kein Heer darf auf einem Punkt oder in einem Pass stehen bleiben.",
  "2.14":
    "Linien verbinden die Kreise. Heere folgen den Landverbindungen, Flotten den Seewegen; wo beides eingezeichnet ist, nutzt jeder das Seine. Zwischen Megara und Corinthus werden Schiffe über den Isthmus gezogen, auch dort kommen Flotten also durch. An vier Meerengen geht ein Heer für 2 MP zu Fuß übers Wasser, wenn an keinem der Ufer feindliche Geschwader liegen (9.33): Messana und Rhegium, Tingi und Baetica, Sestus und Abydos, Byzantium und Nicomedia. Was aus dem Spielfeld deines Szenarios hinausführt, gibt es darin nicht.",
  "2.15":
    "Was dir die Leisten auf dem Spielplan sagen würden, liegt für alle offen: Talente, Stabilität, Punkte, die Marker im Becher, jede Einheit auf der Karte, und auch, welche Frage offen ist und wer sie beantworten muss. Geheim sind Pläne, bis alle gezeigt werden, Gebote, die Stärke von Stämmen, denen noch niemand begegnet ist, Ziele auf der Hand und was auf einem Treffen gesagt wird, zu dem du nicht geladen bist (4.1).",
  "2.2":
    "In der Schlacht zählen Kampfpunkte (KP). Eine Legion, die nur Rom hat, ist 4 wert, schwere Infanterie 3; leichte Infanterie, Reiterei, Miliz, Barbaren und Stämme sind je 1 wert, und Söldner so viel wie reguläre Einheiten ihrer Art. Durch Verluste reduziert hat eine Legion noch 2 und schwere Infanterie noch 1 (10.81). Ein Galeerengeschwader hat 2, aber nur zur See (11.43). Elefanten und Garnisonen haben keine KP und nützen auf andere Weise (10.67, 12.11), und jede Macht zieht ihre Feldherren aus 10 eigenen (8.12).",
  "2.3":
    "Es gibt 20 Zielmarker: Vorhaben, die du geheim hältst und die dir etwas extra bringen, wenn du sie erreichst (15.41). Gebraucht werden sie nur in den Szenarien V und VI und auch dort nur, wenn die gewählte Spieldauer es so vorsieht (3.81): eines für jeden, durch Zufall gezogen, oder alle, und dann werden sie gekauft.",
  "2.4": "Nur im erweiterten Spiel: der Stapel der 55 Ereigniskarten.",
  "2.5":
    "Gerechnet wird in Talenten, kurz T: 2T sind zwei Talente. Sie werden nie geteilt, deine Schatzkammer darf leer sein, aber nie im Minus, und alle sehen, wie viel darin ist. Szenario I kommt ganz ohne Geld aus.",
  "2.6":
    "Tabellen musst du dir nicht danebenlegen: Das Programm kennt Kräfteverhältnisse, Preise, Verluste und Ereignisse und sagt dir zu jedem Ergebnis, aus welcher Regel es kommt. Wo eine Zahl für deine Entscheidung wichtig ist, steht sie im Text der Regel.",
  "2.7":
    "Alle Würfel haben sechs Seiten. Ein Würfel bringt 1 bis 6; wo zwei oder drei geworfen werden, zählst du sie zusammen. Das Programm wirft sie und schreibt jeden Wurf ins Protokoll, und was geworfen ist, lässt sich nicht zurücknehmen; nur wenn ihr mit Neuwürfen spielt, kann ein Feldherr in der Schlacht um einen weiteren Wurf bitten (10.55).",
};
