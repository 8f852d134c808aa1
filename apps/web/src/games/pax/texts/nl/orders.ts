import type { OrderTexts } from "../en/orders.ts";

/** Wat de tafel namens iemand antwoordt. */
const nl: OrderTexts = {
  until: "Tot deze ronde voorbij is, zonder dat iemand het merkt:",
  names: {
    senate: "In senaatszittingen niets uitleggen",
  },
};

export default nl;
