/** Chapter 8: Leaders. */
export const chapter8 = {
  "8.11":
    "In every turn you have two leaders of your own; in the first one the set-up says who they are and where they stand. The Soldier of Fortune (12.4) and the leaders of barbarian armies are extra: they take nobody's place.",
  "8.12":
    "You have a pool of ten leaders, and chance picks two of them for you in every Leader Selection phase. Before that, in the Removal phase, all leaders of the last turn go back to the pool. So don't grow fond of anybody: the great man of this turn may be sitting at home in the next.",
  "8.13":
    "Whoever dies in the middle of a turn, in battle (8.4) or of a disease (16.2), is not replaced before the next Leader Selection. Until then you carry on with one leader fewer.",
  "8.14": "Every leader in your pool can be drawn, turn after turn. Only Elite leaders have to sit out a turn (8.3).",
  "8.15":
    "Your first leader begins in your capital; Greece and the East choose between their two. The second begins in any Space you occupy, be it with land units, a garrison, a Town or a City. If you hold no capital any more, so does the first, and if you occupy nothing at all, a leader stays in the pool. Everybody chooses in secret, and all places are shown together.",
  "8.21":
    "A leader has two numbers. The first is his Tactical Rating, 1 to 4: shifts in a land battle, though the better leader gains no more than one at the walls of a Town or City (10.51), and a bonus when he intercepts (10.32). The second is his Campaign Rating, 2 to 6: Movement Points on top of the die when he leads an army (9.12), at sea only when he brings troops along (11.3). A 3-5 leader fights with 3 and marches with 5; a star marks an Elite (8.3).",
  "8.22":
    "An army needs no leader to march or to fight. Without one it simply counts as led by a 0-0: it moves with the bare die and gets no shifts for tactics.",
  "8.23":
    "A leader may travel alone, as a Major or a Minor Move. He then has twice the sum of die and Campaign Rating, and by sea he pays only for the voyage, not for going aboard or ashore (storms can drown him all the same, 11.2). From a fleet in a port that others hold he cannot walk ashore: he can only sail, and if the last ships leave, he goes with them. In a Major Move he may pick up land units for 1 MP, but then the doubling is gone: he must still be within the single sum, and goes on with what is left of it. With a 3 and a rating of 5, for example, he has 16 MP; if he takes command of an army after 3 steps, that army has 8 − 3 − 1 = 4 MP. The other way round, a force on the march may take along a leader it meets for nothing; he lends it his Tactical Rating at once, but no Campaign Rating in this Move.",
  "8.24":
    "Several leaders may be with the same army, but only one counts at a time. For the march you name one of those who set out before the die is rolled, where their Campaign Ratings differ; for a battle you name one as well, and it need not be the same man. The attacker names his first, and whoever has a leader there must name one.",
  "8.3":
    "Every power has one or two Elite leaders, marked with a star. You never have two of them in play at once: if a second one comes up, somebody else is drawn for him. An Elite leader who was on the map, dead or alive, misses the next Leader Selection and can be drawn again in the one after it. If you own two, they may take turns. Only an Elite leader can become a Conqueror (16.2).",
  "8.41":
    "After every land battle each side rolls two dice for the leader it used, even if it lost nobody. The winner's dies on a 12; the loser's on a 2 or a 12, and so do both in a draw. At sea there is no such roll.",
  "8.42":
    "If your leader falls while his force is on the move, it goes on with 1 MP less. If it has lost the battle too, that makes 2 MP (9.21).",
  "8.43":
    "When a whole fleet goes down, the leaders aboard drown with it. A leader in a port is ashore if land units are with him, yours or an ally's; otherwise, beside your squadrons, he is aboard. Then his fleet decides over him: an enemy who marches in, overruns a garrison or takes the Town does him no harm.",
  "8.44":
    "If your whole force is wiped out, its leaders are lost with it, without a roll: in battle, in the Alps, by attrition or by a raid; but where no battle was fought, a garrison, ships or an ally's army left beside them will save them. A leader is with your army, with that of an ally with whom he shares the Space, or with his horde, and fights beside it; nobody but its enemies can harm him there. Garrisons and elephants cannot carry on alone either: they die with the last land unit.",
  "8.45":
    "A dead leader goes back to the pool for a later turn (an Elite one after his pause, 8.3), but nobody takes his place now. A nuisance, not a disaster: armies march without leaders, too.",
  "8.46":
    "Garrisons are no land units. If an army overruns a Space that only garrisons hold, there is no battle, and its leader does not have to roll for his life; but a leader who is with those garrisons, yours or an ally's, dies with them, the Soldier of Fortune too. Never leave a good man in such poor company.",
} as const;
