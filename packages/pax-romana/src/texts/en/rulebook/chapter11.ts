/** Chapter 11: at sea. */
export const chapter11 = {
  "11.11":
    "Galley squadrons sail along the sea routes that join ports and sea points. On their own they need no MP and know no limit: a fleet sails until something stops it (11.12). As long as it neither stops nor takes anything aboard or sets it ashore, it just does not call at the same place twice. All your squadrons in one place, or sailing together, are one fleet; so is an army at sea with its escort (11.31).",
  "11.12":
    "A port stops your fleet if others hold it, with troops, walls or ships, or if it is empty and lies outside your Home Territory, even in a province you control. Foul weather can stop it at sea (11.21). A port that is friendly to you does not, and neither does one of an ally who lets you stand there; so a single garrison in a port you often pass is worth a lot. A transport may set one down in an empty port as it passes (11.32). You may also end the voyage yourself, anywhere but on the deep sea.",
  "11.13":
    "If a fleet has been stopped and wants to go on, you roll two dice: on 7 or less it sails on, on 8 or more its voyage is over. You roll anew after every stop, so each foreign port on the way makes it less likely that you arrive: one roll succeeds in 58 of 100 cases, two in a row in 34.",
  "11.14":
    "A leader with the fleet takes 1 off the dice for sailing on. An enemy fleet that withdrew from you adds 1 (11.42), and a battle won adds 2 (11.44), for victory takes time; pirates you beat count as a battle (12.63). If you have won a battle with a leader aboard, for example, the dice must show 6 or less.",
  "11.15":
    "A fleet at a sea point or in a port that is not friendly to you has until the end of the turn to get home: in the Attrition Phase it is lost, with its leaders and all it carries (9.44). An army whose transport fails its roll in such a port has no choice but to go ashore there, and if others hold the port, to attack it from the sea (11.33). Once ashore it may march on with the MP it has left.",
  "11.16":
    "Whoever holds a port may let your fleet sail on without a stop. The power is asked when you arrive, unless a deal already lets your fleets pass (4.1). If the port belongs to one power and the ships in it to another, you need the consent of both.",
  "11.17":
    "Squadrons in your friendly ports join a passing fleet for nothing and without a stop. A leader travelling alone can collect them too, in a Major Move and as long as he has used no more than his MP before doubling (8.23). Squadrons that lie elsewhere, at a sea point for instance, come along only if the fleet stops for them and then rolls to sail on (11.13); leaders come aboard anywhere. A Minor Move is one single squadron, so nobody but leaders can join it.",
  "11.18":
    "Squadrons that lose a battle at sea and flee are done for this Activation: they do not sail, do not escort, and if somebody attacks them again they cannot withdraw. This goes for the fleet that lay there as well as for the one that came.",
  "11.19":
    "Nobody intercepts ships. Only when your army goes ashore can enemies nearby intercept it like any other (10.38).",
  "11.21":
    "Whenever a fleet enters a sea point you roll a die: a 6 blows it off course, and it has to stop. On the deep sea a 3 or 4 does so, and a 5 or 6 is a storm: a second die tells how many squadrons sink and how many BP of the army aboard drown. If it shows more than you have squadrons, everything goes down, so an army without an escort never survives a storm. Whoever was stopped like this rolls to sail on (11.13); a fleet that fails stays at the sea point, but on the deep sea it is lost with everybody aboard.",
  "11.22":
    "A fleet that begins its Move at a sea point simply sails from there. An army you left at sea is still in its ships: it pays nothing to embark, only the voyage and the landing, and squadrons that lie there with it can be its escort.",
  "11.31":
    "An army needs no squadrons to cross the sea; they only protect it. It pays 1 MP to embark in a port, 1 MP for the whole voyage, however long, and 1 MP to go ashore, and it may march before and after. With 6 MP you could thus march one Space to the coast, cross the sea, and still have 2 MP inland. A leader alone pays for the voyage only (8.23). Without an escort the army is lost to any enemy fleet that fights it (11.46), and no storm spares it (11.21).",
  "11.32":
    "You embark only if you have the MP to land somewhere, and where others hold every port, to attack there (11.34). On the way a transport takes land units in your friendly ports aboard for 1 MP, squadrons for nothing. In a port that is friendly or empty you may set one unit ashore for free, and an empty one does not even stop you for that; all others there cost 1 MP together: then they have landed, for which an empty port must have stopped you (11.12), and can be intercepted (10.38). A leader's fleet may load an army as well: he rolls for MP as on land, less 1 for the voyage so far; if fewer than 2 are left, nobody boards. If the roll to sail on fails in a port held by others, leaders and garrisons without land units are lost; the squadrons stay, and those that have escorted may escort again in the same Activation, though not sail on their own.",
  "11.33":
    "In a port that others hold your army lands only by an attack from the sea: 1 MP to go ashore and 1 MP to attack. It is a battle like any other (10.51), and the defender may withdraw first, which saves you the MP of the attack. But he gets two shifts, and your cavalry and elephants cannot take part, while his may unless he fights behind walls. If he retreats, you are ashore, and can be intercepted from then on (10.38). Walls he left are stormed as by any army on land; if they hold, you go back to your ships (11.35). A lone garrison, or an empty Town or City with its walls at their lowest, falls without a battle.",
  "11.34":
    "You may attack from the sea only if you can be sure of landing elsewhere should you fail: after landing and attack 2 MP must be left, one for the defeat and one to go ashore, and a friendly or empty port must be within reach without a fight; the weather is not counted. From your own port that makes 6 MP: embark, sail, land, attack and the reserve of 2; once at sea you need 4. Where there will be no battle, against a lone garrison for example, no reserve is needed. You need not work it out: an attack that is not possible is not offered to you.",
  "11.35":
    "If the defender stays, your army is back in its ships. For 2 MP it can attack again at once, and again, but each time the reserve has to be there (11.34), so you need 4 MP. Otherwise it sails away without a roll and without paying for the voyage again, and lands elsewhere. If it has no MP left because its leader fell, it comes ashore for nothing.",
  "11.36":
    "A transport that only wants to sail past a port held by others stops there and rolls to sail on, unless the holder lets it pass (11.16). If the roll fails, the army must attack. That is why it may not even try without the MP for that attack (11.34). Leaders and garrisons without land units may take the risk, but are lost if the roll fails (11.32).",
  "11.37":
    "Whoever attacks from the sea fights without cavalry, without elephants and without siege expertise: you cannot bid Talents to storm walls (10.73). It makes no difference whether an army stands there or just walls; against walls alone the defender has his two shifts as well.",
  "11.38":
    "If you land where nobody is, or win the port, and are intercepted at once, that is an ordinary battle: the enemy gets no shifts for your landing, and your cavalry and elephants fight along.",
  "11.41":
    "When a fleet comes to a port or sea point where ships of another power lie, their owner decides: fight, withdraw (11.42) or let it pass. After a battle or a withdrawal the newcomer has been stopped and must roll to sail on (11.13); only a fleet that is let pass sails on freely. Letting pass is an offer: a newcomer with squadrons may fight all the same. All of this holds, too, when you set sail where an enemy fleet lies already. Fleets of independents always fight (12.53); only neutral Rhodes asks for a toll instead (12.51).",
  "11.42":
    "A fleet may withdraw into any port up to three steps away by sea, unless fleets of others or pirates are on the way or in that port; those who let your fleets pass are no obstacle, and other players with a fleet there are asked when you wish to enter. If they refuse and no other port is left, your fleet stays where it was and has not withdrawn. Weather and foreign ports count as ever, with their dice; whoever rolls a 12 to sail on cannot withdraw again in this Activation. With an army aboard, the port must be one where it can land. A withdrawal adds 1 to the newcomer's roll (11.14).",
  "11.43":
    "Both sides count 2 BP for each squadron, or 3 with Galley Technology (16.2), add 1 if a leader is with the fleet, and then a die. In a port a leader with land units beside him is ashore and does not help (8.43). Walls mean nothing at sea. Three squadrons with a leader against four, for example, is 7 against 8: the dice decide.",
  "11.44":
    "The higher total wins. The loser gives up squadrons for the difference, 2 BP each (3 with Galley Technology) and rounded up: a difference of 3 normally costs 2. What is left flees to the nearest friendly port by sea, and an army it carried is ashore there; even from its own port the beaten fleet has to go, and if no way free of other fleets and pirates leads to a friendly port, it sinks. The winner rolls a die too: an odd number costs him 1 squadron. Where squadrons of others serve in a fleet, its player says whose go down.",
  "11.45":
    "If the totals are equal, nobody loses anything and both fleets stay. The newcomer may roll, without any modifiers, to sail on or to attack again, and so on until a roll fails. If it sails on, the other fleet may attack it before it leaves. An army may also go ashore after a draw; if it is thrown back, it sails away without another roll or fight (11.35).",
  "11.46":
    "An army aboard does not help in a battle at sea, but shares the fate of its ships. Without an escort it cannot withdraw and is lost as soon as a fleet fights it. With an escort it loses as many BP as its squadrons that sink: two squadrons gone are 4 BP of land units. If the last squadron goes down, the whole army drowns, and that can happen even to the winner if his die is odd (11.44). One squadron is a thin escort.",
  "11.47":
    "Apart from that, fleets and armies do nothing to each other. Squadrons alone may enter a port with an enemy army in it, but they are stopped there, need a roll to sail on (11.13), and are lost in the Attrition Phase if they are still there (11.15).",
  "11.48": "At sea every roll counts, even if your table has agreed on rerolls by leaders (10.55).",
} as const;
