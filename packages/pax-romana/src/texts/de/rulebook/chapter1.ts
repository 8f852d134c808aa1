import type { chapter1 as en } from "../../en/rulebook/chapter1.ts";

/** Chapter 1: what the game is, in German. */
export const chapter1: Record<keyof typeof en, string> = {
  "1.1":
    "Du führst eine der Großmächte am Mittelmeer: Rom, Karthago, Griechenland oder den Osten. Das Standardspiel kommt ohne Karten aus; für Überraschungen sorgen Ereignismarker im Becher, wo das Szenario sie vorsieht oder ihr sie wollt (16.11). Die Szenarien I, II und III sind Duelle, V ist das große Spiel aller vier Mächte, und VII ist nur dessen erste Runde.",
  "1.2":
    "Das erweiterte Spiel bringt 55 Ereigniskarten, weitere Einheiten und die Regeln dazu. Die Szenarien IV, V, VI und VII spielst du damit, V und VII auch ohne; wo eine Regel nur dorthin gehört, steht das in diesem Regelbuch dabei.",
  "1.3":
    "Eine Runde steht für etwa 25 Jahre, und zehn Runden führen vom Jahr 300 bis ins Jahr 50 vor Christus. Eine Legion oder eine Einheit schwere Infanterie sind rund 7000 Mann, leichte Infanterie 5000, Reiterei 2500 Reiter, ein Galeerengeschwader 50 Kriegsschiffe. Wundere dich also nicht, wenn ein Marsch durch die halbe bekannte Welt nur eine Bewegung kostet.",
  "1.4":
    "Einige Wörter haben hier einen genauen Sinn. Landeinheiten sind Infanterie und Reiterei jeder Art; Feldherren, Elefanten, Garnisonen und Galeerengeschwader gehören nicht dazu. Du besetzt ein Feld mit Landeinheiten, einer Garnison, einer Stadt oder einer Großstadt. Ein Feld oder Hafen ist für dich befreundet, wenn du es besetzt oder wenn es in deinem Heimatland liegt und sonst niemand es besetzt; dass du die Provinz kontrollierst, genügt nicht. Die Hauptstädte sind Roma, Carthago, Athenae und Pella für Griechenland, Alexandria und Antiochia für den Osten, der in Szenario VI nur Antiochia hat.",
  "1.5":
    "An vielen Stellen lassen die gedruckten Regeln eine Frage offen oder widersprechen sich, und ein Programm muss sich entscheiden. Unsere Entscheidungen haben eigene Nummern, etwa R46, und du findest sie hinter der Regel, zu der sie gehören. Die Texte hier sind unsere eigenen und behalten die Nummern der Living Rules, damit du jederzeit vergleichen kannst.",
};
