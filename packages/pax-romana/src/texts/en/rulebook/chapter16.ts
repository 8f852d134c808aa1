/** Chapter 16: Events. */
export const chapter16 = {
  "16.11":
    "Event markers go into the cup together with the markers of the powers. How many depends on your format of play: none in Basic, one in Basic II, two in Basic Plus and Ultra Basic (3.81); small scenarios and your own formats set their own number. More of them make the game wilder, and longer.",
  "16.12":
    "When an event marker is drawn, the power that was activated last rolls two dice, and their sum names the event (16.2). Where the event leaves it a choice, it is also the one to decide.",
  "16.13":
    "Most events happen at once. Conqueror, Disease, Galley Technology and Stability Check wait: they strike the power whose marker is the next to be drawn from the cup, even if that is only in the next turn. Markers laid out in order at the start of a turn don't count as drawn. If several events wait, they may all hit the same power, in the order in which they were rolled.",
  "16.2":
    "The sum of the two dice tells you what happens. " +
    "2, Soldier of Fortune: you may hire him with his army (12.4); Rome rolls again, and if he is already in play nothing happens. " +
    "3, Conqueror: if the power drawn next has an Elite leader in play, the force he is with may make its Major Move twice in a row, with a new die for the second, in each of that power's Activations to the end of the turn. " +
    "4, Slave Revolt: slaves rise in your own Home Territory (12.7) and cost you 1 Stability, unless there are troops in every Space there or a revolt against you is already running. " +
    "5, Pirates: you place pirates at a sea point, in a port nobody controls or in Tarsus, never beside Rhodes (12.6). " +
    "6, Rebellion: two dice name an area (2 Britannia, 3 Cyprus, 4 Mauretania, 5 the Danube, 6 Hispania, 7 Gaul, 8 Judea, 9 Germany, 10 Africa, 11 Sardinia); all garrisons there are lost, and each power that controls a Space in it loses 1 Stability. A 12 is a mutiny: you name a fleet, and it does not sail in this turn until its owner, at the start of an Activation, pays 1 Talent for each of its squadrons, those that serve him included. " +
    "7, Revenues: every power with fewer than 3 Talents loses 1 Stability, every one with more than 12 gains 1. " +
    "8, Barbarian Invasion: two dice name the invaders, and you place and move them (13.4). " +
    "9, Harvest: one die names a Territory (1 Rome, 2 Carthage, 3 Greece, 4 the East, 5 Sicily, 6 Asia Minor), another its harvest: even gives the power that controls the whole Territory 2 Stability, odd costs it 2. " +
    "10, Stability Check: the Stability of the power drawn next decides. From 0 to +3 it pays 3 Talents for bread and circuses and loses 1 level for each it does not pay. In Unrest (−1 to −3) it must, in this Activation, move 3 Battle Points more into one of its capitals, or it loses 1 level and all its garrisons. In Turmoil (−4 or lower) there is Civil War: this marker and all its others of the turn are void (if none was left, its markers cost 2 Talents in the next turn), a die is rolled for every place where it has units and an odd one takes them all (Towns and Cities stay), its leaders go, one new one rises in a capital, and Stability is set to −1. Above +3 it is safe, unless every power is: then it loses 1. " +
    "11, Disease: the power drawn next rolls a die for the leader whose two ratings add up to the most; if it is not higher than his Campaign Rating, he dies. " +
    "12, Galley Technology: each squadron of the power drawn next counts 3 instead of 2 Battle Points in sea battles to the end of the turn.",
} as const;
