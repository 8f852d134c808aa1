import { FastChance } from "@ara/kernel";
import { GREECE, SOLDIER_LEADER, type ScenarioName } from "../../data/index.ts";
import { soldier } from "../../state/armies.ts";
import { DEAD } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { position, type Given, type Pieces } from "../../testing/position.ts";
import { machine } from "../index.ts";

export const given = (id: ScenarioName, pieces: Readonly<Record<string, Pieces>>, more: Given = {}): State =>
  position(id, { settled: true, ...more, pieces });

/** Scenario I: Pyrrhus is in Corcyra, or dead. */
export function pyrrhicWar(pieces: Readonly<Record<string, Pieces>>, isAlive = true): State {
  const state = given("I", pieces, { leaders: { "soldier-of-fortune": "corcyra" } });
  state.armies = [soldier(GREECE)];
  if (!isAlive) state.leaders[SOLDIER_LEADER] = DEAD;
  return state;
}

/** The last Victory Phase, and what follows it. */
export function lastPhase(state: State, turn: number): State {
  state.turn = turn;
  state.frames = [{ proc: "game", step: "next" }, machine.begin({ proc: "victoryPhase" }, state)];
  machine.run(state, new FastChance("end"), undefined);
  return state;
}
