/** How a game ended, in English; the type of the other languages. */
export const end = {
  /** 3.2: how a scenario is won at once; `enemies` is "of Carthage". */
  atOnce: {
    capitals: (enemies: string) => `Every capital ${enemies} has fallen`,
    capitalsOrAsiaMinor: (enemies: string) => `Every capital ${enemies} has fallen, or all of Asia Minor is theirs`,
    roma: () => "Roma has fallen",
    pyrrhus: () => "Pyrrhus is dead, and none of his army is left in Italy",
  },
  /** 3.7: how scenario I is decided after its last turn. */
  afterLast: "After the last turn Tarentum and Capua decide, else who has lost fewer Battle Points",
  outcome: ({ winners, points, isAtOnce }: { winners: string; points: string; isAtOnce: boolean }) =>
    `Victory${isAtOnce ? " at once, whatever the points" : ""}: ${winners}${points === "" ? "" : ` (${points})`}`,
};
