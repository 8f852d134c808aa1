import { worldOf } from "../../config.ts";
import { EVENTS, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";
import { leadersInPlay } from "./leaders-in-play.ts";

/** 16.2 Conqueror, R104, R173: to the end of the turn the force of this power's Elite leader may move twice. */
export function conqueror(state: State, power: Power, tell: Tell): void {
  const { elite } = worldOf(state.config).data.leaders;
  if (leadersInPlay(state, power).some((leader) => elite[leader] === 1)) setFlag(state, power, FLAGS.conqueror);
  else tell({ type: "noEvent", event: EVENTS.indexOf("conqueror"), rule: "16.2" });
}
