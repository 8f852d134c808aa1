/** What the terminal table of Pax Romana says around the game, in English; the type of the other languages. */
export const en = {
  turn: (turn: number, last: number, phase: string) => `Turn ${turn} of ${last}, ${phase}`,
  first: (who: string) => `still before the cup: ${who}`,
  cup: (markers: string) => `in the cup: ${markers}`,
  eventMarkers: "events",
  empty: "nothing",
  movesLeft: (majors: number, minors: number) =>
    `Left: ${majors} Major ${majors === 1 ? "Move" : "Moves"}, ${minors} Minor ${minors === 1 ? "Move" : "Moves"}.`,
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
  knownTribes: "Tribes you have looked at, with their strength",
  objectives: (letters: string) => `Your objectives: ${letters}`,
  theirObjectives: (of: string, letters: string) => `Known objectives ${of}: ${letters}`,
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
    /** Before our rulings, which are in English. */
    rulings: "" as string,
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
