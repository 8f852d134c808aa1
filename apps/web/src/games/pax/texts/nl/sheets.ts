import type en from "../en/sheets.ts";

const aurei = (n: number): string => (n === 1 ? "1 aureus" : `${n} aurei`);
const cards = (n: number): string => (n === 1 ? "1 kaart" : `${n} kaarten`);

const nl: typeof en = {
  close: "Sluiten",
  back: "Terug",
  wholeBook: "Alle spelregels openen",
  noRule: "Die regel bestaat niet.",
  category: "Categorie",
  rome: "Rome",
  you: "Jij",
  strongest: "Sterkste",
  none: "nog niets",
  lastTurns: "De laatste beurten",
  noTurns: "Nog geen beurt.",
  purse: ({ aurei: n }) => aurei(n),
  hand: ({ cards: n }) => `${cards(n)} in de hand`,
  secret: "Hand en geld zijn geheim; hier wordt niet meegeteld.",
  peeked: ({ you }) => `${you ? "Je hebt" : "Heeft"} de gedekte kaarten van Rome bekeken.`,
  slippedBy: ({ cards: n, you }) => `${cards(n)} van ${you ? "jou" : "deze speler"} in de stapel.`,
  compared: "Symbolen, met de bonus voor vloot en leger.",
  romeTitle: "De kaarten van Rome",
  faceUp: ({ cards: n }) => `${cards(n)} open`,
  faceDown: ({ cards: n }) => `${cards(n)} gedekt, die je niet hebt gezien`,
  seen: ({ cards: n }) => `${cards(n)} gedekt, die je hebt gezien`,
  turned: ({ cards: n }) => `${cards(n)} aan het eind opengelegd`,
  slippedTitle: "Jouw kaarten in de stapel",
  slippedNote: "Je hebt ze onder de stapel geschoven; niemand anders kent ze.",
  before: ({ cards: n }) => (n === 0 ? "bovenop" : `${cards(n)} ervoor`),
  noSlipped: "Geen van jouw kaarten ligt in de stapel.",

  help: {
    notNow: "Bovenaan zie je welke stap nu aan de beurt is.",
    notYourTurn: "Wacht tot je iets gevraagd wordt, of sla over.",
    "buy.cannotPay": ({ short }) =>
      `Je komt ${aurei(short)} tekort. Koop een goedkopere groep, of niets; inkomen krijg je aan het eind van de beurt, en elke drie symbolen rijkdom maken iedere groep 1 goedkoper.`,
    "buy.empty": "Kies een legioen waar kaarten onder liggen, of koop niets.",
    "play.cannotPay": ({ short }) =>
      `Je komt ${aurei(short)} tekort. Beëindig de beurt: in de volgende is de eerste kaart weer gratis.`,
    "senate.cannotPay": ({ short }) => `Je komt ${aurei(short)} tekort. Pas; de kaart blijft in je hand.`,
    "play.limit": "Speel eerst land of intrige: waar je het meeste van hebt, dat is de grens.",
    "place.handUsed": "Kies een van de plaatsen die nog open zijn.",
    "place.deckUsed": "Kies een van de plaatsen die nog open zijn.",
    "place.legionUsed": "Kies een van de plaatsen die nog open zijn.",
    "place.firstTwo": "Leg deze kaart onder een legioen of onder de stapel; de volgende mag in je hand.",
    "peek.solo": "Trek in plaats daarvan.",
    "peek.public": "Trek in plaats daarvan.",
  },
};

export default nl;
