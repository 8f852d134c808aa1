/** Chapter 7: Cities and Towns. */
export const chapter7 = {
  "7.11":
    "Building a Town, turning a Town into a City, or repairing walls takes a Minor Move, so you can do it at most twice in an Activation. You pay at once. There is no other time for it: neither the Manpower Phase nor a Recruitment builds anything of stone.",
  "7.12":
    "A Town costs 2 Talents and a garrison, and needs a Space you control without a Town or City; the garrison may not be one that a Minor Move of this Activation has only just made (12.14). A City costs 3 Talents and a full legion or full heavy infantry, in a full-strength Town of yours where that unit stands. The garrison or unit settles down and is gone from the map. You need not control the province, but enemies or slaves in the Space forbid it.",
  "7.13":
    "A full Town is worth 1 Talent of income, 1 Civilization Point (CVP) and 2 Wall Points; once damaged it brings neither Talents nor CVP and has 1 Wall Point left. A full City is worth 3 Talents, 3 CVP and 5 Wall Points; damaged to 4 or 3 it brings 1 Talent and 1 CVP. Even a single lost Wall Point makes the difference, so repairs soon pay for themselves.",
  "7.14": "Nothing can be built in a Mountain Fortress. Such a place is strong enough as it is (10.51).",
  "7.15":
    "You build on and repair only what is your own: not the Towns and Cities of an ally, and not neutral ones. Neutral walls that have been damaged therefore stay damaged until somebody captures the place.",
  "7.16": "Towns and Cities never run out. You may build as many as you can pay for and find room for.",
  "7.21":
    "A Town or City controls its Space and counts for the province like a land unit, with or without troops inside. It belongs to whoever built it until somebody captures it; from then on it is the captor's. Once destroyed it is nobody's.",
  "7.22":
    "You cannot just walk into a foreign Town or City: whoever enters must attack it, which costs 1 MP more than the road. Only a place at its lowest walls with no infantry inside falls without a fight (7.42), and even that costs the 1 MP. Leaders, garrisons or elephants without a land unit may not try it at all.",
  "7.23":
    "Whoever withdraws before a battle or retreats after one does not enter a Space with an enemy or neutral Town or City, however weak it is. Keep that in mind before you fight with such a place behind you.",
  "7.31":
    "If your troops are attacked where your Town or City stands, you decide whether they fight behind the walls. Behind them, the Wall Points (City 5, Town 2) count for you, neither side uses cavalry or elephants, and you neither retreat nor can be forced to. In the open you fight as usual; but if you retreat, the attacker must storm the walls you left at once, at no extra MP. The same follows when somebody intercepts at the walls and is beaten back (10.35).",
  "7.32":
    "Each Wall Point adds 1 to your Battle Points but absorbs 2 points of losses. You choose whether the walls or the troops take them, down to the limit of 7.33. If you have to lose 3 with one light infantry in a City, you may give up 2 Wall Points, or 1 Wall Point and the light infantry.",
  "7.33":
    "Battle never brings a City below 3 Wall Points or a Town below 1. What is left goes only when somebody destroys the whole place (7.43).",
  "7.34":
    "Walls defend themselves: a Town or City without infantry fights with its Wall Points alone. If they are already at their lowest (7.33) and no infantry is inside, there is nothing to fight, and a land unit that comes in takes the place (7.42). Cavalry alone does not hold it either: it may withdraw first (10.41), otherwise it is lost.",
  "7.35":
    "A Town or City with damaged walls counts as reduced. A reduced City brings what a full Town brings, 1 Talent and 1 CVP; a reduced Town brings nothing. Repair them and they are worth their full value again (7.46).",
  "7.36":
    "If you use the walls and lose, you stay where you are: you may not retreat, and the attacker cannot force you to. The only way out is by sea, if your squadrons can carry you off (10.95). Then the walls are not stormed free of charge: at their lowest they fall, else the attacker goes back and pays for a new attack. In the next battle you may choose the open field again.",
  "7.37":
    "Neutral troops in a Town or City always fight behind the walls. So leave the cavalry at home when you march on Syracuse.",
  "7.41":
    "You capture a City when its walls are down to 3 (a Town at 1), no defending infantry is left and you have a land unit in the Space. It then belongs to you, damaged as it is, and you may go on to destroy it (7.43). Cavalry, elephants, garrisons and leaders who did not get away in time are lost with it; squadrons in the port stay afloat, with leaders aboard them (8.43). Troops of a power that has let you in neither defend the place nor share its fate.",
  "7.42":
    "A City at 3 Wall Points or a Town at 1, with no infantry inside, falls the moment an enemy land unit marches in, for the 1 MP of an attack. A garrison inside does not save it; nor can a garrison, a leader or a fleet take it. Whoever may pass by agreement (4.1) takes nothing.",
  "7.43":
    "You can raze a Town or City that is yours, even one you captured a moment ago, in a Major or Minor Move. The force must have a land unit in the Space and pays 1 MP for each Wall Point that is left: 3 for a freshly taken City, 1 for a Town. Nothing in your own Home Territory can be razed. Where bribery is allowed, the power whose Home it is may first offer you something for sparing it (4.3).",
  "7.44":
    "If you attack a Town or City and it does not fall, you go back to the Space you came from (10.97). That is so even when all its infantry is dead but the walls are still too high; next time only the walls will be there to meet you (7.34).",
  "7.45":
    "Barbarians can capture Towns and Cities, which then become independent, or fall to the player who moves them if land units of his are in the Space; they may destroy them or simply move on, as the player who moves them decides. What your Soldier of Fortune captures is yours at once. Slaves take nothing over: the place keeps its owner but is useless to him while they sit in it (12.73).",
  "7.46":
    "A Minor Move repairs one Town or City of yours for 1 Talent per missing Wall Point, all of them or none. A City at 3 thus costs 2 Talents. Afterwards it counts in full again for income, CVP and defence.",
  "7.51":
    "When you capture a Town or City, you may let your army sack it. Roll a die, plus 1 if there are mercenaries in the army: above your leader's Campaign Rating the troops sack the place (7.52), otherwise nothing happens. The leader is the one who led the march; without a leader the rating is 0, so they always do. A Campaign Rating of 6 keeps everybody but mercenaries in check.",
  "7.52":
    "Sacking a City brings you as many Talents as a die shows, a Town half of that, rounded up. If mercenaries or the Soldier of Fortune took part, half of the booty is theirs, and what is left for you is rounded down. A 3 in a Town brings 2 Talents, with mercenaries only 1.",
  "7.53":
    "After the sack another die is rolled, without any addition. Up to your leader's Campaign Rating the army may march on; above it, it moves no more in this Activation, not even for a Conqueror. An army without a leader always stays for the wine.",
  "7.54":
    "Barbarians must always try to sack what they take. They roll only to see whether they can move on; nobody gets Talents for it. Slaves never sack.",
  "7.55":
    "You never sack in your own Home Territory, even when you take a place back from an enemy. Barbarians know no such scruples: they sack there too, whoever moves them.",
} as const;
