import type { chapter17 as en } from "../../en/rulebook/chapter17.ts";

/** Chapter 17: Event Cards, of the Advanced Game, in German. */
export const chapter17: Record<keyof typeof en, string> = {
  "17.11": "Nur im erweiterten Spiel: wozu der Stapel der Ereigniskarten da ist.",
  "17.12": "Nur im erweiterten Spiel: Karten, die sofort gespielt werden, und Karten, die du behalten darfst.",
  "17.13": "Nur im erweiterten Spiel: Am Anfang jeder Aktivierung wird eine Karte gezogen.",
  "17.14": "Nur im erweiterten Spiel: welche Karten du auf der Hand behalten darfst.",
  "17.15": "Nur im erweiterten Spiel: wann du eine Karte spielen darfst.",
  "17.16": "Nur im erweiterten Spiel: Karthago und seine Karten.",
  "17.2":
    "Nur im erweiterten Spiel: was jede der 55 Ereigniskarten bewirkt. Das Standardspiel hat seine eigene, kürzere Liste von Ereignissen (16.2).",
};
