import type { Language } from "@ara/kernel";

/** The titles of the chapters of the rulebook. */
const en = {
  "1": "What the game is",
  "2": "Map, units and money",
  "3": "The course of a turn",
  "4": "Talks, pacts and bribes",
  "5": "Control",
  "6": "Income, maintenance, troops",
  "7": "Cities and Towns",
  "8": "Leaders",
  "9": "Marching",
  "10": "Land battles",
  "11": "At sea",
  "12": "Special units",
  "13": "Barbarians",
  "14": "Stability",
  "15": "Victory",
  "16": "Events",
  "17": "Event Cards (Advanced Game)",
};

export type ChapterNumber = keyof typeof en;
type Titles = Readonly<Record<ChapterNumber, string>>;

const de: Titles = {
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

const nl: Titles = {
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

export const chapters: Readonly<Record<Language, Titles>> = { en, de, nl };
