/** What the lenses of the map say, in English; the type of the other languages. */
const en = {
  label: "What the map shows",
  names: { reach: "Reach", threat: "Threat", supply: "Supply", income: "Income", control: "Control" },
  inWords: (n: number) => `In words (${n})`,
  reach: {
    sum: ({ from, mp }: { from: string; mp: string }) => (mp === "" ? `From ${from}` : `From ${from}: ${mp}`),
    mp: ({ sure, most }: { sure: number; most: number }) =>
      sure === most ? `${most} MP` : `${sure} MP for sure, up to ${most} with luck`,
    choose: "Choose one of your stacks on the map: it shows how far that stack can march or sail.",
    nowhere: (from: string) => `Nothing of yours in ${from} could move now.`,
    open: "can be reached; the number is its cost in MP",
    free: "only if the way there stays free",
    answered: "somebody may answer there, and how often he comes",
    battle: "a battle or siege there",
    possible: "with luck at the die, so many MP",
    attrition: "units the mountains take",
    at: ({ mp, face }: { mp: number; face: number }) =>
      `${mp} MP away${face > 1 ? `, needs a die of ${face} or more` : ""}`,
    sails: "by ship",
    chance: (percent: number) => `you get there in ${percent} of 100 cases`,
    answers: ({ who, from, percent }: { who: string; from: string; percent: number }) =>
      `${who} may intercept from ${from}, in ${percent} of 100 cases`,
    fight: "a battle or siege is to be won there",
    passes: "can only be passed through",
    costs: ({ least, most }: { least: number; most: number }) =>
      `the mountains take ${least === most ? least : `${least} to ${most}`} ${most === 1 ? "unit" : "units"}`,
  },
  threat: {
    sum: ({ of, n, weak }: { of: string; n: number; weak: number }) =>
      n === 0
        ? `No Space ${of} is in anybody's reach.`
        : `${n} ${n === 1 ? "Space" : "Spaces"} ${of} in reach of others with a die of 3; ${weak} of them too weakly held`,
    weak: "stronger than what stands there",
    holds: "no stronger than what stands there",
    sea: "by sea, if wind and fleets allow",
    comer: ({ who, from, bp }: { who: string; from: string; bp: number }) => `${who} from ${from} with ${bp} BP`,
    bySea: ({ who, from, bp }: { who: string; from: string; bp: number }) => `${who} from ${from} with ${bp} BP by sea`,
    stands: ({ bp, walls }: { bp: number; walls: number }) =>
      walls === 0 ? `${bp} BP hold it` : `${bp} BP and walls of ${walls} hold it`,
  },
  supply: {
    sum: ({ who, n, cut }: { who: string; n: number; cut: number }) =>
      n + cut === 0
        ? `${who} holds nothing outside the Home Territory.`
        : `${who}: ${n} of ${n + cut} Spaces abroad have a line of communication`,
    line: "line of communication to the Home Territory",
    sea: "the same by sea",
    cut: "no line",
    suffers: "loses 10 to 30 % at the end of the turn",
    adrift: "a fleet that is lost at the end of the turn",
    joined: "has a line of communication home",
    noLine: "has no line of communication",
    loses: ({ least, most }: { least: number; most: number }) =>
      `attrition at the end of the turn would take ${least === most ? least : `${least} to ${most}`} ${most === 1 ? "unit" : "units"}`,
    sinks: "the fleet here is lost at the end of the turn unless it reaches a friendly port",
  },
  income: {
    sum: ({ who, talents }: { who: string; talents: string }) => `${who} would collect ${talents} now`,
    cut: (talents: string) => `${talents} cut off`,
    byRhodes: (talents: string) => `${talents} by way of Rhodes, after its toll`,
    coin: "Talents of a province, Town, City or mine",
    grey: "struck out: cut off, pays nothing",
    kinds: { province: "province", territory: "whole Territory", works: "Town or City", mine: "mine" },
    pays: ({ kind, talents }: { kind: string; talents: string }) => `${kind}: ${talents}`,
    lines: {
      "none needed": "",
      open: "",
      "through Rhodes": "only through Rhodes, for a toll",
      shut: "cut off, pays nothing",
    },
  },
  control: {
    sum: (held: string) => `Provinces: ${held}`,
    tessera: "a tessera for each Space, in its holder's colour and under his sign",
    mark: "more than half begins here",
    nobody: "nobody's",
    held: ({ who, n, of }: { who: string; n: number; of: number }) => `${who} ${n} of ${of}`,
    controlled: (who: string) => `controlled by ${who}`,
    free: "controlled by nobody",
    home: (of: string) => `Home ${of}`,
    holder: (who: string) => `held by ${who}`,
  },
  note: { look: "What stands here", close: "Close" },
  overview: "Overview: drag to move the map",
  tree: {
    label: "The map as a tree",
    help: "Up and down go from line to line, right opens, left closes, Enter chooses a Space.",
    points: "On the way and at sea",
  },
};

export default en;
export type LensTexts = typeof en;
