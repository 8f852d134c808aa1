import type { PlanTexts } from "../en/plan.ts";

const nl: PlanTexts = {
  hint: "Tik op de kaart op een van je legers of vloten en daarna op het doel; of sleep ze erheen (met een vinger eerst even vasthouden).",
  onTheWay: "Tik op de kaart op het doel.",
  from: (place) => `Vanuit ${place}`,
  kinds: "Wat er beweegt",
  army: "Leger",
  fleet: "Vloot",
  who: "Wie er meegaat",
  tired: (units) => `${units}: in deze activatie al bewogen (9.14).`,
  fewer: (unit) => `Minder: ${unit}`,
  more: (unit) => `Meer: ${unit}`,
  of: (n, all) => `${n} van ${all}`,
  allOrNone: (unit, chosen) => `${unit}: ${chosen}. Alle of geen`,
  move: "Welke beweging",
  minor: "Nevenbeweging",
  major: "Hoofdbeweging",
  range: (sure, most) => `Tot ${sure} MP zeker, met geluk tot ${most}. Een ring: minstens om de andere keer.`,
  left: (mp) => `Nog ${mp} MP.`,
  fleetRange: "Een vloot heeft geen bewegingspunten nodig.",
  way: "De weg",
  cost: (place, mp, left) => (left === null ? `${place} kost ${mp} MP.` : `${place} kost ${mp} MP, rest ${left}.`),
  reserve: (need, kept, rule) =>
    `Bij vertrek zijn ${need} MP nodig: ${kept} daarvan ${kept === 1 ? "blijft" : "blijven"} in reserve (${rule}).`,
  weather: "Wind en weer kunnen de tocht beëindigen, maar pas op de bestemming.",
  bySea: (place) => `${place} over zee.`,
  escorts: (n) =>
    `${n} ${n === 1 ? "eskader" : "eskaders"} uit de haven ${n === 1 ? "vaart" : "varen"} mee en ${n === 1 ? "blijft" : "blijven"} waar het leger landt (11.32).`,
  strait: {
    held: (place) =>
      `Over de zeestraat kom je te voet alleen in ${place} als daar niemand weerstand biedt (9.33): daarom over zee.`,
    squadrons: (place) => `Vijandelijke eskaders sluiten de zeestraat naar ${place} af (9.33): daarom over zee.`,
  },
  sure: "De aankomst is zeker.",
  possible: (face, percent) => `De dobbelsteen moet ${face === 6 ? "6" : `minstens ${face}`} tonen (${percent} %).`,
  chance: (percent, face, isContested) => {
    const so = `${isContested ? "zonder gevecht " : ""}met ${percent} %.`;
    return face === null
      ? `Het lukt ${so}`
      : `De dobbelsteen moet ${face === 6 ? "6" : `minstens ${face}`} tonen; alles bij elkaar lukt het ${so}`;
  },
  meets: (own, theirs) => `(${theirs} GP tegen jouw ${own})`,
  stoppers: (who, more) => `Wat het kan tegenhouden: ${who}${more === 0 ? "" : `; en nog ${more}`}.`,
  battle: "Daar moet gevochten worden.",
  odds: ({ own, theirs, isWalled, net, landing, wins, draws }) =>
    `${own} tegen ${theirs} GP${isWalled ? " met de muren" : ""}; ${
      net === 0
        ? "niemand mag verschuiven"
        : `${net > 0 ? "jij mag" : "de verdediger mag"} ${Math.abs(net)} verschuiven`
    }${landing > 0 ? ` (de ${landing} die een landing de verdediger geeft, zijn meegeteld, 11.33)` : ""}. Je wint met ${wins} %, gelijk eindigt het met ${draws} %.`,
  stand: "Zij trekken zich nooit terug: het vak heb je pas als ze vernietigd zijn.",
  decisive: "Wie deze plaats inneemt, heeft de partij meteen gewonnen (3.2).",
  falls: (percent) => `De plaats valt met ${percent} %.`,
  loses: (space, province, stability) =>
    `Als ze vertrekken, gaat ${space} verloren${province === "" ? "" : ` en daarmee ook ${province}`}${stability === "" ? "" : `: stabiliteit ${stability}`} (5.2).`,
  keeps: (space) => `Wie achterblijft, houdt ${space}.`,
  operations: {
    expansion: "één hoofdbeweging en twee nevenbewegingen; bouwen of werven komt in plaats van een nevenbeweging",
    recruitment: "nieuwe troepen of eskaders; niemand beweegt",
  },
  movesLeft: (majors, minors) =>
    `Nog over: ${majors} ${majors === 1 ? "hoofdbeweging" : "hoofdbewegingen"}, ${minors} ${minors === 1 ? "nevenbeweging" : "nevenbewegingen"}.`,
  onTheLeg: (percent, how) =>
    how === "fight"
      ? `komt er met ${percent} % zonder gevecht door`
      : how === "sea"
        ? `komt er uiteindelijk met ${percent} % door: wie wordt opgehouden, mag het opnieuw proberen`
        : `komt er met ${percent} % door`,
  whyNot: {
    over: (place) => `${place}: buiten bereik`,
    mp: (place, most, lands) =>
      `${place} kost meer dan de ${most} bewegingspunten die de dobbelsteen hoogstens geeft${lands ? "; een landing met geweld vraagt er 2 in reserve" : ""}.`,
    left: (place, mp) =>
      `${place} is niet te bereiken met ${mp === 1 ? "het ene bewegingspunt dat nog over is" : `de ${mp} bewegingspunten die nog over zijn`}.`,
    pass: (place) => `Een beweging kan door ${place} leiden, maar mag daar niet eindigen.`,
    fleet: (place) => `Geen vloot komt in ${place}: het ligt in het binnenland.`,
    none: (place) => `Naar ${place} is er geen weg met kans om er te komen.`,
  },
  embark: "scheept zich in",
  debark: "landt",
  tolls: (talents) => `Tol onderweg betalen: ${talents}`,
  occupy: "Bezet de vakken onderweg, met telkens één eenheid",
  drop: (unit) => `Laat ${unit} hier`,
  pickUp: "Iedereen hier sluit zich aan",
  breakDown: "Eén eenheid wordt garnizoenen",
  garrison: (mp) => `Een eenheid in garnizoenen delen: één blijft hier, de andere gaan mee (${mp} MP)`,
  build: "Bouwen of herstellen",
  stays: "Eén eenheid blijft",
  steps: "Stap voor stap",
  go: (place) => `Trek naar ${place}`,
  march: (place) => `Marcheer naar ${place}`,
  sail: (place) => `Vaar naar ${place}`,
  strike: (place) => `Trek naar ${place} en val aan`,
  attack: (place) => `Marcheer naar ${place} en val aan`,
  disembark: (place) => `Land bij ${place}`,
  land: (place) => `Land bij ${place} en val aan`,
  pause: { land: "Trek erheen en vraag dan verder", sea: "Vaar erheen en vraag dan verder" },
  both: "Beide knoppen vertrekken meteen. Met de eerste eindigt deze beweging daar; de tweede vraagt hoe het verdergaat.",
  awaited: (place) =>
    `Je eenheden in ${place} gaan alleen mee als je vandaar verdergaat: anders eindigt deze beweging daar.`,
  goOn: "Volgende stap",
  running: (place) => `Onderweg naar ${place}.`,
  cancel: "Dit plan laten vallen",
  giveUp: "Plan opgeven",
  noGoal: "Tik nu op het doel.",
  goals: "Waarheen",
  choose: "Kies een plaats",
  these: "Deze",
  none: "Geen",
  noForce: "Er is niemand gekozen die kan bewegen.",
  nowhere: "Van hieruit is er nu geen doel.",
  tooFar: (place, need, mp) => `Het plan stopt hier: naar ${place} is nog ${need} MP nodig en er zijn er ${mp}.`,
  noReserve: ({ place, cost, kept, mp, rule }) =>
    `Het plan stopt hier: naar ${place} is nog ${cost} MP nodig en ${kept} in reserve (${rule}), en er is ${mp}.`,
  stopped: (place) => `Het plan voor ${place} stopt hier. De keuze is aan jou.`,
  begins: (pays) =>
    pays ? "Hiermee betaal je de activatie en begin je een expansie." : "Hiermee begin je een expansie.",
};

export default nl;
