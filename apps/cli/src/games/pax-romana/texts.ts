import type { Language } from "@ara/kernel";

/** What the terminal table of Pax Romana says around the game. */
const en = {
  turn: (turn: number, last: number, phase: string) => `Turn ${turn} of ${last}, ${phase}`,
  cup: (markers: string) => `in the cup: ${markers}`,
  eventMarkers: "events",
  empty: "nothing",
  decides: (who: string) => `${who} decides`,
  commands: "m map, m NAME one place, w where to, s score, t tip, r rule, l log, u undo, v table, ? help, q leave",
  help: `Type the number of what you want to do, or some letters of it; where you are asked how many, type how many. Enter
where there is only one answer; + for all answers where they are too many for the screen. Other commands:
  m, map     powers, provinces, your forces and everybody else's
  m NAME     everything about one Space or province: what stands there and where one can go
  w, where   where the force that moves now can get to; "w NAME" one place, and why not
  s, score   what a Victory Phase would bring now, and who would win
  t, tip     what the bot "steady" would do in your place
  r, rule    the chapters of the rulebook; "r 9" one of them, "r 9.21" a rule with our rulings
  l, log     what happened in this turn; "l 20" the last 20 lines, "l all" the whole game
  u, undo    take your last step back (as long as no die was thrown and nobody else has decided)
  v, view    show the question again
  q, quit    save and leave; the command that goes on is then shown
A number in brackets after a question or a line of the log is the rule behind it, as in the living rules.
A leader's ratings are Tactical-Campaign; * marks an Elite leader. MP are Movement Points, BP Battle Points.`,
  columns: ["", "Talents", "Stability", "VP", "GOP", "CVP", "provinces"],
  sheet: {
    columns: ["", "VP so far", "GOP", "CVP", "objectives", "VP then"],
    noPoints: "This scenario counts no Victory Points.",
    how: "GOP and CVP with the Victory Points their places bring; your objectives included, those of others not.",
  },
  nobody: "nobody",
  control: "Control",
  own: "Your forces",
  others: "Others",
  tribes: "Tribes nobody has seen",
  aTribe: "a tribe nobody has seen",
  held: (who: string) => `the province is controlled by ${who}`,
  pirates: "Pirates",
  capitalSpace: "capital",
  mine: "mine",
  walls: (works: string, walls: number) => `${works}, walls ${walls}`,
  moving: "on the move",
  objectives: (letters: string) => `Your objectives: ${letters}`,
  theirObjectives: (of: string, letters: string) => `Known objectives ${of}: ${letters}`,
  ways: { land: "by land", strait: "over a strait", sea: "by sea" },
  notFound: (name: string) => `No Space or province is called "${name}".`,
  say: "In your own words: ",
  more: (n: number) => `      … ${n} more: type some letters of what you look for, or + for all`,
  reach: {
    nothing: "Nobody of yours is on the move just now.",
    noWay: "No way leads on from here as things are: over land nothing is open, and aboard nothing is decided yet.",
    notAsked: "not within reach of this question",
    open: (places: string) => `Within reach, with the MP left there: ${places}`,
    fleet: (places: string) => `Within reach: ${places}`,
    contested: (places: string) => `Dice or others decide on the way into: ${places}`,
    lost: (places: string) => `Nothing would be left of it in: ${places}`,
  },
  unseen: (n: number) => `… ${n} ${n === 1 ? "line" : "lines"} more in the log: l`,
  tip: (key: string, label: string) => `Steady would type ${key}: ${label}`,
  rules: {
    how: "In our own words: the publisher's living rules of Pax Romana have the same numbers.",
  },
  welcome: {
    game: (id: string, title: string, you: string, turns: number) =>
      `Scenario ${id}: ${title}. You play ${you}; ${turns} ${turns === 1 ? "turn" : "turns"} to go.`,
    end: {
      mostPoints: "Most Victory Points after the last turn win",
      mostPointsWithAsiaMinor: "Most Victory Points after the last turn win, two more for each province of Asia Minor",
      pyrrhicWar: "After the last turn Tarentum and Capua decide, then who has lost fewer Battle Points",
    },
    automatic: {
      none: ".",
      enemyCapital: "; or at once whoever holds all capitals of the enemy.",
      bothCapitalsOrAsiaMinor:
        "; or at once whoever holds all capitals of the enemy, or all of Asia Minor in a Victory Phase.",
      pyrrhicWar: "; or at once: Greece with Roma, Rome once Pyrrhus is dead and no Greek is left in Italy.",
    },
    help: "? lists the commands: map, score, a tip, the log, undo.",
  },
};

