import { turn } from "@ara/pax/turn/nl";
import type en from "../en/turns.ts";

const nl: typeof en = {
  turnTexts: turn,
  lastTurns: "De laatste beurten",
  again: ({ turn: sentence }) => `Nog eens op tafel laten zien: ${sentence}`,
  steps: "Elke stap",
  stepsOf: ({ turn: sentence }) => `Elke stap ervan: ${sentence}`,
  replaying: "Zo ging het",
  onTable: "Op tafel laten zien",
  goesToHand: ({ card }) => `${card} gaat naar je hand: alleen daar is nog plaats.`,
  goesToDeck: ({ card }) => `${card} gaat onder de stapel: alleen daar is nog plaats.`,
  wentToHand: ({ card }) => `${card} ging naar je hand.`,
  wentToDeck: ({ card }) => `${card} ging onder de stapel.`,
  fence: "Er is een kaart gezien: verder terug kan niet.",
  fenceFree: "Je kunt nog verder terug; dat komt dan in het verslag.",
  since: "Sinds je laatste beurt",
  allLog: "Alles",
  why: "waarom?",
  nothingYet: "Nog niets.",
  toScore: "Naar het scoreblad",
  finale: "Finale bekijken",
  wait: ({ who }) => `${who} beslist.`,
  kinds: { here: "aan dit scherm", online: "online", away: "afwezig" },
  waitAway: ({ who }) => `${who} is aan de beurt en is er nu niet.`,
  waitBot: ({ who }) => `${who} denkt na.`,
  waitRome: "Rome pakt kaarten.",
  skip: "Overslaan",
  toNow: "Terug naar het spel",
};

export default nl;
