/** Chapter 3: the course of a turn. */
export const chapter3 = {
  "3.1":
    "The program sets up what the scenario names: units, leaders, Talents, Stability and who controls what. Three things are left to you. In scenario I Rome first puts two garrisons into Spaces of its Home Territory that it controls, but not alone into a Mountain Fortress (12.13). In scenario IV Carthage begins with a free Major Move of Pyrrhus. In scenarios V and VII a Seleucid army waits off the map: at the start of any of its Activations the East may bring it on at Edessa, as long as nobody else occupies that Space; in the first turn its leader comes with it.",
  "3.2":
    "A turn has nine phases. A Income: you collect Talents (6.11). B Maintenance: you pay for squadrons and for heavy infantry above your maximum, and too large an army costs you Stability (6.41, 14.21). C Removal: leaders, militia, mercenary infantry, the Soldier of Fortune and barbarian hordes leave the map; tribes, rebels, slaves and independents stay. D Leader Selection: you draw two leaders, the first for a capital, the second for any Space you occupy (8.15). E Manpower: in secret you raise troops, build squadrons and rebuild reduced units, for those you do not rebuild become garrisons (6.22, 10.86). F Activation: you move, fight, build and talk (3.41). G Attrition: cut-off armies and fleets out of port lose units (9.41, 9.44). H Victory Points: the turn is counted (15.11). I Play Order: the markers are laid out for the next turn (3.42).",
  "3.3":
    "The order is settled anew for every turn: one marker of each power lies in a row and is played before the cup comes into use. In the first turn the scenario says who begins (in V it is Greece, then the East, Carthage and Rome); after that whoever is behind goes first (3.42).",
  "3.41":
    "You act when one of your Activation markers comes up: first those in the row, then marker after marker drawn blindly from the cup (3.42). So you never know when your next chance comes, only how many you still have.",
  "3.42":
    "The row holds one marker of each power: fewest Victory Points first, among equals the lower Stability, then fewer CVP, then the lower die. All other markers go into the cup, with the event markers if there are any (16.11). Nobody acts three times running: after two Activations in a row your markers are left out of the draw until somebody else has had a turn, unless only yours remain. Markers of the row count for this, and an event marker in between does not break the run. If your table likes more chance, only the very first marker is laid out and all others are drawn.",
  "3.43":
    "When row and cup are empty and the last marker has been played, nobody acts any more in this turn. Attrition, points and the new order of play follow (3.2).",
  "3.44":
    "When your marker comes up, you pay 1 Talent to use it. If you cannot or will not pay, it lapses and is gone all the same; only a Meeting costs nothing (4.1). So keep back at least a Talent for every marker, and some more against misfortune: a Civil War can raise the price to 2 for the whole next turn (16.2). In scenario I nobody pays.",
  "3.45":
    "In your own Activation you march and sail, fight, take provinces, build Towns and Cities, recruit or call a Meeting. In those of others you are not idle either: you may intercept them (10.31), withdraw before they attack (10.41), fight behind your walls or in the open (7.31), and when they pull out, your provinces may even fall back to you by themselves.",
  "3.51":
    "For a marker you have paid you choose one operation. Expansion gives you one Major Move with an army or fleet and two Minor Moves with single units, in any order; in place of a Minor Move you may build or repair (7.11) or hire mercenaries (12.21). Recruitment lets you raise and rebuild land units or build squadrons at the usual prices, but not both (6.21). In scenario I only Rome recruits, and only once: it gets 2 legions for nothing.",
  "3.52":
    "All your land units in one Space are an army, all your squadrons in one Space a fleet; land units aboard ship are a fleet too, escorted or not. A Major Move takes along as much of it as you like from one Space. It needs no leader, but without one it rarely gets far (9.12).",
  "3.53":
    "There is no limit to the units that may stand in one Space. Large armies have other worries: supply lines (9.41), upkeep (6.42) and an uneasy people at home (14.21).",
  "3.6":
    "The first turn of a scenario begins with phase F: income, maintenance, leaders and troops are already part of the set-up. In scenario III Eastern forces in Egypt, Judea, Cyprus and Cyrenaica may not leave these provinces in the first turn, unless they are beaten out of them. In scenarios V and VII your table can agree that in the first turn the Soldier of Fortune keeps to Italy, Sicily, Greece and the Danube, or stays out of Italy.",
  "3.7":
    "Each turn brings Victory Points for your rank in land (GOP) and in Towns and Cities (CVP), and for objectives where you use them (15.11). After the last turn most points win; a tie goes to the higher Stability, then to more CVP, else you share the victory. Scenarios II and IV are also won at once with the enemy's capital, and III with both enemy capitals, or with all of Asia Minor in a Victory Phase; at the end of III each province of Asia Minor is worth 2 points more. Scenario I counts no points: Greece wins with Roma, Rome once Pyrrhus is dead and no Greek land unit is left in Italy; if neither happens, Greece wins with Tarentum if Capua is Greek or destroyed, Rome with Tarentum, and else whoever has lost fewer Battle Points (a tie is Rome's).",
  "3.81":
    "In scenario V you choose how long you play. Basic is 5 turns with 3 markers each, without event markers and objectives; Basic II adds 1 event marker and 1 objective for each of you. Basic Plus is 5 turns with 4 markers, 2 event markers and 1 objective each; Ultra Basic 10 turns with 4 markers, 2 event markers and all objectives (15.43). Your table may also set its own measures: 1 to 10 turns, 1 to 6 markers, 0 to 6 event markers. Scenario VII takes both sorts of markers from there, for a single turn; I has 1 turn with 3 markers, II has 5 turns and III has 3, both with 4 markers and 1 event marker.",
  "3.82":
    "Only for the Advanced Game: everybody has 4 markers a turn, and the players agree on how many turns they play, 5 or 10 as a rule. Scenario IV is made for 6, and VII has a single one.",
} as const;
