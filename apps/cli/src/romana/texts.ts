import type { Language } from "@ara/kernel";

/** What the terminal table of Pax Romana says around the game. */
const en = {
  turn: (turn: number, last: number, phase: string) => `Turn ${turn} of ${last}, ${phase}`,
  cup: (markers: string) => `in the cup: ${markers}`,
  eventMarkers: "events",
  empty: "nothing",
  decides: (who: string) => `${who} decides`,
  commands: "m map, m NAME one place, l log, u undo, v table, ? help, q save and leave",
  help: `Type the number of what you want to do; Enter where there is only one answer. Other commands:
  m, map     powers, provinces, your forces and everybody else's
  m NAME     everything about one Space or province: what stands there and where one can go
  l, log     everything that happened so far
  u, undo    take your last step back (as long as no die was thrown and nobody else has decided)
  v, view    show the question again
  q, quit    save and leave; the command that goes on is then shown
A number in brackets after a question or a line of the log is the rule behind it, as in the living rules.
A leader's ratings are Tactical-Campaign; * marks an Elite leader. MP are Movement Points, BP Battle Points.`,
  columns: ["", "Talents", "Stability", "VP", "GOP", "CVP", "provinces"],
  sheet: {
    columns: ["", "VP so far", "GOP", "CVP", "objectives", "VP then"],
    noPoints: "This scenario counts no Victory Points.",
  },
  nobody: "nobody",
  control: "Control",
  own: "Your forces",
  others: "Others",
  tribes: "Tribes nobody has seen",
  pirates: "Pirates",
  walls: (works: string, walls: number) => `${works}, walls ${walls}`,
  moving: "on the move",
  objectives: (letters: string) => `Your objectives: ${letters}`,
  theirObjectives: (of: string, letters: string) => `Known objectives ${of}: ${letters}`,
  ways: { land: "by land", strait: "over a strait", sea: "by sea" },
  notFound: (name: string) => `No Space or province is called "${name}".`,
  say: "In your own words: ",
  many: "several answers begin like this: ",
};

export type RomanaTexts = typeof en;

const de: RomanaTexts = {
  turn: (turn, last, phase) => `Runde ${turn} von ${last}, ${phase}`,
  cup: (markers) => `im Becher: ${markers}`,
  eventMarkers: "Ereignisse",
  empty: "nichts",
  decides: (who) => `${who} entscheidet`,
  commands: "m Karte, m NAME ein Ort, l Protokoll, u zurücknehmen, v Tisch, ? Hilfe, q speichern und gehen",
  help: `Tippe die Nummer dessen, was du tun willst; Enter, wo es nur eine Antwort gibt. Andere Befehle:
  m, map     Mächte, Provinzen, deine Truppen und die der anderen
  m NAME     alles über ein Feld oder eine Provinz: was dort steht und wohin es von dort geht
  l, log     alles, was bisher geschah
  u, undo    den letzten Schritt zurücknehmen (solange kein Würfel fiel und niemand sonst entschieden hat)
  v, view    die Frage noch einmal zeigen
  q, quit    speichern und gehen; der Befehl, mit dem es weitergeht, wird dann gezeigt
Eine Zahl in Klammern nach einer Frage oder Zeile ist die Regel dahinter, wie in den Living Rules.
Die Werte eines Feldherrn sind Taktik-Feldzug; * heißt Elite. MP sind Marschpunkte, KP Kampfpunkte.`,
  columns: ["", "Talente", "Stabilität", "SP", "GOP", "CVP", "Provinzen"],
  sheet: {
    columns: ["", "SP bisher", "GOP", "CVP", "Ziele", "SP dann"],
    noPoints: "Dieses Szenario zählt keine Siegpunkte.",
  },
  nobody: "niemand",
  control: "Kontrolle",
  own: "Deine Truppen",
  others: "Andere",
  tribes: "Stämme, die noch niemand gesehen hat",
  pirates: "Piraten",
  walls: (works, walls) => `${works}, Mauern ${walls}`,
  moving: "unterwegs",
  objectives: (letters) => `Deine Ziele: ${letters}`,
  theirObjectives: (of, letters) => `Bekannte Ziele ${of}: ${letters}`,
  ways: { land: "zu Lande", strait: "über eine Meerenge", sea: "zur See" },
  notFound: (name) => `Kein Feld und keine Provinz heißt "${name}".`,
  say: "In deinen Worten: ",
  many: "So beginnen mehrere: ",
};

const nl: RomanaTexts = {
  turn: (turn, last, phase) => `Ronde ${turn} van ${last}, ${phase}`,
  cup: (markers) => `in de beker: ${markers}`,
  eventMarkers: "gebeurtenissen",
  empty: "niets",
  decides: (who) => `${who} beslist`,
  commands: "m kaart, m NAAM een plaats, l verslag, u terugnemen, v tafel, ? hulp, q opslaan en weggaan",
  help: `Typ het nummer van wat je wilt doen; Enter waar maar één antwoord is. Andere commando's:
  m, map     machten, provincies, jouw troepen en die van de anderen
  m NAAM     alles over een vak of provincie: wat er staat en waarheen het vandaar gaat
  l, log     alles wat tot nu toe gebeurde
  u, undo    je laatste stap terugnemen (zolang er geen dobbelsteen viel en niemand anders besliste)
  v, view    de vraag opnieuw tonen
  q, quit    opslaan en weggaan; het commando om verder te gaan wordt dan getoond
Een getal tussen haakjes na een vraag of regel is de spelregel erachter, zoals in de living rules.
De waarden van een veldheer zijn tactiek-veldtocht; * betekent elite. MP zijn marspunten, GP gevechtspunten.`,
  columns: ["", "talenten", "stabiliteit", "OP", "GOP", "CVP", "provincies"],
  sheet: {
    columns: ["", "OP tot nu", "GOP", "CVP", "doelen", "OP dan"],
    noPoints: "Dit scenario telt geen overwinningspunten.",
  },
  nobody: "niemand",
  control: "Controle",
  own: "Jouw troepen",
  others: "Anderen",
  tribes: "Stammen die nog niemand heeft gezien",
  pirates: "Piraten",
  walls: (works, walls) => `${works}, muren ${walls}`,
  moving: "onderweg",
  objectives: (letters) => `Jouw doelen: ${letters}`,
  theirObjectives: (of, letters) => `Bekende doelen ${of}: ${letters}`,
  ways: { land: "over land", strait: "over een zeestraat", sea: "over zee" },
  notFound: (name) => `Geen vak of provincie heet "${name}".`,
  say: "In je eigen woorden: ",
  many: "Zo beginnen er meer: ",
};

export const romanaTexts: Readonly<Record<Language, RomanaTexts>> = { en, de, nl };
