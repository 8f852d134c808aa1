import type { RuleNumber } from "./titles.ts";
import type { ChapterNumber } from "../../rulebook/chapter.ts";

/** The rulebook in English: every rule of docs/pax.md, told to a player. */
export const en = {
  "1.1":
    "Your power comes from 74 influence cards in seven categories. Land (praedium) and Intrigue (conspiratio) have 12 cards each; Wealth (in floribus), Fleet (navis longa), Army (legionarius), Religion (religio) and Senator have 10 each. Each category helps you in its own way, so it pays to know them all.",
  "1.2":
    "Three things matter on a card: its category, its symbols (1 or 2) and its value in aurei (1 to 4). Symbols make you strong and unlock abilities; the value is what the card costs when somebody buys it. “Land ●● 3” is a Land card with 2 symbols and a value of 3 aurei.",
  "1.3":
    "Money is counted in aurei: one aureus, two aurei. The bank never runs dry, so whatever you are owed is always paid in full, however rich the table gets.",
  "1.4":
    "Nocturnus adds 10 cards each of Militia (militia), Scout (exploratorius) and Adversary (adversarius). You then play with 104 cards in 10 categories; chapter 9 tells you what the newcomers can do.",
  "2.1":
    "All the cards are shuffled. With two players 20 of them leave the game unseen, with three players 10 (with Nocturnus 30 and 15); four players use them all. So don't stake everything on one particular card: it may not be in the game at all.",
  "2.2":
    "The legions form a row in the middle, always one more than there are players, numbered I, II, III and so on. Cards for sale pile up under them. The number matters when two groups are worth the same: then Rome takes the lower one (4.2).",
  "2.3":
    "Rome gets 3 cards from the deck, face down. They are the start of its power and stay hidden until the end, unless you spend a turn peeking at them (3.2).",
  "2.4": "Every player starts with 5 aurei. That soon goes on a good group, so choose carefully what you spend it on.",
  "2.5":
    "Chance picks the start player, unless your table names one. In turn order the players draw 2, 3, 4 and 5 cards; each keeps one in secret, and the others go under the deck in the order in which they were drawn. Whoever has to wait longer for a turn gets the better choice here.",
  "2.6":
    "One card from the deck is turned face up under each legion. These are the first cards for sale, and everyone can plan with them.",
  "2.7":
    "Your hand and your money are secret, and so is how much you have of either. If you prefer an open game, your table can agree to show the size of every hand and purse. Whatever happened in the open stays in the log, where you can look it up at any time.",
  "3.1":
    "A full turn runs in a fixed order: you draw cards (you must), you buy a group (if you like), you play cards (if you like) and then collect your income. Or you skip all of that and peek at Rome's cards instead (3.2).",
  "3.2":
    "Instead of a full turn you can look at the 3 cards Rome was dealt face down. Only you see them; you take 2 aurei, and your turn is over. You may do so in any turn and as often as you like while the cards are hidden, just not in a solo game (8.3). It costs you a draw and a purchase, but shows you where Rome is stronger than it seems.",
  "3.3":
    "You draw 3 cards one by one and settle each before you see the next: one goes into your hand, one face up under any legion, one under the deck. The order is yours to choose, but each place is used exactly once. That is the thrill of it: do you keep a decent first card, or hope for a better one?",
  "3.4":
    "With 3 or more Religion symbols in your display you draw the first two cards together. One of them has to go under a legion or under the deck; then you draw the third and choose which of the two left goes into your hand and which to the place still open. If the deck is empty after the first two, you place both as you please.",
  "3.5":
    "With 6 or more Religion symbols you draw all your cards at once and only then decide where each of them goes. No more gambling: you simply keep the best one.",
  "3.6":
    "If the deck runs short, you draw what is there and place it wherever you like among the open places; even a card you slipped under the deck a moment ago can come back. With 3 to 5 Religion symbols and a single card left, you begin with just that one; with 6 or more you take everything at the start and nothing later. Only if there is no card at all when you begin to draw do you take 2 aurei instead, and carry on with buying.",
  "3.7":
    "After drawing you may buy one group: all the cards under one legion, never just some of them. You pay their values added up to the bank and take the cards into your hand; cards worth 1, 3 and 2, for example, cost 6 aurei. An empty legion has nothing to sell.",
  "3.8":
    "Every full 3 Wealth symbols in your display take 1 aureus off the price of a group, down to 0 at the lowest. With 7 Wealth symbols you save 2 aurei, so a group worth 6 costs you only 4. The earlier you build up Wealth, the more often you save.",
  "3.9":
    "You may play as many cards from your hand into your display as you like, one after another. It starts free and gets dearer by one aureus per card: 0, 1, 2, 3 and so on. Four cards in one turn thus come to 6 aurei. You pay for each card as you play it, so this turn's income cannot help you yet.",
  "3.10":
    "Ships and soldiers need backing: count your Land symbols and your Intrigue symbols, and the larger number is your limit, both for your Fleet symbols and for your Army symbols. The two are not added up: 5 Land and 3 Intrigue symbols allow you 5 Fleet and 5 Army symbols. A card that would take you over the limit has to stay in your hand for now. Bonus ships and armies (6.4) don't count here.",
  "3.11":
    "After playing you collect your income: 1 aureus for each card (not symbol) in the longest category you added to this turn, plus 1 if you played at least one Senator. Say you play your fourth Land and your first Senator: that makes 4 + 1 = 5 aurei. With even a single Intrigue among the cards you played, you get nothing; if you played no card at all, you get 2 aurei.",
  "3.12":
    "The first player with an Intrigue symbol in the display takes the primus conspiratus card. Anyone who then has more Intrigue symbols than its holder takes it over at once; on a tie it stays where it is (with Nocturnus, see 9.4). It makes you start player (4.3), is worth a point (6.5), and if Rome wins, you win with it (6.3).",
  "3.13":
    "A card in your display stays there until the end of the game. Nobody can take it from you, but you cannot take it back either.",
  "4.1": "The start player begins, and the others follow clockwise. Once everyone has had one turn, the round is over.",
  "4.2":
    "At the end of the round Rome takes the group with the highest total value, face up. On a tie it is the one under the lowest legion number; if there are no cards under any legion, Rome gets nothing. Rome may hold as many fleets and armies as it likes. So mind what you leave lying around: sooner or later it makes Rome stronger.",
  "4.3":
    "Whoever holds primus conspiratus starts the next round; as long as nobody does, the start player stays the same. Going first means first pick of the groups.",
  "4.4":
    "Then every empty legion gets one new card from the deck, starting with legion I. If the deck cannot supply them all, no card is laid and the game ends on the spot.",
  "5.1":
    "The game ends when the empty legions can no longer all be filled (4.4). It also ends after the round in which the deck ran out, that is, when somebody could not draw or no card is left once the last player is done. Either way everyone has had the same number of turns.",
  "5.2":
    "If the deck ran out during the round, the game is over as soon as the last player is done, and Rome collects no more groups. If your table agrees beforehand, Rome does get this last group.",
  "6.1":
    "Rome turns over its face-down cards and adds them to its display. Now you will see whether your peek, or your hunch, was worth it.",
  "6.2":
    "In each category Rome's symbols are compared with those of every single player; bonus symbols (6.4) count on both sides. Rome is ahead if nobody has more, and so it is on a tie: if Rome has 3 Religion symbols and the two of you have 3 and 2, Rome is ahead. A category in which nobody has any symbols counts for Rome too. It takes just one player with more symbols to deny Rome the category.",
  "6.3":
    "If Rome is ahead in 4 or more of the 7 categories (with Nocturnus in 5 or more of the 10), Rome wins. Points don't matter then: the holder of primus conspiratus wins the game on Rome's side. If nobody holds the card, nobody wins.",
  "6.4":
    "At the end, every full 3 of your Fleet symbols earn you 1 extra Army symbol, and every full 3 Army symbols earn 1 extra Fleet symbol. With 7 Fleet and 3 Army symbols you thus count 8 and 5. Bonus symbols earn no bonus of their own, and Rome gets its bonus as well.",
  "6.5":
    "If Rome has not won, you count your points: 2 for each category in which you have a card (a bonus symbol alone is not enough), and 3 for each in which you have more symbols than Rome. Every Fleet and Army symbol, bonus included, is worth 1 point, and so is primus conspiratus. Finally, add your aurei and the cards in your hand, 1 each: the highest total earns 4 points, and everyone who ties for it gets them.",
  "6.6": "Whoever has the most points wins. If several of you are level at the top, you share the victory.",
  "6.7":
    "Rome is level or ahead only in Senator (2), Fleet (4 + 1 bonus) and Army (3 + 1 bonus), so it does not win. You have 5 categories (10 points), 3 Fleet symbols (3), 1 Army symbol and 1 bonus (2) and beat Rome in Religion, Wealth and Land (9): 24 points. Your rival has 5 categories (10), 1 bonus Fleet (1), 3 Army symbols (3), beats Rome in Intrigue (3), holds primus conspiratus (1) and is the richest (4): 22 points. You win, but had Rome come out on top, your rival would have.",
  "7.1":
    "From five players on, one deck is not enough, so random cards from a second one are shuffled in: 15, 30, 45 or 60 with 5, 6, 7 or 8 players. With Nocturnus it is 30, 45, 60 or 75, on top of the full 104. Nobody knows for sure, then, how often a card is in the game.",
  "7.2": "For the fifth to eighth players the choice grows no further: they, too, pick their first card out of 5.",
  "7.3":
    "At a large table, too, there is one legion more than players: with 6 players there are 7, with 8 they go up to legion IX. More players thus means more groups to choose from.",
  "7.4":
    "Rome begins with 6 cards, 3 face up and 3 face down. You know some of its strengths from the start, and you can peek at the rest (3.2).",
  "7.5":
    "When the active player has played at least one Senator, a senate session follows after the income: clockwise, each of the others may play one card from the hand for exactly 1 aureus. It brings no income, the limit holds (3.10), and primus conspiratus moves at once if it has to. A Senator played there opens no new session. Keep an aureus ready, for there is no other way to play a card outside your own turn.",
  "7.6": "Everything else is just as with two to four players. If you know the small game, you know the large one too.",
  "8.1":
    "On your own you start with 5 aurei and 3 legions. Of the shuffled cards, 30 are set aside unseen (with Nocturnus 40 of 104), and Rome gets 3 face down. How you get your first card depends on how far you are in the campaign (8.5).",
  "8.2":
    "A round is just one turn of yours. After that Rome collects a group and the empty legions are filled, as in 4.2 to 4.4. Rome thus grows after every turn you take, so don't dawdle.",
  "8.3":
    "In a solo game you may not peek at Rome's face-down cards. You find out only at the end what it was hiding, so a small lead may turn out to be too small.",
  "8.4":
    "The campaign has five games, each harder than the last. To win, you need all 7 categories in your display and more symbols than Rome in at least 3, 4, 5, 6 and finally 7 of them, bonuses counted on both sides. With Nocturnus it is all 10 categories, and more symbols in 6, 7, 8, 9 and finally 10. Primus conspiratus cannot save you here: a lost game is lost.",
  "8.5":
    "In games 1 and 2 you draw 2 cards, keep one and slip one under the deck. In games 3, 4 and 5 you draw 3, 4 or 5, play 1, 2 or 3 of them straight away, slip one under the deck and keep one. What you play at the start is free, brings no income and may exceed the limit of 3.10. After that, a Fleet or Army card can be played only if its category is within the limit again; all other cards always fit.",
  "8.6":
    "When you win a game, the next one opens. When you lose, you may try the same game again, as often as you like.",
  "9.1":
    "Nocturnus plays like the base game, with three new categories, which makes ten. Rome now needs to be ahead in only 5 of the 10 (6.3), so half is enough: stay alert.",
  "9.2":
    "Every full 4 Militia symbols in your display let you draw and keep one card more: with 4 symbols you draw 4 cards and keep 2, with 8 you draw 5 and keep 3. One card still goes under a legion and one under the deck. If you then have 3 or more Religion symbols as well, you always hold two drawn cards and may put either into any open place before you draw the next; with 6 or more you see them all at once.",
  "9.3":
    "Every full 4 Scout symbols in your display make one more card free before the usual scale (free, 1, 2 and so on) begins. With 4 symbols, three cards thus cost you 1 aureus instead of 3. Only Scouts that were there before you began to play count; those of this turn help you from the next one on.",
  "9.4":
    "Adversaries come at a price: after your income, for every full 4 of their symbols in your display, you must give Rome a card of your choice from your hand, face up, as far as your hand allows. You owe this tribute after every full turn, even if you played nothing, but not after a peek. In return they help you plot: whenever players are level on Intrigue symbols (and have at least 1), more Adversary symbols win primus conspiratus. If those are level too, it stays where it is.",
  "9.5":
    "When you play Nocturnus solo, 40 of the 104 cards are set aside (8.1), and you aim for the higher goals of ten categories (8.4). Everything else is as in the solo game you know.",
  "10.1":
    "We promise you: no card gets lost, and none comes out of thin air. Deck, cards set aside, Rome, legions, hands and displays together always make up exactly the set you began with.",
  "10.2":
    "We promise you: no coin appears or vanishes without a reason. Every change in a player's aurei goes back to a rule, and that rule is recorded with it.",
  "10.3":
    "We promise you: nobody learns from us what they may not know, be they player or spectator. The order of the deck, the cards set aside, the hands of others and what others slipped under the deck stay secret, and so do Rome's face-down cards unless you peeked at them.",
  "10.4":
    "We promise you: if something is not allowed, we tell you which rule stands in the way, such as PAX 3.10. Nothing has happened then; the game stays as it was, and you simply choose again.",
} satisfies Readonly<Record<RuleNumber, string>>;

export const chapters = {
  "1": "What you play with",
  "2": "Set-up for 2 to 4 players",
  "3": "Your turn",
  "4": "The round",
  "5": "The end of the game",
  "6": "Who wins?",
  "7": "Five to eight players",
  "8": "Alone against Rome",
  "9": "The Nocturnus expansion",
  "10": "Our promise",
} satisfies Readonly<Record<ChapterNumber, string>>;
