import type { Language } from "@ara/kernel";

/** What the command line says around a game; what the game itself says is in its own catalogue. */
const en = {
  you: "You",
  names: ["Livinia", "Decimus", "Aulus", "Gaia", "Titus", "Marcia", "Quintus", "Flavia"],
  rome: "Rome",
  round: (n: number) => `Round ${n}`,
  deck: (n: number) => `deck ${n}`,
  startPlayer: "primus",
  conspirator: "primus conspiratus",
  hidden: (n: number) => `+ ${n} face down`,
  balance: (ahead: number, of: number, goal: number) =>
    `Rome is ahead in ${ahead} of ${of} categories, as far as one can see; with ${goal} it wins.`,
  soloBalance: (stronger: number, goal: number) =>
    `You are stronger than Rome in ${stronger} categories; you need ${goal}.`,
  legions: "Legions",
  empty: "empty",
  forYou: (price: number) => `you pay ${price}`,
  hand: "Hand",
  display: "Display",
  purse: (n: number) => (n === 1 ? "1 aureus" : `${n} aurei`),
  limit: (n: number) => `up to ${n} fleets and ${n} armies`,
  nextPlay: (cost: number) => (cost === 0 ? "the next card is free" : `the next card costs ${cost}`),
  happened: "What happened",
  choose: {
    setup: "Which card do you keep? The others go under the deck.",
    turn: "Your turn.",
    draw: "Where does it go?",
    buy: "Do you buy a group?",
    play: "Which card do you play?",
    tribute: "Which card do you lay to Rome?",
    senate: "The senate is in session: one card for 1 aureus.",
    over: "",
  },
  start: "Lay out, slip under, keep:",
  drawn: "Drawn",
  actions: {
    keep: (card: string) => `keep ${card}`,
    start: (plays: string, under: string, kept: string) => `lay out ${plays}; ${under} under the deck; keep ${kept}`,
    peek: "look at Rome's face-down cards, take 2 aurei, end the turn",
    draw: "draw cards",
    placeHand: (card: string) => `${card} into the hand`,
    placeDeck: (card: string) => `${card} under the deck`,
    placeLegion: (card: string, legion: string) => `${card} under legion ${legion}`,
    buy: (legion: string, cards: string, price: number) => `buy legion ${legion} (${cards}) for ${price}`,
    skip: "buy nothing",
    play: (card: string, cost: number) => (cost === 0 ? `play ${card}` : `play ${card} for ${cost}`),
    end: (income: number) => `end the turn: income ${income}`,
    tribute: (card: string) => `lay ${card} to Rome`,
    pass: "pass",
  },
  prompt: (name: string) => `${name}> `,
  commands: "number, u undo, l log, s score so far, r rules, ? help, q save and leave",
  help: `Type the number of what you want to do. Other commands:
  u, undo    take your last step back (as long as nothing was revealed)
  l, log     everything that happened so far
  s, score   the score sheet as if the game ended now
  r, rules   the rules by number, "r 3.7" a single one
  v, view    the table again
  q, quit    save and leave; "ara play pax --resume FILE" goes on
Cards are shown as category, symbols and value: Land ●● 3.
`,
  notUnderstood: (input: string) => `"${input}" is not among the choices; ? for help`,
  undone: "Taken back.",
  pass: (name: string) => `Pass the screen to ${name}, then press Enter.`,
  saved: (file: string) => `Saved as ${file}`,
  resume: (file: string) => `Go on with: npx ara play pax --resume ${file}`,
  notSaved: (reason: string) => `The game goes on, but could not be saved: ${reason}`,
  sheet: {
    title: "Score sheet",
    romeAhead: "Rome",
    rows: {
      categories: "categories, 2 each",
      stronger: "stronger than Rome, 3 each",
      fleets: "fleets",
      armies: "armies",
      conspiratus: "primus conspiratus",
      wealth: "most aurei and cards, 4",
    },
    total: "points",
    riches: "aurei and cards",
  },
  result: {
    romeNobody: "Rome wins, and nobody stood at its side.",
    romeWith: (name: string) => `Rome wins, and with it ${name}, primus conspiratus.`,
    players: (names: string) => `The revolt succeeds. ${names} wins.`,
    shared: (names: string) => `The revolt succeeds. ${names} share the victory.`,
    soloWon: (game: number) => `You have won game ${game} of the campaign.`,
    soloLost: (game: number) => `Rome wins game ${game} of the campaign. You may try it again.`,
    next: (command: string) => `Next: ${command}`,
  },
};

type CliTexts = typeof en;

