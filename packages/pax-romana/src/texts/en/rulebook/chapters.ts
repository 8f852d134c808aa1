/** The titles of the chapters of the rulebook, in English. */
export const chapters = {
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

export type ChapterNumber = keyof typeof chapters;
export type ChapterTitles = Readonly<Record<ChapterNumber, string>>;
