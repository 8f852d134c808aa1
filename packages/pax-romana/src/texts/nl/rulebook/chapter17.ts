import type { chapter17 as en } from "../../en/rulebook/chapter17.ts";

/** Chapter 17: Event Cards, of the Advanced Game, in Dutch. */
export const chapter17: Record<keyof typeof en, string> = {
  "17.11": "Alleen in het uitgebreide spel: waar de stapel gebeurteniskaarten voor dient.",
  "17.12": "Alleen in het uitgebreide spel: kaarten die je meteen speelt, en kaarten die je mag houden.",
  "17.13": "Alleen in het uitgebreide spel: aan het begin van elke activatie wordt een kaart getrokken.",
  "17.14": "Alleen in het uitgebreide spel: welke kaarten je in de hand mag houden.",
  "17.15": "Alleen in het uitgebreide spel: wanneer je een kaart mag spelen.",
  "17.16": "Alleen in het uitgebreide spel: Carthago en zijn kaarten.",
  "17.2":
    "Alleen in het uitgebreide spel: wat elk van de 55 gebeurteniskaarten doet. Het standaardspel heeft een eigen, kortere lijst van gebeurtenissen (16.2).",
};
