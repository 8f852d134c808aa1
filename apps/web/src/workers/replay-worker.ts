import type { GameTypes } from "@ara/kernel";
import { offer } from "@ara/protocol";
import type { LookingBack } from "../games/game.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";
import { replaying } from "./replaying.ts";

/** Records are read, verified and leafed through here, so that the page stays free. */

const LOOKING_BACK = import.meta.glob<{ readonly lookingBack: LookingBack<GameTypes> }>("../games/*/looking-back.ts");

offer(
  toStarter,
  replaying(async (game) => (await partOf(LOOKING_BACK, game))?.lookingBack),
);
