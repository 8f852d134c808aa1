import type { Owner } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { isOf } from "../under-way.ts";
import type { View } from "../view.ts";

/** Who fights whom in a procedure; nobody where it is no battle. */
function fightersIn(frame: Frame): readonly Owner[] {
  if (isOf(frame, "landBattle")) return [frame.attacker.power, frame.defender.power];
  return isOf(frame, "navalBattle") ? [frame.power, frame.enemy] : [];
}

/** 2.15: whether a viewer looks at a battle as it is fought: one of his own, or any if he only watches. */
export const watchesBattle = ({ frames, viewer, config }: Pick<View, "frames" | "viewer" | "config">): boolean =>
  frames
    .flatMap(fightersIn)
    .some((one) => viewer === "spectator" || (config.seats[viewer] as readonly Owner[] | undefined)?.includes(one));
