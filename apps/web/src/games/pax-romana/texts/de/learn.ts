import type { LearnTexts } from "../en/learn.ts";

const de: LearnTexts = {
  title: "Pax Romana lernen",
  powers: ["Rom", "Karthago", "Griechenland", "der Osten"],
  start: {
    title: "Pax Romana in drei Minuten",
    lead: "Griechenland hat Roma eingenommen. In vier kleinen Aufgaben einer Partie holst du die Stadt zurück und hältst sie. Die Würfel stehen vorher fest, mit jeder Antwort geht es weiter, und nichts wird aufbewahrt.",
    points: [
      "Marschieren und eine Stadt stürmen",
      "Ein Heer unterwegs abfangen",
      "Eine Schlacht mit Verschiebungen entscheiden",
      "Eine Legion ausheben",
    ],
    begin: "Anfangen",
    goOn: ({ step, of }) => `Weiter bei Aufgabe ${step} von ${of}`,
    again: "Von vorn",
    rules: "Ich lese lieber die Regeln",
  },
  coach: "Deine Aufgabe",
  progress: ({ step, of }) => `Aufgabe ${step} von ${of}`,
  next: "Nächste Aufgabe",
  finish: "Fertig",
  anew: "Noch einmal",
  skip: "Überspringen",
  hint: "Tipp",
  leave: "Verlassen",
  tasks: {
    storm: {
      title: "Stürme Roma",
      text: "Griechenland hält Roma: Führe mit der Hauptbewegung das Heer von Paestum über Capua nach Roma und nimm die Stadt ein.",
      won: "Roma gehört wieder dir, und mit der Hauptstadt steigt deine Stabilität.",
      lost: "Roma ist nicht gefallen; die nächste Aufgabe geht weiter, als wäre es so.",
    },
    answer: {
      title: "Antworte dem griechischen Marsch",
      text: "Das griechische Heer aus Arretium ist nach Capua gekommen: Dein Heer in Roma darf es dort abfangen.",
      won: "Dein Heer ist rechtzeitig da, und die Schlacht beginnt.",
      lost: "Niemand war rechtzeitig da; die nächste Aufgabe zeigt die Schlacht trotzdem.",
    },
    settle: {
      title: "Entscheide Capua",
      text: "Die Würfel zeigen 3 für dich und 4 für Griechenland, aber du hast 4 Verschiebungen: Erhöhe deinen Würfel, senke den anderen oder beides, bis deiner höher ist.",
      won: "Capua ist gehalten, und das griechische Heer zahlt dafür, 10 % für jedes Auge deines Würfels.",
      lost: "Diesmal gehört der Tag nicht dir; die nächste Aufgabe geht weiter, als wäre es so.",
    },
    raise: {
      title: "Hebe eine Legion aus",
      text: "Dein Marker ist gezogen: Zahle 1 Talent, wähle Rekrutierung und hebe in Roma für 2 eine Legion aus.",
      won: "Eine frische Legion steht bereit: Das war eine Aktivierung von Anfang bis Ende.",
      lost: "Diesmal keine Legion: Auch Talente sind eine Waffe, und deine sind gespart.",
    },
  },
  ready: {
    title: "Roma steht",
    lead: "Du bist marschiert, hast abgefangen, gekämpft und ausgehoben: Der Rest des Spiels ist mehr davon, mit Flotten, Provinzen und Verhandlungen.",
    game: "Szenario I, mit Tipps",
    gameNote: "Pyrrhus kommt nach Italien: ein kurzer Krieg zu zweit. Steady sagt, was es täte, und warum.",
    longer: "Szenario II",
    longerNote: "Der erste Krieg zwischen Rom und Karthago, auch zur See.",
    rules: "Das Regelbuch",
    rulesNote: "Jede Regel in unseren Worten, mit Bildern.",
    again: "Das Gefecht noch einmal spielen",
  },
};

export default de;
