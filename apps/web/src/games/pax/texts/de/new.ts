import { plural } from "@ara/pax/texts/words";
import type { NewTexts } from "../en/new.ts";

const de: NewTexts = {
  title: "Ein neuer Tisch",
  intro: "Drücke „Beginnen“, und du spielst. Alles andere kann bleiben, wie es ist.",
  players: "Wie viele spielen",
  playersOption: (n) => plural(n, "Spieler", "Spieler"),
  about: {
    solo: "Allein gegen Rom: eine Kampagne aus fünf Partien.",
    small: "Das Spiel, wie man es kennt.",
    large: "Ein zweiter Stapel kommt dazu, Rom beginnt mit drei offenen Karten, und Senatoren berufen den Senat ein.",
  },
  seats: "Wer wo sitzt",
  seat: (n) => `Platz ${n}`,
  sitter: (n) => `Wer auf Platz ${n} sitzt`,
  name: (n) => `Name auf Platz ${n}`,
  people: "Menschen",
  bots: "Bots",
  me: "Ich",
  person: "Noch jemand an diesem Bildschirm",
  levels: {
    tiro: { name: "Tiro", about: "Ein Rekrut. Tut irgendetwas, das die Regeln erlauben." },
    miles: {
      name: "Miles",
      about: "Ein Soldat. Nimmt, was jetzt am meisten zählt, und schaut nie voraus. Gut für den Anfang.",
    },
    centurio: { name: "Centurio", about: "Ein Offizier. Weiß, was Partien gewinnt, und spielt sofort." },
    legatus: { name: "Legatus", about: "Ein Feldherr. Spielt vor jedem Schritt ein paar Verläufe durch." },
    consul: { name: "Consul", about: "Der Stärkste. Denkt bis zu einer Sekunde nach." },
  },
  personAbout: "Spielt auch hier. Ein Bild zwischen den Zügen hält die Hände geheim.",
  meAbout: "Das bist du.",
  nocturnus: "Mit Nocturnus",
  nocturnusHint: ({ names }) =>
    `Drei Kategorien mehr: ${names}. 104 Karten statt 74. Besser erst nach ein paar Partien ohne.`,
  options: "Tischregeln",
  optionsNow: ({ memory, start, lastClear }) => [memory, start, lastClear].filter((part) => part !== "").join(" · "),
  memory: "Hände und Geld",
  memories: { strict: "Geheim", open: "Anzahl offen" },
  memoryHint: {
    strict: "Niemand sieht, wie viele Karten und Aurei die anderen haben.",
    open: "Alle sehen, wie viele Karten und Aurei die anderen haben. Die Karten selbst bleiben geheim.",
  },
  lastClear: "Wenn der Stapel leer ist",
  lastClears: { no: "Sofort Schluss", yes: "Rom sammelt noch einmal" },
  lastClearHint: {
    no: "Der letzte Spieler beendet seinen Zug, dann ist Schluss. Rom nimmt keine Gruppe mehr.",
    yes: "Der letzte Spieler beendet seinen Zug, Rom nimmt seine Gruppe, dann ist Schluss.",
  },
  start: "Wer beginnt",
  chance: "Das Los",
  startHint: "Wer später dran ist, sieht mehr Karten, bevor er seine erste behält.",
  campaign: "Die Kampagne",
  campaignHint: "Habe am Ende jede Kategorie in deiner Auslage und sei in genügend vielen stärker als Rom.",
  progress: ({ won, games }) =>
    won === games ? "Alle fünf Partien sind gewonnen. Rom gehört dir." : `${won} von ${games} gewonnen`,
  game: (roman) => `Partie ${roman}`,
  goal: ({ goal, of }) => (goal === of ? `Stärker als Rom in allen ${of}` : `Stärker als Rom in ${goal} von ${of}`),
  opening: {
    keep: ({ draw }) => `Du ziehst ${draw} Karten und behältst 1.`,
    play: ({ draw, play }) =>
      `Du ziehst ${draw} Karten, spielst ${play === 1 ? "1 davon" : play} umsonst aus und behältst 1.`,
  },
  won: "Gewonnen",
  open: "Offen",
  closed: (roman) => `Gewinne erst Partie ${roman}`,
  yourName: "Dein Name",
  begin: "Beginnen",
  beginning: "Der Tisch wird gedeckt …",
  summary: ({ cards, legions, goal, of }) =>
    `${cards} Karten, ${legions} Legionen. Rom siegt mit ${goal} von ${of} Kategorien.`,
  summarySolo: ({ cards, goal, of }) => `${cards} Karten, 3 Legionen. Du brauchst ${goal} von ${of} Kategorien.`,
  ownCards: "Karten aus deiner eigenen Datei",
  nobody: "An diesem Tisch sitzen nur Bots. Gib einen Platz einem Menschen.",
  sameName: (name) => `Zwei Plätze heißen ${name}. Gib jedem einen eigenen Namen.`,
  notKept:
    "Dieser Browser lässt uns keine Partie aufbewahren, darum kann keine beginnen. Ein privates Fenster oder voller Speicher kann der Grund sein.",
};

export default de;
