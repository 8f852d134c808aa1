import { GARR, NONE, type Node, type Power } from "../../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { emptyRow, type State } from "../../../state/state.ts";
import { countAt, countIn, nodeOfKey, ownerOfKey, takeStanding } from "../../../state/table.ts";
import { isPower } from "../../control/keeper.ts";
import type { CardEffect } from "./effect.ts";

type LocalInsurrection = Body<
  "localInsurrection",
  { locals: { node: Node }; asks: { where: "choose"; whose: "choosePower" } }
>;

/** R318: Spaces with a garrison of any power, the own included. */
const garrisoned = (state: State): Node[] => {
  const keys = state.table.keys.filter((key) => isPower(ownerOfKey(key)) && countIn(state, key, GARR) > 0);
  return [...new Set(keys.map(nodeOfKey))];
};

const ownersAt = (state: State, node: Node): Power[] =>
  state.order.filter((power) => countAt(state, node, power, GARR) > 0);

export const localInsurrectionByCard: CardEffect = {
  at: [],
  refuse: (state) => (garrisoned(state).length === 0 ? refusal("card.void", {}) : undefined),
  does: "localInsurrection",
};

/** 17.2, R318: the drawer takes one garrison off the map. */
export const localInsurrection = procedure<LocalInsurrection>({
  name: "localInsurrection",
  rule: "17.2",
  locals: () => ({ node: NONE }),
  steps: {
    where: {
      prompt: "insurrection.where",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _, _power, into) {
        for (const node of garrisoned(state)) into.push({ type: "choose", node });
      },
      take(_state, frame, _, { node }, course) {
        frame.node = node;
        course.go("whose");
      },
    },
    whose: {
      prompt: "insurrection.whose",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, { node }, _, into) {
        for (const power of ownersAt(state, node)) into.push({ type: "choosePower", power });
      },
      skip(state, { node }) {
        const owners = ownersAt(state, node);
        return owners.length === 1 ? { type: "choosePower", power: owners[0]! } : undefined;
      },
      take: (state, frame, _, { power }, course) => remove(state, frame, power, course),
    },
  },
});

function remove(
  state: State,
  { node }: FrameOf<LocalInsurrection>,
  owner: Power,
  course: Course<LocalInsurrection>,
): void {
  const units = emptyRow();
  units[GARR] = 1;
  takeStanding(state, node, owner, GARR, 1);
  course.tell({ type: "unitsRemoved", owner, node, units, rule: "17.2" });
  course.end();
}
