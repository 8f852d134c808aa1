import type { RomanaTexts } from "../en/index.ts";
export const nl: RomanaTexts = {
  turn: (turn, last, phase) => `Ronde ${turn} van ${last}, ${phase}`,
  first: (who) => `nog voor de beker: ${who}`,
  cup: (markers) => `in de beker: ${markers}`,
  eventMarkers: "gebeurtenissen",
  empty: "niets",
  movesLeft: (majors, minors) =>
    `Nog over: ${majors} ${majors === 1 ? "hoofdbeweging" : "hoofdbewegingen"}, ${minors} ${minors === 1 ? "nevenbeweging" : "nevenbewegingen"}.`,
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
  knownTribes: "Stammen die je hebt gezien, met hun sterkte",
  objectives: (letters) => `Jouw doelen: ${letters}`,
  theirObjectives: (of, letters) => `Bekende doelen ${of}: ${letters}`,
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
    rulings: "Onze beslissingen hierover, alleen in het Engels:",
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
