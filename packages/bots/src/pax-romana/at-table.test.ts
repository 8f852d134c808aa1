import { config, paxRomana } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { botsAtTable } from "./at-table.ts";
import { decisionIn } from "./table.ts";
import { opening } from "./testing.ts";

test("every level answers with something legal; the one that plans when it is loaded, the others at once", async () => {
  const state = opening(config("II", { measures: { turns: 1 } }), "table");
  const [seat] = paxRomana.toAct(state);
  const decision = decisionIn(state, seat!);
  const choose = botsAtTable(() => "seed");
  for (const level of ["steady", "random"]) expect(decision.legal).toContain(choose(level, decision));
  const planned = choose("imperator", decision);
  expect(planned).toBeInstanceOf(Promise);
  expect(decision.legal).toContain(await planned);
});
