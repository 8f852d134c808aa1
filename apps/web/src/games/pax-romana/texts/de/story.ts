import type en from "../en/story.ts";

const de: typeof en = {
  since: (n) => `Zeigen, was seit deinem letzten Zug geschah: ${n === 1 ? "1 Szene" : `${n} Szenen`}`,
  sinceHint: "Zeigt auf der Karte, was seit deinem letzten Zug geschah.",
  chapter: ({ n, of }) => `${n} von ${of}`,
  skip: "Überspringen",
  close: "Schließen",
  next: "Weiter",
  turned: (turn) => `Runde ${turn} ist zu Ende`,
  account: "Alle Punkte der Runde zeigen",
  from: (what, before, now) => `${what} ${before} → ${now}`,
  income: (n) => `Einkommen ${n}`,
  upkeep: (n) => `Unterhalt ${n}`,
};

export default de;
