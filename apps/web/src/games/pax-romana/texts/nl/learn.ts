import type { LearnTexts } from "../en/learn.ts";

const nl: LearnTexts = {
  title: "Pax Romana leren",
  powers: ["Rome", "Carthago", "Griekenland", "het Oosten"],
  start: {
    title: "Pax Romana in drie minuten",
    lead: "Griekenland heeft Roma ingenomen. In vier kleine opdrachten uit één partij neem je de stad terug en houd je haar. De worpen liggen vooraf vast, met elk antwoord gaat het verder, en er wordt niets bewaard.",
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
      text: "Griekenland houdt Roma: breng met je hoofdbeweging het leger van Paestum over Capua naar Roma en neem de stad in.",
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
    again: "Het gevecht nog eens spelen",
  },
};

export default nl;
