/** Chapter 2: map, units and money. */
export const chapter2 = {
  "2.11":
    "Territories are the large coloured areas of the map. Four are the Home Territories of the powers: Rome, Carthage, Greece and the East. Nine are independent (Hispania, Gaul, the Sicilies, Germania, the Danube, Asia Minor, Crete, the Chersonese and Rhodes), and five at the edges belong to the barbarians. Most are made of several provinces, and you control a Territory once you have them all (5.31). One that is a single province, such as Crete or Armenia, counts as that province only: 1 Talent and 1 GOP, and nothing on top for the Territory.",
  "2.12":
    "Territories are divided into provinces, and every province has one or more Spaces. Lusitania, for instance, is one of the provinces of Hispania. Income, recruiting and most of your points go by provinces, so this is the measure to think in. Crete, the Chersonese and Rhodes stand by themselves: nobody needs them to complete another Territory. And Corinthus, close as it is to Athenae, belongs to the Peloponnesus.",
  "2.13":
    "You move from circle to circle. The large ones are the 226 Spaces, where units stand and which you can control; 103 of them are ports, the only ones that are open to ships. A few are special: capitals, Mountain Fortresses (9.21, 10.51), tribal Spaces where nobody knows how strong the welcome will be (13.11), and the mine of Bergidum (6.11). The others are mere points on the way: land points and Alpine passes for armies (9.31, 9.32), sea points and the deep sea for fleets (11.21). No army may stop on a point or in a pass.",
  "2.14":
    "Lines join the circles. Armies follow the land connections, fleets those by sea; where both are drawn, each uses its own. Between Megara and Corinthus ships are dragged across the isthmus, so fleets pass there too. At four straits an army crosses the water on foot for 2 MP, if no enemy squadrons watch either shore (9.33): Messana and Rhegium, Tingi and Baetica, Sestus and Abydos, Byzantium and Nicomedia. Whatever leads out of the area of your scenario does not exist in it.",
  "2.15":
    "All that the tracks on the board would tell you is open to everybody: Talents, Stability, points, the markers left in the cup, every unit on the map, and also which question is open and who has to answer it. Secret are plans until all of them are shown, bids, the strength of tribes nobody has met, objectives in hand, and what is said at a Meeting you are not invited to (4.1).",
  "2.2":
    "What counts in a battle are Battle Points (BP). A legion, which only Rome has, is worth 4, heavy infantry 3; light infantry, cavalry, militia, barbarians and tribes are worth 1 each, and mercenaries as much as regular units of their kind. Reduced by losses, a legion still has 2 and heavy infantry 1 (10.81). A galley squadron has 2, but only at sea (11.43). Elephants and garrisons have no BP and are useful in other ways (10.67, 12.11), and each power draws its leaders from 10 of its own (8.12).",
  "2.3":
    "There are 20 objective markers: goals you hold in secret, which bring you something extra when you reach them (15.41). They are used in scenarios V and VI only, and there only if the length of play you have chosen says so (3.81): one for each of you, drawn by chance, or all of them, to be bought.",
  "2.4": "Only for the Advanced Game: the deck of 55 Event Cards.",
  "2.5":
    "Money is counted in Talents, T for short: 2T are two Talents. They are never divided, your treasury may be empty but never in debt, and everybody sees how much is in it. Scenario I does without money altogether.",
  "2.6":
    "You need no charts beside you: the program knows odds, prices, losses and events, and tells you with each result which rule it comes from. Where a figure matters for your decision, you find it in the text of its rule.",
  "2.7":
    "All dice have six sides. One die gives 1 to 6; where two or three are thrown, they are added up. The program throws them and writes every throw into the log, and what has been thrown cannot be taken back; only if your table plays with rerolls can a leader ask for another throw in battle (10.55).",
} as const;
