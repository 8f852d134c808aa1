import type { OnlineTexts } from "../en/online.ts";

const nl: OnlineTexts = {
  title: "Online",
  intro: "Speel met anderen, waar ze ook zijn. Een account is niet nodig: een naam volstaat.",
  name: "Je naam",
  enter: "Kom binnen",
  youAre: ({ name }) => `Je bent hier als ${name}.`,
  mine: "Jouw tafels",
  noneMine: "Je zit nog aan geen tafel.",
  open: "Open tafels",
  noneOpen: "Er wacht nu niemand aan een open tafel. Maak er een: anderen vinden hem hier.",
  make: "Nieuwe tafel",
  goOn: "Verder spelen",
  look: "Toekijken",
  result: "Uitslag",
  room: "Naar de tafel",
  free: "vrij",
  seat: ({ n }) => `Plaats ${n}`,
  take: "Deze plaats nemen",
  leave: "Je plaats teruggeven",
  waiting: ({ free }) => (free === 1 ? "Er ontbreekt nog iemand." : `Er ontbreken nog ${free} spelers.`),
  begins: "Het spel begint vanzelf zodra alle plaatsen bezet zijn.",
  dealing: "Iedereen zit. Elke browser voegt zijn deel aan het toeval toe, dan begint het spel.",
  voided: ({ n }) =>
    n === 1
      ? "Eén poging om te delen is nietig: een browser liet zijn deel niet op tijd zien, zijn plaats is weer vrij. In de volgende verdeling zit er niets van."
      : `${n} pogingen om te delen zijn nietig: telkens liet een browser zijn deel niet op tijd zien. In de volgende verdeling zit er niets van.`,
  unlikeAgreed:
    "De server heeft iets anders bekendgemaakt dan waarvoor je ging zitten. Je browser houdt zijn deel van het toeval voor zich; er wordt niet gedeeld.",
  invite: "Iemand uitnodigen",
  inviteText: "Wie dit adres opent, kan gaan zitten of toekijken.",
  copy: "Adres kopiëren",
  copied: "Het adres is gekopieerd.",
  broken: "De lijn naar de server is verbroken. Er gaat niets verloren; we blijven het proberen.",
  unreached: "De server is niet te bereiken. Tafels in deze browser gaan zonder hem verder.",
  refused: {
    "table.unknown": "Deze tafel bestaat niet.",
    "lobby.begun": "Het spel is al begonnen.",
    "lobby.taken": "Iemand heeft deze plaats net genomen.",
    "lobby.tooMany": "Je hebt al veel tafels gemaakt die op spelers wachten.",
    "fair.notNow": "Daarvoor is het nu niet het moment.",
    "fair.nonce": "Daar had je browser zich niet op vastgelegd.",
  },
  otherRefusal: "Dat heeft de server niet gedaan.",
  playOnline: "Uitnodigen met een link",
  playListed: "Voor iedereen openen",
  onlineHint: "Online is elke plaats die van geen bot en niet van jou is, vrij voor anderen.",
};

export default nl;