const de: CliTexts = {
  you: "Du",
  names: en.names,
  rome: "Rom",
  round: (n) => `Runde ${n}`,
  deck: (n) => `Stapel ${n}`,
  startPlayer: "primus",
  conspirator: "primus conspiratus",
  hidden: (n) => `+ ${n} verdeckt`,
  balance: (ahead, of, goal) =>
    `Rom liegt, soweit man sieht, in ${ahead} von ${of} Kategorien vorn; mit ${goal} gewinnt es.`,
  soloBalance: (stronger, goal) => `Du bist in ${stronger} Kategorien stärker als Rom; du brauchst ${goal}.`,
  legions: "Legionen",
  empty: "leer",
  forYou: (price) => `du zahlst ${price}`,
  hand: "Hand",
  display: "Auslage",
  purse: (n) => (n === 1 ? "1 Aureus" : `${n} Aurei`),
  limit: (n) => `bis zu ${n} Flotten und ${n} Armeen`,
  nextPlay: (cost) => (cost === 0 ? "die nächste Karte ist frei" : `die nächste Karte kostet ${cost}`),
  happened: "Was geschah",
  choose: {
    setup: "Welche Karte behältst du? Die anderen kommen unter den Stapel.",
    turn: "Du bist am Zug.",
    draw: "Wohin damit?",
    buy: "Kaufst du eine Gruppe?",
    play: "Welche Karte legst du aus?",
    tribute: "Welche Karte gibst du Rom?",
    senate: "Der Senat tagt: eine Karte für 1 Aureus.",
    over: "",
  },
  start: "Auslegen, unter den Stapel, behalten:",
  drawn: "Gezogen",
  actions: {
    keep: (card) => `${card} behalten`,
    start: (plays, under, kept) => `${plays} auslegen; ${under} unter den Stapel; ${kept} behalten`,
    peek: "Roms verdeckte Karten ansehen, 2 Aurei nehmen, Zug beenden",
    draw: "Karten ziehen",
    placeHand: (card) => `${card} auf die Hand`,
    placeDeck: (card) => `${card} unter den Stapel`,
    placeLegion: (card, legion) => `${card} unter Legion ${legion}`,
    buy: (legion, cards, price) => `Legion ${legion} (${cards}) für ${price} kaufen`,
    skip: "nichts kaufen",
    play: (card, cost) => (cost === 0 ? `${card} auslegen` : `${card} für ${cost} auslegen`),
    end: (income) => `Zug beenden: Einkommen ${income}`,
    tribute: (card) => `${card} an Rom geben`,
    pass: "passen",
  },
  prompt: (name) => `${name}> `,
  commands: "Nummer, u zurück, l Protokoll, s Wertung bisher, r Regeln, ? Hilfe, q speichern und gehen",
  help: `Gib die Nummer dessen ein, was du tun willst. Andere Befehle:
  u, undo    den letzten Schritt zurücknehmen (solange nichts aufgedeckt wurde)
  l, log     alles, was bisher geschah
  s, score   die Wertung, als wäre das Spiel jetzt zu Ende
  r, rules   die Regeln nach Nummern, „r 3.7“ eine einzelne
  v, view    noch einmal der Tisch
  q, quit    speichern und gehen; "ara play pax --resume DATEI" setzt fort
Karten stehen mit Kategorie, Symbolen und Wert da: Land ●● 3.
`,
  notUnderstood: (input) => `„${input}“ steht nicht zur Wahl; ? für Hilfe`,
  undone: "Zurückgenommen.",
  pass: (name) => `Gib den Bildschirm an ${name} weiter, dann Eingabetaste.`,
  saved: (file) => `Gespeichert als ${file}`,
  resume: (file) => `Weiter mit: npx ara play pax --resume ${file}`,
  notSaved: (reason) => `Das Spiel geht weiter, konnte aber nicht gespeichert werden: ${reason}`,
  sheet: {
    title: "Wertung",
    romeAhead: "Rom",
    rows: {
      categories: "Kategorien, je 2",
      stronger: "stärker als Rom, je 3",
      fleets: "Flotten",
      armies: "Armeen",
      conspiratus: "primus conspiratus",
      wealth: "meiste Aurei und Karten, 4",
    },
    total: "Punkte",
    riches: "Aurei und Karten",
  },
  result: {
    romeNobody: "Rom gewinnt, und niemand stand an seiner Seite.",
    romeWith: (name) => `Rom gewinnt und mit ihm ${name}, primus conspiratus.`,
    players: (names) => `Der Aufstand gelingt. ${names} gewinnt.`,
    shared: (names) => `Der Aufstand gelingt. ${names} teilen sich den Sieg.`,
    soloWon: (game) => `Du hast Spiel ${game} der Kampagne gewonnen.`,
    soloLost: (game) => `Rom gewinnt Spiel ${game} der Kampagne. Du darfst es noch einmal versuchen.`,
    next: (command) => `Weiter: ${command}`,
  },
};

