import { worldOf } from "../../config.ts";
import type { Node, Power } from "../../data/index.ts";
import { against, procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { mutineersAt, mutiniesOf, payMutineers } from "./mutinies.ts";

type MutinyPay = Body<"mutinyPay", { asks: { begin: "payMutiny" | "done" } }>;

/** 16.2 Naval Mutiny: its owner may pay a Talent for every squadron of a fleet; then it moves again. */
export const mutinyPay = procedure<MutinyPay>({
  name: "mutinyPay",
  rule: "16.2",
  steps: {
    begin: {
      prompt: "mutiny.pay",
      rule: "16.2",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        for (const node of payable(state, power)) into.push({ type: "payMutiny", node });
        into.push({ type: "done" });
      },
      skip: (state, { power }) => (payable(state, power).length === 0 ? { type: "done" } : undefined),
      refuse: against("payMutiny", () => refusal("mutiny.cannotPay", {})),
      take(state, { power }, _, action, course) {
        if (action.type === "done") return course.end();
        const n = mutineersAt(state, action.node, power);
        changeTalents(state, power, -mutinyPrice(state, power, action.node), "16.2", course.tell);
        payMutineers(state, action.node, power);
        course.tell({ type: "mutinyPaid", power, node: action.node, n, rule: "16.2" });
        course.wait();
      },
    },
  },
});

/** 16.2: what it takes to bring a fleet back. */
export const mutinyPrice = (state: State, power: Power, node: Node): number =>
  mutineersAt(state, node, power) * worldOf(state.config).data.charts.prices.mutinousSquadron;

const payable = (state: State, power: Power): Node[] =>
  mutiniesOf(state, power).filter((node) => mutinyPrice(state, power, node) <= state.powers[power]!.treasury);
