import type { LensTexts } from "../en/lens.ts";

/** What the lenses of the map say, in German. */
const de: LensTexts = {
  label: "Was die Karte zeigt",
  names: { reach: "Wege", threat: "Gefahr", supply: "Nachschub", income: "Ertrag", control: "Besitz" },
  inWords: (n) => `In Worten (${n})`,
  reach: {
    sum: ({ from, mp }) => (mp === "" ? `Von ${from}` : `Von ${from}: ${mp}`),
    mp: ({ sure, most }) => (sure === most ? `${most} MP` : `sicher ${sure} MP, mit Glück bis zu ${most}`),
    choose: "Wähle einen deiner Stapel auf der Karte: Dann siehst du, wie weit er ziehen oder fahren kann.",
    nowhere: (from) => `In ${from} kann von dir jetzt nichts ziehen.`,
    open: "erreichbar; die Zahl sind die MP dorthin",
    free: "nur, wenn der Weg dorthin frei bleibt",
    answered: "dort kann jemand eingreifen, und wie oft es ihm gelingt",
    battle: "dort kommt es zur Schlacht oder Belagerung",
    possible: "mit Würfelglück, so viele MP",
    attrition: "Einheiten, die das Gebirge kostet",
    at: ({ mp, face }) => `${mp} MP entfernt${face > 1 ? `, braucht eine ${face} oder mehr` : ""}`,
    sails: "zu Schiff",
    chance: (percent) => `du kommst in ${percent} von 100 Fällen an`,
    answers: ({ who, from, percent }) => `${who} kann aus ${from} abfangen, in ${percent} von 100 Fällen`,
    fight: "dort ist eine Schlacht oder Belagerung zu gewinnen",
    passes: "hier kann man nur hindurchziehen",
    costs: ({ least, most }) =>
      `das Gebirge kostet ${least === most ? least : `${least} bis ${most}`} ${most === 1 ? "Einheit" : "Einheiten"}`,
  },
  threat: {
    sum: ({ of, n, weak }) =>
      n === 0
        ? `Niemand kann ein Feld ${of} erreichen.`
        : `${n} ${n === 1 ? "Feld" : "Felder"} ${of} für andere erreichbar, wenn der Würfel eine 3 zeigt; ${weak} davon zu schwach besetzt`,
    weak: "stärker als das, was dort steht",
    holds: "nicht stärker als das, was dort steht",
    sea: "zur See, wenn Wind und Flotten es zulassen",
    comer: ({ who, from, bp }) => `${who} aus ${from} mit ${bp} KP`,
    bySea: ({ who, from, bp }) => `${who} aus ${from} mit ${bp} KP zur See`,
    stands: ({ bp, walls }) =>
      walls === 0 ? `${bp} KP halten es` : `${bp} KP und Mauern der Stärke ${walls} halten es`,
  },
  supply: {
    sum: ({ who, n, cut }) =>
      n + cut === 0
        ? `Alles, was ${who} hält, liegt im Heimatland.`
        : `${who}: ${n} von ${n + cut} Feldern draußen haben eine Verbindungslinie`,
    line: "Verbindungslinie ins Heimatland",
    sea: "dasselbe zur See",
    cut: "keine Linie",
    suffers: "verliert am Ende der Runde 10 bis 30 %",
    adrift: "eine Flotte, die am Ende der Runde verloren ist",
    joined: "hat eine Verbindungslinie ins Heimatland",
    noLine: "hat keine Verbindungslinie",
    loses: ({ least, most }) =>
      `Zermürbung am Ende der Runde kostet ${least === most ? least : `${least} bis ${most}`} ${most === 1 ? "Einheit" : "Einheiten"}`,
    sinks: "die Flotte hier ist am Ende der Runde verloren, wenn sie keinen eigenen Hafen erreicht",
  },
  income: {
    sum: ({ who, talents }) => `${who} bekäme jetzt ${talents}`,
    cut: (talents) => `${talents} abgeschnitten`,
    byRhodes: (talents) => `${talents} über Rhodos, nach Abzug des Zolls`,
    coin: "Talente einer Provinz, Stadt, Großstadt oder Mine",
    grey: "durchgestrichen: abgeschnitten, zahlt nichts",
    kinds: { province: "Provinz", territory: "ganzes Gebiet", works: "Stadt oder Großstadt", mine: "Mine" },
    pays: ({ kind, talents }) => `${kind}: ${talents}`,
    lines: {
      "none needed": "",
      open: "",
      "through Rhodes": "nur über Rhodos, gegen Zoll",
      shut: "abgeschnitten, zahlt nichts",
    },
  },
  control: {
    sum: (held) => `Provinzen: ${held}`,
    tessera: "ein Steinchen für jedes Feld, in Farbe und Zeichen dessen, der es hält",
    mark: "ab hier mehr als die Hälfte",
    nobody: "niemandes",
    held: ({ who, n, of }) => `${who} ${n} von ${of}`,
    controlled: (who) => `Kontrolle: ${who}`,
    free: "Kontrolle: niemand",
    home: (of) => `Heimat ${of}`,
    holder: (who) => `gehalten von ${who}`,
  },
  note: { look: "Was hier steht", close: "Schließen" },
  overview: "Überblick: Ziehen verschiebt die Karte",
  tree: {
    label: "Die Karte als Baum",
    help: "Auf und ab gehen von Zeile zu Zeile, rechts öffnet, links schließt, Enter wählt ein Feld.",
    points: "Unterwegs und auf See",
  },
};

export default de;
