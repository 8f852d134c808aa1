import { plural } from "@ara/pax/texts/words";
import type { SourcesTexts } from "../en/sources.ts";

const nl: SourcesTexts = {
  title: "Gegevens en bronnen",
  intro: "Wat we van het gedrukte spel weten, wat we zelf hebben afgeleid, en hoe je elk spel hier kunt nagaan.",
  known: "Wat bekend is",
  knownText:
    "De regels komen uit de uitgegeven regelboekjes en staan hier in onze eigen woorden. Hoeveel kaarten elke categorie heeft, is zeker. Welke symbolen en waarden ze tonen, staat nergens waar wij konden kijken. Dat deel van de stapel is dus een reconstructie: het houdt zich aan de zes feiten hieronder, meer is niet bekend.",
  marks: { stated: "vermeld", corroborated: "dubbel gevonden", inferred: "afgeleid" },
  marksAbout: {
    stated: "Een regelboekje of een andere bron zegt het met zoveel woorden.",
    corroborated: "Twee of meer bronnen die niet van elkaar afhangen, zeggen het.",
    inferred: "Wij hebben het afgeleid of gereconstrueerd.",
  },
  facts: "Zes feiten waaraan de stapel zich houdt",
  factOf: {
    K1: "Elke kaart toont 1 of 2 symbolen van haar categorie.",
    K2: "De waarden lopen van 1 tot 4 aurei.",
    K3: "Er is een legerkaart met waarde 4.",
    K4: "Een kaart Land en een kaart Intrige kunnen samen 4 kosten.",
    K5: "In leger, vloot en land zijn er kaarten met 1 symbool: voorbeelden in het regelboekje hebben oneven totalen.",
    K6: "9 symbolen van een categorie zijn haalbaar, 12 met Nocturnus: de drempels gaan altijd door.",
  },
  sourceParts: [
    [
      "value 4 on an Army card: stated (rulebook end-of-round example); its symbol count and the number of such cards: inferred",
      "waarde 4 op een kaart Leger: vermeld (voorbeeld bij het einde van een ronde in het regelboekje); haar symbolen en het aantal ervan: afgeleid",
    ],
    [
      "existence of a 1-symbol Land card: deduced from the rulebook limit example (3 Land symbols)",
      "dat er een kaart Land met 1 symbool is: uit het voorbeeld bij de limiet in het regelboekje (3 landsymbolen)",
    ],
    [
      "existence of a 1-symbol Fleet card: deduced from the rulebook scoring example (Livinia's 3 natural Fleets is odd)",
      "dat er een kaart Vloot met 1 symbool is: uit het voorbeeld bij de puntentelling in het regelboekje (Livinia heeft zonder bonus 3 vloten, een oneven aantal)",
    ],
    [
      "existence of a 1-symbol Army card: deduced from the rulebook scoring example (Livinia has exactly 1 natural Army)",
      "dat er een kaart Leger met 1 symbool is: uit het voorbeeld bij de puntentelling in het regelboekje (Livinia heeft zonder bonus precies 1 leger)",
    ],
    ["value and count: inferred", "waarde en aantal: afgeleid"],
    ["reconstruction within the constraints K1 to K6", "gereconstrueerd binnen de feiten K1 tot en met K6"],
    ["rulebook end-of-round example", "voorbeeld bij het einde van een ronde in het regelboekje"],
    ["rulebook buying example", "voorbeeld bij het kopen in het regelboekje"],
    ["rulebook scoring and limit examples", "voorbeelden bij puntentelling en limiet in het regelboekje"],
    ["same text at", "dezelfde tekst bij"],
    ["rulebooks", "regelboekjes"],
  ],
  source: "Bron",
  deck: "De stapel, kaart voor kaart",
  deckText: ({ base, all }) =>
    `${base} kaarten, ${all} met Nocturnus. Het aantal kaarten van een categorie en elke soort kaart dragen hun eigen merk.`,
  cards: (n) => plural(n, "kaart", "kaarten"),
  times: (n) => `${n} keer`,
  nocturnus: "Nocturnus",
  why: "Waar dit vandaan komt",
  correct: "Je hebt de doos",
  correctText: [
    "Dan kun je deze stapel precies maken. Het is één bestand: packages/pax/src/data/cards.json. Elke regel noemt de categorie, de symbolen, de waarde en hoeveel van zulke kaarten er zijn.",
    "Tel je kaarten, verander de getallen en schrijf “stated” waar je gekeken hebt. Elke categorie houdt haar aantal kaarten: 12 bij land en intrige, 10 bij de andere. Een bestand dat niet klopt, wordt met de reden geweigerd.",
    "Gebruik je bestand dan hier: nieuwe tafels spelen ermee, en hun verslagen dragen het mee, zodat iedereen ze kan nagaan.",
  ],
  correctSave: "Bewaar het bestand",
  ownUse: "Gebruik een eigen bestand",
  ownNow: "Nieuwe tafels spelen met jouw bestand.",
  ownDrop: "Terug naar het onze",
  ownRefused: (reason) => `Dit bestand wordt geweigerd: ${reason}`,
  rulings: "Eigen beslissingen",
  rulingsText: "Waar de regelboekjes iets openlaten, moet toch iedereen een verslag gelijk lezen. Wij hebben besloten:",
  fair: "Wat een verslag laat zien",
  fairText: [
    "Voordat de eerste kaart wordt gedeeld, trekt de tafel een geheime startwaarde en schrijft de vingerafdruk ervan in het verslag: de startwaarde ligt vast. Ze bepaalt het hele schudden. Is het spel afgelopen, dan staat de startwaarde zelf erbij.",
    "Wie het verslag heeft, kan nagaan dat de startwaarde bij de vingerafdruk past, dat ze precies deze stapel geeft, dat elke stap mocht en dat alles bij de keten van vingerafdrukken past: het verslag is consistent. Naspelen doet dat voordat het een spel toont, en weigert een bestand dat het niet is.",
    "Meer kan het niet laten zien. Wie het bestand heeft, kan een ander schrijven dat even consistent is, en wie deelt, kan meerdere startwaarden proberen en er een uitkiezen. Aan je eigen tafel ben jij dat.",
  ],
  credits: "Dank",
  creditsText: [
    "PAX en Nocturnus zijn spellen van Bernd Eisenstein. Namen en regelboekjes zijn van hun auteur en uitgever.",
    "Ara Pacis is een onofficiële tafel. Alle teksten, tekeningen, iconen en letters hier zijn van onszelf; niets komt uit het gedrukte spel.",
    "Bevalt het je, haal dan de doos: echte kaarten, echte mensen, echt verraad.",
  ],
};

export default nl;
