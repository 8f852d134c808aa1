import type { LearnTexts } from "../en/learn.ts";

const nl: LearnTexts = {
  title: "Pax Romana leren",
  powers: ["Rome", "Carthago", "Griekenland", "het Oosten"],
  start: {
    title: "Pax Romana in drie minuten",
    lead: "Griekenland heeft Roma ingenomen. In vier kleine opdrachten uit één partij neem je de stad terug en houd je haar. De worpen liggen vooraf vast, geen antwoord bederft de les, en er wordt niets bewaard.",
    points: [
      "Marcheren en een stad bestormen",
      "Een leger onderweg onderscheppen",
      "Een slag beslissen met verschuivingen",
      "Een legioen lichten",
    ],
    begin: "Beginnen",
    goOn: ({ step, of }) => `Verder bij opdracht ${step} van ${of}`,
    again: "Opnieuw",
    rules: "Ik lees liever de regels",
  },
  coach: "Je opdracht",
  progress: ({ step, of }) => `Opdracht ${step} van ${of}`,
  next: "Volgende opdracht",
  finish: "Klaar",
  anew: "Nog eens",
  skip: "Overslaan",
  hint: "Tip",
  leave: "Verlaten",
  tasks: {
    storm: {
      title: "Bestorm Roma",
      text: "Griekenland houdt Roma: breng met je hoofdbeweging het leger van Paestum over Capua naar Roma en neem de stad in; wie in het geheim meer biedt, mag verschuiven, elke verschuiving zet een dobbelsteen één verder, en elk resultaat zegt of de stad valt.",
      won: "Roma is weer van jou, en met de hoofdstad stijgt je stabiliteit.",
      lost: "Roma is niet gevallen; de volgende opdracht gaat verder alsof het wel zo was.",
    },
    answer: {
      title: "Beantwoord de Griekse mars",
      text: "Het Griekse leger van Arretium is in Capua aangekomen: je leger in Roma mag het daar onderscheppen.",
      won: "Je leger is er op tijd, en de slag begint.",
      lost: "Niemand was op tijd; de volgende opdracht toont de slag toch.",
    },
    settle: {
      title: "Beslis Capua",
      text: "De dobbelstenen geven 3 voor jou en 4 voor Griekenland, maar je hebt 4 verschuivingen: verhoog jouw worp, verlaag de andere, of allebei, tot de jouwe hoger is.",
      won: "Capua is behouden, en het Griekse leger betaalt ervoor, 10 % voor elk oog van jouw worp.",
      lost: "Deze keer is de dag niet aan jou; de volgende opdracht gaat verder alsof het wel zo was.",
    },
    raise: {
      title: "Licht een legioen",
      text: "Je fiche is getrokken: betaal 1 talent, kies Rekrutering en licht in Roma voor 2 een legioen.",
      won: "Een vers legioen staat klaar: dat was een activatie van begin tot eind.",
      lost: "Deze keer geen legioen: ook talenten zijn een wapen, en de jouwe zijn gespaard.",
    },
    draw: {
      title: "Trek, en houd er drie",
      text: "Je fiche is getrokken: betaal 1 talent en er komt een vierde kaart in je hand, maar meer dan drie mag je er niet houden, dus leg degene af die je het minst nodig hebt, of speel er een.",
      won: "Je houdt drie kaarten over, en welke dat zijn, weet verder niemand.",
      lost: "Deze keer geen kaart: zonder het talent is er geen.",
    },
    play: {
      title: "Speel een eigen kaart",
      text: "Dit is je eigen activatie: speel voordat je een operatie kiest Spionnen uit je hand tegen Carthago.",
      won: "Je hebt de hand van Carthago gezien, en die staat naast de naam tot ze verandert.",
      lost: "De spionnen blijven in je hand; ook tussen je bewegingen kun je ze spelen.",
    },
    cancel: {
      title: "Antwoord op een kaart",
      text: "Carthago speelt Verrader en zou een kaart van je afnemen: antwoord met Deus ex Machina.",
      won: "Van de verrader komt niets terecht, en beide kaarten zijn afgelegd.",
      lost: "De verrader heeft een kaart van je; de volgende opdracht gaat verder alsof hij er geen had.",
    },
    quiet: {
      title: "Alleen als ik het zeg",
      text: "Griekenland heeft een kaart getrokken die het zelf treft: pas, en laat staan dat je in deze ronde alleen wordt gevraagd als een kaart tegen jou is gericht.",
      won: "Voortaan pas je vanzelf, en onder ‘Wanneer je gevraagd wordt’ neem je dat altijd terug.",
      lost: "Je hebt deze ene keer gepast, en bij de volgende kaart word je weer gevraagd.",
    },
  },
  ready: {
    title: "Roma staat",
    lead: "Je hebt gemarcheerd, onderschept, gevochten en gerekruteerd: de rest van het spel is meer daarvan, met vloten, provincies en overleg.",
    game: "Scenario I, met tips",
    gameNote: "Pyrrhus komt naar Italië: een korte oorlog voor twee. Steady zegt wat het zou doen, en waarom.",
    longer: "Scenario II",
    longerNote: "De eerste oorlog van Rome en Carthago, ook op zee.",
    rules: "Het regelboek",
    rulesNote: "Elke regel in onze eigen woorden, met plaatjes.",
    cards: "De kaarten van het uitgebreide spel",
    cardsNote: "Nog vier opdrachten: trekken, spelen, antwoorden en met rust gelaten worden.",
    again: "Het gevecht nog eens spelen",
  },
};

export default nl;
