import { worldOf } from "../../../config.ts";
import { FRESH, GS, NONE, PONTUS, PORT, type Node, type Unit } from "../../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { addArmy, pontus as armyOfPontus } from "../../../state/armies.ts";
import { advancedOf } from "../../../state/cards.ts";
import { justOwner, withoutOwner } from "../../../state/keys.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, keyOf } from "../../../state/table.ts";
import { mayComeBack } from "../../battle/coming-back.ts";
import { occupiersAt } from "../../control/holder.ts";
import { fleetsAt } from "../../naval/waters.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type Pontus = Body<
  "pontus",
  {
    locals: { /** Units still to be placed, by sort. */ left: number[] };
    acts: "begin" | "next";
    asks: { place: "choose" | "nothing" };
  }
>;
type PontusFrame = FrameOf<Pontus>;

/** 12.55, R484: Spaces of Pontus where nobody else is, nor may come back to. */
function openSpaces(state: State): Node[] {
  const { map } = worldOf(state.config);
  const province = map.provinceOf.get("pontus");
  if (province === undefined) return [];
  return map.spacesOf[province]!.filter(
    (node) =>
      map.inPlay[node] === 1 &&
      withoutOwner(occupiersAt(state, node), PONTUS) === 0 &&
      !mayComeBack(state, node, (owner) => owner !== PONTUS),
  );
}

/** R351: ports among them without squadrons of others. */
const openPorts = (state: State): Node[] =>
  openSpaces(state).filter(
    (node) => worldOf(state.config).map.kind[node] === PORT && (fleetsAt(state, node) & ~justOwner(PONTUS)) === 0,
  );

const nextUnit = ({ left }: PontusFrame): Unit => left.findIndex((n) => n > 0);

const placesFor = (state: State, frame: PontusFrame): Node[] =>
  nextUnit(frame) === GS ? openPorts(state) : openSpaces(state);

export const pontusByCard: CardEffect = {
  at: ANY_TIME,
  refuse: (state) => (openSpaces(state).length === 0 ? refusal("card.nowhere", {}) : undefined),
  does: "pontus",
};

/** 12.55, R351: the kingdom of Pontus enters the game for a power, with a marker of its own. */
export const pontus = procedure<Pontus>({
  name: "pontus",
  rule: "12.55",
  locals: (_, state) => ({ left: worldOf(state.config).data.byCard.pontus!.slice() }),
  steps: {
    begin(state, { power }, course) {
      const advanced = advancedOf(state);
      advanced.pontusPlayer = power;
      advanced.pontusMarkers = 1;
      addArmy(state, armyOfPontus(power));
      course.tell({ type: "pontusCame", power, rule: "12.55" });
      course.go("next");
    },
    next: (_state, frame, course) => (nextUnit(frame) === NONE ? course.end() : course.go("place")),
    place: {
      prompt: "pontus.place",
      rule: "12.55",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const node of placesFor(state, frame)) into.push({ type: "choose", node });
      },
      skip(state, frame) {
        const [node, another] = placesFor(state, frame);
        if (node === undefined) return { type: "nothing" };
        return another === undefined ? { type: "choose", node } : undefined;
      },
      take(state, frame, _, action, course) {
        const unit = nextUnit(frame);
        frame.left[unit]!--;
        if (action.type === "choose") {
          addUnits(state, keyOf(action.node, PONTUS, FRESH), unit, 1);
          course.tell({ type: "pontusPlaced", node: action.node, unit, rule: "12.55" });
        }
        course.go("next");
      },
    },
  },
});
