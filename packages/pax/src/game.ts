import { contract } from "./contract.ts";
import { invariants } from "./invariants.ts";

export const pax = contract(invariants);
