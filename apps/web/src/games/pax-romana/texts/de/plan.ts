import type { PlanTexts } from "../en/plan.ts";

const de: PlanTexts = {
  hint: "Tippe auf der Karte auf eines deiner Heere oder eine deiner Flotten, dann auf das Ziel; oder zieh sie dorthin (mit dem Finger erst kurz halten).",
  onTheWay: "Tippe auf der Karte auf das Ziel.",
  from: (place) => `Von ${place}`,
  kinds: "Was zieht",
  army: "Heer",
  fleet: "Flotte",
  who: "Wer mitgeht",
  tired: (units) => `${units}: in dieser Aktivierung schon gezogen (9.14).`,
  fewer: (unit) => `Weniger: ${unit}`,
  more: (unit) => `Mehr: ${unit}`,
  of: (n, all) => `${n} von ${all}`,
  allOrNone: (unit, chosen) => `${unit}: ${chosen}. Alle oder keine`,
  move: "Welche Bewegung",
  minor: "Nebenbewegung",
  major: "Hauptbewegung",
  range: (sure, most) => `Bis ${sure} MP sicher, mit Glück bis ${most}. Ein Ring: mindestens jedes zweite Mal.`,
  left: (mp) => `Noch ${mp} MP.`,
  fleetRange: "Eine Flotte braucht keine Bewegungspunkte.",
  way: "Der Weg",
  cost: (place, mp, left) => (left === null ? `${place} kostet ${mp} MP.` : `${place} kostet ${mp} MP, Rest ${left}.`),
  reserve: (need, kept, rule) =>
    `Beim Aufbruch braucht es ${need} MP: ${kept} davon ${kept === 1 ? "bleibt" : "bleiben"} als Reserve (${rule}).`,
  weather: "Wind und Wetter können den Zug beenden, aber erst am Ziel.",
  bySea: (place) => `${place} über See.`,
  escorts: (n) =>
    `${n} Geschwader aus dem Hafen ${n === 1 ? "fährt" : "fahren"} mit und ${n === 1 ? "bleibt" : "bleiben"}, wo das Heer landet (11.32).`,
  strait: {
    held: (place) =>
      `Über die Meerenge kommt man zu Fuß nur nach ${place}, wenn dort niemand widersteht (9.33): darum über See.`,
    squadrons: (place) => `Feindliche Geschwader sperren die Meerenge nach ${place} (9.33): darum über See.`,
  },
  sure: "Die Ankunft ist sicher.",
  possible: (face, percent) => `Der Würfel muss ${face === 6 ? "6" : `mindestens ${face}`} zeigen (${percent} %).`,
  chance: (percent, face, isContested) => {
    const so = `${isContested ? "ohne Kampf " : ""}mit ${percent} %.`;
    return face === null
      ? `Es gelingt ${so}`
      : `Der Würfel muss ${face === 6 ? "6" : `mindestens ${face}`} zeigen; alles in allem gelingt es ${so}`;
  },
  meets: (own, theirs) => `(${theirs} KP gegen deine ${own})`,
  stoppers: (who, more) => `Was es aufhalten kann: ${who}${more === 0 ? "" : `; und ${more} weitere`}.`,
  battle: "Dort kommt es zum Kampf.",
  odds: ({ own, theirs, isWalled, net, landing, wins, draws }) =>
    `${own} gegen ${theirs} KP${isWalled ? " mit den Mauern" : ""}; ${
      net === 0
        ? "niemand darf verschieben"
        : `${net > 0 ? "du darfst" : "der Verteidiger darf"} ${Math.abs(net)} verschieben`
    }${landing > 0 ? ` (die ${landing}, die eine Landung dem Verteidiger gibt, sind eingerechnet, 11.33)` : ""}. Du siegst mit ${wins} %, unentschieden endet es mit ${draws} %.`,
  stand: "Sie ziehen sich nie zurück: Das Feld hast du erst, wenn sie vernichtet sind.",
  decisive: "Wer diesen Ort nimmt, hat die Partie auf der Stelle gewonnen (3.2).",
  falls: (percent) => `Der Ort fällt mit ${percent} %.`,
  loses: (space, province, stability) =>
    `Wenn sie abziehen, ist ${space} verloren${province === "" ? "" : ` und damit auch ${province}`}${stability === "" ? "" : `: Stabilität ${stability}`} (5.2).`,
  keeps: (space) => `Wer zurückbleibt, hält ${space}.`,
  operations: {
    expansion: "eine Hauptbewegung und zwei Nebenbewegungen; Bauen oder Anwerben ersetzt eine Nebenbewegung",
    recruitment: "neue Truppen oder Geschwader; niemand zieht",
  },
  movesLeft: (majors, minors) =>
    `Noch übrig: ${majors} ${majors === 1 ? "Hauptbewegung" : "Hauptbewegungen"}, ${minors} ${minors === 1 ? "Nebenbewegung" : "Nebenbewegungen"}.`,
  onTheLeg: (percent, how) =>
    how === "fight"
      ? `kommt zu ${percent} % ohne Kampf durch`
      : how === "sea"
        ? `kommt am Ende zu ${percent} % durch: Wer aufgehalten wird, darf es wieder versuchen`
        : `kommt zu ${percent} % durch`,
  whyNot: {
    over: (place) => `${place}: außer Reichweite`,
    mp: (place, most, lands) =>
      `${place} kostet mehr als die ${most} Bewegungspunkte, die der Würfel höchstens gibt${lands ? "; eine Landung mit Gewalt braucht 2 als Reserve" : ""}.`,
    left: (place, mp) =>
      `${place} ist mit ${mp === 1 ? "dem 1 Bewegungspunkt, der noch übrig ist" : `den ${mp} Bewegungspunkten, die noch übrig sind`}, nicht zu erreichen.`,
    pass: (place) => `Eine Bewegung kann durch ${place} führen, darf dort aber nicht enden.`,
    fleet: (place) => `Keine Flotte kommt nach ${place}: Es liegt im Binnenland.`,
    none: (place) => `Nach ${place} gibt es keinen Weg mit Aussicht, dort anzukommen.`,
  },
  embark: "schifft sich ein",
  debark: "landet",
  tolls: (talents) => `Zölle unterwegs bezahlen: ${talents}`,
  occupy: "Felder am Weg besetzen, mit je einer Einheit",
  drop: (unit) => `Hier bleibt ${unit}`,
  pickUp: "Alle hier schließen sich an",
  breakDown: "Eine Einheit wird zu Garnisonen",
  garrison: (mp) => `Eine Einheit in Garnisonen teilen: Eine bleibt hier, die übrigen kommen mit (${mp} MP)`,
  build: "Bauen oder ausbessern",
  stays: "Eine Einheit bleibt",
  steps: "Schritt für Schritt",
  go: (place) => `Zug nach ${place}`,
  march: (place) => `Marsch nach ${place}`,
  sail: (place) => `Fahrt nach ${place}`,
  strike: (place) => `Zug nach ${place} und Angriff`,
  attack: (place) => `Marsch und Angriff auf ${place}`,
  disembark: (place) => `Landung in ${place}`,
  land: (place) => `Landung und Angriff auf ${place}`,
  pause: { land: "Hinziehen, dann weiterfragen", sea: "Hinfahren, dann weiterfragen" },
  both: "Beide Knöpfe ziehen sofort los. Mit dem ersten endet diese Bewegung dort, beim zweiten geht es auf Nachfrage weiter.",
  awaited: (place) =>
    `Deine Einheiten in ${place} ziehen nur mit, wenn es von dort weitergeht: sonst endet diese Bewegung dort.`,
  goOn: "Nächster Schritt",
  running: (place) => `Unterwegs nach ${place}.`,
  cancel: "Plan verwerfen",
  giveUp: "Plan aufgeben",
  noGoal: "Tippe nun auf das Ziel.",
  goals: "Wohin",
  choose: "Wähle einen Ort",
  these: "Diese",
  none: "Keine",
  noForce: "Es ist niemand gewählt, der ziehen kann.",
  nowhere: "Von hier gibt es jetzt kein Ziel.",
  tooFar: (place, need, mp) => `Der Plan endet hier: Bis ${place} sind es noch ${need} MP, übrig sind ${mp}.`,
  noReserve: ({ place, cost, kept, mp, rule }) =>
    `Der Plan endet hier: Bis ${place} sind es noch ${cost} MP und ${kept} als Reserve (${rule}), übrig sind ${mp}.`,
  stopped: (place) => `Der Plan für ${place} endet hier. Nun entscheidest du.`,
  begins: (pays) =>
    pays ? "Damit bezahlst du die Aktivierung und beginnst eine Expansion." : "Damit beginnst du eine Expansion.",
};

export default de;
