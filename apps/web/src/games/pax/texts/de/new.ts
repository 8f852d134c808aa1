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
  people: "An diesem Bildschirm",
  bots: "Bots",
  me: "Ich",
  person: "Noch jemand",
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
  nocturnusHint: ({ names, cards, plain }) =>
    `Drei Kategorien mehr: ${names}. ${cards} Karten statt ${plain}. Besser erst nach ein paar Partien ohne.`,
  options: "Tischregeln",
  table: {
    memory: {
      name: "Hände und Geld",
      values: { strict: "Geheim", open: "Anzahl offen" },
      hints: {
        strict: "Niemand sieht, wie viele Karten und Aurei die anderen haben.",
        open: "Alle sehen, wie viele Karten und Aurei die anderen haben. Die Karten selbst bleiben geheim.",
      },
    },
    religion: {
      name: "Mit Religion",
      values: { must: "Zusammen ziehen", may: "Jedes Mal wählen" },
      hints: {
        must: "Ab 3 Religionssymbolen werden Karten immer zusammen gezogen, wie in der englischen Anleitung.",
        may: "Ab 3 Religionssymbolen darfst du auch einzeln ziehen, wie es die deutsche Anleitung zulässt.",
      },
    },
    emptyDeck: {
      name: "2 Aurei, wenn der Stapel nicht reicht",
      values: { draw: "Ohne gezogene Karte", hand: "Ohne neue Handkarte" },
      hints: {
        draw: "Wer gar keine Karte mehr ziehen kann, nimmt 2 Aurei.",
        hand: "Wer keine Karte auf die Hand nimmt, weil der Stapel ausging, nimmt 2 Aurei, wie in der niederländischen Anleitung.",
      },
    },
    income: {
      name: "Das Einkommen zählt Karten",
      values: { turn: "Des Zuges", round: "Der Runde" },
      hints: {
        turn: "Was du in einer Senatssitzung auslegst, ändert am Einkommen deines Zuges nichts.",
        round:
          "Was du vor deinem Zug in einer Senatssitzung auslegst, zählt für dein Einkommen mit, auch eine Intrige.",
      },
    },
    lastClear: {
      name: "Wenn der Stapel leer ist",
      values: { no: "Rom nimmt nichts mehr", yes: "Rom sammelt noch einmal" },
      hints: {
        no: "Alle spielen die Runde noch zu Ende, dann ist Schluss. Rom nimmt keine Gruppe mehr.",
        yes: "Alle spielen die Runde noch zu Ende, Rom nimmt seine Gruppe, dann ist Schluss.",
      },
    },
    fifthGame: {
      name: "Die fünfte Partie",
      values: { laid: "Alle sieben ausliegen", won: "Alle sieben gewinnen" },
      hints: {
        laid: "Du brauchst eine Karte jeder Kategorie in deiner Auslage, wie in jeder Partie der Kampagne.",
        won: "Es genügt, in allen sieben stärker zu sein als Rom: Eine Bonusarmee oder Bonusflotte kann eine Karte ersetzen.",
      },
    },
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
      `Du ziehst ${draw} Karten, legst ${play === 1 ? "1 davon" : play} umsonst aus und behältst 1.`,
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
};

export default de;
