import type { ScenarioTexts } from "../en/scenarios.ts";

const de: ScenarioTexts = {
  I: {
    title: "Der Krieg des Pyrrhos",
    about: "Griechenland gegen Rom, eine Runde. Pyrrhos landet in Italien; Tarentum und Capua entscheiden.",
  },
  II: {
    title: "Die Punischen Kriege",
    about:
      "Rom gegen Karthago, fünf Runden (2 bis 6). Die meisten Siegpunkte gewinnen, oder wer die Hauptstadt des anderen nimmt.",
  },
  III: {
    title: "Die Erben Alexanders",
    about: "Der Osten gegen Griechenland, drei Runden. Kleinasien zählt am meisten.",
  },
  IV: {
    title: "Karthago muss fallen",
    about:
      "Karthago gegen Rom, sechs Runden, mit Karten. Pyrrhos beginnt; wer die Hauptstadt des anderen nimmt, beendet es.",
  },
  V: { title: "Der Aufstieg Roms", about: "Alle vier Mächte rund um das Meer, so viele Runden, wie das Format sagt." },
  VI: {
    title: "Unser Meer",
    about: "Alle vier Mächte, mit Karten. Ägypten steht für sich, und jeder kann es sich holen.",
  },
  VII: { title: "Die ersten Züge", about: "Alle vier Mächte, nur die erste Runde. Ein guter Abend zum Kennenlernen." },
};

export default de;
