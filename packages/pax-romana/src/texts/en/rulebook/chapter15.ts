/** Chapter 15: Victory. */
export const chapter15 = {
  "15.11":
    "In the Victory Phase of every turn you gain Victory Points (VP) for your place in Geographic Objective Points (GOP, 15.22), for your place in Civilization Points (CVP, 15.32) and, where they are in use, for objectives (15.42). After the last turn the most VP win; a tie goes to the higher Stability, then to more CVP, else you share the victory. If you play several powers against others, only your weakest counts. Some scenarios have their own way of ending (3.7).",
  "15.12":
    "Whoever gained the most VP in this turn goes up 1 in Stability, whoever gained the fewest goes down 1. Only this turn's gain counts, not your total, so the leader of the game can still slip. If several tie for most or fewest, nobody goes up or down on that side.",
  "15.13":
    "Your total of VP decides when your first marker of the next turn comes up: the fewest VP go first, the most last. Ties go to the lower Stability, then to fewer CVP, then to the lower die, which is rolled again among equals. After that first round chance decides who is next (3.42).",
  "15.21":
    "GOP do not turn into VP one for one. At the end of each turn they only decide your place among the players, and it is the place that brings the VP (15.23).",
  "15.22":
    "You have 1 GOP for each province you control, at home or abroad, and 1 more for each Territory you control completely, but none extra for your own Home Territory. Lands of a single province, like Rhodes, Crete and those of the barbarians, count just 1 each. Objectives you have shown and fulfil add their GOP (15.49). Hispania with its five provinces is thus worth 6 GOP.",
  "15.23":
    "The most GOP bring 7 VP, second place 4, third 2 and fourth none; with fewer powers the scale is read from the top. Those who are level add up the VP of the places they share and divide them evenly, rounded down. With 10, 7, 7 and 3 GOP the first gets 7 VP, the two in the middle 3 each (4 + 2, halved), the last none.",
  "15.31":
    "Civilization Points, too, only decide your place at the end of each turn, and the place brings the VP (15.33). They have a second use: more legions and heavy infantry than CVP cost you Stability (14.21).",
  "15.32":
    "Each full Town is worth 1 CVP and each full City 3; a reduced City is worth 1, a reduced Town nothing. Where slaves sit, nothing counts. Turning a Town into a City thus brings you 2 CVP.",
  "15.33":
    "The most CVP bring 5 VP, second place 3, third 1 and fourth none. Ties are shared as with GOP, rounded down: with 9, 9, 6 and 2 CVP the first two get 4 VP each (5 + 3, halved), the third 1 and the last none. Two who tie for third place get nothing.",
  "15.41":
    "There are 20 objective markers of fourteen kinds, A to N (15.49). They are used only in scenarios V and VI, and there the format of play decides how: not at all, one for each power dealt at the start, or all of them to buy (3.81).",
  "15.42":
    "In the Victory Phase every objective you have shown and fulfil at that moment brings you GOP, or, in the case of L, M and N, VP at once. What you held earlier in the turn and lost again does not help.",
  "15.43":
    "Where all objectives are in use, you may buy one in each Manpower Phase, as part of your secret plan: for 1 Talent if you are Stable, 2 in Unrest, 3 in Turmoil. With three markers already, shown ones included, you cannot buy another.",
  "15.44":
    "A bought marker is drawn by chance from the common pool. Only you see its letter; the others learn just that you drew one. Nobody may look into the pool.",
  "15.45":
    "Keep your objectives to yourself: whoever knows them can stop you. You may show one to another player as part of a deal (4.1), when the two of you want to work together; once it is agreed you choose which. The others learn only that you showed one. Objectives are never given away, and one you have shown to everybody stays face up until you return it.",
  "15.46":
    "In the Removal Phase you may return any of your markers to the pool; the others see how many, but not which hidden ones. L, M and N go back by themselves as soon as they have brought VP. All others you keep, and once shown they count again by themselves in every turn in which you fulfil them.",
  "15.47":
    "Some objectives are not for everybody: B is no use to the East, F none to Greece. If you draw one of these, it goes straight back and you get another.",
  "15.48":
    "To get something for an objective you must show it to all. In the Victory Phase everybody who holds hidden markers decides in secret which fulfilled ones to claim; then they are turned over together. You may also keep silent and wait for a better moment.",
  "15.49":
    "These bring GOP. A: all of Asia Minor with a port, that is, without Cappadocia, 8 for Rome and Carthage, 4 for Greece and the East. B: Egypt, 8 (not the East). C: Hispania, 8 (Carthage 4). D: Crete, Cyprus and Cilicia, 6 (the East 3). E: Gaul, 6 (Rome 3). F: the ports of Lesbos/Chios, Naxos, Cnossus and Miletus, 6 (not Greece). G: Germania Superior, Raetia and Noricum, 4. H: the Danube, 8 (Rome and Greece 4). I: both provinces of Sicily, Sardinia and Corsica, 4. J: the Balearic Islands and all ports of Baetica, Mauretania and Tarraconensis, 6 (Carthage 3). K: a Town or City in five Territories besides your Home, 6. These bring VP and go back. L: alone the richest at the end of the Income Phase, to be shown there and then and scored in this turn's Victory Phase, 3. M: a Home province of another power, 3. N: the Sicilies, Germania, the Chersonese, or Rhodes with Crete, 2 for each. A, B, C, E, H and K exist twice.",
} as const;
