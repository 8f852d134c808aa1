import type { OrderTexts } from "../en/orders.ts";

/** Was der Tisch in jemandes Namen antwortet. */
const de: OrderTexts = {
  until: "Bis diese Runde zu Ende ist, ohne dass es jemand erfährt:",
  powers: { rome: "Rom", carthage: "Karthago", greece: "Griechenland", east: "der Osten" },
  names: {
    bribes: "Keine Bestechung anbieten",
    interceptions: "Niemanden abfangen",
    stand: "Vor einer Schlacht nie ausweichen",
    withdraw: "Vor einer Schlacht immer ausweichen",
  },
};

export default de;
