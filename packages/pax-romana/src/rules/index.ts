import { Machine } from "../engine/machine.ts";
import { activation } from "./sequence/activation.ts";
import { activationPhase } from "./sequence/activationPhase.ts";
import { game } from "./sequence/game.ts";
import { gameTurn } from "./sequence/gameTurn.ts";

/** All procedures of the game. */
export const machine = new Machine([game, gameTurn, activationPhase, activation], () => undefined);
