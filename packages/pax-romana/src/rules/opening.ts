import type { AnyProcedure } from "../engine/machine.ts";
import { activation } from "./sequence/activation.ts";
import { activationPhase } from "./sequence/activation-phase.ts";
import { game } from "./sequence/game.ts";
import { gameTurn } from "./sequence/game-turn.ts";
import { placement } from "./sequence/placement.ts";

/** What leads a Standard Game to its first question. */
export const OPENING: readonly AnyProcedure[] = [game, gameTurn, placement, activationPhase, activation];