const nl: CliTexts = {
  you: "Jij",
  names: en.names,
  rome: "Rome",
  round: (n) => `Ronde ${n}`,
  deck: (n) => `stapel ${n}`,
  startPlayer: "primus",
  conspirator: "primus conspiratus",
  hidden: (n) => `+ ${n} gedekt`,
  balance: (ahead, of, goal) =>
    `Rome staat, voor zover zichtbaar, voor in ${ahead} van ${of} categorieën; met ${goal} wint het.`,
  soloBalance: (stronger, goal) => `Je bent in ${stronger} categorieën sterker dan Rome; je hebt er ${goal} nodig.`,
  legions: "Legioenen",
  empty: "leeg",
  forYou: (price) => `jij betaalt ${price}`,
  hand: "Hand",
  display: "Uitgelegd",
  purse: (n) => (n === 1 ? "1 aureus" : `${n} aurei`),
  limit: (n) => `hoogstens ${n} vloten en ${n} legers`,
  nextPlay: (cost) => (cost === 0 ? "de volgende kaart is gratis" : `de volgende kaart kost ${cost}`),
  happened: "Wat er gebeurde",
  choose: {
    setup: "Welke kaart hou je? De andere gaan onder de stapel.",
    turn: "Jij bent aan de beurt.",
    draw: "Waar gaat ze heen?",
    buy: "Koop je een groep?",
    play: "Welke kaart speel je?",
    tribute: "Welke kaart geef je aan Rome?",
    senate: "De senaat zit bijeen: één kaart voor 1 aureus.",
    over: "",
  },
  start: "Uitleggen, onder de stapel, houden:",
  drawn: "Getrokken",
  actions: {
    keep: (card) => `${card} houden`,
    start: (plays, under, kept) => `${plays} uitleggen; ${under} onder de stapel; ${kept} houden`,
    peek: "Romes gedekte kaarten bekijken, 2 aurei nemen, beurt beëindigen",
    draw: "kaarten trekken",
    placeHand: (card) => `${card} op hand`,
    placeDeck: (card) => `${card} onder de stapel`,
    placeLegion: (card, legion) => `${card} onder legioen ${legion}`,
    buy: (legion, cards, price) => `legioen ${legion} (${cards}) kopen voor ${price}`,
    skip: "niets kopen",
    play: (card, cost) => (cost === 0 ? `${card} spelen` : `${card} spelen voor ${cost}`),
    end: (income) => `beurt beëindigen: inkomen ${income}`,
    tribute: (card) => `${card} aan Rome geven`,
    pass: "passen",
  },
  prompt: (name) => `${name}> `,
  commands: "nummer, u terug, l verslag, s stand tot nu toe, r regels, ? hulp, q bewaren en stoppen",
  help: `Typ het nummer van wat je wilt doen. Andere opdrachten:
  u, undo    je laatste stap terugnemen (zolang er niets onthuld is)
  l, log     alles wat er tot nu toe gebeurde
  s, score   de puntentelling alsof het spel nu eindigt
  r, rules   de regels op nummer, "r 3.7" één ervan
  v, view    nog eens de tafel
  q, quit    bewaren en stoppen; "ara play pax --resume BESTAND" gaat verder
Kaarten staan er met categorie, symbolen en waarde: Land ●● 3.
`,
  notUnderstood: (input) => `"${input}" is geen keuze; ? voor hulp`,
  undone: "Teruggenomen.",
  pass: (name) => `Geef het scherm aan ${name} en druk dan op Enter.`,
  saved: (file) => `Bewaard als ${file}`,
  resume: (file) => `Verder met: npx ara play pax --resume ${file}`,
  notSaved: (reason) => `Het spel gaat door, maar kon niet bewaard worden: ${reason}`,
  sheet: {
    title: "Puntentelling",
    romeAhead: "Rome",
    rows: {
      categories: "categorieën, 2 elk",
      stronger: "sterker dan Rome, 3 elk",
      fleets: "vloten",
      armies: "legers",
      conspiratus: "primus conspiratus",
      wealth: "meeste aurei en kaarten, 4",
    },
    total: "punten",
    riches: "aurei en kaarten",
  },
  result: {
    romeNobody: "Rome wint, en niemand stond aan zijn zijde.",
    romeWith: (name) => `Rome wint, en daarmee ${name}, primus conspiratus.`,
    players: (names) => `De opstand slaagt. ${names} wint.`,
    shared: (names) => `De opstand slaagt. ${names} delen de overwinning.`,
    soloWon: (game) => `Je hebt spel ${game} van de campagne gewonnen.`,
    soloLost: (game) => `Rome wint spel ${game} van de campagne. Je mag het nog eens proberen.`,
    next: (command) => `Verder: ${command}`,
  },
};

export const cliTexts: Readonly<Record<Language, CliTexts>> = { en, de, nl };
