import type { OnlineLifeTexts } from "../en/online-life.ts";

const nl: OnlineLifeTexts = {
  strip: "De online tafel",
  broken: "De lijn is verbroken. Er gaat niets verloren; we blijven het proberen.",
  brokenKept: "De lijn is verbroken. Je antwoord wacht hier en gaat weg zodra de lijn er weer is.",
  people: "Wie er is",
  you: "jij",
  state: { here: "is er", gone: "is er niet", bot: "een bot speelt", lost: "op tijd verloren; een bot speelt" },
  aBot: "bot",
  away: "afwezig",
  onVacation: "met vakantie",
  vacationUntil: ({ when }) => `met vakantie tot ${when}`,
  looksOn: "Je kijkt toe.",
  looksOnText: "Je ziet wat iedereen ziet.",
  playYourself: "Zelf spelen",
  watchers: ({ n }) => (n === 1 ? "Nog iemand kijkt toe." : `${n} anderen kijken toe.`),
  day: "d",
  hour: "u",
  warnLive: { low: "Je hebt nog een vijfde van je tijd.", last: "Je hebt minder dan een minuut." },
  warnDays: { low: "Je hebt minder dan een dag.", last: "Je hebt minder dan vier uur." },
  leaveToBot: "Mijn plaats aan een bot overlaten",
  leaveSure: "Een bot speelt voor je verder en jij kijkt toe zonder je hand. Je kunt de plaats altijd terugnemen.",
  stay: "Blijven",
  botPlays: "Een bot speelt voor jou.",
  takeBack: "Plaats terugnemen",
  chat: "Chat",
  chatUnread: ({ n }) => `Chat, ${n} ongelezen`,
  rooms: { players: "Spelers", watchers: "Toeschouwers" },
  roomSaid: {
    players: "Alleen de spelers lezen dit. Wat hier gezegd wordt, hoort niet bij het spel.",
    watchers: "Alleen wie toekijkt leest dit; de spelers pas als het spel voorbij is.",
  },
  nothingSaid: "Nog niemand heeft iets gezegd.",
  yourWords: "Wat wil je zeggen?",
  send: "Versturen",
  muted: "gedempt",
  closed: "gesloten door de moderatie",
  muteWord: "Dempen",
  unmuteWord: "Weer horen",
  mute: ({ name }) => `${name} dempen`,
  unmute: ({ name }) => `${name} weer horen`,
  agree: {
    title: "Afspreken met de anderen",
    text: "Alle mensen aan tafel moeten instemmen; bots doen dat altijd. Een voorstel vervalt bij de volgende beslissing die iedereen ziet.",
    back: ({ n }) =>
      n === 1
        ? "Vragen mijn laatste beslissing terug te nemen"
        : `Vragen mijn laatste ${n} beslissingen terug te nemen`,
    fewer: "Eén beslissing minder",
    more: "Eén beslissing meer",
    end: "Voorstellen het spel te beëindigen",
    pause: "Voorstellen de klokken stil te zetten",
    wish: {
      back: ({ name, n, mine }) => {
        const what = n === 1 ? "laatste beslissing" : `laatste ${n} beslissingen`;
        return mine ? `Je wilt je ${what} terugnemen.` : `${name} wil de eigen ${what} terugnemen.`;
      },
      end: ({ name, mine }) =>
        `${mine ? "Je stelt" : `${name} stelt`} voor het spel te beëindigen: geen uitslag, geen rating.`,
      pause: ({ name, mine }) => `${mine ? "Je stelt" : `${name} stelt`} voor de klokken een tijdje stil te zetten.`,
    },
    taken: ({ name, n, mine }) =>
      `Iedereen vindt het goed: ${mine ? "je hebt je" : `${name} heeft de`} ${n === 1 ? "laatste beslissing" : `laatste ${n} beslissingen`} teruggenomen.`,
    standing: ({ agreed, awaited }) => `Voor: ${agreed}. Nog zonder antwoord: ${awaited}.`,
    declined: ({ name }) => `${name} wil niet.`,
    withdrawn: "Het voorstel is ingetrokken.",
    allRight: "In orde",
    agreeTo: "Instemmen",
    decline: "Afwijzen",
    withdraw: "Intrekken",
    paused: "De klokken staan stil, zoals afgesproken, tot iemand beslist.",
    goOn: "Laten lopen",
    cut: {
      agreed: "Jullie hebben afgesproken dit spel te beëindigen. Er is geen uitslag en het telt niet voor de rating.",
      time: "De tijd was op: wie er geen meer had, heeft verloren.",
      abandoned: "Er kwam niemand meer: dit spel is zonder uitslag beëindigd.",
    },
    lost: "Je tijd was op, en daarmee is dit spel voor jou verloren. Een bot speelt op je plaats verder; je kunt toekijken.",
    deserted:
      "Iedereen die speelde is weg, en het spel rust. Het gaat verder zodra iemand terugkomt of een plaats overneemt.",
    rematch: "Revanche",
    rematchAsked: ({ name }) => `${name || "Iemand"} wil nog eens spelen.`,
    rematchJoin: "Meedoen aan de revanche",
    free: "Waar iemand is weggegaan, speelt een bot.",
    take: ({ name }) => `${name} van de bot overnemen`,
    tookOver: ({ name }) => `nam het over van ${name}`,
    allow: "Anderen mogen plaatsen overnemen die aan een bot zijn overgelaten",
  },
  luck: {
    title: "Het geluk",
    part: ({ commitment }) =>
      `Vóór het delen heeft de tafel zich op haar geheim vastgelegd (${commitment} …). Je browser onthoudt dat en heeft zelf een deel aan het geluk toegevoegd.`,
    signs: "Hij ondertekent je antwoorden.",
    noKey: "Ondertekenen kan hij hier niets: daarvoor is een pagina via https nodig.",
    none: "Deze browser had geen deel aan het delen.",
    end: "Wat daarmee bewezen is, staat er als de partij afgelopen is.",
  },
  orders: {
    title: "De tafel voor mij laten antwoorden",
  },
};

export default nl;
