import { plural } from "@ara/pax/texts/words";
import type { NewTexts } from "../en/new.ts";

const nl: NewTexts = {
  title: "Een nieuwe tafel",
  intro: "Druk op “Beginnen” en je speelt. Al het andere kan blijven zoals het is.",
  players: "Hoeveel er spelen",
  playersOption: (n) => plural(n, "speler", "spelers"),
  about: {
    solo: "Alleen tegen Rome: een campagne van vijf spellen.",
    small: "Het spel zoals men het kent.",
    large: "Er komt een tweede stapel bij, Rome begint met drie open kaarten, en senatoren roepen de senaat bijeen.",
  },
  seats: "Wie waar zit",
  seat: (n) => `Plaats ${n}`,
  sitter: (n) => `Wie op plaats ${n} zit`,
  name: (n) => `Naam op plaats ${n}`,
  people: "Aan dit scherm",
  bots: "Bots",
  me: "Ik",
  person: "Nog iemand",
  levels: {
    tiro: { name: "Tiro", about: "Een rekruut. Doet zomaar iets wat de regels toestaan." },
    miles: {
      name: "Miles",
      about: "Een soldaat. Neemt wat nu het meest telt en kijkt nooit vooruit. Goed om mee te beginnen.",
    },
    centurio: { name: "Centurio", about: "Een officier. Weet wat partijen wint en speelt meteen." },
    legatus: { name: "Legatus", about: "Een veldheer. Speelt voor elke stap een paar verlopen door." },
    consul: { name: "Consul", about: "De sterkste. Denkt tot een seconde na." },
  },
  personAbout: "Speelt ook hier. Een scherm tussen de beurten houdt de handen geheim.",
  meAbout: "Dat ben jij.",
  nocturnus: "Met Nocturnus",
  nocturnusHint: ({ names, cards, plain }) =>
    `Drie categorieën meer: ${names}. ${cards} kaarten in plaats van ${plain}. Liever na een paar partijen zonder.`,
  options: "Tafelregels",
  table: {
    memory: {
      name: "Handen en geld",
      values: { strict: "Geheim", open: "Aantal zichtbaar" },
      hints: {
        strict: "Niemand ziet hoeveel kaarten en aurei de anderen hebben.",
        open: "Iedereen ziet hoeveel kaarten en aurei de anderen hebben. De kaarten zelf blijven geheim.",
      },
    },
    religion: {
      name: "Met Religie",
      values: { must: "Samen trekken", may: "Elke beurt kiezen" },
      hints: {
        must: "Vanaf 3 religiesymbolen trek je kaarten altijd samen, zoals in de Engelse spelregels.",
        may: "Vanaf 3 religiesymbolen mag je ook één voor één trekken, zoals de Duitse spelregels toelaten.",
      },
    },
    emptyDeck: {
      name: "2 aurei als de stapel opraakt",
      values: { draw: "Geen kaart getrokken", hand: "Geen kaart gehouden" },
      hints: {
        draw: "Wie geen enkele kaart kan trekken, neemt 2 aurei.",
        hand: "Wie geen kaart in de hand neemt omdat de stapel op is, neemt 2 aurei, zoals in de Nederlandse spelregels.",
      },
    },
    income: {
      name: "Inkomsten tellen kaarten van",
      values: { turn: "De beurt", round: "De ronde" },
      hints: {
        turn: "Wat je in een senaatszitting speelt, verandert niets aan de inkomsten van je eigen beurt.",
        round: "Wat je vóór je beurt in een senaatszitting speelt, telt mee voor je inkomsten, ook een Intrige.",
      },
    },
    lastClear: {
      name: "Als de stapel leeg is",
      values: { no: "Rome pakt niets meer", yes: "Rome pakt nog een groep" },
      hints: {
        no: "Iedereen speelt de ronde nog uit, dan is het afgelopen. Rome neemt geen groep meer.",
        yes: "Iedereen speelt de ronde nog uit, Rome neemt zijn groep, en dan is het afgelopen.",
      },
    },
    fifthGame: {
      name: "Het vijfde spel",
      values: { laid: "Alle zeven voor je", won: "Alle zeven gewonnen" },
      hints: {
        laid: "Je hebt van elke categorie een kaart voor je nodig, zoals in elk spel van de campagne.",
        won: "In alle zeven sterker zijn dan Rome is genoeg: een bonusleger of bonusvloot kan een kaart vervangen.",
      },
    },
  },
  start: "Wie begint",
  chance: "Het lot",
  startHint: "Wie later aan de beurt is, ziet meer kaarten voordat hij zijn eerste houdt.",
  campaign: "De campagne",
  campaignHint: "Heb aan het eind elke categorie voor je liggen en wees in genoeg ervan sterker dan Rome.",
  progress: ({ won, games }) =>
    won === games ? "Alle vijf spellen zijn gewonnen. Rome is van jou." : `${won} van ${games} gewonnen`,
  game: (roman) => `Spel ${roman}`,
  goal: ({ goal, of }) => (goal === of ? `Sterker dan Rome in alle ${of}` : `Sterker dan Rome in ${goal} van ${of}`),
  opening: {
    keep: ({ draw }) => `Je trekt ${draw} kaarten en houdt er 1.`,
    play: ({ draw, play }) => `Je trekt ${draw} kaarten, speelt er ${play} gratis en houdt er 1.`,
  },
  won: "Gewonnen",
  open: "Open",
  closed: (roman) => `Win eerst spel ${roman}`,
  yourName: "Je naam",
  begin: "Beginnen",
  beginning: "De tafel wordt gedekt …",
  summary: ({ cards, legions, goal, of }) =>
    `${cards} kaarten, ${legions} legioenen. Rome wint met ${goal} van ${of} categorieën.`,
  summarySolo: ({ cards, goal, of }) => `${cards} kaarten, 3 legioenen. Je hebt ${goal} van ${of} categorieën nodig.`,
  ownCards: "Kaarten uit je eigen bestand",
  nobody: "Aan deze tafel zitten alleen bots. Geef één plaats aan een mens.",
  sameName: (name) => `Twee plaatsen heten ${name}. Geef elk een eigen naam.`,
};

export default nl;
