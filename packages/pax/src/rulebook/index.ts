import type { Language } from "@ara/kernel";
import type { RuleNumber } from "../texts/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { nl } from "./nl.ts";

type ChapterOf<Rule> = Rule extends `${infer Chapter}.${string}` ? Chapter : never;

/** The number of a rule up to its dot: "1" to "10". */
export type ChapterNumber = ChapterOf<RuleNumber>;

/** Every rule of PAX in our own words, for players. */
export const rulebook: Readonly<Record<Language, Readonly<Record<RuleNumber, string>>>> = { en, de, nl };

/** The titles of the chapters. */
export const chapters: Readonly<Record<Language, Readonly<Record<ChapterNumber, string>>>> = {
  en: {
    "1": "What you play with",
    "2": "Set-up for 2 to 4 players",
    "3": "Your turn",
    "4": "The round",
    "5": "The end of the game",
    "6": "Who wins?",
    "7": "Five to eight players",
    "8": "Alone against Rome",
    "9": "The Nocturnus expansion",
    "10": "Our promise",
  },
  de: {
    "1": "Das Spielmaterial",
    "2": "Vorbereitung für 2 bis 4 Spieler",
    "3": "Dein Zug",
    "4": "Die Runde",
    "5": "Das Spielende",
    "6": "Wer gewinnt?",
    "7": "Fünf bis acht Spieler",
    "8": "Allein gegen Rom",
    "9": "Die Erweiterung Nocturnus",
    "10": "Unser Versprechen",
  },
  nl: {
    "1": "Het spelmateriaal",
    "2": "Voorbereiding voor 2 tot 4 spelers",
    "3": "Jouw beurt",
    "4": "De ronde",
    "5": "Het einde van het spel",
    "6": "Wie wint er?",
    "7": "Vijf tot acht spelers",
    "8": "Alleen tegen Rome",
    "9": "De uitbreiding Nocturnus",
    "10": "Onze belofte",
  },
};
