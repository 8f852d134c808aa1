import type { SettingsTexts } from "../en/settings.ts";

const de: SettingsTexts = {
  title: "Einstellungen",
  intro: "Sie gelten für diesen Browser und wirken sofort.",
  you: "Du",
  name: "Dein Name",
  nameHint: "Er steht an deinem Platz, wenn du einen neuen Tisch öffnest.",
  seeing: "Sehen und Hören",
  playing: "Spielen",
  language: "Sprache",
  theme: "Helligkeit",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  motion: "Bewegung",
  motions: { system: "Wie das System", still: "Ruhig", full: "Voll" },
  motionHint: "Ruhig: Karten sind einfach da. Das Protokoll sagt, was sich bewegt hat.",
  sound: "Ton",
  soundHint: "Eine Karte auf Holz, eine Münze, ein Ton, wenn du am Zug bist.",
  patterns: "Stärkere Muster",
  patternsHint: "Jede Kategorie hat neben ihrer Farbe ein Muster. So ist es leichter zu sehen.",
  letters: "Größere Schrift",
  lettersHint: "Jeder Text ist um ein Viertel größer, und jeder Bildschirm macht ihm Platz.",
  confirm: "Noch einmal fragen",
  confirmHint: "Vor einem Schritt, der sich nicht zurücknehmen lässt, etwa wenn er eine Karte aufdeckt.",
  pace: "Tempo der anderen",
  paces: { slow: "Langsam", normal: "Normal", fast: "Schnell", instant: "Sofort" },
  paceHint: "Wie lange die Bots für einen Schritt brauchen. Die Leertaste springt weiter.",
  keys: "Tasten",
  keysHint:
    "Sie stehen neben dem, was sie drücken: wenn du das Komma drückst, oder immer. Aus: Buchstaben und Ziffern tun nichts.",
  keyChoices: { demand: "Auf Wunsch", always: "Immer zu sehen", off: "Aus" },
  names: "Namen der Zeit in Pax Romana",
  namesHint:
    "Die Schachtel gibt Feldherren Werte, aber keine Namen. Wir haben Leute gewählt, die in jenen Jahren führten, und für jede Runde eine Zeile Geschichte; die Regeln wissen davon nichts.",
  sample: "So sehen Karten jetzt aus",
  kept: "Einstellungen und die Partien an diesem Bildschirm bleiben in diesem Browser. Nur die Online-Tische liegen auf ihrem Server.",
};

export default de;
