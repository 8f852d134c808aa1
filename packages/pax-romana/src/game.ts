// All rules: the machine learns them.
import "./rules/index.ts";
import type { Game } from "@ara/kernel";
import { contract, type PaxRomana } from "./contract.ts";
import { invariants } from "./invariants/index.ts";

export type { PaxRomana } from "./contract.ts";

export const paxRomana: Game<PaxRomana> = contract(invariants);
