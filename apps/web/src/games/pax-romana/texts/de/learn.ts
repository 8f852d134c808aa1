import type { LearnTexts } from "../en/learn.ts";

const de: LearnTexts = {
  title: "Pax Romana lernen",
  powers: ["Rom", "Karthago", "Griechenland", "der Osten"],
  start: {
    title: "Pax Romana in drei Minuten",
    lead: "Griechenland hat Roma eingenommen. In vier kleinen Aufgaben einer Partie holst du die Stadt zurück und hältst sie. Die Würfel stehen vorher fest, keine Antwort verdirbt die Lektion, und nichts wird aufbewahrt.",
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
      text: "Griechenland hält Roma: Führe mit der Hauptbewegung das Heer von Paestum über Capua nach Roma und nimm die Stadt ein; das höhere verdeckte Gebot darf verschieben, jede Verschiebung rückt einen Würfel um eins, und jedes Ergebnis sagt, ob die Stadt fällt.",
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
    draw: {
      title: "Zieh, und behalte drei",
      text: "Dein Marker ist gezogen: Zahle 1 Talent, und eine vierte Karte kommt auf deine Hand, aber mehr als drei darfst du nicht halten, also wirf die ab, die du am wenigsten brauchst, oder spiele eine.",
      won: "Drei Karten bleiben auf deiner Hand, und welche es sind, weiß sonst niemand.",
      lost: "Diesmal keine Karte: Ohne das Talent gibt es keine.",
    },
    play: {
      title: "Spiele eine eigene Karte",
      text: "Das ist deine eigene Aktivierung: Bevor du eine Operation wählst, spiele Spione aus deiner Hand gegen Karthago.",
      won: "Du hast die Hand Karthagos gesehen, und sie steht neben dem Namen, bis sie sich ändert.",
      lost: "Die Spione bleiben auf deiner Hand; auch zwischen deinen Bewegungen könntest du sie spielen.",
    },
    cancel: {
      title: "Antworte auf eine Karte",
      text: "Karthago spielt Verräter und nähme dir eine Karte weg: Antworte mit Deus ex Machina.",
      won: "Aus dem Verräter wird nichts, und beide Karten sind abgeworfen.",
      lost: "Der Verräter hat eine deiner Karten; die nächste Aufgabe geht weiter, als hätte er keine.",
    },
    quiet: {
      title: "Nur wenn ich es sage",
      text: "Griechenland hat eine Karte gezogen, die es selbst trifft: Passe, und lass stehen, dass du in dieser Runde nur gefragt wirst, wenn sich eine Karte gegen dich richtet.",
      won: "Ab jetzt passt du von selbst, und unter „Wann du gefragt wirst“ nimmst du es jederzeit zurück.",
      lost: "Du hast dieses eine Mal gepasst, und bei der nächsten Karte wirst du wieder gefragt.",
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
    cards: "Die Karten des erweiterten Spiels",
    cardsNote: "Vier weitere Aufgaben: ziehen, spielen, antworten und in Ruhe gelassen werden.",
    again: "Das Gefecht noch einmal spielen",
  },
};

export default de;