export type RomanaTexts = typeof en;

const de: RomanaTexts = {
  turn: (turn, last, phase) => `Runde ${turn} von ${last}, ${phase}`,
  cup: (markers) => `im Becher: ${markers}`,
  eventMarkers: "Ereignisse",
  empty: "nichts",
  decides: (who) => `${who} entscheidet`,
  commands:
    "m Karte, m NAME ein Ort, w wohin, s Wertung, t Tipp, r Regel, l Protokoll, u zurück, v Tisch, ? Hilfe, q gehen",
  help: `Tippe die Nummer dessen, was du tun willst, oder ein paar Buchstaben davon; wo gefragt ist, wie viele, tippe wie viele.
Enter, wo es nur eine Antwort gibt; + für alle Antworten, wo sie nicht auf den Schirm passen. Andere Befehle:
  m, map     Mächte, Provinzen, deine Truppen und die der anderen
  m NAME     alles über ein Feld oder eine Provinz: was dort steht und wohin es von dort geht
  w, where   wohin der Verband kommt, der gerade zieht; "w NAME" ein Ort, und warum nicht
  s, score   was eine Siegphase jetzt brächte, und wer gewänne
  t, tip     was der Bot "steady" an deiner Stelle täte
  r, rule    die Kapitel des Regelbuchs; "r 9" eines davon, "r 9.21" eine Regel mit unseren Entscheidungen
  l, log     was in dieser Runde geschah; "l 20" die letzten 20 Zeilen, "l all" das ganze Spiel
  u, undo    den letzten Schritt zurücknehmen (solange kein Würfel fiel und niemand sonst entschieden hat)
  v, view    die Frage noch einmal zeigen
  q, quit    speichern und gehen; der Befehl, mit dem es weitergeht, wird dann gezeigt
Eine Zahl in Klammern nach einer Frage oder Zeile ist die Regel dahinter, wie in den Living Rules.
Die Werte eines Feldherrn sind Taktik-Feldzug; * heißt Elite. MP sind Marschpunkte, KP Kampfpunkte.`,
  columns: ["", "Talente", "Stabilität", "SP", "GOP", "CVP", "Provinzen"],
  sheet: {
    columns: ["", "SP bisher", "GOP", "CVP", "Ziele", "SP dann"],
    noPoints: "Dieses Szenario zählt keine Siegpunkte.",
    how: "GOP und CVP mit den Siegpunkten für die Plätze; deine Ziele sind dabei, die der anderen nicht.",
  },
  nobody: "niemand",
  control: "Kontrolle",
  own: "Deine Truppen",
  others: "Andere",
  tribes: "Stämme, die noch niemand gesehen hat",
  aTribe: "ein Stamm, den noch niemand gesehen hat",
  held: (who) => `Kontrolle über die Provinz: ${who}`,
  pirates: "Piraten",
  capitalSpace: "Hauptstadt",
  mine: "Bergwerk",
  walls: (works, walls) => `${works}, Mauern ${walls}`,
  moving: "unterwegs",
  objectives: (letters) => `Deine Ziele: ${letters}`,
  theirObjectives: (of, letters) => `Bekannte Ziele ${of}: ${letters}`,
  ways: { land: "zu Lande", strait: "über eine Meerenge", sea: "zur See" },
  notFound: (name) => `Kein Feld und keine Provinz heißt "${name}".`,
  say: "In deinen Worten: ",
  more: (n) => `      … ${n} weitere: tippe ein paar Buchstaben des Gesuchten, oder + für alle`,
  reach: {
    nothing: "Von dir ist gerade niemand unterwegs.",
    noWay:
      "Von hier führt gerade kein Weg weiter: über Land steht nichts offen, und über das Einschiffen ist noch nicht entschieden.",
    notAsked: "danach ist hier nicht gefragt",
    open: (places) => `Erreichbar, mit den MP, die dort bleiben: ${places}`,
    fleet: (places) => `Erreichbar: ${places}`,
    contested: (places) => `Würfel oder andere entscheiden auf dem Weg nach: ${places}`,
    lost: (places) => `Nichts bliebe davon übrig in: ${places}`,
  },
  unseen: (n) => `… ${n} weitere ${n === 1 ? "Zeile" : "Zeilen"} im Protokoll: l`,
  tip: (key, label) => `Steady würde ${key} tippen: ${label}`,
  rules: {
    how: "In unseren Worten: die Living Rules des Verlags zu Pax Romana haben dieselben Nummern.",
  },
  welcome: {
    game: (id, title, you, turns) =>
      `Szenario ${id}: ${title}. Du spielst ${you}; noch ${turns} ${turns === 1 ? "Runde" : "Runden"}.`,
    end: {
      mostPoints: "Die meisten Siegpunkte nach der letzten Runde gewinnen",
      mostPointsWithAsiaMinor:
        "Die meisten Siegpunkte nach der letzten Runde gewinnen, zwei mehr für jede Provinz Kleinasiens",
      pyrrhicWar: "Nach der letzten Runde entscheiden Tarentum und Capua, dann die geringeren Verluste an Kampfpunkten",
    },
    automatic: {
      none: ".",
      enemyCapital: "; oder sofort, wer alle Hauptstädte des Feindes hält.",
      bothCapitalsOrAsiaMinor:
        "; oder sofort, wer alle Hauptstädte des Feindes hält, oder in einer Siegphase ganz Kleinasien.",
      pyrrhicWar:
        "; oder sofort: Griechenland mit Roma, Rom nach dem Tod des Pyrrhus, wenn kein Grieche in Italien bleibt.",
    },
    help: "? zeigt die Befehle: Karte, Wertung, Tipp, Protokoll, Zurücknehmen.",
  },
};

