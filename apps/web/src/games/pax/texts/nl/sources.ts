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
    K4: "Een landkaart en een intrigekaart kunnen samen 4 kosten.",
    K5: "In leger, vloot en land zijn er kaarten met 1 symbool: voorbeelden in het regelboekje hebben oneven totalen.",
    K6: "9 symbolen van een categorie zijn haalbaar, 12 met Nocturnus: de drempels gaan altijd door.",
  },
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
    "Gebruik je bestand dan hier: nieuwe tafels spelen ermee, en hun opnamen dragen het mee, zodat iedereen ze kan nagaan.",
  ],
  correctSave: "Bewaar het bestand",
  ownUse: "Gebruik een eigen bestand",
  ownNow: "Nieuwe tafels spelen met jouw bestand.",
  ownDrop: "Terug naar het onze",
  ownRefused: (reason) => `Dit bestand wordt geweigerd: ${reason}`,
  rulings: "Eigen beslissingen",
  rulingsText: "Waar de regelboekjes iets openlaten, moet toch iedereen een opname gelijk lezen. Wij hebben besloten:",
  rulingList: [
    {
      rule: "2.5",
      text: "Worden bij de opzet twee gelijke kaarten getrokken en één gehouden, dan is het de eerst getrokken kaart.",
    },
    {
      rule: "3.11",
      text: "Aan het eind van een beurt komt het inkomen, dan het tribuut, dan de senaatszitting, dan de volgende plaats.",
    },
    {
      rule: "9.4",
      text: "Tribuut volgt op elke volle beurt, ook op een zonder gespeelde kaart. Wie alleen de kaarten van Rome bekijkt, betaalt niets.",
    },
    {
      rule: "3.4",
      text: "Een van de eerste twee kaarten mag niet naar de hand: dat geldt ook met Nocturnus, zolang de militie geen extra kaart geeft.",
    },
    {
      rule: "8.4",
      text: "Ook solo worden punten geteld. Een verloren spel heeft geen winnaar, wie primus conspiratus ook heeft.",
    },
    { rule: "6.5", text: "Is het spel afgelopen, dan worden handen en geld opengelegd." },
    { rule: "6.3", text: "Wint Rome en heeft niemand primus conspiratus, dan wint niemand." },
    {
      rule: "5.2",
      text: "Raakt de stapel tijdens een ronde op, dan neemt Rome geen groep meer. De tafel kan het anders afspreken.",
    },
    { rule: "1.3", text: "De bank raakt nooit door haar aurei heen." },
  ],
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
