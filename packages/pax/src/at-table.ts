import { contract } from "./contract.ts";
import { servedBy } from "./serving.ts";

/** PAX as a browser serves it: nothing that is only proved of it. */
export const paxAtTable = servedBy(contract([]));