const nl: RomanaTexts = {
  turn: (turn, last, phase) => `Ronde ${turn} van ${last}, ${phase}`,
  cup: (markers) => `in de beker: ${markers}`,
  eventMarkers: "gebeurtenissen",
  empty: "niets",
  decides: (who) => `${who} beslist`,
  commands:
    "m kaart, m NAAM een plaats, w waarheen, s stand, t tip, r regel, l verslag, u terug, v tafel, ? hulp, q weggaan",
  help: `Typ het nummer van wat je wilt doen, of een paar letters ervan; waar gevraagd wordt hoeveel, typ hoeveel. Enter waar
maar één antwoord is; + voor alle antwoorden waar ze niet op het scherm passen. Andere commando's:
  m, map     machten, provincies, jouw troepen en die van de anderen
  m NAAM     alles over een vak of provincie: wat er staat en waarheen het vandaar gaat
  w, where   waarheen de troepenmacht kan die nu beweegt; "w NAAM" een plaats, en waarom niet
  s, score   wat een overwinningsfase nu zou opleveren, en wie zou winnen
  t, tip     wat de bot "steady" in jouw plaats zou doen
  r, rule    de hoofdstukken van het regelboek; "r 9" een ervan, "r 9.21" een regel met onze beslissingen
  l, log     wat in deze ronde gebeurde; "l 20" de laatste 20 regels, "l all" het hele spel
  u, undo    je laatste stap terugnemen (zolang er geen dobbelsteen viel en niemand anders besliste)
  v, view    de vraag opnieuw tonen
  q, quit    opslaan en weggaan; het commando om verder te gaan wordt dan getoond
Een getal tussen haakjes na een vraag of regel is de spelregel erachter, zoals in de living rules.
De waarden van een veldheer zijn tactiek-veldtocht; * betekent elite. MP zijn marspunten, GP gevechtspunten.`,
  columns: ["", "talenten", "stabiliteit", "OP", "GOP", "CVP", "provincies"],
  sheet: {
    columns: ["", "OP tot nu", "GOP", "CVP", "doelen", "OP dan"],
    noPoints: "Dit scenario telt geen overwinningspunten.",
    how: "GOP en CVP met de overwinningspunten voor de plaatsen; jouw doelen tellen mee, die van anderen niet.",
  },
  nobody: "niemand",
  control: "Controle",
  own: "Jouw troepen",
  others: "Anderen",
  tribes: "Stammen die nog niemand heeft gezien",
  aTribe: "een stam die nog niemand heeft gezien",
  held: (who) => `controle over de provincie: ${who}`,
  pirates: "Piraten",
  capitalSpace: "hoofdstad",
  mine: "mijn",
  walls: (works, walls) => `${works}, muren ${walls}`,
  moving: "onderweg",
  objectives: (letters) => `Jouw doelen: ${letters}`,
  theirObjectives: (of, letters) => `Bekende doelen ${of}: ${letters}`,
  ways: { land: "over land", strait: "over een zeestraat", sea: "over zee" },
  notFound: (name) => `Geen vak of provincie heet "${name}".`,
  say: "In je eigen woorden: ",
  more: (n) => `      … nog ${n}: typ een paar letters van wat je zoekt, of + voor alle`,
  reach: {
    nothing: "Niemand van jou is nu onderweg.",
    noWay: "Van hier leidt nu geen weg verder: over land staat niets open, en over inschepen is nog niet beslist.",
    notAsked: "daarnaar is hier niet gevraagd",
    open: (places) => `Bereikbaar, met de MP die daar overblijven: ${places}`,
    fleet: (places) => `Bereikbaar: ${places}`,
    contested: (places) => `Dobbelstenen of anderen beslissen op weg naar: ${places}`,
    lost: (places) => `Er zou niets van over blijven in: ${places}`,
  },
  unseen: (n) => `… nog ${n} ${n === 1 ? "regel" : "regels"} in het verslag: l`,
  tip: (key, label) => `Steady zou ${key} typen: ${label}`,
  rules: {
    how: "In onze woorden: de living rules van de uitgever van Pax Romana hebben dezelfde nummers.",
  },
  welcome: {
    game: (id, title, you, turns) =>
      `Scenario ${id}: ${title}. Jij speelt ${you}; nog ${turns} ${turns === 1 ? "ronde" : "rondes"}.`,
    end: {
      mostPoints: "De meeste overwinningspunten na de laatste ronde winnen",
      mostPointsWithAsiaMinor:
        "De meeste overwinningspunten na de laatste ronde winnen, twee meer voor elke provincie van Klein-Azië",
      pyrrhicWar: "Na de laatste ronde beslissen Tarentum en Capua, dan wie minder gevechtspunten heeft verloren",
    },
    automatic: {
      none: ".",
      enemyCapital: "; of meteen wie alle hoofdsteden van de vijand houdt.",
      bothCapitalsOrAsiaMinor:
        "; of meteen wie alle hoofdsteden van de vijand houdt, of in een overwinningsfase heel Klein-Azië.",
      pyrrhicWar: "; of meteen: Griekenland met Roma, Rome zodra Pyrrhus dood is en geen Griek in Italië overblijft.",
    },
    help: "? toont de commando's: kaart, stand, tip, verslag, terugnemen.",
  },
};

export const romanaTexts: Readonly<Record<Language, RomanaTexts>> = { en, de, nl };
