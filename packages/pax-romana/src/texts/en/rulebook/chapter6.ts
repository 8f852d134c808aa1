/** Chapter 6: Getting and Spending. */
export const chapter6 = {
  "6.11":
    "In the Income Phase you collect 1 Talent for each province you control; Italia, Ionia and Narbonensis pay 2, Egypt 3. Each whole Territory brings 1 more (5.31). A full Town pays 1 and a full City 3, a reduced City 1 and a reduced Town nothing. The silver mine of Bergidum pays 1 to whoever holds that Space, whoever has the province. Rome with all of Italy thus gets 2 for Italia, 1 each for Cisalpina and Bruttium and 1 for the Territory, 5 Talents in all, before its Towns and Cities. In scenario VI the East receives 2 more from beyond the map.",
  "6.12":
    "The set-up of each scenario says which provinces, Towns and Cities you begin with. What you hold at the start pays like everything else, but it neither raises nor lowers your Stability: only changes do that (14.21).",
  "6.13":
    "A province pays only those who control it. If you occupy a Space in a province that is somebody else's or nobody's, the province gives you nothing; a Town, a City or the mine in that Space pays you all the same.",
  "6.14":
    "Three provinces count for control and points but never pay: the Balearic Islands, Melita and Germania Magna. Nobody goes there for the money, but without them you do not have the whole Territory (5.31).",
  "6.15":
    "Money from abroad has to reach you. Every province, Town, City or mine outside your Home Territory pays only if a line of communication runs from it to some friendly Space of your Home Territory, as long as it likes, by land, by sea or both. For a province the line may begin in any Space you occupy there, for a Town, a City or the mine only in its own; the Talent for a whole Territory needs one line from any of its provinces. What lies at home needs no line. If you have no friendly Home Space left, nothing abroad pays.",
  "6.16":
    "A line never runs through a Space occupied by an enemy, by independents, by barbarians or by a tribe. By sea it is also stopped by ports with enemy squadrons, by pirates and at every deep-sea point; squadrons at an ordinary sea point do not stop it, but a strait is closed while enemy squadrons lie at either end. Neutral Rhodes lets a line through for 1 Talent each: for income you are asked only where the source pays at least 2, and the same toll saves an isolated army (9.41) or lets you raise and rebuild units behind Rhodes. An ally can open his Spaces to your lines (4.1); a Space you share with him is open anyway, and fleets that have leave to pass are not enemies.",
  "6.17":
    "If an enemy fleet lies in a port where your own troops stand, the line may still come in by land, but not by sea. So blockading a port cuts off an island, but not a city with a road behind it.",
  "6.18":
    "Empty Spaces are open to your lines, whoever controls the province. That goes even for empty Spaces in an enemy's Home Territory: to stop a line, somebody has to stand in its way.",
  "6.21":
    "You can raise units twice over: in the Manpower Phase, and in your Activation as a Recruitment. A Recruitment takes the whole Activation, so nobody moves, and you choose between land units (raised and rebuilt) and galley squadrons; both together will not go. You pay order by order. In scenario I there is no money: there Rome has one free Recruitment of 2 legions.",
  "6.22":
    "In the Manpower Phase everybody plans in secret and at the same time: troops, squadrons, rebuilding, garrisons, mercenaries, objectives. You can take orders back until you say that this is all, and you cannot order more than you can pay. Once everybody is done, all plans are shown and carried out together.",
  "6.23":
    "Troops raised in one of your Home provinces appear in any Space of it that nobody else occupies. The Space may be quite empty: at home it is yours anyway.",
  "6.24":
    "You raise land units only in provinces you control, and outside your Home only where a line of communication reaches at least one of your Spaces in the province (6.15). Behind neutral Rhodes each order costs 1 Talent more as toll. The new units stand in any Space of that province which you control or which is empty. In a Space you share with an ally only the one who controls it can raise (5.12).",
  "6.25":
    "What you can raise depends on the Territory and is the same for everybody who holds a province there, with few exceptions. Italy gives Rome legions and everybody else heavy infantry, Greece heavy infantry; Carthage and the East give heavy infantry, light infantry and cavalry; Asia Minor gives heavy and light infantry; Gaul, Hispania and the Danube light infantry and cavalry. There is no limit but your money (and 6.43): one province is enough to raise as many as you can pay for. The list of orders shows you what is possible where.",
  "6.26":
    "No power has everything at home. Rome raises only legions there, and nobody else raises any; Greece raises only heavy infantry. If you want cavalry or light infantry, you must win the lands that breed them. Heavy infantry costs the Greeks 2 Talents like everybody else, whatever the printed table says.",
  "6.27":
    "Prices are the same everywhere: legion 2 Talents, heavy infantry 2, light infantry 1, cavalry 2, elephant 1, galley squadron 2. Garrisons cost nothing, but come only from breaking down infantry (12.14). Elephants are raised only in Africa, Numidia, Syria and Egypt, and only where land units of yours stand or are ordered with them (10.68). With Lycia in its hands and 6 Talents, Rome could raise 2 heavy and 2 light infantry there. A province that no line reaches gives you nothing, however rich you are (6.24).",
  "6.28":
    "On the five Aegean islands no heavy infantry is raised. On Lesbos/Chios and Samos only light infantry remains; on Thasos, Limnos and Naxos nothing at all.",
  "6.29":
    "You never run out of pieces: only money, control and the maximum of 6.43 set limits. A single order has at most 40 units, but you can simply give another one.",
  "6.3":
    "A squadron costs 2 Talents and is built in a port you control: at home any that nobody but a guest of yours occupies, abroad only one that you do; as a guest you build none in your host's Home. In the Manpower Phase it must be yours when the phase begins. No squadrons are built in a port where foreign ones lie, unless they belong to an ally and one of you lets the other's fleets pass. You may have as many as you like, but each costs upkeep every turn (6.41).",
  "6.41":
    "In the Maintenance Phase you pay 1 Talent for every squadron, or disband it. Everybody decides in secret which ones go, port by port; then all plans are shown together. You can only finish your plan once the bill fits your treasury. Squadrons of independents that serve you cost nothing.",
  "6.42":
    "Your people can feed only so many legions and heavy infantry; each one beyond that costs 1 Talent in the Maintenance Phase or is disbanded. This Manpower Maximum for Stable, Unrest and Turmoil is 30, 20 and 12 for Rome, 15, 12 and 8 for Carthage, 20, 15 and 10 for Greece, 18, 15 and 10 for the East. Reduced units and heavy mercenaries count; light infantry, cavalry, militia and the Soldier of Fortune do not. In Unrest, Greece with 20 heavy infantry pays 5 Talents, or pays 3 and disbands 2. Afterwards, more of these units than Civilization Points cost you Stability (14.21).",
  "6.43":
    "Carthage alone may never raise or hire heavy infantry beyond its maximum (6.42). If its Stability falls and it is suddenly above, it keeps what it has and pays for it, but gets nothing heavy until there is room again. Units that an earlier order of the same plan breaks down into garrisons make room at once.",
} as const;
