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
  people: "Mensen",
  bots: "Bots",
  me: "Ik",
  person: "Nog iemand aan dit scherm",
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
  nocturnusHint: ({ names }) =>
    `Drie categorieën meer: ${names}. 104 kaarten in plaats van 74. Liever na een paar partijen zonder.`,
  options: "Tafelregels",
  optionsNow: ({ memory, start, lastClear }) => [memory, start, lastClear].filter((part) => part !== "").join(" · "),
  memory: "Handen en geld",
  memories: { strict: "Geheim", open: "Aantal zichtbaar" },
  memoryHint: {
    strict: "Niemand ziet hoeveel kaarten en aurei de anderen hebben.",
    open: "Iedereen ziet hoeveel kaarten en aurei de anderen hebben. De kaarten zelf blijven geheim.",
  },
  lastClear: "Als de stapel leeg is",
  lastClears: { no: "Meteen afgelopen", yes: "Rome verzamelt nog eens" },
  lastClearHint: {
    no: "De laatste speler maakt zijn beurt af en het is afgelopen. Rome neemt geen groep meer.",
    yes: "De laatste speler maakt zijn beurt af, Rome neemt zijn groep, en het is afgelopen.",
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
    play: ({ draw, play }) => `Je trekt ${draw} kaarten, speelt er ${play} gratis uit en houdt er 1.`,
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
  notKept:
    "Deze browser laat ons geen partij bewaren, dus kan er geen beginnen. Een privévenster of volle opslag kan de reden zijn.",
};

export default nl;
