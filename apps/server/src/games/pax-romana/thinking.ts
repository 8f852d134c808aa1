import { randomUUID } from "node:crypto";
import { advise, botsAtTable } from "@ara/bots/pax-romana";
import type { Decision } from "@ara/kernel";
import type { PaxRomana } from "@ara/pax-romana";

const choose = botsAtTable(randomUUID);

export const thinking = {
  choose: async (level: string, decision: Decision<PaxRomana>) => ({
    action: await choose(level, decision),
    reason: null,
  }),
  advise,
};
