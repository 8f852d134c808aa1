/** Chapter 4: talks, pacts and bribes. */
export const chapter4 = {
  "4.1":
    "Agreements are made at a Meeting. You call one in place of an operation: it uses up your marker but costs no Talent (3.44). Invite whom you like; host and guests in turn make one of the others a proposal, which is accepted or declined, until all of you pass or 12 proposals have been made. You can give Talents (up to 20 in one proposal), cede Spaces where you have nothing but a Town, a City or garrisons, show one of your objectives (15.45), and allow the other side to march through your Spaces, to stand in them, to sail past your fleets, or to lead its lines of communication along your roads. Permissions end with the turn, or when you take them back at the start of one of your Activations; those who still share a Space stay friends until they part. All else is a promise, and promises bind nobody. Whoever was not invited learns what a deal changes on the table, but neither its promises nor what was turned down.",
  "4.2": "Only for the Advanced Game: alliances are made by playing an Alliance card.",
  "4.3":
    "If your table plays with bribery, you can buy your way out at the very moment of danger: when another player is about to attack or intercept you, fight your fleet, force you to retreat, or destroy a Town or City in your Home Territory. You may offer 1 to 10 Talents, for leaving you alone or for anything else you name. If they are taken, they change hands at once and in the open. Whether the other then keeps the bargain is entirely up to him. Before an attack you are asked once for each Space in a march.",
  "4.4":
    "If your table agrees to talks without a Meeting, you may hold them once at the start of each of your own Activations, before you pay, and even with an empty treasury. They cost neither the marker nor a Talent, and everything that can be agreed at a Meeting can be agreed here, just as privately (4.1).",
} as const;
