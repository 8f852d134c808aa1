const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

/** What a plan says before it is carried out, in English; the type of the other languages. */
const en = {
  hint: "Tap one of your armies or fleets on the map, then where it is to go; or drag it there (with a finger, hold it first).",
  onTheWay: "Tap on the map where it is to go.",
  from: (place: string) => `From ${place}`,
  kinds: "What moves",
  army: "Army",
  fleet: "Fleet",
  who: "Who goes",
  tired: (units: string) => `${units}: has moved in this Activation (9.14).`,
  fewer: (unit: string) => `Fewer: ${unit}`,
  more: (unit: string) => `More: ${unit}`,
  of: (n: number, all: number) => `${n} of ${all}`,
  allOrNone: (unit: string, chosen: string) => `${unit}: ${chosen}. All or none`,
  move: "Which Move",
  minor: "Minor Move",
  major: "Major Move",
  range: (sure: number, most: number) =>
    `Within ${sure} MP surely, up to ${most} with luck. A ring: even chances or better.`,
  left: (mp: number) => `${mp} MP left.`,
  fleetRange: "A fleet needs no Movement Points.",
  way: "The way",
  cost: (place: string, mp: number, left: number | null) =>
    left === null ? `${place} takes ${mp} MP.` : `${place} takes ${mp} MP and leaves ${left}.`,
  reserve: (need: number, kept: number, rule: string) =>
    `The force must set out with ${need} MP: ${kept} of them ${kept === 1 ? "stays" : "stay"} in reserve (${rule}).`,
  weather: "Wind and weather may stop it, but only once it is there.",
  bySea: (place: string) => `${place} by sea.`,
  escorts: (n: number) =>
    `${counted(n, "squadron")} of the port ${n === 1 ? "sails" : "sail"} along and ${n === 1 ? "stays" : "stay"} where the army lands (11.32).`,
  strait: {
    held: (place: string) =>
      `Across the strait ${place} is entered on foot only where nobody resists (9.33): hence by sea.`,
    squadrons: (place: string) => `Enemy squadrons close the strait to ${place} (9.33): hence by sea.`,
  },
  sure: "It gets there for certain.",
  possible: (face: number, percent: number) =>
    `The die must show ${face === 6 ? "6" : `${face} or more`} (${percent} %).`,
  /** Of who may be intercepted it says how likely nobody is. */
  chance: (percent: number, face: number | null, isContested: boolean) => {
    const there = `gets there ${isContested ? "without a fight " : ""}with ${percent} %.`;
    return face === null
      ? `It ${there}`
      : `The die must show ${face === 6 ? "6" : `${face} or more`}; all in all it ${there}`;
  },
  /** 10.31: Battle Points of who comes, and one's own. */
  meets: (own: number, theirs: number) => `(${theirs} BP against your ${own})`,
  /** Who and what may stop it, likeliest first. */
  stoppers: (who: string, more: number) => `What may stop it: ${who}${more === 0 ? "" : `; and ${more} more`}.`,
  battle: "There it has to fight.",
  odds: ({
    own,
    theirs,
    isWalled,
    net,
    landing,
    wins,
    draws,
  }: Record<"own" | "theirs" | "net" | "landing" | "wins" | "draws", number> & { readonly isWalled: boolean }) =>
    `${own} BP against ${theirs}${isWalled ? " with the walls" : ""}; ${
      net === 0 ? "no shifts" : `${net > 0 ? "you have" : "the defender has"} ${counted(Math.abs(net), "shift")}`
    }${landing > 0 ? ` (the ${landing} that a landing gives the defender are counted, 11.33)` : ""}. You win with ${wins} %, and ${draws} % are a draw.`,
  stand: "They never retreat: you have the Space only once they are destroyed.",
  decisive: "Whoever takes it has won the game at once (3.2).",
  falls: (percent: number) => `The place falls with ${percent} %.`,
  loses: (space: string, province: string, stability: string) =>
    `If they leave, ${space} is lost${province === "" ? "" : `, and ${province} with it`}${stability === "" ? "" : `: Stability ${stability}`} (5.2).`,
  keeps: (space: string) => `Whoever stays behind keeps ${space}.`,
  /** 3.51: what an operation gives. */
  operations: {
    expansion: "one Major Move and two Minor Moves; building or hiring takes the place of a Minor one",
    recruitment: "new troops or squadrons; nobody moves",
  } as Readonly<Record<string, string>>,
  movesLeft: (majors: number, minors: number) =>
    `Left: ${counted(majors, "Major Move")}, ${counted(minors, "Minor Move")}.`,
  onTheLeg: (percent: number, how: "fight" | "sea" | "other") =>
    how === "fight"
      ? `gets through without a fight with ${percent} %`
      : how === "sea"
        ? `gets through in the end with ${percent} %: who is stopped may try again`
        : `gets through with ${percent} %`,
  whyNot: {
    over: (place: string) => `${place}: out of reach`,
    mp: (place: string, most: number, lands: boolean) =>
      `${place} takes more Movement Points than the ${most} that the die gives at most${lands ? "; a landing by force needs 2 in reserve" : ""}.`,
    left: (place: string, mp: number) =>
      `${place} is out of reach with the ${mp === 1 ? "1 Movement Point" : `${mp} Movement Points`} that ${mp === 1 ? "is" : "are"} left.`,
    pass: (place: string) => `A Move can lead through ${place}, but may not end there.`,
    fleet: (place: string) => `No fleet gets to ${place}: it lies inland.`,
    none: (place: string) => `There is no way to ${place} with any hope of getting there.`,
  },
  embark: "embarks",
  debark: "lands",
  tolls: (talents: string) => `Pay the tolls on the way: ${talents}`,
  occupy: "Occupy Spaces on the way, one unit each",
  drop: (unit: string) => `Leave ${unit} here`,
  pickUp: "All here join",
  breakDown: "One unit becomes garrisons",
  garrison: (mp: number) => `Split a unit into garrisons: one stays here, the others come along (${mp} MP)`,
  build: "Build or repair",
  stays: "One unit stays",
  steps: "Step by step",
  go: (place: string) => `Go to ${place}`,
  march: (place: string) => `March to ${place}`,
  sail: (place: string) => `Sail to ${place}`,
  strike: (place: string) => `Go to ${place} and attack`,
  attack: (place: string) => `March and attack ${place}`,
  disembark: (place: string) => `Land at ${place}`,
  land: (place: string) => `Land and attack ${place}`,
  pause: { land: "March there, then ask me", sea: "Sail there, then ask me" },
  both: "Either button sets out at once. The first ends this Move there; the second asks how it goes on.",
  awaited: (place: string) =>
    `Your units at ${place} come along only if you go on from there; otherwise this Move ends there.`,
  goOn: "Next step",
  running: (place: string) => `Under way to ${place}.`,
  cancel: "Drop this plan",
  giveUp: "Give up the plan",
  noGoal: "Now tap where it is to go.",
  goals: "Where to",
  choose: "Choose a place",
  these: "These",
  none: "None",
  noForce: "Nobody is chosen who can move.",
  nowhere: "It cannot get anywhere now.",
  tooFar: (place: string, need: number, mp: number) =>
    `The plan stops: ${place} takes ${need} MP more, and ${mp === 1 ? "there is 1" : `there are ${mp}`}.`,
  noReserve: ({
    place,
    cost,
    kept,
    mp,
    rule,
  }: Record<"cost" | "kept" | "mp", number> & { readonly place: string; readonly rule: string }) =>
    `The plan stops: ${place} takes ${cost} MP more and ${kept} in reserve (${rule}), and ${mp === 1 ? "there is 1" : `there are ${mp}`}.`,
  stopped: (place: string) => `The plan for ${place} stops here. The question is yours.`,
  begins: (pays: boolean): string =>
    pays ? "With this you pay for the Activation and begin an Expansion." : "With this you begin an Expansion.",
};

export default en;
export type PlanTexts = typeof en;
