import type { TrustTexts } from "../en/trust.ts";

const de: TrustTexts = {
  words: { consistent: "Stimmig", committed: "Festgelegt", proven: "Bewiesen" },
  means: {
    consistent:
      "Jede Antwort war erlaubt, und der Startwert ergibt jede Karte und jeden Wurf: So kann die Partie gespielt worden sein.",
    committed:
      "Jede Antwort war erlaubt, und der Startwert, der jede Karte und jeden Wurf ergibt, ist der, auf den sich der Tisch vor dem Geben festgelegt hatte: Dein Browser hat es sich gemerkt.",
    proven:
      "Der Browser jedes Menschen hat zum Zufall beigetragen, bevor ihn jemand kennen konnte, und jede Antwort unterschrieben; dein Teil ist darin, ebenso, was der Server quittiert hat, und sein öffentliches Verzeichnis sagt dasselbe. Niemand hat den Zufall gewählt, niemand für andere geantwortet, nichts wurde umgeschrieben.",
  },
  you: "du",
  notes: {
    local: "Ein einziger Rechner hat gegeben und die Aufzeichnung geführt; mehr zeigt sie nicht.",
    notHere: "Dieser Browser war nicht dabei und kann deshalb nicht mehr prüfen.",
    noKey:
      "Dieser Browser kann hier weder unterschreiben noch Unterschriften prüfen: Dafür muss die Seite über https kommen.",
    ownNonce:
      "Der Beitrag deines Browsers zum Zufall ist darin: Für dich steht fest, dass niemand sonst ihn gewählt hat.",
    rewritten:
      "Der Server hat einen Augenblick dieser Partie quittiert, den die Aufzeichnung nicht hat: Sie wurde umgeschrieben.",
    unlogged: "Das öffentliche Verzeichnis des Servers war dazu nicht zu befragen.",
    unsealed:
      "Das öffentliche Verzeichnis des Servers sagt nicht, wie sie endete; gleich nach dem Ende dauert das einen Moment, später fehlt es.",
    cut: "Sie endete, bevor die Regeln sie beenden: wo, sagt allein der Server, und sein öffentliches Verzeichnis nicht.",
    logOther:
      "Das öffentliche Verzeichnis des Servers sagt etwas anderes oder setzt nicht fort, was dieser Browser davon schon gesehen hat.",
    wrong: ({ entry }) =>
      entry === 0
        ? "Was die Aufzeichnung über ihren Online-Tisch sagt, stimmt nicht."
        : `Was die Aufzeichnung über ihren Online-Tisch sagt, stimmt nicht (Eintrag ${entry}).`,
    voids: ({ n }) =>
      n === 1 ? "Ein Versuch zu geben war vorher nichtig." : `${n} Versuche zu geben waren vorher nichtig.`,
    foreignVoids: ({ n }) =>
      n === 1
        ? "Einer davon ist mit einem Schlüssel unterschrieben, von dem niemand weiß, ob er dem Server gehörte."
        : `${n} davon sind mit einem Schlüssel unterschrieben, von dem niemand weiß, ob er dem Server gehörte.`,
    withoutNonce: ({ names }) => `Ohne Beitrag zum Zufall: ${names}.`,
    withoutSignature: ({ names }) =>
      `Nicht alles ist unterschrieben (${names}); was ihr im Einvernehmen zurückgenommen habt, ist es nie. Dafür bürgt allein der Server.`,
  },
  never:
    "Dass niemand kommende Karten angesehen hat, dass zwei Plätze zwei Menschen sind und dass niemand Hilfe hatte, kann nichts zeigen.",
};

export default de;
