/** Chapter 9: Land Movement. */
export const chapter9 = {
  "9.11":
    "An Expansion gives you one Major Move and two Minor Moves. A Major Move takes any or all of your units in one Space, usually an army or a fleet. A Minor Move takes exactly one unit, such as one heavy infantry, one garrison or one squadron, or one leader. Instead of a Minor Move you may build or repair a Town or City (7.1), hire mercenaries (12.21) or turn one unit into garrisons (12.14).",
  "9.12":
    "You say what moves, then roll a die: that is how many Movement Points (MP) it has, plus the Campaign Rating of one leader who sets out with it, whom you name first (8.24). A 5 and a leader rated 2 make 7 MP. In a Minor Move a unit has the die alone; a fleet needs no MP at all (11.11). You see the die only after you have named the force, and whoever you leave standing in the first Space after that counts as moved.",
  "9.13":
    "You choose the order of your three Moves, one after the other, and decide on each when you see how the last one went.",
  "9.14":
    "No land unit moves twice in one Activation: whoever has marched, or was dropped on the way, stays where it is until the next. Squadrons may go out several times as long as they do nothing but escort transports (11.32). Leaders are free: one may lead your Major Move and then ride on in a Minor Move.",
  "9.21":
    "Entering a Space or a point costs 1 MP; a Mountain Fortress, an Alpine pass or a strait costs 2, and there is no minimum move: with a roll of 1 the Mountain Fortress is out of reach. Going aboard, sailing and going ashore cost 1 MP each (11.31), picking up units 1, turning units into garrisons 1 (12.14); leaving units behind is free, but they move no more. Where enemy land units, garrisons, tribes, barbarians, a Town or a City wait, you must attack for 1 MP more, and you may only enter if you have it; it comes back if everybody withdraws (10.42). Going on after a defeat costs 1 MP, and so does forcing a beaten defender to retreat (10.92). Fleets in port don't bother an army; a leader all alone is not attacked, but he is lost unless he flees by a die of his own, whether land units march in or are raised around him; he is not alone beside an army or garrison of an ally.",
  "9.22":
    "On land you follow the lines on the map, straits included. If no line joins two Spaces, there is no direct way, however close they look: from Gergovia to Uxellodunum you have to go round.",
  "9.31":
    "Points are waypoints, not places: you pay for them like any Space, but nobody ever stops there. You may step onto one only if you have the MP to go on into a Space beyond it, the attack included if one awaits you there. Turning back is allowed, but does not count as a way on.",
  "9.32":
    "The Alpine passes lead into northern Italy. Each costs 2 MP, nobody stops in one, and every army that enters rolls for attrition there at once (9.43). There is always at least one loss, so a lone light infantry never comes through, while a full legion or heavy infantry on its own is reduced. Leaders and garrisons cross unharmed.",
  "9.33":
    "At four straits you cross the water on foot for 2 MP: Messana to Rhegium, Sestus to Abydos, Byzantium to Nicomedia, and Tingi to the point in Baetica. Enemy squadrons at either end close a strait; your own do not. Into Messana, Rhegium and Tingi you cross only if they are empty or friendly; between Europe and Asia you may fight your way over. The point in Baetica is no place to stop (9.31), so coming from Tingi you need the MP to go on.",
  "9.41":
    "At the end of the turn, in the Attrition phase, every Space with land units of yours needs a line of communication to a friendly Space in your Home Territory (6.15). Without one it is isolated and suffers attrition (9.43). If only a line through neutral Rhodes would help, you may buy it for 1 Talent a Space (6.16).",
  "9.42":
    "Units in a Town or City are never isolated, and garrisons alone are not asked. Tribes, barbarians and other non-players live off the land. Mercenaries suffer like your own troops, and so does the Soldier of Fortune.",
  "9.43":
    "Roll one die for each Space: on a 1 or 2 you lose 10 % of the units there, on a 3 or 4 20 %, on a 5 or 6 30 %, always rounded up, so at least one. Units count, not Battle Points; you choose which, elephants included, but garrisons and leaders neither count nor pay. Reducing a legion or heavy infantry is worth one loss, removing it two (10.85). Six units and a 4, for example, make 1.2, that is 2 losses.",
  "9.44":
    "After the armies it is the fleets' turn: any of your fleets that does not lie in a port you control is lost, with all it carries and its leaders. Outside your Home Territory you control a port only if a land unit, a garrison, a Town or a City of yours is in it (5.14); that saves your fleet in an ally's port as well. So bring your ships home in time.",
  "9.45":
    "An option of the Advanced Game: more than 2 units of yours, elephants included, that are in a Mountain Fortress when your Activation begins and stay there suffer attrition when it ends (9.43). A marker that lapses has no such end.",
} as const;
