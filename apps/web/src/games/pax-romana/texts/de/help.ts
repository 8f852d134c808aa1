import type en from "../en/help.ts";

const de: typeof en = [
  "Eine Nummer oder ein paar Worte einer Antwort, dann Enter: gibt sie.",
  "„Schau Roma“ oder nur „Roma“: was an einem Ort steht, und wohin es von dort geht.",
  "„Frage“: sagt die Frage noch einmal. „Antworten“: liest alle Antworten.",
  "„Stand“: wie alle stehen. „Truppen“: wo deine Truppen sind. „Protokoll“: was zuletzt geschah.",
  "„Dann 3“: was Antwort 3 brächte; entschieden wird damit nichts.",
  "„Warum“: was jetzt nicht geht, und warum. „Tipp“: was der Bot Steady täte.",
  "„Zurück“: nimmt deinen letzten Schritt zurück; unter Menschen nur, bis ein Würfel fällt oder andere entscheiden.",
  "„Karten“: deine Hand, wie viele die anderen haben, was offen liegt (fortgeschrittenes Spiel).",
  "„Regel 9.21“: eine Regel im Regelbuch.",
  "Die Werte eines Feldherrn sind Taktik-Feldzug; * heißt Elite. MP sind Marschpunkte, KP Kampfpunkte.",
];

export default de;
