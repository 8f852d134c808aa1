import type { HomeTexts } from "../en/home.ts";

const nl: HomeTexts = {
  running: "Je tafels",
  finished: "Afgelopen spellen",
  damaged: "Beschadigde spellen",
  none: "Er loopt geen spel.",
  goOn: "Verder",
  score: "Telling",
  replay: "Naspelen",
  download: "Downloaden",
  remove: "Verwijderen",
  removeSure: "Dit spel voorgoed verwijderen?",
  removeYes: "Verwijderen",
  removeNo: "Houden",
  removed: "Het spel is verwijderd.",
  of: ({ what, game }) => `${what}: ${game}`,
  broken: "Dit spel is niet meer te lezen. Het bestand kun je nog bewaren.",
  nothingYet: "Nog niets te bewaren: dit spel is niet begonnen.",
  more: (n) => `Toon nog ${n} ${n === 1 ? "spel" : "spellen"}`,
  file: "Bestanden",
  fileText:
    "Sleep een spel of een bestand met alles hierheen, of kies er een. Elke stap wordt nagegaan voordat het binnenkomt; er wordt niets overschreven.",
  fileChoose: "Terughalen uit een bestand",
  fileReading: "De opname wordt nagespeeld en nagegaan …",
  storage:
    "Deze browser laat ons geen spellen bewaren; een privévenster of volle opslag kan de reden zijn. Spelen kan toch: een spel blijft dan tot dit venster dichtgaat, en is in een bestand te bewaren.",
  promises: ["Alles werkt zonder netwerk.", "Elk schudden is na te gaan.", "Je spellen zijn van jou: elk één bestand."],
};

export default nl;
