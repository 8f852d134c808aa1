/** Chapter 1: what the game is. */
export const chapter1 = {
  "1.1":
    "You lead one of the great powers of the Mediterranean: Rome, Carthage, Greece or the East. The Standard Game does without cards; surprises come from event markers in the cup, where the scenario or your table wants them (16.11). Scenarios I, II and III are duels, V is the great game of all four powers, and VII is its first turn alone.",
  "1.2":
    "The Advanced Game adds 55 Event Cards, more sorts of units and the rules that go with them. Scenarios IV, V, VI and VII are played with it, V and VII without it too; wherever a rule belongs to it alone, this rulebook says so.",
  "1.3":
    "A turn stands for about 25 years, and ten turns lead from 300 to 50 BC. A legion or a unit of heavy infantry is some 7000 men, light infantry 5000, cavalry 2500 riders, and a galley squadron 50 warships. So do not be surprised when a march across half the known world takes a single Move.",
  "1.4":
    "A few words mean something exact here. Land units are infantry and cavalry of every kind; leaders, elephants, garrisons and galley squadrons are not. You occupy a Space with land units, a garrison, a Town or a City. A Space or port is friendly to you if you occupy it, or if it lies in your Home Territory and nobody else occupies it; that you control the province is not enough. The capitals are Roma, Carthago, Athenae and Pella for Greece, Alexandria and Antiochia for the East, which in scenario VI has Antiochia alone.",
  "1.5":
    "In many places the printed rules leave a question open or contradict themselves, and a program has to decide. Our decisions have numbers of their own, such as R46, and you find them after the rule they belong to. The texts here are ours and keep the numbers of the living rules, so you can compare the two at any time.",
} as const;
