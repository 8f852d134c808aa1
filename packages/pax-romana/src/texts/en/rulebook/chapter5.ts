/** Chapter 5: Control. */
export const chapter5 = {
  "5.11":
    "You occupy a Space, and so control it, when you have a Town, a City, a garrison or any land unit there. Elephants, leaders and galley squadrons hold nothing by themselves, and neither does an army aboard ship. Empty Spaces of your Home Territory are yours all the same; empty Spaces anywhere else belong to nobody, even if the province around them is yours.",
  "5.12":
    "Two sides never rest in the same Space unless one of them has allowed it in a pact (4.1); fleets are the exception: they may lie in a port whoever holds the land. Your Soldier of Fortune may stand with your own troops (12.44), and so may a horde that you move (13.42). A Space you share with an ally counts for the owner of the Town or City there, or else for whoever had it before the other came; what you take together goes to whoever leads the army. Whoever lets others stand in his Spaces may himself come and go where they are his guests; if he wants to fight them there, he ends the agreement first. Those who share a Space when that happens leave each other in peace there until one of them goes, or somebody enters and attacks. If you may only pass through, you cannot stop there, leave anybody behind or make garrisons. After a battle one side has to go: the defender retreats, or the attacker is put back where he came from (10.97).",
  "5.13": "Nobody ever controls the sea. A fleet may lie at a sea point, but the water stays free.",
  "5.14":
    "Ports follow the same rule as other Spaces (5.11). At home every port without a foreign occupier is yours; abroad only those you occupy, even if you control the province. This matters at sea: your fleet has to stop in an empty port abroad and roll to go on (11.13), so a garrison in the right harbour smooths the way.",
  "5.21":
    "A province in nobody's Home Territory is yours in one of two ways. Either you occupy more than half of its Spaces, or you occupy at least one and nobody else, not even a tribe that has not been revealed, occupies any. Baetica has 5 Spaces and a tribe in Castulo: beat the tribe and a single garrison will do; leave it in peace and you must hold 3 of the other Spaces.",
  "5.22":
    "Your own Home provinces are hard to lose. With the capital in your hands, its province is yours no matter who holds the rest: Italia with Roma, Africa with Carthago, Attica with Athenae, Macedonia with Pella, Syria with Antiochia, Egypt with Alexandria. Any other Home province, and one whose capital has fallen, stays yours while you control at least one Space in it and no single rival has more than half. If Carthage keeps one of Numidia's 3 Spaces while Rome and the East take one each, Numidia is still Carthaginian; with two in Roman hands it would be Roman. In scenario VI the Home of the East is Syria alone: Egypt and Judea are nobody's, and Egypt defends itself as Syracuse does (12.53).",
  "5.23":
    "To win a Home province of somebody else you need more than half of its Spaces; being alone there with fewer is not enough. Where there is a capital, its owner must have lost that as well. Africa has 6 Spaces: you need 4 of them, and Carthago must no longer be Carthaginian. Remember that an empty capital still belongs to its owner (5.11). Macedonia counts as a province with a capital, Pella.",
  "5.24":
    "Some islands are easily overlooked. Lesbos/Chios and Samos are Spaces of Ionia; Thasos, Limnos and Naxos together form the province of the Aegean Islands, which belongs to Greece. The Balearic Islands (part of Hispania) and Melita (part of the Sicilies) are provinces of their own with a single Space: they pay nothing (6.14), but each is worth a GOP, and without it the whole Territory is not yours.",
  "5.31":
    "A Territory is yours when you control all of its provinces. It then pays you 1 Talent on top of what the provinces bring and, unless it is your own Home Territory, 1 more GOP. Rhodes, Crete, the Chersonese and the barbarian lands have only one province each: they count once, as that province. A Territory that lies only partly within the area of the scenario cannot be controlled.",
  "5.32":
    "Towns and Cities control the Space they stand in, just as a land unit would (7.21). They need no garrison to do so, which makes them the most reliable way to keep a province.",
  "5.41":
    "Anybody else in a province can spoil your control of it: enemy units and mercenaries, independents, barbarians, slaves, the Soldier of Fortune of somebody who is not your ally, and tribes, whether revealed or not. Guests with your leave to stand in your Home Territory, or to march through it, take nothing from you (4.1). Your own Soldier of Fortune does not stand in your way, but he holds nothing for you either. Slaves go furthest: where they sit the Space is nobody's, even if your Town stands in it.",
  "5.42":
    "Squadrons have no say in who controls a Space. However many lie in a port, they neither win it for you nor take it from its owner.",
  "5.43":
    "You are never out of the game. Even with every Home province lost and not a unit on the map, you are back as soon as one Home province is yours again, for instance because the conqueror marches away or an ally drives him out. And if you lose your Home but hold lands elsewhere, you simply play on with those, though without a Space at home no line of communication leads anywhere (6.15).",
} as const;
