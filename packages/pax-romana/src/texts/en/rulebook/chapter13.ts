/** Chapter 13: Barbarians. */
export const chapter13 = {
  "13.11":
    "Wild tribes live in 26 Spaces of the map. At the start each of them that is in play gets one of 30 counters, unseen and at random; the rest are kept aside. Each stands for 2 to 8 tribal infantry, mostly 4 to 6, and nobody knows how many before somebody goes there.",
  "13.12":
    "As soon as a force marches in, the tribe shows itself: tribal infantry of that strength stands in the Space, and the counter goes back to the unused ones. This comes before any interception and before the battle. From then on everybody knows how strong the tribe is, even if you are beaten off.",
  "13.13":
    "Whoever enters a Space with a tribe attacks it; nobody passes through in peace, so you need 1 MP more. A tribe never withdraws, never retreats and cannot be forced to: you get the Space only when the last of them is dead.",
  "13.14":
    "Tribes never leave their Space. They do not attack or intercept anybody either, but a power that intercepts you there fights at their side (10.36).",
  "13.15":
    "A tribe controls the Space it lives in, even while its counter is still unseen. So it can deny you a province in which you would otherwise have the majority.",
  "13.16":
    "Barbarians of an invasion (13.41) fight tribes like anybody else: a horde that marches into their Space attacks them.",
  "13.17":
    "Only battle removes tribal infantry. In the Removal Phase they stay, and they do not recover what they have lost.",
  "13.18":
    "An event may bring an unused tribal counter back, drawn at random and unseen, to a tribal Space where nobody is. No event of the Standard Game does so; this is kept for the Advanced Game. A Space never has more than one counter.",
  "13.21":
    "Barbarian infantry comes by events. In the Standard Game the Barbarian Invasion brings it (13.41); a Rebellion puts no troops on the map there (16.2).",
  "13.22":
    "Barbarian infantry controls the Space it occupies, as long as it stands there. So even a horde that just sits in the wrong place can cost you a province.",
  "13.23":
    "How barbarians come and whether they move is up to their event. Otherwise they stay where they are: they never withdraw, and they retreat neither freely nor by force, unless a horde is intercepted while somebody moves it.",
  "13.24":
    "Whoever marches into a Space with barbarians must attack them. Someone has to choose for them: the power that placed or last moved the horde, or, if that is the one who attacks, the first other power in the order of play. It decides on their Shifts and losses like on its own.",
  "13.25":
    "The hordes of an invasion leave the map in the Removal Phase of the next turn, with their leaders. Tribes stay, and so do slave armies (12.7).",
  "13.26":
    "Whoever brings a horde moves it as if it were an army of their own, and may turn it on tribes and other hordes as well. It may leave units behind on the way, but its leader never goes without his people. It makes no garrisons and has no ships. Like any force on the march it can be intercepted, and may then retreat (10.91).",
  "13.37":
    "A horde can take Towns and Cities and, if its mover likes, destroy them for as many MP as they have Wall Points, even in the mover's own Home Territory, where that is forbidden to armies of the mover (7.43). Whenever it takes one, it must try to sack it (7.51). Nobody gets Talents for that: it only decides whether the horde marches on (7.53).",
  "13.3":
    "Where Rebellions have all their effects (always in the Advanced Game, by agreement in the Standard Game, 16.2), rebels are barbarian infantry that never moves, withdraws or retreats, and stays until killed. Africa: Carthage's mercenaries there become rebels worth their BP and fight whoever is with them; the province pays nothing meanwhile. Britannia: all garrisons go, 3 rise; Mauretania: 1 in each empty Space; nobody controls either while they live. Cyprus: closed to fleets for the turn, except for whoever has a squadron there. Danube, Germany (Inferior and Superior): one Space loses its garrisons and units up to 8 BP. Hispania: one garrison goes, 3 rise in Lusitania or Numantia, and Spaces beside them cost 1 MP more. Judea: garrisons and 1 BP go, 1 rises, in a Town or City first; Spaces there cost 2 MP. Sardinia: 1 rises where at most garrisons stand. Gaul: while nobody controls a mainland province, one garrison may go; else roll a die and add those controlled. Up to 6 one open Space loses garrisons and up to 8 BP, 3 rise there and 1 in each empty Space of its province. From 7 on, once a game, in scenario VI not before turn 6, a province is cleared outside Towns and Cities, and an army of 2 dice with a 2-5 leader gathers: this turn anybody may use it as a Major Move, within mainland Gaul. Naval Mutiny: a fleet stays put until it is paid 1 Talent for each squadron.",
  "13.41":
    "When the event Barbarian Invasion comes up, the power activated last, and by card whoever draws it, rolls two dice to see who comes: 2 or 3 the Caledonians, 4 to 6 the western Gauls, 7 or 8 the Germans, 9 or 10 the eastern Gauls, 11 or 12 the Armenians. The Gauls and Germans come with an army (13.42). The Caledonians wipe out all garrisons in Britannia. The Armenians raid every occupied Space within 3 MP of Amida except Mountain Fortresses: if a die shows more than there are units, squadrons not counted, all of these are lost. Nothing happens if an army other than garrisons holds Amida.",
  "13.42":
    "If you rolled it, you place the horde in any Space, occupied or not: western Gauls (2 dice of infantry, a 1-5 leader) in mainland Gaul, unless powers control all four provinces there; eastern Gauls (the same) in Sarmatia or Scythia; Germans with a 2-5 leader, 3 dice in Germania Magna or the Greater German Tribes, or 2 dice and 2 cavalry in Germania Inferior or Superior. It moves at once with one die plus 5 MP, which costs you nothing of your own operations; if others than you are in its first Space it attacks them for 2 MP, and beaten there it goes to an open Space next door or is lost. It marches by land only, goes into and through Spaces with your own forces without a fight, and may stop there; but it denies you the Space (13.22), an army of yours that comes later must attack it (13.24), and whoever is attacked beside it cannot retreat. Gauls then stay where they are; Germans can be moved again by any power as its Major Move, but not back to the province they came from once they have left it; and where pieces of another power than their new mover are with them, all of them have to leave.",
  "13.43":
    "Event Cards during barbarian operations belong to the Advanced Game: there all may play them as in any other operation (17.15), also whoever moves the horde, for its good. For barbarians that nobody moves no card is played (13.24).",
  "13.44":
    "If a horde comes within 1 MP of your Home capital, you lose 1 Stability, once for each horde. Next door counts, but not across a strait or where entering costs 2 MP. You lose nothing if an enemy already holds the capital: what you no longer have, you need not fear for.",
} as const;
