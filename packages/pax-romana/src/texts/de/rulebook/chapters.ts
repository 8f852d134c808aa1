import type { ChapterTitles } from "../../en/rulebook/chapters.ts";

export const chapters: ChapterTitles = {
  "1": "Worum es geht",
  "2": "Karte, Einheiten und Geld",
  "3": "Der Ablauf einer Runde",
  "4": "Verhandeln, paktieren, bestechen",
  "5": "Kontrolle",
  "6": "Einkommen, Unterhalt, Aushebung",
  "7": "Städte und Großstädte",
  "8": "Feldherren",
  "9": "Auf dem Marsch",
  "10": "Landschlachten",
  "11": "Zur See",
  "12": "Besondere Einheiten",
  "13": "Barbaren",
  "14": "Stabilität",
  "15": "Sieg",
  "16": "Ereignisse",
  "17": "Ereigniskarten (erweitertes Spiel)",
};
