import { isObject } from "@ara/kernel";
import { servedPaxRomana, type PaxRomana } from "@ara/pax-romana";
import { readInstructions, standingAnswer, type Instruction } from "@ara/pax-romana/standing";
import type { Attendant, TableTypes } from "@ara/protocol";
import { inForce, isPolicy, readPolicies, type Policy } from "../policies.ts";

/** 4.3: no bribes; 10.31: no interceptions; 10.41: never withdraw, or always: at which question, and what is answered. */
const POLICIES = {
  bribes: ["bribe.offer", "noOffer"],
  interceptions: ["interception.attempt", "pass"],
  stand: ["withdrawal.ask", "stand"],
  withdraw: ["withdrawal.ask", "withdraw"],
} as const;
const NAMES = Object.keys(POLICIES) as readonly (keyof typeof POLICIES)[];

interface Standing {
  readonly instructions: readonly Instruction[];
  readonly policies: readonly Policy[];
}

/** They come in one list, as whoever let them stand is told of them again. */
type Stands = readonly (Instruction | Policy)[];
const split = (all: Stands): Standing => ({
  instructions: all.filter((one) => !isPolicy(one)) as readonly Instruction[],
  policies: all.filter((one) => isPolicy(one)) as readonly Policy[],
});

/** What people let stand for a turn; 17.15: in the Advanced Game also that they play no card. */
export const attendantOfPaxRomana = (config: PaxRomana["config"]): Attendant<TableTypes, unknown> => ({
  read(json) {
    // Whether somebody is asked anyway where he can only pass is for tables at which he is alone.
    const list = isObject(json) ? json["instructions"] : json;
    if (!Array.isArray(list)) return null;
    const { instructions, policies } = split(list as Stands);
    if (instructions.length > 0 && config.game !== "advanced") return null;
    const read = [readInstructions(instructions), readPolicies(policies, NAMES)];
    return read.includes(null) ? null : read.flat();
  },
  answer(standing, seen, seat) {
    const view = seen as PaxRomana["view"];
    const { instructions, policies } = split(standing as Stands);
    const cards = standingAnswer(instructions, view, seat);
    if (cards) return cards;
    const wanted = inForce(policies, view.turn).map((name) => POLICIES[name as keyof typeof POLICIES]);
    if (wanted.length === 0) return null;
    const prompt = servedPaxRomana.prompt(view, seat);
    const [, type] = wanted.find(([question]) => question === prompt?.key) ?? [];
    return prompt?.options.find(({ action, refusal }) => refusal === null && action.type === type)?.action ?? null;
  },
});
