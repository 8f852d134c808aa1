/** Chapter 10: Land Battles. */
export const chapter10 = {
  "10.1":
    "Whoever loses the smaller percentage wins the battle; equal percentages are a Draw. Only the percentages count, not the units: an army of 40 Battle Points that loses 20 % beats one of 5 that loses 30 %, though it buries far more men. After a Draw the attacker goes back where he came from (10.97).",
  "10.2":
    "Whoever enters a Space turns over a tribe there, may be intercepted (10.31), and only then pays 1 MP for the attack. The defender may withdraw (10.41) or use walls (7.31), for which both bid (10.71); then come the leaders, the elephants (10.67), Battle Points, dice and Shifts (10.51). A beaten defender retreats or stands (10.91), both sides take their losses, the attacker first, and now the retreat is carried out. An attacker who has not cleared the Space regroups (10.97), and if the side on the move lost, it has 1 MP less. At the very end leaders are checked (8.4) and militia may be called (12.31); then the march goes on with whatever MP are left.",
  "10.31":
    "Whenever an enemy force marches, withdraws or retreats into a Space next to your army, you may try to intercept it, as often as it happens; only a force that regroups is safe (10.97). You cannot reach across a strait, nor a force that has just crossed one, nor land points and Alpine passes. Garrisons and elephants do not ride out by themselves and militia does not leave home, but a leader alone may ride to a friendly army in the Space that was entered. Each unit and each leader of yours has one attempt per entry, together or in several forces one after the other; the powers try in order of play, and battles are fought one at a time. If units of another power are in the Space, they stay out of the battle, and you go back afterwards, unless that power lets you stand there.",
  "10.32":
    "Roll two dice and add the best Tactical Rating among the leaders who go along, 3 if you come from a City or 1 from a Town, and 1 more if you ride into a City of your own. With 12 or more you enter the Space and attack at once. A leader with a Tactical Rating of 3 who comes out of a Town thus needs an 8; without leader or walls behind you only a double six will do.",
  "10.33":
    "After an interception the roles are swapped: the interceptor attacks, the force on the move defends and may not withdraw, unless it is cavalry alone in a Mountain Fortress (10.63). If just a leader rode in, he joins the army there and the mover remains the attacker. Leaders or garrisons that are intercepted without any land units are lost without a fight. As an interceptor you keep the Space only if the other side is destroyed or retreats; and you never storm walls, so from an enemy Town or City you go home, unless its walls are at their lowest and no infantry is left in it: then it is yours (7.42).",
  "10.34":
    "If your own troops already stand in the open in the Space you intercept into, they join your attack whether you like it or not, and so do allies who let you stand with them and, in a Space of your own, your guests. If your side loses, the interceptor goes back, and those who were there before are attacked at once. If it wins or draws and the mover does not retreat, the mover is put back where it came from.",
  "10.35":
    "If the Space has a Town or City of yours with your own troops, you say before rolling which of them stay inside. Those outside fight along with the interceptor; those inside take no part. If the interceptor is beaten and goes back, the walls are attacked immediately, at no further MP and before anyone else can intercept: whoever stayed inside uses them and may not withdraw. So think twice before you lock half an army in.",
  "10.36":
    "You may also come to the help of neutrals that somebody attacks, and tribes, barbarians and slaves count as such, though never the slaves that rose against you. For this one battle you are one force; walls of the neutrals count for both of you, and if you do not decide for them yourself, losses are shared out by Battle Points. Whatever happens, you go home afterwards and do not fight your hosts. If your common side lost, the mover attacks the neutrals straight away; if it won or drew, the mover has to go back unless it retreats.",
  "10.37":
    "Being intercepted does not end your Move: with MP left you may go on after the battle, even if you had to retreat. If you lost it, you have 1 MP less, but never fewer than 0.",
  "10.38":
    "At sea nobody can intercept your troops; only when an army is ashore may neighbours try. After an attack from the sea that is when nothing hostile is left in the port: the battle is won, and walls the defenders left are stormed. Even those who have just retreated may then try. A single unit that a fleet drops off on its way is safe; two or more have landed, and can be intercepted before the ships leave (11.32).",
  "10.39":
    "If your army lands in a port with a Town or City of your own or takes one there from the sea, and is intercepted, it may fight from behind those walls, for it came in through the harbour; so may one that withdraws or retreats there by sea. An army that arrives by land and is intercepted has no such choice. But troops of yours who were there before do: you say whether they come out and fight along, or stay behind the walls and take no part. The walls and troops of an ally whose units are in your army count as its own; the one whose walls they are decides about them.",
  "10.41":
    "When you are attacked you may slip away before the battle. Choose who goes, roll one die, and march as many MP as it shows; you may stop earlier but must at least leave the Space. Each unit can do so once per Move of the enemy, then again in the next one. Militia stays behind, and if not even a 6 would lead anywhere you are not asked at all.",
  "10.42":
    "If everyone leaves, there is no battle, and the attacker keeps the MP for it: the step has cost only the terrain. With what is left the attacker may march on, even after you to try again. If you leave a Town or City behind, its walls are attacked with that MP instead.",
  "10.43":
    "An attacker with more cavalry may hinder your withdrawal: Superiority takes 1 off your die, Supremacy 3 (10.61). If nothing is left of it, nobody gets away, and it costs no Stability either. Cavalry is no hindrance in a Mountain Fortress, in an attack from the sea, or if you leave by sea yourself: with a natural 3 you can still sail.",
  "10.44":
    "You cannot withdraw by the road the attacker came on, back into the battle, or into a Space with foreign troops, tribes, barbarians, Towns or Cities. A Space with nothing but a foreign garrison you may pass through for 1 MP more, but not stop in; the garrison stays unharmed. Should a battle on the way leave you stuck beside one, your force is lost. Garrisons by themselves never withdraw.",
  "10.45":
    "Not everyone has to go: whoever stays behind fights the battle. On the way you may drop units for nothing and pick some up for 1 MP. Others can intercept you, but not the army you are fleeing from, and whoever was intercepted may not withdraw at all. By sea it takes 3 MP and leads to a friendly port next door, as in 10.95. Each withdrawal out of a Space of your own Home Territory costs you 1 Stability, even if somebody else controls the province.",
  "10.51":
    "Count Battle Points (BP): 4 for a legion, 3 for heavy infantry (reduced 2 and 1), 1 for every other infantry, militia or cavalry unit and for each Wall Point used, 0 for elephants and garrisons. The larger side gets Shifts for the odds: none up to 1¼ to 1, 1 up to 1¾, 2 up to 2½, 3 up to 3½ and so on, and 10 if the other side has no BP at all. Add 1 for Cavalry Superiority or 3 for Supremacy (10.61), the difference between the Tactical Ratings (1 at most where walls are used), 2 for defending a Mountain Fortress, 2 for defending against a landing and 1 for Siege Expertise (10.71). Both roll a die; whoever has more Shifts has the difference to raise the own die or lower the other one, as they like, within 0 and 10, and each pip then costs the opponent 10 %. With 3 Shifts and a 2 against a 4 you could make it 5 to 4, 2 to 1 or anything in between: more blood, or fewer losses of your own.",
  "10.52":
    "You choose yourself what you lose. A unit takes as many Battle Points of losses as it is worth, legions and heavy infantry may be reduced instead (10.81), and if you used walls, each Wall Point takes 2 (7.32). Units you could have spared are never taken on top, and if the losses exceed what you have, everything is gone.",
  "10.53":
    "Losses are rounded to the nearest whole number, halves up: 30 % of 5 BP is 1.5, so 2. At least that much must go, even if your units don't fit: three legions that lose 40 % of 12 BP owe 5, so one is lost (4) and another reduced (2), 6 in all. One light infantry in the army would have taken that last point for you; small change is worth having.",
  "10.54":
    "Walls you used count among the Battle Points of which the percentage is taken. Three light infantry in a Town with 2 Wall Points are 5 BP, so a 40 % loss is 2 BP, not 1.",
  "10.55":
    "Optional. If you have at least twice the Battle Points and still roll the lower number, you may demand a new throw: two dice must not exceed your leader's Tactical and Campaign Ratings together. If it works you roll your own die again with −1, or have your opponent's rolled again with +1; an Elite leader of the side whose die it is adds 1. If it fails, the smaller army may try, with 2 off the dice, and picks either die to be rolled again as it is. An army without a leader has ratings of 0: as the larger one it cannot succeed and is not asked, as the smaller one it needs a double 1.",
  "10.56":
    "Optional. The odds are counted more simply: more Battle Points than the enemy is 1 Shift, twice as many 2, three times 3 and so on, always rounded down and never above 10. 26 against 10 is then 2 Shifts instead of 3, but 11 against 10 already gives 1. All other Shifts stay as in 10.51.",
  "10.61":
    "Each cavalry unit is worth just 1 BP, but numbers count: with more of them than the enemy you have Superiority (1 Shift), with three times as many, or at least 2 against none, Supremacy (3 Shifts). So 5 against 2 is Superiority, 3 against 1 Supremacy, and 1 against none still only Superiority. It also helps you to hinder withdrawals (10.43) and to stop retreats (10.96). Elephants can cancel cavalry (10.67).",
  "10.62":
    "In a Mountain Fortress, and wherever walls are used, cavalry on either side counts for nothing: no BP, no Shifts, and it takes no losses. The same goes for the cavalry of an army attacking from the sea, while the defender's does count. Cavalry behind walls is lost when the infantry there is wiped out.",
  "10.63":
    "Cavalry without infantry fights like any army, 1 BP each with the usual Superiority or Supremacy; garrisons beside it don't count as infantry. Only in a Mountain Fortress can it not hold out: attacked or intercepted there, it withdraws by itself (10.41), and if there is no way out it is lost.",
  "10.64":
    "A rule of the Advanced Game, where your table may switch it off; in the Standard Game it may switch it on. From turn 3, and only to turn 8 where 10.65 is used, every two full legions of a Roman army count as one cavalry unit for Superiority and Supremacy, but they add no BP and take no losses. For Supremacy you need at least as much real cavalry beside them: four legions with 1 cavalry unit against none have Superiority only, with 2 they have Supremacy.",
  "10.65":
    "A rule of the Advanced Game that your table may switch on; in scenario VI it always holds. In turns 9 and 10 legions have no cavalry of their own, and a full legion is worth 5 BP instead of 4: it is lost for 5 and reduced for up to 2. Reduced legions stay at 2.",
  "10.66":
    "Some powers begin with elephants; otherwise you raise them for 1 Talent each, in the few provinces that have them, such as Numidia or Syria, while you control one. They come only where land units of yours stand or are being raised, for they don't live alone (10.68).",
  "10.67":
    "Before the battle both sides, the attacker first, say how many elephants they send in; then all of these roll a die, and everything applies together. On 1, 2 or 3 one enemy cavalry unit is out of this battle: it neither counts nor takes losses. A 1 also costs the enemy 1 BP, a 4 does nothing, on 3 and 5 the elephant is lost, and on a 6 it runs wild: the elephant and 1 BP of your own are gone. All such BP of one side are taken as one loss, before Battle Points are counted. They are a gamble, best played against an enemy who relies on cavalry.",
  "10.68":
    "Elephants fight only in the open: not in a Mountain Fortress, not where walls are used, and not on the side that attacks from the sea. Without a land unit of their owner they die at once, wherever they are; garrisons, foreign armies or an army still aboard ship are no company.",
  "10.69":
    "You cannot give up elephants as losses of a battle, though attrition may take them (9.43). If everything else in the army is lost, they are lost too.",
  "10.71":
    "Where walls are used, both sides may pay for Siege Expertise. Each bids in secret up to the whole Treasury, the bids are shown together, and both are paid, the loser's too. The higher one gets 1 Shift; on a tie nobody does, and the money is gone all the same. Neutrals and barbarians never bid, and with an empty Treasury you cannot; without an opponent 1 Talent is enough, so you cannot bid more.",
  "10.72":
    "Siege Expertise lasts for one battle. If you attack the same City again, even in the same Activation, both of you bid and pay anew.",
  "10.73":
    "Whoever attacks from the sea cannot bid for Siege Expertise. The defender may, and then needs just 1 Talent. But if the army outside is driven off, the attacker has landed and may bid for the storm of its walls that follows.",
  "10.81":
    "A legion takes up to 2 BP of losses by being reduced, and is then worth 2 BP; another 1 or 2 eliminate it. A full legion that is eliminated takes 4. Before one legion is reduced, those already reduced must go: if you have two full legions and a reduced one and lose 1 BP, the reduced one is lost. Lighter units beside them can of course take the point instead.",
  "10.82":
    "Heavy infantry can be reduced as well, for up to 2 BP, and is then worth just 1; the next point eliminates it. A full one takes 3 if it is eliminated. Mercenaries are never reduced: heavy mercenaries are lost whole or not at all. A single point goes to a unit that is already reduced, if nothing lighter takes it; but if one full and one reduced heavy infantry owe 2, the full one is reduced, and the two make one again (10.86).",
  "10.83":
    "Reducing a legion or heavy infantry takes 2 BP of losses and no more. If the same unit is to take a third, it is eliminated outright.",
  "10.84":
    "When it takes its losses in a battle, each side may reduce one unit at most. If three legions owe 3 BP, you cannot reduce two of them to share the blow: one is lost. With 6 BP to give, one is lost (4) and another reduced (2). A unit that elephants made you reduce counts: if the battle makes you reduce another, the two together take no more than a full unit would, 3 BP if there is heavy infantry among them. Allies on one side have this one reduction together, and share the losses by BP as nearly as their units allow.",
  "10.85":
    "Attrition counts units, not Battle Points: reducing a legion or heavy infantry is one unit, eliminating a full one two (9.43).",
  "10.86":
    "As soon as two reduced legions, or two reduced heavy infantry, are in one Space, they become one full unit. If one of the two is on the march, the new unit stays there or joins for 1 MP, as you like. Apart from that you rebuild them where they stand for 1 Talent each, in a Recruitment operation or in the Manpower Phase; those you don't rebuild in the Manpower Phase settle down as one garrison each. An isolated unit can be rebuilt only in a province you control that raises its kind; if the way to it leads through Rhodes, it costs 1 Talent more (6.16).",
  "10.87":
    "This matters only if your table plays with legionary cavalry (10.64): reduced legions have none. Four full legions count as 2 cavalry, but three full ones and a reduced one as 1, until it is rebuilt.",
  "10.91":
    "If you defended in the open and lost, you may retreat one or two Spaces by land, or one by sea (10.95), if there is a way. You then lose 10 % less, whether you go one Space or two; but you remain the loser. Standing costs more men, yet keeps you the Space unless the attacker forces you out (10.92).",
  "10.92":
    "If you attacked and won, and the defender stands, you may spend 1 MP to drive the army out: it retreats as if it wanted to, also with 10 % fewer losses, and the Space is yours. If it has nowhere to go it is destroyed (10.94). You cannot force tribes, barbarians, slaves or neutrals, nor anyone who used walls or whose retreat your cavalry has just stopped (10.96). Interceptors have no MP to spend and force nobody.",
  "10.93":
    "The attacker never retreats, however badly it went, and that includes interceptors. Unless the Space is cleared, the attacking army simply regroups where it came from (10.97).",
  "10.94":
    "By land you retreat to a neighbouring Space without foreign troops, garrisons, Towns or Cities, and never by the way the attacker came. You may go on to a second Space directly connected to the first, but only to one that does not touch the battle. All units of the army go together, garrisons too; militia that would have to leave home is lost. Without any way you may not retreat of your own accord, and if you are forced to, army and leader are lost.",
  "10.95":
    "By sea you retreat from a port in which galley squadrons of your own lie, to a friendly port one sea step away. No enemies may be there, ashore or afloat, and it may not be the port the attacker came from. All your squadrons there sail along. An ally's ships don't help, nor a fleet that has mutinied, but Rhodian squadrons in your service do. The Soldier of Fortune takes one squadron of his power along.",
  "10.96":
    "If you won as the attacker and your cavalry counted, you may try to stop the retreat: roll a 1 with Superiority, or 1 to 3 with Supremacy, and the enemy has to stay and take full losses. Others may intercept the retreat once the losses are taken, but not the army just fought; it ends where that battle leaves it. Whoever used walls can retreat only by sea. Each land point on the way costs another BP, and an Alpine pass its attrition besides (9.32); beyond the first Space after points you cannot go.",
  "10.97":
    "If the defender is still in the Space after the battle, the attacker is put back on the Space he came from; this is no retreat, and nobody can intercept it. If that was a land point or pass, he stays there only with enough MP to reach a Space, otherwise in the last Space he was in. Whoever landed is back aboard (11.35). With MP left you may attack again, but when you come again you can be intercepted again.",
} as const;
