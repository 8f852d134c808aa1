import type { ChapterTitles } from "../../en/rulebook/chapters.ts";

export const chapters: ChapterTitles = {
  "1": "Waar het om gaat",
  "2": "Kaart, eenheden en geld",
  "3": "Het verloop van een ronde",
  "4": "Onderhandelen, verbonden, omkoping",
  "5": "Controle",
  "6": "Inkomen, onderhoud, lichting",
  "7": "Steden en grote steden",
  "8": "Veldheren",
  "9": "Op mars",
  "10": "Veldslagen",
  "11": "Op zee",
  "12": "Bijzondere eenheden",
  "13": "Barbaren",
  "14": "Stabiliteit",
  "15": "Overwinning",
  "16": "Gebeurtenissen",
  "17": "Gebeurteniskaarten (uitgebreid spel)",
};
