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
  theme: "Licht",
  themes: { system: "Zoals het systeem", light: "Licht", dark: "Donker" },
  motion: "Beweging",
  motions: { system: "Zoals het systeem", still: "Stil", full: "Volledig" },
  motionHint: "Stil: kaarten liggen er gewoon. Het logboek zegt wat er bewoog.",
  sound: "Geluid",
  soundHint: "Een kaart op hout, een munt, een toon als jij aan de beurt bent.",
  patterns: "Sterkere patronen",
  patternsHint: "Elke categorie heeft naast haar kleur een patroon. Zo is het beter te zien.",
  confirm: "Nog eens vragen",
  confirmHint: "Voor een stap die je niet kunt terugnemen, zoals een die een kaart onthult.",
  pace: "Tempo van de anderen",
  paces: { slow: "Langzaam", normal: "Gewoon", fast: "Snel", instant: "Meteen" },
  paceHint: "Hoe lang de bots over een stap doen. De spatiebalk springt vooruit.",
  sample: "Zo zien kaarten er nu uit",
  kept: "Instellingen en partijen blijven in deze browser. Er wordt niets verstuurd.",
};

export default nl;
