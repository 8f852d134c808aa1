import type { SettingsTexts } from "../en/settings.ts";

const nl: SettingsTexts = {
  title: "Instellingen",
  intro: "Ze gelden voor deze browser en werken meteen.",
  you: "Jij",
  name: "Je naam",
  nameHint: "Hij staat bij je plaats als je een nieuwe tafel opent.",
  seeing: "Zien en horen",
  playing: "Spelen",
  language: "Taal",
  theme: "Helderheid",
  themes: { system: "Zoals het systeem", light: "Licht", dark: "Donker" },
  motion: "Beweging",
  motions: { system: "Zoals het systeem", still: "Stil", full: "Volledig" },
  motionHint: "Stil: kaarten liggen er gewoon. Het logboek zegt wat er bewoog.",
  sound: "Geluid",
  soundHint: "Een kaart op hout, een munt, een toon als jij aan de beurt bent.",
  patterns: "Sterkere patronen",
  patternsHint: "Elke categorie heeft naast haar kleur een patroon. Zo is het beter te zien.",
  letters: "Grotere letters",
  lettersHint: "Alle tekst is een kwart groter, en elk scherm maakt er ruimte voor.",
  confirm: "Nog eens vragen",
  confirmHint: "Voor een stap die je niet kunt terugnemen, zoals een die een kaart onthult.",
  pace: "Tempo van de anderen",
  paces: { slow: "Langzaam", normal: "Gewoon", fast: "Snel", instant: "Meteen" },
  paceHint: "Hoe lang de bots over een stap doen. De spatiebalk springt vooruit.",
  keys: "Toetsen",
  keysHint: "Ze staan naast wat ze indrukken: als je op de komma drukt, of altijd. Uit: letters en cijfers doen niets.",
  keyChoices: { demand: "Op verzoek", always: "Altijd te zien", off: "Uit" },
  names: "Namen uit die tijd in Pax Romana",
  namesHint:
    "De doos geeft veldheren waarden, maar geen namen. Wij kozen mensen die in die jaren leiding gaven, en voor elke beurt een regel geschiedenis; de spelregels weten daar niets van.",
  sample: "Zo zien kaarten er nu uit",
  kept: "Instellingen en de partijen aan dit scherm blijven in deze browser. Alleen de onlinetafels staan op hun server.",
};

export default nl;
