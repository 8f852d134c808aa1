import type en from "../en/dialogs.ts";

const de: typeof en = {
  textVersion: "Dieser Tisch als Text",
  download: "Aufzeichnung herunterladen",
  rules: "Regelbuch",
  pace: "So schnell spielen die anderen",
  paces: { slow: "langsam", normal: "normal", fast: "schnell", instant: "sofort" },
  settings: "Einstellungen",
  newTable: "Neuer Tisch",
  score: "Wertung",
  replay: "Wiederholung",
  keysTitle: "Tasten",
  keyList: {
    draw: "ziehen",
    peek: "Roms Karten ansehen",
    hand: "auf die Hand",
    legion: "diese Legion: eine Karte darunterlegen oder die Gruppe kaufen",
    deck: "unter den Stapel",
    cards: "die Karten auf deiner Hand oder die gezogenen",
    nothing: "nichts kaufen, den Zug beenden, passen",
    undo: "zurücknehmen",
    reset: "meinen Zug zurücksetzen",
    hint: "Tipp und Chancen",
    balance: "den Stand vorlesen",
    log: "zum Protokoll",
    skip: "überspringen",
    menu: "Menü",
    help: "diese Liste",
  },
};

export default de;
