import type { OrderTexts } from "../en/orders.ts";

/** Was der Tisch in jemandes Namen antwortet. */
const de: OrderTexts = {
  until: "Bis diese Runde zu Ende ist, ohne dass es jemand erfährt:",
  names: {
    senate: "In Senatssitzungen nichts auslegen",
  },
};

export default de;
