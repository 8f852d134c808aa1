import type en from "../en/dialogs.ts";

const nl: typeof en = {
  textVersion: "Deze tafel als tekst",
  download: "Verslag downloaden",
  rules: "Spelregels",
  pace: "Zo snel spelen de anderen",
  paces: { slow: "langzaam", normal: "gewoon", fast: "snel", instant: "meteen" },
  settings: "Instellingen",
  newTable: "Nieuwe tafel",
  score: "Scoreblad",
  replay: "Herhaling",
  keysTitle: "Toetsen",
  keyList: {
    draw: "trekken",
    peek: "spieken bij Rome",
    hand: "in de hand",
    legion: "dat legioen: er een kaart onder leggen, of de groep kopen",
    deck: "onder de stapel",
    cards: "de kaarten in je hand, of die je trok",
    nothing: "niets kopen, de beurt beëindigen, passen",
    undo: "terugnemen",
    reset: "mijn beurt opnieuw",
    hint: "tip en kansen",
    balance: "de stand voorlezen",
    log: "naar het logboek",
    skip: "overslaan",
    menu: "menu",
    help: "deze lijst",
  },
};

export default nl;
