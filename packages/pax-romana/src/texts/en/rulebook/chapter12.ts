/** Chapter 12: special units. */
export const chapter12 = {
  "12.11":
    "Garrisons hold Spaces, but they do not fight: they have no BP and cannot be taken as losses. An enemy with land units who enters where only garrisons stand pays 1 MP more, as for an attack, and they are gone without a battle, and a leader with them; squadrons in the port stay afloat, and a leader aboard them (8.43). With an army they retreat when it retreats, and are lost with its last land unit. On their own they cannot withdraw. An army that withdraws may pass an enemy garrison for 1 MP more, but neither harms it nor stops there (10.44).",
  "12.12":
    "A garrison controls its Space and counts for control of the province like an army (5.21). It is the cheapest way to hold what you have taken.",
  "12.13":
    "Garrisons move alone, by a Minor Move, or along with an army. They may not end in a Mountain Fortress without a land unit of yours, or of your Soldier of Fortune, beside them, and none are made there without one, not even in the Manpower Phase; only a reduced unit that you don't rebuild settles there alone (10.86).",
  "12.14":
    "There are three ways to turn infantry into garrisons. In a Major Move it costs the army 1 MP, for any number of units; the garrisons stand there and may move, or become a Town, with the next Minor Move or a later one. Or a Minor Move turns one unit into garrisons, even a unit that has moved; they do nothing more, and do not become a Town in this Activation. In the Manpower Phase it is free, and reduced units that you don't rebuild become garrisons anyway (10.86). Example: your army leaves light infantry behind in a captured Space and marches on; your first Minor Move makes 2 garrisons of it.",
  "12.15":
    "Garrisons never come from nothing: you always give up infantry for them. Cavalry and elephants are no use for that.",
  "12.16":
    "A full legion or heavy infantry makes 3 garrisons, light infantry 2, a reduced legion or reduced heavy infantry 1. There is no way back: garrisons never become troops again.",
  "12.17": "Mercenaries and militia cannot become garrisons, and neither can the troops of the Soldier of Fortune.",
  "12.18":
    "For the question of who controls a Space, a garrison is a land unit like any other; in a battle it is worth 0 BP.",
  "12.21":
    "Everybody but Rome may hire mercenaries, as many as the treasury allows: in the Manpower Phase, or in place of a Minor Move. They are heavy infantry and cost 2 Talents each. They muster in a province you control outside your Home Territory, in any Space others do not hold, or anywhere beside land units or garrisons of yours. In the Removal Phase of the next turn they all leave, wherever they are: hired in turn 2, gone in turn 3.",
  "12.22":
    "Mercenaries count against your Manpower Maximum (6.42), above which heavy infantry costs upkeep, and Carthage may not hire beyond it at all (6.43). They give you control like your own troops, but never become garrisons. And they want their share: an army with mercenaries brings home only half the plunder (7.52).",
  "12.23":
    "Advanced Game only: mercenaries come by cards alone, not in the Manpower Phase and not by a Minor Move. A card costs exactly 2 Talents and brings 2 light infantry, 1 cavalry or 1 heavy infantry, as you like. Heavy mercenaries cannot be reduced (10.82).",
  "12.24":
    "Advanced Game only: the Mercenaries card brings them to one Space where land units of yours stand. Rome never hires any. Carthage may give any other card it could hold for the same price and the same choice; what that card says is ignored then (17.16), and these mercenaries may also muster in provinces it controls, together or apart (12.25).",
  "12.25":
    "Mercenaries you hire together need not stay together: you may muster each of them in another Space, as long as it fits (12.21).",
  "12.26":
    "Once hired, mercenaries march, fight and hold Spaces like your own troops. But they make no garrisons, settle in no Town or City, and do not follow the Soldier of Fortune, nor, on the march and into an attack, a leader of Pergamum (12.54).",
  "12.27":
    "Advanced Game only: in the next Removal Phase mercenary infantry leaves, wherever it is; mercenary cavalry stays and becomes cavalry of your own.",
  "12.31":
    "If you lose a land battle in your Home Territory, you may call out militia at once, before anything else happens. The battle must have cost you BP of units other than militia, by dice, by elephants or because you could not retreat; or it must have brought one of your Cities down to 3 wall points. You are asked and may decline. In scenario I there is no militia.",
  "12.32":
    "Militia is infantry worth 1 BP. It never leaves your Home Territory, not for a moment: not by sea, not over points that lead abroad; militia that a retreat would take out is lost, and in a withdrawal it stays behind. You may raise it once in an Activation, whoever's Activation that is, and each time costs you 1 level of Stability. In the Removal Phase of the next turn it goes home.",
  "12.33":
    "Roll a die and halve it, rounding up: that many militia units come, so 1 to 3. You place them one by one in Spaces of your Home Territory without enemies, together or apart.",
  "12.34":
    "If you are Stable, all of them come. In Unrest it is one fewer, so after a 1 or 2 nobody comes, and your Stability falls nevertheless. In Turmoil you cannot raise militia. What counts is the range in which you make the call, not the one it pushes you into.",
  "12.41":
    "The Soldier of Fortune is an extra army for one turn, good for upsetting the plans of others. He controls nothing for anybody: where he stands, other powers lose control, but not his own player, nor an ally whose Space he may enter or share. His units make no garrisons either. Rome never gets him (12.47).",
  "12.42":
    "When the event comes up you place him, or decline. From then on, to the end of the turn, you may let him make your Major Move in each of your Activations, this one included, and your two Minor Moves are still yours; single units of his may make those too. You never have to move him. There is only one of him: if the event comes again while he is in play, nothing happens.",
  "12.43":
    "He is a 3-4 leader and brings 4 heavy infantry, 2 light infantry, 1 cavalry and 1 elephant. You place them in friendly Spaces of your Home Territory, all together or divided, and he goes with one of the parts. In scenarios I, IV, V, VI and VII he is there from the start: as Pyrrhus, at Corcyra, in IV on the side of Carthage, in the others on that of Greece.",
  "12.44":
    "You use his army like one of yours, but it takes none of your own land units along and does not attack together with them. It may pass through your troops and stand with them, and if they are attacked there, all defend together, led by him or by a leader of yours. He may retreat, or be forced to. What you and an ally permit each other holds for him as for your own armies, and when he attacks or is attacked, it is as if you were. By sea 1 of your squadrons at most escorts him; he has none of his own. In scenario I he is simply a Greek: there his troops and the others march and fight as one.",
  "12.45":
    "Towns and Cities he takes become yours. You also decide whether he sacks them; you get half the plunder, rounded down (7.52).",
  "12.46":
    "In the Removal Phase of the next turn he leaves, with all his army. A squadron of yours that escorted him stays.",
  "12.47":
    "Rome never hires the Soldier of Fortune: if a Roman player rolls this event, the die is simply rolled again. In the Advanced Game Rome may hold the card so that nobody else has it, or name a Dictator by it, in its own Activation while an enemy army stands in its Home Territory: one of its leaders goes back to the pool, 3 are drawn blindly, and the one it chooses takes his place, in Roma, or nobody does.",
  "12.51":
    "Rhodes is a City on an island, with troops of its own; if you want it, you have to storm it. Whoever occupies it has a port like any other and commands its squadrons, free of upkeep, and begins every turn with exactly 2 of them, in Rhodus, whatever became of those of the turn before. A neutral Rhodes gets back none that were sunk. While it is neutral, a fleet or transport pays 1 Talent to sail in or through, and is not stopped. Whoever doesn't pay is stopped and can leave only by the way it came, even in a later Activation, until it pays or has sunk the squadrons there. Rhodians never withdraw or retreat, and beating them at sea counts as a draw (11.45), though losses apply. In the Advanced Game holding the City does not give you its squadrons: its card does, for 3 Talents. They sail with yours, free of upkeep, and are at home in Rhodus; the tolls of others are yours. Those that are sunk you replace in the Maintenance Phase for 2 Talents each, or the alliance ends; it also ends when another plays the card or you attack Rhodes.",
  "12.52":
    "The Mamertines are a band of mercenaries who hold Messana in scenarios II, IV, V, VI and VII, with 1 heavy and 1 light infantry. They belong to nobody, never move, never withdraw and never retreat. If you want to go in, you must destroy them.",
  "12.53":
    "Syracuse is an independent City with 2 heavy infantry, 1 light infantry and 2 squadrons. While it is free nothing of it moves, withdraws or retreats. A fleet that puts in there must fight its squadrons, and a victory over them counts as a draw, losses and all (11.45). If you take the City, the squadrons left in it become yours, and so does their upkeep (6.41).",
  "12.54":
    "Advanced Game only: Pergamum has a City and a few troops in Ionia, hostile to everybody; they defend, and neither withdraw nor retreat. By its card it becomes your ally: its troops and squadrons move and fight as if they were yours, with yours or alone, by your markers, and you may lose them instead of your own. When you first move them in an Activation you roll a die: a 5 brings its 1-4 leader to Pergamum, a 6 its 2-5 leader, until the next Removal Phase. They are never rebuilt, make no garrisons and need no line home (9.42), and the Spaces they held at the start never become yours meanwhile. When another plays the card, the alliance ends: those who are abroad or beside others go home. In the Standard Game Pergamum has no units on the map.",
  "12.55":
    "Advanced Game only: whoever plays the Pontus card, while a Space of Pontus is unoccupied, puts 4 heavy infantry, 2 light infantry and 1 cavalry into such Spaces and 1 squadron into an open port there. The marker of Pontus goes into the cup at once, and again every turn while a unit of it lives. When it is drawn, its player makes a Major Move and two Minor Moves with Pontine units alone; that costs nothing and draws no card (3.44). Pontus raises nothing, has no leaders and uses no ships but its own and no Galley Technology of its player; it and its player do not enter each other's Spaces. It may withdraw, intercept and retreat. It gives nobody control and denies it to all, and Towns and Cities it takes are its own. The card leaves the game.",
  "12.61":
    "When the Pirates event comes up for you, you choose where they appear: at a sea point, in a port nobody controls, or in Tarsus. Squadrons keep them away, in Tarsus those of a power only. They never come to the deep sea, nor to Rhodus and the places one step from it by sea. By a card they come to sea points beside Rhodus too, and to Tarsus only if nobody at all is there (17.2).",
  "12.62":
    "Pirates cut every line of communication by sea through their port or sea point (6.16). A fleet that enters there must fight them; a transport without squadrons may not enter at all.",
  "12.63":
    "To beat them you roll a die, add the BP of your squadrons, and 1 for a leader: with 6 or more they are gone, and your fleet is stopped as after a battle won (11.14). With less it is thrown back to the last port it passed and its voyage is over; an army aboard is put ashore in the last port where it could land. Whoever sets sail beside pirates has to fight them too, but stays there if it fails. Two squadrons with a leader make 5, so even a 1 is enough.",
  "12.64":
    "Pirates in Tarsus are the Cilicians, and worse than others. They also cut lines of communication in every port and at every sea point one step from Tarsus where you have no squadrons, and against them you take 1 off your roll.",
  "12.71":
    "If the event strikes you, your Stability falls by 1, and the next power in order of play that is not allied with you puts 2 barbarian infantry into a Space of your Home Territory without land units or garrisons; a Town or City may be there. From then on each other power, whenever its marker comes up, paid for or not, adds 1 barbarian infantry and leads the army one Space on, points not counted, attacking whoever is there; a pass of the Alps on the way takes its toll (9.32). One unit stays behind in a Town or City where the army set out, and it may stay put only if every way leads into an occupied Space. You yourself neither add nor move. If there is no such Space, or your slaves have already risen, nothing happens.",
  "12.72":
    "The revolt is over when the last slave is gone, those left behind included; then your Stability rises by 1. If the army dies first, the largest group left behind takes its place, and grows and marches on.",
  "12.73":
    "Slaves never go to sea, and when attacked they neither withdraw nor retreat. A Town or City in which they sit remains yours, but is worth nothing to you: no income, no CVP, no line of communication, and nobody controls the Space. Whoever attacks them there finds them behind its walls.",
  "12.74":
    "A battle, Town or City lost to slaves never brings you militia (12.31). And when you drive them out of your own Town or City, there is nothing to plunder.",
} as const;
