import type { en } from "../en/index.ts";

export const de: typeof en = {
  "json.syntax": ({ detail }) => `kein gültiges JSON: ${detail}`,
  "json.long": ({ size }: { size: number }) => `JSON mit mehr als ${size} Zeichen`,
  "json.deep": ({ levels }) => `JSON, das tiefer als ${levels} Ebenen verschachtelt ist`,
  "record.notObject": () => "eine Aufzeichnung ist ein JSON-Objekt",
  "record.format": ({ found }) => `das Format ist ${found}, erwartet wird "ara-record/1" oder "ara-record/2"`,
  "record.field": ({ field, found }) => `„${field}“ kann nicht ${found} sein`,
  "record.missing": ({ field }) => `„${field}“ fehlt`,
  "record.entry": () => 'ein Eintrag hat die Form {"seat": Zahl, "action": {...}}',
  "record.game": ({ found, expected }) => `das Spiel ist „${found}“, nicht „${expected}“`,
  "record.rules": ({ found, expected }) => `Regelversion ${found} ist hier unbekannt (dies ist Version ${expected})`,
  "record.seats": ({ found, expected }) => `die Zahl der benannten Plätze ist ${found}, das Spiel hat ${expected}`,
  "record.afterEnd": () => "das Spiel ist schon zu Ende",
  "record.early": () => "es gibt ein Ergebnis, aber nach dem letzten Eintrag ist das Spiel nicht zu Ende",
  "record.noResult": () => "das Spiel ist zu Ende, aber das Ergebnis fehlt",
  "record.result": ({ path, expected, found }) => `${path} ist ${found}, das Spiel ergibt ${expected}`,
  "record.noSeed": () => "in dieser Aufzeichnung fehlt der Startwert, darum lässt sich das Spiel nicht fortsetzen",
  "record.fault": ({ detail }: { detail: string }) => `die Regeln können damit nichts anfangen (${detail})`,
  "chain.broken": () => "hier reißt die Hashkette, denn dieser Eintrag folgt nicht auf den vorigen",
  "chain.head": () => "das Ende der Hashkette passt nicht zum Kopf und zu den Einträgen",
  "chain.seal": () => "das Siegel passt nicht zum letzten Eintrag und zum Ergebnis",
  "seed.commitment": () => "der offengelegte Startwert ist nicht der, der festgelegt wurde",
  "seed.deal": () => "der offengelegte Startwert ergibt eine andere Ausgangslage als die aufgezeichnete",
  "chance.exhausted": ({ draw }) => `Zufallsergebnis ${draw} wird gebraucht, ist aber nicht aufgezeichnet`,
  "chance.range": ({ draw }) => `das aufgezeichnete Zufallsergebnis ${draw} ist nicht möglich`,
  "chance.differs": ({ expected, found }) => `der aufgezeichnete Zufall ist ${found}, erwartet wird ${expected}`,
  "match.noSeat": () => "dort sitzt niemand",
  "match.fault": ({ detail }: { detail: string }) =>
    `dabei haben die Regeln versagt (${detail}); nichts ist geschehen, das Spiel geht weiter`,
  "undo.nothing": () =>
    "du kannst nichts zurücknehmen, denn es wurde etwas aufgedeckt, oder jemand anders hat inzwischen entschieden",
};
