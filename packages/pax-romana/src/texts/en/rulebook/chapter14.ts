/** Chapter 14: Stability. */
export const chapter14 = {
  "14.11":
    "Stability tells how firmly you sit in the saddle at home. The lower it is, the smaller the army you can keep for nothing, the fewer people rally to arms, and the harder some events hit you, up to a Civil War that tears your army apart (16.2).",
  "14.12":
    "The powers do not begin alike: Rome starts at +5, Carthage at +4, the East at +3 and Greece at +2; in scenario VI Rome at +6, the East at +2 and Greece at +1. In scenario I there is no Stability.",
  "14.13":
    "There are three ranges: Stable from 0 to +8, Unrest from -1 to -3, Turmoil from -4 to -6. Your range decides how much heavy infantry you maintain for nothing (6.42), how many militia you can call up (12.34), what an objective costs (15.43) and what a Stability Check does to you (16.2).",
  "14.14":
    "Stability never rises above +8 or falls below -6. All that happens in one instant is added up first and only then put on the track: at +8, a battle that wins you one province and costs you another leaves you at +8.",
  "14.21":
    "At once you gain 1 for each province outside your Home that you win and lose 1 for each that slips away; for provinces of your own Home Territory it is 2 either way. You also lose 1 each time you withdraw before battle from a Space of your Home Territory (10.45), raise militia (12.32), see a barbarian horde come within 1 MP of your capital (once for each horde, 13.44), or have a slave army rise at home, and that one comes back when the slaves are beaten. A capital lost costs 1 more on top of its province, and 1 again in every Victory Phase until you retake it for a single +1. In the Victory Phase whoever gained most points in the turn gets +1, whoever gained fewest -1, and ties get nothing (15.12). In the Maintenance Phase more heavy infantry than CVP (15.31) costs 2, more than three times as much 3 instead, in the Advanced Game more than four times as much 4; legions, reduced units and mercenary heavies count, the Soldier of Fortune does not.",
  "14.22":
    "An option of the Advanced Game: after the card of your Activation is dealt with and before your operation, you may disband any heavy infantry of yours, reduced and mercenary too. You get nothing back for it; it only saves Stability (14.21).",
} as const;
