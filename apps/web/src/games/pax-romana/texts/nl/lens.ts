import type { LensTexts } from "../en/lens.ts";

/** What the lenses of the map say, in Dutch. */
const nl: LensTexts = {
  label: "Wat de kaart toont",
  names: { reach: "Bereik", threat: "Gevaar", supply: "Aanvoer", income: "Inkomen", control: "Bezit" },
  inWords: (n) => `In woorden (${n})`,
  reach: {
    sum: ({ from, mp }) => (mp === "" ? `Vanuit ${from}` : `Vanuit ${from}: ${mp}`),
    mp: ({ sure, most }) => (sure === most ? `${most} MP` : `zeker ${sure} MP, met geluk tot ${most}`),
    choose: "Kies een van je stapels op de kaart: dan zie je hoe ver die kan marcheren of varen.",
    nowhere: (from) => `In ${from} kan er van jou nu niets vertrekken.`,
    open: "bereikbaar; het getal is de prijs in MP",
    free: "alleen als de weg ernaartoe vrij blijft",
    answered: "daar kan iemand ingrijpen, en hoe vaak dat lukt",
    battle: "daar komt het tot een veldslag of beleg",
    possible: "met geluk bij de worp, zoveel MP",
    attrition: "eenheden die de bergen kosten",
    at: ({ mp, face }) => `${mp} MP ver${face > 1 ? `, vraagt een ${face} of hoger` : ""}`,
    sails: "per schip",
    chance: (percent) => `je komt in ${percent} van de 100 gevallen aan`,
    answers: ({ who, from, percent }) => `${who} kan uit ${from} onderscheppen, in ${percent} van de 100 gevallen`,
    fight: "daar moet een veldslag of beleg gewonnen worden",
    passes: "hier kun je alleen doorheen",
    costs: ({ least, most }) =>
      `de bergen kosten ${least === most ? least : `${least} tot ${most}`} ${most === 1 ? "eenheid" : "eenheden"}`,
  },
  threat: {
    sum: ({ of, n, weak }) =>
      n === 0
        ? `Niemand kan een vak ${of} bereiken.`
        : `${n} ${n === 1 ? "vak" : "vakken"} ${of} binnen bereik van anderen met een worp van 3; ${weak} daarvan te zwak bezet`,
    weak: "sterker dan wat er staat",
    holds: "niet sterker dan wat er staat",
    sea: "over zee, als wind en vloten het toelaten",
    comer: ({ who, from, bp }) => `${who} uit ${from} met ${bp} GP`,
    bySea: ({ who, from, bp }) => `${who} uit ${from} met ${bp} GP over zee`,
    stands: ({ bp, walls }) => (walls === 0 ? `${bp} GP houden het` : `${bp} GP en muren van ${walls} houden het`),
  },
  supply: {
    sum: ({ who, n, cut }) =>
      n + cut === 0
        ? `${who} heeft niets buiten het thuisland.`
        : `${who}: ${n} van ${n + cut} vakken buiten het thuisland hebben een verbindingslijn`,
    line: "verbindingslijn naar het thuisland",
    sea: "hetzelfde over zee",
    cut: "geen lijn",
    suffers: "verliest aan het eind van de ronde 10 tot 30 %",
    adrift: "een vloot die aan het eind van de ronde verloren gaat",
    joined: "heeft een verbindingslijn naar het thuisland",
    noLine: "heeft geen verbindingslijn",
    loses: ({ least, most }) =>
      `uitputting aan het eind van de ronde kost ${least === most ? least : `${least} tot ${most}`} ${most === 1 ? "eenheid" : "eenheden"}`,
    sinks: "de vloot hier gaat aan het eind van de ronde verloren, tenzij ze een bevriende haven haalt",
  },
  income: {
    sum: ({ who, talents }) => `${who} zou nu ${talents} innen`,
    cut: (talents) => `${talents} afgesneden`,
    byRhodes: (talents) => `${talents} via Rhodos, na aftrek van de tol`,
    coin: "talenten van een provincie, stad, grote stad of mijn",
    grey: "doorgestreept: afgesneden, betaalt niets",
    kinds: { province: "provincie", territory: "heel gebied", works: "stad of grote stad", mine: "mijn" },
    pays: ({ kind, talents }) => `${kind}: ${talents}`,
    lines: {
      "none needed": "",
      open: "",
      "through Rhodes": "alleen via Rhodos, tegen tol",
      shut: "afgesneden, betaalt niets",
    },
  },
  control: {
    sum: (held) => `Provincies: ${held}`,
    tessera: "een steentje voor elk vak, in kleur en teken van wie het houdt",
    mark: "vanaf hier meer dan de helft",
    nobody: "van niemand",
    held: ({ who, n, of }) => `${who} ${n} van ${of}`,
    controlled: (who) => `beheerst door ${who}`,
    free: "door niemand beheerst",
    home: (of) => `thuisland ${of}`,
    holder: (who) => `in handen van ${who}`,
  },
  note: { look: "Wat hier staat", close: "Sluiten" },
  overview: "Overzicht: slepen verschuift de kaart",
  tree: {
    label: "De kaart als boom",
    help: "Op en neer gaan van regel naar regel, rechts opent, links sluit, Enter kiest een vak.",
    points: "Onderweg en op zee",
  },
};

export default nl;
