import type en from "../en/story.ts";

const de: typeof en = {
  since: (n) => `Seit deinem letzten Zug: ${n}`,
  sinceHint: "Zeigt auf der Karte, was seit deinem letzten Zug geschah.",
  chapter: ({ n, of }) => `${n} von ${of}`,
  skip: "Überspringen",
  close: "Schließen",
  next: "Weiter",
  turned: (turn) => `Runde ${turn} ist zu Ende`,
  from: (what, before, now) => `${what} ${before} → ${now}`,
  income: (n) => `Einkommen ${n}`,
  upkeep: (n) => `Unterhalt ${n}`,
};

export default de;
