import { randomUUID } from "node:crypto";
import { advise, botsAtTable } from "@ara/bots/pax";
import type { Decision } from "@ara/kernel";
import type { Pax } from "@ara/pax";

export const thinking = {
  choose: botsAtTable(() => performance.now(), randomUUID),
  advise: (decision: Decision<Pax>) => advise(decision, null),
};
