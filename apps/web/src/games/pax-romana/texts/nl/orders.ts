import type { OrderTexts } from "../en/orders.ts";

/** Wat de tafel namens iemand antwoordt. */
const nl: OrderTexts = {
  until: "Tot deze ronde voorbij is, zonder dat iemand het merkt:",
  powers: { rome: "Rome", carthage: "Carthago", greece: "Griekenland", east: "het Oosten" },
  names: {
    bribes: "Geen steekpenningen bieden",
    interceptions: "Niemand onderscheppen",
    stand: "Voor een slag nooit uitwijken",
    withdraw: "Voor een slag altijd uitwijken",
  },
};

export default nl;
