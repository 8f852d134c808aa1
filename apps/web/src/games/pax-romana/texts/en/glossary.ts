import type { Term, TermId } from "../../glossary/terms.ts";

const term = (name: string, forms: string, text: string): Term => ({ name, forms: forms.split("|"), text });

/** The terms of the game, in English; the type of the other languages. */
const en = {
  about: (name: string) => `What is “${name}”?`,
  title: "Terms",
  terms: {
    space: term("Space", "Space|Spaces", "A circle on the map where units can stand. Provinces are made of Spaces."),
    province: term(
      "Province",
      "province|provinces",
      "Some Spaces together. Who holds most of them controls it and has its Talent.",
    ),
    territory: term(
      "Territory",
      "Territory|Territories|Home Territory",
      "A large coloured area of one or more provinces. Each power has a Home Territory.",
    ),
    talent: term("Talent", "Talent|Talents", "The money of the game. Most Activations cost one."),
    stability: term(
      "Stability",
      "Stability",
      "How firmly a power sits at home, from -6 to +8. Provinces won and lost move it.",
    ),
    marker: term(
      "Activation Marker",
      "Activation|Activations|marker|markers",
      "When yours is drawn from the cup, you act once: Expansion, Recruitment or a Meeting.",
    ),
    expansion: term(
      "Expansion",
      "Expansion|Expansions",
      "An Activation in which armies and fleets move: one Major Move and two Minor Moves.",
    ),
    recruitment: term(
      "Recruitment",
      "Recruitment",
      "An Activation in which troops or galleys are raised and paid at once.",
    ),
    major: term(
      "Major Move",
      "Major Move|Major Moves",
      "Any or all of your units in one Space move together, as far as die and leader carry them.",
    ),
    minor: term(
      "Minor Move",
      "Minor Move|Minor Moves",
      "One single unit or leader moves; or something is built instead.",
    ),
    mp: term(
      "Movement Points",
      "MP|Movement Points",
      "A die and the leader's Campaign Rating; a Space costs 1, an attack 1 more.",
    ),
    campaign: term(
      "Campaign Rating",
      "Campaign Rating|Campaign Ratings",
      "The second number of a leader: how many Movement Points he adds.",
    ),
    tactical: term(
      "Tactical Rating",
      "Tactical Rating|Tactical Ratings",
      "The first number of a leader: how much he helps in battle and in intercepting.",
    ),
    elite: term(
      "Elite leader",
      "Elite leader|Elite leaders",
      "A leader with a star. A power has only one of them in play at a time.",
    ),
    bp: term(
      "Battle Points",
      "BP|Battle Points",
      "Strength in battle: a legion 4, heavy infantry 3, most others 1; garrisons 0.",
    ),
    shift: term(
      "Shift",
      "Shift|Shifts|shift|shifts",
      "A pip by which the stronger side raises its own die or lowers the other one.",
    ),
    intercept: term(
      "Interception",
      "intercept|interception",
      "Your army goes to meet an enemy who marches past: two dice and a Tactical Rating must come to 12.",
    ),
    withdraw: term(
      "Withdrawal",
      "withdraw|withdrawal|withdraws",
      "A defender leaves before the battle, as far as a die carries him.",
    ),
    siege: term(
      "Siege Expertise",
      "Siege Expertise",
      "Both bid Talents in secret before walls are stormed; whoever bids more has a Shift.",
    ),
    walls: term(
      "Wall Points",
      "Wall Point|Wall Points|walls",
      "What a Town or City adds to its defenders: up to 2 and 5.",
    ),
    town: term("Town", "Town|Towns", "Costs 2 Talents and a garrison; brings 1 Talent and 1 CVP, has 2 Wall Points."),
    city: term(
      "City",
      "City|Cities",
      "Grows from a Town for 3 Talents and a legion; brings 3 Talents and 3 CVP, has 5 Wall Points.",
    ),
    garrison: term(
      "Garrison",
      "garrison|garrisons",
      "Holds a Space at little cost, but does not fight: an army that comes in sweeps it away.",
    ),
    legion: term("Legion", "legion|legions|Legion|Legions", "Rome's heavy infantry: 4 Battle Points, 2 once reduced."),
    militia: term(
      "Militia",
      "militia",
      "People called to arms after a battle lost at home; costs Stability and goes home in the next turn.",
    ),
    squadron: term(
      "Squadron",
      "squadron|squadrons",
      "Galleys: they fight at sea and protect armies that cross it; on their own they sail without limit.",
    ),
    line: term(
      "Line of communication",
      "line of communication|lines of communication",
      "A way by land or sea back home that no enemy cuts. Without it there is no income, and armies waste away.",
    ),
    attrition: term(
      "Attrition",
      "attrition|Attrition",
      "Units lost at the end of a turn by armies that are cut off, and in Alpine passes.",
    ),
    gop: term(
      "Geographic Objective Points",
      "GOP",
      "Points for provinces and territories; they are compared at the end of a turn.",
    ),
    cvp: term("Civilization Points", "CVP", "Points for Towns and Cities; they are compared at the end of a turn."),
    vp: term("Victory Points", "VP|Victory Points", "What wins the game. GOP and CVP bring them, turn by turn."),
    sack: term("Sacking", "sack|sacked", "The army plunders a Town or City it has captured, for Talents."),
    tribe: term("Tribe", "tribe|tribes", "An unknown number of barbarians that waits in a tribal Space."),
    objective: term(
      "Objective",
      "objective|objectives",
      "A secret aim that brings Victory Points when it is fulfilled.",
    ),
    meeting: term(
      "Meeting",
      "Meeting|Meetings",
      "An Activation that costs nothing: whoever is invited may talk and make agreements.",
    ),
    range: term(
      "Unrest and Turmoil",
      "Unrest|Turmoil",
      "Stability below 0 and below -3: a smaller army is kept for nothing, and events hit harder.",
    ),
  } satisfies Record<TermId, Term> as Readonly<Record<TermId, Term>>,
};

export default en;
export type GlossaryTexts = typeof en;
