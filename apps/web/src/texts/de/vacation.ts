import type { VacationTexts } from "../en/vacation.ts";

const de: VacationTexts = {
  title: "Urlaub",
  text: "Wo du Tage für eine Entscheidung hast, steht deine Uhr still, solange du weg bist, und die anderen sehen es. Eine Uhr mit weniger als einer Stunde läuft weiter.",
  away: ({ until }) => `Du bist im Urlaub bis ${until}.`,
  planned: ({ from, until }) => `Geplant: ${from} bis ${until}.`,
  comeBack: "Ich bin zurück",
  giveUp: "Doch nicht",
  left: ({ n, most }) =>
    n === 0
      ? `Die ${most} Tage eines Jahres hast du genommen.`
      : `Du kannst noch ${n === 1 ? "einen Tag" : `${n} Tage`} von ${most} im Jahr nehmen.`,
  days: "Tage",
  from: "Ab (sonst ab jetzt)",
  take: "In den Urlaub gehen",
};

export default de;
