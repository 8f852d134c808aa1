import type { SourcesTexts } from "../en/sources.ts";

const nl: SourcesTexts = {
  title: "Gegevens en bronnen van Pax Romana",
  intro:
    "Kaart en tabellen zijn ons eigen werk: wat de regels van de uitgever en openbare verslagen zeggen is daaruit genomen, de rest is afgeleid uit wat past. Hier staat elk gegeven met zijn merk. Druk erop: het licht op de kaart op, en zijn blad zegt waar het vandaan komt.",
  file: "Bestand",
  confidence: "Hoe zeker",
  search: "Naam of plaats",
  all: "alle",
  items: "Gegevens",
  count: (n) => `${n} ${n === 1 ? "gegeven" : "gegevens"}`,
  more: "Meer tonen",
  map: "Kaart van het spel; het gegeven licht op",
  lit: "Het licht op de kaart op.",
  source: "Bron",
  correct: "Ik heb de doos en weet het beter",
  correctHow:
    "Bewaar dit als bestand, verander wat fout is en kies het voor een nieuwe tafel. Eén bestand kan veel correcties bevatten.",
  files: {
    map: "Kaart",
    charts: "Tabellen",
    units: "Eenheden",
    leaders: "Veldheren",
    tribes: "Stammen",
    scenarios: "Scenario's",
    formats: "Spelvormen",
    cards: "Gebeurteniskaarten",
  },
  confidences: {
    stated: { name: "vermeld", text: "De regels of de tabelkaart van de uitgever zeggen het." },
    corroborated: { name: "bevestigd", text: "Een gepubliceerd verslag zegt het, of een zet daarin vereist het." },
    reported: { name: "gemeld", text: "Gezien in een verslag of vertaling, meestal door één getuige." },
    partly: { name: "deels", text: "Het genoemde deel is gemeld, de rest is ingevuld." },
    derived: { name: "afgeleid", text: "Het volgt uit vermelde gegevens." },
    inferred: {
      name: "ingevuld",
      text: "Er is niets openbaars gevonden: hier zo ontworpen dat het bij al het vermelde past.",
    },
    corrected: { name: "gecorrigeerd", text: "Gecorrigeerd door iemand die de doos heeft." },
  },
};

export default nl;
