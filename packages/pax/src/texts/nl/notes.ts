import type { RulebookNotes } from "../../rulebook/notes.ts";

/** In Dutch: what we decided where the prints leave it open, each with why, and where the editions differ. */
export const notes = {
  words: { ruling: "Onze beslissing", why: "Waarom", editions: "De uitgaven verschillen" },
  rulings: {
    "1.3": {
      text: "De bank raakt nooit door haar aurei heen.",
      why: "De uitgaven tellen 35 of 40 munten; hoeveel er gedrukt zijn, is geen regel.",
    },
    "2.5": {
      text: "Wat je niet houdt, gaat onder de stapel in de volgorde waarin het getrokken is. Van twee gelijke kaarten houd je de eerst getrokken.",
      why: "Er staat alleen dat ze onder de stapel gaan. Met één volgorde leest iedereen een verslag hetzelfde, en een vraag die nauwelijks iets uitmaakt vervalt.",
    },
    "3.2": {
      text: "Spieken mag in elke beurt en zo vaak je wilt, maar alleen bij de 3 kaarten van het begin, en alleen zolang ze gedekt zijn.",
      why: "De spelregels noemen deze kaarten en geen grens.",
    },
    "3.4": {
      text: "Is de stapel na de eerste twee kaarten leeg, dan plaats je ze vrij. Met Nocturnus geldt de beperking zolang de Militie geen extra kaart geeft.",
      why: "Ze is er voor de derde kaart; komt die niet, dan valt er niets af te wachten.",
    },
    "3.6": {
      text: "Wie minstens één kaart heeft getrokken, krijgt geen aurei; plekken die je niet gebruikt vervallen, en een ondergeschoven kaart kan terugkomen.",
      why: "De spelregels vertellen alleen wat er zonder één kaart op de stapel gebeurt.",
    },
    "3.7": {
      text: "Eén groep per beurt, niet meer.",
      why: "De spelregels spreken van de kaarten onder één van de legioenen en noemen geen aantal.",
    },
    "3.8": { text: "Een prijs daalt nooit onder 0.", why: "De bank betaalt niemand voor het kopen." },
    "4.2": {
      text: "Ligt er onder geen enkel legioen een kaart, dan gebeurt er niets.",
      why: "De spelregels gaan ervan uit dat er een groep is.",
    },
    "5.2": {
      text: "Is de stapel tijdens de ronde opgeraakt, dan pakt Rome niets meer; een tafelregel staat het toe.",
      why: "Volgens de spelregels eindigt het spel zodra iedereen is geweest; over Rome staat er niets.",
    },
    "6.3": {
      text: "Wint Rome en heeft niemand primus conspiratus, dan wint niemand.",
      why: "De spelregels noemen alleen de bezitter.",
    },
    "6.5": {
      text: "Is het spel afgelopen, dan worden handen en geld opengelegd.",
      why: "Zo kan iedereen nagaan wie het rijkst is.",
    },
    "6.6": { text: "Wie samen bovenaan staan, delen de overwinning.", why: "De spelregels breken geen gelijke stand." },
    "7.5": {
      text: "De zitting komt na inkomsten en tribuut, en alle anderen worden gevraagd, of ze nu kunnen of niet.",
      why: "In de spelregels staat ze vóór de volgende beurt, meer niet. Iemand overslaan zou hand en geld verraden.",
    },
    "8.4": {
      text: "Ook solo worden punten geteld. Een verloren spel heeft geen winnaar, wie primus conspiratus ook heeft.",
      why: "Ze laten zien hoe het erom spande; alleen is er niemand die met Rome wint.",
    },
    "8.5": {
      text: "Wie boven de limiet begint, mag later een Vloot of Leger alleen spelen als die categorie dan binnen de limiet is; al het andere altijd.",
      why: "De spelregels heffen de limiet bij de start op en zeggen niet hoe het verdergaat.",
    },
    "8.6": {
      text: "Een gewonnen spel opent het volgende, een verloren spel mag over.",
      why: "De spelregels nummeren de spellen en zeggen niet meer.",
    },
    "9.2": {
      text: "Militie met Religie: vanaf 3 religiesymbolen houd je twee getrokken kaarten tegelijk vast, vanaf 6 allemaal.",
      why: "Het Nocturnus-blad zegt er niets over; zo blijft waar Religie voor is.",
    },
    "9.3": {
      text: "Verkenners van deze beurt tellen nog niet mee.",
      why: "Het blad telt wat er al ligt als je begint te spelen.",
    },
    "9.4": {
      text: "Tribuut volgt op elke volledige beurt, ook zonder gespeelde kaart, maar niet op spieken. Bij evenveel Tegenspelers blijft primus conspiratus waar hij is.",
      why: "Het blad vraagt het na de inkomsten, en spieken brengt er geen; over een tweede gelijke stand zegt het niets.",
    },
  },
  editions: {
    "2.7":
      "De Duitse spelregels houden ook het aantal kaarten en aurei geheim, de Engelse en de Nederlandse verbergen alleen de kaarten. Bij ons is het geheim; de tafelregel “Handen en geld” toont het.",
    "3.4":
      "In de Duitse spelregels mag je twee kaarten samen trekken, in de Engelse en de Nederlandse doe je het; alles tegelijk mag in alle drie. Bij ons trek je altijd samen; de tafelregel “Met Religie” laat de keuze.",
    "3.6":
      "In de Duitse en de Engelse spelregels krijgt wie geen kaart kan trekken 2 aurei, in de Nederlandse wie er geen in de hand kan nemen. Wij volgen de eerste; de tafelregel “2 aurei als de stapel opraakt” volgt de andere.",
    "3.11":
      "De Engelse spelregels spreken van kaarten van deze beurt, de Duitse van deze ronde, de Nederlandse van allebei. Het maakt alleen uit waar senaatszittingen zijn. Bij ons telt de beurt; met de tafelregel “Inkomsten tellen kaarten van” telt de ronde.",
    "8.4":
      "Voor het vijfde spel vragen de Duitse spelregels alleen dat je alle zeven categorieën wint, de Engelse en de Nederlandse ook dat ze alle zeven voor je liggen. Wij vragen allebei; de tafelregel “Het vijfde spel” alleen het eerste.",
  },
} satisfies RulebookNotes;
